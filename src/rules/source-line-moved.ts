import {defineRule} from './rule.ts'

export const sourceLineMoved = defineRule({
  id: 'source-line-moved',
  level: 'off',
  matches: {subject: 'row', action: 'changed', noise: 'moved'},
  summary: "Only a row's line anchors moved",
  why: 'This is noise: counted, not listed. Raise its level to see it',
  get examples() {
    return [
      {
        title: 'A line anchor moves',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L99) |
`,
      },
    ]
  },
})
