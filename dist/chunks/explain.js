const e=require("./acceptance.js"),t=require("../cli.js");function n(n){let r=e.rt.find(e=>e.id===n);if(r)return r;let i=t.w(n,e.rt.map(({id:e})=>e)),a=i?`did you mean \`refdiff explain ${i}\`?`:"see `refdiff explain` for all rules";throw new e.Ct(`usage`,`no rule is named \`${n}\``,a)}function r(){let t=Math.max(...e.rt.map(({id:e})=>e.length));return e.rt.map(({id:e,level:n,summary:r})=>`${e.padEnd(t)}  ${n.padEnd(7)}  ${r}\n`).join(``)}function i({id:e,level:t,summary:n,why:r,examples:i}){return`${[`${e} (${t})`,`${n}.`,`${r}.`,...i.map(a)].join(`

`)}\n`}function a({title:e,old:t,new:n,level:r}){return[r?`Example: ${e} (${r})`:`Example: ${e}`,t===n?o(n):`${o(t)}\n\n  becomes\n\n${o(n)}`].join(`

`)}const o=e=>e.trimEnd().split(`
`).map(e=>e?`    ${e}`:``).join(`
`);exports.explain=async function(e,a){let[o]=e.positionals;return t.r(o===void 0?r():i(n(o)),e,a),0};