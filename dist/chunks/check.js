import { K as UserError, p as checkDocuments } from "./core.js";
import { i as conclude, r as settings, u as readDocuments } from "./command-line.js";
// src/cli/commands/check.ts
async function check(args, io) {
	let config = await settings(args, io), names = args.positionals.length > 0 ? args.positionals : configured(config), report = await checkDocuments(await readDocuments(names, io, config.documents), config);
	return conclude(report, {}, args, io);
}
function configured({ documents }) {
	if (documents) return ["."];
	throw new UserError("usage", "`refdiff check` expects a document", "name one, or list them under `documents` in `refdiff.yml`");
}
export { check };
