import {defineRule} from './rule.ts'

export const nativeCoverageLost = defineRule({
  id: 'native-coverage-lost',
  level: 'error',
  matches: {subject: 'coverage'},
  summary: 'No native route declares something any more, or no column supports it',
  why: 'A removed row often loses nothing, because others declare the same; here none does',
  get examples() {
    return [
      {
        title: 'The only route that declares BF16 goes; one with the fallback flag is left',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`prefill_any\` | prefill | FP16 | {"head_dims": []} | [a/routing.py](../a/routing.py#L10) |
| \`prefill_bf16\` | prefill | BF16 | {"head_dims": [128, 256]} | [a/routing.py](../a/routing.py#L10) |
| \`prefill_safe\` | any | BF16, FP16 | {"fallback": true} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`prefill_any\` | prefill | FP16 | {"head_dims": []} | [a/routing.py](../a/routing.py#L10) |
| \`prefill_safe\` | any | BF16, FP16 | {"fallback": true} | [a/routing.py](../a/routing.py#L10) |
`,
      },
      {
        title: 'The last backend that supports an operation supports it no longer',
        old: `## Operations

| Operation | CPU | CUDA | Metal |
| --- | --- | --- | --- |
| ADD | ✅ | ✅ | ✅ |
| CONV_3D | ❌ | ✅ | ❌ |
`,
        new: `## Operations

| Operation | CPU | CUDA | Metal |
| --- | --- | --- | --- |
| ADD | ✅ | ✅ | ✅ |
| CONV_3D | ❌ | ❌ | ❌ |
`,
      },
    ]
  },
})
