import { G as visibleJson, m as parseDocument } from "./core.js";
import { a as deliver, m as readSource, r as settings } from "./command-line.js";
// src/cli/commands/parse.ts
async function parse(args, io) {
	let config = await settings(args, io), parsed = await parseDocument(await readSource(args.positionals[0] ?? "", io), config);
	return deliver(visibleJson(`${JSON.stringify(parsed, null, 2)}\n`), args, io), 0;
}
export { parse };
