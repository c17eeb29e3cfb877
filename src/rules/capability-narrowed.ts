import {defineRule} from './rule.ts'

export const capabilityNarrowed = defineRule({
  id: 'capability-narrowed',
  level: 'error',
  matches: {subject: 'row', action: 'changed', role: 'capability', direction: ['narrowed', 'shifted']},
  summary: 'A row supports less, or different values',
  why: 'Something that worked before may no longer work',
  get examples() {
    return [
      {
        title: 'A codec is taken away from a route',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_any\` | decode | FP16, FP8_E4M3 | {} | [a/routing.py](../a/routing.py#L10) |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_any\` | decode | FP16, FP8_E4M3 | {} | [a/routing.py](../a/routing.py#L10) |
| \`decode_paged\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
      },
      {
        title: 'Only some page sizes stay admitted',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_any\` | decode | FP16, FP8_E4M3 | {} | [a/routing.py](../a/routing.py#L10) |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"page_sizes": [], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_any\` | decode | FP16, FP8_E4M3 | {} | [a/routing.py](../a/routing.py#L10) |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"page_sizes": [], "page_alignment": 16} | [a/routing.py](../a/routing.py#L10) |
`,
      },
    ]
  },
})
