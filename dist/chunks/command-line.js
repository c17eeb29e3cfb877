import { F as defaults, H as inert, I as parseConfig, K as UserError, L as formats, V as version, W as visible, c as acceptanceFile, f as compareDocuments, l as parseAcceptances, n as ConfigError } from "./core.js";
// src/source/bytes.ts
function decode(bytes, label) {
	let buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (!process.getBuiltinModule("buffer").isUtf8(buffer)) throw notUtf8(buffer, label);
	try {
		return buffer.toString("utf8");
	} catch (cause) {
		throw new UserError("too-large", `\`${label}\` has ${buffer.length} bytes, more than a string can hold`, "split it: one document can hold at most half a gigabyte", { cause });
	}
}
function document(bytes, rest) {
	return {
		text: decode(bytes, rest.label),
		...rest,
		bytes: bytes.length
	};
}
function verifyContent(input) {
	if (input.bytes) return input;
	throw new UserError("empty", `\`${input.label}\` is empty, expected a Markdown document`, "to compare with no document at all, give `/dev/null`");
}
function notUtf8(buffer, label) {
	if (buffer[0] === 255 && buffer[1] === 254 || buffer[0] === 254 && buffer[1] === 255) return new UserError("not-utf8", `\`${label}\` is UTF-16, expected UTF-8`, "save it as UTF-8");
	let offset = firstInvalid(buffer), line = lineAt(buffer, offset), byte = `0x${(buffer[offset] ?? 0).toString(16).padStart(2, "0")}`;
	return new UserError("not-utf8", `\`${label}\` is not UTF-8: unexpected byte ${byte} at byte ${offset}, line ${line}`, "save it as UTF-8");
}
function firstInvalid(buffer) {
	let again = Buffer.from(buffer.toString("utf8")), offset = 0;
	for (; offset < buffer.length && again[offset] === buffer[offset];) offset++;
	for (; offset > 0 && ((again[offset] ?? 0) & 192) == 128;) offset--;
	return offset;
}
function lineAt(buffer, offset) {
	let line = 1;
	for (let at = 0; at < offset; at++) (buffer[at] === 10 || buffer[at] === 13 && buffer[at + 1] !== 10) && line++;
	return line;
}
// src/source/closest.ts
function closest(text, candidates) {
	let best, limit = Math.min(3, Math.max(1, Math.floor(text.length / 3))) + 1;
	for (let candidate of candidates) {
		let steps = distance(text.toLowerCase(), candidate.toLowerCase(), limit);
		steps < limit && (best = candidate, limit = steps);
	}
	return best;
}
function distance(a, b, limit) {
	if (Math.abs(a.length - b.length) >= limit) return limit;
	let before = [], last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		let row = [i];
		for (let j = 1; j <= b.length; j++) {
			let replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1), swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? limit) + 1 : limit;
			row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped));
		}
		if (Math.min(...row) >= limit) return limit;
		before = last, last = row;
	}
	return last[b.length] ?? limit;
}
// src/source/world.ts
const fs$1 = process.getBuiltinModule("fs"), path$1 = process.getBuiltinModule("path");
// src/source/file.ts
function findFile(name, world) {
	if (name === "/dev/null") return "nothing";
	try {
		let found = fs$1.statSync(path$1.resolve(world.cwd, name), { throwIfNoEntry: !1 });
		return found ? found.isDirectory() ? "folder" : "file" : "missing";
	} catch (error) {
		if (hasCode(error, "ENOENT", "ENOTDIR", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE", "EINVAL")) return "missing";
		throw unreadable(name, error);
	}
}
function readFile(name, world) {
	let file = path$1.resolve(world.cwd, name), bytes;
	try {
		bytes = fs$1.readFileSync(file);
	} catch (error) {
		throw unreadable(name, error);
	}
	return document(bytes, {
		label: name,
		path: repositoryPath(file)
	});
}
function missing(name, world) {
	let folder = path$1.dirname(path$1.resolve(world.cwd, name)), meant = closest(path$1.basename(name), namesIn(folder)), hint = meant ? `did you mean \`${path$1.join(path$1.dirname(name), meant)}\`?` : "give a file, `-` for standard input, or REV:PATH as git show takes it";
	return new UserError("file-not-found", `\`${name}\` does not exist`, hint);
}
function repositoryPath(file) {
	try {
		let folder = fs$1.realpathSync(path$1.dirname(file)), real = path$1.join(folder, path$1.basename(file));
		for (let root = fs$1.statSync(real).isDirectory() ? real : folder;; root = path$1.dirname(root)) {
			if (fs$1.existsSync(path$1.join(root, ".git"))) return path$1.relative(root, real).split(path$1.sep).join("/");
			if (path$1.dirname(root) === root) return;
		}
	} catch {
		return;
	}
}
function unreadable(name, cause) {
	if (hasCode(cause, "EACCES", "EPERM")) return new UserError("unreadable", `\`${name}\` cannot be read, permission denied`, "check who may read it", { cause });
	if (hasCode(cause, "ERR_FS_FILE_TOO_LARGE")) return new UserError("too-large", `\`${name}\` is larger than two gigabytes`, "split it", { cause });
	if (!hasCode(cause)) throw cause;
	return new UserError("unreadable", `\`${name}\` cannot be read (${cause.code})`, void 0, { cause });
}
function namesIn(folder) {
	try {
		return fs$1.readdirSync(folder).sort();
	} catch {
		return [];
	}
}
function hasCode(error, ...codes) {
	return error instanceof Error && "code" in error && typeof error.code == "string" ? codes.length === 0 || codes.includes(error.code) : !1;
}
// src/source/revision.ts
function splitSpec(name, platform = process.platform) {
	if (platform === "win32" && /^[a-z]:[\\/]/i.test(name)) return;
	let stage = /^:[0-3]:/.exec(name)?.[0];
	if (stage) return {
		revision: stage.slice(0, -1),
		path: name.slice(stage.length)
	};
	let depth = 0;
	for (let at = 0; at < name.length; at++) if (name[at] === "{") depth++;
	else if (name[at] === "}") depth--;
	else if (name[at] === ":" && depth <= 0) return verified({
		revision: name.slice(0, at),
		path: name.slice(at + 1)
	});
}
const isIndex = ({ revision }) => revision === "" || /^:[0-3]$/.test(revision);
function verified(spec) {
	if (!spec.revision.startsWith("-")) return spec;
	throw new UserError("bad-revision", `\`${spec.revision}\` looks like an option, expected a revision`, "a revision never starts with `-`");
}
// src/source/index.ts
async function readSources(name, world, globs) {
	if (name === "-") return {
		kind: "document",
		input: verifyContent(await readStdin(world))
	};
	let found = findFile(name, world);
	if (found === "nothing") return { kind: "nothing" };
	if (found === "file") return {
		kind: "document",
		input: verifyContent(readFile(name, world))
	};
	if (found === "folder") return (await import("./many2.js")).readFolder(name, world, globs);
	let spec = splitSpec(name);
	if (spec) return (await import("./named.js")).readNamed(name, spec, world, globs);
	let { isGlob, readGlob } = await import("./many2.js");
	if (isGlob(name)) return readGlob(name, world);
	throw missing(name, world);
}
async function readSource(name, world) {
	let source = await readSources(name, world);
	if (source.kind === "document") return source.input;
	if (source.kind === "glob" && source.inputs.length === 1 && source.inputs[0]) return source.inputs[0];
	let what = {
		folder: "a folder",
		glob: "several files",
		nothing: "nothing"
	}[source.kind];
	throw new UserError("not-a-file", `\`${name}\` is ${what}, expected one document`, "name a file in it");
}
async function readStdin(world) {
	let parts = [];
	for await (let part of world.stdin) parts.push(typeof part == "string" ? Buffer.from(part) : part);
	return document(Buffer.concat(parts), { label: "-" });
}
const options = [
	{
		name: "format",
		short: "f",
		value: "FORMAT",
		choices: [...formats.map(({ id }) => id), "github"],
		default: "text",
		summary: "how the report is shown"
	},
	{
		name: "fail-on",
		value: "LEVEL",
		choices: [
			"error",
			"warning",
			"notice",
			"never"
		],
		default: "error",
		summary: "lowest level of a finding that makes the exit status 1"
	},
	{
		name: "noise",
		summary: "list the rows that only moved, changed place or were reformatted"
	},
	{
		name: "output",
		short: "o",
		value: "FILE",
		summary: "write the report to FILE instead of standard output"
	},
	{
		name: "config",
		short: "c",
		value: "FILE",
		summary: "read this config file instead of `refdiff.yml`"
	},
	{
		name: "no-config",
		summary: "read neither config nor acceptances"
	},
	{
		name: "reason",
		value: "TEXT",
		summary: "why the findings are fine"
	},
	{
		name: "until",
		value: "DATE",
		summary: "last day that it holds, YYYY-MM-DD in UTC"
	},
	{
		name: "only",
		value: "KEY",
		summary: "only findings of rows whose key matches this glob"
	},
	{
		name: "prune",
		summary: "drop the entries that no longer match anything"
	},
	{
		name: "color",
		value: "WHEN",
		choices: [
			"auto",
			"always",
			"never"
		],
		default: "auto",
		summary: "colours; `auto` asks the terminal, NO_COLOR and FORCE_COLOR"
	},
	{
		name: "quiet",
		short: "q",
		summary: "print nothing but errors; the exit status tells"
	},
	{
		name: "help",
		short: "h",
		summary: "show this help"
	},
	{
		name: "version",
		short: "V",
		summary: "show the version"
	}
], always = [
	"color",
	"quiet",
	"help",
	"version"
], report = [
	"format",
	"fail-on",
	"noise",
	"output",
	"config",
	"no-config"
], commands = [
	{
		name: "diff",
		takes: "OLD NEW",
		count: [2, 2],
		summary: "what really changed between two revisions",
		notes: "OLD and NEW are files, `-` for standard input, REV:PATH as git show takes it, folders or quoted globs (also in a revision, `main:docs/*.md`), or /dev/null for a document that is not there. A folder stands for its Markdown files, or for those that `documents` in the config names.",
		options: [...report, ...always]
	},
	{
		name: "parse",
		takes: "DOC",
		count: [1, 1],
		summary: "the typed tables of a document as JSON",
		notes: "DOC is a file, `-` for standard input, or REV:PATH as git show takes it.",
		options: [
			"output",
			"config",
			"no-config",
			...always
		]
	},
	{
		name: "check",
		takes: "[DOC...]",
		count: [0, 1e400],
		summary: "what is wrong inside documents, each on its own",
		notes: "Every diagnostic counts here, however long it has been standing. DOC is a file, `-`, REV:PATH, a folder or a quoted glob; without it, the documents that the config names are checked.",
		options: [...report.filter((name) => name !== "noise"), ...always]
	},
	{
		name: "accept",
		takes: "OLD NEW",
		count: [2, 2],
		summary: "record findings as accepted, in `refdiff.accepted.yml`",
		notes: "Accepted findings stay listed, with their reason, and count for nothing.",
		options: [
			"reason",
			"until",
			"only",
			"prune",
			"config",
			...always
		]
	},
	{
		name: "explain",
		takes: "[RULE]",
		count: [0, 1],
		summary: "what a rule means, with its example; without RULE, all rules",
		notes: "",
		options: ["output", ...always]
	}
];
function optionNamed(name) {
	let option = options.find((option) => option.name === name);
	if (!option) throw Error(`no option is named ${name}`);
	return option;
}
// src/cli/arguments.ts
function readArguments(argv) {
	let { tokens } = process.getBuiltinModule("util").parseArgs({
		args: [...argv],
		options: Object.fromEntries(options.map((option) => [option.name, declaration(option)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), words = [], given = new Map();
	for (let token of tokens) token.kind === "positional" ? words.push(token.value) : token.kind === "option" && given.set(token.name, verifiedValue(token.name, token));
	let asks = given.has("help") || given.has("version"), command = words.length === 0 && asks ? void 0 : commandNamed(words), positionals = words.slice(1);
	return command && !asks && verifyUsage(command, positionals, given), {
		command,
		positionals,
		value: (name) => given.get(name) ?? optionNamed(name).default,
		has: (name) => given.has(name)
	};
}
function declaration({ value, short }) {
	return {
		type: value ? "string" : "boolean",
		...short ? { short } : {}
	};
}
function verifiedValue(name, { rawName, value, inlineValue }) {
	let option = options.find((option) => option.name === name);
	if (!option) throw unknownOption(rawName);
	if (!option.value) {
		if (value === void 0) return "";
		throw usage(`\`${rawName}\` takes no value, got \`${value}\``, `write \`${rawName}\` alone`);
	}
	if (value === void 0 || !inlineValue && /^-./.test(value)) throw usage(`\`${rawName}\` expects a value`, `write \`--${name} ${option.value}\``);
	if (option.choices && !option.choices.includes(value)) {
		let meant = closest(value, option.choices), message = `unexpected \`${value}\` for \`--${name}\`, expected ${oneOf(option.choices)}`;
		throw usage(message, meant && `did you mean \`${meant}\`?`);
	}
	return value;
}
function unknownOption(rawName) {
	let meant = closest(rawName, options.map(({ name }) => `--${name}`));
	return usage(`unknown option \`${rawName}\``, meant ? `did you mean \`${meant}\`?` : "see `refdiff --help`");
}
function commandNamed([name, ...rest]) {
	if (name === void 0) throw usage(`expected a command: ${oneOf(commands.map(({ name }) => name))}`, seeHelp);
	let command = commands.find((command) => command.name === name);
	if (command) return command;
	let meant = closest(name, commands.map(({ name }) => name)), hint = meant ? `did you mean \`refdiff ${meant}\`?` : rest.length === 1 ? `did you mean \`refdiff diff ${name} ${rest[0]}\`?` : seeHelp;
	throw usage(`unknown command \`${name}\``, hint);
}
function verifyUsage(command, positionals, given) {
	for (let name of given.keys()) if (!command.options.includes(name)) throw usage(`\`refdiff ${command.name}\` has no option \`--${name}\``, `see \`refdiff ${command.name} --help\``);
	if (given.has("config") && given.has("no-config")) throw usage("`--config` and `--no-config` exclude each other", "give one of them");
	let [fewest, most] = command.count, count = positionals.length;
	if (count >= fewest && count <= most) return;
	let hint = count > most ? "put a glob in quotes, so that the shell leaves it alone" : seeHelp;
	throw usage(`\`refdiff ${command.name}\` expects ${command.takes}, got ${arguments_(count)}`, hint);
}
const seeHelp = "see `refdiff --help`", arguments_ = (count) => count === 1 ? "1 argument" : `${count} arguments`, usage = (message, hint) => new UserError("usage", message, hint);
function oneOf(words) {
	let quoted = words.map((word) => `\`${word}\``);
	return `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}
// src/source/sides.ts
async function readSides(oldName, newName, world, globs) {
	if (oldName === "-" && newName === "-") throw new UserError("stdin-twice", "both sides are `-`, expected it at most once", "give one of them as a file");
	let old = await readSources(oldName, world, globs), next = await readSources(newName, world, globs);
	if (old.kind === "nothing" && next.kind === "nothing") throw new UserError("no-document", "both sides are `/dev/null`, expected a document", "name one");
	if (verifyAlike(old, oldName, next, newName), verifyAlike(next, newName, old, oldName), old.kind === "document" && next.kind === "document") return pair(old.input, next.input);
	let joined = old.kind !== "folder" || next.kind !== "folder" || old.base === next.base;
	return {
		old: inputs(old, joined),
		next: inputs(next, joined)
	};
}
async function readDocuments(names, world, globs) {
	if (names.filter((name) => name === "-").length > 1) throw new UserError("stdin-twice", "`-` is given more than once", "standard input can be read once");
	let documents = [];
	for (let name of names) documents.push(...inputs(await readSources(name, world, globs), !0));
	return documents;
}
function verifyAlike(source, name, other, otherName) {
	if (source.kind === "folder" && other.kind === "document") throw new UserError("not-a-file", `\`${name}\` is a folder and \`${otherName}\` is not`, "give two files or two folders");
}
function pair(old, next) {
	return old.revision === void 0 && next.revision === void 0 && old.path !== next.path ? {
		old: [{
			...old,
			path: void 0
		}],
		next: [{
			...next,
			path: void 0
		}]
	} : {
		old: [old],
		next: [next]
	};
}
function inputs(source, joined) {
	return source.kind === "nothing" ? [] : source.kind === "document" ? [source.input] : joined ? source.inputs.map((input) => placed(input, source)) : source.inputs;
}
function placed(input, { base }) {
	return base ? {
		...input,
		path: `${base}/${input.path}`
	} : input;
}
// src/config/load.ts
const fs = process.getBuiltinModule("fs"), path = process.getBuiltinModule("path"), configNames = ["refdiff.yml", "refdiff.yaml"], mostBytes = 8388608;
function findConfigFiles({ cwd, file, accepted }) {
	let folders = foldersFrom(cwd), config = file === void 0 ? firstOf(folders, configNames) : path.resolve(cwd, file), known = accepted === void 0 ? firstOf(folders, [acceptanceFile]) : path.resolve(cwd, accepted), home = file === void 0 && config !== void 0 ? path.dirname(config) : folders.at(-1) ?? cwd;
	return {
		...config !== void 0 && { config },
		accepted: known ?? path.join(home, "refdiff.accepted.yml")
	};
}
function foldersFrom(cwd) {
	let folders = [];
	for (let folder = path.resolve(cwd);; folder = path.dirname(folder)) {
		if (folders.push(folder), fs.existsSync(path.join(folder, ".git"))) return folders;
		if (path.dirname(folder) === folder) return folders.slice(0, 1);
	}
}
function firstOf(folders, names) {
	for (let folder of folders) {
		let [first, second] = names.map((name) => path.join(folder, name)).filter((file) => fs.existsSync(file));
		if (second) throw new UserError("bad-config", `Unexpected second config \`${second}\` beside \`${first}\``, "keep one of them");
		if (first) return first;
	}
}
async function loadConfig(where) {
	let files = findConfigFiles(where);
	return {
		...files.config === void 0 ? defaults : await parseConfig(readText(files.config, where.cwd), shown(files.config, where.cwd)),
		acceptances: await loadAcceptances(files.accepted, where)
	};
}
async function loadAcceptances(file, { cwd, accepted }) {
	return accepted === void 0 && !fs.existsSync(file) ? [] : parseAcceptances(readText(file, cwd), shown(file, cwd));
}
function shown(file, cwd) {
	let relative = path.relative(cwd, file);
	return (relative === "" ? file : relative).split(path.sep).join("/");
}
function readText(file, cwd) {
	let name = shown(file, cwd), found = fs.statSync(file, { throwIfNoEntry: !1 });
	if (!found) throw new UserError("file-not-found", `\`${name}\` does not exist`, "name a file that does, or leave the option out");
	if (!found.isFile() && !found.isFIFO()) throw new UserError("unreadable", `\`${name}\` is not a file`);
	if (found.size > mostBytes) throw tooLarge(name, found.size);
	try {
		return decodeConfig(fs.readFileSync(file), name);
	} catch (cause) {
		throw !(cause instanceof Error && "code" in cause) || cause instanceof UserError ? cause : new UserError("unreadable", `\`${name}\` cannot be read (${cause.code})`, void 0, { cause });
	}
}
function decodeConfig(bytes, file) {
	if (bytes.length > mostBytes) throw tooLarge(file, bytes.length);
	try {
		return new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}).decode(bytes);
	} catch {
		let lossy = new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes), again = new TextEncoder().encode(lossy), at = 0;
		for (; at < bytes.length && again[at] === bytes[at];) at++;
		for (; at > 0 && ((again[at] ?? 0) & 192) == 128;) at--;
		let before = new TextDecoder().decode(bytes.subarray(0, at)).split("\n"), byte = (bytes[at] ?? 0).toString(16).padStart(2, "0"), place = {
			line: before.length,
			column: (before.at(-1)?.length ?? 0) + 1
		};
		throw new ConfigError(file, [{
			...place,
			message: `Unexpected byte 0x${byte}, expected UTF-8`,
			hint: "save it as UTF-8"
		}]);
	}
}
function tooLarge(file, bytes) {
	let message = `Unexpected size of ${bytes} bytes, expected at most ${mostBytes}`;
	return new ConfigError(file, [{
		line: 1,
		column: 1,
		message,
		hint: "drop what is no longer needed"
	}]);
}
function writeAtomically(file, text) {
	let known = fs.existsSync(file), target = known ? fs.realpathSync(file) : file, draft = `${target}.${process.pid}.tmp`;
	try {
		let handle = fs.openSync(draft, "wx", known ? fs.statSync(target).mode & 511 : 420);
		try {
			fs.writeFileSync(handle, text), fs.fsyncSync(handle);
		} finally {
			fs.closeSync(handle);
		}
		fs.renameSync(draft, target);
	} catch (cause) {
		throw fs.rmSync(draft, { force: !0 }), cause instanceof Error && "code" in cause ? new UserError("unwritable", `\`${file}\` cannot be written (${cause.code})`, "check who may write there", { cause }) : cause;
	}
}
// src/cli/output.ts
function deliver(text, args, io) {
	let file = args.value("output");
	file === void 0 ? args.has("quiet") || io.stdout.write(text) : write(path$1.resolve(io.cwd, file), file, text);
}
function wantsColour(args, { env, stdout }) {
	let when = args.value("color");
	return when === "auto" ? env.FORCE_COLOR ? env.FORCE_COLOR !== "0" && env.FORCE_COLOR !== "false" : env.NO_COLOR || env.TERM === "dumb" || args.has("output") ? !1 : stdout.columns !== void 0 : when === "always";
}
function widthOf(args, { env, stdout }) {
	let asked = Number(env.COLUMNS);
	return Number.isInteger(asked) && asked > 0 ? asked : (args.has("output") ? void 0 : stdout.columns) ?? 1e400;
}
function write(file, name, text) {
	try {
		isSpecial(file) ? fs$1.writeFileSync(file, text) : writeAtomically(file, text);
	} catch (error) {
		let cause = error instanceof UserError ? error.cause : error;
		if (!hasCode(cause)) throw error;
		let why = {
			ENOENT: "its folder does not exist",
			EISDIR: "it is a folder",
			EACCES: "permission denied"
		}[cause.code];
		throw new UserError("unwritable", `\`${name}\` cannot be written, ${why ?? cause.code}`, "give `--output` another name", { cause });
	}
}
function isSpecial(file) {
	let found = fs$1.statSync(file, { throwIfNoEntry: !1 });
	return found !== void 0 && !found.isFile() && !found.isDirectory();
}
// src/cli/report.ts
async function conclude(report, context, args, io) {
	if (verifyTables(report), args.value("format") === "github") await (await import("./github.js")).deliverToRunner(report, args, io);
	else {
		let format = formats.find(({ id }) => id === args.value("format"));
		if (!format) throw Error(`no format is named ${args.value("format")}`);
		let place = {
			colour: wantsColour(args, io),
			width: widthOf(args, io)
		};
		deliver(await format.render(report, {
			...context,
			...place
		}), args, io);
	}
	return exitStatus(report, args.value("fail-on"));
}
function verifyTables({ documents }) {
	if (documents.some(({ tables }) => tables.length > 0)) return;
	let labels = new Set(documents.flatMap(({ old, new: next }) => [old, next].flatMap((side) => side?.label ?? []))), names = [...labels].slice(0, 2).map((label) => `\`${label}\``), where = labels.size > 2 ? `any of ${labels.size} documents` : names.join(labels.size === 2 ? " or " : "");
	throw new UserError("no-table", `no table in ${where}`, "refdiff compares tables: check the path");
}
const levels = [
	"error",
	"warning",
	"notice"
], counted = {
	error: 1,
	warning: 2,
	notice: 3,
	never: 0
};
function exitStatus({ summary }, failOn = "error") {
	return +!!levels.slice(0, counted[failOn]).some((level) => summary[level] > 0);
}
// src/cli/settings.ts
async function settings(args, io) {
	let asked = {
		noise: args.has("noise"),
		today: new Date().toISOString().slice(0, 10)
	};
	if (args.has("no-config")) return asked;
	let found = await loadConfig({
		cwd: io.cwd,
		file: args.value("config")
	});
	return {
		...found,
		...asked,
		noise: asked.noise || found.noise
	};
}
// src/cli/commands/diff.ts
async function diff(args, io) {
	let [oldName = "", newName = ""] = args.positionals, config = await settings(args, io), { old, next } = await readSides(oldName, newName, io, config.documents), { report, patch } = await compareDocuments(old, next, config);
	return conclude(report, { patch }, args, io);
}
// src/cli/main.ts
const runners = {
	diff,
	parse: async (...all) => (await import("./parse.js")).parse(...all),
	check: async (...all) => (await import("./check.js")).check(...all),
	accept: async (...all) => (await import("./accept.js")).accept(...all),
	explain: async (...all) => (await import("./explain.js")).explain(...all)
};
async function main(argv, io) {
	try {
		return await run(readArguments(argv), io);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return io.stderr.write(`${sentence(error)}\n`), 2;
	}
}
function sentence({ code, message, hint }) {
	let lines = code === "bad-config" ? message.split("\n") : [message];
	return hint && lines.push(`${lines.pop()}; ${hint}`), inert(`refdiff: ${lines.map(visible).join("\n")}`);
}
async function run(args, io) {
	if (args.has("help")) {
		let { help } = await import("./help.js");
		return io.stdout.write(help(args.command)), 0;
	}
	if (args.has("version")) return io.stdout.write(`${version}\n`), 0;
	let runner = runners[args.command?.name ?? ""];
	if (!runner) throw Error(`no code for the command ${args.command?.name}`);
	return runner(args, io);
}
// src/cli/streams.ts
function standardStream(descriptor) {
	let isOpen = !0;
	return {
		write(text) {
			isOpen &&= writeAll(descriptor, Buffer.from(text));
		},
		get columns() {
			return isTerminal(descriptor) ? (descriptor === 1 ? process.stdout : process.stderr).columns || 80 : void 0;
		}
	};
}
function writeAll(descriptor, bytes) {
	for (let at = 0; at < bytes.length;) try {
		at += fs$1.writeSync(descriptor, bytes, at);
	} catch (error) {
		if (hasCode(error, "EAGAIN")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
		else if (hasCode(error, "EPIPE", "EOF")) return !1;
		else throw error;
	}
	return !0;
}
function isTerminal(descriptor) {
	return fs$1.fstatSync(descriptor).isCharacterDevice() && process.getBuiltinModule("tty").isatty(descriptor);
}
export { verifyContent as C, document as S, repositoryPath as _, deliver as a, closest as b, shown as c, readSides as d, commands as f, readFile as g, isIndex as h, conclude as i, writeAtomically as l, readSource as m, main as n, findConfigFiles as o, optionNamed as p, settings as r, readText as s, standardStream as t, readDocuments as u, fs$1 as v, decode as x, path$1 as y };
