import { p as checkDocuments } from "./core.js";
import { i as conclude, r as settings, u as readDocuments } from "./command-line.js";
// src/cli/commands/check.ts
async function check(args, io) {
	let config = await settings(args, io), report = await checkDocuments(await readDocuments(args.positionals, io), config);
	return conclude(report, {}, args, io);
}
export { check };
