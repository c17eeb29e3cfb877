import {defineRule} from './rule.ts'

export const aliasRetargeted = defineRule({
  id: 'alias-retargeted',
  level: 'error',
  matches: {subject: 'row', action: 'changed', retargeted: true},
  summary: 'A name now points to something else',
  why: 'Anything that uses the name gets something different, without an error',
  get examples() {
    return [
      {
        title: 'An alias goes from one codec to another',
        old: `## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E4M3 | fp8_e4m3 / fp8, fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E5M2 | fp8_e5m2 / fp8_e5m2 | torch.uint8 / torch.float8_e5m2 | True | [a/codecs.py](../a/codecs.py#L5) |
`,
        new: `## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E4M3 | fp8_e4m3 / fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E5M2 | fp8_e5m2 / fp8, fp8_e5m2 | torch.uint8 / torch.float8_e5m2 | True | [a/codecs.py](../a/codecs.py#L5) |
`,
      },
    ]
  },
})
