#!/usr/bin/env node
process.getBuiltinModule(`module`).enableCompileCache?.(),Promise.resolve().then(()=>require("./chunks/core.js")).then(e=>e.start_exports).then(({start:e})=>e());