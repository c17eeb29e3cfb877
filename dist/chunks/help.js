const e=require("./start.js");function t(){return`refdiff says what really changed between two revisions of a Markdown reference document.

Usage:
${s(e.t.map(({name:e,takes:t,summary:n})=>[`refdiff ${e} ${t}`,n]))}

${i([`help`,`version`])}

\`refdiff COMMAND --help\` lists the command's options.

${r}
`}function n({name:e,takes:t,summary:n,notes:a,options:o}){return`${[`Usage: refdiff ${e} ${t}`,`${n.charAt(0).toUpperCase()}${n.slice(1)}.`,...a?[c(a,100).join(`
`)]:[],i(o),r].join(`

`)}\n`}const r=`Exit status: 0 no finding at or above --fail-on, 1 findings at or above it, 2 trouble
(bad usage, unreadable input, no table in either document, bad config).`,i=t=>`Options:\n${s(t.map(e.n).map(e=>[a(e),o(e)]))}`,a=({name:e,short:t,value:n})=>`${t?`-${t}, `:`    `}--${e}${n?` ${n}`:``}`;function o({summary:e,choices:t,default:n}){return t?`${e}: ${t.map(e=>e===n?`${e} (default)`:e).join(`, `)}`:e}function s(e){let t=Math.max(...e.map(([e])=>e.length));return e.flatMap(([e,n])=>c(n,100-t-4).map((n,r)=>`  ${(r===0?e:``).padEnd(t)}  ${n}`)).join(`
`)}function c(e,t){let n=[],r=``;for(let i of e.split(` `))r&&r.length+1+i.length>t?(n.push(r),r=i):r=r?`${r} ${i}`:i;return[...n,r]}exports.help=function(e){return e?n(e):t()};