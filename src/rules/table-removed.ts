import {defineRule, type Example} from './rule.ts'

export const tableRemoved = defineRule({
  id: 'table-removed',
  level: 'error',
  matches: {subject: 'table', action: 'removed'},
  summary: 'A table was removed',
  why: 'Everything it declared is gone',
  get examples(): readonly Example[] {
    return [
      {
        title: 'The codecs go',
        old: `## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E4M3 | fp8_e4m3 / fp8, fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |

## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
        new: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,
      },
      {
        title: 'A table of no known type goes',
        old: `## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Exit codes

| Code | Meaning |
| --- | --- |
| 0 | fine |
| 1 | trouble |
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
