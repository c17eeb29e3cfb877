import{n as e,r as t}from"./command-line.js";function n(e){return e?i(e):r()}function r(){return`refdiff says what really changed between two revisions of a Markdown reference document.

Usage:
${l(e.map(({name:e,takes:t,summary:n})=>[`refdiff ${e} ${t}`,n]))}

${o([`help`,`version`])}

\`refdiff COMMAND --help\` lists the command's options.

${a}
`}function i({name:e,takes:t,summary:n,notes:r,options:i}){return`${[`Usage: refdiff ${e} ${t}`,`${n.charAt(0).toUpperCase()}${n.slice(1)}.`,...r?[u(r,100).join(`
`)]:[],o(i),a].join(`

`)}\n`}const a=`Exit status: 0 no finding at or above --fail-on, 1 findings at or above it, 2 trouble
(bad usage, unreadable input, no table in either document, bad config).`,o=e=>`Options:\n${l(e.map(t).map(e=>[s(e),c(e)]))}`,s=({name:e,short:t,value:n})=>`${t?`-${t}, `:`    `}--${e}${n?` ${n}`:``}`;function c({summary:e,choices:t,default:n}){return t?`${e}: ${t.map(e=>e===n?`${e} (default)`:e).join(`, `)}`:e}function l(e){let t=Math.max(...e.map(([e])=>e.length));return e.flatMap(([e,n])=>u(n,100-t-4).map((n,r)=>`  ${(r===0?e:``).padEnd(t)}  ${n}`)).join(`
`)}function u(e,t){let n=[],r=``;for(let i of e.split(` `))r&&r.length+1+i.length>t?(n.push(r),r=i):r=r?`${r} ${i}`:i;return[...n,r]}export{n as help};