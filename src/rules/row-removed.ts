import {defineRule, type Example} from './rule.ts'

export const rowRemoved = defineRule({
  id: 'row-removed',
  level: 'error',
  matches: {subject: 'row', action: 'removed'},
  except: [{when: {dispensable: true}, level: 'notice'}],
  summary: 'A row was removed',
  why: 'Anything that relied on the row breaks',
  get examples(): readonly Example[] {
    return [
      {
        title: 'A route is removed',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
| \`decode_scalar\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
      },
      {
        title: 'In a table of no known type',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
| \`verbose\` | false | Print every step |
`,
        new: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        level: 'warning',
      },
    ]
  },
})
