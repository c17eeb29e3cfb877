import {defineRule, type Example} from './rule.ts'

export const valueChanged = defineRule({
  id: 'value-changed',
  level: 'warning',
  matches: {subject: 'row', action: 'changed'},
  except: [
    {when: {equalAdmission: true}, level: 'notice'},
    {when: {everywhere: true}, level: 'notice'},
    {when: {role: 'demand'}, level: 'notice'},
  ],
  summary: 'A value changed; refdiff cannot judge its impact',
  why: 'Only a reader can tell whether anyone relies on it',
  get examples(): readonly Example[] {
    return [
      {
        title: 'A default changes',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 60 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
      },
      {
        title: 'Another alignment, but the only page size fits both',
        old: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"page_sizes": [784], "page_alignment": 16} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"page_sizes": [784], "page_alignment": 8} | [a/routing.py](../a/routing.py#L10) |
`,
        level: 'notice',
      },
    ]
  },
})
