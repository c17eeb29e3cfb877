import{U as e,x as t}from"./core.js";import{a as n,h as r}from"./command-line.js";async function i(e,t){let[r]=e.positionals;return n(r===void 0?o():s(a(r)),e,t),0}function a(n){let i=t.find(e=>e.id===n);if(i)return i;let a=r(n,t.map(({id:e})=>e)),o=a?`did you mean \`refdiff explain ${a}\`?`:"see `refdiff explain` for all rules";throw new e(`usage`,`no rule is named \`${n}\``,o)}function o(){let e=Math.max(...t.map(({id:e})=>e.length));return t.map(({id:t,level:n,summary:r})=>`${t.padEnd(e)}  ${n.padEnd(7)}  ${r}\n`).join(``)}function s({id:e,level:t,summary:n,why:r,examples:i}){return`${[`${e} (${t})`,`${n}.`,`${r}.`,...i.map(c)].join(`

`)}\n`}function c({title:e,old:t,new:n,level:r}){return[r?`Example: ${e} (${r})`:`Example: ${e}`,t===n?l(n):`${l(t)}\n\n  becomes\n\n${l(n)}`].join(`

`)}const l=e=>e.trimEnd().split(`
`).map(e=>e?`    ${e}`:``).join(`
`);export{i as explain};