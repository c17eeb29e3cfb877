import { _ as named, c as anyText, f as filledList, g as mapping, h as list, i as validate, l as day, m as isDay, n as readYaml, s as rule, t as mostCharacters, v as text, x as require_dist, y as whole } from "./yaml.js";
import { A as stateOf, K as UserError, M as matchesGlob, O as isGroup, g as isOver, i as harmless, j as literalGlob, o as quoted } from "./core.js";
import { S as regex, _ as optional, k as unknown, m as nullable, y as pipe } from "./valibot.js";
// src/config/acceptance-shape.ts
var import_dist = require_dist();
const keys = filledList(list(anyText)), state = mapping({
	subject: text,
	table: optional(anyText),
	heading: optional(anyText),
	came: optional(keys),
	went: optional(keys),
	rows: optional(keys),
	column: optional(anyText),
	path: optional(anyText),
	was: optional(unknown()),
	is: optional(unknown())
}), entry = mapping({
	what: optional(anyText),
	reason: text,
	until: optional(day),
	added: optional(day),
	document: optional(text),
	rule,
	count: optional(whole(1), 1),
	fingerprint: pipe(text, regex(/^[0-9a-f]{32}$/, (issue) => `Unexpected ${named(issue.input)}, expected a fingerprint: 32 digits from 0 to f`)),
	state: optional(state)
}), acceptanceShape = mapping({ accepted: optional(nullable(list(entry)), []) });
// src/config/targets.ts
function targetsOf(report, only) {
	let all = report.documents.flatMap((document) => [
		...document.findings.flatMap((finding) => ofFinding(finding, document, void 0, only)),
		...document.tables.flatMap((table) => table.findings.flatMap((finding) => ofFinding(finding, document, table, only))),
		...ofDiagnostics(document, only)
	]), merged = new Map();
	for (let target of all) {
		let id = JSON.stringify([target.fingerprint, target.document]), known = merged.get(id);
		merged.set(id, known ? {
			...known,
			count: known.count + target.count
		} : target);
	}
	return [...merged.values()];
}
function ofFinding(finding, document, table, only) {
	if (finding.accepted || finding.level === "off") return [];
	let group = isGroup(finding), rows = finding.new.length > 0 ? finding.new : finding.old;
	if (!matchesKeys(only, group ? rows.map(({ key }) => [key]) : [keysOf(finding)])) return [];
	let count = group ? Math.max(finding.old.length, finding.new.length) : 1, target = (fingerprint, rule, field) => ({
		fingerprint,
		rule,
		...documentOf(document),
		count,
		what: describe(finding, table, field),
		state: stateOf(finding, table, field)
	}), fields = finding.subject === "row" ? finding.fields.filter(({ level }) => level !== "off") : [], open = fields.filter(({ accepted }) => !accepted).map((field) => target(field.fingerprint, field.rule, field));
	return finding.action !== "changed" || fields.length === 0 ? [target(finding.fingerprint, finding.rule), ...open] : open;
}
function ofDiagnostics(document, only) {
	return document.diagnostics.filter(({ status, accepted, level }) => status === "introduced" && !accepted && level !== "off").filter(({ key }) => matchesKeys(only, [key ? [key] : []])).map(({ fingerprint, rule, message }) => ({
		fingerprint,
		rule,
		...documentOf(document),
		count: 1,
		what: harmless(message)
	}));
}
const keysOf = ({ key, previousKey }) => previousKey ? [key, previousKey] : [key];
function matchesKeys(only, rows) {
	return only === void 0 || rows.every((keys) => keys.some((key) => matchesGlob(only, key.join(" / "))));
}
function documentOf({ old, new: next }) {
	let path = next?.path ?? old?.path;
	return path === void 0 ? {} : { document: literalGlob(path) };
}
function describe(finding, table, field) {
	let { subject, action, key, previousKey, old, new: next } = finding, name = isGroup(finding) ? `${Math.max(old.length, next.length)} rows` : key.join(" / "), place = [...table ? [table.id] : [], name].filter(Boolean).join(": ");
	if (!field) {
		let from = previousKey && JSON.stringify(previousKey) !== JSON.stringify(key) ? ` (was ${previousKey.join(" / ")})` : "";
		return harmless(`${place}: ${subject} ${action}${from}`);
	}
	let cell = field.path === "" ? field.column : `${field.column} ${field.path}`;
	return harmless(`${place}: ${cell}: ${short(field.old)} → ${short(field.new)}`);
}
function short(value) {
	if (value === void 0) return "nothing";
	let text = typeof value == "string" ? value : JSON.stringify(value);
	return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
// src/config/acceptance-file.ts
function readAcceptances(text, label) {
	return entriesOf(readYaml(text, label));
}
function entriesOf(file) {
	if (!file.root) return [];
	let { accepted } = validate(acceptanceShape, file, file.root), nodes = file.root.entries?.get("accepted")?.node.items ?? [];
	return (accepted ?? []).map((written, index) => {
		let { fingerprint, rule, document, count, reason, until, state } = written, by = `${file.file}:${file.place(nodes[index]?.at ?? 0).line}`;
		return {
			written,
			acceptance: {
				fingerprint,
				rule,
				...document !== void 0 && { document },
				count,
				reason,
				...until !== void 0 && { until },
				by,
				...state && { state }
			}
		};
	});
}
function recordFindings(report, options, text, label) {
	verifyOptions(options);
	let file = readYaml(text, label), entries = entriesOf(file), targets = targetsOf(report, options.only);
	if (targets.length === 0) return {
		text,
		recorded: []
	};
	let list = listOf(file.document), recorded = targets.map((target) => {
		let over = entries.findIndex(({ acceptance }) => acceptance.fingerprint === target.fingerprint && acceptance.document === target.document && isOver(acceptance, options.today)), node = list.items[over], renewed = (0, import_dist.isMap)(node);
		return renewed ? renew(file.document, node, target, options) : list.add(nodeOf(file.document, target, options)), {
			...target,
			renewed
		};
	});
	return {
		text: written(file, text),
		recorded
	};
}
function dropEntries(spent, text, label) {
	let file = readYaml(text, label), places = new Set(spent.map(({ by, fingerprint }) => `${by} ${fingerprint}`)), entries = entriesOf(file).map(({ acceptance }) => acceptance), isSpent = ({ by, fingerprint }) => places.has(`${by} ${fingerprint}`), dropped = entries.filter(isSpent);
	if (dropped.length === 0) return {
		text,
		dropped
	};
	let list = listOf(file.document);
	list.items = list.items.filter((_, index) => !isSpent(entries[index]));
	let [first] = list.items;
	return (0, import_dist.isNode)(first) && (first.spaceBefore = !1), {
		text: written(file, text),
		dropped
	};
}
function verifyOptions({ reason, until, today }) {
	if (reason.trim() === "") throw new UserError("no-reason", "Unexpected empty reason", "say why the findings are fine");
	if (until !== void 0) {
		if (!isDay(until)) throw new UserError("bad-date", `Unexpected ${quoted(until)}, expected a day written \`YYYY-MM-DD\``);
		if (until < today) throw new UserError("bad-date", `Unexpected ${quoted(until)}, expected today (${today}) or a later day`);
	}
}
function listOf(document) {
	(0, import_dist.isMap)(document.contents) || (document.contents = document.createNode({ accepted: [] }), document.commentBefore ??= header);
	let known = document.get("accepted", !0);
	if ((0, import_dist.isSeq)(known)) return known.flow = !1, known;
	let list = document.createNode([]);
	return document.set("accepted", list), list;
}
const header = " Findings that were looked at and are fine, each with the reason. Written by `refdiff accept`.\n `fingerprint` decides what an entry accepts; `what` and `rule` are for the reader.";
function nodeOf(document, target, { reason, until, today }) {
	let { what, document: path, rule, count, fingerprint, state } = target, entry = document.createNode({
		what,
		reason,
		...until !== void 0 && { until },
		added: today,
		...path !== void 0 && { document: path },
		rule,
		...count > 1 && { count },
		fingerprint,
		...state && { state }
	}, { aliasDuplicateObjects: !1 }), stateNode = entry.get("state");
	return (0, import_dist.isMap)(stateNode) && (stateNode.flow = !0), entry;
}
function renew(document, entry, { count }, { reason, until, today }) {
	entry.set("reason", reason), until === void 0 ? entry.delete("until") : entry.set("until", until), entry.set("added", today), (count > 1 || entry.has("count")) && entry.set("count", document.createNode(count));
}
function written({ document, file }, before) {
	let text = document.toString({
		lineWidth: 0,
		flowCollectionPadding: !1
	});
	if (text.length > 2097152) throw new UserError("too-many-acceptances", `${file} would grow beyond ${mostCharacters} characters`, "accept fewer findings at once, for example with `--only`");
	return /\r\n/.test(before) ? text.replaceAll("\n", "\r\n") : text;
}
export { dropEntries, readAcceptances, recordFindings };
