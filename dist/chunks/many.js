import { K as UserError, N as matchesPath, P as selectsPath } from "./core.js";
import { S as document, _ as repositoryPath, b as closest, g as readFile, h as isIndex, v as fs, y as path } from "./command-line.js";
import { n as git, t as GitError } from "./host.js";
// src/source/objects.ts
async function readObjects(names, world) {
	if (names.length === 0) return [];
	let input = names.map((name) => `${name}\n`).join(""), out = await git([
		"cat-file",
		"--batch",
		"--follow-symlinks"
	], {
		...world,
		input
	}), found = [];
	for (let at = 0; at < out.length;) {
		let end = out.indexOf(10, at), header = out.toString("utf8", at, end), [, type = "", size] = /(?:^[0-9a-f]{40,} )?(\w+)(?: (\d+))?$/.exec(header) ?? [];
		if (at = end + 1, size === void 0) found.push({
			type: "missing",
			bytes: new Uint8Array()
		});
		else {
			let body = out.subarray(at, at + Number(size));
			at += Number(size) + 1, found.push(object(type, body));
		}
	}
	return found;
}
function object(type, bytes) {
	return type === "blob" || type === "tree" || type === "commit" || type === "tag" ? {
		type,
		bytes
	} : {
		type: type === "notdir" ? "missing" : "outside",
		bytes
	};
}
async function listTree(tree, world) {
	let out = await git([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		"--end-of-options",
		tree
	], world);
	return splitNul(out).flatMap((line) => {
		let [, mode, type, oid = "", path = ""] = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
		return type === "blob" ? [{
			path,
			oid,
			isLink: mode === "120000"
		}] : [];
	});
}
async function rootPath({ path }, world) {
	if (!/^\.{1,2}(?:\/|$)/.test(path)) return path;
	let prefix = (await git(["rev-parse", "--show-prefix"], world)).toString().replace(/\n$/, ""), parts = [];
	for (let part of `${prefix}${path}`.split("/")) part === ".." ? parts.pop() : part !== "." && part !== "" && parts.push(part);
	return parts.join("/");
}
async function isRevision(revision, world) {
	try {
		return await git([
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			`${revision}^{tree}`
		], world), !0;
	} catch (error) {
		if (error instanceof GitError) return !1;
		throw error;
	}
}
async function notFound(label, spec, world) {
	if (!isIndex(spec) && !await isRevision(spec.revision, world)) return unknownRevision(label, spec.revision, world);
	let where = isIndex(spec) ? "the index" : `\`${spec.revision}\``, path = await rootPath(spec, world), hint = await similarPath(path, spec, world);
	return new UserError("path-not-found", `\`${path}\` does not exist in ${where}`, hint);
}
async function unknownRevision(label, revision, world) {
	let hint = (await git(["rev-parse", "--is-shallow-repository"], world)).toString().trim() === "true" ? "the clone is shallow: fetch it with `git fetch --depth=1 origin REV`" : "see `git log` and `git branch --all`, or fetch it first";
	return new UserError("unknown-revision", `\`${label}\`: git knows no revision \`${revision}\``, hint);
}
async function similarPath(path, spec, world) {
	let list = isIndex(spec) ? splitNul(await git([
		"ls-files",
		"-z",
		"--full-name"
	], world)) : (await listTree(`${spec.revision}^{tree}`, world)).map((entry) => entry.path), name = path.split("/").at(-1), same = list.filter((entry) => entry.split("/").at(-1) === name), meant = same.length === 1 ? same[0] : closest(path, list);
	return meant === void 0 ? "paths start at the root of the repository, or with `./` at the current folder" : `did you mean \`${spec.revision}:${meant}\`?`;
}
const splitNul = (bytes) => bytes.toString().split("\0").filter(Boolean), skipped = new Set([".git", "node_modules"]), isDocument = (relative, base, globs) => globs && base !== void 0 ? selectsPath(globs, base ? `${base}/${relative}` : relative) : /\.(?:md|markdown|mdx)$/i.test(relative), isGlob = (name) => /[*?[\]{}]/.test(name);
function readFolder(name, world, globs) {
	let folder = path.resolve(world.cwd, name), base = repositoryPath(folder);
	return {
		kind: "folder",
		base,
		inputs: verified(walk(folder).filter((file) => isDocument(file, base, globs)).map((file) => readPart(path.join(name, file), file, world)), name, globs)
	};
}
function readGlob(name, world) {
	let pattern = name.replace(/^(?:\.\/)+/, ""), parts = pattern.split("/"), fixed = parts.slice(0, Math.max(0, parts.findIndex(isGlob))).join("/") || ".", start = path.resolve(world.cwd, pattern.startsWith("/") ? `/${fixed}` : fixed);
	return {
		kind: "glob",
		base: repositoryPath(world.cwd),
		inputs: verified(walk(start).map((file) => fixed === "." ? file : `${fixed}/${file}`).filter((file) => matchesPath(pattern, file)).map((file) => readPart(file, file, world)), name)
	};
}
async function readTree(name, spec, world, globs) {
	if (isIndex(spec)) throw new UserError("not-a-file", `\`${name}\` is not a file of the index`, "name one file, or give a revision");
	let root = (await rootPath(spec, world)).replace(/\/+$/, ""), tree = spec.revision;
	if (!await isRevision(tree, world)) throw await notFound(name, spec, world);
	let kind = isGlob(root) && !await isTree(`${tree}:${root}`, world) ? "glob" : "folder", base = kind === "folder" ? root : "", isWanted = (file) => kind === "glob" ? matchesPath(root, file) : (!base || file.startsWith(`${base}/`)) && isDocument(file.slice(base ? base.length + 1 : 0), base, globs), entries = (await listTree(`${tree}^{tree}`, world)).filter((entry) => isWanted(entry.path)), objects = await readObjects(entries.map((entry) => entry.isLink ? `${tree}:${entry.path.replaceAll("\n", "?")}` : entry.oid), world);
	return {
		kind,
		base,
		inputs: verified(entries.flatMap((entry, at) => part(entry, objects[at], spec, base)), name, kind === "folder" ? globs : void 0)
	};
}
async function isTree(name, world) {
	let [object] = await readObjects([name], world);
	return object?.type === "tree";
}
function part(entry, object, { revision }, base) {
	if (object?.type !== "blob") return [];
	let label = `${revision}:${entry.path}`, relative = base ? entry.path.slice(base.length + 1) : entry.path;
	return [document(object.bytes, {
		label,
		path: relative,
		revision
	})];
}
function readPart(file, relative, world) {
	return {
		...readFile(file, world),
		path: relative
	};
}
function verified(inputs, name, globs) {
	if (inputs.length > 0) return inputs;
	throw new UserError("no-document", `\`${name}\` holds ${globs ? "no document that `documents` in the config names" : "no Markdown document"}`, "check the path; to compare with no document at all, give `/dev/null`");
}
function walk(folder, prefix = "") {
	let entries;
	try {
		entries = fs.readdirSync(path.join(folder, prefix), { withFileTypes: !0 });
	} catch {
		return [];
	}
	let files = [];
	for (let entry of entries) {
		let name = prefix ? `${prefix}/${entry.name}` : entry.name;
		entry.isDirectory() ? skipped.has(entry.name) || files.push(...walk(folder, name)) : (entry.isFile() || isLinkToFile(path.join(folder, name))) && files.push(name);
	}
	return prefix ? files : files.sort();
}
function isLinkToFile(file) {
	return fs.statSync(file, { throwIfNoEntry: !1 })?.isFile() ?? !1;
}
export { notFound as a, readTree as i, readFolder as n, readObjects as o, readGlob as r, rootPath as s, isGlob as t };
