import { B as comment, I as parseConfig, K as UserError, N as matchesPath, P as selectsPath, R as markdown, U as clip, W as visible, _ as summaryOf, c as acceptanceFile, f as compareDocuments, l as parseAcceptances, t as annotations, v as verdictOf, z as json } from "./chunks/core.js";
import { createHash, randomBytes } from "node:crypto";
import { C as verifyContent, S as document, x as decode } from "./chunks/command-line.js";
import { dirname, join } from "node:path/posix";
import { appendFile, mkdtemp, open as open$1, readFile, rm, writeFile } from "node:fs/promises";
import { join as join$1 } from "node:path";
import { n as git, t as GitError } from "./chunks/host.js";
// src/action/log.ts
function openLog(write) {
	return { say: (line) => {
		let token = randomBytes(16).toString("hex");
		write(`::stop-commands::${token}\n${line.split("\n").map(visible).join("\n")}\n::${token}::\n`);
	} };
}
// src/action/lines.ts
function lineMap(from, to) {
	let a = split(from), b = split(to), map = new Map(), work = [[
		0,
		a.length,
		0,
		b.length
	]];
	for (let range = work.pop(); range; range = work.pop()) work.push(...pair(a, b, range, map));
	return (line) => {
		let at = map.get(line - 1);
		return at === void 0 ? void 0 : at + 1;
	};
}
const split = (text) => text.split(/\r\n|\r|\n/);
function pair(a, b, range, map) {
	let [start, end, other, otherEnd] = range;
	for (; start < end && other < otherEnd && a[start] === b[other];) map.set(start++, other++);
	for (; start < end && other < otherEnd && a[end - 1] === b[otherEnd - 1];) map.set(--end, --otherEnd);
	let anchors = increasing(unique(a, b, [
		start,
		end,
		other,
		otherEnd
	])), out = [];
	for (let [line, match] of anchors) out.push([
		start,
		line,
		other,
		match
	]), map.set(line, match), start = line + 1, other = match + 1;
	return anchors.length > 0 && out.push([
		start,
		end,
		other,
		otherEnd
	]), out.filter(([from, to, next, nextEnd]) => from < to && next < nextEnd);
}
function unique(a, b, [start, end, other, otherEnd]) {
	let seen = new Map();
	for (let line = start; line < end; line++) {
		let text = a[line] ?? "", known = seen.get(text);
		known ? known.count++ : seen.set(text, {
			line,
			count: 1,
			match: 0,
			matches: 0
		});
	}
	for (let match = other; match < otherEnd; match++) {
		let known = seen.get(b[match] ?? "");
		known && (known.match = match, known.matches++);
	}
	return [...seen.values()].flatMap(({ line, count, match, matches }) => count === 1 && matches === 1 ? [[line, match]] : []);
}
function increasing(pairs) {
	let tops = [], before = [];
	for (let [index, [, match]] of pairs.entries()) {
		let low = 0, high = tops.length;
		for (; low < high;) {
			let middle = low + high >> 1;
			(pairs[tops[middle] ?? 0]?.[1] ?? 0) < match ? low = middle + 1 : high = middle;
		}
		before[index] = low > 0 ? tops[low - 1] ?? -1 : -1, tops[low] = index;
	}
	let out = [];
	for (let index = tops.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
		let found = pairs[index];
		found && out.push(found);
	}
	return out.reverse();
}
// src/action/annotate.ts
function annotationsOf(report, places, { annotate }, limit) {
	return annotations(report, {
		on: annotate,
		limit,
		rest: "the job summary",
		...places
	});
}
function print(all, core) {
	for (let { level, message, title, file, line } of all) core[level](message, {
		title,
		file,
		startLine: line
	});
}
async function placesOf(report, { store, base, head, shown }, { annotate }, log) {
	let needsSource = annotate === "source" || annotate === "both", touched = needsSource && base !== void 0 ? await store.changed(base, head) : void 0;
	needsSource && base !== void 0 && touched === void 0 && log.say("No annotations on sources: it is not known which files the pull request changes");
	let maps = shown === head ? void 0 : await lineMaps(report, store, head, shown);
	return {
		touches: (path) => touched?.has(path) ?? base === void 0,
		shown: (path, line) => maps ? maps.get(path)?.(line) : line
	};
}
async function lineMaps(report, store, head, shown) {
	let paths = report.documents.flatMap(({ new: side }) => side?.path ?? []), merged = await store.find(head, paths), seen = shown === void 0 ? new Map() : await store.find(shown, paths), differing = paths.filter((path) => merged.get(path) !== seen.get(path)), ids = differing.flatMap((path) => [merged.get(path) ?? [], seen.get(path) ?? []].flat()), contents = ids.length > 0 ? await store.read([...new Set(ids)]) : new Map(), text = (id) => Buffer.from(contents.get(id ?? "") ?? []).toString("utf8");
	return new Map(paths.map((path) => {
		if (!differing.includes(path)) return [path, (line) => line];
		let map = lineMap(text(merged.get(path)), text(seen.get(path)));
		return [path, (line) => nearest(map, line)];
	}));
}
function nearest(map, line) {
	for (let at = line; at > 0; at--) {
		let found = map(at);
		if (found !== void 0) return found;
	}
}
// src/action/documents.ts
async function readDocuments(store, { base, head }, paths) {
	let before = base === void 0 ? new Map() : await select(store, base, paths), after = await select(store, head, paths), { old, next } = base === void 0 ? {
		old: before,
		next: after
	} : await reunited(store, base, head, before, after), contents = await store.read([...new Set([...old.values(), ...next.values()])]), inputs = (files, revision) => [...files].map(([path, id]) => {
		let bytes = contents.get(id);
		if (bytes === void 0) throw new UserError("unreadable", `Cannot read \`${path}\` at \`${revision}\``);
		return verifyContent(document(bytes, {
			label: path,
			path,
			revision
		}));
	});
	return {
		old: inputs(old, base),
		next: inputs(next, head),
		missing: paths.filter((path) => !path.startsWith("!") && !found(path, [...old.keys(), ...next.keys()]))
	};
}
const isPattern = (path) => /[*?[{!]/.test(path);
async function select(store, commit, paths) {
	let exact = await store.find(commit, paths);
	if (paths.every((path) => exact.has(path))) return exact;
	let all = await store.list(commit), globs = paths.flatMap((path) => isPattern(path) || exact.has(path) ? [path] : [path, `${path}/**/*.md`]);
	return globs.every((glob) => glob.startsWith("!")) ? new Map() : new Map([...all].filter(([path]) => selectsPath(globs, path)));
}
function found(entry, names) {
	return names.some((name) => matchesPath(entry, name) || name.startsWith(`${entry}/`));
}
async function reunited(store, base, head, before, after) {
	let gone = [...before.keys()].filter((path) => !after.has(path)), come = [...after.keys()].filter((path) => !before.has(path));
	if (gone.length === 0 && come.length === 0) return {
		old: before,
		next: after
	};
	let renamed = await store.renamed(base, head), oldNames = come.flatMap((path) => renamed.get(path) ?? []).filter((path) => !before.has(path)), newNames = [...renamed].flatMap(([path, was]) => gone.includes(was) && !after.has(path) ? [path] : []);
	return {
		old: new Map([...before, ...await store.find(base, oldNames)]),
		next: new Map([...after, ...await store.find(head, newNames)])
	};
}
// src/action/revisions.ts
async function findRevisions(event, given, finder) {
	let head = given.head === void 0 ? void 0 : await resolved(given.head, "head", finder), base = given.base === void 0 ? void 0 : await resolved(given.base, "base", finder);
	if (head !== void 0 && base !== void 0) return {
		base,
		head,
		shown: head,
		because: "given"
	};
	let found = await byEvent(event, finder, base);
	if (head !== void 0 && found.head !== head) throw halfGiven();
	return found;
}
async function byEvent(event, finder, base) {
	let explicit = (revisions) => base === void 0 ? void 0 : {
		...revisions,
		base,
		because: "given"
	};
	switch (event.kind) {
		case "pull_request": return pullRequest(event, finder, explicit);
		case "pull_request_target": return explicit(itself(event.head)) ?? behindPull(event, finder);
		case "merge_group": return explicit(itself(event.head)) ?? {
			...itself(event.head),
			base: event.base,
			because: "the base of the merge group"
		};
		case "push": return explicit(itself(event.after)) ?? pushed(event, finder);
		default: throw new UserError("no-revisions", `Event \`${event.kind === "other" ? event.name : event.kind}\` does not say which revisions to compare`, "Give inputs `base` and `head`");
	}
}
const itself = (commit) => ({
	head: commit,
	shown: commit
});
async function pullRequest(event, finder, explicit) {
	let out = await finder.head();
	if (out !== void 0 && out !== event.head) {
		let [first, second, ...more] = await finder.parents(out) ?? [];
		if (first !== void 0 && second === event.head && more.length === 0) {
			let merge = {
				head: out,
				shown: event.head
			};
			return explicit(merge) ?? {
				...merge,
				base: first,
				because: "the first parent of the merge commit"
			};
		}
	}
	return explicit(itself(event.head)) ?? behindPull(event, finder);
}
async function behindPull(event, finder) {
	let because = "the merge base with the base branch", tip = event.baseRef === "" ? void 0 : await finder.branch(event.baseRef), byTip = tip === void 0 ? void 0 : await finder.mergeBase(tip, event.head);
	if (byTip !== void 0 && byTip !== "none" && byTip !== event.head) return {
		...itself(event.head),
		base: byTip,
		because
	};
	let bySha = await finder.mergeBase(event.base, event.head), base = bySha === void 0 || bySha === "none" ? byTip : bySha;
	if (base === void 0) throw noMergeBase(finder);
	return {
		...itself(event.head),
		base: base === "none" ? void 0 : base,
		because
	};
}
async function pushed(event, finder) {
	let at = itself(event.after);
	if (event.before !== void 0) return {
		...at,
		base: event.before,
		because: "what the branch was before the push"
	};
	let everything = {
		...at,
		base: void 0,
		because: "nothing: the branch is the first"
	};
	return event.defaultBranch === void 0 || event.branch === event.defaultBranch ? everything : newBranch(event, event.defaultBranch, finder);
}
async function newBranch(event, defaultBranch, finder) {
	let at = itself(event.after), tip = await finder.branch(defaultBranch), base = tip === void 0 ? void 0 : await finder.mergeBase(tip, event.after);
	if (base === void 0) throw noMergeBase(finder);
	return base === "none" ? {
		...at,
		base: void 0,
		because: "nothing: no history is shared with the default branch"
	} : {
		...at,
		base,
		because: "the merge base with the default branch"
	};
}
async function resolved(name, input, finder) {
	let found = await finder.resolve(name);
	if (found !== void 0) return found;
	let tried = finder.tried.length > 0 ? ` (${finder.tried.join("; ")})` : "";
	throw new UserError("unknown-revision", `Unknown revision \`${name}\` in input \`${input}\`${tried}`, "Give a commit, branch or tag of this repository");
}
function halfGiven() {
	return new UserError("no-base", "Input `head` was given without `base`", "Give both");
}
function noMergeBase(finder) {
	let tried = finder.tried.length > 0 ? ` (${finder.tried.join("; ")})` : "";
	return new UserError("no-merge-base", `Cannot find where the two branches parted${tried}`, "Check out with `fetch-depth: 0`, give the job `contents: read`, or give input `base`");
}
// src/action/settings.ts
async function readConfig({ store, base, head }, { config, configGiven, acceptFrom }, log) {
	let accepted = join(dirname(config), acceptanceFile), [before, after] = await Promise.all([base === void 0 ? void 0 : textsOf(store, base, [config, accepted]), textsOf(store, head, [config, accepted])]), text = before?.get(config) ?? after.get(config);
	if (text === void 0 && configGiven) throw new UserError("no-config", `Config file \`${config}\` is in neither revision`, "Check input `config`");
	text !== void 0 && before?.get(config) === void 0 && log.say(`${config} is taken from the head revision, since the base has none`);
	let decisions = (acceptFrom === "base" ? before : after)?.get(accepted);
	return {
		...text === void 0 ? {} : await parseConfig(text, config),
		...decisions === void 0 ? {} : { acceptances: await parseAcceptances(decisions, accepted) },
		today: new Date().toISOString().slice(0, 10)
	};
}
async function textsOf(store, commit, paths) {
	let found = await store.find(commit, paths), contents = found.size > 0 ? await store.read([...found.values()]) : new Map();
	return new Map([...found].map(([path, id]) => [path, decode(contents.get(id) ?? new Uint8Array(), path)]));
}
// src/action/compare.ts
async function compareRevisions(event, inputs, reader, log) {
	let { revisions, store, has } = await opened(event, inputs, reader), { base, head, shown, because } = revisions;
	log.say(`Comparing ${base ?? "nothing"} with ${head}; the base is ${because}`);
	let config = await readConfig({
		store,
		base,
		head
	}, inputs, log), paths = inputs.paths.length > 0 ? inputs.paths : config.documents ?? [];
	if (paths.length === 0) throw new UserError("no-path", "Expected input `path`", "Name the document, such as `path: docs/reference.md`");
	let { old, next, missing } = await readDocuments(store, {
		base,
		head
	}, paths);
	for (let path of missing) {
		let sentence = `\`${path}\` is in neither revision`;
		if (inputs.ifMissing === "fail") throw new UserError("missing", sentence, "Check input `path`, or give `if-missing: ignore`");
		log.say(sentence);
	}
	let { report } = await compareDocuments(old, next, config);
	return verifyTables(report), {
		base,
		head,
		because,
		report,
		store,
		shown: has.has(shown) ? shown : void 0
	};
}
async function opened(event, inputs, reader) {
	let revisions = await findRevisions(event, inputs, reader);
	try {
		return {
			revisions,
			...await open(reader, revisions)
		};
	} catch (error) {
		if (!(error instanceof UserError && event.kind === "push" && inputs.base === void 0) || event.defaultBranch === void 0 || event.branch === event.defaultBranch) throw error;
		let other = await newBranch(event, event.defaultBranch, reader);
		return {
			revisions: other,
			...await open(reader, other)
		};
	}
}
function open(reader, { base, head, shown }) {
	return reader.open(base === void 0 ? [head] : [base, head], [shown]);
}
function verifyTables({ documents }) {
	if (documents.length === 0 || documents.some(({ tables }) => tables.length > 0)) return;
	let names = documents.map(({ old, new: next }) => `\`${(next ?? old)?.label ?? ""}\``);
	throw new UserError("no-table", `No table in ${names.slice(0, 3).join(", ")}`, "Check input `path`: refdiff compares tables");
}
async function makeCheckRun(client, commit, all, text, conclusion) {
	let { owner, repo } = client, placed = all.filter(({ file }) => file !== void 0), [first = [], ...rest] = batches(placed.slice(0, 3e3)), output = {
		title: clip(text.title, 255),
		summary: text.summary
	}, created = await client.call(({ rest: { checks }, request }) => checks.create({
		owner,
		repo,
		name: "refdiff report",
		head_sha: commit,
		status: "completed",
		conclusion,
		output: {
			...output,
			annotations: first
		},
		request
	}));
	for (let batch of rest) await client.call(({ rest: { checks }, request }) => checks.update({
		owner,
		repo,
		check_run_id: created.id,
		output: {
			...output,
			annotations: batch
		},
		request
	}));
	return Math.max(0, placed.length - 3e3);
}
function conclusionOf(verdict, fails) {
	return fails ? "failure" : verdict === "breaking" || verdict === "review" ? "neutral" : "success";
}
function titleOf({ verdict, summary }) {
	return [verdict, ...[
		"error",
		"warning",
		"notice",
		"accepted"
	].flatMap((level) => {
		let count = summary[level];
		return count === 0 ? [] : level === "accepted" ? [`${count} accepted`] : [`${count} ${level}${count === 1 ? "" : "s"}`];
	})].join(", ");
}
function batches(all) {
	let out = [];
	for (let [index, { level, title, message, file = "", line = 1 }] of all.entries()) index % 50 == 0 && out.push([]), out.at(-1)?.push({
		path: file,
		start_line: line,
		end_line: line,
		annotation_level: level === "error" ? "failure" : level,
		title: clip(title, 255),
		message
	});
	return out;
}
// src/action/github/client.ts
var Refused = class extends Error {
	name = "Refused";
	status;
	constructor(status, message) {
		super(message), this.status = status;
	}
};
const requestTime = 1e4;
async function connect({ api, token, repository }) {
	let { getOctokit } = await import("./chunks/actions-github.js"), silent = () => {}, octokit = getOctokit(token, {
		baseUrl: api,
		log: {
			debug: silent,
			info: silent,
			warn: silent,
			error: silent
		}
	}), [owner = "", repo = ""] = repository.split("/"), budget = {
		left: 12e4,
		dead: void 0
	}, call = async (run, { repeatable = !0 } = {}) => {
		for (let attempt = 1;; attempt++) {
			if (budget.dead) throw budget.dead;
			let signal = AbortSignal.timeout(requestTime);
			try {
				return verified(await run({
					rest: octokit.rest,
					request: { signal }
				}), signal);
			} catch (error) {
				let failure = judge(error, attempt);
				if (failure.dead && (budget.dead = failure.refusal), !(failure.wait !== void 0 && (repeatable || failure.untouched) && attempt < 4) || (failure.wait ?? 0) > budget.left) throw failure.refusal;
				budget.left -= failure.wait ?? 0, await new Promise((resolve) => setTimeout(resolve, failure.wait));
			}
		}
	};
	return {
		owner,
		repo,
		call,
		async *pages(run) {
			for (let page = 1;; page++) {
				let items = await call((options) => run(options, page));
				if (yield* items, items.length < 100) return;
			}
		}
	};
}
function verified({ data, status }, signal) {
	if (signal.aborted) throw new Refused(0, "timeout");
	if (typeof data == "string" && status !== 204) throw new Refused(502, "an answer that is no JSON");
	return data;
}
function judge(error, attempt) {
	let { status, headers, said } = answerOf(error), backoff = 500 * 2 ** (attempt - 1);
	if (status === void 0) {
		let timedOut = /timeout|aborted/i.test(said), refusal = new Refused(0, `${timedOut ? `no answer within ${requestTime / 1e3} seconds` : "no connection"}${timedOut || said === "" ? "" : ` (${said})`}`);
		return timedOut || attempt > 1 ? {
			refusal,
			dead: !0
		} : {
			refusal,
			wait: backoff,
			untouched: !1
		};
	}
	let refusal = new Refused(status, `HTTP ${status}${said === "" ? "" : `: ${said}`}`), limited = waitFor(status, headers, said);
	return limited === void 0 ? status >= 500 ? {
		refusal,
		wait: backoff,
		untouched: !1
	} : { refusal } : {
		refusal,
		wait: limited,
		untouched: !0
	};
}
function waitFor(status, headers, said) {
	if (status !== 403 && status !== 429) return;
	let after = Number(headers["retry-after"]);
	return headers["retry-after"] !== void 0 && Number.isFinite(after) ? Math.max(0, after) * 1e3 : headers["x-ratelimit-remaining"] === "0" ? Math.max(0, Number(headers["x-ratelimit-reset"]) * 1e3 - Date.now()) || 0 : status === 429 || /secondary rate limit/i.test(said) ? 6e4 : void 0;
}
function answerOf(error) {
	if (!(error instanceof Error)) throw error;
	if (error instanceof Refused) return {
		status: error.status || void 0,
		headers: {},
		said: error.message
	};
	let response = property$1(error, "response");
	if (response === void 0) {
		if (!("status" in error)) throw error;
		return {
			status: void 0,
			headers: {},
			said: firstLine(causes(error).join(": "))
		};
	}
	let status = Number(property$1(response, "status")), headers = property$1(response, "headers"), said = property$1(property$1(response, "data"), "message");
	return {
		status,
		headers: typeof headers == "object" && headers ? { ...headers } : {},
		said: typeof said == "string" ? firstLine(said) : ""
	};
}
function causes(error) {
	if (!(error instanceof Error)) return [];
	let code = "code" in error && typeof error.code == "string" ? error.code : "";
	return [error.message || code, ...causes(error.cause)].filter(Boolean);
}
function property$1(value, name) {
	return typeof value == "object" && value ? Reflect.get(value, name) : void 0;
}
function firstLine(text) {
	let line = text.split("\n")[0]?.trim() ?? "";
	return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}
// src/action/comment.ts
function markerOf(job, { paths, report }) {
	return `<!-- refdiff:${createHash("sha256").update(JSON.stringify([
		job,
		paths,
		report ?? ""
	])).digest("hex").slice(0, 16)} -->`;
}
async function keepComment(client, issue, text, { marker, onlyUpdate }) {
	let { owner, repo } = client, [first, ...others] = await ownComments(client, issue, marker);
	if (!first && onlyUpdate) return "nothing";
	if (first) {
		await falling(text, (body) => client.call(({ rest, request }) => rest.issues.updateComment({
			owner,
			repo,
			comment_id: first.id,
			body,
			request
		})));
		for (let { id } of others) await client.call(({ rest, request }) => rest.issues.deleteComment({
			owner,
			repo,
			comment_id: id,
			request
		}));
		return "updated";
	}
	return await falling(text, (body) => createOnce(client, issue, body, marker)), "written";
}
async function createOnce(client, issue, body, marker) {
	let { owner, repo } = client;
	for (let attempt = 1;; attempt++) try {
		let write = {
			owner,
			repo,
			issue_number: issue,
			body
		};
		await client.call(({ rest, request }) => rest.issues.createComment({
			...write,
			request
		}), { repeatable: !1 });
		return;
	} catch (error) {
		if (!(error instanceof Refused) || error.status > 0 && error.status < 500 || attempt === 3) throw error;
		if (await new Promise((resolve) => setTimeout(resolve, 500 * attempt)), (await ownComments(client, issue, marker)).length > 0) return;
	}
}
async function falling(text, send) {
	try {
		await send(text.full);
	} catch (error) {
		if (!(error instanceof Refused) || error.status !== 422) throw error;
		await send(text.counts);
	}
}
async function ownComments(client, issue, marker) {
	let { owner, repo } = client, list = {
		owner,
		repo,
		issue_number: issue,
		per_page: 100
	}, marked = [];
	for await (let comment of client.pages(({ rest, request }, page) => rest.issues.listComments({
		...list,
		page,
		request
	}))) comment.body?.trimEnd().endsWith(marker) && marked.push(comment);
	if (marked.every(({ user }) => user?.type === "Bot")) return marked;
	let me = await ownLogin(client);
	return marked.filter(({ user }) => me === void 0 ? user?.type === "Bot" : user?.login === me);
}
async function ownLogin(client) {
	try {
		return (await client.call(({ rest, request }) => rest.users.getAuthenticated({ request }))).login;
	} catch (error) {
		if (error instanceof Refused) return;
		throw error;
	}
}
// src/action/deliver.ts
function contextOf(setting, link) {
	return {
		colour: !1,
		width: 1e400,
		...link === void 0 ? {} : { link },
		...setting.run === void 0 ? {} : { more: setting.run }
	};
}
function linkTo({ server, repository }, at) {
	return (side, line) => {
		let { commit, line: there } = at(side, line);
		if (side.path !== void 0 && commit !== void 0 && repository !== "") return `${server}/${repository}/blob/${commit}/${side.path.split("/").map(encodeURIComponent).join("/")}${line > 0 ? `?plain=1#L${there}` : ""}`;
	};
}
async function writeSummary(file, text, log) {
	if (!file) return log.say("No job summary: this runner has none");
	await appendFile(file, text);
}
async function deliverComment(delivery, pull) {
	let { report, inputs, setting, context, log } = delivery;
	if (inputs.comment !== "never") {
		if (pull === void 0) return log.say("No comment: this event has no pull request");
		await attempt("comment", "pull-requests: write", delivery, async (client) => {
			let marker = markerOf(setting.job, inputs), nothing = report.verdict === "noise" || report.verdict === "identical", onlyUpdate = inputs.comment === "changes" && nothing, done = await keepComment(client, pull, {
				full: opening(await comment.render(report, {
					...context,
					marker
				}), onlyUpdate),
				counts: await comment.render(report, {
					...context,
					marker,
					limits: { characters: marker.length + 500 }
				})
			}, {
				marker,
				onlyUpdate
			});
			done !== "nothing" && log.say(`The comment on pull request ${pull} was ${done}`);
		});
	}
}
function opening(text, isOver) {
	return isOver ? `refdiff: no longer any change\n${text.slice(text.indexOf("\n") + 1)}` : text;
}
async function deliverCheckRun(delivery, commit, all, fails) {
	let { report, inputs, context, log } = delivery;
	inputs.checkRun && await attempt("check run", "checks: write", delivery, async (client) => {
		let summary = await markdown.render(report, {
			...context,
			limits: { bytes: 65535 }
		}), left = await makeCheckRun(client, commit, all, {
			title: titleOf(report),
			summary
		}, conclusionOf(report.verdict, fails));
		left > 0 && log.say(`The check run has no place for ${left} more annotations; its summary counts them`);
	});
}
async function attempt(what, permission, { client, log }, deliver) {
	try {
		let found = await client();
		if (!found) return log.say(`No ${what}: there is no token`);
		await deliver(found);
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		let hint = error.status === 403 || error.status === 404 ? `; the job needs \`${permission}\`, which forks and Dependabot never get` : "";
		log.say(`No ${what}: GitHub refused it, ${error.message}${hint}`);
	}
}
// src/action/event.ts
async function readSetting(env) {
	let server = (env.GITHUB_SERVER_URL || "https://github.com").replace(/\/+$/, ""), repository = env.GITHUB_REPOSITORY ?? "", run = env.GITHUB_RUN_ID;
	return {
		event: readEvent(env.GITHUB_EVENT_NAME ?? "", await payload(env.GITHUB_EVENT_PATH)),
		server,
		api: (env.GITHUB_API_URL || "https://api.github.com").replace(/\/+$/, ""),
		repository,
		sha: commitId(env.GITHUB_SHA),
		workspace: env.GITHUB_WORKSPACE || process.cwd(),
		temporary: env.RUNNER_TEMP || env.TMPDIR || "/tmp",
		run: run && repository ? `${server}/${repository}/actions/runs/${run}` : void 0,
		job: `${env.GITHUB_WORKFLOW ?? ""}/${env.GITHUB_JOB ?? ""}`
	};
}
async function payload(path) {
	if (!path) return {};
	try {
		return JSON.parse(await readFile(path, "utf8"));
	} catch (cause) {
		throw new UserError("bad-event", `Unreadable event payload \`${path}\``, "Run this as a step of a workflow", { cause });
	}
}
function readEvent(name, payload) {
	let at = (...path) => path.reduce(property, payload);
	switch (name) {
		case "pull_request":
		case "pull_request_target": return {
			kind: name,
			number: integer(at("pull_request", "number")),
			head: id(name, at("pull_request", "head", "sha")),
			base: id(name, at("pull_request", "base", "sha")),
			baseRef: text(at("pull_request", "base", "ref"))
		};
		case "merge_group": return {
			kind: name,
			base: id(name, at("merge_group", "base_sha")),
			head: id(name, at("merge_group", "head_sha")),
			headRef: text(at("merge_group", "head_ref"))
		};
		case "push": return push(at);
		case "workflow_run": return {
			kind: name,
			head: id(name, at("workflow_run", "head_sha")),
			branch: text(at("workflow_run", "head_branch")),
			owner: text(at("workflow_run", "head_repository", "owner", "login")),
			numbers: list(at("workflow_run", "pull_requests")).map((item) => integer(property(item, "number")))
		};
		default: return {
			kind: "other",
			name
		};
	}
}
function push(at) {
	if (at("deleted") === !0) throw new UserError("nothing-pushed", "The push deleted its branch, so there is no new revision to compare");
	let before = id("push", at("before"));
	return {
		kind: "push",
		before: /^0+$/.test(before) ? void 0 : before,
		after: id("push", at("after")),
		branch: /^refs\/heads\/(.+)$/s.exec(text(at("ref")))?.[1],
		defaultBranch: text(at("repository", "default_branch")) || void 0,
		forced: at("forced") === !0,
		commits: list(at("commits")).flatMap((item) => commitId(property(item, "id")) ?? [])
	};
}
function property(value, name) {
	return typeof value == "object" && value && Object.hasOwn(value, name) ? value[name] : void 0;
}
const text = (value) => typeof value == "string" ? value : "", integer = (value) => typeof value == "number" && Number.isSafeInteger(value) && value > 0 ? value : 0, list = (value) => Array.isArray(value) ? value : [];
function commitId(value) {
	return typeof value == "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) ? value : void 0;
}
function id(event, value) {
	let found = commitId(value);
	if (found !== void 0) return found;
	throw new UserError("bad-event", `Unexpected payload of event \`${event}\`: it names no commit`, "Give `base` and `head`");
}
// src/action/handed-over.ts
const mostBytes = 67108864;
async function readReport(path) {
	let refused = (why, cause) => new UserError("bad-report", `Unexpected report \`${path}\`: ${why}`, "Give the JSON report of a run of refdiff", { cause }), text = await contents(path, refused), data;
	try {
		data = JSON.parse(text);
	} catch (cause) {
		throw refused("it is no JSON", cause);
	}
	let { parseReport } = await import("./chunks/parse2.js"), parsed = parseReport(data);
	if ("report" in parsed) return parsed.report;
	throw refused(`it does not follow the schema at \`${parsed.wrongAt.slice(0, 200)}\``);
}
async function contents(path, refused) {
	try {
		let file = await open$1(path);
		try {
			let { size } = await file.stat();
			if (size > mostBytes) throw refused(`it has ${size} bytes, more than ${mostBytes}`);
			return await file.readFile("utf8");
		} finally {
			await file.close();
		}
	} catch (cause) {
		throw cause instanceof UserError ? cause : refused("it cannot be read", cause);
	}
}
async function pullOf(client, event) {
	let { owner, repo } = client, head = `${event.owner}:${event.branch}`;
	for await (let pull of client.pages(({ rest, request }, page) => rest.pulls.list({
		owner,
		repo,
		head,
		state: "all",
		per_page: 100,
		page,
		request
	}))) if (pull.head.sha === event.head) return pull.number;
}
// src/action/inputs.ts
const levels$1 = [
	"error",
	"warning",
	"notice",
	"never"
], wheres = [
	"reference",
	"source",
	"both",
	"none"
], whens = [
	"changes",
	"always",
	"never"
], switches = ["true", "false"], inputDefinitions = [
	{
		name: "path",
		summary: "The document, from the root of the repository: several paths or globs, one a line"
	},
	{
		name: "base",
		summary: "The old revision: a commit, branch or tag. Found by the event on pull requests, merge queues and pushes; others need it"
	},
	{
		name: "head",
		summary: "The new revision. Found by the event on pull requests, merge queues and pushes; others need it"
	},
	{
		name: "fail-on",
		summary: "The lowest level of a finding that fails the step",
		values: levels$1,
		default: "error"
	},
	{
		name: "if-missing",
		summary: "Whether a path that is in neither revision fails the step",
		values: ["fail", "ignore"],
		default: "fail"
	},
	{
		name: "annotate",
		summary: "Where findings are shown in the pull request: on lines of the document, on the source lines that its rows name, or both",
		values: wheres,
		default: "reference"
	},
	{
		name: "comment",
		summary: "Whether to keep one comment on the pull request; needs `pull-requests: write`",
		values: whens,
		default: "never"
	},
	{
		name: "check-run",
		summary: "Whether to make a check run that holds every finding; needs `checks: write`",
		values: switches,
		default: "false"
	},
	{
		name: "accept-label",
		summary: "A label of the pull request that accepts all its findings; needs `pull-requests: read`"
	},
	{
		name: "accept-from",
		summary: "The revision whose acceptance file counts",
		values: ["head", "base"],
		default: "head"
	},
	{
		name: "config",
		summary: "The config file, from the root of the repository; read from the base revision, or from the head where the base has none",
		default: "refdiff.yml"
	},
	{
		name: "report",
		summary: "A JSON report that another run of this Action wrote: nothing is compared then, the report is checked and delivered. For `workflow_run`"
	},
	{
		name: "token",
		summary: "Reads what the clone lacks and writes comments and check runs; the job's own token unless given"
	}
];
function readInputs(get) {
	let text = (name) => get(name).trim() || void 0, inputs = {
		paths: (text("path") ?? "").split("\n").map(cleanPath).filter((path) => path !== ""),
		base: text("base"),
		head: text("head"),
		failOn: choice("fail-on", text("fail-on"), levels$1),
		ifMissing: choice("if-missing", text("if-missing"), ["fail", "ignore"]),
		annotate: choice("annotate", text("annotate"), wheres),
		comment: choice("comment", text("comment"), whens),
		checkRun: choice("check-run", text("check-run")?.toLowerCase(), switches) === "true",
		acceptLabel: text("accept-label"),
		acceptFrom: choice("accept-from", text("accept-from"), ["head", "base"]),
		config: cleanPath(text("config") ?? defaultOf("config")),
		configGiven: text("config") !== void 0,
		report: text("report"),
		token: text("token")
	};
	if (inputs.paths.length === 0 && inputs.report === void 0) throw new UserError("no-path", "Expected input `path`", "Name the document, such as `path: docs/reference.md`");
	return inputs;
}
function choice(name, given, values) {
	let value = given ?? defaultOf(name), found = values.find((item) => item === value);
	if (found !== void 0) return found;
	let expected = values.map((item) => `\`${item}\``).join(", ");
	throw new UserError("bad-input", `Unexpected \`${value}\` for input \`${name}\``, `Use one of ${expected}`);
}
function defaultOf(name) {
	return inputDefinitions.find((input) => input.name === name)?.default ?? "";
}
function cleanPath(path) {
	let parts = path.trim().split("/").filter((part, index, all) => part !== "." && (part !== "" || index === 0 && all.length > 1));
	if (parts[0] === "" || parts.includes("..")) throw new UserError("outside", `Unexpected path \`${path.trim()}\``, "Write it from the root of the repository");
	return parts.join("/");
}
async function findLabel(client, event, label) {
	if (!client) return { unknown: "there is no token" };
	try {
		switch (event.kind) {
			case "pull_request":
			case "pull_request_target": return { on: (await labelsOf(client, event.number)).includes(label) ? event.number : void 0 };
			case "merge_group": return { on: await onMergeGroup(client, event, label) };
			case "push": return { on: await onCommits(client, [event.after, ...event.commits.toReversed()], label) };
			default: return { on: void 0 };
		}
	} catch (error) {
		if (error instanceof Refused) return { unknown: error.message };
		throw error;
	}
}
async function labelsOf(client, issue) {
	let { owner, repo } = client, list = {
		owner,
		repo,
		issue_number: issue,
		per_page: 100
	}, names = [];
	for await (let { name } of client.pages(({ rest, request }, page) => rest.issues.listLabelsOnIssue({
		...list,
		page,
		request
	}))) names.push(name);
	return names;
}
async function onMergeGroup(client, { base, head, headRef }, label) {
	let { owner, repo } = client, named = /\/pr-(\d+)-[0-9a-f]+$/.exec(headRef)?.[1];
	try {
		let found = await onCommits(client, [head, ...(await client.call(({ rest, request }) => rest.repos.compareCommitsWithBasehead({
			owner,
			repo,
			basehead: `${base}...${head}`,
			request
		}))).commits.map(({ sha }) => sha).toReversed()], label);
		if (found !== void 0) return found;
	} catch (error) {
		if (!(error instanceof Refused) || named === void 0) throw error;
	}
	if (named !== void 0) return (await labelsOf(client, Number(named))).includes(label) ? Number(named) : void 0;
}
async function onCommits(client, commits, label) {
	let seen = new Set();
	for (let commit of [...new Set(commits)].slice(0, 20)) for (let number of await pullsOf(client, commit)) if (!seen.has(number) && (seen.add(number), (await labelsOf(client, number)).includes(label))) return number;
}
async function pullsOf(client, commit) {
	let { owner, repo } = client;
	return (await client.call(({ rest, request }) => rest.repos.listPullRequestsAssociatedWithCommit({
		owner,
		repo,
		commit_sha: commit,
		request
	}))).map(({ number }) => number);
}
function acceptAll(report, accepted) {
	let open = (item) => item.accepted || item.level === "off" ? item : {
		...item,
		accepted
	}, documents = report.documents.map((document) => {
		let judged = {
			...document,
			findings: document.findings.map(open),
			tables: document.tables.map((table) => ({
				...table,
				findings: table.findings.map(open)
			})),
			diagnostics: document.diagnostics.map((item) => item.status === "introduced" ? open(item) : item)
		};
		return {
			...judged,
			verdict: verdictOf([judged], document.verdict === "identical")
		};
	});
	return {
		...report,
		documents,
		summary: summaryOf(documents),
		verdict: verdictOf(documents, report.verdict === "identical")
	};
}
// src/action/outputs.ts
const counts = {
	error: "Number of findings at level error that are not accepted",
	warning: "The same at level warning",
	notice: "The same at level notice",
	accepted: "Number of accepted findings",
	added: "Number of rows added",
	removed: "Number of rows removed",
	changed: "Number of rows changed, split or merged",
	renamed: "Number of rows renamed",
	relocated: "Number of rows that went to another table or document",
	moved: "Number of rows that only moved: other line anchors",
	reordered: "Number of rows that only stand elsewhere",
	reformatted: "Number of rows that are only written differently"
}, countNames = Object.keys(counts);
[...countNames.map((name) => ({
	name,
	summary: counts[name]
}))];
function outputsOf(report, files) {
	return [
		["verdict", report.verdict],
		...countNames.map((name) => [name, String(report.summary[name])]),
		["changed-documents", JSON.stringify(report.documents.filter(isChanged).map(pathOf))],
		["report", files.json],
		["report-markdown", files.markdown]
	];
}
function isChanged(document) {
	return document.status !== "matched" || !["noise", "identical"].includes(document.verdict);
}
function pathOf(document) {
	let side = document.new ?? document.old;
	return side?.path ?? side?.label ?? "";
}
async function writeReports(parent, texts) {
	let folder = await mkdtemp(join$1(parent, "refdiff-")), files = {
		json: join$1(folder, "report.json"),
		markdown: join$1(folder, "report.md")
	};
	return await Promise.all([writeFile(files.json, texts.json), writeFile(files.markdown, texts.markdown)]), files;
}
// src/action/store/api.ts
function apiStore(client, note) {
	let { owner, repo } = client, list = memoised((commit) => tree(client, commit));
	return {
		list: (commit) => list(commit),
		find: async (commit, paths) => {
			let { files, whole } = await list(commit).then((files) => ({
				files,
				whole: !0
			}), isTruncated);
			if (whole) return new Map([...files].filter(([path]) => paths.includes(path)));
			let found = await Promise.all(paths.map(async (path) => [path, await contentId(client, commit, path)]));
			return new Map(found.flatMap(([path, id]) => id === void 0 ? [] : [[path, id]]));
		},
		read: async (ids) => {
			let contents = new Map();
			for (let id of ids) {
				let blob = await client.call(({ rest, request }) => rest.git.getBlob({
					owner,
					repo,
					file_sha: id,
					request
				}));
				contents.set(id, Buffer.from(blob.content, blob.encoding === "base64" ? "base64" : "utf8"));
			}
			return contents;
		},
		renamed: async (base, head) => {
			let files = await unlessRefused(() => comparedFiles(client, base, head), note) ?? [];
			return new Map(files.flatMap((file) => file.previous_filename ? [[file.filename, file.previous_filename]] : []));
		},
		changed: async (base, head) => {
			let files = await unlessRefused(() => comparedFiles(client, base, head), note);
			return files && new Set(files.flatMap((file) => [file.filename, file.previous_filename ?? []].flat()));
		}
	};
}
function apiHistory(client, note) {
	let { owner, repo } = client, known = (ask) => unlessRefused(ask, note);
	return {
		parents: (commit) => known(async () => (await client.call(({ rest, request }) => rest.git.getCommit({
			owner,
			repo,
			commit_sha: commit,
			request
		}))).parents.map((parent) => parent.sha)),
		mergeBase: (one, other) => known(async () => {
			let basehead = `${one}...${other}`;
			return (await client.call(({ rest, request }) => rest.repos.compareCommitsWithBasehead({
				owner,
				repo,
				basehead,
				per_page: 1,
				request
			}))).merge_base_commit.sha;
		}),
		resolve: (name) => known(() => commit(client, name)),
		branch: (name) => known(() => commit(client, `heads/${name}`))
	};
}
async function commit(client, ref) {
	let { owner, repo } = client;
	return (await client.call(({ rest, request }) => rest.repos.getCommit({
		owner,
		repo,
		ref,
		per_page: 1,
		request
	}))).sha;
}
async function unlessRefused(ask, note) {
	try {
		return await ask();
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		note(`GitHub's API: ${error.message}`);
		return;
	}
}
var Truncated = class extends Error {};
const isTruncated = (error) => {
	if (error instanceof Truncated) return {
		files: new Map(),
		whole: !1
	};
	throw error;
};
async function tree(client, commit) {
	let { owner, repo } = client, found = await client.call(({ rest, request }) => rest.git.getTree({
		owner,
		repo,
		tree_sha: commit,
		recursive: "1",
		request
	}));
	if (found.truncated) throw new Truncated(`the tree of ${commit} is too large to list`);
	return new Map(found.tree.flatMap(({ path, sha, type }) => type === "blob" && path && sha ? [[path, sha]] : []));
}
async function contentId(client, ref, path) {
	let { owner, repo } = client;
	try {
		let found = await client.call(({ rest, request }) => rest.repos.getContent({
			owner,
			repo,
			path,
			ref,
			request
		}));
		return !Array.isArray(found) && found.type === "file" ? found.sha : void 0;
	} catch (error) {
		if (error instanceof Refused && error.status === 404) return;
		throw error;
	}
}
async function comparedFiles(client, base, head) {
	let { owner, repo } = client;
	return (await client.call(({ rest, request }) => rest.repos.compareCommitsWithBasehead({
		owner,
		repo,
		basehead: `${base}...${head}`,
		request
	}))).files ?? [];
}
function memoised(get) {
	let known = new Map();
	return (key) => {
		let found = known.get(key) ?? get(key);
		return known.set(key, found), found;
	};
}
// src/action/store/clone.ts
function withConfig(env, entries) {
	let first = Number(env.GIT_CONFIG_COUNT ?? 0) || 0, added = entries.flatMap(([key, value], index) => [[`GIT_CONFIG_KEY_${first + index}`, key], [`GIT_CONFIG_VALUE_${first + index}`, value]]);
	return {
		...env,
		...Object.fromEntries(added),
		GIT_CONFIG_COUNT: String(first + entries.length)
	};
}
async function openClone(folder, outer, credentials) {
	let env = withConfig({
		...outer,
		...patience(outer)
	}, [
		["safe.directory", folder],
		["core.hooksPath", "/dev/null"],
		["core.quotePath", "false"],
		["core.fsmonitor", "false"],
		["gc.auto", "0"],
		["maintenance.auto", "false"],
		["fetch.writeCommitGraph", "false"]
	]), run = (args, { input, env: more, config = [] } = {}) => git(args, {
		cwd: folder,
		env: withConfig({
			...env,
			...more
		}, config),
		...input === void 0 ? {} : { input }
	}), lazily = async (args, options) => {
		try {
			return await run(args, options);
		} catch (error) {
			if (!(error instanceof GitError) || credentials.length === 0) throw error;
			return run(args, {
				...options,
				config: credentials
			});
		}
	};
	try {
		let shallow = (await run(["rev-parse", "--is-shallow-repository"])).toString().trim() === "true";
		return {
			shallow,
			run,
			...history(run, shallow),
			...trees(lazily)
		};
	} catch (error) {
		if (error instanceof UserError && ["not-a-repository", "git-missing"].includes(error.code)) return;
		throw error;
	}
}
const local = { GIT_NO_LAZY_FETCH: "1" };
function patience(env) {
	return {
		GIT_HTTP_LOW_SPEED_LIMIT: env.GIT_HTTP_LOW_SPEED_LIMIT ?? "1",
		GIT_HTTP_LOW_SPEED_TIME: env.GIT_HTTP_LOW_SPEED_TIME ?? "10",
		GIT_ASKPASS: env.GIT_ASKPASS ?? "true",
		SSH_ASKPASS: env.SSH_ASKPASS ?? "true"
	};
}
function history(run, shallow) {
	let missing = async (commits) => {
		let answers = (await run(["cat-file", "--batch-check=%(objectname)"], {
			input: commits.map((commit) => `${commit}^{commit}\n`).join(""),
			env: local
		})).toString().split("\n");
		return commits.filter((commit, index) => answers[index] !== commit);
	};
	return {
		missing,
		head: () => commitOf(run, "HEAD"),
		parents: async (commit) => {
			if ((await missing([commit])).length > 0) return;
			let text = (await run([
				"cat-file",
				"commit",
				commit
			])).toString("latin1");
			return [...text.slice(0, text.indexOf("\n\n")).matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap((match) => match[1] ?? []);
		},
		mergeBase: async (one, other) => {
			if (shallow || (await missing([one, other])).length > 0) return;
			let found = await unless(run([
				"merge-base",
				one,
				other
			]), 1);
			return found === void 0 ? "none" : found.toString().trim();
		},
		resolve: (name) => commitOf(run, name),
		branch: (name) => commitOf(run, `refs/remotes/origin/${name}`)
	};
}
async function commitOf(run, name) {
	return (await unless(run([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${name}^{commit}`
	], { env: local }), 1, 128))?.toString().trim();
}
async function unless(output, ...statuses) {
	try {
		return await output;
	} catch (error) {
		if (error instanceof GitError && error.status !== void 0 && statuses.includes(error.status)) return;
		throw error;
	}
}
function trees(run) {
	let list = async (commit, paths) => {
		let args = [
			"--literal-pathspecs",
			"ls-tree",
			"-r",
			"-z",
			"--full-tree",
			commit,
			"--",
			...paths
		], files = new Map();
		for (let entry of (await run(args)).toString().split("\0")) {
			let found = /^(\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(entry);
			found?.[2] !== void 0 && found[3] !== void 0 && files.set(found[3], found[2]);
		}
		return files;
	};
	return {
		list: (commit) => list(commit, []),
		find: async (commit, paths) => {
			let files = paths.length === 0 ? new Map() : await list(commit, paths);
			return new Map([...files].filter(([path]) => paths.includes(path)));
		},
		read: async (ids) => {
			let out = await run(["cat-file", "--batch"], { input: ids.map((id) => `${id}\n`).join("") });
			return new Map(batch(out, ids));
		},
		renamed: async (base, head) => {
			let parts = (await run([
				"diff-tree",
				"-r",
				"-z",
				"-M",
				"--diff-filter=R",
				"--name-status",
				"--no-ext-diff",
				base,
				head
			])).toString().split("\0"), pairs = new Map();
			for (let at = 0; at + 2 < parts.length; at += 3) pairs.set(parts[at + 2] ?? "", parts[at + 1] ?? "");
			return pairs;
		},
		changed: async (base, head) => {
			let out = await run([
				"diff-tree",
				"-r",
				"-z",
				"--no-renames",
				"--name-only",
				base,
				head
			]);
			return new Set(out.toString().split("\0").filter(Boolean));
		}
	};
}
function* batch(out, ids) {
	let at = 0;
	for (let id of ids) {
		let end = out.indexOf("\n", at), size = /^[0-9a-f]+ blob (\d+)$/.exec(out.toString("latin1", at, end))?.[1];
		at = end + 1, size !== void 0 && (yield [id, out.subarray(at, at + Number(size))], at += Number(size) + 1);
	}
}
// src/action/store/fetch.ts
function credentials(server, token) {
	if (token === void 0 || !/^https?:\/\//.test(server)) return [];
	let key = `http.${new URL("/", server).href}.extraheader`, basic = Buffer.from(`x-access-token:${token}`).toString("base64");
	return [[key, ""], [key, `AUTHORIZATION: basic ${basic}`]];
}
async function fetchCommits(clone, commits, remotes) {
	let missing = await clone.missing(commits), reason = "";
	for (let remote of remotes) for (let group of missing.length > 1 ? [missing, ...missing.map((commit) => [commit])] : [missing]) {
		if (missing.length === 0) break;
		reason = await fetchOnce(clone, group, remote) ?? reason, missing = await clone.missing(missing);
	}
	return {
		missing,
		reason
	};
}
async function fetchOnce(clone, commits, remote) {
	let flags = [
		"--quiet",
		"--no-tags",
		"--no-write-fetch-head",
		"--no-prune",
		"--no-recurse-submodules",
		"--refmap="
	], tip = await clone.head() === void 0 ? [] : ["--negotiation-tip=HEAD"], depth = clone.shallow ? ["--depth=1"] : [];
	try {
		await clone.run([
			"fetch",
			...flags,
			...tip,
			...depth,
			"--end-of-options",
			remote.name,
			...commits
		], { config: remote.config });
		return;
	} catch (error) {
		if (error instanceof GitError) return error.message;
		throw error;
	}
}
async function originOf(clone) {
	try {
		return {
			name: (await clone.run([
				"remote",
				"get-url",
				"origin"
			])).toString().trim(),
			config: (await clone.run([
				"config",
				"--null",
				"--get-regexp",
				"^(http\\..*|core\\.sshcommand|url\\..*|credential\\..*)$"
			]).catch(() => Buffer.of())).toString().split("\0").filter(Boolean).map((entry) => keyAndValue(entry))
		};
	} catch (error) {
		if (error instanceof GitError) return;
		throw error;
	}
}
function keyAndValue(entry) {
	let end = entry.indexOf("\n");
	return end < 0 ? [entry, "true"] : [entry.slice(0, end), entry.slice(end + 1)];
}
async function mergeBaseApart(parent, commits, remotes, outer) {
	let folder = await mkdtemp(join$1(parent, "refdiff-history-")), run = (args, config = []) => git(args, {
		cwd: folder,
		env: withConfig({
			...outer,
			...patience(outer)
		}, config)
	});
	try {
		await run([
			"init",
			"--quiet",
			"--bare",
			"."
		]);
		for (let { name, config } of remotes) try {
			return await run([
				"fetch",
				"--quiet",
				"--no-tags",
				"--no-write-fetch-head",
				"--filter=tree:0",
				"--end-of-options",
				name,
				...commits
			], config), (await run(["merge-base", ...commits])).toString().trim();
		} catch (error) {
			if (!(error instanceof GitError)) throw error;
			if (error.status === 1 && error.stderr === "") return "none";
		}
		return;
	} finally {
		await rm(folder, {
			recursive: !0,
			force: !0
		});
	}
}
// src/action/store/reader.ts
async function openReader({ setting, env, token, client }) {
	let tried = [], note = (sentence) => {
		tried.includes(sentence) || tried.push(sentence);
	}, known = credentials(setting.server, token), clone = await openClone(setting.workspace, env, known), own = setting.repository ? [{
		name: `${setting.server}/${setting.repository}`,
		config: known
	}] : [], remotes = [...clone ? [{
		name: "origin",
		config: []
	}] : [], ...own], api = async () => {
		let found = await client();
		return found && apiHistory(found, note);
	}, fetched = async (inside, commits) => {
		let { missing, reason } = await fetchCommits(inside, commits, remotes);
		return missing.length > 0 && note(reason), missing;
	};
	return {
		tried,
		head: async () => await clone?.head() ?? setting.sha,
		parents: async (commit) => await clone?.parents(commit) ?? (await api())?.parents(commit),
		mergeBase: async (one, other) => {
			if (clone && !clone.shallow && (await fetched(clone, [one, other])).length === 0) return clone.mergeBase(one, other);
			let found = await (await api())?.mergeBase(one, other);
			if (found !== void 0) return found;
			let origin = clone && await originOf(clone);
			return mergeBaseApart(setting.temporary, [one, other], [...origin ? [origin] : [], ...own], env);
		},
		resolve: async (name) => {
			if (name.startsWith("-")) throw new UserError("bad-revision", `Unexpected revision \`${name}\``, "A revision starts with no dash");
			return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name) ? name : await clone?.resolve(name) ?? await advertised(clone, remotes, named(name)) ?? (await api())?.resolve(name);
		},
		branch: async (name) => await clone?.branch(name) ?? await advertised(clone, remotes, [`refs/heads/${name}`]) ?? (await api())?.branch(name),
		open: async (needed, wanted) => {
			let all = [...new Set([...needed, ...wanted])];
			if (clone) {
				let missing = await fetched(clone, all), has = new Set(all.filter((commit) => !missing.includes(commit)));
				if (needed.every((commit) => has.has(commit))) return {
					store: clone,
					has
				};
			}
			let found = await client();
			if (found) {
				let store = apiStore(found, note);
				return {
					store,
					has: await readable(store, needed, wanted, tried)
				};
			}
			throw unreadable(needed, tried);
		}
	};
}
function named(name) {
	let plain = name.replace(/^origin\//, "");
	return [
		plain,
		`refs/heads/${plain}`,
		`refs/tags/${plain}^{}`,
		`refs/tags/${plain}`
	];
}
async function advertised(clone, remotes, refs) {
	for (let remote of clone ? remotes : []) try {
		let args = [
			"ls-remote",
			"--quiet",
			"--end-of-options",
			remote.name,
			...refs
		], out = (await clone?.run(args, { config: remote.config }))?.toString() ?? "", ids = new Map([...out.matchAll(/^([0-9a-f]+)\t(.*)$/gm)].map((match) => [match[2], match[1]]));
		for (let ref of refs) if (ids.has(ref)) return ids.get(ref);
	} catch (error) {
		if (!(error instanceof GitError)) throw error;
	}
}
async function readable(store, needed, wanted, tried) {
	let has = new Set();
	for (let commit of [...needed, ...wanted]) try {
		await store.find(commit, []), has.add(commit);
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		if (needed.includes(commit)) throw unreadable([commit], [...tried, `GitHub's API: ${error.message}`]);
	}
	return has;
}
function unreadable(commits, tried) {
	let reasons = tried.length > 0 ? ` (${tried.join("; ")})` : "";
	return new UserError("unreadable-revision", `Cannot read revision ${commits.map((commit) => `\`${commit}\``).join(" or ")}${reasons}`, "Check out the repository first, and give the job `contents: read`");
}
async function main(env, log) {
	let inputs = readInputs((name) => env[`INPUT_${name.toUpperCase()}`] ?? ""), setting = await readSetting(env), world = {
		env,
		inputs,
		setting,
		client: once(async () => {
			if (inputs.token !== void 0 && setting.repository !== "") return connect({
				api: setting.api,
				token: inputs.token,
				repository: setting.repository
			});
		}),
		log
	};
	return inputs.report === void 0 ? compareAndReport(world) : handOver(world, inputs.report);
}
async function compareAndReport({ env, inputs, setting, client, log }) {
	let loading = import("./chunks/actions-core.js");
	loading.catch(() => {});
	let reader = await openReader({
		setting,
		env,
		token: inputs.token,
		client
	}), compared = await compareRevisions(setting.event, inputs, reader, log), { report, forgiven } = await accepted(compared.report, {
		inputs,
		setting,
		client,
		log
	}), places = await placesOf(report, compared, inputs, log), context = contextOf(setting, linkFor(setting, compared, places)), fails = !forgiven && failing(report, inputs), core = await loading, summary = await markdown.render(report, context), files = await writeReports(setting.temporary, {
		json: await json.render(report, context),
		markdown: summary
	});
	for (let [name, value] of outputsOf(report, files)) core.setOutput(name, value);
	print(annotationsOf(report, places, inputs, 10), core), await writeSummary(env.GITHUB_STEP_SUMMARY, summary, log);
	let delivery = {
		report,
		inputs,
		setting,
		context,
		client,
		log
	}, { event } = setting;
	await deliverComment(delivery, "number" in event ? event.number : void 0);
	let onEvery = annotationsOf(report, places, inputs, 1e400);
	return await deliverCheckRun(delivery, "number" in event ? event.head : compared.head, onEvery, fails), log.say(`Verdict: ${report.verdict}`), +!!fails;
}
async function accepted(report, { inputs, setting, client, log }) {
	let label = inputs.acceptLabel;
	if (label === void 0 || report.summary.error + report.summary.warning + report.summary.notice === 0) return {
		report,
		forgiven: !1
	};
	let answer = await findLabel(await client(), setting.event, label);
	if ("unknown" in answer) {
		let forgiven = setting.event.kind === "merge_group" || setting.event.kind === "push", then = forgiven ? "the findings are reported and fail nothing" : "nothing is accepted by it";
		return log.say(`Label \`${label}\` could not be read (${answer.unknown}): ${then}`), {
			report,
			forgiven
		};
	}
	return answer.on === void 0 ? {
		report,
		forgiven: !1
	} : (log.say(`Label \`${label}\` on pull request ${answer.on} accepts all findings`), {
		report: acceptAll(report, {
			reason: `label ${label}`,
			by: `#${answer.on}`
		}),
		forgiven: !1
	});
}
function linkFor(setting, { base, head, shown }, places) {
	return linkTo(setting, (side, line) => side.revision !== head || shown === void 0 ? {
		commit: side.revision ?? base,
		line
	} : {
		commit: shown,
		line: places.shown(side.path ?? "", line) ?? line
	});
}
const levels = [
	"error",
	"warning",
	"notice"
];
function failing({ summary }, { failOn }) {
	return failOn !== "never" && levels.slice(0, levels.indexOf(failOn) + 1).some((level) => summary[level] > 0);
}
async function handOver({ env, inputs, setting, client, log }, path) {
	let { event } = setting;
	if (event.kind !== "workflow_run") throw new UserError("no-workflow-run", "Input `report` is for event `workflow_run`", "Leave it out, and give `path`");
	if (inputs.checkRun) throw new UserError("untrusted", "A check run cannot stand on a report that the pull request wrote", "Leave `check-run` out here");
	let report = await readReport(path), context = contextOf(setting, void 0);
	await writeSummary(env.GITHUB_STEP_SUMMARY, await markdown.render(report, context), log);
	let connected = await client(), pull = connected && await pullOf(connected, event);
	return await deliverComment({
		report,
		inputs,
		setting,
		context,
		client,
		log
	}, pull), 0;
}
function once(make) {
	let made;
	return () => (made ??= make(), made);
}
// src/action/trouble.ts
function troubleOf(error) {
	if (error instanceof UserError) return error.hint === void 0 ? error.message : `${error.message}. ${error.hint}`;
	if (error instanceof GitError) return `git failed: ${error.stderr.trim() || error.message}`;
	if (error instanceof Refused) return `GitHub's API cannot be read: ${error.message}`;
}
// src/action/bin.ts
const log = openLog((text) => process.stdout.write(text));
process.exitCode = await main(process.env, log).catch(async (error) => {
	let { error: fail } = await import("./chunks/actions-core.js"), trouble = troubleOf(error);
	return trouble === void 0 && log.say(error instanceof Error ? error.stack ?? error.message : String(error)), fail(visible(trouble ?? "refdiff has a bug, its trace is in the log"), { title: "refdiff" }), 2;
});
export {};
