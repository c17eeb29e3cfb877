import {defineRule} from './rule.ts'

export const capabilityWidened = defineRule({
  id: 'capability-widened',
  level: 'notice',
  matches: {subject: 'row', action: 'changed', role: 'capability', direction: 'widened'},
  summary: 'A row supports more',
  why: 'Everything supported before still is',
  get examples() {
    return [
      {
        title: 'A codec is added to a route',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
      },
    ]
  },
})
