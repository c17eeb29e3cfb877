const e=require("./core.js");function t(t){let n=e.rules.find(e=>e.id===t);if(n)return n;let r=e.closest(t,e.rules.map(({id:e})=>e)),i=r?`did you mean \`refdiff explain ${r}\`?`:"see `refdiff explain` for all rules";throw new e.UserError(`usage`,`no rule is named \`${t}\``,i)}function n(){let t=Math.max(...e.rules.map(({id:e})=>e.length));return e.rules.map(({id:e,level:n,summary:r})=>`${e.padEnd(t)}  ${n.padEnd(7)}  ${r}\n`).join(``)}function r({id:e,level:t,summary:n,why:r,examples:a}){return`${[`${e} (${t})`,`${n}.`,`${r}.`,...a.map(i)].join(`

`)}\n`}function i({title:e,old:t,new:n,level:r}){return[r?`Example: ${e} (${r})`:`Example: ${e}`,t===n?a(n):`${a(t)}\n\n  becomes\n\n${a(n)}`].join(`

`)}const a=e=>e.trimEnd().split(`
`).map(e=>e?`    ${e}`:``).join(`
`);exports.explain=async function(i,a){let[o]=i.positionals;return e.deliver(o===void 0?n():r(t(o)),i,a),0};