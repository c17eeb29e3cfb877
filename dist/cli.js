#!/usr/bin/env node
process.getBuiltinModule(`module`).enableCompileCache?.();const{start:e}=await import(`./chunks/start.js`);await e();export{};