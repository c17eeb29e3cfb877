import {defineRule} from './rule.ts'

export const undeclaredReference = defineRule({
  id: 'undeclared-reference',
  level: 'error',
  matches: {subject: 'diagnostic', flaw: 'undeclared-reference'},
  summary: 'A row names something that no table declares',
  why: 'It does not exist, or its declaration is missing',
  get examples() {
    return [
      {
        title: 'A codec goes while a route still lists it',
        old: `## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E4M3 | fp8_e4m3 / fp8, fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |

## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
        new: `## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |

## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,
      },
    ]
  },
})
