const e=require("./start.js");function t(){return`refdiff says what really changed between two revisions of a Markdown reference document.

Usage:
${s(e.n.map(({name:e,takes:t,summary:n})=>[`refdiff ${e} ${t}`,n]))}

${i([`help`,`version`])}

\`refdiff COMMAND --help\` lists the command's options.

${r}
`}function n(e){let{name:t,takes:n,summary:a,notes:o,options:s}=e;return`${[`Usage: refdiff ${t} ${n}`,`${a.charAt(0).toUpperCase()}${a.slice(1)}.`,...o?[c(o,100).join(`
`)]:[],i(s,e),r].join(`

`)}\n`}const r=`Exit status: 0 no finding at or above --fail-on, 1 findings at or above it, 2 error
(bad usage, unreadable input, no table in either document, bad config).`,i=(t,n)=>`Options:\n${s(t.map(e.r).map(e=>[a(e),o(e,n)]))}`,a=({name:e,short:t,value:n})=>`${t?`-${t}, `:`    `}--${e}${n?` ${n}`:``}`;function o(t,n){let{summary:r,default:i}=t,a=e.t(t,n);return a?`${r}: ${a.map(e=>e===i?`${e} (default)`:e).join(`, `)}`:r}function s(e){let t=Math.max(...e.map(([e])=>e.length));return e.flatMap(([e,n])=>c(n,100-t-4).map((n,r)=>`  ${(r===0?e:``).padEnd(t)}  ${n}`)).join(`
`)}function c(e,t){let n=[],r=``;for(let i of e.split(` `))r&&r.length+1+i.length>t?(n.push(r),r=i):r=r?`${r} ${i}`:i;return[...n,r]}exports.help=function(e){return e?n(e):t()};