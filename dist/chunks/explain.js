const e=require("./core.js"),t=require("./start.js");function n(t){let n=e.qt.find(e=>e.id===t);if(n)return n;let r=e.mt(t,e.qt.map(({id:e})=>e)),i=r?`did you mean \`refdiff explain ${r}\`?`:"see `refdiff explain` for all rules";throw new e.ht(`usage`,`no rule is named \`${t}\``,i)}function r(){let t=Math.max(...e.qt.map(({id:e})=>e.length));return e.qt.map(({id:e,level:n,summary:r})=>`${e.padEnd(t)}  ${n.padEnd(7)}  ${r}\n`).join(``)}function i({id:e,level:t,summary:n,why:r,examples:i}){return`${[`${e} (${t})`,`${n}.`,`${r}.`,...i.map(a)].join(`

`)}\n`}function a({title:e,old:t,new:n,level:r}){return[r?`Example: ${e} (${r})`:`Example: ${e}`,t===n?o(n):`${o(t)}\n\n  becomes\n\n${o(n)}`].join(`

`)}const o=e=>e.trimEnd().split(`
`).map(e=>e?`    ${e}`:``).join(`
`);exports.explain=async function(e,a){let[o]=e.positionals;return t.a(o===void 0?r():i(n(o)),e,a),0};