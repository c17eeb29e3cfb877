const e=require("./core.js"),t=require("./problem.js"),n=require("./start.js");function r(n){let r=e.pt.find(e=>e.id===n);if(r)return r;let i=t.o(n,e.pt.map(({id:e})=>e)),a=i?`did you mean \`refdiff explain ${i}\`?`:"see `refdiff explain` for all rules";throw new e.St(`usage`,`no rule is named \`${n}\``,a)}function i(){let t=Math.max(...e.pt.map(({id:e})=>e.length));return e.pt.map(({id:e,level:n,summary:r})=>`${e.padEnd(t)}  ${n.padEnd(7)}  ${r}\n`).join(``)}function a({id:e,level:t,summary:n,why:r,examples:i}){return`${[`${e} (${t})`,`${n}.`,`${r}.`,...i.map(o)].join(`

`)}\n`}function o({title:e,old:t,new:n,level:r}){return[r?`Example: ${e} (${r})`:`Example: ${e}`,t===n?s(n):`${s(t)}\n\n  becomes\n\n${s(n)}`].join(`

`)}const s=e=>e.trimEnd().split(`
`).map(e=>e?`    ${e}`:``).join(`
`);exports.explain=async function(e,t){let[o]=e.positionals;return n.i(o===void 0?i():a(r(o)),e,t),0};