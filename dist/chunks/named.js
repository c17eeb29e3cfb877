import { K as UserError } from "./core.js";
import { C as verifyContent, S as document } from "./command-line.js";
import { a as notFound, i as readTree, o as readObjects, s as rootPath, t as isGlob } from "./many.js";
// src/source/named.ts
async function readNamed(name, spec, world, globs) {
	let [object] = await readObjects([`${spec.revision}:${spec.path}`.replaceAll("\n", "?")], world);
	if (object?.type === "tree") return readTree(name, spec, world, globs);
	if (object?.type === "blob") {
		let path = await rootPath(spec, world), input = document(object.bytes, {
			label: name,
			path,
			revision: spec.revision
		});
		return {
			kind: "document",
			input: verifyContent(input)
		};
	}
	if (object?.type === "missing" && isGlob(spec.path)) return readTree(name, spec, world, globs);
	throw object?.type === "missing" ? await notFound(name, spec, world) : new UserError("not-a-file", `\`${name}\` is no file of the revision, or a link that leads out of it`, "name the file itself");
}
export { readNamed };
