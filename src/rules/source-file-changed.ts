import {defineRule} from './rule.ts'

export const sourceFileChanged = defineRule({
  id: 'source-file-changed',
  level: 'notice',
  matches: {subject: 'row', action: 'changed', role: 'location'},
  summary: 'A row is declared in another file, or a link points elsewhere',
  why: 'Nothing changes for users; maintainers look in another place',
  get examples() {
    return [
      {
        title: 'The file of a route moves',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [b/routing.py](../b/routing.py#L10) |
`,
      },
      {
        title: 'The link on a name leads elsewhere',
        old: `## Steps

| Step | Default |
| --- | --- |
| [fold](steps/fold.md) | off |
| [sort](steps/sort.md) | on |
`,
        new: `## Steps

| Step | Default |
| --- | --- |
| [fold](guide/fold.md) | off |
| [sort](steps/sort.md) | on |
`,
      },
    ]
  },
})
