function e(e){return e}function t(e,t){return[e].flat().some(e=>n(e,t))}function n(e,t){return Object.entries(e).every(([e,n])=>{let r=t[e];return Array.isArray(n)?n.includes(r):n===r})}const r=e({id:`alias-retargeted`,level:`error`,matches:{subject:`row`,action:`changed`,retargeted:!0},summary:`A name now points to something else`,why:`Anything that uses the name gets something different, without an error`,get examples(){return[{title:`An alias goes from one codec to another`,old:`## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E4M3 | fp8_e4m3 / fp8, fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E5M2 | fp8_e5m2 / fp8_e5m2 | torch.uint8 / torch.float8_e5m2 | True | [a/codecs.py](../a/codecs.py#L5) |
`,new:`## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E4M3 | fp8_e4m3 / fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E5M2 | fp8_e5m2 / fp8, fp8_e5m2 | torch.uint8 / torch.float8_e5m2 | True | [a/codecs.py](../a/codecs.py#L5) |
`}]}}),i=e({id:`broken-table`,level:`warning`,matches:{subject:`diagnostic`,flaw:`broken-table`},summary:`A table ends early, or is no table, because of how it is written`,why:`Markdown does not see the rows that the author wrote`,get examples(){return[{title:`A line break inside a cell cuts a row in two`,old:`## Options

| Name | Description | Default |
| --- | --- | --- |
| \`timeout\` | Seconds to wait | 30 |
| \`retries\` | How often to try again | 3 |
| \`verbose\` | Print every step | false |
`,new:`## Options

| Name | Description | Default |
| --- | --- | --- |
| \`timeout\` | Seconds to wait | 30 |
| \`retries\` | How often
to try again | 3 |
| \`verbose\` | Print every step | false |
`}]}}),a=e({id:`capability-narrowed`,level:`error`,matches:{subject:`row`,action:`changed`,role:`capability`,direction:[`narrowed`,`shifted`]},summary:`A row supports less, or different values`,why:`Something that worked before may no longer work`,get examples(){return[{title:`A codec is taken away from a route`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_any\` | decode | FP16, FP8_E4M3 | {} | [a/routing.py](../a/routing.py#L10) |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_any\` | decode | FP16, FP8_E4M3 | {} | [a/routing.py](../a/routing.py#L10) |
| \`decode_paged\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`},{title:`Only some page sizes stay admitted`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_any\` | decode | FP16, FP8_E4M3 | {} | [a/routing.py](../a/routing.py#L10) |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"page_sizes": [], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_any\` | decode | FP16, FP8_E4M3 | {} | [a/routing.py](../a/routing.py#L10) |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"page_sizes": [], "page_alignment": 16} | [a/routing.py](../a/routing.py#L10) |
`}]}}),o=e({id:`capability-widened`,level:`notice`,matches:{subject:`row`,action:`changed`,role:`capability`,direction:`widened`},summary:`A row supports more`,why:`Everything supported before still is`,get examples(){return[{title:`A codec is added to a route`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`}]}}),s=e({id:`column-added`,level:`notice`,matches:{subject:`column`,action:`added`},summary:`A column was added`,why:`Every row has a new value`,get examples(){return[{title:`A column is added`,old:`## Options

| Name | Default |
| --- | --- |
| \`timeout\` | 30 |
| \`retries\` | 3 |
`,new:`## Options

| Name | Default | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`retries\` | 3 | times |
`}]}}),c=e({id:`column-changed`,level:`notice`,matches:{subject:`column`,action:`changed`},summary:`The link or tooltip of a column header changed`,why:`Readers follow the header to learn what the column means`,get examples(){return[{title:`A header links to another page`,old:`## Options

| Name | [Default](docs/defaults.md) |
| --- | --- |
| \`timeout\` | 30 |
| \`retries\` | 3 |
`,new:`## Options

| Name | [Default](docs/values.md) |
| --- | --- |
| \`timeout\` | 30 |
| \`retries\` | 3 |
`}]}}),l=e({id:`column-merged`,level:`notice`,matches:{subject:`column`,action:`merged`},except:[{when:{role:`capability`},level:`error`}],summary:`Several columns were joined into one`,why:`Programs that read the table by column title must be updated`,get examples(){return[{title:`A column joins its neighbour`,old:`## Options

| Name | Default | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`pause\` | 200 | ms |
`,new:`## Options

| Name | Default |
| --- | --- |
| \`timeout\` | 30 s |
| \`pause\` | 200 ms |
`}]}}),u=e({id:`column-removed`,level:`warning`,matches:{subject:`column`,action:`removed`},except:[{when:{role:`capability`},level:`error`}],summary:`A column was removed`,why:`Its value is gone from every row`,get examples(){return[{title:`A column is removed`,old:`## Options

| Name | Default | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`retries\` | 3 | times |
`,new:`## Options

| Name | Default |
| --- | --- |
| \`timeout\` | 30 |
| \`retries\` | 3 |
`},{title:`A column of a support matrix is removed`,old:`## Operators

| Operation | CPU | CUDA | Metal |
| --- | --- | --- | --- |
| ADD | ✅ | ✅ | 🟡 |
| MUL | ✅ | 🟡 | ❌ |
| SUB | ✅ | ✅ | ✅ |
`,new:`## Operators

| Operation | CPU | CUDA |
| --- | --- | --- |
| ADD | ✅ | ✅ |
| MUL | ✅ | 🟡 |
| SUB | ✅ | ✅ |
`,level:`error`}]}}),d=e({id:`column-renamed`,level:`notice`,matches:{subject:`column`,action:`renamed`},except:[{when:{role:`capability`},level:`error`}],summary:`A column was renamed`,why:`Programs that read the table by column title must be updated`,get examples(){return[{title:`A column is renamed`,old:`## Options

| Name | Default | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`retries\` | 3 | times |
`,new:`## Options

| Name | Standard | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`retries\` | 3 | times |
`}]}}),f=e({id:`column-split`,level:`notice`,matches:{subject:`column`,action:`split`},except:[{when:{role:`capability`},level:`error`}],summary:`A column was split into several`,why:`Programs that read the table by column title must be updated`,get examples(){return[{title:`The unit gets a column of its own`,old:`## Options

| Name | Default |
| --- | --- |
| \`timeout\` | 30 s |
| \`pause\` | 200 ms |
`,new:`## Options

| Name | Default | Unit |
| --- | --- | --- |
| \`timeout\` | 30 | s |
| \`pause\` | 200 | ms |
`}]}}),p=e({id:`conflict-marker`,level:`error`,matches:{subject:`diagnostic`,flaw:`conflict-marker`},summary:`An unfinished merge left conflict markers in the document`,why:`Nobody can tell which of the two sides is right`,get examples(){return[{title:`Both sides of a merge`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

<<<<<<< HEAD
All times are in seconds.
=======
All times are in milliseconds.
>>>>>>> milliseconds

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`}]}}),m=e({id:`demand-added`,level:`error`,matches:[{subject:`row`,action:`added`,demand:!0},{subject:`row`,action:`changed`,role:`demand`,demand:!0}],summary:`A required row was added, or a row became required`,why:`Anyone who does not supply it yet will fail`,get examples(){return[{title:`A required input is added`,old:`## Inputs

| Name | Description | Type | Default | Required |
| --- | --- | --- | --- | --- |
| region | Where it runs | \`string\` | \`null\` | no |
`,new:`## Inputs

| Name | Description | Type | Default | Required |
| --- | --- | --- | --- | --- |
| region | Where it runs | \`string\` | \`null\` | no |
| name | What it is called | \`string\` | n/a | yes |
`},{title:`An input turns required`,old:"## Inputs\n\n| Name | Description | Type | Default | Required |\n| --- | --- | --- | --- | --- |\n| zone | Which zone | `string` | `null` | no |\n| region | Where it runs | `string` | `null` | no |\n",new:`## Inputs

| Name | Description | Type | Default | Required |
| --- | --- | --- | --- | --- |
| zone | Which zone | \`string\` | n/a | yes |
| region | Where it runs | \`string\` | \`null\` | no |
`}]}}),h=e({id:`description-changed`,level:`notice`,matches:{subject:`row`,action:`changed`,role:`description`},summary:`A description changed`,why:`It may describe a change that no other cell shows`,get examples(){return[{title:`A description is reworded`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait for an answer |
| \`retries\` | 3 | How often to try again |
`}]}}),g=e({id:`document-added`,level:`notice`,matches:{subject:`document`,action:`added`},summary:`A document was added`,why:`Its tables are listed with it`,get examples(){return[{title:`A document is added`,old:``,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`}]}}),_=e({id:`document-removed`,level:`error`,matches:{subject:`document`,action:`removed`},summary:`A document was removed`,why:`Everything it declared is gone`,get examples(){return[{title:`A document is removed`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:``}]}}),v=e({id:`document-renamed`,level:`notice`,matches:{subject:`document`,action:`renamed`},summary:`A document was renamed`,why:`Links to it break; its contents are still compared`,get examples(){return[{title:`A document moves`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,oldPath:`docs/options.md`,newPath:`docs/reference/options.md`}]}}),y=e({id:`duplicate-key`,level:`warning`,matches:{subject:`diagnostic`,flaw:`duplicate-key`},summary:`Two rows have the same key`,why:`Readers and programs cannot tell which one applies`,get examples(){return[{title:`A route is declared twice`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
| \`decode_paged\` | prefill | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`}]}}),b=e({id:`native-coverage-lost`,level:`error`,matches:{subject:`coverage`},summary:`No native route declares something any more, or no column supports it`,why:`A removed row often loses nothing, because others declare the same; here none does`,get examples(){return[{title:`The only route that declares BF16 goes; one with the fallback flag is left`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`prefill_any\` | prefill | FP16 | {"head_dims": []} | [a/routing.py](../a/routing.py#L10) |
| \`prefill_bf16\` | prefill | BF16 | {"head_dims": [128, 256]} | [a/routing.py](../a/routing.py#L10) |
| \`prefill_safe\` | any | BF16, FP16 | {"fallback": true} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`prefill_any\` | prefill | FP16 | {"head_dims": []} | [a/routing.py](../a/routing.py#L10) |
| \`prefill_safe\` | any | BF16, FP16 | {"fallback": true} | [a/routing.py](../a/routing.py#L10) |
`},{title:`The last backend that supports an operation supports it no longer`,old:`## Operations

| Operation | CPU | CUDA | Metal |
| --- | --- | --- | --- |
| ADD | ✅ | ✅ | ✅ |
| CONV_3D | ❌ | ✅ | ❌ |
`,new:`## Operations

| Operation | CPU | CUDA | Metal |
| --- | --- | --- | --- |
| ADD | ✅ | ✅ | ✅ |
| CONV_3D | ❌ | ❌ | ❌ |
`}]}}),x=e({id:`oversized-cell`,level:`warning`,matches:{subject:`diagnostic`,flaw:`oversized-cell`},summary:`A cell is too large or too deeply nested to be read as Markdown`,why:`It is compared as source text, so a change of formatting counts as a change`,examples:[]}),S=e({id:`prose-changed`,level:`notice`,matches:{subject:`prose`},summary:`The visible text of a section changed`,why:`It may describe a change that no table shows. Formatting is ignored`,get examples(){return[{title:`A sentence changes`,old:`Times are in seconds.

## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`Times are in milliseconds.

## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`}]}}),C=e({id:`ragged-row`,level:`warning`,matches:{subject:`diagnostic`,flaw:`ragged-row`},summary:`A row has more or fewer cells than its header`,why:`Cells end up under the wrong header, or are not shown at all`,get examples(){return[{title:`A cell is missing`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
| \`cache_dir\` | .cache |
`}]}}),w=e({id:`row-added`,level:`notice`,matches:{subject:`row`,action:`added`},summary:`A row was added`,why:`Something new can be used; nothing that worked stops working`,get examples(){return[{title:`An option is added`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
| \`cache_dir\` | .cache | Where downloads are kept |
`}]}}),T=e({id:`row-merged`,level:`warning`,matches:{subject:`row`,action:`merged`},except:[{when:{mended:!0},level:`notice`}],summary:`Several rows with the same leading key became one`,why:`The parts may have differed in what the single row now says`,get examples(){return[{title:`A version range is closed up`,old:`## Kernels

| Operator | Version | Types |
| --- | --- | --- |
| Abs | 13+ | float, double |
| Add | 14+ | float |
| Conv | 22+ | float, double, float16 |
|  | [11, 21] | float, double, float16 |
| Relu | 14+ | float |
| Tan | 13+ | float |
`,new:`## Kernels

| Operator | Version | Types |
| --- | --- | --- |
| Abs | 13+ | float, double |
| Add | 14+ | float |
| Conv | 11+ | float, double, float16 |
| Relu | 14+ | float |
| Tan | 13+ | float |
`}]}}),E=e({id:`row-reformatted`,level:`off`,matches:{subject:`row`,action:`changed`,noise:`reformatted`},summary:`Only a row's formatting changed`,why:`This is noise: counted, not listed. Raise its level to see it`,get examples(){return[{title:`A cell is padded`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\`   | 30   | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`}]}}),D=e({id:`row-relocated`,level:`warning`,matches:{subject:`row`,action:`relocated`},summary:`A row moved to another table`,why:`Under another heading it may mean something else. It costs what its removal would, where that is more`,get examples(){return[{title:`An option moves to another section`,old:`## Network

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
| \`cache_dir\` | .cache | Where downloads are kept |

## Display

| Name | Default | Description |
| --- | --- | --- |
| \`verbose\` | false | Print every step |
`,new:`## Network

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Display

| Name | Default | Description |
| --- | --- | --- |
| \`verbose\` | false | Print every step |
| \`cache_dir\` | .cache | Where downloads are kept |
`}]}}),O=e({id:`row-removed`,level:`error`,matches:{subject:`row`,action:`removed`},except:[{when:{dispensable:!0},level:`notice`}],summary:`A row was removed`,why:`Anything that relied on the row breaks`,get examples(){return[{title:`A route is removed`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
| \`decode_scalar\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`},{title:`In a table of no known type`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
| \`verbose\` | false | Print every step |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,level:`warning`}]}}),k=e({id:`row-renamed`,level:`error`,matches:{subject:`row`,action:`renamed`},summary:`A row's key changed; the rest is the same or almost the same`,why:`The old name no longer works wherever it is used`,get examples(){return[{title:`A route is renamed`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_compact_tail\` | decode | FP8_E4M3 | {"gqa_ratios": [6], "head_dims": [256], "page_alignment": 16} | [a/routing.py](../a/routing.py#L10) |
| \`decode_scalar\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_compact_scalar_tail\` | decode | FP8_E4M3 | {"gqa_ratios": [6], "head_dims": [256], "page_alignment": 16} | [a/routing.py](../a/routing.py#L10) |
| \`decode_scalar\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`}]}}),A=e({id:`row-reordered`,level:`off`,matches:{subject:`row`,action:`changed`,noise:`reordered`},summary:`A row moved within its table`,why:`This is noise: counted, not listed. Raise its level to see it`,get examples(){return[{title:`Two rows change places`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
| \`verbose\` | false | Print every step |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`retries\` | 3 | How often to try again |
| \`timeout\` | 30 | Seconds to wait |
| \`verbose\` | false | Print every step |
`}]}}),j=e({id:`row-split`,level:`warning`,matches:{subject:`row`,action:`split`},summary:`One row became several with the same leading key`,why:`What was declared once is now declared in parts, which may differ`,get examples(){return[{title:`A version range is cut in two`,old:`## Kernels

| Operator | Version | Types |
| --- | --- | --- |
| Abs | 13+ | float, double |
| Add | 14+ | float |
| Conv | 11+ | float, double, float16 |
| Relu | 14+ | float |
| Tan | 13+ | float |
`,new:`## Kernels

| Operator | Version | Types |
| --- | --- | --- |
| Abs | 13+ | float, double |
| Add | 14+ | float |
| Conv | 22+ | float, double, float16 |
|  | [11, 21] | float, double, float16 |
| Relu | 14+ | float |
| Tan | 13+ | float |
`}]}}),M=e({id:`search-capped`,level:`notice`,matches:{subject:`diagnostic`,flaw:`search-capped`},summary:`Too many rows changed to check everything`,why:`Some renamed rows may be listed as removed and added`,examples:[]}),N=e({id:`section-added`,level:`notice`,matches:{subject:`section`,action:`added`},summary:`A section was added, with everything in it`,why:`Text and tables under a new heading are one addition`,get examples(){return[{title:`A section with a table is added`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Exit codes

What the program ends with.

| Code | Meaning |
| --- | --- |
| 0 | fine |
| 1 | trouble |
`}]}}),P=e({id:`section-moved`,level:`warning`,matches:{subject:`section`,action:`relocated`},summary:`A section moved under another heading`,why:`Under another heading the same rows may mean something else`,get examples(){return[{title:`A section is deprecated`,old:`# Stable

## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

# Deprecated

Use something else.
`,new:`# Stable

# Deprecated

Use something else.

## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`}]}}),F=e({id:`section-removed`,level:`notice`,matches:{subject:`section`,action:`removed`},summary:`A section was removed, with everything in it`,why:`Text and tables under a removed heading are one removal, at the level of the worst thing in it`,get examples(){return[{title:`A section with a table is removed`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Exit codes

| Code | Meaning |
| --- | --- |
| 0 | fine |
| 1 | trouble |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,level:`warning`},{title:`A section of text is removed`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Planned

More options.
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`}]}}),I=e({id:`section-renamed`,level:`notice`,matches:{subject:`section`,action:`renamed`},summary:`A section was renamed`,why:`Links to the section break, and its contents may mean something else`,get examples(){return[{title:`A heading is reworded`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Settings

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`}]}}),L=e({id:`source-file-changed`,level:`notice`,matches:{subject:`row`,action:`changed`,role:`location`},summary:`A row is declared in another file, or a link points elsewhere`,why:`Nothing changes for users; maintainers look in another place`,get examples(){return[{title:`The file of a route moves`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [b/routing.py](../b/routing.py#L10) |
`},{title:`The link on a name leads elsewhere`,old:`## Steps

| Step | Default |
| --- | --- |
| [fold](steps/fold.md) | off |
| [sort](steps/sort.md) | on |
`,new:`## Steps

| Step | Default |
| --- | --- |
| [fold](guide/fold.md) | off |
| [sort](steps/sort.md) | on |
`}]}}),R=e({id:`source-line-moved`,level:`off`,matches:{subject:`row`,action:`changed`,noise:`moved`},summary:`Only a row's line anchors moved`,why:`This is noise: counted, not listed. Raise its level to see it`,get examples(){return[{title:`A line anchor moves`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L99) |
`}]}}),z=e({id:`table-added`,level:`notice`,matches:{subject:`table`,action:`added`},summary:`A table was added`,why:`It is one finding, with its rows`,get examples(){return[{title:`A table is added`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Exit codes

| Code | Meaning |
| --- | --- |
| 0 | fine |
| 1 | trouble |
`}]}}),B=e({id:`table-removed`,level:`error`,matches:{subject:`table`,action:`removed`},summary:`A table was removed`,why:`Everything it declared is gone`,get examples(){return[{title:`The codecs go`,old:`## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E4M3 | fp8_e4m3 / fp8, fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |

## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`},{title:`A table of no known type goes`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |

## Exit codes

| Code | Meaning |
| --- | --- |
| 0 | fine |
| 1 | trouble |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,level:`warning`}]}}),V=e({id:`table-renamed`,level:`notice`,matches:{subject:`table`,action:`renamed`},summary:`A table's heading changed`,why:`Links to the section break`,get examples(){return[{title:`A heading is reworded`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Settings

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`}]}}),H=e({id:`target-changed`,level:`warning`,matches:{subject:`row`,action:`changed`,role:`target`},summary:`What a row refers to changed`,why:`The name is the same but means something else`,get examples(){return[{title:`A stage is bound to another function`,old:`## MoE stage bindings

| Family | Stage / mode | Declared binding | Covers | Layout | Arithmetic | Source |
| --- | --- | --- | --- | --- | --- | --- |
| awq | w13 / dense | dense_stage | W13 | active | TM FP16 | [a/d.py](../a/d.py) |
| awq | w2 / dense | dense_two | W2 | active | TM FP16 | [a/d.py](../a/d.py) |
`,new:`## MoE stage bindings

| Family | Stage / mode | Declared binding | Covers | Layout | Arithmetic | Source |
| --- | --- | --- | --- | --- | --- | --- |
| awq | w13 / dense | dense_stage_two | W13 | active | TM FP16 | [a/d.py](../a/d.py) |
| awq | w2 / dense | dense_two | W2 | active | TM FP16 | [a/d.py](../a/d.py) |
`}]}}),U=e({id:`typing-lost`,level:`warning`,matches:{subject:`diagnostic`,flaw:`typing-lost`},summary:`A table is no longer recognised as its type`,why:`From now on it is compared as plain text`,get examples(){return[{title:`The key column of the routes is renamed`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
| \`decode_scalar\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Path | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
| \`decode_scalar\` | decode | FP16 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`}]}}),W=e({id:`undeclared-reference`,level:`error`,matches:{subject:`diagnostic`,flaw:`undeclared-reference`},summary:`A row names something that no table declares`,why:`It does not exist, or its declaration is missing`,get examples(){return[{title:`A codec goes while a route still lists it`,old:`## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |
| FP8_E4M3 | fp8_e4m3 / fp8, fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |

## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## KV codecs

| Symbol | Canonical / aliases | Storage / element | Quantized | Source |
| --- | --- | --- | --- | --- |
| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |

## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`}]}}),G=e({id:`unportable-row`,level:`warning`,matches:{subject:`diagnostic`,flaw:`unportable-row`},summary:`Markdown readers disagree on how to read a row`,why:`GitHub may show other cells than other tools do`,get examples(){return[{title:`A back-slash before an escaped pipe`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
| \`sep\` | a \\\\| b | Between fields |
`}]}}),K=e({id:`unreadable-cell`,level:`warning`,matches:{subject:`diagnostic`,flaw:`unreadable-cell`},summary:`A cell does not match its column's type`,why:`It is compared as text, so its meaning cannot be judged`,get examples(){return[{title:`A shape is no JSON`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, 6, 8], "page_sizes": [784], "page_alignment": 1} | [a/routing.py](../a/routing.py#L10) |
| \`decode_new\` | decode | FP16, FP8_E4M3 | {"gqa_ratios": [4, | [a/routing.py](../a/routing.py#L10) |
`}]}}),q=e({id:`unreadable-document`,level:`error`,matches:{subject:`diagnostic`,flaw:`unreadable-document`},summary:`One document among several is empty, not UTF-8, or too large`,why:`What changed in it is unknown`,examples:[]}),J=e({id:`unsorted-table`,level:`warning`,matches:{subject:`diagnostic`,flaw:`unsorted-table`},summary:`A table that should be sorted is not`,why:`Readers do not find a row where they look for it, and regenerated documents differ for no reason`,get examples(){return[{title:`A row stands out of order`,old:``,new:`## Options

Sorted by name.

| Name | Default |
| --- | --- |
| \`cache_dir\` | .cache |
| \`verbose\` | false |
| \`timeout\` | 30 |
`}]}}),Y=e({id:`unused-acceptance`,level:`notice`,matches:{subject:`diagnostic`,flaw:`unused-acceptance`},summary:`An acceptance matches no finding`,why:`It was mistyped, or the change it accepted never came`,examples:[]}),X=[m,w,O,k,D,j,T,R,A,E,r,a,o,H,L,h,e({id:`value-changed`,level:`warning`,matches:{subject:`row`,action:`changed`},except:[{when:{equalAdmission:!0},level:`notice`},{when:{everywhere:!0},level:`notice`},{when:{role:`demand`},level:`notice`}],summary:`A value changed; refdiff cannot judge its impact`,why:`Only a reader can tell whether anyone relies on it`,get examples(){return[{title:`A default changes`,old:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 30 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`,new:`## Options

| Name | Default | Description |
| --- | --- | --- |
| \`timeout\` | 60 | Seconds to wait |
| \`retries\` | 3 | How often to try again |
`},{title:`Another alignment, but the only page size fits both`,old:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"page_sizes": [784], "page_alignment": 16} | [a/routing.py](../a/routing.py#L10) |
`,new:`## Attention route declarations

| Route | Stage | Codecs | Declared shape / flags | Source |
| --- | --- | --- | --- | --- |
| \`decode_paged\` | decode | FP16, FP8_E4M3 | {"page_sizes": [784], "page_alignment": 8} | [a/routing.py](../a/routing.py#L10) |
`,level:`notice`}]}}),b,s,u,d,l,f,c,z,B,V,N,F,I,P,g,_,v,S,y,C,K,i,p,q,G,x,U,W,J,M,Y],Z=new Set(X.filter(({matches:e})=>[e].flat().some(({noise:e})=>e!==void 0)).map(({id:e})=>e));function Q(e){return Z.has(e)}export{X as n,t as r,Q as t};