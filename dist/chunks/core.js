// src/errors.ts
var UserError = class extends Error {
	name = "UserError";
	code;
	hint;
	constructor(code, message, hint, options) {
		super(message, options), this.code = code, this.hint = hint;
	}
};
// src/report/parts/visible.ts
const INVISIBLE = /(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, SHORT$2 = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function visible(text) {
	return text.replace(INVISIBLE, escapeOf);
}
function visibleName(text) {
	return text.trim() === "" ? "(no name)" : visible(text);
}
function escapeOf(character) {
	let code = character.codePointAt(0);
	return SHORT$2[character] ? SHORT$2[character] : code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : code < 65536 ? `\\u${code.toString(16).padStart(4, "0")}` : `\\u{${code.toString(16)}}`;
}
function visibleJson(json) {
	return json.replace(INVISIBLE, jsonEscapeOf).replace(/#(?=#(?:\[|vso\[))/g, "\\u0023");
}
function jsonEscapeOf(character) {
	if (character === "\n") return character;
	let escaped = "";
	for (let index = 0; index < character.length; index++) escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
	return escaped;
}
function clip$1(text, limit) {
	if (text.length <= limit) return text;
	let end = Math.max(0, limit - 1);
	for (; end > 0 && /^(?:[\udc00-\udfff\p{M}]|\u200d)/u.test(text.slice(end, end + 2));) end--;
	return `${text.slice(0, end)}…`;
}
// src/report/parts/escape.ts
const INSIDE_COMMAND = /(?<=##)(?=\[|vso\[)/, BEFORE_PIPE = /(?<=\\)(?=\|)/, DATE = String.raw`\d{4}-\d{2}-\d{2}`, LETTERS = String.raw`[\p{L}\p{M}\p{N}]+(?:['-](?=\p{L}{2})[\p{L}\p{M}]+|'\p{L}|(?<=\d)[.,]\d+)*%?`, WORD = RegExp(`^["'(]*(?:${DATE}|${LETTERS})[)"',.;:?!]*$`, "u"), HASH = /(?<![\p{L}\p{N}])[0-9a-f]{7,40}(?![\p{L}\p{N}])/iu, FOREIGN = /[\u0080-\u{10ffff}]/gu, LIST_START = /^\d+[.)]/;
function code(text) {
	return visible(text).split(INSIDE_COMMAND).map(span).join("<!-- -->");
}
function cellCode(text) {
	return visible(text).split(INSIDE_COMMAND).flatMap((piece) => piece.split(BEFORE_PIPE)).map((piece) => span(piece).replaceAll("|", "\\|")).join("<!-- -->");
}
function nameText(text) {
	return prose(text) || "(no name)";
}
function htmlName(text) {
	return htmlProse(text) || "(no name)";
}
function span(text) {
	if (text === "") return "";
	let longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0), fence = "`".repeat(longest + 1), space = /^[ `]|[ `]$/.test(text) && text.trim() !== "" ? " " : "";
	return `${fence}${space}${text}${space}${fence}`;
}
function htmlCode(text) {
	return text === "" ? "" : `<code>${entities$2(visible(text))}</code>`;
}
function entities$2(text) {
	return text.replace(/[!-/:-@[-`{-~]/g, (mark) => `&#${mark.charCodeAt(0)};`).replace(/^ | $| (?= )/g, "&#32;");
}
function prose(text) {
	return spans(visible(text).trim(), code);
}
function htmlProse(text) {
	return spans(visible(text).trim(), htmlCode);
}
function spans(text, asCode) {
	let out = [], held = [], flush = () => {
		held.length > 0 && out.push(asCode(held.join(" "))), held = [];
	};
	for (let [index, token] of text.split(/[ \u00a0]+/).entries()) isWord(token) && !(index === 0 && LIST_START.test(token)) ? (flush(), out.push(token)) : token !== "" && held.push(token);
	return flush(), out.join(" ");
}
function isWord(token) {
	return token === "/" || WORD.test(token.replace(FOREIGN, "x")) && !HASH.test(token);
}
function message(text) {
	return parts(text, code, prose);
}
function parts(text, asCode, asProse) {
	let pieces = text.split("`");
	if (pieces.length % 2 == 0) return asProse(text);
	let out = "";
	for (let [index, piece] of pieces.entries()) {
		let before = /^\s/.test(piece) ? " " : "", after = piece.trim() !== "" && /\s$/.test(piece) ? " " : "", shown = index % 2 == 1 ? asCode(piece) : before + asProse(piece) + after;
		out += out.endsWith("`") && shown.startsWith("`") ? ` ${shown}` : shown;
	}
	return out;
}
function address(url) {
	if (url !== void 0 && /^https?:\/\/[!-~]+$/.test(url)) return url.replace(/[()<>\\`|[\]"]|##/g, (marks) => marks.replace(/./g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)).replaceAll("&", "&amp;");
}
function link(text, url) {
	let destination = address(url);
	return destination === void 0 ? text : `[${text}](${destination})`;
}
function inert(lines) {
	return !lines.includes("::") && !lines.includes("##") ? lines : lines.replace(/##(?=\[|vso\[)/g, "#\\x23").replace(/^([\p{White_Space}]*):(?=:)/gmu, (_, blank) => `${blank}\\x3a`);
}
// src/version.ts
const version$1 = "0.1.0", MEANING$1 = {
	narrowed: "declares less",
	widened: "declares more",
	shifted: "declares other things"
};
function fieldViews(fields) {
	let names = fieldNames(fields), seen = new Set();
	return fields.flatMap((field, index) => {
		let view = fieldView(field, names[index]), said = JSON.stringify(view);
		return seen.has(said) ? [] : (seen.add(said), [view]);
	});
}
function fieldView(field, name) {
	let { direction, level } = field, common = {
		name,
		level,
		meaning: direction && MEANING$1[direction],
		accepted: field.accepted !== void 0
	}, old = members$1(field.old), next = members$1(field.new);
	if (old && next) {
		let gone = [...old].filter((member) => !next.has(member)), came = [...next].filter((member) => !old.has(member));
		if (gone.length + came.length > 0) return {
			...common,
			gone,
			came,
			old: void 0,
			new: void 0
		};
	}
	return {
		...common,
		gone: [],
		came: [],
		old: valueText(field.old),
		new: valueText(field.new)
	};
}
function members$1(value) {
	if (Array.isArray(value)) return value.every((member) => typeof member == "string") ? new Set(value) : void 0;
	if (!isObject$1(value)) return;
	let entries = Object.entries(value);
	if (entries.every(([, present]) => present === !0)) return new Set(entries.map(([member]) => unguarded(member)));
}
function valueText(value) {
	if (value !== void 0) return typeof value == "string" ? value : jsonText(value);
}
function jsonText(value) {
	if (Array.isArray(value)) return `[${value.map(jsonText).join(", ")}]`;
	if (!isObject$1(value)) return JSON.stringify(value) ?? "null";
	let entries = Object.entries(value), [first] = entries;
	return entries.length === 1 && first?.[0] === "$number" && typeof first[1] == "string" ? first[1] : `{${entries.map(([key, item]) => `${JSON.stringify(unguarded(key))}: ${jsonText(item)}`).join(", ")}}`;
}
function unguarded(key) {
	return /^\\+(?:__proto__|constructor|prototype|\$number)$/.test(key) ? key.slice(1) : key;
}
function isObject$1(value) {
	return typeof value == "object" && !!value && !Array.isArray(value);
}
function fieldNames(fields) {
	let short = fields.map(({ column, path }) => pathName(column, path));
	return fields.map(({ column, path }, index) => {
		let name = short[index];
		return fields.some((other, at) => short[at] === name && other.column !== column) && path !== "" ? `${column}: ${name}` : name;
	});
}
function pathName(column, path) {
	if (path === "") return column;
	let steps = path.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")), halves = column.split(" / "), half = halves.length === 2 && steps.length === 1 ? halves[Number(steps[0])] : void 0;
	return half === void 0 ? steps.some((step) => /^\d+$/.test(step)) ? `${column}: ${steps.join(".")}` : steps.join(".") : half;
}
function excerpt(old, next, room) {
	if (old.length <= room && next.length <= room) return [old, next];
	let shortest = Math.min(old.length, next.length), start = 0;
	for (; start < shortest && old[start] === next[start];) start++;
	let context = Math.max(8, Math.floor(room / 4)), from = Math.max(0, start - context);
	if (from > 0) {
		let blank = old.indexOf(" ", from);
		blank !== -1 && blank < start ? from = blank + 1 : /[\udc00-\udfff]/.test(old[from]) && from++;
	}
	return from < 2 ? [old, next] : [`…${old.slice(from)}`, `…${next.slice(from)}`];
}
// src/report/parts/words.ts
function count(number, one, many = `${one}s`) {
	return `${grouped$2(number)} ${number === 1 ? one : many}`;
}
function grouped$2(number) {
	return String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function levelCounts(counts) {
	let { error, warning, notice, accepted } = counts;
	return [
		error > 0 && count(error, "error"),
		warning > 0 && count(warning, "warning"),
		notice > 0 && count(notice, "notice"),
		accepted > 0 && `${grouped$2(accepted)} accepted`
	].filter(Boolean).join(", ");
}
function rowCounts(table) {
	let counts = {
		added: 0,
		removed: 0,
		changed: 0,
		renamed: 0,
		relocated: 0
	};
	for (let { subject, action, old, new: next } of table.findings) if (subject === "row" || subject === "table") {
		if (action === "added") counts.added += next.length;
		else if (action === "removed") counts.removed += old.length;
		else if (subject === "table") continue;
		else action === "renamed" || action === "relocated" ? counts[action] += next.length : counts.changed += Math.min(old.length, next.length);
	}
	return counts;
}
function rowCountsText(counts) {
	return Object.entries(counts).filter(([, number]) => number > 0).map(([what, number]) => `${grouped$2(number)} ${what}`).join(", ");
}
function noiseText({ summary: { moved, reordered, reformatted } }) {
	return Object.entries({
		moved,
		reordered,
		reformatted
	}).filter(([, number]) => number > 0).map(([what, number], index) => `${index === 0 ? count(number, "row") : grouped$2(number)} ${what}`).join(", ");
}
function silentText(report, counts) {
	let said = [
		noiseText(report),
		counts.off > 0 && `${count(counts.off, "change")} switched off`,
		counts.resolved > 0 && `${count(counts.resolved, "diagnostic")} resolved`,
		counts.repeated > 0 && `${count(counts.repeated, "finding")} that ${counts.repeated === 1 ? "repeats one" : "repeat those"} of another document`,
		counts.unchanged > 0 && report.documents.length > 1 && `${count(counts.unchanged, "document")} unchanged`
	].filter(Boolean);
	return said.length > 0 ? `Not listed: ${said.join("; ")}` : "";
}
const VERDICTS = {
	breaking: "breaking",
	review: "needs review",
	compatible: "compatible",
	noise: "no change in facts",
	identical: "identical"
};
function verdictText(verdict) {
	return VERDICTS[verdict];
}
function tableTitles(tables) {
	let last = (table) => table.heading.at(-1) ?? table.id, trail = (table) => table.heading.length > 0 ? table.heading.join(" › ") : table.id, byLast = tally$1(tables.map(last)), byTrail = tally$1(tables.map(trail));
	return new Map(tables.map((table) => byLast.get(last(table)) === 1 ? [table, last(table)] : [table, byTrail.get(trail(table)) === 1 ? trail(table) : `${trail(table)} (${table.id})`]));
}
function tally$1(texts) {
	let counts = new Map();
	for (let text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
	return counts;
}
function documentTitle({ old, new: next, status }) {
	if (!old || !next) return `${nameOf$2(old ?? next)} (${status})`;
	let [before, after] = [nameOf$2(old), nameOf$2(next)];
	if (before === after) return after;
	let atRevision = ({ label, path, revision }) => path !== void 0 && label === `${revision}:${path}`;
	return old.path === next.path && atRevision(old) && atRevision(next) ? `${next.path}  ${old.revision} → ${next.revision}` : `${before} → ${after}`;
}
function documentName({ old, new: next }) {
	return next?.path ?? old?.path ?? nameOf$2(next ?? old);
}
function nameOf$2(side) {
	return side?.label ?? "";
}
function rowTotals(table) {
	let { rows, status } = table;
	return `${rowNumbers(table)} ${(status === "removed" ? rows.old : rows.new) === 1 ? "row" : "rows"}`;
}
function rowNumbers({ rows, status }) {
	return status === "added" || rows.old === rows.new ? grouped$2(rows.new) : status === "removed" ? grouped$2(rows.old) : `${grouped$2(rows.old)} → ${grouped$2(rows.new)}`;
}
function listed$2(items, most) {
	return items.length <= most ? items.join(", ") : `${items.slice(0, most).join(", ")} and ${grouped$2(items.length - most)} more`;
}
function acceptance({ reason, until, by }) {
	return `${reason} (${until === void 0 ? "" : `until ${until}, `}${by})`;
}
// src/report/parts/bullets.ts
const ICONS = {
	error: "❌",
	warning: "⚠️",
	notice: "ℹ️",
	off: "▫️"
}, VERDICT_ICONS = {
	breaking: ICONS.error,
	review: ICONS.warning,
	compatible: "✅",
	noise: "✅",
	identical: "✅"
};
function pieceOf(document, detail, context) {
	return (entry) => ({
		level: entry.level,
		accepted: entry.accepted !== void 0,
		text: () => bullet$1(entry, document, detail, context)
	});
}
function icon(entry) {
	return entry.accepted ? "✅" : ICONS[entry.level];
}
function bullet$1(entry, document, detail, context) {
	let details = detailsOf(entry, detail), headline = [
		headlineOf(entry),
		linesOf$1(entry, document, context),
		detail.rule && code(entry.rule)
	];
	return [
		`- ${icon(entry)} ${headline.filter(Boolean).join(" · ")}`,
		...details.map((line) => `  - ${line}`),
		""
	].join("\n");
}
function headlineOf(entry) {
	let { key, previousKey, note, word } = entry;
	if (key === void 0) return message(clip$1(entry.message, 1e3)) || "(no name)";
	let name = value(key, KEY);
	return word === "renamed" ? `renamed ${value(previousKey ?? "", KEY)} → ${name}${note ? `, ${prose(note.replace("renamed, ", ""))}` : ""}` : note === void 0 ? `${word} ${name}` : `${name} ${prose(note)}`;
}
function linesOf$1({ oldLine, newLine }, { old, new: next }, { link: addressOf }) {
	let before = oldLine === void 0 || !old ? "" : link(`line ${oldLine}`, addressOf?.(old, oldLine)), after = newLine === void 0 || !next ? "" : link(`line ${newLine}`, addressOf?.(next, newLine));
	return before === "" || after === "" ? after || before && `was ${before}` : addressOf === void 0 && oldLine === newLine ? after : `${after}, was ${before}`;
}
function detailsOf(entry, detail) {
	let { fields, rows, rowsWord, where, cells, cause, also, accepted, expired } = entry, lines = fields.slice(0, detail.fields).map((field) => fieldText(field, detail));
	if (fields.length > detail.fields && lines.push(`${grouped$2(fields.length - detail.fields)} more fields`), rows.length > 0 && lines.push(`${rowsWord} ${codes(rows, detail.rows, detail)}`), where !== void 0 && lines.push(where), cells.length > 0) {
		let said = cells.slice(0, detail.cells).map(([title, text]) => `${nameText(clip$1(title, 60))}: ${code(clip$1(text, detail.value))}`);
		said.length > 0 && lines.push(said.join("; "));
	}
	return cause !== void 0 && lines.push(`because ${message(clip$1(cause, 500))}`), also.length > 0 && lines.push(`also in ${codes(also.map(documentName), 5, detail)}`), accepted && lines.push(acceptanceText(accepted)), expired && lines.push(`no longer accepted: ${acceptanceText(expired)}`), lines;
}
function acceptanceText({ reason, until, by }) {
	let end = until === void 0 ? "" : `until ${prose(clip$1(until, 40))}, `;
	return `${prose(clip$1(reason, 500))} (${end}${code(clip$1(by, 200))})`;
}
function fieldText(field, detail) {
	let meaning = [field.meaning, field.accepted ? "accepted" : void 0].filter(Boolean).join(", ");
	return `${nameText(clip$1(field.name, 100))}: ${changeText(field, detail)}${meaning === "" ? "" : `, ${meaning}`}`;
}
function changeText({ gone, came, old, new: next }, detail) {
	if (gone.length + came.length > 0) return [gone.length > 0 && `− ${codes(gone, detail.members, detail)}`, came.length > 0 && `+ ${codes(came, detail.members, detail)}`].filter(Boolean).join(" ");
	if (old === void 0) return `+ ${value(next ?? "", detail)}`;
	if (next === void 0) return `− ${value(old, detail)}`;
	let [before, after] = excerpt(old, next, detail.value);
	return `${value(before, detail)} → ${value(after, detail)}`;
}
const KEY = { value: 300 };
function value(text, detail) {
	return text === "" ? "(empty)" : code(clip$1(text, detail.value));
}
function codes(texts, most, detail) {
	return texts.slice(0, most).map((text) => value(text, detail)).join(", ") + (texts.length > most ? ` and ${grouped$2(texts.length - most)} more` : "");
}
// src/report/parts/entry.ts
const LEVELS = [
	"error",
	"warning",
	"notice",
	"off"
], SIGNS = {
	added: "+",
	removed: "−",
	changed: "~",
	renamed: "→",
	relocated: "→",
	split: "~",
	merged: "~"
}, ROWS_WORDS = {
	added: "with",
	removed: "with",
	split: "into",
	merged: "from"
};
function keyText$1(key) {
	return key.join(" / ");
}
function worstFirst(entries) {
	return [...entries].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}
function worst$1(entries) {
	return LEVELS[Math.min(...entries.map(({ level }) => LEVELS.indexOf(level)), LEVELS.length - 1)];
}
function findingEntry(finding, table, also) {
	let [old] = finding.old, [next] = finding.new, many = finding.old.length > 1 || finding.new.length > 1, single = finding.subject === "row" && finding.key.length > 0;
	return {
		level: finding.level,
		rule: finding.rule,
		sign: SIGNS[finding.action],
		word: finding.action,
		key: single ? keyText$1(finding.key) : void 0,
		previousKey: single && finding.previousKey ? keyText$1(finding.previousKey) : void 0,
		message: finding.message,
		note: single ? noteOf(finding) : void 0,
		oldLine: old?.line ?? finding.oldLine,
		newLine: next?.line ?? (finding.action === "removed" ? void 0 : finding.line),
		fields: single || !many ? fieldViews(finding.fields) : [],
		rows: many ? listedRows(finding).map((row) => keyText$1(row.key)) : [],
		rowsWord: ROWS_WORDS[finding.action] ?? "in",
		where: void 0,
		cells: single && !many && finding.fields.length === 0 ? cellsOf(finding, table) : [],
		cause: finding.cause,
		accepted: finding.accepted,
		expired: finding.expired,
		also
	};
}
function listedRows({ old, new: next }) {
	return next.length >= old.length ? next : old;
}
function noteOf(finding) {
	let { action, similarity, fromTable } = finding;
	if (action === "renamed") return similarity === void 0 ? "renamed" : `renamed, ${Math.round(similarity * 100)}% alike`;
	if (action === "relocated") return fromTable === void 0 ? "moved here" : `moved here from ${fromTable}`;
	if (action === "split") return `split into ${finding.new.length} rows`;
	if (action === "merged") return `merged from ${finding.old.length} rows`;
}
function cellsOf(finding, table) {
	let side = finding.action === "removed" ? finding.old[0] : finding.new[0];
	return !side || !table || finding.action !== "added" && finding.action !== "removed" ? [] : (finding.action === "removed" ? table.columns.old : table.columns.new).flatMap((title, index) => {
		let text = side.text[index] ?? "";
		return text === "" || side.key.includes(text) || table.key.includes(title) ? [] : [[title, text]];
	});
}
function diagnosticEntry(diagnostic, also) {
	let lines = diagnostic.rows ?? [];
	return {
		level: diagnostic.level,
		rule: diagnostic.rule,
		sign: "!",
		word: "found",
		key: void 0,
		previousKey: void 0,
		message: diagnostic.message,
		note: void 0,
		oldLine: diagnostic.side === "old" ? diagnostic.line : void 0,
		newLine: diagnostic.side === "new" ? diagnostic.line : void 0,
		fields: [],
		rows: [],
		rowsWord: "in",
		where: lines.length > 1 ? listed$2(lineRanges(lines), 8) : void 0,
		cells: [],
		cause: diagnostic.cause,
		accepted: diagnostic.accepted,
		expired: diagnostic.expired,
		also
	};
}
function lineRanges(lines) {
	let ranges = [];
	for (let line of [...lines].sort((a, b) => a - b)) {
		let last = ranges.at(-1);
		last && line <= last[1] + 1 ? last[1] = line : ranges.push([line, line]);
	}
	return ranges.map(([from, to]) => from === to ? `line ${from}` : `lines ${from} to ${to}`);
}
// src/report/parts/fit.ts
function fitted({ head, foot, groups, leftOut, least }, limit, size) {
	let queue = groups.flatMap((group, at) => group.pieces.map((piece, index) => ({
		piece,
		group,
		at,
		index
	})));
	queue.sort((a, b) => rank$1(a.piece) - rank$1(b.piece) || a.at - b.at || a.index - b.index);
	let room = limit - size(head) - size(foot) - (queue.length > 0 ? size(leftOut(queue.map(({ piece }) => piece))) : 0);
	if (room < 0) return cut(least, limit, size);
	let kept = new Map(), taken = 0;
	for (let { piece, group, index } of queue) {
		let text = piece.text(), opened = kept.get(group), cost = size(text) + (opened ? 0 : size(group.head) + size(group.foot));
		if (cost > room) break;
		room -= cost, taken++, opened ? opened.set(index, text) : kept.set(group, new Map([[index, text]]));
	}
	let bodies = groups.flatMap((group) => {
		let texts = kept.get(group);
		if (!texts) return [];
		let inOrder = [...texts].sort(([a], [b]) => a - b).map(([, text]) => text);
		return [
			group.head,
			...inOrder,
			group.foot
		];
	}), rest = queue.slice(taken).map(({ piece }) => piece);
	return [
		head,
		...bodies,
		rest.length > 0 ? leftOut(rest) : "",
		foot
	].join("");
}
function rank$1({ level, accepted }) {
	return accepted ? LEVELS.length : LEVELS.indexOf(level);
}
function cut(text, limit, size) {
	let kept = text;
	for (; kept !== "" && size(kept) > limit;) kept = kept.slice(0, -1);
	return kept;
}
function utf8Bytes(text) {
	let bytes = text.length;
	for (let index = 0; index < text.length; index++) {
		let unit = text.charCodeAt(index);
		unit >= 128 && (bytes += unit < 2048 ? 1 : 2), unit >= 55296 && unit < 56320 && (text.charCodeAt(index + 1) & 64512) == 56320 && (bytes -= 2);
	}
	return bytes;
}
function tally(pieces) {
	let counts = {
		error: 0,
		warning: 0,
		notice: 0,
		accepted: 0
	};
	for (let { level, accepted } of pieces) accepted ? counts.accepted++ : level !== "off" && counts[level]++;
	return counts;
}
// src/report/parts/view.ts
function viewOf(report) {
	let repeats = repeatsOf(report), counts = {
		unchanged: 0,
		off: 0,
		resolved: 0,
		repeated: 0
	}, documents = [];
	for (let document of report.documents) {
		let before = counts.repeated, diagnostics = diagnosticsByTable(document), titles = tableTitles(document.tables), sections = [];
		for (let table of [void 0, ...document.tables]) {
			let entries = [], say = (said, entry) => {
				said.level === "off" ? counts.off++ : repeats.isRepeat(said) ? counts.repeated++ : entries.push(entry());
			};
			for (let finding of (table ?? document).findings) say(finding, () => findingEntry(finding, table, repeats.also(finding)));
			for (let diagnostic of diagnostics.get(table) ?? []) diagnostic.status === "resolved" && counts.resolved++, diagnostic.status === "introduced" && say(diagnostic, () => diagnosticEntry(diagnostic, repeats.also(diagnostic)));
			if (entries.length > 0) {
				let title = table ? titles.get(table) : "";
				sections.push({
					document,
					table,
					title,
					...byAcceptance(worstFirst(entries))
				});
			}
		}
		sections.length > 0 ? documents.push({
			document,
			sections
		}) : counts.repeated === before && counts.unchanged++;
	}
	return {
		documents,
		...counts
	};
}
function byAcceptance(entries) {
	return {
		open: entries.filter((entry) => !entry.accepted),
		accepted: entries.filter((entry) => entry.accepted)
	};
}
function diagnosticsByTable(document) {
	let tables = new Map(document.tables.map((table) => [table.id, table])), grouped = new Map();
	for (let diagnostic of document.diagnostics) {
		let table = diagnostic.table === void 0 ? void 0 : tables.get(diagnostic.table), same = grouped.get(table);
		same ? same.push(diagnostic) : grouped.set(table, [diagnostic]);
	}
	return grouped;
}
function repeatsOf(report) {
	let firsts = new Map(), others = new Map(), repeated = new Set();
	if (report.documents.length < 2) return {
		isRepeat: () => !1,
		also: () => []
	};
	for (let document of report.documents) {
		let inDocument = new Map(), introduced = document.diagnostics.filter(({ status }) => status === "introduced"), said = [
			...document.findings,
			...document.tables.flatMap(({ findings }) => findings),
			...introduced
		];
		for (let one of said) {
			let { fingerprint, rule, level, accepted } = one, id = JSON.stringify([
				fingerprint,
				rule,
				level,
				accepted?.reason ?? null
			]), nth = inDocument.get(id) ?? 0;
			inDocument.set(id, nth + 1);
			let first = firsts.get(`${nth} ${id}`);
			if (!first) firsts.set(`${nth} ${id}`, one);
			else {
				repeated.add(one);
				let also = others.get(first);
				also ? also.push(document) : others.set(first, [document]);
			}
		}
	}
	return {
		isRepeat: (one) => repeated.has(one),
		also: (one) => others.get(one) ?? []
	};
}
// src/report/comment.ts
const DETAIL$1 = {
	value: 80,
	fields: 6,
	members: 8,
	rows: 5,
	cells: 4,
	rule: !1
}, comment$1 = {
	id: "comment",
	summary: "Markdown for a pull request comment: short lists, worst first",
	render: renderComment
};
function renderComment(report, context) {
	let view = viewOf(report), marker = context.marker === void 0 ? "" : `\n${context.marker}\n`, more = context.more === void 0 ? "" : `\n${link("Full report", context.more)}\n`, silent = silentText(report, view), counts = levelCounts(report.summary);
	return fitted({
		head: `${firstLine(report, view)}\n`,
		foot: `${silent === "" ? "" : `\n${silent}\n`}${more}`,
		groups: groupsOf$1(view, report, context),
		leftOut: (rest) => `\n**Not shown here:** ${levelCounts(tally(rest))}\n`,
		least: `refdiff: ${verdictText(report.verdict)}${counts === "" ? "" : `: ${counts}`}\n`
	}, (context.limits?.characters ?? 65536) - marker.length, (text) => text.length) + marker;
}
function firstLine(report, view) {
	let counts = levelCounts(report.summary), said = `${VERDICT_ICONS[report.verdict]} refdiff: ${verdictText(report.verdict)}${counts === "" ? "" : `, ${counts}`}`, open = view.documents.flatMap(({ sections }) => sections.flatMap((section) => section.open)), [worst] = worstFirst(open);
	return worst ? `${said}. ${open.length > 1 ? "Worst: " : ""}${message(clip$1(worst.message, 300))}` : said;
}
function groupsOf$1(view, report, context) {
	let groups = [], notices = [], accepted = [];
	for (let { document, sections } of view.documents) {
		let piece = pieceOf(document, DETAIL$1, context);
		for (let section of sections) {
			let loud = section.open.filter(isLoud);
			loud.length > 0 && groups.push({
				head: groupHead$1(section, report),
				foot: "",
				pieces: loud.map(piece)
			}), notices.push(...section.open.filter((entry) => !isLoud(entry)).map(piece)), accepted.push(...section.accepted.map(piece));
		}
	}
	return [
		...groups,
		...folded(notices, notices.length === 1 ? "notice" : "notices"),
		...folded(accepted, "accepted")
	];
}
function isLoud({ level }) {
	return level === "error" || level === "warning";
}
function groupHead$1(section, report) {
	let { document, table, title } = section;
	return `\n**${[...report.documents.length > 1 || !table ? [documentName(document)] : [], ...table ? [title] : []].map((name) => nameText(clip$1(name, 120))).join(" / ")}**${table ? ` (${rowTotals(table)})` : ""}\n\n`;
}
function folded(pieces, what) {
	return pieces.length === 0 ? [] : [{
		head: `\n<details>\n<summary>${grouped$2(pieces.length)} ${what}</summary>\n\n`,
		foot: "\n</details>\n",
		pieces
	}];
}
// src/report/json.ts
const json = {
	id: "json",
	summary: "the whole report, as report.schema.json describes it",
	render: renderJson
};
function renderJson(report) {
	return visibleJson(`${JSON.stringify(inOrder$1(report, REPORT), null, 2)}\n`);
}
const ACCEPTED = anything("reason until by"), SIDE = anything("label path revision bytes"), ROW_SIDE = {
	...anything("line key text source extra"),
	declaredAt: anything("path line")
}, FIELD = {
	...anything("column path rule level old new direction fingerprint"),
	accepted: ACCEPTED
}, FINDING = {
	...anything("subject action rule level message fingerprint"),
	accepted: ACCEPTED,
	expired: ACCEPTED,
	...anything("key previousKey similarity fromTable cause line oldLine"),
	old: ROW_SIDE,
	new: ROW_SIDE,
	fields: FIELD
}, TABLE = {
	...anything("id type heading previousHeading status key"),
	columns: anything("old new matched"),
	syntax: null,
	rows: anything("old new equal moved reordered reformatted"),
	findings: FINDING,
	restated: {
		old: ROW_SIDE,
		new: ROW_SIDE
	},
	noise: anything("class key oldLine newLine columns")
}, DOCUMENT = {
	...anything("status verdict"),
	old: SIDE,
	new: SIDE,
	findings: FINDING,
	tables: TABLE,
	diagnostics: {
		...anything("rule level status side line column table key rows message fingerprint cause"),
		accepted: ACCEPTED,
		expired: ACCEPTED
	}
}, REPORT = {
	schemaVersion: null,
	tool: anything("name version"),
	verdict: null,
	summary: anything("error warning notice accepted added removed changed renamed relocated moved reordered reformatted"),
	documents: DOCUMENT
};
function anything(properties) {
	return Object.fromEntries(properties.split(" ").map((property) => [property, null]));
}
function inOrder$1(value, shape) {
	if (shape === null || typeof value != "object" || !value) return value;
	if (Array.isArray(value)) return value.map((item) => inOrder$1(item, shape));
	let own = Object.entries(value), ordered = [...Object.keys(shape).flatMap((name) => own.filter(([property]) => property === name)), ...own.filter(([property]) => !Object.hasOwn(shape, property))];
	return Object.fromEntries(ordered.map(([name, item]) => [name, inOrder$1(item, Object.hasOwn(shape, name) ? shape[name] ?? null : null)]));
}
// src/report/json-patch.ts
const jsonPatch = {
	id: "json-patch",
	summary: "JSON Patch (RFC 6902) from the old facts document to the new one",
	async render(_report, { patch }) {
		return visibleJson(`${JSON.stringify(await patch?.() ?? [], null, 2)}\n`);
	}
};
function countTable(report) {
	let several = report.documents.length > 1, lines = report.documents.flatMap((document) => {
		let titles = tableTitles(document.tables);
		return document.tables.flatMap((table) => {
			let counts = rowCounts(table), { moved, reordered, reformatted } = table.rows, noise = moved + reordered + reformatted, columns = table.findings.filter(({ subject }) => subject !== "row").length;
			if (Object.values(counts).every((number) => number === 0) && noise === 0 && columns === 0) return [];
			let numbers = [
				counts.added,
				counts.removed,
				counts.changed,
				counts.renamed,
				counts.relocated,
				noise
			];
			return [[
				...[...several ? [documentName(document)] : [], titles.get(table)].map((name) => cellCode(clip$1(name, 120))),
				rowNumbers(table),
				...numbers.map(blankZero)
			]];
		});
	});
	if (lines.length === 0) return "";
	let titles = [
		...several ? ["Document"] : [],
		"Table",
		"Rows",
		"Added",
		"Removed",
		"Changed",
		"Renamed",
		"Relocated",
		"Noise"
	], shown = [
		titles,
		titles.map((title) => title === "Document" || title === "Table" ? "---" : "--:"),
		...lines.slice(0, 100)
	].map((cells) => `| ${cells.join(" | ")} |`), more = lines.length - 100;
	return `\n${shown.join("\n")}\n${more > 0 ? `\n${count(more, "more table")} with changes or noise\n` : ""}`;
}
function blankZero(number) {
	return number === 0 ? "" : grouped$2(number);
}
// src/report/markdown.ts
const DETAIL = {
	value: 240,
	fields: 20,
	members: 40,
	rows: 100,
	cells: 8,
	rule: !0
}, markdown = {
	id: "markdown",
	summary: "Markdown for a job summary: verdict, counts, every finding in collapsible groups",
	render: renderMarkdown
};
function renderMarkdown(report, context) {
	let view = viewOf(report), counts = levelCounts(report.summary), headline = `${VERDICT_ICONS[report.verdict]} refdiff: ${verdictText(report.verdict)}`;
	return fitted({
		head: `${[
			`## ${headline}\n`,
			[counts, documentsText(report, context)].filter(Boolean).join(" · "),
			countTable(report)
		].filter(Boolean).join("\n")}\n`,
		foot: closing$4(report, view),
		groups: groupsOf(view, report, context),
		leftOut: (rest) => `\n**Left out, since GitHub takes no longer summary:** ${levelCounts(tally(rest))}\n`,
		least: `${headline}${counts === "" ? "" : `: ${counts}`}\n`
	}, context.limits?.bytes ?? 1048576, utf8Bytes);
}
function documentsText(report, context) {
	let [only, ...others] = report.documents;
	return only ? others.length > 0 ? count(report.documents.length, "document") : sidesText(only, context) : "";
}
function sidesText({ old, new: next, status }, context) {
	let name = (side) => link(code(clip$1(side.label, 300)) || "(no name)", context.link?.(side, 0));
	return !old || !next ? `${old ?? next ? name(old ?? next) : ""} ${status}` : old.label === next.label && !context.link ? name(next) : `${name(old)} → ${name(next)}`;
}
function groupsOf(view, report, context) {
	let several = report.documents.length > 1, open = [], accepted = [];
	for (let { document, sections } of view.documents) {
		let piece = pieceOf(document, DETAIL, context);
		for (let section of sections) accepted.push(...section.accepted.map(piece)), section.open.length > 0 && open.push({
			head: groupHead(section, several),
			foot: GROUP_FOOT,
			pieces: section.open.map(piece)
		});
	}
	if (open.sort((a, b) => rank$1(a.pieces[0]) - rank$1(b.pieces[0])), accepted.length === 0) return open;
	let head = `\n<details>\n<summary>${grouped$2(accepted.length)} accepted</summary>\n\n`;
	return [...open, {
		head,
		foot: GROUP_FOOT,
		pieces: accepted
	}];
}
const GROUP_FOOT = "\n</details>\n";
function groupHead({ document, table, title, open }, several) {
	let name = [...several || !table ? [documentName(document)] : [], ...table ? [title] : []].map((text) => `<b>${htmlName(clip$1(text, 200))}</b>`).join(" / "), rows = table ? ` (${rowTotals(table)})` : "";
	return `\n<details${open.length <= 30 && worst$1(open) !== "notice" ? " open" : ""}>\n<summary>${name}: ${levelCounts(tally(open.map(({ level }) => ({
		level,
		accepted: !1
	}))))}${rows}</summary>\n\n`;
}
function closing$4(report, view) {
	let said = silentText(report, view);
	return said === "" ? "" : `\n<sub>${said}</sub>\n`;
}
// src/report/parts/ansi.ts
const paint = (open, close) => (text) => text === "" ? "" : `\x1b[${open}m${text}\x1b[${close}m`, plain$1 = (text) => text, coloured = {
	bold: paint(1, 22),
	dim: paint(2, 22),
	red: paint(31, 39),
	green: paint(32, 39),
	yellow: paint(33, 39),
	blue: paint(36, 39)
}, uncoloured = {
	bold: plain$1,
	dim: plain$1,
	red: plain$1,
	green: plain$1,
	yellow: plain$1,
	blue: plain$1
};
function styleFor(colour) {
	return colour ? coloured : uncoloured;
}
// src/report/parts/width.ts
const WIDE = [
	[4352, 4447],
	[9001, 9002],
	[11904, 12350],
	[12353, 12871],
	[12880, 19903],
	[19968, 42182],
	[43360, 43388],
	[44032, 55203],
	[63744, 64217],
	[65040, 65049],
	[65072, 65131],
	[65281, 65376],
	[65504, 65510],
	[94176, 111355],
	[127488, 127589],
	[131072, 201546]
], SGR = RegExp("\x1B\\[[0-9;]*m", "g"), PLAIN = /^[\x20-\x7e]*$/, graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
function width(text) {
	let bare = text.includes("\x1B") ? text.replace(SGR, "") : text;
	if (PLAIN.test(bare)) return bare.length;
	let columns = 0;
	for (let { segment } of graphemes.segment(bare)) columns += graphemeWidth(segment);
	return columns;
}
function graphemeWidth(segment) {
	if (/^[\p{M}\p{Cf}\p{Cc}]+$/u.test(segment)) return 0;
	if (/\p{Emoji_Presentation}|\ufe0f|\u20e3/u.test(segment)) return 2;
	let code = segment.codePointAt(0);
	return (WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1) + (segment.length > 1 ? segment.slice(1).match(/[\uff9e\uff9f]/g)?.length ?? 0 : 0);
}
function pad(text, columns) {
	return text + " ".repeat(Math.max(0, columns - width(text)));
}
function truncate(text, columns) {
	if (text.length <= columns && PLAIN.test(text) || width(text) <= columns) return text;
	let [head] = split(text, Math.max(0, columns - 1));
	return `${head}…`;
}
function split(text, columns) {
	if (PLAIN.test(text)) return [text.slice(0, columns), text.slice(columns)];
	let used = 0, end = 0;
	for (let { segment, index } of graphemes.segment(text)) {
		if (used += graphemeWidth(segment), used > columns) break;
		end = index + segment.length;
	}
	return [text.slice(0, end), text.slice(end)];
}
function wrap(text, columns) {
	let room = Math.max(4, columns), lines = [], line = "";
	for (let word of text.split(" ")) {
		let joined = line === "" ? word : `${line} ${word}`;
		if (width(joined) <= room) {
			line = joined;
			continue;
		}
		line !== "" && lines.push(line);
		let rest = word;
		for (; width(rest) > room;) {
			let [head, tail] = split(rest, room);
			if (head === "") break;
			lines.push(head), rest = tail;
		}
		line = rest;
	}
	return line === "" ? lines : [...lines, line];
}
// src/report/parts/terminal.ts
const LEVEL_COLOURS = {
	error: "red",
	warning: "yellow",
	notice: "blue",
	off: "dim"
}, SIGN_COLOURS = {
	"+": "green",
	"−": "red",
	"~": "yellow",
	"→": "yellow",
	"!": "yellow"
};
function entryLines(entry, style, width) {
	let room = Math.min(width, 120), indent = room < 72 ? 6 : 13, details = detailLines(entry, style, Math.max(20, room - indent));
	return [...headline(entry, style, width), ...details.map((line) => " ".repeat(indent) + line)];
}
function headline(entry, style, width$3) {
	let { level, sign, key, previousKey, note, accepted } = entry, word = accepted ? "accepted" : level, label = `  ${style[accepted ? "green" : LEVEL_COLOURS[level]](pad(word, 8))} ${style[SIGN_COLOURS[sign]](sign)} `, lines = wrap(visibleName(key === void 0 ? entry.message : previousKey === void 0 ? key : `${previousKey} → ${key}`), width$3 - 13), shown = key === void 0 ? lines : lines.map(style.bold), tail = [
		note === void 0 ? "" : visible(note),
		entry.rule,
		linesText(entry)
	].filter(Boolean).join("  ");
	return 13 + width(lines.at(-1) ?? "") + 2 + width(tail) <= width$3 ? shown[shown.length - 1] += `  ${style.dim(tail)}` : shown.push(...wrapPieces(tail, width$3 - 13).map(style.dim)), shown.map((line, index) => (index === 0 ? label : " ".repeat(13)) + line);
}
function wrapPieces(tail, room) {
	let lines = [];
	for (let piece of tail.split("  ")) {
		let joined = lines.length === 0 ? piece : `${lines.at(-1)}  ${piece}`;
		lines.length > 0 && width(joined) <= room ? lines[lines.length - 1] = joined : lines.push(...wrap(piece, room));
	}
	return lines;
}
function linesText({ oldLine, newLine }) {
	return oldLine === void 0 ? newLine === void 0 ? "" : `line ${newLine}` : newLine === void 0 ? `was line ${oldLine}` : oldLine === newLine ? `line ${newLine}` : `line ${oldLine} → ${newLine}`;
}
function detailLines(entry, style, room) {
	let { rows, rowsWord, where, cells, cause, also, accepted, expired } = entry, lines = fieldLines(entry, style, room);
	if (rows.length > 0 && lines.push(...listLines(rowsWord, rows, room).map(style.dim)), where !== void 0 && lines.push(...wrap(where, room).map(style.dim)), cells.length > 0) {
		let said = cells.map(([title, text]) => `${visible(title)}: ${visible(text)}`).join("  ");
		lines.push(style.dim(truncate(said, room)));
	}
	if (cause !== void 0 && lines.push(...wrap(`because ${visible(cause)}`, room).map(style.dim)), also.length > 0) {
		let names = also.map((document) => visible(documentName(document)));
		lines.push(...wrap(`also in ${listed$2(names, 3)}`, room).map(style.dim));
	}
	return accepted && lines.push(...wrap(visible(acceptance(accepted)), room).map(style.dim)), expired && lines.push(...wrap(`no longer accepted: ${visible(acceptance(expired))}`, room).map(style.dim)), lines;
}
function listLines(word, rows, room) {
	let shown = rows.map(visible), most = shown.length;
	for (let used = 0, index = 0; index < shown.length; index++) if (used += width(shown[index]) + 2, used > room * 3 - 20) {
		most = Math.max(1, index);
		break;
	}
	return wrap(`${word} ${listed$2(shown, most)}`, room);
}
function fieldLines({ fields, accepted: entryAccepted }, style, room) {
	let names = fields.map(({ name }) => visible(name)), longest = Math.min(24, Math.max(0, ...names.map(width)));
	return fields.flatMap((field, index) => {
		let name = names[index], said = [field.meaning, !entryAccepted && field.accepted ? "accepted" : void 0].filter(Boolean).join(", "), meaning = said === "" ? "" : `  ${style.dim(said)}`, value = oneLine(field, style), line = `${pad(name, longest)}  ${value}${meaning}`;
		return width(line) <= room ? [line] : [
			...wrap(name, room).slice(0, -1),
			`${wrap(name, room).at(-1)}${meaning}`,
			...longValue(field, style, room - 2)
		];
	});
}
function oneLine(field, style) {
	let { gone, came, old, new: next } = field;
	return gone.length + came.length > 0 ? [...gone.map((member) => style.red(`− ${shownValue(member)}`)), ...came.map((member) => style.green(`+ ${shownValue(member)}`))].join("  ") : old === void 0 ? style.green(`+ ${shownValue(next ?? "")}`) : next === void 0 ? style.red(`− ${shownValue(old)}`) : `${style.red(shownValue(old))} → ${style.green(shownValue(next))}`;
}
function shownValue(value) {
	return value === "" ? "(empty)" : visible(value);
}
function longValue(field, style, room) {
	let { gone, came } = field;
	if (gone.length + came.length > 0) return [...memberLines("−", gone, style.red, room), ...memberLines("+", came, style.green, room)];
	let both = field.old !== void 0 && field.new !== void 0, most = (room - 2) * 3, [old, next] = both ? excerpt(visible(field.old ?? ""), visible(field.new ?? ""), most) : [field.old, field.new];
	return [...old === void 0 ? [] : signed("−", shownValue(old), style.red, room), ...next === void 0 ? [] : signed("+", shownValue(next), style.green, room)];
}
function memberLines(sign, members, paint, room) {
	if (members.length === 0) return [];
	let most = members.length;
	for (; most > 1 && width(listed$2(members.slice(0, most).map(shownValue), most)) > room * 3 - 20;) most = Math.floor(most / 2);
	return signed(sign, listed$2(members.map(shownValue), most), paint, room);
}
function signed(sign, text, paint, room) {
	let lines = wrap(text, room - 2), kept = lines.slice(0, 3);
	return lines.length > 3 && (kept[2] = truncate(`${kept[2]}………`, room - 2)), kept.map((line, index) => `  ${paint(`${index === 0 ? sign : " "} ${line}`)}`);
}
// src/report/text.ts
const text = {
	id: "text",
	summary: "for people at a terminal: grouped by table, worst first, the verdict last",
	render: renderText
};
function renderText(report, { colour, width }) {
	let style = styleFor(colour), view = viewOf(report), blocks = view.documents.map((document) => documentBlock(document, style, width));
	return blocks.push(closing$3(report, view, style, width)), inert(`${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`);
}
function documentBlock({ document, sections }, style, width) {
	let lines = wrap(visibleName(documentTitle(document)), width).map(style.bold);
	for (let section of sections) lines.push("", ...sectionLines(section, style, width));
	return lines;
}
function sectionLines({ table, title, open, accepted }, style, width) {
	let lines = [];
	if (table) {
		let was = table.previousHeading?.at(-1), facts = [
			table.status === "added" || table.status === "removed" ? `table ${table.status}` : "",
			was !== void 0 && was !== table.heading.at(-1) ? `was ${visible(was)}` : "",
			rowTotals(table),
			rowCountsText(rowCounts(table))
		].filter(Boolean);
		lines.push(...heading(visibleName(title), facts.join(", "), style, width));
	}
	let show = (entry) => lines.push(...entryLines(entry, style, width));
	return open.forEach(show), accepted.forEach(show), lines;
}
function heading(title, facts, style, width$1) {
	let lines = wrap(title, width$1).map(style.bold), joined = `${lines.at(-1)}  ${style.dim(facts)}`;
	return width(lines.at(-1) ?? "") + width(facts) + 2 <= width$1 ? [...lines.slice(0, -1), joined] : [...lines, ...wrap(facts, width$1 - 2).map((line) => `  ${style.dim(line)}`)];
}
function closing$3(report, view, style, width) {
	let silent = silentText(report, view), lines = silent === "" ? [] : wrap(silent, width).map(style.dim), counts = levelCounts(report.summary), said = VERDICT_WORDS[report.verdict], colour = VERDICT_COLOURS[report.verdict], verdict = style.bold(style[colour](`Verdict: ${report.verdict}`));
	return [...lines, ...counts === "" && said === "" ? [verdict] : beside(verdict, `(${counts || said})`, width)];
}
function beside(first, second, width$2) {
	return width(first) + 1 + width(second) <= width$2 ? [`${first} ${second}`] : [first, ...wrap(second, width$2)];
}
const VERDICT_WORDS = {
	breaking: "",
	review: "",
	compatible: "every change is switched off",
	noise: "no fact changed",
	identical: "the same bytes"
}, VERDICT_COLOURS = {
	breaking: "red",
	review: "yellow",
	compatible: "green",
	noise: "green",
	identical: "green"
}, formats = [
	text,
	json,
	jsonPatch,
	markdown,
	comment$1
], defaults = {
	types: [],
	overrides: [],
	ignore: [],
	keys: [],
	acceptances: [],
	noise: !1
};
async function parseConfig(text, file) {
	let { readConfig } = await import("./read.js");
	return {
		...defaults,
		...readConfig(text, file)
	};
}
function tokensOf(glob, mode) {
	return groups$1(tokens(glob, mode));
}
function tokens(glob, mode) {
	let points = Array.from(glob, (char) => char.codePointAt(0) ?? 0), found = [];
	for (let at = 0; at < points.length; at++) {
		let code = points[at] ?? 0, char = String.fromCodePoint(code);
		if (char === "\\" && at + 1 < points.length) found.push({
			is: "text",
			code: points[++at] ?? 0
		});
		else if (char === "?") found.push({ is: "one" });
		else if (char === "{") found.push({ is: "open" });
		else if (char === "}") found.push({ is: "close" });
		else if (char === ",") found.push({ is: "comma" });
		else if (char === "*") {
			let first = at;
			for (; points[at + 1] === 42;) at++;
			let whole = mode === "path" && at === first + 1 && startsSegment(points, first);
			whole && points[at + 1] === 47 ? (found.push({ is: "folders" }), at++) : whole && endsSegment(points, at + 1) ? found.push({ is: "rest" }) : found.push({ is: "run" });
		} else if (char === "[") {
			let read = characterClass(points, at);
			found.push(read?.token ?? {
				is: "text",
				code
			}), at = read?.end ?? at;
		} else found.push({
			is: "text",
			code
		});
	}
	return found;
}
const startsSegment = (points, at) => at === 0 || "/{,".includes(String.fromCodePoint(points[at - 1] ?? 0)), endsSegment = (points, at) => at >= points.length || "},".includes(String.fromCodePoint(points[at] ?? 0));
function characterClass(points, at) {
	let ranges = [], next = at + 1, negated = points[next] === 33 || points[next] === 94;
	negated && next++;
	for (let first = !0; next < points.length; first = !1) {
		if (points[next] === 93 && !first) return {
			token: {
				is: "class",
				ranges,
				negated
			},
			end: next
		};
		points[next] === 92 && next + 1 < points.length && next++;
		let from = points[next++] ?? 0;
		points[next] !== 45 || points[next + 1] === 93 || next + 1 >= points.length ? ranges.push([from, from]) : (next++, points[next] === 92 && next + 1 < points.length && next++, ranges.push([from, points[next++] ?? 0]));
	}
}
function groups$1(list) {
	let result = [...list], plain = (at, char) => {
		result[at] = {
			is: "text",
			code: char.charCodeAt(0)
		};
	}, open = [];
	list.forEach((token, at) => {
		if (token.is === "open") open.push({
			at,
			commas: []
		});
		else if (token.is === "comma") open.at(-1) ? open.at(-1)?.commas.push(at) : plain(at, ",");
		else if (token.is === "close") {
			let group = open.pop();
			if (group?.commas.length) return;
			group && plain(group.at, "{"), plain(at, "}");
		}
	});
	for (let group of open) {
		plain(group.at, "{");
		for (let comma of group.commas) plain(comma, ",");
	}
	return result;
}
// src/config/glob.ts
const cached = new Map();
function matchesGlob(glob, text) {
	return glob === text || matcher$1(glob, "text")(text);
}
function matchesPath(glob, path) {
	let text = path.startsWith("./") ? path.slice(2) : path;
	return glob === text || matcher$1(glob, "path")(text);
}
function selectsPath(globs, path) {
	let wanted = globs.filter((glob) => !glob.startsWith("!")), unwanted = globs.filter((glob) => glob.startsWith("!"));
	return (wanted.length === 0 || wanted.some((glob) => matchesPath(glob, path))) && !unwanted.some((glob) => matchesPath(glob.slice(1), path));
}
function literalGlob(text) {
	return text.replace(/[\\*?{}[\],!]/g, "\\$&");
}
function matcher$1(glob, mode) {
	let id = `${mode}:${glob}`, known = cached.get(id);
	if (known) return known;
	cached.size >= 500 && cached.clear();
	let made = compile(glob, mode);
	return cached.set(id, made), made;
}
function compile(glob, mode) {
	let start = 0;
	for (; glob[start] === "!";) start++;
	let negated = start % 2 == 1, steps = program(tokensOf(mode === "path" ? plainPath(glob.slice(start)) : glob.slice(start), mode), mode);
	return (text) => run(steps, text) !== negated;
}
function plainPath(glob) {
	let plain = glob.startsWith("./") ? glob.slice(2) : glob;
	return plain.endsWith("/") ? `${plain}**` : plain;
}
function program(list, mode) {
	let steps = [], any = () => !0, inside = mode === "path" ? (code) => code !== 47 : any, loop = (reads) => {
		let at = steps.length;
		steps.push({
			is: "fork",
			next: at + 1,
			other: at + 3
		}, {
			is: "read",
			reads
		}, {
			is: "jump",
			next: at
		});
	}, open = [], fork = () => {
		let step = {
			is: "fork",
			next: steps.length + 1,
			other: steps.length + 1
		};
		return steps.push(step), step;
	};
	for (let token of list) if (token.is === "text") steps.push({
		is: "read",
		reads: (code) => code === token.code
	});
	else if (token.is === "one") steps.push({
		is: "read",
		reads: inside
	});
	else if (token.is === "run") loop(inside);
	else if (token.is === "rest") loop(any);
	else if (token.is === "class") {
		let { ranges, negated } = token;
		steps.push({
			is: "read",
			reads: (code) => inside(code) && ranges.some(([from, to]) => from <= code && code <= to) !== negated
		});
	} else if (token.is === "folders") {
		let skip = fork();
		loop(any), steps.push({
			is: "read",
			reads: (code) => code === 47
		}), skip.other = steps.length;
	} else if (token.is === "open") open.push({
		fork: fork(),
		ends: []
	});
	else if (token.is === "comma") {
		let group = open.at(-1);
		if (!group) continue;
		let end = {
			is: "jump",
			next: 0
		};
		steps.push(end), group.ends.push(end), group.fork.other = steps.length, group.fork = fork();
	} else for (let end of open.pop()?.ends ?? []) end.next = steps.length;
	return steps;
}
function run(steps, text) {
	let seen = new Int32Array(steps.length + 1).fill(-1), round = 0, enter = (ways, first) => {
		let waiting = [first];
		for (let at = waiting.pop(); at !== void 0; at = waiting.pop()) {
			if (seen[at] === round) continue;
			seen[at] = round;
			let step = steps[at];
			step?.is === "jump" ? waiting.push(step.next) : step?.is === "fork" ? waiting.push(step.other, step.next) : ways.push(at);
		}
	}, ways = [];
	enter(ways, 0);
	for (let char of text) {
		if (ways.length === 0) return !1;
		let code = char.codePointAt(0) ?? 0, reached = [];
		round++;
		for (let at of ways) {
			let step = steps[at];
			step?.is === "read" && step.reads(code) && enter(reached, at + 1);
		}
		ways = reached;
	}
	return ways.includes(steps.length);
}
function isGroup({ subject, action, key, old, new: next }) {
	return subject === "row" && action === "changed" && key.length === 0 && Math.max(old.length, next.length) > 1;
}
function changedRows({ key, new: next }, { rule }) {
	return next.length > 1 && rule !== "alias-retargeted" ? next.map((row) => row.key) : [key];
}
function stateOf(finding, table, field) {
	let { subject, action, key, previousKey } = finding, place = {
		subject,
		...table && tableOf(table)
	};
	if (field) return {
		...place,
		rows: changedRows(finding, field).slice(0, 1e3),
		column: field.column,
		...field.path !== "" && { path: field.path },
		...valuesOf$1(field)
	};
	let came = action === "removed" ? [] : keysOf$1(finding, table, "new") ?? [key], staying = new Set(came.map((each) => JSON.stringify(each))), went = (action === "added" || action === "relocated" ? [] : keysOf$1(finding, table, "old") ?? [previousKey ?? key]).filter((each) => !staying.has(JSON.stringify(each)));
	return {
		...place,
		...came.length > 0 && { came },
		...went.length > 0 && { went }
	};
}
function keysOf$1(finding, table, side) {
	if (finding.subject === "row" && finding[side].length > 0) return finding[side].map((row) => row.key);
	if (finding.subject === "table" && table) return [[(side === "old" ? table.previousHeading ?? table.heading : table.heading).at(-1) ?? ""]];
}
function valuesOf$1({ rule, old: was, new: is }) {
	return rule === "alias-retargeted" ? { is: !0 } : {
		...was !== void 0 && { was },
		...is !== void 0 && { is }
	};
}
function tableOf({ type, heading }) {
	return {
		table: type,
		...type === "generic" && { heading: heading.at(-1) ?? "" }
	};
}
function editIds(state) {
	let { table, heading, rows = [], column, path, was, is } = state;
	if (column === void 0) return [];
	let edit = [
		table ?? null,
		heading ?? null,
		column,
		path ?? "",
		was ?? null,
		is ?? null
	];
	return rows.map((key) => canonicalJson$2([...edit, [...key]]));
}
function standsIn({ document: glob, state }, documents) {
	if (!isRecord(state)) return !1;
	let wanted = state, about = documents.filter(({ path }) => glob === void 0 || path === void 0 || matchesPath(glob, path));
	return wanted.subject === "document" ? holds$3(wanted, [(key) => documents.some(({ path }) => path === key.at(-1))]) : about.some(({ facts }) => isRecord(facts) && stands(wanted, facts));
}
function stands(state, facts) {
	if (state.subject === "prose") return holds$3(state, [proseHas(recordOf(facts.prose))]);
	let tables = tablesOf$1(state, facts);
	if (state.subject === "table") {
		let headings = tables.map(({ heading }) => heading);
		return holds$3(state, [(key) => headings.includes(key[0] ?? "")]);
	}
	return state.column === void 0 ? holds$3(state, tables.map((table) => (key) => state.subject === "column" ? Object.hasOwn(recordOf(table.columns), key[0] ?? "") : rowsOf$2(table, key).length > 0)) : fieldStands(state, tables);
}
function holds$3({ came = [], went = [] }, places) {
	return came.length === 0 ? places.length > 0 && !places.some((has) => went.some(has)) : places.some((has) => came.every(has) && !went.some(has));
}
function fieldStands({ rows = [], column = "", path = "", was, is }, tables) {
	let values = rows.flatMap((key) => tables.flatMap((table) => rowsOf$2(table, key))).map((row) => valueAt$1(recordOf(row.cells)[column], path));
	return values.some((value) => isValue(value, is, was)) && !values.some((value) => isValue(value, was, is));
}
function isValue(facts, wanted, other) {
	if (Array.isArray(wanted) && isRecord(facts)) {
		let members = isRecord(facts.members) ? facts.members : facts, rest = Array.isArray(other) ? other : [], has = (member) => Object.hasOwn(members, String(member)), went = rest.filter((member) => !wanted.includes(member));
		return wanted.filter((member) => !rest.includes(member)).every(has) && !went.some(has);
	}
	return canonicalJson$2((isRecord(facts) && typeof wanted == "string" && "text" in facts ? facts.text : facts) ?? null) === canonicalJson$2(wanted ?? null);
}
function valueAt$1(facts, pointer) {
	let value = facts;
	for (let step of pointer.split("/").slice(1)) {
		if (typeof value != "object" || !value) return;
		let key = step.replaceAll("~1", "/").replaceAll("~0", "~");
		value = Object.hasOwn(value, key) ? value[key] : void 0;
	}
	return value;
}
const proseHas = (prose) => (trail) => Object.hasOwn(prose, JSON.stringify(trail)), isRecord = (value) => typeof value == "object" && !!value && !Array.isArray(value), recordOf = (value) => isRecord(value) ? value : {};
function tablesOf$1({ table, heading, subject, came }, facts) {
	let ofType = Object.values(recordOf(facts.tables)).filter(isRecord).filter(({ type }) => type === table);
	if (heading === void 0 || subject === "table") return ofType;
	let under = ofType.filter((each) => each.heading === heading);
	return under.length > 0 || came ? under : ofType;
}
function rowsOf$2(table, key) {
	let rows = recordOf(table.rows), found = [];
	for (let count = 1;; count++) {
		let name = `${JSON.stringify(key)}${count > 1 ? `#${count}` : ""}`, row = Object.hasOwn(rows, name) ? rows[name] : void 0;
		if (!isRecord(row)) return found;
		found.push(row);
	}
}
function canonicalJson$2(value) {
	return typeof value != "object" || !value ? JSON.stringify(value) : Array.isArray(value) ? `[${value.map(canonicalJson$2).join(",")}]` : `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonicalJson$2(value[key] ?? null)}`).join(",")}}`;
}
// src/tables/exact.ts
var ExactNumber = class {
	canonical;
	constructor(canonical) {
		this.canonical = canonical;
	}
};
function isExactObject(value) {
	return typeof value == "object" && !!value && !Array.isArray(value) && !(value instanceof ExactNumber);
}
const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;
function exactNumber(text) {
	let match = decimal.exec(text);
	if (match === null) return;
	let [, sign, whole = "", fraction = "", power = "0"] = match;
	if (whole === "" && fraction === "") return;
	let all = whole + fraction, start = 0;
	for (; all[start] === "0";) start++;
	let end = all.length;
	for (; end > start && all[end - 1] === "0";) end--;
	if (start === end) return new ExactNumber("0");
	let digits = all.slice(start, end);
	if (power.length > 1e3) return new ExactNumber(text);
	let exponent = BigInt(power) - BigInt(fraction.length) + BigInt(all.length - end);
	return new ExactNumber((sign === "-" ? "-" : "") + layOut(digits, exponent));
}
function layOut(digits, exponent) {
	let point = BigInt(digits.length) + exponent;
	if (point > 21n || point <= -6n) {
		let rest = digits.length > 1 ? `.${digits.slice(1)}` : "", power = point - 1n;
		return `${digits[0]}${rest}e${power < 0n ? "-" : "+"}${power < 0n ? -power : power}`;
	}
	let place = Number(point);
	return place >= digits.length ? digits + "0".repeat(place - digits.length) : place > 0 ? `${digits.slice(0, place)}.${digits.slice(place)}` : `0.${"0".repeat(-place)}${digits}`;
}
function naturalNumber(value) {
	if (!(value instanceof ExactNumber)) return;
	let match = /^(\d)(?:\.(\d+))?e\+(\d{1,3})$/.exec(value.canonical);
	return match === null ? /^\d+$/.test(value.canonical) ? BigInt(value.canonical) : void 0 : scaled(`${match[1]}${match[2] ?? ""}`, Number(match[3]) - (match[2]?.length ?? 0));
}
function scaled(digits, exponent) {
	return exponent < 0 ? void 0 : BigInt(digits + "0".repeat(exponent));
}
function canonicalJson$1(value) {
	return value instanceof ExactNumber ? value.canonical : Array.isArray(value) ? `[${value.map(canonicalJson$1).join(",")}]` : isExactObject(value) ? `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonicalJson$1(value[key])}`).join(",")}}` : JSON.stringify(value);
}
function toJson(value) {
	return value instanceof ExactNumber ? numberJson(value) : Array.isArray(value) ? value.map(toJson) : isExactObject(value) ? record(Object.keys(value).sort().map((key) => [key, toJson(value[key])])) : value;
}
function numberJson(value) {
	let double = Number(value.canonical);
	return String(double) === value.canonical && Number.isFinite(double) ? double : { $number: value.canonical };
}
const reserved = /^\\*(?:__proto__|constructor|prototype|\$number|\$unreadable)$/;
function factKey(key) {
	return reserved.test(key) ? `\\${key}` : key;
}
function record(entries) {
	let object = {};
	for (let [key, value] of entries) object[factKey(key)] = value;
	return object;
}
function pointer$1(key) {
	return `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
// src/tables/text.ts
const footnoteMark = /\[\^(?![^\]]-[^\]]\])[\p{L}\p{N}][\p{L}\p{N}_.:-]*\]/gu;
function runsOf(source) {
	let runs = new Map();
	for (let at = source.indexOf("`"); at >= 0; at = source.indexOf("`", at)) {
		let length = runLength(source, at), known = runs.get(length);
		known === void 0 ? runs.set(length, [at]) : known.push(at), at += length;
	}
	return runs;
}
function runLength(source, start) {
	let end = start;
	for (; source[end] === source[start];) end++;
	return end - start;
}
function closingRun(runs, from, length) {
	let offsets = runs.get(length) ?? [], low = 0, high = offsets.length;
	for (; low < high;) {
		let middle = low + high >> 1;
		offsets[middle] < from ? low = middle + 1 : high = middle;
	}
	return offsets[low] ?? -1;
}
function outsideCode(source) {
	let runs = runsOf(source), kept = "", at = 0;
	for (let tick = source.indexOf("`"); tick >= 0; tick = source.indexOf("`", at)) {
		let start = source[tick - 1] === "\\" ? tick + 1 : tick, length = source[start] === "`" ? runLength(source, start) : 0, close = length === 0 ? -1 : closingRun(runs, start + length, length);
		kept += source.slice(at, close < 0 ? start + length : start), at = close < 0 ? start + length : close + length;
	}
	return kept + source.slice(at);
}
function withoutFootnoteMarks(visible, source) {
	if (!visible.includes("[^")) return visible;
	let marks = source === void 0 ? void 0 : new Set(outsideCode(source).match(footnoteMark)), kept = visible.replace(footnoteMark, (mark) => marks === void 0 || marks.has(mark) ? "" : mark);
	return kept === visible ? visible : kept.replace(/\s+/g, " ").trim();
}
function keyText(visible, source) {
	return withoutFootnoteMarks(visible, source).trim();
}
function titleKey(visible) {
	return keyText(visible).replace(/\s+/g, " ").toLowerCase();
}
const punctuation = /[!-/:-@[-`{-~]/, entities$1 = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'",
	nbsp: " ",
	"#39": "'"
}, entity = /&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-z]{2,4});/y, emphasisTag = /<\/?(strong|b|em|i)>/iy, lineBreak$1 = /<br\s*\/?>/iy;
function literal(source, keep = "") {
	if (!/[\\`*&<]/.test(source)) return source;
	let pieces = [], runs = runsOf(source), at = 0;
	for (; at < source.length;) at = readPiece(source, at, keep, runs, pieces);
	pairStars(pieces);
	let text = "";
	for (let piece of pieces) text += piece.text;
	return text;
}
function readPiece(source, at, keep, runs, pieces) {
	let next = source[at + 1];
	switch (source[at]) {
		case "\\":
			if (next === void 0 || !punctuation.test(next)) break;
			return pieces.push({
				text: keep.includes(next) ? `\\${next}` : next,
				stars: 0
			}), at + 2;
		case "`": {
			let length = runLength(source, at), close = closingRun(runs, at + length, length), text = close < 0 ? source.slice(at, at + length) : codeContent(source.slice(at + length, close));
			return pieces.push({
				text,
				stars: 0
			}), close < 0 ? at + length : close + length;
		}
		case "*": {
			let length = runLength(source, at);
			return pieces.push({
				text: source.slice(at, at + length),
				stars: length
			}), at + length;
		}
		case "&": {
			let match = matchAt(entity, source, at);
			if (match === null) break;
			return pieces.push({
				text: decodeEntity(match[1] ?? "", match[0]),
				stars: 0
			}), at + match[0].length;
		}
		case "<": {
			let match = matchAt(emphasisTag, source, at) ?? matchAt(lineBreak$1, source, at);
			if (match === null) break;
			let strong = /^(strong|b)$/i.test(match[1] ?? "");
			return pieces.push({
				text: match[1] === void 0 ? " " : strong ? "__" : "_",
				stars: 0
			}), at + match[0].length;
		}
	}
	let end = nextSpecial(source, at + 1);
	return pieces.push({
		text: source.slice(at, end),
		stars: 0
	}), end;
}
function nextSpecial(source, from) {
	let at = from;
	for (; at < source.length && !"\\`*&<".includes(source[at]);) at++;
	return at;
}
function matchAt(pattern, source, at) {
	return pattern.lastIndex = at, pattern.exec(source);
}
function codeContent(content) {
	return content.startsWith(" ") && content.endsWith(" ") && content.trim() !== "" ? content.slice(1, -1) : content;
}
function decodeEntity(name, written) {
	if (!name.startsWith("#")) return entities$1[name] ?? written;
	let code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
	return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : "�";
}
function pairStars(pieces) {
	let open = new Map();
	pieces.forEach((piece, index) => {
		if (piece.stars === 0) return;
		let start = open.get(piece.stars);
		if (start !== void 0 && index > start + 1 && !/\s$/.test(pieces[index - 1]?.text ?? " ")) {
			open.delete(piece.stars);
			for (let end of [start, index]) pieces[end] = {
				text: "_".repeat(piece.stars),
				stars: 0
			};
		} else /^(\s|$)/.test(pieces[index + 1]?.text ?? "") || open.set(piece.stars, index);
	});
}
// src/tables/kinds/boolean.ts
const words$3 = {
	true: !0,
	yes: !0,
	y: !0,
	on: !0,
	"✅": !0,
	"✓": !0,
	"✔": !0,
	"☑": !0,
	":white_check_mark:": !0,
	":heavy_check_mark:": !0,
	false: !1,
	no: !1,
	n: !1,
	off: !1,
	"❌": !1,
	"✗": !1,
	"✘": !1,
	"✖": !1,
	":x:": !1
};
function booleanOf(text) {
	let word = text.toLowerCase();
	return Object.hasOwn(words$3, word) ? words$3[word] : void 0;
}
function booleanKind({ role }) {
	return {
		id: "boolean",
		read: readBoolean,
		compare(old, next) {
			let part = {
				path: "",
				old: old.data,
				new: next.data
			};
			return [role === "capability" && typeof old.data == "boolean" && typeof next.data == "boolean" ? {
				...part,
				direction: next.data ? "widened" : "narrowed"
			} : part];
		},
		facts: (value) => value.data
	};
}
function readBoolean(cell) {
	let text = withoutFootnoteMarks(cell.visible, cell.source), data = booleanOf(text);
	if (data !== void 0) return {
		canon: data ? "true" : "false",
		data,
		anchors: ""
	};
	if (text === "") return {
		canon: "",
		data: null,
		anchors: ""
	};
	let message = `Unexpected \`${text}\`, expected yes or no (\`True\`, \`False\`, ✅, ❌); mend the cell, it is compared as text until then`;
	return {
		canon: `\0${text}`,
		data: text,
		anchors: "",
		faults: [{
			rule: "unreadable-cell",
			offset: 0,
			message
		}]
	};
}
// src/tables/admission.ts
function admitted({ allowed = [], min = 0n, max = null, multipleOf = 1n, positive = !1 }) {
	let step = multipleOf < 1n ? 1n : multipleOf, least = positive && step > 1n && min < 1n ? 1n : min < 0n ? 0n : min;
	if (allowed.length > 0) return { list: [...new Set(allowed)].filter((n) => n >= least && (max === null || n <= max) && n % step === 0n).sort(ascending) };
	let from = (least + step - 1n) / step * step;
	return max === null ? {
		from,
		step,
		to: null
	} : from > max ? { list: [] } : {
		from,
		step,
		to: max - max % step
	};
}
function ascending(a, b) {
	return a < b ? -1 : +(a > b);
}
function holds$2(set, n) {
	return "list" in set ? set.list.includes(n) : n >= set.from && (set.to === null || n <= set.to) && n % set.step === 0n;
}
function isEmpty(set) {
	return "list" in set && set.list.length === 0;
}
function isWithin$2(a, b) {
	if ("list" in a) {
		let members = "list" in b ? new Set(b.list) : void 0;
		return a.list.every((n) => members?.has(n) ?? holds$2(b, n));
	}
	return "list" in b ? a.to !== null && (a.to - a.from) / a.step < BigInt(b.list.length) && listed$1(a, a.to, b.list) : holds$2(b, a.from) ? a.to !== null && a.to === a.from ? !0 : b.to !== null && (a.to === null || a.to > b.to) ? !1 : a.step % b.step === 0n : !1;
}
function listed$1({ from, step }, to, list) {
	let members = new Set(list);
	for (let n = from; n <= to; n += step) if (!members.has(n)) return !1;
	return !0;
}
function directionOf(lost, gained) {
	return lost ? gained ? "shifted" : "narrowed" : gained ? "widened" : void 0;
}
// src/tables/fields.ts
function fieldsOf(declarations) {
	return Object.entries(declarations).map(([name, declared]) => ({
		name,
		dimension: declared.dimension ?? name,
		declared,
		neutral: neutralOf(declared)
	}));
}
function neutralOf({ meaning }) {
	switch (meaning) {
		case "allowed": return [];
		case "max": return null;
		case "flag": return !1;
		case "min": return new ExactNumber("0");
		case "multipleOf": return new ExactNumber("1");
	}
}
function readField(field, object) {
	let value = Object.hasOwn(object, field.name) ? object[field.name] : field.neutral;
	if (field.declared.meaning === "allowed" && Array.isArray(value)) {
		let list = listOf(value, field.declared.of === "any");
		if (list !== void 0) {
			let members = list.map(canonicalJson$1);
			return {
				canon: `[${members.join(",")}]`,
				json: list.map(toJson),
				members,
				kept: !0,
				value: list
			};
		}
	}
	return {
		canon: canonicalJson$1(value),
		json: toJson(value),
		kept: keeps(field.declared, value),
		value
	};
}
function listOf(values, any) {
	let byText = new Map(values.map((value) => [canonicalJson$1(value), value]));
	if (any) return [...byText.keys()].sort().map((text) => byText.get(text));
	let numbers = [...byText.values()].map((value) => [naturalNumber(value), value]);
	if (!numbers.some(([number]) => number === void 0)) return numbers.sort((a, b) => ascending(a[0], b[0])).map(([, value]) => value);
}
function keeps({ meaning }, value) {
	switch (meaning) {
		case "allowed": return !1;
		case "flag": return typeof value == "boolean";
		case "max": return value === null || naturalNumber(value) !== void 0;
		case "min": return naturalNumber(value) !== void 0;
		case "multipleOf": return (naturalNumber(value) ?? 0n) >= 1n;
	}
}
function judge(fields, old, next) {
	let before = factorsOf(fields, old), after = factorsOf(fields, next), direction = directionOf(!allWithin(before, after), !allWithin(after, before));
	return direction === void 0 ? { equalAdmission: !0 } : { direction };
}
function factorsOf(fields, values) {
	let constraints = {}, factors = [];
	for (let { name, declared } of fields) {
		let value = values.get(name);
		declared.meaning === "flag" ? factors.push({ sides: sidesOf(declared.on, value.value === !0) }) : declared.meaning === "allowed" && declared.of === "any" ? factors.push(listFactor(value.members ?? [])) : constrain(constraints, declared, value.value);
	}
	return [{ numbers: admitted(constraints) }, ...factors];
}
function constrain(constraints, declared, value) {
	switch (declared.meaning) {
		case "allowed":
			constraints.allowed = value.map((item) => naturalNumber(item) ?? 0n);
			break;
		case "min":
			constraints.min = naturalNumber(value) ?? 0n;
			break;
		case "max":
			constraints.max = naturalNumber(value) ?? null;
			break;
		case "multipleOf": constraints.multipleOf = naturalNumber(value) ?? 1n, constraints.positive = declared.positive ?? !1;
	}
}
function listFactor(members) {
	return { values: members.length === 0 ? null : new Set(members) };
}
function sidesOf(on, isOn) {
	switch (on) {
		case "narrows": return isOn ? 2 : 3;
		case "widens": return isOn ? 3 : 1;
		case "shifts": return isOn ? 2 : 1;
		case "excludes": return isOn ? 0 : 3;
	}
}
function allWithin(part, whole) {
	return part.some(isNothing) || part.every((factor, index) => factorWithin(factor, whole[index]));
}
function isNothing(factor) {
	return "sides" in factor ? factor.sides === 0 : "numbers" in factor && isEmpty(factor.numbers);
}
function factorWithin(a, b) {
	if ("sides" in a && "sides" in b) return (a.sides & ~b.sides) === 0;
	if ("numbers" in a && "numbers" in b) return isWithin$2(a.numbers, b.numbers);
	if (!("values" in a && "values" in b) || b.values === null) return !0;
	let { values } = b;
	return a.values !== null && [...a.values].every((member) => values.has(member));
}
// node_modules/lossless-json/lib/esm/utils.js
function isInteger(value) {
	return INTEGER_REGEX.test(value);
}
const INTEGER_REGEX = /^-?[0-9]+$/;
function isNumber(value) {
	return NUMBER_REGEX.test(value);
}
const NUMBER_REGEX = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
function isSafeNumber(value, config) {
	if (isInteger(value)) return Number.isSafeInteger(Number.parseInt(value, 10));
	let num = Number.parseFloat(value);
	if (Number.isInteger(num) && !Number.isSafeInteger(num)) return !1;
	let parsed = String(num);
	if (value === parsed) return !0;
	let valueDigits = extractSignificantDigits(value), parsedDigits = extractSignificantDigits(parsed);
	return !!(valueDigits === parsedDigits || config?.approx === !0 && parsedDigits.length >= 14 && valueDigits.startsWith(parsedDigits.substring(0, 14)));
}
let UnsafeNumberReason = function(UnsafeNumberReason) {
	return UnsafeNumberReason.underflow = "underflow", UnsafeNumberReason.overflow = "overflow", UnsafeNumberReason.truncate_integer = "truncate_integer", UnsafeNumberReason.truncate_float = "truncate_float", UnsafeNumberReason;
}({});
function getUnsafeNumberReason(value) {
	if (isSafeNumber(value, { approx: !1 })) return;
	if (isInteger(value)) return UnsafeNumberReason.truncate_integer;
	let num = Number.parseFloat(value);
	return Number.isFinite(num) ? num === 0 ? UnsafeNumberReason.underflow : UnsafeNumberReason.truncate_float : UnsafeNumberReason.overflow;
}
function extractSignificantDigits(value) {
	let { start, end } = getSignificantDigitRange(value), digits = value.substring(start, end), dot = digits.indexOf(".");
	return dot === -1 ? digits : digits.substring(0, dot) + digits.substring(dot + 1);
}
function getSignificantDigitRange(value) {
	let start = 0;
	for (value[0] === "-" && start++; value[start] === "0" || value[start] === ".";) start++;
	let end = value.lastIndexOf("e");
	for (end === -1 && (end = value.lastIndexOf("E")), end === -1 && (end = value.length); (value[end - 1] === "0" || value[end - 1] === ".") && end > start;) end--;
	return {
		start,
		end
	};
}
// node_modules/lossless-json/lib/esm/LosslessNumber.js
const losslessNumberMarker = Symbol.for("lossless-json.LosslessNumber");
var LosslessNumber = class {
	value;
	isLosslessNumber = !0;
	get [losslessNumberMarker]() {
		return !0;
	}
	constructor(value) {
		if (!isNumber(value)) throw Error(`Invalid number (value: "${value}")`);
		this.value = value;
	}
	valueOf() {
		let unsafeReason = getUnsafeNumberReason(this.value);
		if (unsafeReason === void 0 || unsafeReason === UnsafeNumberReason.truncate_float) return Number.parseFloat(this.value);
		if (isInteger(this.value)) return BigInt(this.value);
		throw Error(`Cannot safely convert to number: the value '${this.value}' would ${unsafeReason} and become ${Number.parseFloat(this.value)}`);
	}
	toString() {
		return this.value;
	}
};
function isLosslessNumber(value) {
	return typeof value == "object" && !!value && value[losslessNumberMarker] === !0;
}
// node_modules/lossless-json/lib/esm/numberParsers.js
function parseLosslessNumber(value) {
	return new LosslessNumber(value);
}
// node_modules/lossless-json/lib/esm/revive.js
function revive(json, reviver) {
	return reviveValue({ "": json }, "", json, reviver);
}
function reviveValue(context, key, value, reviver) {
	return Array.isArray(value) ? reviver.call(context, key, reviveArray(value, reviver)) : value && typeof value == "object" && !isLosslessNumber(value) ? reviver.call(context, key, reviveObject(value, reviver)) : reviver.call(context, key, value);
}
function reviveObject(object, reviver) {
	for (let key of Object.keys(object)) {
		let value = reviveValue(object, key, object[key], reviver);
		value === void 0 ? delete object[key] : object[key] = value;
	}
	return object;
}
function reviveArray(array, reviver) {
	for (let i = 0; i < array.length; i++) {
		let value = reviveValue(array, String(i), array[i], reviver);
		value === void 0 ? delete array[i] : array[i] = value;
	}
	return array;
}
// node_modules/lossless-json/lib/esm/parse.js
function parse(text, reviver, options) {
	let optionsObj = typeof options == "function" ? { parseNumber: options } : options, parseNumber = optionsObj?.parseNumber ?? parseLosslessNumber, onDuplicateKey = optionsObj?.onDuplicateKey ?? throwDuplicateKey, i = 0, value = parseValue();
	return expectValue(value), expectEndOfInput(), reviver ? revive(value, reviver) : value;
	function parseObject() {
		if (text.charCodeAt(i) === codeOpeningBrace) {
			i++, skipWhitespace();
			let object = {}, initial = !0;
			for (; i < text.length && text.charCodeAt(i) !== codeClosingBrace;) {
				initial ? initial = !1 : (eatComma(), skipWhitespace());
				let start = i, key = parseString();
				if (key === void 0) {
					throwObjectKeyExpected();
					return;
				}
				skipWhitespace(), eatColon();
				let value = parseValue();
				if (value === void 0) {
					throwObjectValueExpected();
					return;
				}
				if (Object.prototype.hasOwnProperty.call(object, key) && !isDeepEqual(value, object[key])) {
					let returnedValue = onDuplicateKey({
						key,
						position: start + 1,
						oldValue: object[key],
						newValue: value
					});
					returnedValue !== void 0 && setObjectKey(object, key, returnedValue);
				} else setObjectKey(object, key, value);
			}
			return text.charCodeAt(i) !== codeClosingBrace && throwObjectKeyOrEndExpected(), i++, object;
		}
	}
	function parseArray() {
		if (text.charCodeAt(i) === codeOpeningBracket) {
			i++, skipWhitespace();
			let array = [], initial = !0;
			for (; i < text.length && text.charCodeAt(i) !== codeClosingBracket;) {
				initial ? initial = !1 : eatComma();
				let value = parseValue();
				expectArrayItem(value), array.push(value);
			}
			return text.charCodeAt(i) !== codeClosingBracket && throwArrayItemOrEndExpected(), i++, array;
		}
	}
	function parseValue() {
		skipWhitespace();
		let value = parseString() ?? parseNumeric() ?? parseObject() ?? parseArray() ?? parseKeyword("true", !0) ?? parseKeyword("false", !1) ?? parseKeyword("null", null);
		return skipWhitespace(), value;
	}
	function parseKeyword(name, value) {
		if (text.slice(i, i + name.length) === name) return i += name.length, value;
	}
	function skipWhitespace() {
		for (; isWhitespace(text.charCodeAt(i));) i++;
	}
	function parseString() {
		if (text.charCodeAt(i) === codeDoubleQuote) {
			i++;
			let result = "";
			for (; i < text.length && text.charCodeAt(i) !== codeDoubleQuote;) {
				if (text.charCodeAt(i) === codeBackslash) {
					let char = text[i + 1], escapeChar = escapeCharacters[char];
					escapeChar === void 0 ? char === "u" ? isHex(text.charCodeAt(i + 2)) && isHex(text.charCodeAt(i + 3)) && isHex(text.charCodeAt(i + 4)) && isHex(text.charCodeAt(i + 5)) ? (result += String.fromCharCode(Number.parseInt(text.slice(i + 2, i + 6), 16)), i += 5) : throwInvalidUnicodeCharacter(i) : throwInvalidEscapeCharacter(i) : (result += escapeChar, i++);
				} else isValidStringCharacter(text.charCodeAt(i)) ? result += text[i] : throwInvalidCharacter(text[i]);
				i++;
			}
			return expectEndOfString(), i++, result;
		}
	}
	function parseNumeric() {
		let start = i;
		if (text.charCodeAt(i) === codeMinus && (i++, expectDigit(start)), text.charCodeAt(i) === codeZero) i++;
		else if (isNonZeroDigit(text.charCodeAt(i))) for (i++; isDigit(text.charCodeAt(i));) i++;
		else return;
		if (text.charCodeAt(i) === codeDot) for (i++, expectDigit(start); isDigit(text.charCodeAt(i));) i++;
		if (text.charCodeAt(i) === 101 || text.charCodeAt(i) === 69) for (i++, (text.charCodeAt(i) === codeMinus || text.charCodeAt(i) === codePlus) && i++, expectDigit(start); isDigit(text.charCodeAt(i));) i++;
		if (i > start) return parseNumber(text.slice(start, i));
	}
	function eatComma() {
		if (text.charCodeAt(i) !== codeComma) throw SyntaxError(`Comma ',' expected after value ${gotAt()}`);
		i++;
	}
	function eatColon() {
		if (text.charCodeAt(i) !== codeColon) throw SyntaxError(`Colon ':' expected after property name ${gotAt()}`);
		i++;
	}
	function expectValue(value) {
		if (value === void 0) throw SyntaxError(`JSON value expected ${gotAt()}`);
	}
	function expectArrayItem(value) {
		if (value === void 0) throw SyntaxError(`Array item expected ${gotAt()}`);
	}
	function expectEndOfInput() {
		if (i < text.length) throw SyntaxError(`Expected end of input ${gotAt()}`);
	}
	function expectDigit(start) {
		if (!isDigit(text.charCodeAt(i))) {
			let numSoFar = text.slice(start, i);
			throw SyntaxError(`Invalid number '${numSoFar}', expecting a digit ${gotAt()}`);
		}
	}
	function expectEndOfString() {
		if (text.charCodeAt(i) !== codeDoubleQuote) throw SyntaxError(`End of string '"' expected ${gotAt()}`);
	}
	function throwObjectKeyExpected() {
		throw SyntaxError(`Quoted object key expected ${gotAt()}`);
	}
	function throwDuplicateKey({ key, position }) {
		throw SyntaxError(`Duplicate key '${key}' encountered at position ${position}`);
	}
	function throwObjectKeyOrEndExpected() {
		throw SyntaxError(`Quoted object key or end of object '}' expected ${gotAt()}`);
	}
	function throwArrayItemOrEndExpected() {
		throw SyntaxError(`Array item or end of array ']' expected ${gotAt()}`);
	}
	function throwInvalidCharacter(char) {
		throw SyntaxError(`Invalid character '${char}' ${pos()}`);
	}
	function throwInvalidEscapeCharacter(start) {
		let chars = text.slice(start, start + 2);
		throw SyntaxError(`Invalid escape character '${chars}' ${pos()}`);
	}
	function throwObjectValueExpected() {
		throw SyntaxError(`Object value expected after ':' ${pos()}`);
	}
	function throwInvalidUnicodeCharacter(start) {
		let chars = text.slice(start, start + 6);
		throw SyntaxError(`Invalid unicode character '${chars}' ${pos()}`);
	}
	function pos() {
		return `at position ${i}`;
	}
	function got() {
		return i < text.length ? `but got '${text[i]}'` : "but reached end of input";
	}
	function gotAt() {
		return `${got()} ${pos()}`;
	}
}
function setObjectKey(object, key, value) {
	key === "__proto__" ? Object.defineProperty(object, key, {
		value,
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : object[key] = value;
}
function isWhitespace(code) {
	return code === codeSpace || code === codeNewline || code === codeTab || code === codeReturn;
}
function isHex(code) {
	return code >= codeZero && code <= codeNine || code >= 65 && code <= 70 || code >= 97 && code <= 102;
}
function isDigit(code) {
	return code >= codeZero && code <= codeNine;
}
function isNonZeroDigit(code) {
	return code >= codeOne && code <= codeNine;
}
function isValidStringCharacter(code) {
	return code >= 32 && code <= 1114111;
}
function isDeepEqual(a, b) {
	return a === b ? !0 : Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, index) => isDeepEqual(item, b[index])) : isObject(a) && isObject(b) ? [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isDeepEqual(a[key], b[key])) : !1;
}
function isObject(value) {
	return typeof value == "object" && !!value;
}
const escapeCharacters = {
	"\"": "\"",
	"\\": "\\",
	"/": "/",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
}, codeBackslash = 92, codeOpeningBrace = 123, codeClosingBrace = 125, codeOpeningBracket = 91, codeClosingBracket = 93, codeSpace = 32, codeNewline = 10, codeTab = 9, codeReturn = 13, codeDoubleQuote = 34, codePlus = 43, codeMinus = 45, codeZero = 48, codeOne = 49, codeNine = 57, codeComma = 44, codeDot = 46, codeColon = 58;
function parseJson(text) {
	let outline = outlineOf(text);
	if (outline.deepAt >= 0) return { error: unreadable$2(outline.deepAt, "JSON nested deeper than 500 levels is not read; flatten the value") };
	let mark = maskFor(text), masked = mask(text, outline.words, mark), faults = [];
	try {
		let tree = parse(masked, void 0, {
			parseNumber: (written) => unmask(written, mark),
			onDuplicateKey: ({ key, position, newValue }) => (faults.push(duplicate(key, unshift(position - 1, outline.words, mark))), newValue)
		});
		return faults.length === 0 && countKeys(tree) < outline.colons && faults.push(...repeatedKeys(text)), {
			tree,
			faults
		};
	} catch (reason) {
		return { error: explain(reason, text, outline.words, mark) };
	}
}
function outlineOf(text) {
	let outline = {
		deepAt: -1,
		words: [],
		colons: 0
	}, depth = 0;
	for (let at = 0; at < text.length; at++) switch (text[at]) {
		case "\"":
			at = stringEnd(text, at);
			break;
		case "{":
		case "[":
			++depth > 500 && outline.deepAt < 0 && (outline.deepAt = at);
			break;
		case "}":
		case "]":
			depth--;
			break;
		case ":":
			outline.colons++;
			break;
		case "N":
		case "I": {
			let word = text.startsWith("NaN", at) ? 3 : text.startsWith("Infinity", at) ? 8 : 0;
			word > 0 && outline.words.push({
				offset: at,
				length: word
			}), word > 0 && (at += word - 1);
		}
	}
	return outline;
}
function stringEnd(text, start) {
	let at = start + 1;
	for (; at < text.length && text[at] !== "\"";) at += text[at] === "\\" ? 2 : 1;
	return at;
}
function maskFor(text) {
	let digits = "7319";
	for (; text.includes(digits);) digits += digits;
	return digits;
}
function mask(text, words, digits) {
	let masked = "", at = 0;
	for (let word of words) masked += `${text.slice(at, word.offset)}${digits}${word.length === 3 ? 0 : 1}`, at = word.offset + word.length;
	return masked + text.slice(at);
}
function unmask(written, digits) {
	if (!written.includes(digits)) return exactNumber(written) ?? new ExactNumber(written);
	let sign = written.startsWith("-") ? "-" : "";
	if (written === `${sign}${digits}0`) return new ExactNumber("NaN");
	if (written === `${sign}${digits}1`) return new ExactNumber(`${sign}Infinity`);
	throw SyntaxError("Invalid number");
}
function unshift(masked, words, digits) {
	let grown = 0;
	for (let word of words) {
		if (word.offset + grown >= masked) break;
		grown += digits.length + 1 - word.length;
	}
	return Math.max(0, masked - grown);
}
function countKeys(tree) {
	if (Array.isArray(tree)) return tree.reduce((sum, item) => sum + countKeys(item), 0);
	if (!isExactObject(tree)) return 0;
	let values = Object.values(tree);
	return values.reduce((sum, item) => sum + countKeys(item), values.length);
}
function repeatedKeys(text) {
	let faults = [], open = [];
	for (let at = 0; at < text.length; at++) if (text[at] === "{" || text[at] === "[") open.push(new Set());
	else if (text[at] === "}" || text[at] === "]") open.pop();
	else if (text[at] === "\"") {
		let end = stringEnd(text, at);
		if (/^\s*:/.test(text.slice(end + 1, end + 80))) {
			let key = String(JSON.parse(text.slice(at, end + 1)));
			open.at(-1)?.has(key) && faults.push(duplicate(key, at)), open.at(-1)?.add(key);
		}
		at = end;
	}
	return faults;
}
function unreadable$2(offset, message) {
	return {
		rule: "unreadable-cell",
		offset,
		message
	};
}
function duplicate(key, offset) {
	return unreadable$2(offset, `Duplicate JSON key \`${key}\`: its last value counts; delete the others`);
}
const expectations = [
	[/^Comma/, "a comma or the end of the list"],
	[/^Colon/, "a colon after the key"],
	[/^Quoted object key/, "a key in double quotes or `}`"],
	[/^Array item or end/, "a value or `]`"],
	[/^Array item/, "a value"],
	[/^End of string/, "a closing `\"`"],
	[/^Expected end of input/, "the end of the cell"],
	[/^Invalid number/, "a digit"],
	[/^Invalid (escape|unicode)/, "a JSON escape"],
	[/^Invalid character/, "no control character in a string"]
];
function explain(reason, text, words, digits) {
	let message = reason instanceof Error ? reason.message : "", found = /position (\d+)/.exec(message), offset = Math.min(text.length, found === null ? words[0]?.offset ?? 0 : unshift(Number(found[1]), words, digits)), expected = expectations.find(([pattern]) => pattern.test(message))?.[1] ?? "a JSON value";
	return unreadable$2(offset, `Unexpected ${offset < text.length ? `\`${String.fromCodePoint(text.codePointAt(offset) ?? 0)}\`` : "the end of the cell"}, expected ${expected}; write the cell as one JSON value, it is compared as text until then`);
}
// src/tables/links.ts
const lineAnchor = /(?:\?plain=1)?#(?:L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|lines-\d+(?:[:,-]\d+)*|n\d+)$/, numberAnchor = /(?<=\/(?:browse|\+)\/[^#]*)#\d+(?:[-,]\d+)*$/, hostCommit = /^(https?:\/\/[^/?#]+\/(?:[^?#]*?\/)?(?:blob|tree|raw|blame|edit|src|src\/commit|raw\/commit|\+)\/|https?:\/\/raw\.githubusercontent\.com\/[^/?#]+\/[^/?#]+\/)([\da-f]{7,64})(?=[/?#]|$)/, scheme = /^[a-z][a-z\d+.-]*:/i;
function isCommit(text) {
	return text.length === 40 || text.length === 64 || text.length < 40 && /\d/.test(text) && /[a-f]/.test(text);
}
function destination(url, context) {
	let path = url, anchor = "";
	if (url.indexOf("#") > 0) {
		let match = lineAnchor.exec(url) ?? numberAnchor.exec(url);
		match !== null && match.index > 0 && (anchor = match[0], path = url.slice(0, match.index));
	}
	if (scheme.test(path) || path.startsWith("//")) {
		let commit = hostCommit.exec(path);
		if (commit === null || !isCommit(commit[2])) return {
			path,
			anchor
		};
		let rest = path.slice(commit[0].length);
		return {
			path: `${commit[1]}{commit}${rest}`,
			anchor: `@${commit[2]}${anchor}`
		};
	}
	return {
		path: located(path, context),
		anchor
	};
}
function located(url, context) {
	if (url === "" || url.startsWith("#") || url.startsWith("?")) return url;
	if (url.startsWith("/")) return context.path === void 0 ? url : url.replace(/^\/+/, "");
	let { ups, rest } = relative(url);
	if (context.path === void 0) return "../".repeat(ups + (context.linkShift ?? 0)) + rest;
	let folders = context.path.split("/").slice(0, -1), above = Math.max(0, ups - folders.length), base = folders.slice(0, Math.max(0, folders.length - ups));
	return "../".repeat(above) + [...base, rest].join("/");
}
function relative(url) {
	let ups = 0, at = 0;
	for (;;) if (url.startsWith("../", at)) ups++, at += 3;
	else if (url.startsWith("./", at)) at += 2;
	else break;
	return {
		ups,
		rest: url.slice(at)
	};
}
function isRelative(url) {
	return url !== "" && !"/#?".includes(url[0]) && !scheme.test(url);
}
function anchorLine(anchor) {
	let match = /#(?:L|lines-|n)?(\d+)/.exec(anchor);
	return match === null ? void 0 : Number(match[1]);
}
const textLine = /(?::L?\d+(?:-L?\d+)?|#L\d+(?:-L?\d+)?)$/;
function textLocation(text) {
	let match = textLine.exec(text);
	return match === null || match.index === 0 ? {
		path: text,
		anchor: ""
	} : {
		path: text.slice(0, match.index),
		anchor: match[0]
	};
}
function withoutAnchors(text) {
	return !text.includes("#") && !text.includes("://") ? text : text.replace(/[^\s()<>[\]"'`|]+/g, (word) => /[#/]/.test(word) ? bare(word) : word);
}
function bare(word) {
	let end = word.length - +!!/[.,;:!?]$/.test(word), { path, anchor } = destination(word.slice(0, end), {});
	return anchor === "" ? word : path + word.slice(end);
}
// src/tables/kinds/linked.ts
const none = [];
function readLinked(cell, context) {
	let text = withoutFootnoteMarks(cell.visible, cell.source), { links } = cell;
	return links.length === 0 ? {
		text,
		links: none,
		anchors: ""
	} : withLinks(text, cell, context);
}
function withLinks(visible, cell, context) {
	let destinations = [], ids = cell.links.some((link) => link.url.startsWith("#")) ? anchorIds(cell.source) : noIds, text = "", rest = visible, anchors = "";
	for (let link of cell.links) {
		if (isSelfLink(link, ids)) continue;
		let { path, anchor } = destination(link.url, context);
		anchors += anchor;
		let shown = isShown(link);
		shown || destinations.push(path);
		let kept = shown ? destination(link.text, {}).path : anchor.includes("#") ? textLocation(link.text).path : link.text, at = kept === link.text ? -1 : rest.indexOf(link.text);
		at < 0 || (text += rest.slice(0, at) + kept, rest = rest.slice(at + link.text.length));
	}
	return {
		text: text + rest,
		links: destinations.length === 0 ? none : destinations,
		anchors
	};
}
function isShown({ url, text }) {
	return url === text || url === `http://${text}` || url === `mailto:${text}` || url === `./${text}`;
}
const noIds = new Set();
function anchorIds(source) {
	return source.includes("<") ? new Set([...source.matchAll(/\b(?:name|id)\s*=\s*["']?([^"'\s>]+)/gi)].map((match) => match[1])) : noIds;
}
function isSelfLink({ url, text }, ids) {
	if (!url.startsWith("#") || url.length < 2) return !1;
	let id = url.slice(1);
	return ids.has(id) || slug$1(text) === slug$1(id);
}
function slug$1(text) {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
// src/tables/kinds/members.ts
const lineBreak = /^<br\s*\/?>$/i;
function readMembers(cell, context, separator, none) {
	let { text, links, anchors } = readLinked(cell, context);
	return {
		members: (lineBreak.test(separator) ? splitLines(cell, text) : text.split(separator)).map((piece) => piece.trim()).filter((piece) => piece !== "" && piece !== none),
		links,
		anchors
	};
}
function splitLines(cell, text) {
	let lines = cell.source.split(/<br\s*\/?>/i).map((line) => literal(line.replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, "$1")));
	if (lines.length === 1) return [text];
	if (letters(lines.join("")) !== letters(text)) return lines;
	let at = 0;
	return lines.map((line, index) => {
		let start = at;
		for (let left = letters(line).length; left > 0; at++) isLetter(text[at]) && left--;
		for (; at < text.length && text[at] !== " ";) at++;
		return text.slice(start, index === lines.length - 1 ? text.length : at);
	});
}
function isLetter(unit) {
	return !/[\s!-/:-@[-`{-~]/.test(unit);
}
function letters(text) {
	return text.replace(/[\s!-/:-@[-`{-~]+/g, "");
}
function difference$1(old, next) {
	let before = new Set(old), after = new Set(next);
	return {
		gone: old.filter((member) => !after.has(member)),
		came: next.filter((member) => !before.has(member))
	};
}
// src/tables/kinds/json.ts
function jsonKind({ fields: declarations = {}, role }) {
	let fields = fieldsOf(declarations), plain = role === "capability" ? { role: "value" } : {};
	return {
		id: "json",
		read: (cell) => readJson(cell, fields),
		compare: (old, next) => compareData(old.data, next.data, fields).map((part) => ({
			...part.dimension === void 0 ? plain : {},
			...part
		})),
		facts: (value) => factsOf$2(value.data)
	};
}
function readJson(cell, fields) {
	let parsed = parseJson(cell.source);
	if ("tree" in parsed) return {
		...treeValue(parsed.tree, fields),
		...parsed.faults.length > 0 ? { faults: parsed.faults } : {}
	};
	let undone = cell.source === "" ? void 0 : undoneJson(cell);
	if (undone !== void 0) return treeValue(undone, fields);
	let text = withoutFootnoteMarks(cell.visible, cell.source);
	return text === "" && cell.missing ? {
		canon: "\0",
		data: { text },
		anchors: ""
	} : {
		canon: `\0${text}`,
		data: { text },
		anchors: "",
		faults: [parsed.error]
	};
}
function undoneJson(cell) {
	for (let text of [
		literal(cell.source, "\"\\/"),
		literal(cell.source),
		cell.visible
	]) {
		if (text === cell.source) continue;
		let parsed = parseJson(text);
		if ("tree" in parsed) return parsed.tree;
	}
}
function treeValue(tree, fields) {
	if (fields.length === 0 || !isExactObject(tree)) return {
		canon: canonicalJson$1(tree),
		data: { tree },
		anchors: ""
	};
	let values = new Map(fields.map((field) => [field.name, readField(field, tree)])), others = Object.fromEntries(Object.entries(tree).filter(([key]) => !values.has(key)));
	return {
		canon: `${fields.map(({ name }) => values.get(name)?.canon).join(" ")} ${canonicalJson$1(others)}`,
		data: {
			fields: values,
			others
		},
		anchors: ""
	};
}
function compareData(old, next, fields) {
	return "fields" in old && "fields" in next ? [...compareFields(old.fields, next.fields, fields), ...comparePlain(old.others, next.others, "")] : "tree" in old && "tree" in next ? comparePlain(old.tree, next.tree, "") : [{
		path: "",
		old: factsOf$2(old),
		new: factsOf$2(next)
	}];
}
function compareFields(old, next, fields) {
	let dimensions = new Map();
	for (let field of fields) dimensions.set(field.dimension, [...dimensions.get(field.dimension) ?? [], field]);
	return [...dimensions].flatMap(([dimension, members]) => {
		let changed = members.filter(({ name }) => old.get(name)?.canon !== next.get(name)?.canon);
		if (changed.length === 0) return [];
		let judgement = members.every(({ name }) => old.get(name)?.kept && next.get(name)?.kept) ? {
			...judge(members, old, next),
			dimension
		} : void 0;
		return changed.flatMap(({ name }) => {
			let before = old.get(name), after = next.get(name);
			return judgement === void 0 ? comparePlain(before.value, after.value, pointer$1(name)) : [{
				path: pointer$1(name),
				old: before.json,
				new: after.json,
				...membersChanged(before, after),
				...judgement
			}];
		});
	});
}
function membersChanged(old, next) {
	let before = old.members ?? [], after = next.members ?? [];
	return before.length === 0 || after.length === 0 ? {} : difference$1(before, after);
}
function comparePlain(old, next, path) {
	return canonicalJson$1(old) === canonicalJson$1(next) ? [] : isExactObject(old) && isExactObject(next) ? [...new Set([...Object.keys(old), ...Object.keys(next)])].sort().flatMap((key) => Object.hasOwn(old, key) && Object.hasOwn(next, key) ? comparePlain(old[key], next[key], path + pointer$1(key)) : [plainPart(path + pointer$1(key), valueAt(old, key), valueAt(next, key))]) : Array.isArray(old) && Array.isArray(next) && old.length === next.length ? old.flatMap((item, index) => comparePlain(item, next[index], path + pointer$1(index))) : [plainPart(path, old, next)];
}
function valueAt(object, key) {
	return Object.hasOwn(object, key) ? object[key] : void 0;
}
function plainPart(path, old, next) {
	return {
		path,
		old: old === void 0 ? void 0 : toJson(old),
		new: next === void 0 ? void 0 : toJson(next)
	};
}
function factsOf$2(data) {
	if ("text" in data) return { $unreadable: data.text };
	if ("tree" in data) return toJson(data.tree);
	let known = [...data.fields].map(([name, value]) => [name, value.json]), others = Object.keys(data.others).map((key) => [key, toJson(data.others[key])]);
	return record([...known, ...others].sort(([a], [b]) => a < b ? -1 : 1));
}
// src/tables/kinds/text.ts
function textKind(id, noneText) {
	return {
		id,
		read: readText,
		compare: compareText,
		facts: (value) => noneText !== void 0 && value.data === noneText ? null : textFacts(value.data)
	};
}
function readText(cell, context) {
	let linked = readLinked(cell, context), { text, links, anchors } = linked;
	return links.length === 0 ? {
		canon: text,
		data: text,
		anchors
	} : {
		canon: `${text}\0${links.join("\0")}`,
		data: linked,
		anchors
	};
}
function compareText(old, next) {
	let [before, after] = [textOf$1(old.data), textOf$1(next.data)];
	return [...before === after ? [] : [{
		path: "",
		old: before,
		new: after
	}], ...compareLinks(linksOf(old.data), linksOf(next.data))];
}
function compareLinks(old, next) {
	return old.length === next.length ? old.flatMap((before, index) => {
		let after = next[index];
		return before === after ? [] : [{
			path: `/links/${index}`,
			old: before,
			new: after
		}];
	}) : [{
		path: "/links",
		old: old.length > 0 ? [...old] : void 0,
		new: next.length > 0 ? [...next] : void 0
	}];
}
function textOf$1(data) {
	return typeof data == "string" ? data : data.text;
}
function linksOf(data) {
	return typeof data == "string" ? [] : data.links;
}
function textFacts(data) {
	return typeof data == "string" ? data : {
		text: data.text,
		links: [...data.links]
	};
}
// src/tables/kinds/list.ts
function listKind({ split = ",", none, role }) {
	return {
		id: "list",
		read(cell, context) {
			let data = readMembers(cell, context, split, none);
			return {
				canon: data.members.join("\0") + (data.links.length === 0 ? "" : `\0\0${data.links.join("\0")}`),
				data,
				anchors: data.anchors
			};
		},
		compare: (old, next) => compareLists(old.data, next.data, role === "capability"),
		facts: ({ data }) => data.links.length === 0 ? [...data.members] : {
			members: [...data.members],
			links: [...data.links]
		}
	};
}
function compareLists(old, next, directed) {
	let links = compareLinks(old.links, next.links).map((part) => ({
		...part,
		role: "value"
	}));
	if (old.members.join("\0") === next.members.join("\0")) return links;
	let { gone, came } = difference$1(old.members, next.members), direction = directed ? directionOf(gone.length > 0, came.length > 0) : void 0, part = {
		path: "",
		old: [...old.members],
		new: [...next.members]
	};
	return [direction === void 0 ? part : {
		...part,
		direction
	}, ...links];
}
// src/tables/kinds/methods.ts
const methodsKind = {
	id: "methods",
	read: readMethods,
	compare: (old, next) => compareMethods(old.data, next.data),
	facts: (value) => methodsFacts(value.data)
}, inlineLink = /^\[[\s\S]*\]\(\s*(?:<([^<>]*)>|([^\s()<>]+))(?:\s+"[^"]*")?\s*\)$/;
function readMethods(cell, context) {
	let methods = new Map(), anchors = "", index = 0;
	for (let at = 0; at < cell.source.length; index++) {
		let item = readItem(cell, at, index, context);
		if (item === void 0) return unreadable$1(cell, at);
		let name = literal(item.name.trim());
		methods.set(name, [...methods.get(name) ?? [], item.path].sort()), anchors += item.anchor, at = item.end;
	}
	let names = [...methods.keys()].sort(), sorted = new Map(names.map((name) => [name, methods.get(name)]));
	return {
		canon: names.map((name) => [name, ...sorted.get(name)].join("\0")).join("\0\0"),
		data: sorted,
		anchors
	};
}
function readItem(cell, at, index, context) {
	let end = itemEnd(cell.source, at), item = cell.source.slice(at, end), bracket = item.indexOf("["), head = bracket < 0 ? item : item.slice(0, bracket), colon = bracket < 0 ? head.indexOf(":") : head.lastIndexOf(":");
	if (colon <= 0 || bracket >= 0 && head.slice(colon + 1).trim() !== "") return;
	let rest = item.slice(colon + 1).trim(), link = inlineLink.exec(rest), url = link === null ? referenced(cell, rest, index) : literal(link[1] ?? link[2] ?? "");
	if (url === void 0 && bracket >= 0) return;
	let place = url === void 0 ? textLocation(literal(rest)) : destination(url, context);
	return {
		name: head.slice(0, colon),
		...place,
		end: end + 1
	};
}
function itemEnd(source, from) {
	let depth = 0;
	for (let at = from; at < source.length; at++) {
		let char = source[at];
		if (char === "\\") at++;
		else if (char === "[" || char === "(") depth++;
		else if (char === "]" || char === ")") depth--;
		else if (char === ";" && depth <= 0) return at;
	}
	return source.length;
}
function referenced(cell, text, index) {
	return /^\[[^\][]*\](?:\[[^\][]*\])?$/.test(text) ? cell.links[index]?.url : void 0;
}
function unreadable$1(cell, at) {
	let offset = at + (/^\s*/.exec(cell.source.slice(at))?.[0].length ?? 0), fault = {
		rule: "unreadable-cell",
		offset,
		message: `Unexpected \`${cell.source.slice(offset, offset + 40)}\`, expected \`name: [path](url)\` joined by \`; \`; mend the cell, it is compared as text until then`
	}, text = literal(cell.source);
	return {
		canon: `\0${text}`,
		data: text,
		anchors: "",
		faults: [fault]
	};
}
function compareMethods(old, next) {
	return typeof old == "string" || typeof next == "string" ? [{
		path: "",
		old: methodsFacts(old),
		new: methodsFacts(next)
	}] : [...new Set([...old.keys(), ...next.keys()])].sort().flatMap((name) => {
		let before = pathsFacts(old.get(name)), after = pathsFacts(next.get(name));
		if (JSON.stringify(before) === JSON.stringify(after)) return [];
		let part = {
			path: pointer$1(name),
			old: before,
			new: after
		};
		return [before === void 0 || after === void 0 ? {
			...part,
			role: "target"
		} : {
			...part,
			role: "location"
		}];
	});
}
function pathsFacts(paths) {
	return paths === void 0 || paths.length === 1 ? paths?.[0] : [...paths];
}
function methodsFacts(methods) {
	return typeof methods == "string" ? methods : record([...methods].map(([name, paths]) => [name, pathsFacts(paths)]));
}
// src/tables/kinds/number.ts
const words$2 = {
	nan: "NaN",
	inf: "Infinity",
	infinity: "Infinity",
	"∞": "Infinity",
	"-inf": "-Infinity",
	"-infinity": "-Infinity",
	"-∞": "-Infinity"
}, numberKind = {
	id: "number",
	read: readNumber,
	compare: (old, next) => [{
		path: "",
		old: old.data,
		new: next.data
	}],
	facts: (value) => value.data
};
function readNumber(cell) {
	let text = withoutFootnoteMarks(cell.visible, cell.source);
	if (text === "") return {
		canon: "",
		data: null,
		anchors: ""
	};
	let lower = text.toLowerCase(), number = Object.hasOwn(words$2, lower) ? new ExactNumber(words$2[lower]) : exactNumber(text.replace(/^\u2212/, "-"));
	if (number !== void 0) return {
		canon: number.canonical,
		data: numberJson(number),
		anchors: ""
	};
	let message = `Unexpected \`${text}\`, expected a number such as \`1.5\` or \`2e10\`; mend the cell, it is compared as text until then`;
	return {
		canon: `\0${text}`,
		data: text,
		anchors: "",
		faults: [{
			rule: "unreadable-cell",
			offset: 0,
			message
		}]
	};
}
// src/tables/kinds/pair.ts
function pairKind({ split = " / " }, halves) {
	return {
		id: "pair",
		read: (cell, context) => readPair$1(cell, context, split, halves),
		compare: (old, next) => comparePairs(old.data, next.data, halves),
		facts: (value) => pairFacts(value.data, halves)
	};
}
function readPair$1(cell, context, split, halves) {
	let text = withoutFootnoteMarks(cell.visible, cell.source);
	if (text === "") return {
		canon: "",
		data: "",
		anchors: ""
	};
	let at = text.indexOf(split);
	if (at < 0) return unreadable(text, split);
	let cut = cell.source.indexOf(split), first = halves[0].kind.read(half(cell, text.slice(0, at), cut < 0 ? "" : cell.source.slice(0, cut)), context), rest = cut < 0 ? "" : cell.source.slice(cut + split.length), second = halves[1].kind.read(half(cell, text.slice(at + split.length), rest), context), faults = [...first.faults ?? [], ...second.faults ?? []];
	return {
		canon: `${first.canon.length} ${first.canon} ${second.canon}`,
		data: [first, second],
		anchors: first.anchors + second.anchors,
		...faults.length > 0 ? { faults } : {}
	};
}
function half(cell, text, source) {
	let visible = text.trim(), links = cell.links.filter((link) => visible.includes(link.text));
	return {
		line: cell.line,
		column: cell.column,
		source: source.trim(),
		visible,
		links
	};
}
function unreadable(text, split) {
	let message = `Unexpected \`${text}\`, expected two values around \`${split}\`; mend the cell, it is compared as text until then`;
	return {
		canon: `\0${text}`,
		data: text,
		anchors: "",
		faults: [{
			rule: "unreadable-cell",
			offset: 0,
			message
		}]
	};
}
function comparePairs(old, next, halves) {
	return typeof old == "string" || typeof next == "string" ? [{
		path: "",
		old: pairFacts(old, halves),
		new: pairFacts(next, halves)
	}] : halves.flatMap(({ name, kind, declared }, index) => {
		let before = old[index], after = next[index];
		if (before.canon === after.canon) return [];
		let { role, levels } = declared;
		return kind.compare(before, after).map((part) => ({
			...part,
			path: pointer$1(name) + part.path,
			...role === void 0 || part.role !== void 0 ? {} : { role },
			...levels === void 0 ? {} : { levels }
		}));
	});
}
function pairFacts(pair, halves) {
	return typeof pair == "string" ? pair : record(halves.map(({ name, kind }, index) => [name, kind.facts(pair[index])]));
}
// src/tables/kinds/set.ts
function setKind({ split = ",", universe, none, role }) {
	return {
		id: "set",
		read: (cell, context) => readSet(cell, context, split, none),
		compare: (old, next) => compareSets(old.data, next.data, universe, role === "capability"),
		facts: (value) => setFacts(value.data)
	};
}
function readSet(cell, context, split, none) {
	let read = readMembers(cell, context, split, none), members = [...new Set(read.members)].sort(), links = read.links.length > 1 ? [...read.links].sort() : read.links;
	return {
		canon: members.join("\0") + (links.length === 0 ? "" : `\0\0${links.join("\0")}`),
		data: {
			members,
			links,
			anchors: read.anchors
		},
		anchors: read.anchors
	};
}
function compareSets(old, next, universe, directed) {
	let { gone, came } = difference$1(old.members, next.members), links = compareLinks(old.links, next.links).map((part) => ({
		...part,
		role: "value"
	}));
	if (gone.length + came.length === 0) return links;
	let part = {
		path: "",
		old: [...old.members],
		new: [...next.members],
		gone,
		came
	};
	return [directed ? {
		...part,
		...judgement(old.members, next.members, universe)
	} : part, ...links];
}
function judgement(old, next, universe) {
	let direction = directionOf(!isWithin$1(old, next, universe), !isWithin$1(next, old, universe));
	return direction === void 0 ? { equalAdmission: !0 } : { direction };
}
function isWithin$1(part, whole, universe) {
	if (universe !== void 0 && whole.includes(universe)) return !0;
	let members = new Set(whole);
	return part.every((member) => members.has(member));
}
function setFacts({ members, links }) {
	let facts = record(members.map((member) => [member, !0]));
	return links.length === 0 ? facts : {
		members: facts,
		links: [...links]
	};
}
// src/tables/kinds/source.ts
const plainLink = /^\[([^\][\\`<&!]+)\]\(([^\s()<>\\&]+)\)$/, sourceKind = {
	id: "source",
	read: readSource,
	compare: (old, next) => [{
		path: "",
		role: "location",
		old: facts$1(old.data),
		new: facts$1(next.data)
	}],
	facts: (value) => facts$1(value.data)
};
function facts$1({ paths, rest }) {
	return paths.length === 1 && rest === "" ? paths[0] : paths.length === 0 ? rest : rest === "" ? [...paths] : [...paths, rest];
}
function readSource(cell, context) {
	let plain = plainLink.exec(cell.source);
	return plain === null ? cell.links.length > 0 ? sourceValue(cell.links.map((link) => destination(link.url, context)), textBeside(cell)) : sourceValue([], withoutFootnoteMarks(cell.visible, cell.source)) : sourceValue([destination(plain[2], context)], "");
}
function sourceValue(places, text) {
	let written = textLocation(text), paths = places.map((place) => place.path), anchors = places.map((place) => place.anchor).join("") + written.anchor;
	return {
		canon: paths.length === 1 && written.path === "" ? paths[0] : `${paths.join("\0")}\0\0${written.path}`,
		data: {
			paths,
			rest: written.path
		},
		anchors
	};
}
function textBeside(cell) {
	let rest = withoutFootnoteMarks(cell.visible, cell.source), beside = "";
	for (let { text } of cell.links) {
		let at = text === "" ? -1 : rest.indexOf(text);
		at < 0 || (beside += `${rest.slice(0, at)} `, rest = rest.slice(at + text.length));
	}
	let text = (beside + rest).replace(/\s+/g, " ").trim();
	return /[\p{L}\p{N}]/u.test(text) ? text : "";
}
// src/tables/kinds/marks.ts
const emoji = {
	"✅": "yes",
	"✔": "yes",
	"✓": "yes",
	"☑": "yes",
	"🟢": "yes",
	":white_check_mark:": "yes",
	":heavy_check_mark:": "yes",
	":ballot_box_with_check:": "yes",
	":green_circle:": "yes",
	"🟡": "partial",
	"🟠": "partial",
	"⚠": "partial",
	"🚧": "partial",
	":yellow_circle:": "partial",
	":orange_circle:": "partial",
	":warning:": "partial",
	":construction:": "partial",
	"❌": "no",
	"✗": "no",
	"✘": "no",
	"✖": "no",
	"❎": "no",
	"🔴": "no",
	"⛔": "no",
	"🚫": "no",
	":x:": "no",
	":no_entry:": "no",
	":no_entry_sign:": "no",
	":red_circle:": "no",
	"❔": "unknown",
	"❓": "unknown",
	":question:": "unknown",
	":grey_question:": "unknown"
}, words$1 = {
	yes: "yes",
	supported: "yes",
	full: "yes",
	partial: "partial",
	partially: "partial",
	limited: "partial",
	no: "no",
	unsupported: "no",
	"not supported": "no",
	none: "no",
	unknown: "unknown",
	tbd: "unknown",
	"?": "unknown",
	"-": "nothing",
	"–": "nothing",
	"—": "nothing",
	"n/a": "nothing"
}, marks = Object.keys(emoji).sort((a, b) => b.length - a.length), variation = /[\ufe0e\ufe0f]/g, spelledOut = Object.keys(words$1).filter((word) => /\w$/.test(word)).sort((a, b) => b.length - a.length), wordBeside = RegExp(`^(${spelledOut.join("|")})(?=[\\s(,;.:*†]|$)`, "i"), version = /^(?:[<>=~^]{1,2}|≥|≤)?\s*v?\d+(?:\.(?:\d+|x))*[+-]?(?:\s*[-–,|]\s*v?\d+(?:\.(?:\d+|x))*\+?)*$/i;
function markOf(visible) {
	let text = visible.replace(variation, "").trim();
	if (text === "") return {
		mark: {
			means: "nothing",
			written: "",
			emoji: !1
		},
		rest: ""
	};
	for (let written of marks) {
		let means = emoji[written];
		if (text.startsWith(written)) return {
			mark: {
				means,
				written,
				emoji: !0
			},
			rest: text.slice(written.length).trim()
		};
		if (text.endsWith(written)) return {
			mark: {
				means,
				written,
				emoji: !0
			},
			rest: text.slice(0, -written.length).trim()
		};
	}
	let whole = text.toLowerCase();
	if (Object.hasOwn(words$1, whole)) return {
		mark: word(whole),
		rest: ""
	};
	let beside = wordBeside.exec(text);
	return beside === null ? version.test(text) ? {
		mark: {
			means: "version",
			written: text,
			emoji: !1
		},
		rest: ""
	} : {
		mark: void 0,
		rest: text
	} : {
		mark: word(beside[1].toLowerCase()),
		rest: text.slice(beside[0].length).trim()
	};
}
function word(written) {
	return {
		means: words$1[written],
		written,
		emoji: !1
	};
}
function rankOf(mark) {
	switch (mark?.means) {
		case void 0: return;
		case "yes":
		case "version": return 2;
		case "partial": return 1;
		default: return 0;
	}
}
// src/tables/kinds/support.ts
function supportKind({ role }) {
	return {
		id: "support",
		read: readSupport,
		compare: (old, next) => compareSupport(old.data, next.data, role === "capability"),
		facts: ({ data }) => textFacts(data.links.length === 0 ? data.text : {
			...data,
			anchors: ""
		})
	};
}
function readSupport(cell, context) {
	let linked = readLinked(cell, context), { links, anchors } = linked, { mark, rest } = markOf(linked.text), text = mark === void 0 ? rest : [spelling(mark), rest].filter((word) => word !== "").join(" ");
	return {
		canon: links.length === 0 ? text : `${text}\0${links.join("\0")}`,
		data: {
			mark,
			text,
			links
		},
		anchors
	};
}
function spelling(mark) {
	return mark.means === "yes" ? "✅" : mark.means === "no" ? "❌" : mark.written;
}
function compareSupport(old, next, directed) {
	let links = compareLinks(old.links, next.links).map((part) => ({
		...part,
		role: "value"
	}));
	if (old.text === next.text) return links;
	let part = {
		path: "",
		old: old.text,
		new: next.text
	}, before = rankOf(old.mark), after = rankOf(next.mark);
	if (before === void 0 || after === void 0 || before === after || !directed) return [directed ? {
		...part,
		role: "value"
	} : part, ...links];
	let direction = directionOf(after < before, after > before);
	return [direction === void 0 ? part : {
		...part,
		direction
	}, ...links];
}
// src/tables/kinds/type.ts
const typeKind = {
	id: "type",
	read: readType,
	compare: compareText,
	facts: (value) => textFacts(value.data)
};
function readType(cell, context) {
	let linked = readLinked(cell, context), text = orderUnions(linked.text), { anchors } = linked;
	if (linked.links.length === 0) return {
		canon: text,
		data: text,
		anchors
	};
	let links = text === linked.text && !text.includes("|") ? linked.links : [...linked.links].sort();
	return {
		canon: `${text}\0${links.join("\0")}`,
		data: {
			text,
			links,
			anchors
		},
		anchors
	};
}
const opening = "([{<", closing$2 = ")]}>";
function orderUnions(text) {
	if (!text.includes("|") || text.length > 2e4) return text;
	let open = [], level = {
		before: "",
		bracket: "",
		members: []
	}, member = "", end = () => union(level.members, member);
	for (let at = 0; at < text.length; at++) {
		let char = text[at];
		if (char === "\"" || char === "'") {
			let close = text.indexOf(char, at + 1), stop = close < 0 ? at : close;
			member += text.slice(at, stop + 1), at = stop;
		} else if (opening.includes(char)) open.push({
			...level,
			before: member
		}), level = {
			before: member,
			bracket: char,
			members: []
		}, member = "";
		else if (closing$2.includes(char) && closes(level.bracket, char, text[at - 1])) {
			let inner = end();
			member = level.before + level.bracket + inner + char, level = { ...open.pop() };
		} else char === "|" && text[at + 1] !== "|" && text[at - 1] !== "|" ? (level.members.push(member), member = "") : (char === "," || char === ";") && level.members.length > 0 ? (member = `${end()}${char}`, level.members = []) : member += char;
	}
	for (let inner = end(); open.length > 0; inner = end()) member = level.before + level.bracket + inner, level = open.pop();
	return end();
}
function closes(bracket, char, before) {
	return char === ">" && (before === "=" || before === "-") ? !1 : bracket !== "" && opening.indexOf(bracket) === closing$2.indexOf(char);
}
function union(members, last) {
	if (members.length === 0) return last;
	let all = [...members, last], cut = Math.max(...[
		",",
		";",
		":"
	].map((mark) => all[0].lastIndexOf(mark))) + 1, prefix = all[0].slice(0, cut), joined = [all[0].slice(cut), ...all.slice(1)].map((member) => member.trim()).filter((member) => member !== "").sort().join(" | ");
	return cut > 0 ? `${prefix} ${joined}` : joined;
}
// src/tables/kinds/index.ts
const kinds = {
	text: ({ none }) => textKind("text", none),
	code: ({ none }) => textKind("code", none),
	type: () => typeKind,
	set: setKind,
	list: listKind,
	pair: (column, title) => pairKind(column, halvesOf(column.parts ?? [{}, {}], title)),
	boolean: booleanKind,
	number: () => numberKind,
	support: supportKind,
	json: jsonKind,
	methods: () => methodsKind,
	source: () => sourceKind
};
function halvesOf(parts, title) {
	let names = title.split(" / "), half = (declared, index) => ({
		name: declared.name ?? (names.length === 2 ? names[index].trim().toLowerCase() : String(index + 1)),
		declared,
		kind: kinds[declared.kind ?? "text"](declared, title)
	});
	return [half(parts[0], 0), half(parts[1], 1)];
}
// src/tables/recognise.ts
const columnsByTitle$2 = new WeakMap();
function columnIndex(table) {
	let known = columnsByTitle$2.get(table);
	if (known !== void 0) return known;
	let index = new Map();
	return table.header.forEach((cell, column) => {
		let title = titleKey(cell.visible);
		index.has(title) || index.set(title, column);
	}), columnsByTitle$2.set(table, index), index;
}
function headingIs(table, heading) {
	return titleKey(table.heading.at(-1) ?? "") === titleKey(heading);
}
function hasColumns(table, columns) {
	let titles = columnIndex(table);
	return columns.every((column) => titles.has(titleKey(column)));
}
function isOfType(table, type) {
	if (type.matches !== void 0) return type.matches(table);
	if (!hasColumns(table, type.key)) return !1;
	if (type.heading !== void 0 && headingIs(table, type.heading)) return !0;
	let titles = columnIndex(table), keys = new Set(type.key.map(titleKey)), others = type.columns.map((column) => titleKey(column.title)).filter((title) => !keys.has(title)), found = others.filter((title) => titles.has(title)).length;
	return found > 0 && found * 2 >= others.length;
}
// src/tables/declared.ts
function tableTypeFrom(declaration) {
	let { id, noun = "row", heading, match, levels, demands } = declaration, key = typeof declaration.key == "string" ? [declaration.key] : declaration.key, declared = Object.entries(declaration.columns ?? {}).map(([title, column]) => columnFrom(title, column, key));
	return {
		id,
		noun,
		key,
		columns: [...key.filter((title) => !declared.some((column) => titleKey(column.title) === titleKey(title))).map((title) => columnFrom(title, "text", key)), ...declared],
		...heading === void 0 ? {} : { heading },
		...levels === void 0 ? {} : { levels },
		...match === void 0 ? {} : { matches: matcher(match, key) },
		...demands === void 0 ? {} : { demands: (text) => booleanOf(text(demands.column).trim()) === !0 }
	};
}
function matcher(match, key) {
	let ways = [match].flat().map(({ heading, columns = [] }) => ({
		headings: heading === void 0 ? void 0 : [heading].flat(),
		columns: [...key, ...columns]
	}));
	return (table) => ways.some(({ headings, columns }) => (headings?.some((heading) => headingIs(table, heading)) ?? !0) && hasColumns(table, columns));
}
function columnFrom(title, declared, key) {
	return columnTypeFrom(title, {
		role: key.some((name) => titleKey(name) === titleKey(title)) ? "identity" : "value",
		...typeof declared == "string" ? { kind: declared } : declared
	});
}
function columnTypeFrom(title, declared) {
	let { kind = "text", role = "value", levels, references } = declared, exclusive = exclusivePath(declared, title);
	return {
		title,
		kind: kinds[kind]({
			...declared,
			role
		}, title),
		role,
		...levels === void 0 ? {} : { levels },
		...references === void 0 ? {} : { references },
		...exclusive === void 0 ? {} : { exclusive }
	};
}
function exclusivePath({ exclusive, parts }, title) {
	if (exclusive) return "";
	let index = parts?.findIndex((part) => part.exclusive) ?? -1;
	if (!(index < 0)) return pointer$1(parts?.[index]?.name ?? title.split(" / ")[index]?.trim().toLowerCase() ?? String(index + 1));
}
// src/tables/support-column.ts
const markup = /\[\^[^\][]*\]|!?\[([^\][]*)\](?:\([^()\s]*\)|\[[^\][]*\])?|\*\*|<\/?(?:b|strong|sup|abbr)\b[^<>]*>|\\(?=[*~_])/g;
function sourceMark(source) {
	return markOf(source.replace(markup, (_, label) => label ?? "")).mark;
}
function evidenceOf({ table, column }) {
	let support = !1, emoji = !1;
	for (let row of table.rows.slice(0, 200)) {
		let mark = sourceMark(row.cells[column]?.source ?? "");
		if (mark === void 0) return {
			possible: !1,
			support: !1,
			emoji: !1
		};
		mark.means !== "nothing" && mark.means !== "version" && (support = !0), emoji ||= mark.emoji;
	}
	return {
		possible: !0,
		support,
		emoji: emoji && /\p{L}/u.test(table.header[column]?.visible ?? "")
	};
}
function isSupportColumn(places) {
	if (places.some(({ column }) => column === 0)) return !1;
	let evidence = places.map(evidenceOf);
	return evidence.every(({ possible }) => possible) && evidence.some(({ emoji }) => emoji);
}
// src/tables/generic.ts
const generic = {
	id: "generic",
	noun: "row",
	key: [],
	columns: [],
	levels: {
		"row-removed": "warning",
		"row-renamed": "warning",
		"table-removed": "warning"
	},
	otherColumn: genericColumn
}, descriptions = /^(?:(?:short |long |brief )?descriptions?|desc|notes?|remarks?|comments?|summary|explanation|details)(?: \(.*\))?$/, locations = /^(?:source(?: (?:code|file|location))?|(?:defined|declared|implemented) (?:in|at)|declaration|definition|location|file|code)$/, types = /^(?:types?|data types?|value types?|parameter types?|return types?|returns)$/;
function genericColumn(title, old, next) {
	return columnTypeFrom(title, declarationOf(title, old, next));
}
function declarationOf(title, old, next) {
	let name = titleKey(title);
	if (descriptions.test(name)) return { role: "description" };
	if (types.test(name)) return { kind: "type" };
	let places = [old, next].flatMap((table) => placeOf$2(table, name));
	return locations.test(name) && places.length > 0 && places.every((place) => holdsSourceLines(place)) ? {
		kind: "source",
		role: "location"
	} : isSupportColumn(places) ? {
		kind: "support",
		role: "capability",
		levels: supportLevels
	} : {};
}
const supportLevels = {
	"capability-narrowed": "warning",
	"column-removed": "warning"
};
function placeOf$2(table, name) {
	let column = table === void 0 ? void 0 : columnIndex(table).get(name);
	return table === void 0 || column === void 0 ? [] : [{
		table,
		column
	}];
}
const sourceLine = /^\[[^\][]*\]\([^\s()]+#(?:L\d|lines-\d)[^\s()]*\)$/;
function holdsSourceLines({ table, column }) {
	let seen = !1;
	for (let row of table.rows) {
		let source = row.cells[column]?.source ?? "";
		if (source !== "") {
			if (!sourceLine.test(source)) return !1;
			seen = !0;
		}
	}
	return seen;
}
// src/tables/types/bindings.ts
const bindings = {
	id: "bindings",
	noun: "binding",
	heading: "MoE stage bindings",
	key: ["Family", "Stage / mode"],
	columns: {
		Family: "text",
		"Stage / mode": "pair",
		"Declared binding": {
			kind: "code",
			role: "target"
		},
		Covers: {
			kind: "set",
			role: "target",
			split: "+"
		},
		Layout: {
			kind: "text",
			role: "target"
		},
		Arithmetic: {
			kind: "text",
			role: "target"
		},
		Source: {
			kind: "source",
			role: "location"
		}
	}
}, levels$1 = { "target-changed": "error" }, codecs = {
	id: "codecs",
	noun: "codec",
	heading: "KV codecs",
	key: "Symbol",
	columns: {
		Symbol: "code",
		"Canonical / aliases": {
			kind: "pair",
			role: "capability",
			parts: [{
				kind: "text",
				role: "target",
				levels: levels$1
			}, {
				kind: "set",
				role: "capability",
				exclusive: !0
			}]
		},
		"Storage / element": {
			kind: "pair",
			role: "target",
			levels: levels$1,
			parts: [{ kind: "text" }, {
				kind: "text",
				none: "None"
			}]
		},
		Quantized: {
			kind: "boolean",
			role: "target",
			levels: levels$1
		},
		Source: {
			kind: "source",
			role: "location"
		}
	}
}, configurations = {
	id: "configurations",
	noun: "configuration",
	heading: "Configuration owners",
	key: "Type",
	columns: {
		Type: "code",
		"Owner paths": {
			kind: "set",
			role: "capability"
		},
		"Lifecycle / hash methods": {
			kind: "methods",
			role: "target"
		},
		Source: {
			kind: "source",
			role: "location"
		}
	}
}, helmValues = {
	id: "helm-values",
	noun: "value",
	match: [{ columns: ["Type", "Default"] }, {
		heading: "Values",
		columns: ["Default"]
	}],
	key: "Key",
	columns: {
		Key: "code",
		Type: { role: "target" },
		Default: { role: "value" },
		Description: { role: "description" }
	}
}, routes = {
	id: "routes",
	noun: "route",
	heading: "Attention route declarations",
	key: "Route",
	columns: {
		Route: "code",
		Stage: {
			kind: "set",
			role: "capability",
			universe: "any"
		},
		Codecs: {
			kind: "set",
			role: "capability",
			references: "codecs"
		},
		"Declared shape / flags": {
			kind: "json",
			role: "capability",
			fields: {
				head_dims: {
					dimension: "head dim",
					meaning: "allowed"
				},
				gqa_ratios: {
					dimension: "GQA ratio",
					meaning: "allowed"
				},
				page_sizes: {
					dimension: "page size",
					meaning: "allowed"
				},
				page_alignment: {
					dimension: "page size",
					meaning: "multipleOf",
					positive: !0
				},
				chunk_sizes: {
					dimension: "chunk size",
					meaning: "allowed"
				},
				min_chunk: {
					dimension: "chunk size",
					meaning: "min"
				},
				max_chunk: {
					dimension: "chunk size",
					meaning: "max"
				},
				chunk_alignment: {
					dimension: "chunk size",
					meaning: "multipleOf"
				},
				observer: {
					dimension: "execution",
					meaning: "flag",
					on: "excludes"
				},
				fallback: {
					dimension: "execution",
					meaning: "flag",
					on: "shifts"
				},
				xqa: {
					dimension: "XQA",
					meaning: "flag",
					on: "narrows"
				}
			}
		},
		Source: {
			kind: "source",
			role: "location"
		}
	}
}, supportMatrix = {
	id: "support-matrix",
	noun: "row",
	key: [],
	columns: [],
	matches: isSupportMatrix,
	shaped
}, otherFlags = /^(?:required|optional|mandatory|deprecated|default|enabled|nullable|sensitive|breaking|unique|repeatable)\b/;
function isSupportMatrix(table) {
	let width = table.header.length - 1;
	if (width < 1) return !1;
	let emoji = 0, missed = 0, words = 0;
	for (let column = 1; column <= width; column++) {
		let evidence = evidenceOf({
			table,
			column
		});
		if (evidence.emoji ? emoji++ : evidence.support && !otherFlags.test(titleKey(table.header[column]?.visible ?? "")) ? words++ : evidence.possible || missed++, missed * 2 > width) return !1;
	}
	return emoji * 2 >= width || missed === 0 && (emoji > 0 || words > 1 && words === width);
}
function shaped(old, next) {
	let tables = [old, next].filter((table) => table !== void 0), titles = new Map();
	for (let { visible } of tables.flatMap((table) => table.header)) titles.has(titleKey(visible)) || titles.set(titleKey(visible), visible);
	let columns = [...titles].map(([key, title]) => columnOf(key, title, tables)), others = columns.filter((column) => column.role !== "identity").map((column) => column.title);
	return {
		...supportMatrix,
		columns,
		dispensable: (text) => others.length > 0 && others.every((title) => rankOf(markOf(text(title)).mark) === 0)
	};
}
function columnOf(key, title, tables) {
	let places = tables.flatMap((table) => {
		let column = columnIndex(table).get(key);
		return column === void 0 ? [] : [{
			table,
			column
		}];
	});
	return places.some(({ column }) => column === 0) ? columnTypeFrom(title, {
		kind: "text",
		role: "identity"
	}) : isSupport(places.map(evidenceOf)) ? columnTypeFrom(title, {
		kind: "support",
		role: "capability"
	}) : genericColumn(title, places[0]?.table, places[1]?.table);
}
function isSupport(evidence) {
	return evidence.every(({ possible }) => possible);
}
// src/tables/types/terraform-inputs.ts
const terraformInputs = {
	id: "terraform-inputs",
	noun: "input",
	match: [{
		heading: [
			"Inputs",
			"Input",
			"Variables",
			"Input Variables"
		],
		columns: ["Description"]
	}, { columns: [
		"Type",
		"Default",
		"Required"
	] }],
	key: "Name",
	columns: {
		Name: "code",
		Description: { role: "description" },
		Type: { role: "target" },
		Default: { role: "value" },
		Required: {
			kind: "boolean",
			role: "demand"
		}
	},
	demands: { column: "Required" }
}, terraformModules = {
	id: "terraform-modules",
	noun: "module",
	match: {
		heading: "Modules",
		columns: ["Source"]
	},
	key: "Name",
	columns: {
		Name: "code",
		Source: { role: "value" },
		Version: { role: "value" }
	},
	levels: {
		"row-removed": "warning",
		"row-renamed": "warning",
		"value-changed": "notice",
		"table-removed": "warning"
	}
}, terraformOutputs = {
	id: "terraform-outputs",
	noun: "output",
	match: {
		heading: ["Outputs", "Output"],
		columns: ["Description"]
	},
	key: "Name",
	columns: {
		Name: "code",
		Description: { role: "description" }
	}
}, terraformProviders = {
	id: "terraform-providers",
	noun: "provider",
	match: {
		heading: "Providers",
		columns: ["Version"]
	},
	key: "Name",
	columns: {
		Name: "code",
		Version: { role: "value" }
	},
	levels: {
		"row-removed": "notice",
		"row-renamed": "warning",
		"table-removed": "warning"
	}
}, terraformRequirements = {
	id: "terraform-requirements",
	noun: "requirement",
	match: {
		heading: "Requirements",
		columns: ["Version"]
	},
	key: "Name",
	columns: {
		Name: "code",
		Version: { role: "value" }
	},
	levels: {
		"row-removed": "notice",
		"row-renamed": "warning",
		"table-removed": "warning"
	}
}, terraformResources = {
	id: "terraform-resources",
	noun: "resource",
	match: {
		heading: "Resources",
		columns: ["Type"]
	},
	key: "Name",
	columns: {
		Name: "code",
		Type: { role: "value" }
	},
	levels: {
		"row-removed": "warning",
		"row-renamed": "warning",
		"value-changed": "notice",
		"table-removed": "warning"
	}
}, fence$1 = /^ {0,3}(`{3,}|~{3,})/;
function linkContexts(old, next, oldPath, newPath) {
	if ((oldPath !== void 0 || old === void 0) && (newPath !== void 0 || next === void 0)) return {
		old: pathContext(oldPath),
		next: pathContext(newPath)
	};
	let shift = old === void 0 || next === void 0 ? 0 : commonShift(old.text, next.text);
	return {
		old: shift > 0 ? { linkShift: shift } : {},
		next: shift < 0 ? { linkShift: -shift } : {}
	};
}
function pathContext(path) {
	return path === void 0 ? {} : { path };
}
function commonShift(old, next) {
	if (old === next || keepsSomeLink(old, next)) return 0;
	let before = relativeLinks(old);
	if (before.size === 0) return 0;
	let shift;
	for (let [rest, steps] of relativeLinks(next)) {
		let earlier = before.get(rest);
		if (earlier === void 0) continue;
		if (earlier.size !== 1 || steps.size !== 1) return 0;
		let [from] = earlier, [to] = steps, here = to - from;
		if (shift !== void 0 && shift !== here) return 0;
		shift = here;
	}
	return shift ?? 0;
}
function keepsSomeLink(old, next) {
	let tried = 0;
	for (let { before, url } of destinations(old)) if (isRelative(url)) {
		if (holds$1(next, before + url.replace(/[#?].*$/s, ""))) return !0;
		if (++tried === 8) break;
	}
	return !1;
}
function holds$1(text, link) {
	for (let at = text.indexOf(link); at >= 0; at = text.indexOf(link, at + 1)) if (/^$|[\s()<>"'#?]/.test(text.charAt(at + link.length))) return !0;
	return !1;
}
function relativeLinks(text) {
	let links = new Map();
	for (let { url } of destinations(withoutFences(text))) {
		if (!isRelative(url)) continue;
		let { ups, rest } = relative(url.replace(/[#?].*$/s, ""));
		if (rest === "") continue;
		let seen = links.get(rest);
		seen === void 0 ? links.set(rest, new Set([ups])) : seen.add(ups);
	}
	return links;
}
function withoutFences(text) {
	if (!text.includes("```") && !text.includes("~~~")) return text;
	let open = "", kept = [];
	for (let line of text.split(/\r\n?|\n/)) {
		let mark = fence$1.exec(line)?.[1] ?? "";
		open === "" ? (open = mark, mark === "" && kept.push(line)) : mark.startsWith(open) && line.trim() === mark && (open = "");
	}
	return kept.join("\n");
}
const introductions = [
	"](",
	"]:",
	"href=\"",
	"href='",
	"src=\"",
	"src='"
], unquoted = /\s*<?([^\s()<>]+)/y, quoted$1 = /\s*([^\s"'<>]+)/y;
function* destinations(text) {
	for (let introduction of introductions) {
		let pattern = introduction.endsWith("\"") || introduction.endsWith("'") ? quoted$1 : unquoted;
		for (let at = text.indexOf(introduction); at >= 0; at = text.indexOf(introduction, at + 1)) {
			pattern.lastIndex = at + introduction.length;
			let match = pattern.exec(text), url = match?.[1];
			match !== null && url !== void 0 && (yield {
				before: introduction + match[0].slice(0, match[0].length - url.length),
				url
			});
		}
	}
}
// src/tables/index.ts
const tableTypes = [
	...[
		configurations,
		codecs,
		routes,
		bindings
	].map(tableTypeFrom),
	...[
		terraformInputs,
		terraformOutputs,
		terraformProviders,
		terraformRequirements
	].map(tableTypeFrom),
	...[
		terraformModules,
		terraformResources,
		helmValues
	].map(tableTypeFrom),
	supportMatrix
];
function recognise(old, next, types = tableTypes) {
	let fits = (table, type) => table !== void 0 && isOfType(table, type), type = types.find((candidate) => fits(old, candidate) || fits(next, candidate));
	return type === supportMatrix ? supportMatrix.shaped(old, next) : type;
}
const columnsByTitle$1 = new WeakMap();
function columnTypeOf(type, title, old, next) {
	return (type === void 0 ? void 0 : declaredColumns(type).get(titleKey(title))) ?? (type?.otherColumn ?? genericColumn)(title, old, next);
}
function declaredColumns(type) {
	let known = columnsByTitle$1.get(type);
	if (known !== void 0) return known;
	let columns = new Map(type.columns.map((column) => [titleKey(column.title), column]));
	return columnsByTitle$1.set(type, columns), columns;
}
// src/diff/broken.ts
function explainBreaks(tables, flaws) {
	let breaks = flaws.filter(({ flaw, status }) => status === "introduced" && flaw.rule === "broken-table");
	return breaks.length === 0 ? [...tables] : tables.map((table) => {
		let flaw = breaks.find((candidate) => isAt(candidate.flaw, table))?.flaw;
		if (!flaw || !table.next) return table;
		let lost = lostText(table), vanished = table.changes.filter((change) => isVanished(change, lost));
		if (vanished.length === 0) return table;
		let joined = {
			subject: "row",
			action: "removed",
			key: vanished.length === 1 ? vanished[0].key : [],
			group: vanished.length > 1,
			old: vanished.flatMap((change) => change.old),
			next: [],
			fields: [],
			cause: `broken-table at line ${flaw.line}`
		}, rest = table.changes.filter((change) => !vanished.includes(change));
		return {
			...table,
			changes: [...rest, joined]
		};
	});
}
function isAt(flaw, table) {
	if (flaw.table === table) return !0;
	let raw = table.next?.raw;
	return !!raw && flaw.line >= raw.line && flaw.line <= raw.endLine + 1;
}
function lostText(table) {
	let { raw, side } = table.next, lines = side.document.text.split(/\r\n?|\n/).slice(raw.endLine - 1), end = lines.findIndex((line) => /^ {0,3}#{1,6}\s/.test(line));
	return (end < 0 ? lines : lines.slice(0, end)).join("\n");
}
function isVanished(change, lost) {
	let [ref] = change.old;
	if (change.subject !== "row" || change.action !== "removed" || change.old.length !== 1 || !ref) return !1;
	let first = ref.grid.raw.rows[ref.row].cells.find((cell) => cell.source !== "");
	return first !== void 0 && lost.includes(first.source);
}
// src/diff/flaws.ts
function findFlaws(document, place, tables, types) {
	let own = tables.filter((table) => table[place]);
	return [...document.faults.map((fault) => documentFlaw(document, fault, place, own)), ...own.flatMap((table) => [
		...raggedRows(table, place),
		...duplicateKeys(table, place),
		...unreadableCells(table, place),
		...undeclaredReferences(table, place, own),
		...typingLost$1(table, place, types),
		...cappedSearch(table, place)
	])].sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
}
function sideOf$1(place) {
	return place === "old" ? "old" : "new";
}
function keyOf$1(table, place, row) {
	return place === "next" ? table.nextKeys(row) : table.renamedKeys.get(row) ?? table.oldKeys(row);
}
function documentFlaw(document, fault, place, tables) {
	let raw = fault.table === void 0 ? void 0 : document.tables[fault.table], table = tables.find((candidate) => candidate[place].raw === raw);
	return {
		rule: fault.rule,
		side: sideOf$1(place),
		line: fault.line,
		message: fault.message,
		facts: fault.rule,
		fault,
		...fault.column === void 0 ? {} : { column: fault.column },
		...fault.rows === void 0 ? {} : { rows: fault.rows },
		...table ? { table } : {}
	};
}
function raggedRows(table, place) {
	let grid = table[place], width = grid.header.length;
	return grid.raw.rows.flatMap((row, index) => {
		if (row.missing === 0 && row.extra.length === 0) return [];
		let has = width - row.missing + row.extra.length;
		return [{
			rule: "ragged-row",
			side: sideOf$1(place),
			line: row.line,
			table,
			key: keyOf$1(table, place, index),
			facts: "",
			message: `Unexpected number of cells in a row, ${has} under a header of ${width}: ${raggedHint(row.missing)}`
		}];
	});
}
function raggedHint(missing) {
	return missing > 0 ? "add the missing cells" : "a pipe that belongs to a cell is written `\\|`, also in a code span";
}
function duplicateKeys(table, place) {
	let grid = table[place];
	return table.duplicates.flatMap((duplicate) => {
		if (duplicate.side !== place || !isTelling(table, grid, duplicate.rows)) return [];
		let lines = duplicate.rows.map((row) => grid.line(row)), name = duplicate.key.map((cell) => `\`${cell}\``).join(" / ");
		return [{
			rule: "duplicate-key",
			side: sideOf$1(place),
			line: lines.at(-1),
			table,
			key: duplicate.key,
			rows: lines,
			facts: "",
			message: `The key ${name} stands in ${lines.length} rows (lines ${lines.join(", ")}), expected one: make it unique`
		}];
	});
}
function isTelling(table, grid, rows) {
	return table.type.key.length > 0 || new Set(rows.map((row) => JSON.stringify(grid.header.map((_, column) => grid.text(row, column))))).size < rows.length;
}
function unreadableCells(table, place) {
	let grid = table[place], columns = grid.header.map((_, column) => column).filter((column) => grid.columnType(column).kind.id !== "text"), known = new Map();
	return columns.flatMap((column) => grid.raw.rows.flatMap((row, index) => {
		let cell = row.cells[column], memo = `${column} ${cell.source}`;
		return known.has(memo) || known.set(memo, grid.value(index, column).faults), (known.get(memo) ?? []).map((fault) => ({
			rule: fault.rule,
			side: sideOf$1(place),
			line: cell.line,
			column: cell.column + (fault.offset ?? 0),
			table,
			key: keyOf$1(table, place, index),
			facts: grid.header[column],
			message: fault.message
		}));
	}));
}
function undeclaredReferences(table, place, tables) {
	let grid = table[place];
	return grid.header.flatMap((title, column) => {
		let referred = grid.columnType(column).references, target = tables.find((candidate) => candidate.type.id === referred);
		if (!referred || !target) return [];
		let declared = declaredKeys(target, place), missing = new Map();
		for (let row = 0; row < grid.rows; row++) for (let member of members(grid, row, column)) declared.has(member) || missing.set(member, [...missing.get(member) ?? [], grid.line(row)]);
		return [...missing].map(([member, lines]) => ({
			rule: "undeclared-reference",
			side: sideOf$1(place),
			line: lines[0],
			table,
			key: [member],
			rows: lines,
			facts: title,
			target: referred,
			message: `\`${member}\` is listed under ${title} in ${countOf(lines.length, table.type.noun)} but not declared in ${target.id}: declare it or take it out`
		}));
	});
}
function countOf(count, noun) {
	return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
function declaredKeys(target, place) {
	let keys = place === "old" ? target.oldKeys : target.nextKeys;
	return new Set(Array.from({ length: target[place].rows }, (_, row) => keys(row).join(" / ")));
}
function members(grid, row, column) {
	let facts = grid.columnType(column).kind.facts(grid.value(row, column));
	return typeof facts == "object" && facts && !Array.isArray(facts) ? Object.keys(facts) : [];
}
function typingLost$1(table, place, types) {
	let grid = table[place];
	return !table[place === "old" ? "next" : "old"] || table.type.key.length === 0 || recognise(grid.raw, void 0, types)?.id === table.type.id ? [] : [{
		rule: "typing-lost",
		side: sideOf$1(place),
		line: grid.raw.line,
		table,
		facts: "",
		message: `The table is no longer recognised as ${table.type.id} by itself, expected the columns ${table.type.key.join(", ")}: restore heading or titles, or declare the type in the config`
	}];
}
function cappedSearch(table, place) {
	return place === "old" || !table.capped ? [] : [{
		rule: "search-capped",
		side: "new",
		line: table.next.raw.line,
		table,
		facts: "",
		message: "Too many rows came and went to look for every rename: some renamed rows may be told as removed and added"
	}];
}
// src/diff/grid.ts
var Grid = class {
	raw;
	side;
	header;
	heading;
	rows;
	columnTypes = [];
	constructor(raw, side) {
		this.raw = raw, this.side = side, this.heading = raw.heading, this.header = raw.header.map((cell) => keyText(cell.visible)), this.rows = raw.rows.length;
	}
	typed(type, old, next) {
		this.columnTypes = this.header.map((title) => columnTypeOf(type, title, old, next));
	}
	source(row) {
		return this.raw.rows[row].source;
	}
	line(row) {
		return this.raw.rows[row].line;
	}
	cell(row, column) {
		return this.raw.rows[row].cells[column];
	}
	text(row, column) {
		return keyText(this.cell(row, column).visible);
	}
	columnType(column) {
		return this.columnTypes[column];
	}
	value(row, column) {
		return this.columnTypes[column].kind.read(this.cell(row, column), this.side.context);
	}
	byTitle(row) {
		return (title) => {
			let column = this.header.indexOf(title);
			return column < 0 ? "" : this.text(row, column);
		};
	}
};
// node_modules/@noble/hashes/_u64.js
const fromNumH = (n) => n / 2 ** 32 | 0, fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
	let h = fromNumH(n), l = fromNumL(n);
	view.setUint32(byteOffset, isLE ? l : h, isLE), view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
// node_modules/@noble/hashes/utils.js
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
	if (typeof n != "number") throw TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	length !== void 0 && anumber(length, "length");
	let bytes = isBytes(value), ofLen = length === void 0 ? "" : ` of length ${length}`, got = bytes ? `length=${value.length}` : `type=${typeof value}`, message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	throw bytes ? RangeError(message) : TypeError(message);
}
const aobject = (value, label) => {
	if (typeof value != "object" || !value || Array.isArray(value)) throw TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
}, aopts = (value, label) => {
	aobject(value, label);
	let proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = !0) {
	if (instance.destroyed) throw Error("hash was destroyed");
	if (checkFinished && instance.finished) throw Error("digest() was already called");
}
function aoutput(out, instance) {
	abytes(out, void 0, "output");
	let min = instance.outputLen;
	if (!(out.length >= min)) throw RangeError("\"output\" expected length >= " + min);
}
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
const hasHexBuiltin = typeof Uint8Array.from([]).toHex == "function" && typeof Uint8Array.fromHex == "function", hexes = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
	if (abytes(bytes), hasHexBuiltin) return bytes.toHex();
	let hex = "";
	for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]];
	return hex;
}
function utf8ToBytes(str) {
	if (typeof str != "string") throw TypeError("string expected");
	let encoded = new TextEncoder().encode(str);
	try {
		return new Uint8Array(encoded);
	} finally {
		clean(encoded);
	}
}
function checkOpts(defaults, opts, title = "opts") {
	return aopts(defaults, "defaults"), opts !== void 0 && aopts(opts, title), Object.assign(Object.create(null), defaults, opts);
}
function createHasher(hashCons, info = {}) {
	if (typeof hashCons != "function") throw TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	let hashC = (msg, opts) => hashCons(opts).update(msg).digest(), tmp = hashCons(void 0);
	return hashC.outputLen = tmp.outputLen, hashC.blockLen = tmp.blockLen, hashC.canXOF = tmp.canXOF, hashC.create = (opts) => hashCons(opts), Object.assign(hashC, info), Object.freeze(hashC);
}
const oidNist = (suffix) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	suffix
]) });
// node_modules/@noble/hashes/_md.js
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
var HashMD = class {
	blockLen;
	outputLen;
	canXOF = !1;
	padOffset;
	isLE;
	buffer;
	view;
	finished = !1;
	length = 0;
	pos = 0;
	destroyed = !1;
	constructor(blockLen, outputLen, padOffset, isLE) {
		this.blockLen = blockLen, this.outputLen = outputLen, this.padOffset = padOffset, this.isLE = isLE, this.buffer = new Uint8Array(blockLen), this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this), abytes(data);
		let { view, buffer, blockLen } = this, len = data.length, processed = !1;
		for (let pos = 0; pos < len;) {
			let take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				let dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				processed = !0;
			} else buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos), this.pos += take, pos += take, this.pos === blockLen && (this.process(view, 0), this.pos = 0, processed = !0);
		}
		return this.length += data.length, processed && this.roundClean(), this;
	}
	digestInto(out) {
		aexists(this), aoutput(out, this), this.finished = !0;
		let { buffer, view, blockLen, isLE } = this, { pos } = this;
		buffer[pos++] = 128, buffer.fill(0, pos), this.padOffset > blockLen - pos && (this.process(view, 0), buffer.fill(0)), setU64FromNum(view, blockLen - 8, this.length * 8, isLE), this.process(view, 0), this.roundClean();
		let oview = out === buffer ? view : createView(out), len = this.outputLen, outLen = len / 4, state = this.get();
		if (len % 4 || outLen > state.length) throw Error("invalid outputLen");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		let { buffer, outputLen } = this;
		this.digestInto(buffer);
		let res = buffer.slice(0, outputLen);
		return this.destroy(), res;
	}
	_cloneIntoMeta(to) {
		let { buffer, length, finished, destroyed, pos } = this;
		return to.destroyed = destroyed, to.finished = finished, to.length = length, to.pos = pos, pos && to.buffer.set(buffer), to;
	}
	clone() {
		return this._cloneInto();
	}
};
const SHA256_IV = Uint32Array.from([
	0x6a09e667,
	0xbb67ae85,
	0x3c6ef372,
	0xa54ff53a,
	0x510e527f,
	0x9b05688c,
	528734635,
	0x5be0cd19
]), SHA256_K = Uint32Array.from([
	0x428a2f98,
	0x71374491,
	0xb5c0fbcf,
	0xe9b5dba5,
	961987163,
	0x59f111f1,
	0x923f82a4,
	0xab1c5ed5,
	0xd807aa98,
	310598401,
	607225278,
	0x550c7dc3,
	0x72be5d74,
	0x80deb1fe,
	0x9bdc06a7,
	0xc19bf174,
	0xe49b69c1,
	0xefbe4786,
	0xfc19dc6,
	604807628,
	770255983,
	0x4a7484aa,
	0x5cb0a9dc,
	0x76f988da,
	0x983e5152,
	0xa831c66d,
	0xb00327c8,
	0xbf597fc7,
	0xc6e00bf3,
	0xd5a79147,
	0x6ca6351,
	338241895,
	666307205,
	773529912,
	0x4d2c6dfc,
	0x53380d13,
	0x650a7354,
	0x766a0abb,
	0x81c2c92e,
	0x92722c85,
	0xa2bfe8a1,
	0xa81a664b,
	0xc24b8b70,
	0xc76c51a3,
	0xd192e819,
	0xd6990624,
	0xf40e3585,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	0x4ed8aa4a,
	0x5b9cca4f,
	0x682e6ff3,
	0x748f82ee,
	0x78a5636f,
	0x84c87814,
	0x8cc70208,
	0x90befffa,
	0xa4506ceb,
	0xbef9a3f7,
	0xc67178f2
]), SHA256_W = new Uint32Array(64);
var SHA2_32B = class extends HashMD {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, !1), this.A = IV[0] | 0, this.B = IV[1] | 0, this.C = IV[2] | 0, this.D = IV[3] | 0, this.E = IV[4] | 0, this.F = IV[5] | 0, this.G = IV[6] | 0, this.H = IV[7] | 0;
	}
	get() {
		let { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0, this.B = B | 0, this.C = C | 0, this.D = D | 0, this.E = E | 0, this.F = F | 0, this.G = G | 0, this.H = H | 0;
	}
	_cloneInto(to) {
		return (to ||= new this.constructor()).set(...this.get()), this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, !1);
		for (let i = 16; i < 64; i++) {
			let W15 = SHA256_W[i - 15], W2 = SHA256_W[i - 2], s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3, s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			let sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25), T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0, T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G, G = F, F = E, E = D + T1 | 0, D = C, C = B, B = A, A = T1 + T2 | 0;
		}
		A = A + this.A | 0, B = B + this.B | 0, C = C + this.C | 0, D = D + this.D | 0, E = E + this.E | 0, F = F + this.F | 0, G = G + this.G | 0, H = H + this.H | 0, this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.destroyed = !0, this.set(0, 0, 0, 0, 0, 0, 0, 0), clean(this.buffer);
	}
}, _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, SHA256_IV);
	}
};
const sha256 = createHasher(() => new _SHA256(), oidNist(1));
// src/diff/fingerprint.ts
function canonicalJson(value) {
	return typeof value != "object" || !value ? JSON.stringify(value) : Array.isArray(value) ? `[${value.map(canonicalJson).join(",")}]` : `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(",")}}`;
}
function fingerprint({ table, subject, action, key, previousKey, facts }) {
	let sorted = facts.map(canonicalJson).sort(), text = `[${[
		"refdiff/1",
		table,
		subject,
		action,
		key,
		previousKey ?? null
	].map(canonicalJson).join(",")},[${sorted.join(",")}]]`;
	return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
}
// src/diff/replaced.ts
function replacedPart(field, change) {
	let old = cellOf(field, change, "old"), next = cellOf(field, change, "next");
	if (!old || !next || old.links.length !== next.links.length || field.role !== "location" && old.visible !== next.visible) return;
	let part;
	for (let [index, link] of old.links.entries()) {
		let other = next.links[index], before = withoutAnchor(link, field), after = withoutAnchor(other, field);
		if (before === after) continue;
		let here = difference(before, after);
		if (part && (part[0] !== here[0] || part[1] !== here[1])) return;
		part = here;
	}
	return part;
}
function cellOf(field, change, side) {
	let ref = change[side][0], column = ref?.grid.header.indexOf(field.column) ?? -1;
	return ref && column >= 0 ? ref.grid.cell(ref.row, column) : void 0;
}
function difference(old, next) {
	let a = old.split(SEGMENT), b = next.split(SEGMENT), start = 0;
	for (; start < a.length && start < b.length && a[start] === b[start];) start++;
	let end = 0;
	for (; end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end);) end++;
	return [a.slice(start, a.length - end).join(""), b.slice(start, b.length - end).join("")];
}
function withoutAnchor(link, field) {
	return field.role === "location" ? link.url.replace(/#.*$/s, "") : link.url;
}
const SEGMENT = /(?<=[/:?#&=])/;
function groupChanges(changes, matchedRows) {
	let bySignature = new Map();
	for (let change of changes) {
		let signature = signatureOf(change);
		if (signature === void 0) continue;
		let same = bySignature.get(signature);
		same ? same.push(change) : bySignature.set(signature, [change]);
	}
	let grouped = new Map();
	for (let same of bySignature.values()) same.length < 5 || same.forEach((change, index) => grouped.set(change, index === 0 ? join(same, matchedRows) : void 0));
	return changes.flatMap((change) => {
		if (!grouped.has(change)) return [change];
		let joined = grouped.get(change);
		return joined ? [joined] : [];
	});
}
function signatureOf(change) {
	if (change.action !== "changed" || change.subject !== "row" || change.old.length !== 1 || change.noise) return;
	let edits = new Set(change.fields.map((field) => canonicalJson(editOf(field, change))));
	return JSON.stringify([...edits].sort());
}
function editOf(field, change) {
	let { part, column } = field, demand = field.demand ?? !1;
	if (isFieldAddedOrRemoved(field)) return [
		part.old === void 0 ? "came" : "went",
		column,
		part.path
	];
	if (part.gone && part.came) return [
		"members",
		column,
		part.path,
		[...part.gone],
		[...part.came]
	];
	let replaced = replacedPart(field, change);
	return !replaced && field.role === "location" ? [
		"source",
		column,
		part.old ?? null,
		part.new ?? null
	] : replaced ? [
		"link",
		column,
		...replaced
	] : [
		"value",
		column,
		part.path,
		part.old ?? null,
		part.new ?? null,
		demand
	];
}
function isFieldAddedOrRemoved({ part }) {
	return part.path !== "" && part.old === void 0 != (part.new === void 0);
}
function join(same, matchedRows) {
	let everywhere = same.length === matchedRows, fields = [], seen = new Map();
	for (let change of same) for (let field of change.fields) {
		let id = canonicalJson([
			field.column,
			field.part.path,
			field.part.old ?? null,
			field.part.new ?? null
		]);
		seen.has(id) || (seen.set(id, 0), fields.push(isFieldAddedOrRemoved(field) && everywhere ? {
			...field,
			everywhere
		} : field)), seen.set(id, seen.get(id) + 1);
	}
	let order = fields.map((field, index) => {
		let id = canonicalJson([
			field.column,
			field.part.path,
			field.part.old ?? null,
			field.part.new ?? null
		]);
		return {
			field,
			index,
			count: seen.get(id)
		};
	});
	return order.sort((a, b) => b.count - a.count || a.index - b.index), {
		subject: "row",
		action: "changed",
		key: [],
		group: !0,
		old: same.flatMap((change) => change.old),
		next: same.flatMap((change) => change.next),
		fields: order.map(({ field }) => field),
		odd: oddRows(same, order[0].field)
	};
}
function oddRows(same, common) {
	return isFieldAddedOrRemoved(common) ? same.flatMap((change) => {
		let field = change.fields.find(({ column, part }) => column === common.column && part.path === common.part.path);
		return !field || canonicalJson(valueOf(field)) === canonicalJson(valueOf(common)) ? [] : [{
			key: change.key,
			field
		}];
	}) : [];
}
function valueOf({ part }) {
	return part.old ?? part.new ?? null;
}
// src/diff/match/groups.ts
function grouped$1(items, key) {
	let groups = new Map();
	for (let item of items) {
		let name = key(item);
		if (name === void 0) continue;
		let group = groups.get(name);
		group === void 0 ? groups.set(name, [item]) : group.push(item);
	}
	return groups;
}
function hash(text) {
	let value = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16777619);
	return value >>> 0;
}
function thinned(items, limit, text) {
	if (items.length <= limit) return items;
	let every = Math.ceil(items.length / limit);
	return items.filter((item) => hash(text(item)) % every === 0);
}
// src/diff/match/view.ts
function reader(view) {
	let columns = new Map();
	return {
		view,
		rows: view.rows,
		text(row, column) {
			let cells = columns.get(column);
			return cells === void 0 && (cells = Array(view.rows), columns.set(column, cells)), cells[row] ??= view.text(row, column);
		}
	};
}
function range(count) {
	return Array.from({ length: count }, (_, index) => index);
}
function byCode(left, right) {
	return left === right ? 0 : left < right ? -1 : 1;
}
// src/diff/match/words.ts
function words(text) {
	let pattern = NON_ASCII.test(text) ? /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{Lu}|\p{N}+/gu : /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[A-Z]|[0-9]+/g;
	return text.match(pattern)?.map((word) => word.toLowerCase()) ?? [];
}
const NON_ASCII = /[^\x00-\x7f]/;
function dice$1(left, right) {
	if (left.length === 0 || right.length === 0) return 0;
	let counts = new Map();
	for (let item of left) counts.set(item, (counts.get(item) ?? 0) + 1);
	let shared = 0;
	for (let item of right) {
		let count = counts.get(item);
		count !== void 0 && count !== 0 && (counts.set(item, count - 1), shared++);
	}
	return 2 * shared / (left.length + right.length);
}
function bigrams(text) {
	let lower = text.slice(0, 400).toLowerCase(), pairs = [];
	for (let index = 0; index + 1 < lower.length; index++) pairs.push(lower.slice(index, index + 2));
	return pairs;
}
function columnsByTitle(old, next) {
	let exact = pairTitles(old, next, [], (title) => title);
	return columnsOf(old.length, next.length, pairTitles(old, next, exact, (title) => words(title).join(" ")));
}
function pairTitles(old, next, known, form) {
	let { added, removed } = columnsOf(old.length, next.length, known), oldGroups = grouped$1(removed, (column) => form(old[column])), nextGroups = grouped$1(added, (column) => form(next[column])), pairs = [...known];
	for (let [title, columns] of oldGroups) {
		let partners = nextGroups.get(title);
		partners?.length !== columns.length || title === "" && known.length > 0 || columns.forEach((column, index) => pairs.push([column, partners[index]]));
	}
	return pairs;
}
function columnsOf(old, next, pairs) {
	let matched = [...pairs].sort((left, right) => left[0] - right[0]), taken = new Set(matched.map((pair) => pair[1])), gone = new Set(matched.map((pair) => pair[0]));
	return {
		matched,
		added: range(next).filter((column) => !taken.has(column)),
		removed: range(old).filter((column) => !gone.has(column))
	};
}
function inOrder(pairs, old, next) {
	let titles = (pair) => [old[pair[0]], next[pair[1]]].sort(byCode).join("\n");
	return [...pairs].sort((left, right) => left[0] + left[1] - right[0] - right[1] || Math.min(left[0], left[1]) - Math.min(right[0], right[1]) || byCode(titles(left), titles(right)));
}
function columnsByValues(old, next, columns) {
	if (columns.added.length === 0 && columns.removed.length === 0 || columns.added.length > 64 || columns.removed.length > 64) return columns;
	let oldSets = new Map(), nextSets = new Map(), overlap = (from, to) => shared(valuesOf(old, from, oldSets), valuesOf(next, to, nextSets)), widths = [old.view.header.length, next.view.header.length], leading = inOrder(columns.matched, old.view.header, next.view.header).slice(0, 3), moved = new Map();
	for (let pair of leading) {
		let better = misplaced(pair, columns, overlap);
		better !== void 0 && moved.set(pair, better);
	}
	let settled = columnsOf(...widths, unclashing(columns.matched, moved)), free = settled.removed.flatMap((from) => settled.added.map((to) => [from, to])), found = free.filter((pair) => overlap(pair[0], pair[1]) >= .5 && isBest(pair, free, overlap));
	return columnsOf(...widths, [...settled.matched, ...found]);
}
function unclashing(pairs, better) {
	let wanted = [...better.values()], clashes = (pair) => wanted.filter((other) => other[0] === pair[0] || other[1] === pair[1]).length > 1;
	return pairs.map((pair) => {
		let other = better.get(pair);
		return other === void 0 || clashes(other) ? pair : other;
	});
}
function isBest(pair, all, overlap) {
	let mine = overlap(pair[0], pair[1]);
	return all.every((other) => other === pair || other[0] !== pair[0] && other[1] !== pair[1] || overlap(other[0], other[1]) < mine);
}
function misplaced(pair, columns, overlap) {
	let found = [...columns.added.map((to) => [pair[0], to]), ...columns.removed.map((from) => [from, pair[1]])].filter((other) => overlap(other[0], other[1]) >= .8);
	return found.length === 1 && overlap(pair[0], pair[1]) <= .1 ? found[0] : void 0;
}
function valuesOf(table, column, known) {
	let values = known.get(column);
	if (values !== void 0) return values;
	values = new Set();
	let filled = 0;
	for (let row = 0; row < table.rows; row++) {
		let text = table.text(row, column);
		text !== "" && (values.add(text), filled++);
	}
	return (values.size < 2 || values.size < filled * .8 || filled < table.rows * .5) && values.clear(), known.set(column, values), values;
}
function shared(left, right) {
	if (left.size === 0 || right.size === 0) return 0;
	let count = 0;
	for (let value of left) right.has(value) && count++;
	return count / Math.min(left.size, right.size);
}
function renamedColumns(old, next, columns, rows) {
	let { added, removed } = columns;
	if (added.length === 0 || removed.length === 0 || added.length > 64 || removed.length > 64) return columns;
	let sample = thinned(rows, 400, ([row]) => old.view.source(row)), scored = [];
	for (let [at, from] of removed.entries()) for (let [place, to] of added.entries()) {
		let score = columnScore(agree$1(old, next, from, to, sample), titleLikeness(old.view.header[from], next.view.header[to]), sameNeighbours([from, to], columns, old.view.header.length, next.view.header.length));
		score > 0 && scored.push({
			pair: [from, to],
			score,
			distance: Math.abs(at - place)
		});
	}
	scored.sort((left, right) => right.score - left.score || left.distance - right.distance || sum(left.pair) - sum(right.pair));
	let matched = [...columns.matched], gone = new Set(), taken = new Set();
	for (let { pair } of scored) gone.has(pair[0]) || taken.has(pair[1]) || (gone.add(pair[0]), taken.add(pair[1]), matched.push(pair));
	return columnsOf(old.view.header.length, next.view.header.length, matched);
}
function agree$1(old, next, from, to, sample) {
	let oldCounts = new Map(), nextCounts = new Map(), equal = 0, filled = 0;
	for (let [oldRow, nextRow] of sample) {
		let before = old.text(oldRow, from), after = next.text(nextRow, to);
		(before !== "" || after !== "") && (filled++, before === after && equal++, oldCounts.set(before, (oldCounts.get(before) ?? 0) + 1), nextCounts.set(after, (nextCounts.get(after) ?? 0) + 1));
	}
	if (filled === 0) return {
		equal: 0,
		beyondChance: 0
	};
	let chance = 0;
	for (let [text, count] of oldCounts) chance += count / filled * ((nextCounts.get(text) ?? 0) / filled);
	let share = equal / filled;
	return {
		equal: share,
		beyondChance: chance < 1 ? (share - chance) / (1 - chance) : 0
	};
}
function columnScore({ equal, beyondChance }, title, neighbours) {
	return equal >= .6 && beyondChance >= .5 ? round(1 + beyondChance + title) : neighbours && equal >= .9 ? round(equal * .5 + title) : title === 1 || neighbours && title >= .5 ? title : 0;
}
function titleLikeness(left, right) {
	return Math.max(dice$1(words(left), words(right)), dice$1(bigrams(left), bigrams(right)));
}
function sameNeighbours([from, to], columns, oldWidth, nextWidth) {
	let partner = new Map(columns.matched), fits = (before, after) => before < 0 || after < 0 || before >= oldWidth || after >= nextWidth ? before < 0 == after < 0 && before >= oldWidth == after >= nextWidth : partner.get(before) === after;
	return fits(from - 1, to - 1) && fits(from + 1, to + 1);
}
function sum(pair) {
	return pair[0] + pair[1];
}
function round(value) {
	return Math.round(value * 1e6) / 1e6;
}
function identity$2(table, columns) {
	let keys = Array(table.rows), lead = columns[0] ?? 0, above = columns.map(() => "");
	for (let row = 0; row < table.rows; row++) {
		let first = columns.length === 0 ? "" : table.text(row, lead);
		if (columns.length <= 1) {
			(first !== "" || isBlank$2(table, row)) && (above = [first]), keys[row] = above[0] ?? "";
			continue;
		}
		let own = columns.map((column) => table.text(row, column));
		first === "" && !(own.every((cell) => cell === "") && isBlank$2(table, row)) && inherit(own, above), above = own, keys[row] = own.join("\0");
	}
	let contexts;
	return {
		key: (row) => keys[row],
		cells: (row) => keys[row].split("\0"),
		context: (row) => (contexts ??= subHeaders(table), contexts[row]),
		anonymous: (row) => columns.every((column) => table.text(row, column) === "")
	};
}
function inherit(own, above) {
	for (let index = 0; index < own.length && own[index] === ""; index++) own[index] = above[index] ?? "";
}
function isBlank$2(table, row) {
	return table.view.header.every((_, column) => table.text(row, column) === "");
}
function subHeaders(table) {
	let contexts = Array(table.rows).fill("");
	if (table.view.header.length < 3) return contexts;
	let current = "";
	for (let row = 0; row < table.rows; row++) isSubHeader(table, row) ? current = table.text(row, 0) : contexts[row] = current;
	return contexts;
}
function isSubHeader(table, row) {
	if (!mayHoldOneCell(table.view.source(row)) || table.text(row, 0) === "") return !1;
	for (let column = 1; column < table.view.header.length; column++) if (table.text(row, column) !== "") return !1;
	return !0;
}
function mayHoldOneCell(source) {
	let row = source.trimStart();
	if (row.startsWith("<")) return !0;
	let end = row.indexOf("|", +!!row.startsWith("|"));
	return end < 0 || /^[\s|]*$/.test(row.slice(end));
}
// src/diff/match/numbering.ts
function numbering(oldRows, oldName, nextRows, nextName) {
	let ids = new Map(), old = new Int32Array(oldRows), next = new Int32Array(nextRows);
	for (let row = 0; row < oldRows; row++) old[row] = idOf(ids, oldName(row));
	let oldDistinct = ids.size;
	for (let row = 0; row < nextRows; row++) next[row] = idOf(ids, nextName(row));
	return {
		old,
		next,
		count: ids.size,
		of: (name) => ids.get(name),
		oldDistinct,
		nextDistinct: distinct(next, ids.size)
	};
}
function idOf(ids, name) {
	let known = ids.get(name);
	return known === void 0 ? (ids.set(name, ids.size), ids.size - 1) : known;
}
function distinct(numbers, count) {
	let seen = new Uint8Array(count), found = 0;
	for (let number of numbers) seen[number] === 0 && found++, seen[number] = 1;
	return found;
}
function sorted(numbers, count) {
	let starts = new Int32Array(count + 1);
	for (let number of numbers) starts[number + 1] = starts[number + 1] + 1;
	for (let number = 0; number < count; number++) starts[number + 1] = starts[number + 1] + starts[number];
	let rows = new Int32Array(numbers.length), free = starts.slice();
	for (let [row, number] of numbers.entries()) rows[free[number]] = row, free[number] = free[number] + 1;
	return {
		starts,
		rows
	};
}
function rowsOfNumber({ starts, rows }, number) {
	return rows.subarray(starts[number], starts[number + 1]);
}
// src/diff/match/keys.ts
const STRICT = .05;
function keyOf(old, next, pairs, tolerance = .2) {
	let columns = {
		old: pairs.map((pair) => pair[0]),
		next: pairs.map((pair) => pair[1])
	}, oldIdentity = identity$2(old, columns.old), nextIdentity = identity$2(next, columns.next), plain = numbering(old.rows, oldIdentity.key, next.rows, nextIdentity.key), within = plain.oldDistinct < old.rows || plain.nextDistinct < next.rows ? underSubHeaders(old, oldIdentity, next, nextIdentity) : plain, context = within.oldDistinct > plain.oldDistinct || within.nextDistinct > plain.nextDistinct, names = context ? within : plain;
	return {
		...columns,
		oldIdentity,
		nextIdentity,
		context,
		names,
		unique: tellsApart(old, oldIdentity, names.oldDistinct, tolerance) && tellsApart(next, nextIdentity, names.nextDistinct, tolerance)
	};
}
function underSubHeaders(old, oldRows, next, nextRows) {
	let name = (rows) => (row) => `${rows.context(row)}\n${rows.key(row)}`;
	return numbering(old.rows, name(oldRows), next.rows, name(nextRows));
}
function tellsApart(table, rows, distinct, tolerance) {
	return distinct === table.rows ? !0 : table.rows - distinct > Math.floor(table.rows * tolerance) || table.rows < 8 ? !1 : tolerance === STRICT || !range(table.rows).some(rows.anonymous);
}
function chooseKey(old, next, matched) {
	let tables = {
		old,
		next
	}, ordered = inOrder(matched, old.view.header, next.view.header).slice(0, 8), usable = ordered.filter((pair) => !isIdle(tables, pair)), candidates = usable.length > 0 ? usable : ordered, lead = candidates[0];
	if (lead === void 0) return keyOf(old, next, []);
	let first = keyOf(old, next, [lead]);
	return first.unique ? first : grown(tables, candidates.filter((pair) => pair === lead || !isProse(tables, pair))) ?? grown(tables, candidates) ?? first;
}
function grown(tables, candidates) {
	let key, columns = [];
	for (let pair of candidates) if (columns = [...columns, pair], key = keyOf(tables.old, tables.next, columns, STRICT), key.unique) break;
	if (!key?.unique) return;
	let worstFirst = [...columns].sort((left, right) => merit(tables, left) - merit(tables, right));
	for (let pair of worstFirst) {
		let fewer = columns.filter((other) => other !== pair);
		if (fewer.length === 0) break;
		let shorter = keyOf(tables.old, tables.next, fewer, STRICT);
		shorter.unique && (columns = fewer, key = shorter);
	}
	return key;
}
function merit(tables, pair) {
	let values = (table, column) => {
		let seen = new Set();
		for (let row = 0; row < table.rows; row++) seen.add(table.text(row, column));
		return table.rows === 0 ? 1 : seen.size / table.rows;
	}, variety = Math.min(values(tables.old, pair[0]), values(tables.next, pair[1]));
	return isProse(tables, pair) ? variety - 2 : variety;
}
function isIdle({ old, next }, [from, to]) {
	return isEvery(old, from, isFlag) && isEvery(next, to, isFlag) || isEvery(old, from, isRunning) && isEvery(next, to, isRunning) && old.rows + next.rows >= 4;
}
function isEvery(table, column, test) {
	for (let row = 0; row < table.rows; row++) if (!test(table.text(row, column), row)) return !1;
	return !0;
}
function isFlag(text) {
	return /^(?:yes|no|true|false|[yn]|[^\p{L}\p{N}]*)$/iu.test(text);
}
function isRunning(text, row) {
	return text === String(row) || text === String(row + 1) || text === `${row + 1}.`;
}
function isProse({ old, next }, [from, to]) {
	let long = 0, filled = 0, count = (table, column) => {
		for (let row = 0; row < table.rows; row++) {
			let text = table.text(row, column);
			text !== "" && (filled++, text.length > 24 && text.includes(" ") && words(text).length >= 5 && long++);
		}
	};
	return count(old, from), count(next, to), long * 2 > filled;
}
// src/diff/match/lis.ts
function longestIncreasing(values) {
	let tails = [], previous = new Int32Array(values.length);
	for (let index = 0; index < values.length; index++) {
		let value = values[index], low = 0, high = tails.length;
		for (; low < high;) {
			let middle = low + high >> 1;
			values[tails[middle]] < value ? low = middle + 1 : high = middle;
		}
		previous[index] = low > 0 ? tails[low - 1] : -1, tails[low] = index;
	}
	let picked = [];
	for (let at = tails.length > 0 ? tails[tails.length - 1] : -1; at >= 0; at = previous[at]) picked.push(at);
	return picked.reverse();
}
function bags() {
	let ids = new Map(), idOf = (word) => {
		let known = ids.get(word);
		return known === void 0 ? (ids.set(word, ids.size), ids.size - 1) : known;
	};
	return {
		words: kept((text) => Int32Array.from(words(text.slice(0, 2e3)), idOf).sort()),
		bigrams: kept(bigramBag)
	};
}
function kept(make) {
	let known = new Map();
	return (text) => {
		let bag = known.get(text);
		return bag === void 0 && known.set(text, bag = make(text)), bag;
	};
}
function bigramBag(text) {
	let lower = text.slice(0, 400).toLowerCase(), bag = new Int32Array(Math.max(0, lower.length - 1));
	for (let index = 0; index < bag.length; index++) bag[index] = lower.charCodeAt(index) << 16 | lower.charCodeAt(index + 1);
	return bag.sort();
}
function bagDice(left, right) {
	if (left.length === 0 || right.length === 0) return 0;
	let shared = 0, from = 0, to = 0;
	for (; from < left.length && to < right.length;) {
		let difference = left[from] - right[to];
		difference === 0 && shared++, difference <= 0 && from++, difference >= 0 && to++;
	}
	return 2 * shared / (left.length + right.length);
}
function weightedDice(left, right, weight) {
	let shared = 0, all = 0, from = 0, to = 0;
	for (; from < left.length || to < right.length;) {
		let mine = from < left.length ? left[from] : 1e400, theirs = to < right.length ? right[to] : 1e400, value = weight(Math.min(mine, theirs));
		all += mine === theirs ? 2 * value : value, mine === theirs && (shared += value), mine <= theirs && from++, theirs <= mine && to++;
	}
	return all === 0 ? 0 : 2 * shared / all;
}
// src/diff/match/holders.ts
function holders(old, oldRows, from, next, nextRows, to, every) {
	let mine = [...oldRows.free, ...oldRows.others], theirs = [...nextRows.free, ...nextRows.others], textOf = {
		old: (index) => old.text(mine[index], from),
		next: (index) => next.text(theirs[index], to)
	}, numbers = numbering(mine.length, textOf.old, theirs.length, textOf.next), counts = new Float64Array(numbers.count);
	for (let [side, free] of [["old", oldRows.free.length], ["next", nextRows.free.length]]) for (let [index, id] of numbers[side].entries()) counts[id] = counts[id] + (index < free ? 1 : every);
	let lists;
	return {
		count: (text) => counts[numbers.of(text) ?? -1] ?? 1,
		who(text) {
			let id = numbers.of(text);
			return id === void 0 ? {
				old: [],
				next: []
			} : (lists ??= {
				old: sorted(numbers.old, numbers.count),
				next: sorted(numbers.next, numbers.count)
			}, {
				old: Array.from(rowsOfNumber(lists.old, id), (index) => mine[index]),
				next: Array.from(rowsOfNumber(lists.next, id), (index) => theirs[index])
			});
		}
	};
}
// src/diff/match/wording.ts
const ROWS$2 = 1e3;
function wording(old, next, from, to, bags) {
	let weight;
	return (before, after) => (weight ??= weights(old, next, from, to, bags), weightedDice(bags.words(before), bags.words(after), weight));
}
function weights(old, next, from, to, bags) {
	let counts = new Map(), rows = 0;
	for (let [side, column] of [[old, from], [next, to]]) for (let row of counted$2(side)) {
		let text = side.table.text(row, column);
		if (text !== "") {
			rows++;
			for (let word of new Set(bags.words(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
		}
	}
	return (word) => Math.log((rows + 1) / (counts.get(word) ?? 1)) + 2 / rows;
}
function counted$2(side) {
	let free = new Set(side.rows), others = range(side.table.rows).filter((row) => !free.has(row));
	return [...thinned(side.rows, ROWS$2, side.key), ...thinned(others, ROWS$2, side.key)];
}
function evidence(old, next, columns, bags) {
	let total = old.table.rows + next.table.rows, every = Math.ceil(total / 8e3), chosen = {
		old: counted$1(old, every),
		next: counted$1(next, every)
	}, held = columns.map(([from, to]) => holders(old.table, chosen.old, from, next.table, chosen.next, to, every)), alikeness = columns.map(([from, to]) => wording(old, next, from, to, bags)), budget = 4e6, weight = (at, text) => text === "" ? 0 : Math.log(1 + total / held[at].count(text));
	function isShared(oldRow, nextRow, equal) {
		let texts = equal.map((at) => old.table.text(oldRow, columns[at][0])), rarest = 0, fewest = 1e400;
		for (let [index, at] of equal.entries()) {
			let count = held[at].count(texts[index]);
			count < fewest && ([fewest, rarest] = [count, index]);
		}
		let who = held[equal[rarest]].who(texts[rarest]);
		if (budget -= who.old.length + who.next.length, budget < 0) return !0;
		let has = (table, row, side) => equal.every((at, index) => table.text(row, columns[at][side]) === texts[index]);
		return who.old.some((row) => row !== oldRow && has(old.table, row, 0)) || who.next.some((row) => row !== nextRow && has(next.table, row, 1));
	}
	return {
		enough: .75 * Math.log(1 + total / 2),
		sampled: every > 1,
		content(oldRow, nextRow) {
			let equal = [], all = 0, same = 0, alike = 0, differs = !1;
			for (let [at, [from, to]] of columns.entries()) {
				let before = old.table.text(oldRow, from), after = next.table.text(nextRow, to);
				if (before === after) {
					if (before === "") continue;
					equal.push(at), same += weight(at, before), all += weight(at, before);
					continue;
				}
				differs = !0;
				let mean = (weight(at, before) + weight(at, after)) / 2, likeness = before === "" || after === "" ? 0 : alikeness[at]?.(before, after) ?? 0;
				all += mean, likeness >= .5 && (alike += mean * likeness);
			}
			let shared = equal.length > 0 && isShared(oldRow, nextRow, equal);
			return {
				raw: share(same + alike, all),
				score: share(shared ? alike : same + alike, shared ? all - same : all),
				rare: shared ? alike : same + alike,
				equal: !differs && equal.length > 0,
				shared
			};
		}
	};
}
function share(part, all) {
	return all <= 0 ? 0 : part / all;
}
function counted$1(side, every) {
	let free = new Set(side.rows), others = [];
	for (let row = 0; row < side.table.rows; row++) free.has(row) || every !== 1 && hash(side.key(row)) % every !== 0 || others.push(row);
	return {
		free: side.rows,
		others
	};
}
// src/diff/match/postings.ts
function postings(old, oldFeatures, next, nextFeatures) {
	let lists = new Map();
	for (let item = 0; item < old; item++) for (let feature of oldFeatures(item)) {
		let list = lists.get(feature);
		list === void 0 ? lists.set(feature, {
			old: [item],
			next: []
		}) : list.old[list.old.length - 1] !== item && list.old.push(item);
	}
	for (let item = 0; item < next; item++) for (let feature of nextFeatures(item)) {
		let list = lists.get(feature);
		list !== void 0 && list.next[list.next.length - 1] !== item && list.next.push(item);
	}
	return [...lists.values()].filter((list) => list.next.length > 0);
}
function candidates$1(lists, limits) {
	let product = (list) => list.old.length * list.next.length, rarestFirst = lists.filter((list) => product(list) <= limits.product).sort((left, right) => product(left) - product(right)), seen = new Set(), pairs = [], level = 0, start = 0;
	for (let list of rarestFirst) {
		product(list) !== level && (level = product(list), start = pairs.length);
		for (let old of list.old) for (let next of list.next) {
			let id = old * 67108864 + next;
			seen.has(id) || (seen.add(id), pairs.push({
				old,
				next
			}));
		}
		if (level > 1 && pairs.length > limits.pairs) return {
			pairs: pairs.slice(0, start),
			capped: !0
		};
	}
	return {
		pairs,
		capped: !1
	};
}
// src/diff/match/edits.ts
function edits(before, after) {
	let left = pieces$1(before), right = pieces$1(after), start = 0;
	for (; start < left.length && start < right.length && left[start] === right[start];) start++;
	let end = 0;
	for (; end < left.length - start && end < right.length - start && left[left.length - 1 - end] === right[right.length - 1 - end];) end++;
	let edit = {
		gone: left.slice(start, left.length - end).join(""),
		came: right.slice(start, right.length - end).join("")
	};
	return edit.gone === edit.came ? [] : [edit];
}
function pieces$1(key) {
	return key.match(/[\p{L}\p{M}\p{N}]*[^\p{L}\p{M}\p{N}]+|[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
function results(edit, oldKeys, nextKeys) {
	let found = [];
	if (edit.gone !== "") {
		for (let [key, row] of oldKeys) for (let result of replaced(key, edit.gone, edit.came)) {
			let partner = nextKeys.get(result);
			partner !== void 0 && found.push([row, partner]);
		}
		return found;
	}
	for (let [key, row] of nextKeys) for (let result of replaced(key, edit.came, "")) {
		let partner = oldKeys.get(result);
		partner !== void 0 && found.push([partner, row]);
	}
	return found;
}
function replaced(key, from, to) {
	let found = new Set(), own = pieces$1(key), wanted = pieces$1(from);
	for (let at = 0; at + wanted.length <= own.length; at++) wanted.every((piece, index) => own[at + index] === piece) && found.add([
		...own.slice(0, at),
		to,
		...own.slice(at + wanted.length)
	].join(""));
	return found;
}
function confirmed(old, next, columns, claims) {
	let equalColumns = (claim) => columns.filter(([from, to]) => {
		let text = old.table.text(claim.old, from);
		return text !== "" && text === next.table.text(claim.next, to);
	}), sets = [...grouped$1(claims.map((claim) => ({
		claim,
		equal: equalColumns(claim)
	})), (proof) => proof.equal.join(" ")).values()].filter((group) => group[0]?.equal.length !== 0).sort((left, right) => right.length - left.length), kept = new Set();
	for (let group of sets.slice(0, 32)) {
		let members = group.map((proof) => proof.claim), refuted = sharing(old, next, mostVaried(old, members, group[0]?.equal ?? []), members);
		for (let claim of members) refuted.has(claim) || kept.add(claim);
	}
	return claims.filter((claim) => kept.has(claim));
}
function mostVaried(old, claims, columns) {
	let variety = (column) => new Set(claims.map((claim) => old.table.text(claim.old, column))).size, length = (column) => claims.reduce((sum, claim) => sum + old.table.text(claim.old, column).length, 0);
	return [...columns].sort((left, right) => variety(right[0]) - variety(left[0]) || length(right[0]) - length(left[0]));
}
function sharing(old, next, columns, claims) {
	let first = columns[0], refuted = new Set();
	if (first === void 0) return refuted;
	let joint = (side, row, which) => columns.map((pair) => side.table.text(row, pair[which])).join("\0"), lead = new Set(claims.map((claim) => old.table.text(claim.old, first[0]))), waiting = grouped$1(claims, (claim) => joint(old, claim.old, 0));
	for (let [side, which] of [[old, 0], [next, 1]]) for (let row = 0; row < side.table.rows; row++) if (lead.has(side.table.text(row, first[which]))) for (let claim of waiting.get(joint(side, row, which)) ?? []) row !== (which === 0 ? claim.old : claim.next) && refuted.add(claim);
	return refuted;
}
// src/diff/match/renames.ts
const LIMITS$2 = {
	product: 256,
	pairs: 2e5
};
function findRenames(old, next, columns, known = new Set()) {
	if (old.rows.length === 0 || next.rows.length === 0) return {
		renames: [],
		capped: !1
	};
	let store = bags(), { pairs, capped } = proposals(old, next, columns, store);
	if (pairs.length === 0) return {
		renames: [],
		capped
	};
	let score = scorer(old, next, columns, known, store), claims = settle(pairs.map((pair) => score(old.rows[pair.old], next.rows[pair.next])).filter((pair) => pair.score >= .6699999999999999));
	if (score.sampled) {
		let sure = new Set(confirmed(old, next, columns, claims.filter((claim) => claim.relies)));
		claims = claims.filter((claim) => !claim.relies || sure.has(claim));
	}
	return claims.push(...byEdit(old, next, claims, score)), {
		renames: claims.map((claim) => ({
			old: claim.old,
			next: claim.next,
			similarity: Math.round(claim.score * 1e3) / 1e3
		})).sort((left, right) => left.old - right.old),
		capped
	};
}
function proposals(old, next, columns, store) {
	let [before, after] = [old.rows, next.rows], keyed = (side) => (index) => store.words(side.key(side.rows[index])), lists = postings(before.length, keyed(old), after.length, keyed(next));
	for (let [from, to] of columns) {
		let cell = (side, column) => (index) => {
			let text = side.table.text(side.rows[index], column);
			return text === "" ? [] : [text];
		};
		for (let list of postings(before.length, cell(old, from), after.length, cell(next, to))) lists.push(list);
	}
	return candidates$1(lists, LIMITS$2);
}
function scorer(old, next, columns, known, store) {
	let found = evidence(old, next, columns, store), family = familyOf(known);
	return Object.assign((oldRow, nextRow) => {
		let before = old.key(oldRow), after = next.key(nextRow), key = Math.max(bagDice(store.words(before), store.words(after)), bagDice(store.bigrams(before), store.bigrams(after))), content = found.content(oldRow, nextRow), respelt = words(before).join(" ") === words(after).join(" "), siblings = !respelt && family(before) === family(after), value = .6 * (respelt ? content.raw : content.score) + .4 * (respelt ? 1 : key);
		return {
			old: oldRow,
			next: nextRow,
			score: siblings && !isTwin(content) ? 0 : Math.round(value * 1e6) / 1e6,
			relies: !respelt && content.rare > 0,
			claimable: siblings ? isTwin(content) : respelt || content.rare >= found.enough || key >= .8 && content.score >= .5
		};
	}, { sampled: found.sampled });
}
function isTwin(content) {
	return content.equal && !content.shared;
}
function familyOf(known) {
	let escaped = [...known].flatMap((name) => [name, ...name.split("_").filter((part) => /\d/.test(part))]).filter((name) => name !== "").sort((left, right) => right.length - left.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")), pattern = escaped.length === 0 ? void 0 : RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu");
	return (key) => (pattern === void 0 ? key : key.replace(pattern, "#")).replace(/\d[\d.]*/g, "#");
}
function settle(pairs) {
	let claims = [], open = pairs;
	for (;;) {
		let oldBest = bests(open, (pair) => pair.old), nextBest = bests(open, (pair) => pair.next), won = open.filter((pair) => {
			let clear = (best) => best?.pair === pair && pair.score - best.second >= .029999999;
			return pair.claimable && pair.score >= .7 && clear(oldBest.get(pair.old)) && clear(nextBest.get(pair.next));
		});
		if (won.length === 0) return claims;
		claims.push(...won);
		let gone = new Set(won.map((pair) => pair.old)), taken = new Set(won.map((pair) => pair.next));
		open = open.filter((pair) => !gone.has(pair.old) && !taken.has(pair.next));
	}
}
function bests(pairs, row) {
	let found = new Map();
	for (let pair of pairs) {
		let best = found.get(row(pair));
		best === void 0 ? found.set(row(pair), {
			pair,
			second: 0
		}) : pair.score > best.pair.score ? found.set(row(pair), {
			pair,
			second: best.pair.score
		}) : pair.score > best.second && (best.second = pair.score);
	}
	return found;
}
function byEdit(old, next, claims, score) {
	let repeated = repeatedEdits(claims.map((claim) => [old.key(claim.old), next.key(claim.next)]));
	if (repeated.length === 0) return [];
	let gone = new Set(claims.map((claim) => claim.old)), taken = new Set(claims.map((claim) => claim.next)), oldKeys = byKey(old, gone), nextKeys = byKey(next, taken), forward = new Map(), backward = new Map();
	for (let edit of repeated) for (let [from, to] of results(edit, oldKeys, nextKeys)) forward.set(from, (forward.get(from) ?? new Set()).add(to)), backward.set(to, (backward.get(to) ?? new Set()).add(from));
	let found = [];
	for (let [from, partners] of forward) {
		let [to] = partners;
		to === void 0 || partners.size > 1 || (backward.get(to)?.size ?? 0) > 1 || found.push(score(from, to));
	}
	return found;
}
function repeatedEdits(pairs) {
	let seen = new Map();
	for (let [before, after] of pairs) for (let edit of edits(before, after)) {
		let id = JSON.stringify(edit), entry = seen.get(id);
		entry === void 0 ? seen.set(id, {
			edit,
			count: 1
		}) : entry.count++;
	}
	return [...seen.values()].filter((entry) => entry.count >= 3).map((entry) => entry.edit);
}
function byKey(side, used) {
	let found = new Map(), repeated = new Set();
	for (let row of side.rows) {
		if (used.has(row)) continue;
		let key = side.key(row);
		found.has(key) ? repeated.add(key) : found.set(key, row);
	}
	for (let key of repeated) found.delete(key);
	return found;
}
function pairByKey(old, next, key, content) {
	let pairs = [], { names } = key, mine = sorted(names.old, names.count), theirs = sorted(names.next, names.count);
	for (let name = 0; name < names.count; name++) {
		let before = rowsOfNumber(mine, name), after = rowsOfNumber(theirs, name);
		if (before.length !== 0 && after.length !== 0) {
			if (before.length === 1 && after.length === 1) pairs.push({
				old: before[0],
				next: after[0],
				by: "key"
			});
			else for (let pair of pairGroup(old, next, [...before], [...after], content, key.unique)) pairs.push(pair);
		}
	}
	let rest = rowsOf$1(old.rows, next.rows, pairs);
	return !key.context || rest.removed.length === 0 || rest.added.length === 0 ? rest : rowsOf$1(old.rows, next.rows, [...pairs, ...acrossSubHeaders(key, rest)]);
}
function acrossSubHeaders(key, rest) {
	let oldRest = grouped$1(rest.removed, (row) => key.oldIdentity.key(row)), nextRest = grouped$1(rest.added, (row) => key.nextIdentity.key(row)), pairs = [];
	for (let [text, mine] of oldRest) {
		let theirs = nextRest.get(text);
		mine.length === 1 && theirs?.length === 1 && pairs.push({
			old: mine[0],
			next: theirs[0],
			by: "key"
		});
	}
	return pairs;
}
function pairGroup(old, next, mine, theirs, content, orderly) {
	let pairs = [], source = pairEqual(mine, theirs, (row) => old.view.source(row).trim(), (row) => next.view.source(row).trim(), pairs), rest = pairEqual(source.mine, source.theirs, (row) => content.map(([column]) => old.text(row, column)).join("\0"), (row) => content.map(([, column]) => next.text(row, column)).join("\0"), pairs);
	if (rest.mine.length * rest.theirs.length <= 4096 && (rest = pairAlike(old, next, rest, content, pairs)), !orderly && rest.mine.length !== rest.theirs.length) return pairs;
	for (let index = 0; index < Math.min(rest.mine.length, rest.theirs.length); index++) pairs.push({
		old: rest.mine[index],
		next: rest.theirs[index],
		by: "key"
	});
	return pairs;
}
function pairEqual(mine, theirs, oldText, nextText, pairs) {
	if (mine.length === 0 || theirs.length === 0) return {
		mine: [...mine],
		theirs: [...theirs]
	};
	let waiting = grouped$1(theirs, nextText);
	for (let rows of waiting.values()) rows.reverse();
	let gone = new Set(), taken = new Set();
	for (let row of mine) {
		let partner = waiting.get(oldText(row))?.pop();
		partner !== void 0 && (gone.add(row), taken.add(partner), pairs.push({
			old: row,
			next: partner,
			by: "content"
		}));
	}
	return {
		mine: mine.filter((row) => !gone.has(row)),
		theirs: theirs.filter((row) => !taken.has(row))
	};
}
function pairAlike(old, next, rest, content, pairs) {
	let scored = [];
	for (let [from, oldRow] of rest.mine.entries()) for (let [to, nextRow] of rest.theirs.entries()) {
		let equal = 0;
		for (let [before, after] of content) {
			let text = old.text(oldRow, before);
			text !== "" && text === next.text(nextRow, after) && equal++;
		}
		equal > 0 && scored.push({
			from,
			to,
			equal
		});
	}
	scored.sort((a, b) => b.equal - a.equal || Math.abs(a.from - a.to) - Math.abs(b.from - b.to) || a.from + a.to - b.from - b.to);
	let gone = new Set(), taken = new Set();
	for (let { from, to } of scored) gone.has(from) || taken.has(to) || (gone.add(from), taken.add(to), pairs.push({
		old: rest.mine[from],
		next: rest.theirs[to],
		by: "content"
	}));
	return {
		mine: rest.mine.filter((_, index) => !gone.has(index)),
		theirs: rest.theirs.filter((_, index) => !taken.has(index))
	};
}
function rowsOf$1(oldRows, nextRows, pairs, skip = {}) {
	let gone = new Uint8Array(oldRows), taken = new Uint8Array(nextRows);
	for (let pair of pairs) gone[pair.old] = 1, taken[pair.next] = 1;
	let removed = [], added = [];
	for (let row = 0; row < oldRows; row++) gone[row] === 0 && !skip.old?.has(row) && removed.push(row);
	for (let row = 0; row < nextRows; row++) taken[row] === 0 && !skip.next?.has(row) && added.push(row);
	return {
		pairs: [...pairs].sort((left, right) => left.old - right.old),
		removed,
		added
	};
}
// src/diff/match/ranges.ts
const VERSION = /^v?\d+(?:\.\d+)*$/i;
function readRange(text) {
	let open = /^(?:>=|≥)?\s*(v?[\d.]+)\s*(\+|and later|or later|and up|or newer)?$/i.exec(text);
	if (open?.[1] !== void 0 && VERSION.test(open[1])) {
		let low = numbers(open[1]);
		return {
			low,
			high: open[2] !== void 0 || /^[>≥]/.test(text) ? void 0 : low
		};
	}
	let closed = /^\[?\s*(v?[\d.]+)\s*(?:,|-|–|—|\.\.|to)\s*(v?[\d.]+)\s*\]?$/i.exec(text);
	if (closed?.[1] !== void 0 && closed[2] !== void 0 && VERSION.test(closed[1]) && VERSION.test(closed[2])) return {
		low: numbers(closed[1]),
		high: numbers(closed[2])
	};
}
function numbers(version) {
	return version.replace(/^v/i, "").split(".").map(Number);
}
function compare$1(left, right) {
	for (let index = 0; index < Math.max(left.length, right.length); index++) {
		let difference = (left[index] ?? 0) - (right[index] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
function compareHigh(left, right) {
	return left === void 0 || right === void 0 ? left === right ? 0 : left === void 0 ? 1 : -1 : compare$1(left, right);
}
function isCut(whole, parts) {
	let range = readRange(whole), pieces = parts.map(readRange);
	if (range === void 0 || pieces.length < 2 || pieces.includes(void 0)) return !1;
	let sorted = pieces.sort((left, right) => compare$1(left.low, right.low)), first = sorted[0], last = sorted[sorted.length - 1];
	return compare$1(first.low, range.low) !== 0 || compareHigh(last.high, range.high) !== 0 ? !1 : sorted.every((piece, index) => index === 0 || follows(sorted[index - 1], piece));
}
function follows(before, after) {
	return before.high === void 0 || compare$1(before.high, after.low) >= 0 ? !1 : before.high.length !== 1 || after.low.length !== 1 || before.high[0] + 1 === after.low[0];
}
function isWithin(inner, outer) {
	let part = readRange(inner), whole = readRange(outer);
	return part === void 0 || whole === void 0 ? !1 : compare$1(part.low, whole.low) >= 0 && compareHigh(part.high, whole.high) <= 0;
}
function findSplits(old, next, key, rows, content) {
	let splits = [], merges = [];
	if (key.old.length < 2 || rows.removed.length === 0 || rows.added.length === 0) return {
		splits,
		merges
	};
	let { oldIdentity, nextIdentity } = key, before = {
		table: old,
		free: new Set(rows.removed),
		cells: (row) => [key.context ? oldIdentity.context(row) : "", ...oldIdentity.cells(row)],
		content: content.map((pair) => pair[0])
	}, after = {
		table: next,
		free: new Set(rows.added),
		cells: (row) => [key.context ? nextIdentity.context(row) : "", ...nextIdentity.cells(row)],
		content: content.map((pair) => pair[1])
	};
	for (let varying = key.old.length; varying >= 1; varying--) splits.push(...cuts(before, after, varying)), merges.push(...cuts(after, before, varying));
	return splits.push(...pieces(before, after, key.old.length)), merges.push(...pieces(after, before, key.old.length)), {
		splits,
		merges
	};
}
function restOf(cells, varying) {
	return cells.map((cell, index) => index === varying ? "" : cell).join("\0");
}
function claim(whole, part, split) {
	whole.free.delete(split.one);
	for (let row of split.many) part.free.delete(row);
	return split;
}
function cuts(whole, part, varying) {
	let parts = grouped$1(part.free, (row) => restOf(part.cells(row), varying)), found = [];
	for (let one of [...whole.free]) {
		let cells = whole.cells(one), group = parts.get(restOf(cells, varying));
		if (group === void 0 || group.length < 2 || group.length > 64) continue;
		let label = (row) => part.cells(row)[varying] ?? "", many = group.filter((row) => part.free.has(row) && isWithin(label(row), cells[varying] ?? ""));
		isCut(cells[varying] ?? "", many.map(label)) && found.push(claim(whole, part, {
			one,
			many
		}));
	}
	return found;
}
function pieces(whole, part, varying) {
	let parts = grouped$1(part.free, (row) => restOf(part.cells(row), varying)), candidates = [...whole.free].filter((one) => (parts.get(restOf(whole.cells(one), varying))?.length ?? 0) >= 2);
	if (candidates.length === 0) return [];
	let allWholes = grouped$1(range(whole.table.rows), (row) => restOf(whole.cells(row), varying)), allParts = grouped$1(range(part.table.rows), (row) => restOf(part.cells(row), varying)), found = [];
	for (let one of candidates) {
		let leading = restOf(whole.cells(one), varying), many = parts.get(leading);
		allWholes.get(leading)?.length !== 1 || allParts.get(leading)?.length !== many.length || many.length > 64 || !holds(whole, part, one, many) || found.push(claim(whole, part, {
			one,
			many
		}));
	}
	return found;
}
function holds(whole, part, one, many) {
	let said = new Set(whole.content.flatMap((column) => words(whole.table.text(one, column))));
	if (said.size === 0) return !1;
	let covered = new Set();
	for (let row of many) {
		let own = new Set(part.content.flatMap((column) => words(part.table.text(row, column)))), shared = [...own].filter((word) => said.has(word));
		if (shared.length * 2 < own.size) return !1;
		for (let word of shared) covered.add(word);
	}
	return covered.size >= said.size * .8;
}
// src/diff/match/align.ts
function alignTable(oldView, nextView, hints = {}) {
	let old = reader(oldView), next = reader(nextView), titled = columnsByTitle(oldView.header, nextView.header), declared = declaredKey(titled, hints.key ?? [], oldView, nextView), columns = declared === void 0 ? columnsByValues(old, next, titled) : titled;
	return alignBy(old, next, columns, declared === void 0 ? chooseKey(old, next, columns.matched) : keyOf(old, next, declared), hints.known);
}
function declaredKey({ matched }, titles, old, next) {
	let found = titles.map((title) => matched.find((pair) => old.header[pair[0]] === title || next.header[pair[1]] === title));
	return found.length === 0 || found.includes(void 0) ? void 0 : found;
}
function alignBy(old, next, columns, key, known) {
	let complete = completed(old, next, columns, key), content = inOrder(complete.matched, old.view.header, next.view.header).filter((pair) => !key.old.includes(pair[0])), keyed = pairByKey(old, next, key, content), { splits, merges } = findSplits(old, next, key, keyed, content), skip = {
		old: new Set([...splits.map((split) => split.one), ...merges.flatMap((merge) => merge.many)]),
		next: new Set([...merges.map((merge) => merge.one), ...splits.flatMap((split) => split.many)])
	}, open = rowsOf$1(old.rows, next.rows, keyed.pairs, skip), { renames, capped } = findRenames({
		table: old,
		rows: open.removed,
		key: key.oldIdentity.key
	}, {
		table: next,
		rows: open.added,
		key: key.nextIdentity.key
	}, content, known), rows = rowsOf$1(old.rows, next.rows, [...open.pairs, ...renames.map((rename) => ({
		...rename,
		by: "rename"
	}))], skip);
	return {
		columns: complete,
		key: {
			old: key.old,
			next: key.next
		},
		...rows,
		splits: splits.map((split) => ({
			old: split.one,
			next: split.many
		})),
		merges: merges.map((merge) => ({
			old: merge.many,
			next: merge.one
		})),
		oldKeys: keyCells(key.oldIdentity, key.context),
		nextKeys: keyCells(key.nextIdentity, key.context),
		reordered: reordered(rows.pairs),
		duplicates: key.unique ? [...duplicates("old", old, key.oldIdentity, key), ...duplicates("next", next, key.nextIdentity, key)] : [],
		capped
	};
}
function completed(old, next, columns, key) {
	return columns.added.length === 0 || columns.removed.length === 0 ? columns : renamedColumns(old, next, columns, pairByKey(old, next, key, []).pairs.filter((pair) => pair.by === "key").map((pair) => [pair.old, pair.next]));
}
function keyCells(rows, context) {
	return (row) => {
		let above = context ? rows.context(row) : "";
		return above === "" ? rows.cells(row) : [above, ...rows.cells(row)];
	};
}
function reordered(pairs) {
	let stable = pairs.filter((pair) => pair.by !== "rename").map((pair) => pair.next), kept = new Set(longestIncreasing(stable).map((index) => stable[index]));
	return new Set(stable.filter((row) => !kept.has(row)));
}
function duplicates(side, table, rows, key) {
	let numbers = key.names[side];
	if (key.names[side === "old" ? "oldDistinct" : "nextDistinct"] === table.rows) return [];
	let cells = keyCells(rows, key.context), groups = sorted(numbers, key.names.count), found = [];
	for (let name = 0; name < key.names.count; name++) {
		let group = rowsOfNumber(groups, name);
		if (group.length < 2) continue;
		let named = [...group].filter((row) => !rows.anonymous(row));
		named.length > 1 && found.push({
			side,
			rows: named,
			key: cells(named[0])
		});
	}
	return found;
}
// src/diff/match/relocate.ts
const LIMITS$1 = {
	product: 64,
	pairs: 2e5
};
function relocate(leftovers) {
	let { removed, added } = leftovers;
	if (removed.length === 0 || added.length === 0) return [];
	let name = (leftover) => leftover.key[leftover.key.length - 1] ?? "", { pairs } = candidates$1(postings(removed.length, (at) => [name(removed[at])], added.length, (at) => [name(added[at])]), LIMITS$1), score = likenessOf(), scored = pairs.map(({ old, next }) => ({
		from: removed[old],
		to: added[next],
		score: 0
	})).filter((pair) => name(pair.from) !== "" && pair.from.table !== pair.to.table).map((pair) => ({
		...pair,
		score: score(pair.from, pair.to)
	})).filter((pair) => pair.score >= .5), byFrom = grouped$1(scored, (pair) => pair.from), byTo = grouped$1(scored, (pair) => pair.to), best = (pair, rivals) => rivals?.every((rival) => rival === pair || rival.score < pair.score) ?? !1;
	return scored.filter((pair) => best(pair, byFrom.get(pair.from)) && best(pair, byTo.get(pair.to))).map((pair) => ({
		from: pair.from,
		to: pair.to,
		similarity: Math.round(pair.score * 1e3) / 1e3
	}));
}
function likenessOf() {
	let store = bags();
	return (from, to) => {
		let all = 0, same = 0;
		for (let [column, title] of from.table.header.entries()) {
			let partner = to.table.header.indexOf(title);
			if (partner === -1) continue;
			let before = from.table.text(from.row, column), after = to.table.text(to.row, partner), size = Math.max(words(before).length, words(after).length);
			all += size, same += before === after ? size : size * bagDice(store.words(before), store.words(after));
		}
		return all === 0 ? 0 : Math.round(same / all * 1e6) / 1e6;
	};
}
function describe(view) {
	let digest, content, everything, self = {
		view,
		trail: view.heading.join("\n"),
		last: view.heading[view.heading.length - 1] ?? "",
		header: [...view.header].sort(byCode).join("\n"),
		digest: () => digest ??= digestOf(view),
		content: () => content ??= contentOf(view),
		everything: () => everything ??= [...self.content(), ...new Set(view.heading.flatMap(words).map((word) => `word ${word}`))]
	};
	return self;
}
function digestOf(view) {
	let text = String(view.rows), state = 0;
	for (let row = 0; row < view.rows; row++) {
		let source = view.source(row);
		text.length < 2e3 ? text += `\n${source}` : state = Math.imul(state ^ hash(source), 0x5bd1e995) ^ state >>> 13;
	}
	return `${text}\n${state}`;
}
function contentOf(view) {
	let titles = view.header.map((title) => `title ${title}`), rows = [], keys = [];
	for (let row = 0; row < view.rows; row++) {
		rows.push(`row ${view.source(row).replace(/\s+/g, " ")}`);
		let key = view.header.length === 0 ? "" : view.text(row, 0);
		key !== "" && keys.push(`key ${key}`);
	}
	return [...new Set([
		...titles,
		...smallest(rows),
		...smallest(keys)
	])];
}
function smallest(features) {
	if (features.length <= 256) return features;
	let ranked = features.map((feature) => ({
		feature,
		rank: hash(feature)
	}));
	return ranked.sort((left, right) => left.rank - right.rank || byCode(left.feature, right.feature)), ranked.slice(0, 256).map((entry) => entry.feature);
}
function rarity(tables) {
	let counts = new Map();
	for (let features of tables) for (let feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
	return (feature) => Math.log((tables.length + 1) / (counts.get(feature) ?? 1));
}
function likeness(left, right, weight) {
	let mine = new Set(left), shared = 0, all = 0;
	for (let feature of left) all += weight(feature);
	for (let feature of right) all += weight(feature), mine.has(feature) && (shared += weight(feature));
	return all === 0 ? 0 : Math.round(2 * shared * 1e6 / all) / 1e6;
}
// src/diff/match/gaps.ts
const MOST = .5;
function gapPairs(matching) {
	let oldKinds = grouped$1(matching.old, (table) => table.header), nextKinds = grouped$1(matching.next, (table) => table.header), found = [];
	for (let { mine, theirs } of gaps(matching)) {
		if (mine.length !== theirs.length || mine.length === 0) continue;
		let header = (side, table) => matching[side][table]?.header;
		if (mine.every((table, index) => header("old", table) === header("next", theirs[index]))) for (let [kind, places] of grouped$1(range(mine.length), (place) => header("old", mine[place]))) {
			let pairs = places.map((place) => [mine[place], theirs[place]]), all = Math.max(oldKinds.get(kind)?.length ?? 0, nextKinds.get(kind)?.length ?? 0);
			(all === 1 || places.length >= all * MOST && equalRows$1(matching, pairs) >= MOST) && found.push(...pairs);
		}
	}
	return found;
}
function equalRows$1(matching, pairs) {
	let equal = 0, all = 0;
	for (let [from, to] of pairs) {
		let before = matching.old[from]?.content() ?? [], after = new Set(matching.next[to]?.content());
		all += before.length + after.size, equal += 2 * before.filter((feature) => after.has(feature)).length;
	}
	return all === 0 ? 1 : equal / all;
}
function gaps(matching) {
	let anchors = range(matching.old.length).filter((table) => matching.oldPartner[table] !== -1), kept = longestIncreasing(anchors.map((table) => matching.oldPartner[table])).map((at) => anchors[at]), found = [], from = 0, to = 0;
	for (let table of [...kept, matching.old.length]) {
		let partner = table === matching.old.length ? matching.next.length : matching.oldPartner[table];
		found.push({
			mine: between(from, table).filter((one) => matching.oldPartner[one] === -1),
			theirs: between(to, partner).filter((one) => matching.nextPartner[one] === -1)
		}), from = table + 1, to = partner + 1;
	}
	return found;
}
function between(start, end) {
	return range(Math.max(0, end - start)).map((index) => start + index);
}
// src/diff/match/tables.ts
const ALIKE = .35, LIMITS = {
	product: 256,
	pairs: 1e6
};
function matchTables(old, next) {
	let matching = {
		old: old.map(describe),
		next: next.map(describe),
		oldPartner: new Int32Array(old.length).fill(-1),
		nextPartner: new Int32Array(next.length).fill(-1)
	};
	byTrailAndHeader(matching), unique$1(matching, (table) => `${table.last}\n${table.header}`), unique$1(matching, (table) => table.view.rows === 0 ? void 0 : `${table.header}\n${table.digest()}`), byTrail(matching), byEvidence(matching);
	for (let [from, to] of gapPairs(matching)) pair(matching, from, to);
	return range(old.length).map((from) => [from, matching.oldPartner[from]]).filter(([, to]) => to >= 0);
}
function pair(matching, from, to) {
	matching.oldPartner[from] = to, matching.nextPartner[to] = from;
}
function groups(matching, name) {
	let { mine, theirs } = open(matching), oldGroups = grouped$1(mine, (table) => name(matching.old[table])), nextGroups = grouped$1(theirs, (table) => name(matching.next[table]));
	return [...oldGroups].flatMap(([text, group]) => {
		let partners = nextGroups.get(text);
		return partners === void 0 ? [] : [{
			mine: group,
			theirs: partners
		}];
	});
}
function open(matching) {
	return {
		mine: range(matching.old.length).filter((table) => matching.oldPartner[table] === -1),
		theirs: range(matching.next.length).filter((table) => matching.nextPartner[table] === -1)
	};
}
function byTrailAndHeader(matching) {
	for (let { mine, theirs } of groups(matching, (table) => `${table.trail}\n${table.header}`)) {
		if (mine.length === 1 && theirs.length === 1) {
			pair(matching, mine[0], theirs[0]);
			continue;
		}
		if (equalRows(matching, mine, theirs), bestFirst(matching, unpaired(matching.oldPartner, mine), unpaired(matching.nextPartner, theirs), .01), mine.length !== theirs.length) continue;
		let rest = unpaired(matching.nextPartner, theirs);
		unpaired(matching.oldPartner, mine).forEach((table, index) => pair(matching, table, rest[index]));
	}
}
function unpaired(partner, tables) {
	return tables.filter((table) => partner[table] === -1);
}
function equalRows(matching, mine, theirs) {
	let waiting = grouped$1(theirs, (table) => matching.next[table].digest());
	for (let tables of waiting.values()) tables.reverse();
	for (let table of mine) {
		let partner = waiting.get(matching.old[table].digest())?.pop();
		partner !== void 0 && pair(matching, table, partner);
	}
}
function unique$1(matching, name) {
	let found = groups(matching, name).filter((group) => group.mine.length === 1 && group.theirs.length === 1);
	if (found.length === 0) return;
	let oldCounts = grouped$1(matching.old, name), nextCounts = grouped$1(matching.next, name);
	for (let { mine, theirs } of found) {
		let text = name(matching.old[mine[0]]);
		oldCounts.get(text)?.length === 1 && nextCounts.get(text)?.length === 1 && pair(matching, mine[0], theirs[0]);
	}
}
function byTrail(matching) {
	for (let { mine, theirs } of groups(matching, (table) => table.trail)) {
		let [from, to] = [mine[0], theirs[0]];
		mine.length !== 1 || theirs.length !== 1 ? bestFirst(matching, mine, theirs, ALIKE) : resembles(matching.old[from], matching.next[to]) && pair(matching, from, to);
	}
}
function resembles(old, next) {
	let kind = (table, start) => table.content().filter((feature) => feature.startsWith(start));
	return dice$1(kind(old, "title "), kind(next, "title ")) >= .5 || dice$1(kind(old, "key "), kind(next, "key ")) >= 1 / 3;
}
function byEvidence(matching) {
	let { mine, theirs } = open(matching);
	bestFirst(matching, mine, theirs, ALIKE, !0);
}
function bestFirst(matching, mine, theirs, least, headings = !1) {
	if (mine.length === 0 || theirs.length === 0) return;
	let features = (table) => headings ? table.everything() : table.content(), before = mine.map((table) => features(matching.old[table])), after = theirs.map((table) => features(matching.next[table])), weights = rarity(headings ? [...matching.old, ...matching.next].map(features) : [...before, ...after]), scored = [], consider = (from, to) => {
		let score = likeness(before[from], after[to], weights);
		score >= least && scored.push({
			from,
			to,
			score
		});
	};
	if (!headings && mine.length * theirs.length <= 4096) for (let from = 0; from < mine.length; from++) for (let to = 0; to < theirs.length; to++) consider(from, to);
	else {
		let lists = postings(before.length, (table) => before[table], after.length, (table) => after[table]);
		for (let { old, next } of candidates$1(lists, LIMITS).pairs) consider(old, next);
	}
	let distance = (one) => Math.abs(one.from - one.to);
	scored.sort((a, b) => b.score - a.score || distance(a) - distance(b) || a.from + a.to - b.from - b.to);
	for (let { from, to } of scored) {
		let table = mine[from], partner = theirs[to];
		matching.oldPartner[table] === -1 && matching.nextPartner[partner] === -1 && pair(matching, table, partner);
	}
}
// src/diff/names.ts
function nameTables(tables) {
	let taken = new Set();
	return tables.map((table) => {
		let heading = (table.next ?? table.old).heading, base = table.type.id === generic.id ? slugOf(heading) : table.type.id, id = base;
		for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
		return taken.add(id), {
			...table,
			id
		};
	});
}
function slugOf(heading) {
	return (heading.length > 1 ? heading.slice(1) : heading).map(slug).join("/") || "table";
}
function slug(text) {
	return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "").trim().replaceAll(" ", "-") || "section";
}
// src/diff/collect.ts
function groupBy(items, keyOf) {
	let groups = new Map();
	for (let item of items) {
		let key = keyOf(item), group = groups.get(key);
		group ? group.push(item) : groups.set(key, [item]);
	}
	return groups;
}
// src/diff/prose.ts
function proseChanges(old, next, renamed) {
	let left = new Set(old.sections.map(toEntry)), right = new Set(next.sections.map(toEntry)), pairs = [], join = (oldKey, nextKey) => {
		let waiting = groupBy(left, oldKey);
		for (let entry of [...right]) {
			let partner = waiting.get(nextKey(entry))?.shift();
			partner && (pairs.push([partner, entry]), left.delete(partner), right.delete(entry));
		}
	}, trail = (entry) => JSON.stringify(entry.section.trail), heading = (entry) => entry.section.trail.at(-1) ?? "";
	return join(trail, trail), join(heading, heading), join((entry) => renamed.get(heading(entry)) ?? heading(entry), heading), join((entry) => entry.text || trail(entry), (entry) => entry.text || trail(entry)), [
		...pairs.flatMap(([before, after]) => pairChange(before, after, renamed)),
		...[...left].filter(hasText).map((entry) => single("removed", entry)),
		...[...right].filter(hasText).map((entry) => single("added", entry))
	];
}
function pairChange(before, after, renamed) {
	let oldHeading = before.section.trail.at(-1) ?? "", heading = after.section.trail.at(-1) ?? "", retitled = oldHeading !== heading && renamed.get(oldHeading) !== heading;
	return before.text === after.text && !retitled ? [] : [{
		subject: "prose",
		action: before.text === after.text ? "renamed" : "changed",
		key: after.section.trail,
		...oldHeading === heading ? {} : { previousKey: before.section.trail },
		old: [],
		next: [],
		fields: [],
		before: before.text,
		after: after.text,
		line: after.section.line
	}];
}
function single(action, { section, text }) {
	let texts = action === "added" ? {
		after: text,
		line: section.line
	} : {
		before: text,
		oldLine: section.line
	};
	return {
		subject: "prose",
		action,
		key: section.trail,
		old: [],
		next: [],
		fields: [],
		...texts
	};
}
function hasText(entry) {
	return entry.text !== "";
}
function toEntry(section) {
	return {
		section,
		text: proseFacts(section.prose)
	};
}
function proseFacts(prose) {
	return withoutAnchors(prose.replace(COMMENT, " ").replace(LINE_IN_LINK_TEXT, "[$1]$3")).replace(RELATIVE_PREFIX, "").replace(SPACE$1, " ").trim();
}
const COMMENT = /<!--[^]*?-->/g, LINE_IN_LINK_TEXT = /\[([^[\]]*):(\d+)\](\([^()\s]*#L\2(?!\d))/g, RELATIVE_PREFIX = /(?<=\]\(|\]: ?)(?:\.{1,2}\/)+/g, SPACE$1 = /\s+/g;
// src/diff/relocated.ts
function joinRelocations(documents) {
	let all = (action, side) => documents.flatMap((document) => document.tables.flatMap((table) => candidates(document, table, action, side))), removed = all("removed", "old"), added = all("added", "next"), moves = (removed.length > 0 && added.length > 0 ? relocate({
		removed,
		added
	}) : []).map(({ from, to, similarity }) => ({
		from,
		to,
		similarity
	})).filter(({ from, to }) => from.owner !== to.owner), gone = new Set(moves.map(({ from }) => from.ref)), came = new Map(moves.map((move) => [move.to.ref, move])), withMoves = (change) => {
		let old = change.old.filter((ref) => !gone.has(ref)), next = change.next.filter((ref) => !came.has(ref));
		if (old.length === change.old.length && next.length === change.next.length) return [change];
		let arrivals = change.next.flatMap((ref) => came.get(ref) ?? []).map(relocation);
		return change.subject === "table" ? [{
			...change,
			old,
			next
		}, ...arrivals] : arrivals;
	};
	return documents.map(({ tables }) => moves.length === 0 ? [...tables] : tables.map((table) => ({
		...table,
		changes: table.changes.flatMap(withMoves)
	})));
}
function candidates(document, table, action, side) {
	return table.changes.filter((change) => change.action === action && (change.subject === "row" || change.subject === "table")).flatMap((change) => change[side].map((ref) => ({
		table: ref.grid,
		row: ref.row,
		key: [...ref.key],
		ref,
		owner: table,
		document
	})));
}
function relocation({ from, to, similarity }) {
	let isHere = from.document === to.document;
	return {
		subject: "row",
		action: "relocated",
		key: to.ref.key,
		previousKey: from.ref.key,
		similarity,
		fromTable: isHere ? from.owner.id : `${from.document.name}#${from.owner.id}`,
		old: [from.ref],
		next: [to.ref],
		fields: fieldsByTitle(from.ref, to.ref)
	};
}
function fieldsByTitle(old, next) {
	return next.grid.header.flatMap((title, to) => {
		let from = old.grid.header.indexOf(title);
		if (from < 0 || next.grid.header.indexOf(title) !== to) return [];
		let type = next.grid.columnType(to), before = type.kind.read(old.grid.cell(old.row, from), old.grid.side.context), after = next.grid.value(next.row, to);
		return before.canon === after.canon || type.role === "identity" ? [] : type.kind.compare(before, after).map((part) => ({
			column: title,
			type,
			role: part.role ?? type.role,
			part
		}));
	});
}
// src/diff/status.ts
function judgeFlaws(old, next) {
	let waiting = groupBy(old, identity$1), rest = [], judged = [];
	for (let flaw of next) waiting.get(identity$1(flaw))?.shift() ? judged.push({
		flaw,
		status: "standing"
	}) : rest.push(flaw);
	judged.push(...rest.map((flaw) => ({
		flaw,
		status: "introduced"
	})));
	for (let group of waiting.values()) judged.push(...group.map((flaw) => ({
		flaw,
		status: "resolved"
	})));
	return judged;
}
function identity$1({ rule, table, key, facts }) {
	return JSON.stringify([
		rule,
		table?.id ?? null,
		key ?? null,
		facts
	]);
}
function columnChanges(old, next, columns) {
	let base = {
		subject: "column",
		old: [],
		next: []
	}, removed = columns.removed.map((column) => {
		let title = old.header[column];
		return {
			...base,
			action: "removed",
			key: [title],
			role: old.columnType(column).role,
			fields: [counts$1(old, column, "old")]
		};
	}), added = columns.added.map((column) => {
		let title = next.header[column];
		return {
			...base,
			action: "added",
			key: [title],
			role: next.columnType(column).role,
			fields: [counts$1(next, column, "new")]
		};
	}), renamed = columns.matched.flatMap(([from, to]) => {
		let before = old.header[from], after = next.header[to];
		if (before === after) return [];
		let role = next.columnType(to).role;
		return [{
			...base,
			action: "renamed",
			key: [after],
			previousKey: [before],
			role,
			fields: []
		}];
	});
	return [
		...removed,
		...renamed,
		...added
	];
}
function counts$1(grid, column, side) {
	let byValue = new Map();
	for (let row = 0; row < grid.rows; row++) {
		let text = grid.text(row, column);
		byValue.set(text, (byValue.get(text) ?? 0) + 1);
	}
	let sorted = [...byValue].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)), told = sorted.slice(0, 10).map(([value, rows]) => ({
		value,
		rows
	})), rest = sorted.slice(10).reduce((sum, [, rows]) => sum + rows, 0);
	rest > 0 && told.push({
		others: sorted.length - 10,
		rows: rest
	});
	let type = grid.columnType(column), part = {
		path: "",
		old: side === "old" ? told : void 0,
		new: side === "new" ? told : void 0
	};
	return {
		column: grid.header[column],
		type,
		role: type.role,
		part
	};
}
// src/diff/retarget.ts
function joinRetargets(changes) {
	let hops = findHops(changes);
	if (hops.length === 0) return [...changes];
	let groups = new Map();
	for (let { from, to } of hops) {
		let union = new Set([...groups.get(from) ?? [from], ...groups.get(to) ?? [to]]);
		for (let member of union) groups.set(member, union);
	}
	let done = new Set(), result = [];
	for (let change of changes) {
		let group = groups.get(change);
		group ? done.has(group) || (done.add(group), result.push(merge([...group], hops.filter((hop) => group.has(hop.from))))) : result.push(change);
	}
	return result;
}
function findHops(changes) {
	let left = new Map(), joined = [];
	for (let change of changes) if (change.action === "changed" || change.action === "renamed") {
		for (let field of change.fields) if (field.type?.exclusive === field.part.path) {
			for (let member of field.part.gone ?? []) left.set(identity(field, member), change);
			for (let member of field.part.came ?? []) joined.push({
				id: identity(field, member),
				member,
				field,
				change
			});
		}
	}
	return joined.flatMap(({ id, member, field, change }) => {
		let from = left.get(id);
		return from && from !== change ? [{
			member,
			path: field.part.path,
			column: field.column,
			from,
			to: change
		}] : [];
	});
}
function identity(field, member) {
	return JSON.stringify([
		field.column,
		field.part.path,
		member
	]);
}
function merge(group, hops) {
	let target = hops[0].to, refs = (side) => group.flatMap((change) => change[side]), fields = group.flatMap((change) => change.fields.flatMap((field) => remainder(field, hops))), retargets = hops.map((hop) => ({
		column: hop.column,
		type: void 0,
		role: "capability",
		retargeted: !0,
		part: {
			path: `${hop.path}/${hop.member.replaceAll("~", "~0").replaceAll("/", "~1")}`,
			old: hop.from.key.join(" / "),
			new: hop.to.key.join(" / ")
		}
	}));
	return {
		...target,
		action: "changed",
		old: refs("old"),
		next: refs("next"),
		fields: [...retargets, ...fields]
	};
}
function remainder(field, hops) {
	let hopped = new Set(hops.filter((hop) => hop.column === field.column && hop.path === field.part.path).map((hop) => hop.member)), { gone, came } = field.part;
	if (hopped.size === 0 || !gone || !came) return [field];
	let stillGone = gone.filter((member) => !hopped.has(member)), stillCame = came.filter((member) => !hopped.has(member));
	if (stillGone.length === 0 && stillCame.length === 0) return [];
	let direction = stillGone.length === 0 ? "widened" : stillCame.length === 0 ? "narrowed" : "shifted";
	return [{
		...field,
		part: {
			...field.part,
			gone: stillGone,
			came: stillCame,
			direction
		}
	}];
}
// src/diff/rows.ts
function compareRows(table, pair, old, next) {
	let renamed = pair.by === "rename";
	if (table.sameShape && table.old.source(pair.old) === table.next.source(pair.next) && !renamed) return table.reordered.has(pair.next) ? { noise: {
		class: "reordered",
		old,
		next,
		columns: []
	} } : {};
	let fields = [], touched = [], moved = !1, restated = !1;
	for (let [from, to] of table.matched) {
		let before = table.old.cell(pair.old, from), after = table.next.cell(pair.next, to);
		if (before.source === after.source) continue;
		let isKey = table.keyColumns.has(from);
		if (renamed && isKey) continue;
		let title = table.next.header[to];
		touched.push(title);
		let type = table.next.columnType(to), oldValue = table.old.value(pair.old, from), newValue = table.next.value(pair.next, to);
		if (oldValue.canon === newValue.canon) moved ||= oldValue.anchors !== newValue.anchors, restated ||= before.visible !== after.visible;
		else for (let part of type.kind.compare(oldValue, newValue)) {
			let role = part.role ?? (type.role === "identity" ? "value" : type.role);
			fields.push({
				column: title,
				type,
				role,
				part
			});
		}
	}
	let beyond = compareExtra(table, pair);
	if (beyond && fields.push(beyond), renamed) {
		let { similarity } = pair;
		return { change: {
			subject: "row",
			action: "renamed",
			key: next.key,
			previousKey: old.key,
			old: [old],
			next: [next],
			fields,
			...similarity === void 0 ? {} : { similarity }
		} };
	}
	if (fields.length > 0) return { change: {
		subject: "row",
		action: "changed",
		key: next.key,
		old: [old],
		next: [next],
		fields
	} };
	let noiseClass = classify(moved, table.reordered.has(pair.next), touched.length > 0 || !sameText(table, pair));
	return noiseClass ? {
		noise: {
			class: noiseClass,
			old,
			next,
			columns: touched
		},
		restated
	} : { restated };
}
function classify(moved, reordered, reformatted) {
	return moved ? "moved" : reordered ? "reordered" : reformatted ? "reformatted" : void 0;
}
function sameText(table, pair) {
	return table.old.source(pair.old) === table.next.source(pair.next);
}
function compareExtra(table, pair) {
	let before = table.old.raw.rows[pair.old].extra, after = table.next.raw.rows[pair.next].extra;
	if (before.length === 0 && after.length === 0) return;
	let old = before.map((cell) => cell.visible).filter((text) => text !== ""), next = after.map((cell) => cell.visible).filter((text) => text !== "");
	if (!(old.length === next.length && old.every((text, index) => text === next[index]))) return {
		column: EXTRA_COLUMN,
		type: void 0,
		role: "value",
		part: {
			path: "",
			old,
			new: next
		}
	};
}
const EXTRA_COLUMN = "(beyond the header)";
// src/diff/tables.ts
function compareTable(old, next, hints) {
	let type = recognise(old.raw, next.raw, hints.types) ?? generic;
	old.typed(type, old.raw, next.raw), next.typed(type, old.raw, next.raw);
	let key = hints.keyFor(next.heading, type.id) ?? (type.key.length > 0 ? type.key : void 0), alignment = alignTable(old, next, { ...key ? { key } : {} }), { columns } = alignment, table = {
		old,
		next,
		matched: columns.matched,
		sameShape: sameShape(old, next, columns),
		keyColumns: new Set(alignment.key.old),
		reordered: alignment.reordered
	}, oldRef = (row) => ({
		grid: old,
		row,
		key: alignment.oldKeys(row)
	}), nextRef = (row) => ({
		grid: next,
		row,
		key: alignment.nextKeys(row)
	}), counts = {
		equal: 0,
		moved: 0,
		reordered: 0,
		reformatted: 0
	}, changes = columnChanges(old, next, columns), restated = [], noise = [], rowChanges = [];
	for (let pair of alignment.pairs) {
		let before = oldRef(pair.old), after = nextRef(pair.next), verdict = compareRows(table, pair, before, after);
		verdict.change ? rowChanges.push(withDemand(verdict.change, type)) : counts[verdict.noise?.class ?? "equal"]++, verdict.noise && noise.push(verdict.noise), verdict.restated && restated.push({
			old: before,
			next: after
		});
	}
	changes.push(...joinRetargets(rowChanges));
	for (let split of alignment.splits) changes.push(splitChange(oldRef(split.old), split.next.map(nextRef)));
	for (let merge of alignment.merges) changes.push(mergeChange(merge.old.map(oldRef), nextRef(merge.next)));
	for (let row of alignment.added) changes.push(rowAdded$1(nextRef(row), type));
	for (let row of alignment.removed) changes.push(rowRemoved$1(oldRef(row), type));
	return {
		type,
		status: old.heading.at(-1) === next.heading.at(-1) ? "matched" : "renamed",
		old,
		next,
		matched: columns.matched,
		key: alignment.key.next.map((column) => next.header[column]),
		oldKeys: alignment.oldKeys,
		nextKeys: alignment.nextKeys,
		renamedKeys: new Map(alignment.pairs.filter((pair) => pair.by !== "key").map((pair) => [pair.old, alignment.nextKeys(pair.next)])),
		pairs: alignment.pairs,
		duplicates: alignment.duplicates,
		capped: alignment.capped,
		counts,
		changes,
		restated,
		noise
	};
}
function singleTable(grid, side, hints) {
	let [old, next] = side === "old" ? [grid.raw, void 0] : [void 0, grid.raw], type = recognise(old, next, hints.types) ?? generic;
	grid.typed(type, old, next);
	let key = hints.keyFor(grid.heading, type.id) ?? (type.key.length > 0 ? type.key : void 0), alignment = alignTable(grid, grid, { ...key ? { key } : {} }), refs = Array.from({ length: grid.rows }, (_, row) => ({
		grid,
		row,
		key: alignment.oldKeys(row)
	})), change = {
		subject: "table",
		action: side === "old" ? "removed" : "added",
		key: [grid.heading.at(-1) ?? ""],
		old: side === "old" ? refs : [],
		next: side === "next" ? refs : [],
		fields: [],
		...side === "old" ? { oldLine: grid.raw.line } : { line: grid.raw.line }
	};
	return {
		type,
		status: side === "old" ? "removed" : "added",
		old: side === "old" ? grid : void 0,
		next: side === "next" ? grid : void 0,
		matched: [],
		key: alignment.key.old.map((column) => grid.header[column]),
		oldKeys: alignment.oldKeys,
		nextKeys: alignment.nextKeys,
		renamedKeys: new Map(),
		pairs: [],
		duplicates: alignment.duplicates.filter((duplicate) => duplicate.side === "old").map((duplicate) => ({
			...duplicate,
			side
		})),
		capped: !1,
		counts: {
			equal: 0,
			moved: 0,
			reordered: 0,
			reformatted: 0
		},
		changes: [change],
		restated: [],
		noise: []
	};
}
function sameShape(old, next, columns) {
	let { matched } = columns;
	return matched.length === old.header.length && matched.length === next.header.length && matched.every(([from, to]) => from === to);
}
function withDemand(change, type) {
	let [before] = change.old, [after] = change.next;
	return !type.demands || !before || !after || !type.demands(after.grid.byTitle(after.row)) || type.demands(before.grid.byTitle(before.row)) ? change : {
		...change,
		fields: change.fields.map((field) => field.role === "demand" ? {
			...field,
			demand: !0
		} : field)
	};
}
function rowAdded$1(ref, type) {
	let demand = type.demands?.(ref.grid.byTitle(ref.row)) ?? !1;
	return {
		subject: "row",
		action: "added",
		key: ref.key,
		old: [],
		next: [ref],
		fields: [],
		...demand ? { demand } : {}
	};
}
function rowRemoved$1(ref, type) {
	let dispensable = type.dispensable?.(ref.grid.byTitle(ref.row)) ?? !1, base = {
		subject: "row",
		action: "removed",
		key: ref.key,
		old: [ref],
		next: [],
		fields: []
	};
	return dispensable ? {
		...base,
		dispensable
	} : base;
}
function splitChange(old, next) {
	return {
		subject: "row",
		action: "split",
		key: old.key,
		previousKey: old.key,
		old: [old],
		next,
		fields: []
	};
}
function mergeChange(old, next) {
	return {
		subject: "row",
		action: "merged",
		key: next.key,
		old,
		next: [next],
		fields: []
	};
}
// src/diff/document.ts
function diffDocuments(pairs, hintsOf) {
	let drafts = pairs.map((pair) => compareTables(pair, hintsOf(pair))), relocated = joinRelocations(drafts.map(({ tables, next, old }) => ({
		tables,
		name: nameOf$1(next ?? old)
	})));
	return drafts.map((draft, index) => finish(draft, relocated[index]));
}
function diffDocument(old, next, hints) {
	return diffDocuments([[old, next]], () => hints)[0];
}
function compareTables([old, next], hints) {
	let contexts = linkContexts(old?.document, next?.document, old?.input.path, next?.input.path), oldGrids = grids(old, contexts.old), nextGrids = grids(next, contexts.next), pairs = new Map(matchTables(oldGrids, nextGrids).map(([from, to]) => [to, from])), matchedOld = new Set(pairs.values()), tables = nameTables([...nextGrids.map((grid, index) => {
		let from = pairs.get(index);
		return from === void 0 ? singleTable(grid, "next", hints) : compareTable(oldGrids[from], grid, hints);
	}), ...oldGrids.filter((_, index) => !matchedOld.has(index)).map((grid) => singleTable(grid, "old", hints))]), flaws = judgeFlaws(old ? findFlaws(old.document, "old", tables, hints.types) : [], next ? findFlaws(next.document, "next", tables, hints.types) : []);
	return {
		status: statusOf(old, next),
		old,
		next,
		tables,
		flaws
	};
}
function finish(draft, relocated) {
	let tables = explainBreaks(relocated, draft.flaws).map((table) => ({
		...table,
		changes: [...headingChange(table), ...groupChanges(table.changes, table.pairs.length)]
	}));
	return {
		...draft,
		tables,
		changes: documentChanges(draft.status, draft.old, draft.next, tables)
	};
}
function grids(read, context) {
	if (!read) return [];
	let side = {
		document: read.document,
		context
	};
	return read.document.tables.map((table) => new Grid(table, side));
}
function statusOf(old, next) {
	if (!old) return "added";
	if (!next) return "removed";
	let [before, after] = [old.input.path, next.input.path];
	return before !== void 0 && after !== void 0 && before !== after ? "renamed" : "matched";
}
function headingChange(table) {
	return table.status !== "renamed" || !table.old || !table.next ? [] : [{
		subject: "table",
		action: "renamed",
		key: [table.next.heading.at(-1) ?? ""],
		previousKey: [table.old.heading.at(-1) ?? ""],
		old: [],
		next: [],
		fields: [],
		line: table.next.raw.line,
		oldLine: table.old.raw.line
	}];
}
function documentChanges(status, old, next, tables) {
	let base = {
		subject: "document",
		old: [],
		next: [],
		fields: []
	};
	if (status === "added") return [{
		...base,
		action: "added",
		key: [nameOf$1(next)],
		line: 1
	}];
	if (status === "removed") return [{
		...base,
		action: "removed",
		key: [nameOf$1(old)],
		oldLine: 1
	}];
	let renamed = status === "renamed" ? [{
		...base,
		action: "renamed",
		key: [nameOf$1(next)],
		previousKey: [nameOf$1(old)],
		line: 1
	}] : [], headings = new Map(tables.flatMap((table) => table.status === "renamed" && table.old && table.next ? [[table.old.heading.at(-1) ?? "", table.next.heading.at(-1) ?? ""]] : []));
	return [...renamed, ...proseChanges(old.document, next.document, headings)];
}
function nameOf$1(read) {
	return read?.input.path ?? read?.input.label ?? "";
}
function pairDocuments(old, next) {
	if (old.length === 1 && next.length === 1) return [[old[0], next[0]]];
	let partner = new Map(), left = new Set(old), join = (from, to) => {
		partner.set(to, from), left.delete(from);
	}, pairBy = (keyOf) => {
		let known = new Map();
		for (let input of left) {
			let key = keyOf(input);
			key !== void 0 && known.set(key, [...known.get(key) ?? [], input]);
		}
		for (let input of next) {
			let key = keyOf(input), from = partner.has(input) || key === void 0 ? void 0 : known.get(key)?.shift();
			from && join(from, input);
		}
	};
	pairBy((input) => input.path ?? input.label), pairBy((input) => input.text);
	let alone = next.filter((input) => !partner.has(input));
	for (let [from, to] of mostSimilar([...left], alone)) join(from, to);
	return [...next.map((input) => [partner.get(input), input]), ...old.filter((input) => left.has(input)).map((input) => [input, void 0])];
}
function mostSimilar(old, next) {
	let lines = new Map([...old, ...next].map((input) => [input, lineSet(input.text)])), scored = old.flatMap((from, i) => next.map((to, j) => ({
		from,
		to,
		i,
		j,
		score: dice(lines.get(from), lines.get(to))
	})));
	scored.sort((a, b) => b.score - a.score || a.i - b.i || a.j - b.j);
	let taken = new Set();
	return scored.flatMap(({ from, to, score }) => score < .5 || taken.has(from) || taken.has(to) ? [] : (taken.add(from).add(to), [[from, to]]));
}
function lineSet(text) {
	let lines = text.split("\n", 2e3).map((line) => line.trim());
	return new Set(lines.filter((line) => line !== ""));
}
function dice(a, b) {
	let shared = 0;
	for (let line of a) b.has(line) && shared++;
	return a.size + b.size === 0 ? 0 : 2 * shared / (a.size + b.size);
}
// src/diff/facts.ts
function factsOf$1(diff, place) {
	let read = diff[place], tables = {};
	for (let table of diff.tables) {
		let grid = table[place];
		grid && (tables[safeKey(table.id)] = tableFacts(table, grid, place));
	}
	let prose = {};
	for (let section of read?.document.sections ?? []) {
		let text = proseFacts(section.prose);
		text !== "" && (prose[unique(prose, JSON.stringify(section.trail))] = text);
	}
	let path = read?.input.path;
	return path === void 0 ? {
		tables,
		prose
	} : {
		path,
		tables,
		prose
	};
}
function tableFacts(table, grid, place) {
	let titles = columnNames(grid.header), rows = {}, names = rowNames(table, place);
	for (let row = 0; row < grid.rows; row++) rows[names[row]] = rowFacts(grid, row, titles);
	return {
		type: table.type.id,
		heading: grid.heading.at(-1) ?? "",
		columns: Object.fromEntries(titles.map((title) => [title, !0])),
		rows
	};
}
function rowFacts(grid, row, titles) {
	let cells = {};
	titles.forEach((title, column) => {
		cells[title] = grid.columnType(column).kind.facts(grid.value(row, column));
	});
	let extra = grid.raw.rows[row].extra.map((cell) => cell.visible);
	return extra.length > 0 ? {
		cells,
		extra
	} : { cells };
}
function columnNames(header) {
	let taken = {};
	return header.map((title) => {
		let name = unique(taken, safeKey(title));
		return taken[name] = !0, name;
	});
}
function rowNames(table, place) {
	let grid = table[place], keys = place === "old" ? table.oldKeys : table.nextKeys, refs = Array.from({ length: grid.rows }, (_, row) => ({
		grid,
		row,
		key: keys(row)
	})), taken = new Map(), names = Array(grid.rows);
	for (let ref of refs.toSorted((a, b) => order(table, place, a) - order(table, place, b))) {
		let text = safeKey(JSON.stringify(ref.key)), count = (taken.get(text) ?? 0) + 1;
		taken.set(text, count), names[ref.row] = count === 1 ? text : `${text}#${count}`;
	}
	return names;
}
function order(table, place, ref) {
	return partners(table, place).get(ref.row) ?? table.pairs.length + 1e9 + ref.row;
}
const known = new WeakMap();
function partners(table, place) {
	let both = known.get(table);
	return both || (both = {
		old: new Map(table.pairs.map((pair) => [pair.old, pair.old])),
		next: new Map(table.pairs.map((pair) => [pair.next, pair.old]))
	}, known.set(table, both)), both[place];
}
function safeKey(key) {
	return /^\\*(?:__proto__|constructor|prototype|\$number)$/.test(key) ? `\\${key}` : key;
}
function unique(taken, key) {
	let name = key;
	for (let count = 2; Object.hasOwn(taken, name); count++) name = `${key}#${count}`;
	return name;
}
// src/diff/patch.ts
async function patchOf(diff) {
	let { default: jsonPatch } = await import("./fast-json-patch.js"), old = factsOf$1(diff, "old"), moves = [];
	for (let [from, to] of movesOf(diff)) moveInside(old, from, to) && moves.push({
		op: "move",
		from: pointer(from),
		path: pointer(to)
	});
	return [...moves, ...jsonPatch.compare(old, factsOf$1(diff, "next"))];
}
function* movesOf(diff) {
	let oldNames = new Map(diff.tables.filter((table) => table.old).map((table) => [table.id, rowNames(table, "old")]));
	for (let table of diff.tables) {
		let path = ["tables", safeKey(table.id)];
		if (!table.next) continue;
		let nextNames = rowNames(table, "next"), own = oldNames.get(table.id) ?? [];
		for (let pair of table.pairs) yield* renaming([...path, "rows"], own[pair.old], nextNames[pair.next]);
		for (let change of table.changes) {
			let [from, to] = [change.old[0], change.next[0]];
			if (change.action !== "relocated" || !from || !to || change.fromTable === void 0) continue;
			let name = oldNames.get(change.fromTable)?.[from.row];
			name !== void 0 && (yield [[
				"tables",
				safeKey(change.fromTable),
				"rows",
				name
			], [
				...path,
				"rows",
				nextNames[to.row]
			]]);
		}
		yield* columnMoves(table, path, nextNames);
	}
}
function* columnMoves(table, path, rows) {
	if (!table.old || !table.next) return;
	let [oldTitles, nextTitles] = [columnNames(table.old.header), columnNames(table.next.header)];
	for (let [from, to] of table.matched) {
		yield* renaming([...path, "columns"], oldTitles[from], nextTitles[to]);
		for (let pair of table.pairs) yield* renaming([
			...path,
			"rows",
			rows[pair.next],
			"cells"
		], oldTitles[from], nextTitles[to]);
	}
}
function* renaming(path, from, to) {
	from !== to && (yield [[...path, from], [...path, to]]);
}
function moveInside(root, from, to) {
	let source = objectAt(root, from.slice(0, -1)), target = objectAt(root, to.slice(0, -1)), [oldName, newName] = [from.at(-1), to.at(-1)];
	return !source || !target || !Object.hasOwn(source, oldName) || Object.hasOwn(target, newName) ? !1 : (target[newName] = source[oldName], delete source[oldName], !0);
}
function objectAt(root, path) {
	let here = root;
	for (let step of path) {
		if (typeof here != "object" || !here || Array.isArray(here) || !Object.hasOwn(here, step)) return;
		here = here[step];
	}
	return typeof here == "object" && here && !Array.isArray(here) ? here : void 0;
}
function pointer(steps) {
	return steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
// src/hints.ts
function hintsFrom(config, { path, label }) {
	let keys = config.keys.filter(({ document }) => document === void 0 || matchesPath(document, path ?? label ?? ""));
	return {
		types: [...config.types, ...tableTypes],
		keyFor: (heading, type) => keys.findLast(({ table }) => table === type || matchesGlob(table, heading.at(-1) ?? ""))?.key
	};
}
// src/suspend.ts
var Suspended = class {
	ready;
	constructor(ready) {
		this.ready = ready;
	}
};
async function settled$1(run) {
	for (;;) try {
		return await run();
	} catch (reason) {
		if (!(reason instanceof Suspended)) throw reason;
		await reason.ready;
	}
}
// src/markdown/split.ts
const isSpace = (code) => code === 32 || code === 9;
function nextPipe(row, from) {
	for (let pipe = row.indexOf("|", from); pipe >= 0; pipe = row.indexOf("|", pipe + 1)) {
		let at = pipe;
		for (; at > from && row.charCodeAt(at - 1) === 92;) at--;
		if ((pipe - at) % 2 == 0) return pipe;
	}
	return row.length;
}
function splitRow(row) {
	let cells = [], end = row.length, from = 0;
	for (; from < end && isSpace(row.charCodeAt(from));) from++;
	for (from = row.charCodeAt(from) === 124 ? from + 1 : 0;;) {
		let pipe = nextPipe(row, from), first = from, last = pipe;
		for (; first < last && isSpace(row.charCodeAt(first));) first++;
		for (; last > first && isSpace(row.charCodeAt(last - 1));) last--;
		let empty = first === last;
		if ((pipe < end || !empty || cells.length === 0) && cells.push(empty ? from : first, empty ? from : last), pipe >= end) return cells;
		from = pipe + 1;
	}
}
function countCells(row) {
	let end = row.length;
	for (; end > 0 && isSpace(row.charCodeAt(end - 1));) end--;
	let from = 0;
	for (; from < end && isSpace(row.charCodeAt(from));) from++;
	row.charCodeAt(from) === 124 && from++;
	let count = 0;
	for (;;) {
		let pipe = nextPipe(row, from);
		if ((pipe < end || from < end || count === 0) && count++, pipe >= end) return count;
		from = pipe + 1;
	}
}
function unescapePipes(raw) {
	return raw.includes("\\|") ? raw.replace(/\\([\\|])/g, (pair, mark) => mark === "|" ? "|" : pair) : raw;
}
function delimiterCells(text, start, end) {
	let at = start, cells = 0, marked = !1, skip = (code) => {
		for (; at < end && text.charCodeAt(at) === code;) at++;
	}, blanks = () => {
		for (; at < end && isSpace(text.charCodeAt(at));) at++;
	}, mark = (code) => at >= end || text.charCodeAt(at) !== code ? !1 : (at++, marked = !0, !0);
	for (blanks(), mark(124); blanks(), !(at >= end);) {
		mark(58);
		let filler = at;
		if (skip(45), at === filler) return 0;
		if (mark(58), cells++, blanks(), at >= end) break;
		if (!mark(124)) return 0;
	}
	return marked ? cells : 0;
}
// src/markdown/faults-blocks.ts
function* blockFaults(text, structure, indexOf) {
	let table = -1, tables = structure.tables;
	for (let paragraph of structure.paragraphs) {
		let lines = linesIn(text, paragraph);
		if (!lines.some((line) => line.pipes)) continue;
		for (; table + 1 < tables.length && tables[table + 1].end <= paragraph.start;) table++;
		let above = tables[table], faults = [...delimiterFaults(lines)];
		if (yield* faults, faults.length > 0) continue;
		let fallen = above && fallenRows(text, structure, above, paragraph, lines);
		fallen ? yield {
			...fallen,
			table: indexOf(above.line)
		} : yield* undelimited(lines);
	}
	for (let block of structure.html) yield* swallowed(text, block);
}
function linesIn(text, span) {
	let block = text.slice(span.start, span.end);
	return block.includes("|") ? block.split(/\r\n?|\n/).map((raw, index) => {
		let source = raw.replace(/^[ \t>]+/, ""), pipes = /(^|[^\\])\|/.test(source), delimiter = pipes ? delimiterCells(source, 0, source.length) : 0;
		return {
			line: span.line + index,
			source,
			pipes,
			cells: pipes ? countCells(source) : 1,
			delimiter
		};
	}) : [];
}
function isRow(line) {
	return line.source.startsWith("|") && (line.cells > 1 || /\S.*\|[ \t]*$/.test(line.source.slice(1)));
}
function rowsBelow(lines, from) {
	let rows = [];
	for (let at = from; at < lines.length && lines[at].pipes; at++) rows.push(lines[at].line);
	return rows;
}
function* delimiterFaults(lines) {
	for (let [at, line] of lines.entries()) {
		if (line.delimiter === 0) continue;
		let rows = rowsBelow(lines, at + 1), header = lines[at - 1];
		if (!header) {
			if (line.delimiter < 2 && rows.length === 0) continue;
			yield {
				rule: "broken-table",
				line: line.line,
				rows,
				message: "Unexpected delimiter row without a header row right above it: write one there, or take out what stands between, else no table is read here"
			};
		} else if (header.pipes && header.cells !== line.delimiter && header.delimiter === 0) {
			let message = `Unexpected delimiter row of ${line.delimiter} cells under a header row of ${header.cells}: give both the same number, else no table is read here`;
			yield {
				rule: "broken-table",
				line: line.line,
				rows,
				message
			};
		}
	}
}
function fallenRows(text, structure, table, paragraph, lines) {
	let between = text.slice(table.end, paragraph.start);
	if (between.length > 4e3 || structure.headings.some((heading) => heading.start >= table.end && heading.start < paragraph.start)) return;
	let width = table.header.count, rows = lines.filter((line) => isRow(line) && Math.abs(line.cells - width) < 2), first = rows[0];
	if (!first) return;
	let lost = rows.map((row) => row.line), last = table.rows.at(-1) ?? table.header;
	if (between.trim() === "") {
		if (first !== lines[0]) return;
		let message = `Unexpected blank line inside a table, which ends it: take it out, else ${said(lost.length)} below it`;
		return {
			rule: "broken-table",
			line: paragraph.line - 1,
			rows: lost,
			message
		};
	}
	if (!(last.count < width || !/\|[ \t]*$/.test(last.source)) || !last.source.startsWith("|")) return;
	let message = `Unexpected line break inside a cell, which ends the table: write \`<br>\` or a blank, else ${said(lost.length)} below it`;
	return {
		rule: "broken-table",
		line: last.line,
		column: last.column + last.end - last.start,
		rows: lost,
		message
	};
}
function said(rows) {
	return rows === 1 ? "no table holds the row" : `no table holds the ${rows} rows`;
}
function* undelimited(lines) {
	for (let at = 0; at < lines.length; at++) {
		let header = lines[at];
		if (!isRow(header) || header.cells < 2) continue;
		let next = at + 1;
		for (; next < lines.length && isRow(lines[next]) && lines[next]?.cells === header.cells;) next++;
		if (next < at + 2) continue;
		let message = `Unexpected rows without a delimiter row: write \`${`|${" --- |".repeat(Math.min(header.cells, 4))}${header.cells > 4 ? " …" : ""}`}\` under the first, else no table is read here`;
		yield {
			rule: "broken-table",
			line: header.line,
			rows: lines.slice(at + 1, next).map((line) => line.line),
			message
		}, at = next;
	}
}
function* swallowed(text, block) {
	let source = text.slice(block.start, block.end);
	if (!source.includes("|") || /<(!--|pre|script|style|textarea|code|table)\b|<!--/i.test(source)) return;
	let lines = linesIn(text, block);
	for (let [at, line] of lines.entries()) {
		let header = lines[at - 1];
		line.delimiter !== 0 && header?.pipes && header.cells === line.delimiter && (yield {
			rule: "broken-table",
			line: header.line,
			rows: rowsBelow(lines, at + 1),
			message: "Unexpected table inside an HTML block, where it is no table: write a blank line above its header row"
		});
	}
}
function classOf(code) {
	if (code !== code || code === 32 || code === 9) return 1;
	if (code < 128) return code < 48 || code > 57 && code < 65 || code > 90 && code < 97 || code > 122 ? ascii(code) : 0;
	let character = String.fromCharCode(code);
	return /\s/.test(character) ? 1 : /\p{P}|\p{S}/u.test(character) ? 2 : 0;
}
function ascii(code) {
	return code > 32 && code < 127 ? 2 : +(code >= 10 && code <= 13);
}
function delimiterRun(raw, end, size) {
	let mark = raw.charCodeAt(end - 1), previous = raw.charCodeAt(end - size - 1), next = raw.charCodeAt(end);
	if (previous === 126 || next === 126) return;
	let before = classOf(previous), after = classOf(next), open = after === 0 || after === 2 && before !== 0, close = before === 0 || before === 2 && after !== 0;
	if (mark === 95) {
		let left = open;
		open = left && (before !== 0 || !close), close &&= after !== 0 || !left;
	}
	return {
		kind: "delimiter",
		mark,
		open,
		close,
		left: size,
		struck: !1,
		settled: !1
	};
}
function pairDelimiters(runs) {
	let waiting = runs.filter((run) => !run.settled && (run.open || run.close)), tildes = waiting.filter((run) => run.mark === 126).length;
	if (tildes > 0 && tildes < waiting.length || waiting.length > 200) return !1;
	waiting.forEach((closer, at) => {
		tildes > 0 ? strike(waiting, closer, at) : emphasise(waiting, closer, at);
	});
	for (let run of runs) run.settled = !0;
	return !0;
}
function emphasise(runs, closer, at) {
	for (; closer.close && closer.left > 0 && !closer.settled;) {
		let found = findOpener(runs, closer, at);
		if (found < 0) return;
		let opener = runs[found], use = opener.left > 1 && closer.left > 1 ? 2 : 1;
		opener.left -= use, closer.left -= use, settleBetween(runs, found, at), opener.left === 0 && (opener.settled = !0);
	}
}
function findOpener(runs, closer, at) {
	for (let index = at - 1; index >= 0; index--) {
		let opener = runs[index];
		if (!opener.settled && opener.open && opener.left !== 0 && opener.mark === closer.mark && (!opener.close && !closer.open || closer.left % 3 == 0 || (opener.left + closer.left) % 3 != 0)) return index;
	}
	return -1;
}
function strike(runs, closer, at) {
	if (closer.close && !closer.settled) for (let index = at - 1; index >= 0; index--) {
		let opener = runs[index];
		if (!opener.settled && opener.open && opener.left === closer.left) return opener.struck = !0, closer.struck = !0, opener.settled = !0, closer.settled = !0, settleBetween(runs, index, at);
	}
}
function settleBetween(runs, from, to) {
	for (let index = from + 1; index < to; index++) runs[index].settled = !0;
}
// src/markdown/marks.ts
const unsure = "unsure";
function scanResource(raw, at) {
	let from = blanks(raw, at + 1);
	if (raw.charCodeAt(from) === 41) return {
		url: "",
		end: from + 1
	};
	if (raw.charCodeAt(from) === 60) return unsure;
	let end = destinationEnd(raw, from);
	if (end === 0) return unsure;
	if (end < 0) return;
	let source = raw.slice(from, end);
	if (/&#?[A-Za-z0-9]+;/.test(source)) return unsure;
	from = blanks(raw, end);
	let mark = raw.charCodeAt(from);
	if (from > end && (mark === 34 || mark === 39 || mark === 40)) return unsure;
	if (mark === 41) return {
		url: source.replace(/\\([!-/:-@[-`{-~])/g, "$1"),
		end: from + 1
	};
}
function destinationEnd(raw, from) {
	let depth = 0, limit = Math.min(raw.length, from + 4e3);
	for (let at = from; at < limit; at++) {
		let code = raw.charCodeAt(at);
		if (depth === 0 && (code === 41 || code === 32 || code === 9)) return at;
		if (code <= 32 || code === 127) return -1;
		if (code === 40) {
			if (++depth > 32) return -1;
		} else if (code === 41) depth--;
		else if (code === 92) {
			let next = raw.charCodeAt(at + 1);
			(next === 40 || next === 41 || next === 92) && at++;
		}
	}
	return limit < raw.length ? 0 : -1;
}
function blanks(raw, from) {
	let at = from;
	for (; raw.charCodeAt(at) === 32 || raw.charCodeAt(at) === 9;) at++;
	return at;
}
const openTag$1 = /<[A-Za-z][A-Za-z0-9-]*(?:[ \t]+[A-Za-z_:][A-Za-z0-9_.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>`/]+|'[^']*'|"[^"]*"))?)*[ \t]*\/?>/y, closeTag$1 = /<\/[A-Za-z][A-Za-z0-9-]*[ \t]*>/y, comment = /<!--(?![->])(?:(?!--)[^])*-->/y, email = /<[#-'*+\--9=?A-Z^-~]+@/y;
function scanHtml(raw, at) {
	for (let pattern of [
		openTag$1,
		closeTag$1,
		comment
	]) if (pattern.lastIndex = at, pattern.test(raw)) return pattern.lastIndex;
	return /[A-Za-z/!?]/.test(raw[at + 1] ?? "") ? unsure : (email.lastIndex = at, email.test(raw) ? unsure : 0);
}
const entities = {
	amp: "&",
	apos: "'",
	gt: ">",
	hellip: "…",
	lt: "<",
	mdash: "—",
	nbsp: "\xA0",
	ndash: "–",
	quot: "\""
}, reference = /&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z0-9]{1,31}));/y;
function scanEntity(raw, at) {
	reference.lastIndex = at;
	let found = reference.exec(raw);
	if (!found) return;
	let end = reference.lastIndex, name = found[3];
	if (name !== void 0) return Object.hasOwn(entities, name) ? {
		text: entities[name],
		end
	} : unsure;
	let code = found[1] === void 0 ? Number.parseInt(found[2], 16) : Number.parseInt(found[1], 10);
	return code >= 32 && code < 127 || code >= 160 && code < 55296 ? {
		text: String.fromCharCode(code),
		end
	} : unsure;
}
const bareUrl = /https?:\/\/[A-Za-z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)*(?::[0-9]+)?(?:\/(?:[A-Za-z0-9/._%=+#?,:;-]*[A-Za-z0-9/])?)?(?=[ \t]|$)/y;
function scanUrl(raw, at) {
	if (raw.charCodeAt(at) !== 104) return at;
	let previous = raw.charCodeAt(at - 1);
	return at > 0 && previous !== 32 && previous !== 9 ? at : (bareUrl.lastIndex = at, bareUrl.test(raw) ? bareUrl.lastIndex : at);
}
// src/markdown/reading.ts
const noLinks = [], silent = new Set("a b i em strong sup sub code span abbr kbd pre img p div".split(" ")), variationSelectors = /[\uFE0E\uFE0F]/g, untidy = /[^\S ]|\s\s|^\s|\s$|[\uFE0E\uFE0F]/;
function tidy(text) {
	return untidy.test(text) ? text.replace(variationSelectors, "").replace(/\s+/g, " ").trim() : text;
}
var ReadingBuilder = class {
	out = "";
	links = [];
	anchors = [];
	text(value) {
		this.out += value;
	}
	strike() {
		this.out += "~~";
	}
	footnote(label) {
		this.out += `[^${label}]`;
	}
	image(url, alternative) {
		this.out += alternative, this.links.push({
			url,
			text: tidy(alternative)
		});
	}
	picture(url, alternative) {
		this.links.push({
			url,
			text: tidy(alternative)
		});
	}
	openLink(url) {
		let link = {
			url,
			text: ""
		};
		return this.links.push(link), {
			link,
			from: this.out.length
		};
	}
	closeLink(open) {
		open && (open.link.text = tidy(this.out.slice(open.from)));
	}
	html(source) {
		let tag = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)/.exec(source);
		if (!tag) {
			source.startsWith("<!--") || (this.out += source);
			return;
		}
		let closing = tag[1] === "/", name = tag[2].toLowerCase();
		if (name === "br") this.out += " ";
		else if (!silent.has(name)) this.out += source;
		else if (name === "a") this.anchor(source, closing);
		else if (name === "img" && !closing) {
			let url = attribute(source, "src");
			url !== void 0 && this.picture(url, attribute(source, "alt") ?? "");
		}
	}
	done() {
		for (; this.anchors.length > 0;) this.closeLink(this.anchors.pop());
		return {
			visible: tidy(this.out),
			links: this.links.length > 0 ? this.links : noLinks
		};
	}
	anchor(source, closing) {
		if (closing) return this.closeLink(this.anchors.pop());
		let url = attribute(source, "href");
		this.anchors.push(url === void 0 ? void 0 : this.openLink(url));
	}
};
function attribute(tag, name) {
	let pairs = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
	pairs.lastIndex = 1, pairs.exec(tag);
	for (let found = pairs.exec(tag); found; found = pairs.exec(tag)) if (found[1]?.toLowerCase() === name) return found[2] ?? found[3] ?? found[4] ?? "";
}
// src/markdown/inline.ts
const special = /[\\`*_~![\]<&@\0\r\n]|:\/\/|www\./i, soleLink = /^\[([^\\`*_~![\]<&\0\r\n]*)\]\(([^\\<>()&\s\0-\x20\x7f]*)\)$/;
function readInline(raw, inTable, labels) {
	if (!special.test(raw)) return {
		visible: tidy(raw),
		links: noLinks
	};
	let link = soleLink.exec(raw);
	if (link) {
		let text = tidy(link[1]);
		return {
			visible: text,
			links: [{
				url: link[2],
				text
			}]
		};
	}
	return new InlineScanner(raw, inTable, labels).read();
}
var InlineScanner = class {
	raw;
	inTable;
	labels;
	tokens = [];
	brackets = [];
	lastTagEnd;
	unclosed = new Set();
	constructor(raw, inTable, labels) {
		this.raw = raw, this.inTable = inTable, this.labels = labels;
	}
	read() {
		let at = 0;
		for (; at >= 0 && at < this.raw.length;) at = this.step(at);
		return at < 0 || !this.pair(0) ? void 0 : this.build();
	}
	step(at) {
		switch (this.raw.charCodeAt(at)) {
			case 92: return this.escape(at);
			case 96: return this.code(at);
			case 42:
			case 95:
			case 126: return this.delimiter(at);
			case 33: return this.raw.charCodeAt(at + 1) === 91 ? this.open(at, !0) : this.text("!", at + 1);
			case 91: return this.open(at, !1);
			case 93: return this.close(at);
			case 60: return this.html(at);
			case 38: return this.entity(at);
			case 0:
			case 10:
			case 13: return -1;
			default: return this.plain(at);
		}
	}
	text(value, end) {
		return this.tokens.push({
			kind: "text",
			value
		}), end;
	}
	plain(at) {
		let url = this.brackets.length === 0 ? scanUrl(this.raw, at) : 0;
		if (url > at) return this.tokens.push({
			kind: "url",
			value: this.raw.slice(at, url)
		}), url;
		plainRun.lastIndex = at + 1;
		let next = plainRun.exec(this.raw), end = next ? next.index + +(next[0] === " h") : this.raw.length;
		return this.text(this.raw.slice(at, end), end);
	}
	escape(at) {
		let next = this.raw[at + 1];
		return next !== void 0 && /[!-/:-@[-`{-~]/.test(next) ? this.text(next, at + 2) : this.text("\\", at + 1);
	}
	code(at) {
		let { raw } = this, content = at;
		for (; raw.charCodeAt(content) === 96;) content++;
		let size = content - at;
		if (this.unclosed.has(size)) return this.text(raw.slice(at, content), content);
		for (let end = raw.indexOf("`", content); end >= 0;) {
			let after = end;
			for (; raw.charCodeAt(after) === 96;) after++;
			if (after - end === size) {
				let value = raw.slice(content, end);
				return this.tokens.push({
					kind: "code",
					value: this.inTable ? unescapePipes(value) : value
				}), after;
			}
			end = raw.indexOf("`", after);
		}
		return this.unclosed.add(size), this.text(raw.slice(at, content), content);
	}
	delimiter(at) {
		let { raw } = this, mark = raw.charCodeAt(at), end = at;
		for (; raw.charCodeAt(end) === mark;) end++;
		if (mark === 126) {
			if (raw.charCodeAt(at - 1) === 126) return -1;
			if (end - at > 2) return this.text(raw.slice(at, end), end);
		}
		let run = delimiterRun(raw, end, end - at);
		return run ? (this.tokens.push(run), end) : -1;
	}
	open(at, image) {
		let from = at + (image ? 2 : 1);
		return this.raw.charCodeAt(from) === 94 && (image || this.labels.footnotes.size > 0) ? -1 : (this.brackets.push(this.tokens.length), this.tokens.push({
			kind: "bracket",
			image,
			from,
			active: !0
		}), from);
	}
	close(at) {
		let place = this.brackets.pop();
		if (place === void 0) return this.text("]", at + 1);
		let bracket = this.tokens[place];
		if (!bracket.active) return this.text("]", at + 1);
		let next = this.raw.charCodeAt(at + 1);
		if (next === 40) {
			let resource = scanResource(this.raw, at + 1);
			if (resource === "unsure") return -1;
			if (resource) return this.link(place, bracket, resource.url) ? resource.end : -1;
		}
		return this.labels.definitions.size > 0 && (next === 91 || this.mayRefer(bracket.from, at)) ? -1 : this.text("]", at + 1);
	}
	mayRefer(from, to) {
		if (to - from > 4e3) return !0;
		let label = this.raw.slice(from, to).replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "");
		return this.labels.definitions.has(label.toLowerCase().toUpperCase());
	}
	link(place, bracket, url) {
		if (this.raw.charCodeAt(bracket.from) === 94 || !this.pair(place + 1)) return !1;
		if (bracket.image) {
			let inside = this.tokens.splice(place + 1);
			return !inside.some((token) => !isPlain(token)) && (this.tokens[place] = {
				kind: "image",
				url,
				value: inside.map(textOf).join("")
			}, !0);
		}
		this.tokens[place] = {
			kind: "open",
			url
		}, this.tokens.push({ kind: "close" });
		for (let outer = this.brackets.length - 1; outer >= 0; outer--) {
			let token = this.tokens[this.brackets[outer]];
			if (!token.active) break;
			token.image || (token.active = !1);
		}
		return !0;
	}
	html(at) {
		this.lastTagEnd ??= this.raw.lastIndexOf(">");
		let found = at > this.lastTagEnd ? 0 : scanHtml(this.raw, at);
		if (found === "unsure") return -1;
		if (found === 0) return this.text("<", at + 1);
		let value = this.raw.slice(at, found);
		return this.tokens.push({
			kind: "html",
			value: this.inTable ? unescapePipes(value) : value
		}), found;
	}
	entity(at) {
		let found = scanEntity(this.raw, at);
		return found === "unsure" ? -1 : found ? this.text(found.text, found.end) : this.text("&", at + 1);
	}
	pair(from) {
		let runs = [];
		for (let at = from; at < this.tokens.length; at++) {
			let token = this.tokens[at];
			token.kind === "delimiter" && !token.settled && runs.push(token);
		}
		return runs.length === 0 || pairDelimiters(runs);
	}
	build() {
		let builder = new ReadingBuilder(), open = [], bare = "";
		for (let token of this.tokens) {
			if (token.kind === "delimiter" && token.struck) builder.strike(), bare += " ";
			else if (token.kind === "open") open.push(builder.openLink(token.url));
			else if (token.kind === "close") builder.closeLink(open.pop());
			else if (token.kind === "image") builder.image(token.url, token.value);
			else if (token.kind === "html") builder.html(token.value);
			else if (token.kind === "url") {
				let link = builder.openLink(token.value);
				builder.text(token.value), builder.closeLink(link);
			} else {
				let value = textOf(token);
				builder.text(value), token.kind !== "code" && open.length === 0 && (bare += value);
			}
			(token.kind === "code" || token.kind === "html" || token.kind === "image") && (bare += " ");
		}
		return /[\w+\-.]@[\w-]|https?:\/\/|www\./i.test(bare) ? void 0 : builder.done();
	}
};
const plainRun = /[\\`*_~![\]<&\0\r\n]| h/g;
function isPlain(token) {
	return token.kind === "text" || token.kind === "code" || token.kind === "bracket" || token.kind === "delimiter" && !token.struck;
}
function textOf(token) {
	switch (token.kind) {
		case "text":
		case "code": return token.value;
		case "delimiter": return String.fromCharCode(token.mark).repeat(token.left);
		case "bracket": return token.image ? "![" : "[";
		default: return "";
	}
}
// src/markdown/load.ts
let remark$1, loading;
function loadRemark() {
	return loading ??= import("./remark.js").then((loaded) => (remark$1 = loaded, loaded)), loading;
}
function needRemark() {
	if (!remark$1) throw new Suspended(loadRemark());
	return remark$1;
}
// src/markdown/phrasing.ts
function readPhrasing(nodes, destinations, inTable) {
	let builder = new ReadingBuilder(), plain = inTable ? unescapePipes : (text) => text, walk = (children) => {
		for (let node of children) read(node);
	}, read = (node) => {
		switch (node.type) {
			case "text":
			case "inlineCode": return builder.text(node.value);
			case "html": return builder.html(plain(node.value));
			case "break": return builder.text(" ");
			case "image": return builder.image(node.url, node.alt ?? "");
			case "imageReference": return builder.image(destinations.get(node.identifier) ?? "", node.alt ?? "");
			case "footnoteReference": return builder.footnote(node.label ?? node.identifier);
			case "delete": return builder.strike(), walk(node.children), builder.strike();
			case "link":
			case "linkReference": {
				let open = builder.openLink(node.type === "link" ? node.url : destinations.get(node.identifier) ?? "");
				return walk(node.children), builder.closeLink(open);
			}
			default: return walk(node.children);
		}
	};
	return walk(nodes), builder.done();
}
// src/markdown/reader.ts
const noDefinitions = {
	labels: {
		definitions: new Set(),
		footnotes: new Set()
	},
	destinations: new Map()
};
var InlineReader = class {
	definitions;
	cells = new Map();
	constructor(definitions) {
		this.definitions = definitions;
	}
	read(raw) {
		return this.fast(raw) ?? this.slow(raw);
	}
	isOversized(raw) {
		return raw.length > 65536 && !this.fast(raw);
	}
	heading(raw) {
		if (raw === "") return "";
		let reading = readInline(raw, !1, this.definitions.labels);
		if (reading) return reading.visible;
		if (raw.length > 65536) return tidy(raw);
		let { destinations, labels } = this.definitions;
		return readPhrasing(needRemark().parseHeading(raw, labels), destinations, !1).visible;
	}
	fast(raw) {
		return readInline(raw, !0, this.definitions.labels);
	}
	slow(raw) {
		let known = this.cells.get(raw);
		if (known) return known;
		let reading = raw.length > 65536 ? asSource(raw) : this.parse(raw);
		return this.cells.set(raw, reading), reading;
	}
	parse(raw) {
		let { destinations, labels } = this.definitions;
		return readPhrasing(needRemark().parseCell(raw, labels), destinations, !0);
	}
};
function asSource(raw) {
	return {
		visible: tidy(unescapePipes(raw)),
		links: noLinks
	};
}
// src/markdown/faults-rows.ts
function* rowFaults(text, structure, indexOf, reader) {
	let unportable = /\\\\\||[\v\f\0]/.test(text);
	for (let table of structure.tables) {
		let about = { table: indexOf(table.line) };
		for (let row of [table.header]) yield* faultsOf(row, row.count, unportable, reader, about);
		for (let row of table.rows) yield* faultsOf(row, table.header.count, unportable, reader, about);
		yield* lineBreaks(table, about);
	}
}
function* faultsOf(row, width, unportable, reader, about) {
	row.count > width && (yield* splitCode(row, about));
	let reason = unportableReason(row, unportable);
	reason && (yield {
		rule: "unportable-row",
		line: row.line,
		...about,
		message: reason
	}), row.end - row.start > 65536 && (yield* oversizedCells(row, reader, about));
}
function unportableReason(row, suspicious) {
	let { source } = row;
	if (source.charCodeAt(0) === 124 && /^\|+[ \t]*$/.test(source)) return "Unexpected row of pipes alone, which Markdown readers take differently: write a blank between the pipes, or take the row out";
	if (!suspicious) return;
	if (/\\\\\|/.test(source)) return "Unexpected `\\\\|`, which Markdown readers split differently: write `\\|` for a pipe, `&#92;` for a backslash before one";
	let control = /[\v\f\0]/.exec(source)?.[0];
	if (control !== void 0) return `Unexpected ${control === "\0" ? "NUL" : control === "\v" ? "vertical tab" : "form feed"} in a row, which Markdown readers take differently: take it out`;
}
function* splitCode(row, about) {
	let { source } = row, inCode = pipesInCode(source);
	if (inCode >= 0) yield {
		rule: "broken-table",
		line: row.line,
		column: row.column + inCode,
		...about,
		rows: [row.line],
		message: "Unexpected `|` inside a code span, where it ends the cell as well: write `\\|`"
	};
	else for (let pipe = nextPipe(source, 1); pipe + 1 < source.length; pipe = nextPipe(source, pipe + 1)) if (source.charCodeAt(pipe + 1) === 124) {
		if (/^\|[ \t]*$/.test(source.slice(pipe + 1))) return;
		yield {
			rule: "broken-table",
			line: row.line,
			column: row.column + pipe,
			...about,
			rows: [row.line],
			message: "Unexpected `||`, which ends two cells: write `\\|\\|` for the text, or a blank between the pipes of an empty cell"
		};
		return;
	}
}
function pipesInCode(source) {
	let unclosed = new Set(), runs = /\\[\\`]|`+/g;
	for (let run = runs.exec(source); run; run = runs.exec(source)) {
		let size = run[0].length;
		if (run[0].startsWith("\\") || unclosed.has(size)) continue;
		let end = closing$1(source, runs.lastIndex, size);
		if (end < 0) unclosed.add(size);
		else {
			let pipe = nextPipe(source, runs.lastIndex);
			if (pipe < end) return pipe;
			runs.lastIndex = end + size;
		}
	}
	return -1;
}
function closing$1(source, from, size) {
	let runs = /`+/g;
	runs.lastIndex = from;
	for (let run = runs.exec(source); run; run = runs.exec(source)) if (run[0].length === size) return run.index;
	return -1;
}
function* oversizedCells(row, reader, about) {
	let { source } = row, places = splitRow(source);
	for (let at = 0; at < places.length; at += 2) {
		let start = places[at], raw = source.slice(start, places[at + 1]);
		if (!reader.isOversized(raw)) continue;
		let message = `Cell ${at / 2 + 1} has ${raw.length} characters and markup in them, too many to read as Markdown: it is compared as source`;
		yield {
			rule: "oversized-cell",
			line: row.line,
			column: row.column + start,
			...about,
			message
		};
	}
}
function* lineBreaks(table, about) {
	let width = table.header.count, { rows } = table;
	for (let at = 0; at < rows.length; at++) {
		let row = rows[at];
		if (row.missing === 0 || !row.source.startsWith("|") || /\|[ \t]*$/.test(row.source)) continue;
		let next = at + 1, joined = row.source;
		for (; next - at < 20 && (countCells(joined) < width || !/\|[ \t]*$/.test(joined));) {
			let piece = rows[next];
			if (!piece || piece.line !== row.line + next - at || piece.source.startsWith("|")) break;
			joined += ` ${piece.source}`, next++;
		}
		if (next === at + 1 || countCells(joined) !== width) continue;
		let lines = rows.slice(at, next).map((piece) => piece.line), column = row.column + row.end - row.start, message = `Unexpected line break inside a cell, which makes ${lines.length} rows of one: write \`<br>\` or a blank`;
		yield {
			rule: "broken-table",
			line: row.line,
			column,
			...about,
			rows: lines,
			message
		}, at = next - 1;
	}
}
// src/markdown/faults.ts
function findFaults(text, structure, tables, reader) {
	let places = new Map();
	tables.forEach((table, index) => {
		table.syntax === "gfm" && places.set(table.line, index);
	});
	let indexOf = (line) => places.get(line);
	return [...rowFaults(text, structure, indexOf, reader), ...blockFaults(text, structure, indexOf)].sort((one, other) => one.line - other.line || (one.column ?? 0) - (other.column ?? 0));
}
// src/markdown/document.ts
function assemble(text, structure, html, reader) {
	let placed = [...structure.tables.map(placeOf$1), ...html].sort((one, other) => one.span.start - other.span.start), sections = sectionsOf(text, structure, placed), section = 0, tables = placed.map((table) => {
		for (; section + 1 < sections.length && sections[section + 1].start <= table.span.start;) section++;
		return table.make(sections[section].trail, section);
	}), faults;
	return {
		text,
		tables,
		sections,
		get faults() {
			return faults ??= findFaults(text, structure, tables, reader), faults;
		}
	};
}
var DocumentSection = class {
	trail;
	line;
	start;
	text;
	parts;
	read;
	constructor(trail, line, start, text, parts) {
		this.trail = trail, this.line = line, this.start = start, this.text = text, this.parts = parts;
	}
	get prose() {
		return this.read ??= this.join(), this.read;
	}
	join() {
		let prose = "";
		for (let at = 0; at < this.parts.length; at++) {
			let part = this.parts[at];
			prose += typeof part == "string" ? ` ${part}` : ` ${this.text.slice(part, this.parts[++at])}`;
		}
		return prose.replace(/\s+/g, " ").trim();
	}
};
function sectionsOf(text, structure, tables) {
	let sections = [], above = [], table = 0, add = (line, start, from, to) => {
		let parts = [], at = from;
		for (; table < tables.length && tables[table].span.start < to; table++) {
			let { span, prose } = tables[table];
			span.start > at && parts.push(at, span.start), prose && parts.push(prose), at = Math.max(at, span.end);
		}
		to > at && parts.push(at, to), sections.push(new DocumentSection(above.map((heading) => heading.text), line, start, text, parts));
	}, { headings } = structure;
	return add(1, 0, 0, headings[0]?.start ?? text.length), headings.forEach((heading, index) => {
		for (; above.length > 0 && above.at(-1).depth >= heading.depth;) above.pop();
		above.push(heading), add(heading.line, heading.start, heading.end, headings[index + 1]?.start ?? text.length);
	}), sections;
}
function placeOf$1(place) {
	return {
		span: place,
		make: (heading, section) => new GfmTable(place, heading, section)
	};
}
var GfmTable = class {
	syntax = "gfm";
	heading;
	section;
	line;
	endLine;
	rows;
	place;
	titles;
	constructor(place, heading, section) {
		this.place = place, this.heading = heading, this.section = section, this.line = place.line, this.rows = place.rows, this.endLine = (place.rows.at(-1)?.line ?? place.line + 1) + 1;
	}
	get header() {
		return this.titles ??= this.place.header.cells, this.titles;
	}
};
// src/markdown/html-places.ts
function htmlTablePlaces(text, structure) {
	let places = [], done = 0, table = 0;
	for (let block of structure.html) if (!(block.end <= done || /^<(?:script|style|textarea)\b/i.test(text.slice(block.start, block.start + 10)))) for (let at = Math.max(block.start, done);;) {
		let start = tableStart(text, at, block.end);
		if (start < 0) break;
		let end = tableEnd(text, start) ?? block.end;
		for (; table < structure.tables.length && (structure.tables[table]?.start ?? 0) < start;) table++;
		(structure.tables[table]?.start ?? end) < end || places.push({
			start,
			end
		}), done = end, at = end;
	}
	return places;
}
function tableStart(text, from, end) {
	let marks = /<!--|<table(?=[\s/>])/gi;
	marks.lastIndex = from;
	for (let found = marks.exec(text); found && found.index < end; found = marks.exec(text)) {
		if (found[0] !== "<!--") return found.index;
		let close = text.indexOf("-->", found.index + 4);
		if (close < 0) return -1;
		marks.lastIndex = close + 3;
	}
	return -1;
}
function tableEnd(text, start) {
	let marks = /<!--|<(\/?)table(?=[\s/>])[^>]*>/gi;
	marks.lastIndex = start;
	let depth = 0;
	for (let found = marks.exec(text); found; found = marks.exec(text)) if (found[0] === "<!--") {
		let close = text.indexOf("-->", found.index + 4);
		if (close < 0) return;
		marks.lastIndex = close + 3;
	} else if (found[1] === "") depth++;
	else if (--depth === 0) return marks.lastIndex;
}
// src/markdown/lines.ts
function linesOf(text) {
	let starts = [], ends = [], start = 0, feed = text.indexOf("\n"), back = text.indexOf("\r");
	for (; feed >= 0 || back >= 0;) {
		let end = feed >= 0 && (back < 0 || feed < back) ? feed : back;
		starts.push(start), ends.push(end), start = end === back && feed === end + 1 ? end + 2 : end + 1, feed >= 0 && feed < start && (feed = text.indexOf("\n", start)), back >= 0 && back < start && (back = text.indexOf("\r", start));
	}
	return starts.push(start), ends.push(text.length), {
		count: starts.length,
		starts: Int32Array.from(starts),
		ends: Int32Array.from(ends)
	};
}
function lineAt(lines, offset) {
	let low = 0, high = lines.count - 1;
	for (; low < high;) {
		let middle = low + high + 1 >> 1;
		lines.starts[middle] <= offset ? low = middle : high = middle - 1;
	}
	return low;
}
// src/markdown/heading.ts
function headingContent(source) {
	if (/[\r\n]/.test(source)) return trimBlanks(source.replace(/(?:\r\n?|\n)[^\r\n]*$/, ""));
	let start = 0;
	for (; source.charCodeAt(start) === 35;) start++;
	let content = trimBlanks(source.slice(start)), end = content.length;
	for (; end > 0 && content.charCodeAt(end - 1) === 35;) end--;
	return end === content.length ? content : end === 0 ? "" : /[ \t]/.test(content.charAt(end - 1)) ? trimBlanks(content.slice(0, end)) : content;
}
function trimBlanks(text) {
	let start = 0, end = text.length;
	for (; start < end && isBlank$1(text.charCodeAt(start));) start++;
	for (; end > start && isBlank$1(text.charCodeAt(end - 1));) end--;
	return text.slice(start, end);
}
function isBlank$1(code) {
	return code === 32 || code === 9;
}
// src/markdown/rows.ts
var Sheet = class {
	text;
	reader;
	width = 0;
	asked;
	cells = [];
	constructor(text, reader) {
		this.text = text, this.reader = reader;
	}
	cellsOf(row) {
		if (this.asked === row) return this.cells;
		let places = splitRow(row.source), cells = [];
		for (let at = 0; at < places.length; at += 2) cells.push(new GfmCell(this, row, row.start + places[at], row.start + places[at + 1]));
		return this.asked = row, this.cells = cells, cells;
	}
}, GfmRow = class {
	sheet;
	line;
	column;
	start;
	end;
	counted = -1;
	constructor(sheet, line, column, start, end) {
		this.sheet = sheet, this.line = line, this.column = column, this.start = start, this.end = end;
	}
	get source() {
		return this.sheet.text.slice(this.start, this.end);
	}
	get count() {
		return this.counted < 0 && (this.counted = countCells(this.source)), this.counted;
	}
	get missing() {
		return Math.max(0, this.sheet.width - this.count);
	}
	get cells() {
		let cells = this.sheet.cellsOf(this), { width } = this.sheet;
		if (cells.length === width) return cells;
		let whole = cells.slice(0, width);
		for (; whole.length < width;) whole.push(new MissingCell(this.line, this.column + this.end - this.start));
		return whole;
	}
	get extra() {
		return this.count > this.sheet.width ? this.sheet.cellsOf(this).slice(this.sheet.width) : [];
	}
}, GfmCell = class {
	sheet;
	line;
	column;
	start;
	end;
	reading;
	constructor(sheet, row, start, end) {
		this.sheet = sheet, this.line = row.line, this.column = row.column + start - row.start, this.start = start, this.end = end;
	}
	get source() {
		return unescapePipes(this.sheet.text.slice(this.start, this.end));
	}
	get visible() {
		return this.read().visible;
	}
	get links() {
		return this.read().links;
	}
	read() {
		return this.reading ??= this.sheet.reader.read(this.sheet.text.slice(this.start, this.end), this.start), this.reading;
	}
}, MissingCell = class {
	line;
	column;
	source = "";
	visible = "";
	links = noLinks;
	missing = !0;
	constructor(line, column) {
		this.line = line, this.column = column;
	}
};
// src/markdown/starts.ts
const isBlank = (code) => code === 32 || code === 9, blockNames = new Set("address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr track ul".split(" "));
function isBlankLine(text, start, end) {
	for (let at = start; at < end; at++) if (!isBlank(text.charCodeAt(at))) return !1;
	return !0;
}
function startOf(text, start, end) {
	let code = text.charCodeAt(start);
	if (code === 124 || code > 127 || code >= 97 && code <= 122 || code >= 65 && code <= 90) return "text";
	if (code >= 48 && code <= 57) return ordered(text, start, end);
	switch (code) {
		case 35: return headingDepth(text, start, end) > 0 ? "heading" : "text";
		case 42:
		case 43:
		case 45: return bullet(text, start, end, code);
		case 95: return repeats(text, start, end, code) > 2 ? "break" : "text";
		case 61: return repeats(text, start, end, code) > 0 ? "doubt" : "text";
		case 62: return "container";
		case 96:
		case 126: return fence(text, start, end, code);
		case 91: return text.charCodeAt(start + 1) === 94 ? footnote(text, start, end) : "text";
		case 60: return html(text, start, end);
		default: return "text";
	}
}
function headingDepth(text, start, end) {
	let at = start;
	for (; at < end && text.charCodeAt(at) === 35;) at++;
	let depth = at - start;
	return depth > 0 && depth < 7 && (at === end || isBlank(text.charCodeAt(at))) ? depth : 0;
}
function repeats(text, start, end, mark) {
	let count = 0;
	for (let at = start; at < end; at++) {
		let code = text.charCodeAt(at);
		if (code === mark) count++;
		else if (!isBlank(code)) return 0;
	}
	return count;
}
function bullet(text, start, end, mark) {
	let count = repeats(text, start, end, mark);
	return count > 2 && mark !== 43 ? text.startsWith("-".repeat(count), start) ? "rule" : "break" : count > 0 ? "doubt" : isBlank(text.charCodeAt(start + 1)) ? "container" : "text";
}
function ordered(text, start, end) {
	let at = start;
	for (; at < end && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57;) at++;
	let mark = text.charCodeAt(at);
	return at === end || at - start > 9 || mark !== 46 && mark !== 41 || at + 1 < end && !isBlank(text.charCodeAt(at + 1)) ? "text" : text.slice(start, at) === "1" && !isBlankLine(text, at + 1, end) ? "container" : "doubt";
}
function fence(text, start, end, mark) {
	let at = start;
	for (; at < end && text.charCodeAt(at) === mark;) at++;
	return at - start < 3 ? "text" : mark === 126 ? "fence" : text.slice(at, end).includes("`") ? "text" : "fence";
}
function footnote(text, start, end) {
	let line = text.slice(start, end);
	return line.includes("]:") ? /^\[\^[^\s[\]\\]{1,900}\]:/.test(line) ? "container" : "doubt" : line.includes("\\") ? "doubt" : "text";
}
const openTag = /^<[A-Za-z][A-Za-z0-9-]*(?:[ \t]+[A-Za-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:'[^']*'|"[^"]*"))?)*[ \t]*\/?>/, closeTag = /^<\/[A-Za-z][A-Za-z0-9-]*[ \t]*>/;
function html(text, start, end) {
	let line = text.slice(start, end);
	if (line.startsWith("<!--")) return /^<!--(?!-?>)/.test(line) ? "comment" : "doubt";
	let name = /^<(\/?)([A-Za-z][A-Za-z0-9-]*)(?=[ \t>]|\/>|$)/.exec(line);
	if (!name) return /^<[^A-Za-z/!?]/.test(line) || line === "<" || /^<https?:/.test(line) ? "text" : "doubt";
	if (blockNames.has(name[2].toLowerCase())) return "html";
	let tag = openTag.exec(line) ?? closeTag.exec(line);
	return !tag || /^<(pre|script|style|textarea)\b/i.test(line) ? "doubt" : isBlankLine(line, tag[0].length, line.length) ? "tag" : "text";
}
// src/markdown/scan.ts
function scan(text, lines, readerFor) {
	if (text.includes("\0")) return;
	let scanner = new Scanner(text, lines, readerFor);
	return scanner.run() ? scanner.result : void 0;
}
var Scanner = class {
	result;
	text;
	lines;
	reader;
	above = "nothing";
	first = 0;
	labels = {
		definitions: new Set(),
		footnotes: new Set()
	};
	destinations = new Map();
	constructor(text, lines, readerFor) {
		this.text = text, this.lines = lines;
		let definitions = {
			labels: this.labels,
			destinations: this.destinations
		};
		this.reader = readerFor(definitions), this.result = {
			headings: [],
			tables: [],
			paragraphs: [],
			html: [],
			definitions
		};
	}
	run() {
		let line = 0;
		for (; line >= 0 && line < this.lines.count;) line = this.line(line);
		return this.closeParagraph(this.lines.count), line >= 0;
	}
	line(line) {
		let start = this.start(line), end = this.end(line), mark = this.skipBlanks(start, end);
		if (mark === end) return this.blank(line);
		if (mark > start) return this.indented(line, start, mark, end);
		let kind = startOf(this.text, start, end);
		return this.above === "container" ? this.besideContainer(line, kind) : this.block(line, kind);
	}
	start(line) {
		return this.lines.starts[line];
	}
	end(line) {
		return this.lines.ends[line];
	}
	skipBlanks(start, end) {
		let at = start;
		for (; at < end && (this.text.charCodeAt(at) === 32 || this.text.charCodeAt(at) === 9);) at++;
		return at;
	}
	blank(line) {
		return this.closeParagraph(line), this.above = this.above === "container" || this.above === "container, blank" ? "container, blank" : "nothing", line + 1;
	}
	closeParagraph(line) {
		if (this.above !== "paragraph") return;
		let start = this.start(this.first), end = this.end(line - 1);
		this.hasPipe(start, end) && this.result.paragraphs.push({
			start,
			end,
			line: this.first + 1
		}), this.above = "nothing";
	}
	indented(line, start, mark, end) {
		return this.above === "container" || this.above === "container, blank" ? this.text.charCodeAt(mark) !== 35 && this.calm(mark, end) ? line + 1 : -1 : mark - start > 3 || this.text.slice(start, mark).includes("	") ? this.above === "nothing" || !this.hasPipe(start, end) ? line + 1 : -1 : startOf(this.text, mark, end) !== "text" || this.hasPipe(start, end) || this.delimiterBelow(line) !== 0 || this.text.charCodeAt(mark) === 91 && this.above === "nothing" ? -1 : this.paragraph(line);
	}
	hasPipe(start, end) {
		return this.text.slice(start, end).includes("|");
	}
	calm(start, end) {
		let at = start;
		for (;;) {
			let kind = startOf(this.text, at, end);
			if (kind === "text" || kind === "heading") break;
			if (kind !== "container") return !1;
			let marker = /^(?:>[ \t]?|[-*+][ \t]+|[0-9]{1,9}[.)][ \t]+|\[\^[^\]]*\]:[ \t]*)/.exec(this.text.slice(at, end));
			if (!marker || (at += marker[0].length, this.text.charCodeAt(at - marker[0].length) === 91 && at - marker[0].length > start)) return !1;
			if (at = this.skipBlanks(at, end), at === end) return !0;
		}
		let rest = this.text.slice(at, end);
		return !rest.includes("|") && !rest.includes("]:") && !/^:?-/.test(rest);
	}
	besideContainer(line, kind) {
		return kind === "text" ? this.calm(this.start(line), this.end(line)) && this.delimiterBelow(line) === 0 ? line + 1 : -1 : kind === "container" || kind === "heading" ? this.block(line, kind) : -1;
	}
	block(line, kind) {
		switch (kind) {
			case "text": return this.textLine(line);
			case "heading": return this.heading(line);
			case "container": return this.container(line);
			case "fence": return this.fence(line);
			case "break": return this.skip(line, line + 1);
			case "rule": return this.above === "paragraph" ? this.setext(line) : this.skip(line, line + 1);
			case "comment": return this.comment(line);
			case "tag": return this.above === "paragraph" ? this.paragraph(line) : this.htmlBlock(line);
			case "html": return this.htmlBlock(line);
			default: return -1;
		}
	}
	skip(line, next) {
		return this.closeParagraph(line), this.above = "nothing", next;
	}
	heading(line) {
		this.closeParagraph(line), this.above = "nothing";
		let start = this.start(line), end = this.end(line), text = headingContent(this.text.slice(start, end));
		return this.result.headings.push({
			start,
			end,
			line: line + 1,
			depth: headingDepth(this.text, start, end),
			text
		}), line + 1;
	}
	setext(line) {
		if (this.first !== line - 1) return -1;
		let start = this.start(this.first), end = this.end(line), text = headingContent(this.text.slice(start, end));
		return this.result.headings.push({
			start,
			end,
			line: this.first + 1,
			depth: 2,
			text
		}), this.above = "nothing", line + 1;
	}
	container(line) {
		this.closeParagraph(line);
		let start = this.start(line), end = this.end(line);
		if (!this.calm(start, end)) return -1;
		let note = /^\[\^([^\]]*)\]:/.exec(this.text.slice(start, end));
		return note && this.labels.footnotes.add(note[1].toLowerCase().toUpperCase()), this.above = "container", line + 1;
	}
	fence(line) {
		let start = this.start(line), mark = this.text[start], size = 0;
		for (; this.text[start + size] === mark;) size++;
		let close = RegExp(`^ {0,3}${mark}{${size},}[ \\t]*$`);
		for (let next = line + 1; next < this.lines.count; next++) if (close.test(this.text.slice(this.start(next), this.end(next)))) return this.skip(line, next + 1);
		return this.skip(line, this.lines.count);
	}
	comment(line) {
		let from = this.text.indexOf("-->", this.start(line) + 4), last = line;
		if (from < 0) last = this.lines.count - 1;
		else for (; this.end(last) < from;) last++;
		return this.html(line, last);
	}
	htmlBlock(line) {
		let last = line;
		for (; last + 1 < this.lines.count && !isBlankLine(this.text, this.start(last + 1), this.end(last + 1));) last++;
		return this.html(line, last);
	}
	html(line, last) {
		return this.closeParagraph(line), this.above = "nothing", this.result.html.push({
			start: this.start(line),
			end: this.end(last),
			line: line + 1
		}), last + 1;
	}
	textLine(line) {
		let below = this.delimiterBelow(line);
		if (below < 0) return -1;
		let start = this.start(line), end = this.end(line);
		return below > 0 && below === countCells(this.text.slice(start, end)) ? this.table(line) : this.text.charCodeAt(start) === 91 && this.above !== "paragraph" ? this.bracket(line) : this.paragraph(line);
	}
	paragraph(line) {
		return this.above !== "paragraph" && (this.first = line), this.above = "paragraph", line + 1;
	}
	delimiterBelow(line) {
		if (line + 1 >= this.lines.count) return 0;
		let start = this.start(line + 1), end = this.end(line + 1), mark = this.skipBlanks(start, end), code = this.text.charCodeAt(mark);
		if (mark === end || code !== 124 && code !== 58 && code !== 45) return 0;
		let cells = delimiterCells(this.text, mark, end);
		return cells === 0 ? 0 : mark > start || startOf(this.text, start, end) !== "text" ? -1 : cells;
	}
	bracket(line) {
		let source = this.text.slice(this.start(line), this.end(line)), label = /^\[(?:[^[\]\\]|\\.)*/.exec(source), after = source.slice(label[0].length);
		if (after === "" || after === "\\") return -1;
		if (!after.startsWith("]:")) return this.paragraph(line);
		let definition = /^\[([^[\]\\]{1,900})\]:[ \t]*([^\s<>\\&()\0-\x20\x7f]+)[ \t]*$/.exec(source);
		if (!definition?.[1]?.trim() || this.mayBeTitle(line + 1)) return -1;
		let identifier = normalise(definition[1]);
		return this.labels.definitions.add(identifier.toUpperCase()), this.destinations.has(identifier) || this.destinations.set(identifier, definition[2]), this.skip(line, line + 1);
	}
	mayBeTitle(line) {
		if (line >= this.lines.count) return !1;
		let mark = this.skipBlanks(this.start(line), this.end(line));
		return mark < this.end(line) && !/[A-Za-z#[|]/.test(this.text[mark]);
	}
	table(line) {
		this.closeParagraph(line), this.above = "nothing";
		let sheet = new Sheet(this.text, this.reader), header = new GfmRow(sheet, line + 1, 1, this.start(line), this.end(line));
		if (/^[ \t|]*$/.test(header.source)) return -1;
		sheet.width = header.count;
		let rows = [], next = line + 2;
		for (; next < this.lines.count; next++) {
			let found = this.row(next, sheet, rows);
			if (found === "doubt") return -1;
			if (found === "end") break;
		}
		let last = rows.at(-1);
		return this.result.tables.push({
			start: header.start,
			end: last ? last.end : this.end(line + 1),
			line: line + 1,
			sheet,
			header,
			rows
		}), next;
	}
	row(line, sheet, rows) {
		let start = this.start(line), end = this.end(line), mark = this.skipBlanks(start, end);
		if (mark === end) return "end";
		if (this.text.charCodeAt(mark) !== 124) {
			let kind = startOf(this.text, mark, end);
			if (kind === "doubt" || mark > start && kind !== "text") return "doubt";
			if (kind !== "text") return "end";
		}
		return mark > start && (mark - start > 3 || this.text.slice(start, mark).includes("	")) ? "doubt" : (rows.push(new GfmRow(sheet, line + 1, mark - start + 1, mark, end)), "row");
	}
};
function normalise(label) {
	return label.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "").toLowerCase().toUpperCase().toLowerCase();
}
// src/markdown/tree.ts
const itself = {
	line: (point) => point.line,
	offset: (point) => point.offset
};
function find(root) {
	let found = {
		headings: [],
		tables: [],
		paragraphs: [],
		html: [],
		definitions: {
			labels: {
				definitions: new Set(),
				footnotes: new Set()
			},
			destinations: new Map()
		}
	}, labels = found.definitions.labels, destinations = found.definitions.destinations, stack = [{
		node: root,
		depth: 0
	}];
	for (let next = stack.pop(); next; next = stack.pop()) {
		let { node, depth } = next;
		if (node.type === "heading") depth === 1 && found.headings.push(node);
		else if (node.type === "table") found.tables.push({
			node,
			top: depth === 1
		});
		else if (node.type === "paragraph") found.paragraphs.push(node);
		else if (node.type === "html") found.html.push(node);
		else if (node.type === "definition") labels.definitions.add(node.identifier.toUpperCase()), destinations.has(node.identifier) || destinations.set(node.identifier, node.url);
		else if ("children" in node) {
			node.type === "footnoteDefinition" && labels.footnotes.add(node.identifier.toUpperCase());
			for (let at = node.children.length - 1; at >= 0; at--) stack.push({
				node: node.children[at],
				depth: depth + 1
			});
		}
	}
	return found;
}
function ends(node) {
	return node.position;
}
function spanOf(node, origin) {
	let { start, end } = ends(node);
	return {
		start: origin.offset(start),
		end: origin.offset(end),
		line: origin.line(start)
	};
}
function rowsOf(table, sheet, origin) {
	return table.children.map((row) => {
		let { start, end } = ends(row), column = row.position.start.column;
		return new GfmRow(sheet, origin.line(start), column, origin.offset(start), origin.offset(end));
	});
}
function headingSource(node, text, origin) {
	let { start, end } = spanOf(node, origin);
	return headingContent(text.slice(start, end));
}
function structureOf(found, origin, tables, headingText) {
	return {
		headings: found.headings.map((node) => ({
			...spanOf(node, origin),
			depth: node.depth,
			text: headingText(node)
		})),
		tables,
		paragraphs: found.paragraphs.map((node) => spanOf(node, origin)),
		html: found.html.map((node) => spanOf(node, origin))
	};
}
function tablesOf(found, text, reader) {
	return found.tables.map(({ node }) => {
		let sheet = new Sheet(text, reader), [header, ...rows] = rowsOf(node, sheet, itself);
		return sheet.width = header.count, {
			...spanOf(node, itself),
			sheet,
			header,
			rows
		};
	});
}
function cellContents(found, text) {
	let contents = new Map();
	for (let { node } of found.tables) for (let row of node.children) {
		let { start, end } = ends(row), places = splitRow(text.slice(start.offset, end.offset));
		if (places.length !== row.children.length * 2) throw Error(`Line ${start.line}: remark reads ${row.children.length} cells, refdiff ${places.length / 2}`);
		row.children.forEach((cell, at) => {
			contents.set(start.offset + places[at * 2], cell.children);
		});
	}
	return contents;
}
// src/markdown/skeleton.ts
function readSkeleton(text, lines, parse) {
	let candidates = candidatesOf(text, lines);
	for (;;) {
		let cut = new Cut(text, lines, candidates), found = find(parse(cut.text)), tops = new Map();
		for (let { node, top } of found.tables) top && tops.set(cut.line(ends(node).start), node);
		let held = candidates.filter((candidate) => tops.has(candidate.header + 1));
		if (held.length === candidates.length) return {
			found,
			origin: cut,
			tables: (reader) => cut.tables(found, reader)
		};
		candidates = held.length < candidates.length && held.length > 0 ? held : [];
	}
}
function candidatesOf(text, lines) {
	let candidates = [], line = 1;
	for (; line < lines.count;) {
		if (!isDelimiter(text, lines, line)) {
			line++;
			continue;
		}
		let to = line + 1;
		for (; to < lines.count && startsWithPipe(text, lines, to);) to++;
		to > line + 1 && candidates.push({
			header: line - 1,
			from: line + 1,
			to
		}), line = to;
	}
	return candidates;
}
function mark(text, lines, line) {
	let start = lines.starts[line], at = start;
	for (; text.charCodeAt(at) === 32 && at - start < 4;) at++;
	return at - start < 4 && at < lines.ends[line] ? at : -1;
}
function isDelimiter(text, lines, line) {
	let at = mark(text, lines, line);
	if (at < 0) return !1;
	let code = text.charCodeAt(at);
	return (code === 124 || code === 58 || code === 45) && delimiterCells(text, at, lines.ends[line]) > 0;
}
function startsWithPipe(text, lines, line) {
	let at = mark(text, lines, line);
	return at >= 0 && text.charCodeAt(at) === 124;
}
var Cut = class {
	text;
	whole;
	lines;
	candidates;
	kept = [];
	starts = [];
	constructor(whole, lines, candidates) {
		this.whole = whole, this.lines = lines, this.candidates = candidates;
		let parts = [], offset = 0, next = 0;
		for (let line = 0; line < lines.count; line++) {
			let candidate = candidates[next];
			if (candidate && line === candidate.from) {
				line = candidate.to - 1, next++;
				continue;
			}
			let source = whole.slice(lines.starts[line], lines.ends[line]);
			this.kept.push(line), this.starts.push(offset), parts.push(source), offset += source.length + 1;
		}
		this.text = parts.join("\n");
	}
	line(point) {
		return this.kept[point.line - 1] + 1;
	}
	offset(point) {
		return this.lines.starts[this.kept[point.line - 1]] + point.offset - this.starts[point.line - 1];
	}
	tables(found, reader) {
		let cut = new Map(this.candidates.map((candidate) => [candidate.header + 1, candidate]));
		return found.tables.map(({ node }) => {
			let sheet = new Sheet(this.whole, reader), [header, ...below] = rowsOf(node, sheet, this);
			sheet.width = header.count;
			let candidate = cut.get(header.line), rows = candidate ? [...this.rows(candidate, sheet), ...below] : below, { start, end, line } = spanOf(node, this);
			return {
				start,
				end: Math.max(end, rows.at(-1)?.end ?? 0),
				line,
				sheet,
				header,
				rows
			};
		});
	}
	rows(candidate, sheet) {
		let rows = [];
		for (let line = candidate.from; line < candidate.to; line++) {
			let start = mark(this.whole, this.lines, line), column = start - this.lines.starts[line] + 1;
			rows.push(new GfmRow(sheet, line + 1, column, start, this.lines.ends[line]));
		}
		return rows;
	}
};
// src/markdown/index.ts
async function readDocument(text, options = {}) {
	return (await readTiered(text, options.tier ?? 0)).document;
}
async function readTiered(text, first) {
	let body = text.charCodeAt(0) === 65279 ? text.slice(1) : text, lines = linesOf(body);
	if (first === 0) {
		let document = await readScanned(body, lines);
		if (document) return {
			document,
			tier: 0
		};
	}
	return first === 2 ? {
		document: await readWhole(body, lines),
		tier: 2
	} : {
		document: await readCut(body, lines),
		tier: 1
	};
}
async function readScanned(text, lines) {
	let reader = new InlineReader(noDefinitions), found = scan(text, lines, (definitions) => (reader = new InlineReader(definitions), reader));
	if (!found) return;
	let headings = await settled$1(() => found.headings.map((place) => ({
		...place,
		text: reader.heading(place.text)
	})));
	return build(text, lines, {
		...found,
		headings
	}, reader);
}
async function readCut(text, lines) {
	let { parseBlocks } = await loadRemark(), { found, origin, tables } = readSkeleton(text, lines, parseBlocks), reader = new InlineReader(found.definitions);
	return build(text, lines, structureOf(found, origin, tables(reader), (node) => reader.heading(headingSource(node, text, origin))), reader);
}
async function readWhole(text, lines) {
	let { parseWhole } = await loadRemark(), found = find(parseWhole(text)), { destinations } = found.definitions, contents = cellContents(found, text);
	return build(text, lines, structureOf(found, itself, tablesOf(found, text, { read: (_raw, start) => readPhrasing(contents.get(start) ?? [], destinations, !0) }), (node) => readPhrasing(node.children, destinations, !1).visible), new InlineReader(found.definitions));
}
async function build(text, lines, structure, reader) {
	let places = htmlTablePlaces(text, structure);
	if (places.length === 0) return assemble(text, structure, [], reader);
	let { readHtmlTable } = await import("./html.js");
	return assemble(text, structure, places.map((place) => readHtmlTable(text, lines, place.start, place.end)).filter((table) => table !== void 0), reader);
}
// src/diff/survivors.ts
function survivors(table) {
	let { next } = table, lines, rows = [];
	return (removed) => {
		if (!next) return 1;
		lines || (lines = new Map(table.pairs.map((pair) => [pair.old, next.line(pair.next)])), rows = [...lines.keys()].sort((a, b) => a - b));
		let after = lowerBound(rows, removed.row), [above, below] = [rows[after - 1], rows[after]], nearest = above !== void 0 && (below === void 0 || removed.row - above <= below - removed.row) ? above : below;
		return nearest === void 0 ? next.raw.line : lines.get(nearest);
	};
}
function lowerBound(sorted, value) {
	let low = 0, high = sorted.length;
	for (; low < high;) {
		let middle = low + high >> 1;
		sorted[middle] < value ? low = middle + 1 : high = middle;
	}
	return low;
}
// src/rules/define.ts
function defineRule(rule) {
	return rule;
}
function agrees(patterns, circumstance) {
	return [patterns].flat().some((pattern) => agreesWith(pattern, circumstance));
}
function agreesWith(pattern, circumstance) {
	return Object.entries(pattern).every(([property, expected]) => {
		let actual = circumstance[property];
		return Array.isArray(expected) ? expected.includes(actual) : expected === actual;
	});
}
// src/rules/alias-retargeted.ts
const aliasRetargeted = defineRule({
	id: "alias-retargeted",
	level: "error",
	matches: {
		subject: "row",
		action: "changed",
		retargeted: !0
	},
	summary: "A name that meant one row now means another",
	why: "Whoever uses the name gets something else without any error",
	examples: [{
		title: "An alias goes from one codec to another",
		old: "## KV codecs\n\n| Symbol | Canonical / aliases | Storage / element | Quantized | Source |\n| --- | --- | --- | --- | --- |\n| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |\n| FP8_E4M3 | fp8_e4m3 / fp8, fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |\n| FP8_E5M2 | fp8_e5m2 / fp8_e5m2 | torch.uint8 / torch.float8_e5m2 | True | [a/codecs.py](../a/codecs.py#L5) |\n",
		new: "## KV codecs\n\n| Symbol | Canonical / aliases | Storage / element | Quantized | Source |\n| --- | --- | --- | --- | --- |\n| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |\n| FP8_E4M3 | fp8_e4m3 / fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |\n| FP8_E5M2 | fp8_e5m2 / fp8, fp8_e5m2 | torch.uint8 / torch.float8_e5m2 | True | [a/codecs.py](../a/codecs.py#L5) |\n"
	}]
}), brokenTable = defineRule({
	id: "broken-table",
	level: "warning",
	matches: {
		subject: "diagnostic",
		flaw: "broken-table"
	},
	summary: "A table ends or never starts because of how it is written",
	why: "Rows that look like rows to their author are none to Markdown",
	examples: [{
		title: "A line break inside a cell ends the table",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n| `verbose` | false | Print every step |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often\n\nto try again |\n| `verbose` | false | Print every step |\n"
	}]
}), capabilityNarrowed = defineRule({
	id: "capability-narrowed",
	level: "error",
	matches: {
		subject: "row",
		action: "changed",
		role: "capability",
		direction: ["narrowed", "shifted"]
	},
	summary: "A row declares less than it did, or other things",
	why: "Some of what it admitted is admitted no more",
	examples: [{
		title: "A codec is taken away from a route",
		old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n"
	}, {
		title: "Only some page sizes stay admitted",
		old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"page_sizes\": [], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"page_sizes\": [], \"page_alignment\": 16} | [a/routing.py](../a/routing.py#L10) |\n"
	}]
}), capabilityWidened = defineRule({
	id: "capability-widened",
	level: "notice",
	matches: {
		subject: "row",
		action: "changed",
		role: "capability",
		direction: "widened"
	},
	summary: "A row declares more than it did",
	why: "All that it admitted stays admitted, and more is",
	examples: [{
		title: "A codec is added to a route",
		old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n"
	}]
}), columnAdded = defineRule({
	id: "column-added",
	level: "notice",
	matches: {
		subject: "column",
		action: "added"
	},
	summary: "A table has a column more",
	why: "Every row says something new",
	examples: [{
		title: "A column is added",
		old: "## Options\n\n| Name | Default |\n| --- | --- |\n| `timeout` | 30 |\n| `retries` | 3 |\n",
		new: "## Options\n\n| Name | Default | Unit |\n| --- | --- | --- |\n| `timeout` | 30 | s |\n| `retries` | 3 | times |\n"
	}]
}), columnRemoved = defineRule({
	id: "column-removed",
	level: "warning",
	matches: {
		subject: "column",
		action: "removed"
	},
	except: [{
		when: { role: "capability" },
		level: "error"
	}],
	summary: "A table has a column less",
	why: "What it said of every row is said no more",
	examples: [{
		title: "A column is removed",
		old: "## Options\n\n| Name | Default | Unit |\n| --- | --- | --- |\n| `timeout` | 30 | s |\n| `retries` | 3 | times |\n",
		new: "## Options\n\n| Name | Default |\n| --- | --- |\n| `timeout` | 30 |\n| `retries` | 3 |\n"
	}, {
		title: "A column of a support matrix is removed",
		old: "## Operators\n\n| Operation | CPU | CUDA | Metal |\n| --- | --- | --- | --- |\n| ADD | ✅ | ✅ | 🟡 |\n| MUL | ✅ | 🟡 | ❌ |\n| SUB | ✅ | ✅ | ✅ |\n",
		new: "## Operators\n\n| Operation | CPU | CUDA |\n| --- | --- | --- |\n| ADD | ✅ | ✅ |\n| MUL | ✅ | 🟡 |\n| SUB | ✅ | ✅ |\n",
		level: "error"
	}]
}), columnRenamed = defineRule({
	id: "column-renamed",
	level: "notice",
	matches: {
		subject: "column",
		action: "renamed"
	},
	summary: "A column has another title and holds the same",
	why: "Programs that read the table by title need to know",
	examples: [{
		title: "A column is renamed",
		old: "## Options\n\n| Name | Default | Unit |\n| --- | --- | --- |\n| `timeout` | 30 | s |\n| `retries` | 3 | times |\n",
		new: "## Options\n\n| Name | Standard | Unit |\n| --- | --- | --- |\n| `timeout` | 30 | s |\n| `retries` | 3 | times |\n"
	}]
}), demandAdded = defineRule({
	id: "demand-added",
	level: "error",
	matches: [{
		subject: "row",
		action: "added",
		demand: !0
	}, {
		subject: "row",
		action: "changed",
		role: "demand",
		demand: !0
	}],
	summary: "A row that the user must supply is added, or a row turns required",
	why: "Whoever does not supply it yet fails from now on",
	examples: [{
		title: "A required input is added",
		old: "## Inputs\n\n| Name | Description | Type | Default | Required |\n| --- | --- | --- | --- | --- |\n| region | Where it runs | `string` | `null` | no |\n",
		new: "## Inputs\n\n| Name | Description | Type | Default | Required |\n| --- | --- | --- | --- | --- |\n| region | Where it runs | `string` | `null` | no |\n| name | What it is called | `string` | n/a | yes |\n"
	}, {
		title: "An input turns required",
		old: "## Inputs\n\n| Name | Description | Type | Default | Required |\n| --- | --- | --- | --- | --- |\n| zone | Which zone | `string` | `null` | no |\n| region | Where it runs | `string` | `null` | no |\n",
		new: "## Inputs\n\n| Name | Description | Type | Default | Required |\n| --- | --- | --- | --- | --- |\n| zone | Which zone | `string` | n/a | yes |\n| region | Where it runs | `string` | `null` | no |\n"
	}]
}), descriptionChanged = defineRule({
	id: "description-changed",
	level: "notice",
	matches: {
		subject: "row",
		action: "changed",
		role: "description"
	},
	summary: "A description reads otherwise",
	why: "It may tell of a change that no other cell shows",
	examples: [{
		title: "A description is reworded",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait for an answer |\n| `retries` | 3 | How often to try again |\n"
	}]
}), documentAdded = defineRule({
	id: "document-added",
	level: "notice",
	matches: {
		subject: "document",
		action: "added"
	},
	summary: "A document is there that was not",
	why: "Its tables are listed with it",
	examples: [{
		title: "A document is added",
		old: "",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n"
	}]
}), documentRemoved = defineRule({
	id: "document-removed",
	level: "error",
	matches: {
		subject: "document",
		action: "removed"
	},
	summary: "A document is gone",
	why: "Everything that it declared is declared no more",
	examples: [{
		title: "A document is removed",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: ""
	}]
}), documentRenamed = defineRule({
	id: "document-renamed",
	level: "notice",
	matches: {
		subject: "document",
		action: "renamed"
	},
	summary: "A document has another path",
	why: "Links to it break; its facts are compared all the same",
	examples: [{
		title: "A document moves",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		oldPath: "docs/options.md",
		newPath: "docs/reference/options.md"
	}]
}), duplicateKey = defineRule({
	id: "duplicate-key",
	level: "warning",
	matches: {
		subject: "diagnostic",
		flaw: "duplicate-key"
	},
	summary: "Two rows have the same key",
	why: "Readers and programs cannot tell which of them holds",
	examples: [{
		title: "A route is declared twice",
		old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n| `decode_paged` | prefill | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n"
	}]
}), oversizedCell = defineRule({
	id: "oversized-cell",
	level: "warning",
	matches: {
		subject: "diagnostic",
		flaw: "oversized-cell"
	},
	summary: "A cell is too large or too nested to be read as Markdown",
	why: "It is compared as it is written, so a change of formatting counts as a change",
	examples: []
}), proseChanged = defineRule({
	id: "prose-changed",
	level: "notice",
	matches: { subject: "prose" },
	summary: "The text of a section reads otherwise",
	why: "It may tell of a change that no table shows; said once a section",
	examples: [{
		title: "A sentence changes",
		old: "Times are in seconds.\n\n## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: "Times are in milliseconds.\n\n## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n"
	}]
}), raggedRow = defineRule({
	id: "ragged-row",
	level: "warning",
	matches: {
		subject: "diagnostic",
		flaw: "ragged-row"
	},
	summary: "A row has more or fewer cells than its header",
	why: "Cells stand under the wrong title or are not shown at all",
	examples: [{
		title: "A cell is missing",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n| `cache_dir` | .cache |\n"
	}]
}), rowAdded = defineRule({
	id: "row-added",
	level: "notice",
	matches: {
		subject: "row",
		action: "added"
	},
	summary: "A row is there that was not",
	why: "What is new may be used; nothing that worked stops working",
	examples: [{
		title: "An option is added",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n| `cache_dir` | .cache | Where downloads are kept |\n"
	}]
}), rowMerged = defineRule({
	id: "row-merged",
	level: "warning",
	matches: {
		subject: "row",
		action: "merged"
	},
	summary: "Several rows with the same leading key became one",
	why: "What was declared in parts is now declared once, and the parts may have differed",
	examples: [{
		title: "A version range is closed up",
		old: "## Kernels\n\n| Operator | Version | Types |\n| --- | --- | --- |\n| Abs | 13+ | float, double |\n| Conv | 22+ | float, double, float16 |\n|  | [11, 21] | float, double, float16 |\n| Relu | 14+ | float |\n",
		new: "## Kernels\n\n| Operator | Version | Types |\n| --- | --- | --- |\n| Abs | 13+ | float, double |\n| Conv | 11+ | float, double, float16 |\n| Relu | 14+ | float |\n"
	}]
}), rowReformatted = defineRule({
	id: "row-reformatted",
	level: "off",
	matches: {
		subject: "row",
		action: "changed",
		noise: "reformatted"
	},
	summary: "A row is written otherwise and says the same",
	why: "It is noise, counted and not reported; raise its level to see it",
	examples: [{
		title: "A cell is padded",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout`   | 30   | Seconds to wait |\n| `retries` | 3 | How often to try again |\n"
	}]
}), rowRelocated = defineRule({
	id: "row-relocated",
	level: "warning",
	matches: {
		subject: "row",
		action: "relocated"
	},
	summary: "A row stands in another table now",
	why: "It is still declared, but under another heading, which may mean other terms",
	examples: [{
		title: "An option moves to another section",
		old: "## Network\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n| `cache_dir` | .cache | Where downloads are kept |\n\n## Output\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `verbose` | false | Print every step |\n",
		new: "## Network\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n\n## Output\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `verbose` | false | Print every step |\n| `cache_dir` | .cache | Where downloads are kept |\n"
	}]
}), rowRemoved = defineRule({
	id: "row-removed",
	level: "error",
	matches: {
		subject: "row",
		action: "removed"
	},
	except: [{
		when: { dispensable: !0 },
		level: "notice"
	}],
	summary: "A row is gone",
	why: "Whoever relied on what it declared finds it no more",
	examples: [{
		title: "A route is removed",
		old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n| `decode_scalar` | decode | FP16 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n"
	}, {
		title: "In a table of no known type",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n| `verbose` | false | Print every step |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		level: "warning"
	}]
}), rowRenamed = defineRule({
	id: "row-renamed",
	level: "error",
	matches: {
		subject: "row",
		action: "renamed"
	},
	summary: "A row has another key and is the same otherwise",
	why: "The old name no longer works where it is written down",
	examples: [{
		title: "A route is renamed",
		old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_compact_tail` | decode | FP8_E4M3 | {\"gqa_ratios\": [6], \"head_dims\": [256], \"page_alignment\": 16} | [a/routing.py](../a/routing.py#L10) |\n| `decode_scalar` | decode | FP16 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_compact_scalar_tail` | decode | FP8_E4M3 | {\"gqa_ratios\": [6], \"head_dims\": [256], \"page_alignment\": 16} | [a/routing.py](../a/routing.py#L10) |\n| `decode_scalar` | decode | FP16 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n"
	}]
}), rowReordered = defineRule({
	id: "row-reordered",
	level: "off",
	matches: {
		subject: "row",
		action: "changed",
		noise: "reordered"
	},
	summary: "A row stands elsewhere in its table",
	why: "It is noise, counted and not reported; raise its level to see it",
	examples: [{
		title: "Two rows change places",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n| `verbose` | false | Print every step |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `retries` | 3 | How often to try again |\n| `timeout` | 30 | Seconds to wait |\n| `verbose` | false | Print every step |\n"
	}]
}), rowSplit = defineRule({
	id: "row-split",
	level: "warning",
	matches: {
		subject: "row",
		action: "split"
	},
	summary: "One row became several with the same leading key",
	why: "What was declared once is now declared in parts, which may differ",
	examples: [{
		title: "A version range is cut in two",
		old: "## Kernels\n\n| Operator | Version | Types |\n| --- | --- | --- |\n| Abs | 13+ | float, double |\n| Conv | 11+ | float, double, float16 |\n| Relu | 14+ | float |\n",
		new: "## Kernels\n\n| Operator | Version | Types |\n| --- | --- | --- |\n| Abs | 13+ | float, double |\n| Conv | 22+ | float, double, float16 |\n|  | [11, 21] | float, double, float16 |\n| Relu | 14+ | float |\n"
	}]
}), searchCapped = defineRule({
	id: "search-capped",
	level: "notice",
	matches: {
		subject: "diagnostic",
		flaw: "search-capped"
	},
	summary: "So many rows came and went that not every rename could be looked for",
	why: "Some renamed rows may be told as removed and added",
	examples: []
}), sourceFileChanged = defineRule({
	id: "source-file-changed",
	level: "notice",
	matches: {
		subject: "row",
		action: "changed",
		role: "location"
	},
	summary: "A row is declared in another file",
	why: "Nothing changes for its users; its maintainers look elsewhere",
	examples: [{
		title: "The file of a route moves",
		old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [b/routing.py](../b/routing.py#L10) |\n"
	}]
}), sourceLineMoved = defineRule({
	id: "source-line-moved",
	level: "off",
	matches: {
		subject: "row",
		action: "changed",
		noise: "moved"
	},
	summary: "Only the line anchors of a row moved",
	why: "It is noise, counted and not reported; raise its level to see it",
	examples: [{
		title: "A line anchor moves",
		old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L99) |\n"
	}]
}), tableAdded = defineRule({
	id: "table-added",
	level: "notice",
	matches: {
		subject: "table",
		action: "added"
	},
	summary: "A table is there that was not",
	why: "It is told once, with its rows",
	examples: [{
		title: "A table is added",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n\n## Exit codes\n\n| Code | Meaning |\n| --- | --- |\n| 0 | fine |\n| 1 | trouble |\n"
	}]
}), tableRemoved = defineRule({
	id: "table-removed",
	level: "error",
	matches: {
		subject: "table",
		action: "removed"
	},
	summary: "A table is gone",
	why: "Everything that it declared is declared no more",
	examples: [{
		title: "The codecs go",
		old: "## KV codecs\n\n| Symbol | Canonical / aliases | Storage / element | Quantized | Source |\n| --- | --- | --- | --- | --- |\n| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |\n| FP8_E4M3 | fp8_e4m3 / fp8, fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |\n\n## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n"
	}, {
		title: "A table of no known type goes",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n\n## Exit codes\n\n| Code | Meaning |\n| --- | --- |\n| 0 | fine |\n| 1 | trouble |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		level: "warning"
	}]
}), tableRenamed = defineRule({
	id: "table-renamed",
	level: "notice",
	matches: {
		subject: "table",
		action: "renamed"
	},
	summary: "The heading of a table reads otherwise",
	why: "Links to the section break",
	examples: [{
		title: "A heading is reworded",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: "## Settings\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n"
	}]
}), targetChanged = defineRule({
	id: "target-changed",
	level: "warning",
	matches: {
		subject: "row",
		action: "changed",
		role: "target"
	},
	summary: "What a row stands for changed",
	why: "The name is the same and means something else",
	examples: [{
		title: "A stage is bound to another function",
		old: "## MoE stage bindings\n\n| Family | Stage / mode | Declared binding | Covers | Layout | Arithmetic | Source |\n| --- | --- | --- | --- | --- | --- | --- |\n| awq | w13 / dense | dense_stage | W13 | active | TM FP16 | [a/d.py](../a/d.py) |\n| awq | w2 / dense | dense_two | W2 | active | TM FP16 | [a/d.py](../a/d.py) |\n",
		new: "## MoE stage bindings\n\n| Family | Stage / mode | Declared binding | Covers | Layout | Arithmetic | Source |\n| --- | --- | --- | --- | --- | --- | --- |\n| awq | w13 / dense | dense_stage_two | W13 | active | TM FP16 | [a/d.py](../a/d.py) |\n| awq | w2 / dense | dense_two | W2 | active | TM FP16 | [a/d.py](../a/d.py) |\n"
	}]
}), typingLost = defineRule({
	id: "typing-lost",
	level: "warning",
	matches: {
		subject: "diagnostic",
		flaw: "typing-lost"
	},
	summary: "A table is no longer recognised as what it was",
	why: "Later revisions will be compared as plain text",
	examples: [{
		title: "The key column of the routes is renamed",
		old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n| `decode_scalar` | decode | FP16 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## Attention route declarations\n\n| Path | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n| `decode_scalar` | decode | FP16 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n"
	}]
}), undeclaredReference = defineRule({
	id: "undeclared-reference",
	level: "error",
	matches: {
		subject: "diagnostic",
		flaw: "undeclared-reference"
	},
	summary: "A row names something that no table declares",
	why: "What it names does not exist, or its declaration went missing",
	examples: [{
		title: "A codec goes while a route still lists it",
		old: "## KV codecs\n\n| Symbol | Canonical / aliases | Storage / element | Quantized | Source |\n| --- | --- | --- | --- | --- |\n| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |\n| FP8_E4M3 | fp8_e4m3 / fp8, fp8_e4m3 | torch.uint8 / torch.float8_e4m3fn | True | [a/codecs.py](../a/codecs.py#L5) |\n\n## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## KV codecs\n\n| Symbol | Canonical / aliases | Storage / element | Quantized | Source |\n| --- | --- | --- | --- | --- |\n| FP16 | auto / auto, float16 | torch.float16 / None | False | [a/codecs.py](../a/codecs.py#L5) |\n\n## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n"
	}]
}), unportableRow = defineRule({
	id: "unportable-row",
	level: "warning",
	matches: {
		subject: "diagnostic",
		flaw: "unportable-row"
	},
	summary: "Markdown readers disagree on how a row is read",
	why: "GitHub shows other cells than other tools do",
	examples: [{
		title: "A back-slash before an escaped pipe",
		old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
		new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n| `sep` | a \\\\| b | Between fields |\n"
	}]
}), unreadableCell = defineRule({
	id: "unreadable-cell",
	level: "warning",
	matches: {
		subject: "diagnostic",
		flaw: "unreadable-cell"
	},
	summary: "A cell is not what its column promises",
	why: "It is compared as text, so nothing can be said of what it means",
	examples: [{
		title: "A shape is no JSON",
		old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n",
		new: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, 6, 8], \"page_sizes\": [784], \"page_alignment\": 1} | [a/routing.py](../a/routing.py#L10) |\n| `decode_new` | decode | FP16, FP8_E4M3 | {\"gqa_ratios\": [4, | [a/routing.py](../a/routing.py#L10) |\n"
	}]
}), unsortedTable = defineRule({
	id: "unsorted-table",
	level: "warning",
	matches: {
		subject: "diagnostic",
		flaw: "unsorted-table"
	},
	summary: "A table that is said to be sorted is not",
	why: "Readers look for a row where its name should stand, and regenerated documents differ without need",
	examples: [{
		title: "A row stands out of order",
		old: "",
		new: "## Options\n\nSorted by name.\n\n| Name | Default |\n| --- | --- |\n| `cache_dir` | .cache |\n| `verbose` | false |\n| `timeout` | 30 |\n"
	}]
}), unusedAcceptance = defineRule({
	id: "unused-acceptance",
	level: "notice",
	matches: {
		subject: "diagnostic",
		flaw: "unused-acceptance"
	},
	summary: "An acceptance fits nothing that is or was found",
	why: "It was mistyped, or what it accepted never came",
	examples: []
}), rules = [
	demandAdded,
	rowAdded,
	rowRemoved,
	rowRenamed,
	rowRelocated,
	rowSplit,
	rowMerged,
	sourceLineMoved,
	rowReordered,
	rowReformatted,
	aliasRetargeted,
	capabilityNarrowed,
	capabilityWidened,
	targetChanged,
	sourceFileChanged,
	descriptionChanged,
	defineRule({
		id: "value-changed",
		level: "warning",
		matches: {
			subject: "row",
			action: "changed"
		},
		except: [
			{
				when: { equalAdmission: !0 },
				level: "notice"
			},
			{
				when: { everywhere: !0 },
				level: "notice"
			},
			{
				when: { role: "demand" },
				level: "notice"
			}
		],
		summary: "A value changed whose meaning refdiff does not know",
		why: "Only a reader can tell whether anybody relies on it",
		examples: [{
			title: "A default changes",
			old: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 30 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n",
			new: "## Options\n\n| Name | Default | Description |\n| --- | --- | --- |\n| `timeout` | 60 | Seconds to wait |\n| `retries` | 3 | How often to try again |\n"
		}, {
			title: "Another alignment, but the only page size fits both",
			old: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"page_sizes\": [784], \"page_alignment\": 16} | [a/routing.py](../a/routing.py#L10) |\n",
			new: "## Attention route declarations\n\n| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |\n| `decode_paged` | decode | FP16, FP8_E4M3 | {\"page_sizes\": [784], \"page_alignment\": 8} | [a/routing.py](../a/routing.py#L10) |\n",
			level: "notice"
		}]
	}),
	columnAdded,
	columnRemoved,
	columnRenamed,
	tableAdded,
	tableRemoved,
	tableRenamed,
	documentAdded,
	documentRemoved,
	documentRenamed,
	proseChanged,
	duplicateKey,
	raggedRow,
	unreadableCell,
	brokenTable,
	unportableRow,
	oversizedCell,
	typingLost,
	undeclaredReference,
	unsortedTable,
	searchCapped,
	unusedAcceptance
];
// src/rules/select.ts
function configuredLevel(config, place) {
	return place.column !== void 0 && config.ignore.some((entry) => isIgnored(entry, place)) ? "off" : config.overrides.findLast((override) => selects(override, place))?.level;
}
function isIgnored(entry, place) {
	return selects({
		...entry,
		level: "off"
	}, place);
}
function selects(override, place) {
	return agree(override.document, place.documents, matchesPath) && agree(override.table, place.tables, matchesGlob) && agree(override.key, place.keys, matchesGlob) && agree(override.column, place.column === void 0 ? [] : [place.column], matchesGlob) && (override.rule === void 0 || override.rule === place.rule);
}
function agree(glob, texts, matches) {
	return glob === void 0 || texts.some((text) => matches(glob, text));
}
// src/rules/evaluate.ts
const RANK = {
	off: 0,
	notice: 1,
	warning: 2,
	error: 3
};
function worse(a, b) {
	return RANK[a] >= RANK[b] ? a : b;
}
function judgeChange(change, setting) {
	let fields = change.subject === "row" ? change.fields.map((field) => judgeField(change, field, setting)) : change.fields.map(() => judgeWhole(change, setting));
	if (change.subject === "row" && change.action === "changed" && !change.noise) return {
		change,
		fields,
		...fields.reduce((a, b) => RANK[b.level] > RANK[a.level] ? b : a)
	};
	let own = judgeWhole(change, setting);
	return {
		change,
		fields,
		rule: own.rule,
		level: fields.reduce((level, field) => worse(level, field.level), own.level)
	};
}
function judgeFlaw(flaw, key, setting) {
	let circumstance = {
		subject: "diagnostic",
		flaw
	}, rule = ruleFor(circumstance);
	return {
		rule: rule.id,
		level: levelOf(rule, circumstance, setting, placeOf(setting, rule, key ? [key] : []), void 0)
	};
}
function judgeWhole(change, setting) {
	let { subject, action } = change, circumstance = {
		subject,
		action,
		...change.role ? { role: change.role } : {},
		...change.demand ? { demand: !0 } : {},
		...change.dispensable ? { dispensable: !0 } : {},
		...change.noise ? { noise: change.noise } : {}
	}, rule = ruleFor(circumstance), column = subject === "column" ? change.key[0] : void 0, place = placeOf(setting, rule, subject === "column" ? [] : keysOf(change), column);
	return {
		rule: rule.id,
		level: levelOf(rule, circumstance, setting, place, void 0)
	};
}
function judgeField(change, field, setting) {
	let { part, role } = field, circumstance = {
		subject: "row",
		action: "changed",
		role,
		...part.direction ? { direction: part.direction } : {},
		...part.equalAdmission ? { equalAdmission: !0 } : {},
		...field.demand ? { demand: !0 } : {},
		...field.retargeted ? { retargeted: !0 } : {},
		...field.everywhere ? { everywhere: !0 } : {}
	}, rule = ruleFor(circumstance);
	return {
		rule: rule.id,
		level: levelOf(rule, circumstance, setting, placeOf(setting, rule, keysOf(change), field.column), field)
	};
}
function ruleFor(circumstance) {
	let rule = rules.find((candidate) => agrees(candidate.matches, circumstance));
	if (!rule) throw Error(`no rule for ${JSON.stringify(circumstance)}`);
	return rule;
}
function levelOf(rule, circumstance, { table, config }, place, field) {
	return configuredLevel(config, place) ?? field?.part.levels?.[rule.id] ?? field?.type?.levels?.[rule.id] ?? rule.except?.find(({ when }) => agrees(when, circumstance))?.level ?? table?.type.levels?.[rule.id] ?? rule.level;
}
function keysOf(change) {
	return change.group ? change.next.map((ref) => ref.key) : change.previousKey ? [change.key, change.previousKey] : [change.key];
}
function placeOf({ table, documents }, rule, keys, column) {
	let headings = [table?.next?.heading.at(-1), table?.old?.heading.at(-1)].filter((text) => text !== void 0);
	return {
		documents,
		tables: table ? [
			table.id,
			table.type.id,
			...headings
		] : [],
		keys: keys.map((key) => key.join(" / ")),
		rule: rule.id,
		...column === void 0 ? {} : { column }
	};
}
// src/diff/place.ts
function sourcePlace(cell, context) {
	let [link] = cell.links;
	if (!link || /^[a-z][a-z\d+.-]*:/i.test(link.url)) return;
	let { path, anchor } = destination(link.url, context), line = anchorLine(anchor);
	return line === void 0 ? { path } : {
		path,
		line
	};
}
function messageOf(change, table) {
	let noun = table?.type.noun ?? change.subject, cause = change.cause ? ` (${change.cause})` : "";
	return `${sentence(change, noun, table)}${cause}`;
}
function sentence(change, noun, table) {
	switch (change.subject) {
		case "column": return `column ${name(change.key)} ${passive(change)}${change.previousKey ? `, was ${name(change.previousKey)}` : ""}`;
		case "table": return tableSentence(change, noun, table);
		case "document": return change.previousKey ? `document renamed to ${name(change.key)}, was ${name(change.previousKey)}` : `document ${name(change.key)} ${passive(change)}`;
		case "prose": return proseSentence(change);
		default: return rowSentence(change, noun);
	}
}
function tableSentence(change, noun, table) {
	if (change.action === "renamed") return `table renamed to ${name(change.key)}, was ${name(change.previousKey ?? [])}`;
	let rows = change.action === "added" ? change.next.length : change.old.length, all = (change.action === "added" ? table?.next?.rows : table?.old?.rows) ?? rows, moved = all > rows ? `, ${all - rows} of them ${change.action === "added" ? "from" : "now in"} another table` : "";
	return `table ${name(change.key)} ${passive(change)} with ${counted(all, noun)}${moved}`;
}
function proseSentence(change) {
	let section = change.key.length > 0 ? `under ${name(change.key.slice(-1))}` : "before the first heading";
	return change.action === "renamed" ? `heading ${name(change.key.slice(-1))} was ${name((change.previousKey ?? []).slice(-1))}` : `text ${section} ${passive(change)}`;
}
function rowSentence(change, noun) {
	if (change.noise) return `${counted(change.next.length, noun)} ${change.noise}`;
	if (change.group) return groupSentence(change, noun);
	let what = `${noun} ${name(change.key)}`, also = change.fields.length > 0 ? `; ${fieldPhrases(change.fields)}` : "";
	switch (change.action) {
		case "added": return `${what} added${change.demand ? " and required" : ""}`;
		case "removed": return `${what} removed`;
		case "renamed": return `${noun} ${name(change.previousKey ?? [])} renamed to ${name(change.key)}${also}`;
		case "relocated": return `${what} moved here from ${change.fromTable ?? "another table"}${also}`;
		case "split": return `${what} split into ${change.next.map((ref) => name(ref.key)).join(", ")}`;
		case "merged": return `${change.old.map((ref) => name(ref.key)).join(", ")} merged into ${what}`;
		default: return `${what}: ${fieldPhrases(change.fields)}`;
	}
}
function groupSentence(change, noun) {
	let rows = Math.max(change.old.length, change.next.length);
	if (change.action === "removed") return `${counted(rows, noun)} removed`;
	let odd = change.odd ?? [], shown = odd.slice(0, 4).map(({ key, field }) => `${name(key)} has ${show(field.part.new ?? field.part.old)}`);
	odd.length > 4 && shown.push(`${odd.length - 4} more differ`);
	let [first, ...rest] = change.fields, others = odd.length > 0 ? [] : rest, except = shown.length > 0 ? `, but ${shown.join(", ")}` : "";
	return `${counted(rows, noun)}: ${fieldPhrases([first, ...others])}${except}`;
}
function fieldPhrases(fields) {
	let phrases = fields.slice(0, 4).map(fieldPhrase);
	return fields.length > 4 && phrases.push(`${fields.length - 4} more fields`), phrases.join("; ");
}
const MEANING = {
	narrowed: "declares less",
	widened: "declares more",
	shifted: "declares other things"
};
function fieldPhrase(field) {
	let { part } = field;
	if (field.retargeted) return `${name([lastStep(part.path)])} now means ${name([String(part.new)])}, was ${name([String(part.old)])}`;
	let place = part.path === "" ? field.column : `${field.column} ${pointerText(part.path)}`, turned = field.demand ? " (now required)" : "", meaning = part.direction ? ` (${MEANING[part.direction]})` : part.equalAdmission ? " (admits the same)" : turned;
	return `${place} ${transition(field)}${meaning}`;
}
function transition({ part }) {
	if (part.gone && part.came) {
		let lost = part.gone.length > 0 ? [`lost ${listed(part.gone)}`] : [], gained = part.came.length > 0 ? [`gained ${listed(part.came)}`] : [];
		return [...lost, ...gained].join(", ");
	}
	return part.old === void 0 ? `came with ${show(part.new)}` : part.new === void 0 ? `went, was ${show(part.old)}` : changed(part.old, part.new);
}
function changed(old, next) {
	if (typeof old != "string" || typeof next != "string" || Math.max(old.length, next.length) <= 80) return `${show(old)} → ${show(next)}`;
	let start = commonStart(old, next), end = Math.max(0, commonStart(reversed(old.slice(start)), reversed(next.slice(start))) - CONTEXT), from = Math.max(0, start - CONTEXT), part = (text) => `${from > 0 ? "…" : ""}${text.slice(from, text.length - end)}${end > 0 ? "…" : ""}`;
	return `${show(part(old))} → ${show(part(next))}`;
}
const CONTEXT = 20;
function commonStart(a, b) {
	let length = 0;
	for (; length < a.length && length < b.length && a[length] === b[length];) length++;
	return length;
}
function reversed(text) {
	return [...text].reverse().join("");
}
function listed(members) {
	let shown = members.slice(0, 4).map((member) => `\`${clip(member)}\``);
	return members.length > 4 && shown.push(`${members.length - 4} more`), shown.join(", ");
}
function pointerText(path) {
	return path.slice(1).split("/").map(unescape).join(".");
}
function lastStep(path) {
	return unescape(path.slice(path.lastIndexOf("/") + 1));
}
function unescape(step) {
	return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
function name(key) {
	let cells = key.filter((cell) => cell !== "");
	return cells.length > 0 ? cells.map((cell) => `\`${clip(cell)}\``).join(" / ") : "(no name)";
}
function show(value) {
	return value === void 0 || value === "" ? "(nothing)" : `\`${clip(plain(value))}\``;
}
function plain(value) {
	if (typeof value == "string") return value;
	if (typeof value != "object" || !value) return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map(plain).join(", ")}]`;
	let keys = Object.keys(value), exact = value.$number;
	return keys.length === 1 && typeof exact == "string" ? exact : `{${keys.map((key) => `${JSON.stringify(key)}: ${plain(value[key])}`).join(", ")}}`;
}
function clip(text) {
	return text.length <= 80 ? text : `${text.slice(0, 79).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
function passive(change) {
	return change.action;
}
function counted(count, noun) {
	return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
// src/report/verdict.ts
function findingsOf(document) {
	return [...document.findings, ...document.tables.flatMap((table) => table.findings)];
}
function introducedOf(document) {
	return document.diagnostics.filter((diagnostic) => diagnostic.status === "introduced");
}
function verdictOf(documents, sameBytes) {
	let all = documents.flatMap((document) => [...findingsOf(document), ...introducedOf(document)]), levels = new Set(all.filter(({ accepted }) => !accepted).map(({ level }) => level));
	return levels.has("error") ? "breaking" : levels.has("warning") ? "review" : all.length > 0 ? "compatible" : sameBytes ? "identical" : "noise";
}
function summaryOf(documents) {
	let judged = documents.flatMap((document) => [...findingsOf(document), ...introducedOf(document)]), count = (level) => judged.filter((entry) => entry.level === level && !entry.accepted).length, findings = documents.flatMap(findingsOf), tables = documents.flatMap((document) => document.tables), rowsOf = (matches) => findings.filter((finding) => matches(finding)).reduce((sum, { old, new: next }) => sum + Math.max(old.length, next.length), 0), noise = (kind) => tables.reduce((sum, table) => sum + table.rows[kind], 0), isRow = ({ subject }) => subject === "row";
	return {
		error: count("error"),
		warning: count("warning"),
		notice: count("notice"),
		accepted: judged.filter((entry) => entry.accepted).length,
		added: rowsOf((finding) => finding.action === "added" && (isRow(finding) || finding.subject === "table")),
		removed: rowsOf((finding) => finding.action === "removed" && (isRow(finding) || finding.subject === "table")),
		changed: rowsOf((finding) => finding.action === "changed" && isRow(finding) && !NOISE_RULES.has(finding.rule)) + findings.filter(({ action }) => action === "split" || action === "merged").length,
		renamed: rowsOf((finding) => finding.action === "renamed" && isRow(finding)),
		relocated: rowsOf((finding) => finding.action === "relocated"),
		moved: noise("moved"),
		reordered: noise("reordered"),
		reformatted: noise("reformatted")
	};
}
const NOISE_RULES = new Set([
	"source-line-moved",
	"row-reordered",
	"row-reformatted"
]);
// src/report/build.ts
function buildDocumentReport(diff, config) {
	let setting = {
		table: void 0,
		documents: [diff.next?.input.path, diff.old?.input.path].filter((path) => path !== void 0),
		config
	}, report = {
		status: diff.status,
		verdict: "identical",
		old: sideOf(diff.old, "old.md"),
		new: sideOf(diff.next, "new.md"),
		findings: diff.changes.map((change) => finding(change, setting)),
		tables: diff.tables.map((table) => tableReport(table, {
			...setting,
			table
		})),
		diagnostics: diff.flaws.map((flaw) => diagnostic(flaw, setting, diff))
	}, sameBytes = diff.old?.input.text === diff.next?.input.text && diff.status === "matched";
	return {
		...report,
		verdict: verdictOf([report], sameBytes)
	};
}
function sideOf(read, fallback) {
	if (!read) return null;
	let { label, path, revision, bytes, text } = read.input;
	return {
		label: label ?? path ?? fallback,
		...path === void 0 ? {} : { path },
		...revision === void 0 ? {} : { revision },
		bytes: bytes ?? utf8Length(text)
	};
}
function utf8Length(text) {
	let bytes = text.length;
	for (let index = 0; index < text.length; index++) {
		let unit = text.charCodeAt(index);
		unit > 127 && (bytes += unit > 2047 && (unit < 55296 || unit > 57343) ? 2 : 1);
	}
	return bytes;
}
function tableReport(table, setting) {
	let nearest = survivors(table), { old, next } = table, shown = next ?? old, findings = table.changes.map((change) => finding(change, setting, nearest)), noisy = noiseChanges(table).map((change) => finding(change, setting));
	return {
		id: table.id,
		type: table.type.id,
		heading: [...shown.heading],
		...old && next && !sameTexts(old.heading, next.heading) ? { previousHeading: [...old.heading] } : {},
		status: table.status,
		key: [...table.key],
		columns: {
			old: [...old?.header ?? []],
			new: [...next?.header ?? []],
			matched: table.matched.map(([from, to]) => [from, to])
		},
		syntax: shown.raw.syntax,
		rows: {
			old: old?.rows ?? 0,
			new: next?.rows ?? 0,
			...table.counts
		},
		findings: [...findings, ...noisy.filter(({ level }) => level !== "off")],
		restated: table.restated.map((pair) => ({
			old: rowSide(pair.old),
			new: rowSide(pair.next)
		})),
		...setting.config.noise ? { noise: noiseRows(table) } : {}
	};
}
function noiseRows(table) {
	return table.noise.map(({ class: noiseClass, old, next, columns }) => ({
		class: noiseClass,
		key: [...next.key],
		oldLine: old.grid.line(old.row),
		newLine: next.grid.line(next.row),
		columns: [...columns]
	}));
}
function noiseChanges(table) {
	return [
		"moved",
		"reordered",
		"reformatted"
	].flatMap((noise) => {
		let pairs = table.noise.filter((pair) => pair.class === noise);
		return pairs.length === 0 ? [] : [{
			subject: "row",
			action: "changed",
			key: [],
			group: !0,
			old: pairs.map((pair) => pair.old),
			next: pairs.map((pair) => pair.next),
			fields: [],
			noise
		}];
	});
}
function finding(change, setting, nearest) {
	let judged = judgeChange(change, setting), identity = identityOf(change, setting.table), line = lineOf(change, setting.table, nearest), oldLine = change.oldLine ?? (change.subject === "column" ? setting.table?.old?.raw.line : void 0);
	return {
		subject: change.subject,
		action: change.action,
		rule: judged.rule,
		level: judged.level,
		message: messageOf(change, setting.table),
		fingerprint: fingerprint({
			...identity,
			facts: factsOf(change)
		}),
		key: [...change.key],
		...change.previousKey ? { previousKey: [...change.previousKey] } : {},
		...change.similarity === void 0 ? {} : { similarity: Math.round(change.similarity * 1e3) / 1e3 },
		...change.fromTable === void 0 ? {} : { fromTable: change.fromTable },
		...change.cause === void 0 ? {} : { cause: change.cause },
		...line === void 0 ? {} : { line },
		...oldLine === void 0 ? {} : { oldLine },
		old: change.old.map(rowSide),
		new: change.next.map(rowSide),
		fields: change.fields.map((field, index) => fieldChange(field, judged.fields[index], identity))
	};
}
function lineOf(change, table, nearest) {
	if (change.line !== void 0) return change.line;
	if (change.next.length > 0 || !table?.next) return;
	let [removed] = change.old;
	return removed && nearest ? nearest(removed) : table.next.raw.line;
}
function identityOf(change, table) {
	let { subject, action } = change, key = change.group ? change.next.map((ref) => [...ref.key]).sort(byText) : [...change.key];
	return {
		table: tableIdentity(table),
		subject,
		action,
		key,
		previousKey: change.previousKey ? [...change.previousKey] : null
	};
}
function tableIdentity(table) {
	if (!table) return null;
	if (table.type.key.length > 0) return table.type.id;
	let grid = table.old ?? table.next;
	return [[...grid.header].sort(), grid.heading.at(-1) ?? ""];
}
function byText(a, b) {
	let [left, right] = [JSON.stringify(a), JSON.stringify(b)];
	return left < right ? -1 : +(left > right);
}
function factsOf(change) {
	return change.subject === "prose" ? [[change.before ?? null, change.after ?? null]] : change.action === "split" ? change.next.map((ref) => [...ref.key]) : change.action === "merged" ? change.old.map((ref) => [...ref.key]) : change.subject === "row" ? change.fields.map(fieldFacts) : [];
}
function fieldFacts({ column, part }) {
	return part.gone && part.came ? [
		column,
		part.path,
		[...part.gone],
		[...part.came]
	] : [
		column,
		part.path,
		part.old ?? null,
		part.new ?? null
	];
}
function fieldChange(field, judged, identity) {
	let { column, part } = field;
	return {
		column,
		path: part.path,
		rule: judged.rule,
		level: judged.level,
		old: part.old ?? null,
		new: part.new ?? null,
		...part.direction ? { direction: part.direction } : {},
		fingerprint: fingerprint({
			...identity,
			facts: [fieldFacts(field)]
		})
	};
}
function rowSide({ grid, row, key }) {
	let raw = grid.raw.rows[row], declaredAt = grid.header.flatMap((_, column) => grid.columnType(column).role === "location" ? sourcePlace(raw.cells[column], grid.side.context) ?? [] : [])[0];
	return {
		line: raw.line,
		key: [...key],
		text: raw.cells.map((cell) => cell.visible),
		source: raw.cells.map((cell) => cell.source),
		...raw.extra.length > 0 ? { extra: raw.extra.map((cell) => cell.visible) } : {},
		...declaredAt ? { declaredAt } : {}
	};
}
function sameTexts(a, b) {
	return a.length === b.length && a.every((text, index) => text === b[index]);
}
function diagnostic({ flaw, status }, setting, diff) {
	let judged = judgeFlaw(flaw.rule, flaw.key, {
		...setting,
		table: flaw.table
	}), cause = flaw.cause ?? causeOf(flaw, diff);
	return {
		rule: judged.rule,
		level: judged.level,
		status,
		side: flaw.side,
		line: flaw.line,
		...flaw.column === void 0 ? {} : { column: flaw.column },
		...flaw.table ? { table: flaw.table.id } : {},
		...flaw.key ? { key: [...flaw.key] } : {},
		...flaw.rows ? { rows: [...flaw.rows] } : {},
		message: cause ? `${flaw.message} (${cause})` : flaw.message,
		fingerprint: fingerprint({
			table: tableIdentity(flaw.table),
			subject: "diagnostic",
			action: flaw.rule,
			key: flaw.key ? [...flaw.key] : null,
			facts: [flaw.facts]
		}),
		...cause ? { cause } : {}
	};
}
function causeOf(flaw, diff) {
	if (flaw.rule !== "undeclared-reference" || !flaw.key) return;
	let name = flaw.key.join(" / ");
	for (let table of diff.tables) for (let change of table.changes) if (change.subject === "row" && table.type.id === flaw.target) {
		if (change.action === "removed" && change.key.join(" / ") === name) return `row-removed: \`${name}\` in ${table.id}`;
		if (change.action === "renamed" && change.previousKey?.join(" / ") === name) return `row-renamed: \`${name}\` in ${table.id} is \`${change.key.join(" / ")}\` now`;
	}
}
// src/config/ledger.ts
var Ledger = class {
	#entries;
	#byFingerprint = new Map();
	#byEdit = new Map();
	constructor(acceptances, today) {
		this.#entries = acceptances.map((acceptance) => ({
			acceptance,
			over: isOver(acceptance, today),
			left: acceptance.count,
			fits: !1
		}));
		for (let entry of this.#entries) {
			let { fingerprint } = entry.acceptance;
			push(this.#byFingerprint, fingerprint, entry);
			for (let id of editIds(entry.acceptance.state ?? {})) push(this.#byEdit, id, entry);
		}
	}
	open(document) {
		let about = (entries) => (entries ?? []).filter(({ acceptance }) => isAbout(acceptance, document));
		return {
			byFingerprint: (fingerprint, times) => book(about(this.#byFingerprint.get(fingerprint)), times),
			byEdits: (ids) => bookEach(ids.map((id) => about(this.#byEdit.get(id))))
		};
	}
	idle(documents) {
		return this.#entries.filter(({ fits, acceptance }) => !fits && documents.some((document) => isKnownToBeAbout(acceptance, document))).map(({ acceptance }) => acceptance);
	}
	tooLate() {
		return this.#entries.filter(({ over, fits }) => over && fits).map(({ acceptance }) => acceptance);
	}
};
function push(map, key, entry) {
	let entries = map.get(key);
	entries ? entries.push(entry) : map.set(key, [entry]);
}
function book(entries, times) {
	for (let entry of entries) entry.fits = !0;
	let free = entries.find(({ over, left }) => !over && left >= times), entry = free ?? entries.find(({ over, left }) => over && left >= times);
	return entry ? (entry.left -= times, free ? { accepted: acceptedBy(entry.acceptance) } : { expired: acceptedBy(entry.acceptance) }) : {};
}
function bookEach(lists) {
	let taken = [];
	for (let entries of lists) {
		let entry = entries.find(({ over, left }) => !over && left > 0);
		if (!entry) {
			for (let each of taken) each.left++;
			return {};
		}
		entry.left--, taken.push(entry);
	}
	for (let entry of taken) entry.fits = !0;
	return taken.length > 0 ? { accepted: together(taken.map(({ acceptance }) => acceptedBy(acceptance))) } : {};
}
function isOver({ until }, today) {
	return until !== void 0 && today !== void 0 && until < today;
}
const pathsOf = ({ old, new: next }) => [old?.path, next?.path].filter((path) => path !== void 0);
function isAbout(acceptance, document) {
	return pathsOf(document).length === 0 || isKnownToBeAbout(acceptance, document);
}
function isKnownToBeAbout({ document: glob }, document) {
	return glob === void 0 || pathsOf(document).some((path) => matchesPath(glob, path));
}
function acceptedBy({ reason, until, by }) {
	return {
		reason,
		...until !== void 0 && { until },
		by
	};
}
function together(all) {
	let until = all.flatMap((each) => each.until ?? []).sort()[0], join = (texts, separator) => [...new Set(texts)].join(separator);
	return {
		reason: join(all.map(({ reason }) => reason), "; "),
		...until !== void 0 && { until },
		by: join(all.map(({ by }) => by), ", ")
	};
}
// src/config/accept.ts
function applyAcceptances(report, acceptances, options = {}) {
	if (acceptances.length === 0) return {
		report,
		spent: [],
		unused: [],
		expired: []
	};
	let ledger = new Ledger(acceptances, options.today), documents = report.documents.map((document) => {
		let book = ledger.open(document);
		return {
			...document,
			findings: document.findings.map((finding) => judged(finding, void 0, book)),
			tables: document.tables.map((table) => ({
				...table,
				findings: table.findings.map((finding) => judged(finding, table, book))
			})),
			diagnostics: document.diagnostics.map((diagnostic) => diagnostic.status === "introduced" ? marked(diagnostic, book.byFingerprint(diagnostic.fingerprint, 1)) : diagnostic)
		};
	}), standing = new Set(report.documents.flatMap(({ diagnostics }) => diagnostics.filter(({ status }) => status !== "introduced").map(({ fingerprint }) => fingerprint))), idle = ledger.idle(report.documents), spent = idle.filter((entry) => standing.has(entry.fingerprint) || options.stands?.(entry) === !0);
	return {
		report: {
			...report,
			documents
		},
		spent,
		unused: idle.filter((entry) => !spent.includes(entry)),
		expired: ledger.tooLate()
	};
}
function judged(finding, table, book) {
	let changed = finding.action === "changed", times = isGroup(finding) ? Math.max(finding.old.length, finding.new.length) : 1;
	if (finding.level === "off") {
		for (let { fingerprint } of [finding, ...finding.fields]) book.byFingerprint(fingerprint, 0);
		return finding;
	}
	let own = book.byFingerprint(finding.fingerprint, times);
	if (own.accepted && (changed || finding.fields.length === 0)) return marked(finding, own);
	let bookings = finding.fields.map((field) => {
		if (field.level === "off" || finding.subject !== "row") return {};
		let booking = book.byFingerprint(field.fingerprint, times);
		if (booking.accepted) return booking;
		let known = editsOf(finding, table, field).map((ids) => book.byEdits(ids));
		return {
			...booking,
			...known.find(({ accepted }) => accepted)
		};
	}), fields = finding.fields.map((field, index) => {
		let accepted = bookings[index]?.accepted;
		return accepted ? {
			...field,
			accepted
		} : field;
	}), late = own.expired ?? bookings.find(({ accepted, expired }) => !accepted && expired)?.expired;
	return settled({
		...finding,
		fields
	}, own.accepted, late);
}
function editsOf(finding, table, field) {
	let alike = finding.fields.filter(({ column, path }) => column === field.column && path === field.path), rows = changedRows(finding, field);
	if (alike.length !== 1 || rows.length > 1 && !isGroup(finding)) return [];
	let ids = (keys) => editIds({
		...stateOf(finding, table, field),
		rows: keys
	});
	return finding.previousKey ? [ids(rows), ids([finding.previousKey])] : [ids(rows)];
}
function settled(finding, own, late) {
	let counted = finding.subject === "row" ? finding.fields.filter(({ level }) => level !== "off") : [], covered = counted.flatMap(({ accepted }) => accepted ?? []), rest = counted.filter(({ accepted }) => !accepted), ownDone = finding.action === "changed" ? covered.length > 0 : own !== void 0;
	return ownDone && rest.length === 0 ? {
		...finding,
		accepted: together([...own ? [own] : [], ...covered])
	} : marked(ownDone ? {
		...finding,
		...worst(rest)
	} : finding, late ? { expired: late } : {});
}
function marked(item, { accepted, expired }) {
	if (accepted) return {
		...item,
		accepted
	};
	if (!expired) return item;
	let message = `${item.message}; its acceptance ran out on ${expired.until} (${expired.by})`;
	return {
		...item,
		expired,
		message
	};
}
const rank = {
	off: 0,
	notice: 1,
	warning: 2,
	error: 3
};
function worst(fields) {
	let [first, ...others] = fields;
	if (!first) return;
	let { rule, level } = others.reduce((worse, field) => rank[field.level] > rank[worse.level] ? field : worse, first);
	return {
		rule,
		level
	};
}
// src/report/conclude.ts
function concludeReport({ documents, sameBytes, config, stands, unusedLevel }) {
	let draft = {
		schemaVersion: 1,
		tool: {
			name: "refdiff",
			version: version$1
		},
		verdict: "identical",
		summary: summaryOf(documents),
		documents: [...documents]
	}, options = {
		stands,
		...config.today === void 0 ? {} : { today: config.today }
	}, { report, unused } = applyAcceptances(draft, config.acceptances, options), [first, ...rest] = report.documents, judged = (first ? [{
		...first,
		diagnostics: [...first.diagnostics, ...unused.map((entry) => unusedDiagnostic(entry, unusedLevel))]
	}, ...rest] : []).map((document, index) => ({
		...document,
		verdict: verdictOf([document], sameBytes[index] ?? !1)
	}));
	return {
		...report,
		verdict: verdictOf(judged, sameBytes.every((same) => same)),
		summary: summaryOf(judged),
		documents: judged
	};
}
function unusedDiagnostic(entry, level) {
	return {
		rule: "unused-acceptance",
		level,
		status: "introduced",
		side: "new",
		line: 1,
		message: `The acceptance at ${entry.by} fits nothing that was found: remove it, or correct its fingerprint`,
		fingerprint: entry.fingerprint
	};
}
// src/diff/sorted.ts
const SAID_SORTED = /\b(?:sorted (?:by|alphabetically)|in alphabetical order|alphabetically sorted)\b/i;
function unsortedTables(tables) {
	return tables.flatMap((table) => {
		let grid = table.next;
		if (!grid) return [];
		let { document } = grid.side;
		if (document.tables.filter(({ section }) => section === grid.raw.section).length !== 1 || !SAID_SORTED.test(document.sections[grid.raw.section]?.prose ?? "")) return [];
		let keys = Array.from({ length: grid.rows }, (_, row) => table.nextKeys(row).join("\0")), row = ORDERS.map((order) => keys.findIndex((key, index) => index > 0 && order(keys[index - 1], key) > 0));
		if (row.includes(-1)) return [];
		let at = Math.max(...row);
		return [{
			rule: "unsorted-table",
			side: "new",
			line: grid.line(at),
			table,
			key: table.nextKeys(at),
			facts: "",
			message: `The section says that the table is sorted, but \`${table.nextKeys(at).join(" / ")}\` stands after \`${table.nextKeys(at - 1).join(" / ")}\`: sort the rows, or the sentence out`
		}];
	});
}
const ORDERS = [(a, b) => a < b ? -1 : +(a > b), (a, b) => {
	let [left, right] = [a.toLowerCase(), b.toLowerCase()];
	return left < right ? -1 : +(left > right);
}];
// src/inspect.ts
async function parseDocument(input, config = {}) {
	let [diff] = await readAlone(input, {
		...defaults,
		...config
	});
	return settled$1(() => ({
		document: input.label ?? input.path ?? "",
		tables: diff.tables.map(tableJson)
	}));
}
async function checkDocuments(inputs, config = {}) {
	let whole = {
		...defaults,
		...config
	}, documents = [];
	for (let input of inputs) {
		let [, report] = await readAlone(input, whole), tables = report.tables.map((table) => ({
			...table,
			status: "matched",
			findings: []
		}));
		documents.push({
			...report,
			status: "matched",
			findings: [],
			tables
		});
	}
	return concludeReport({
		documents,
		sameBytes: inputs.map(() => !0),
		config: whole,
		stands: () => !0,
		unusedLevel: "off"
	});
}
async function readAlone(input, config) {
	let document = await readDocument(input.text);
	return settled$1(() => {
		let found = diffDocument(void 0, {
			input,
			document
		}, hintsFrom(config, input)), unsorted = unsortedTables(found.tables).map((flaw) => ({
			flaw,
			status: "introduced"
		})), diff = {
			...found,
			flaws: [...found.flaws, ...unsorted]
		};
		return [diff, buildDocumentReport(diff, config)];
	});
}
function tableJson(table) {
	let grid = table.next;
	return {
		id: table.id,
		type: table.type.id,
		heading: [...grid.heading],
		line: grid.raw.line,
		key: [...table.key],
		columns: grid.header.map((title, column) => {
			let { kind, role } = grid.columnType(column);
			return {
				title,
				kind: kind.id,
				role
			};
		}),
		rows: grid.raw.rows.map((raw, row) => ({
			line: raw.line,
			key: table.nextKeys(row),
			cells: grid.header.map((_, column) => grid.columnType(column).kind.facts(grid.value(row, column))),
			...raw.extra.length > 0 ? { extra: raw.extra.map((cell) => cell.visible) } : {}
		}))
	};
}
// src/compare.ts
async function compare(old, next, config = {}) {
	let { report } = await compareDocuments([toInput(old, "old.md")], [toInput(next, "new.md")], config);
	return report;
}
async function compareDocuments(old, next, config = {}, reading = {}) {
	let whole = {
		...defaults,
		...config
	}, pairs = pairDocuments(old, next), read = [];
	for (let pair of pairs) read.push(await readPair(pair, reading));
	let sameBytes = pairs.map(([before, after]) => before?.text === after?.text && before?.path === after?.path), [diffs, report] = await settled$1(() => {
		let found = diffDocuments(read, ([before, after]) => hintsFrom(whole, (after ?? before).input));
		return [found, concludeReport({
			documents: found.map((diff) => buildDocumentReport(diff, whole)),
			sameBytes,
			config: whole,
			...acceptanceContext(found, whole)
		})];
	});
	return {
		report,
		facts: () => settled$1(() => bothFacts(diffs)),
		patch: () => settled$1(() => patchAll(diffs))
	};
}
function acceptanceContext(diffs, config) {
	let known, oldDocuments = () => (known ??= diffs.flatMap((diff) => {
		let path = diff.old?.input.path;
		return diff.old ? [{
			facts: factsOf$1(diff, "old"),
			...path === void 0 ? {} : { path }
		}] : [];
	}), known);
	return {
		stands: (entry) => standsIn(entry, oldDocuments()),
		unusedLevel: judgeFlaw("unused-acceptance", void 0, {
			table: void 0,
			documents: [],
			config
		}).level
	};
}
async function readPair([old, next], reading) {
	let before = old && {
		input: old,
		document: await readDocument(old.text, reading)
	};
	return next ? [before, {
		input: next,
		document: before && old.text === next.text ? before.document : await readDocument(next.text, reading)
	}] : [before, void 0];
}
function toInput(source, label) {
	return typeof source == "string" ? {
		text: source,
		label
	} : source;
}
function bothFacts(diffs) {
	return {
		old: facts(diffs, "old"),
		new: facts(diffs, "next")
	};
}
function facts(diffs, place) {
	return diffs.length === 1 ? factsOf$1(diffs[0], place) : { documents: Object.fromEntries(diffs.map((diff) => [nameOf(diff), factsOf$1(diff, place)])) };
}
async function patchAll(diffs) {
	return diffs.length === 1 ? patchOf(diffs[0]) : (await Promise.all(diffs.map(async (diff) => (await patchOf(diff)).map((operation) => prefixed(operation, nameOf(diff)))))).flat();
}
function nameOf({ old, next }) {
	let input = (next ?? old).input;
	return input.path ?? input.label ?? "";
}
function prefixed(operation, name) {
	let prefix = `/documents/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, path = prefix + operation.path;
	return operation.op === "move" ? {
		...operation,
		from: prefix + operation.from,
		path
	} : {
		...operation,
		path
	};
}
// src/config/acceptance.ts
const acceptanceFile = "refdiff.accepted.yml";
async function parseAcceptances(text, file) {
	let { readAcceptances } = await import("./acceptance-file.js");
	return readAcceptances(text, file).map(({ acceptance }) => acceptance);
}
async function acceptFindings(report, options, text, file) {
	let { recordFindings } = await import("./acceptance-file.js");
	return recordFindings(report, options, text, file);
}
async function pruneAcceptances(spent, text, file) {
	let { dropEntries } = await import("./acceptance-file.js");
	return dropEntries(spent, text, file);
}
// src/config/problem.ts
var ConfigError = class extends UserError {
	file;
	problems;
	constructor(file, problems) {
		let shownProblems = problems.slice(0, most), single = problems.length === 1, lines = shownProblems.map(({ line, column, message, hint }) => `${file}:${line}:${column}: ${message}${single || !hint ? "" : ` (${hint})`}`);
		problems.length > most && lines.push(`${file}: ${problems.length - most} more`), super("bad-config", lines.join("\n"), single ? problems[0]?.hint : void 0), this.file = file, this.problems = problems;
	}
};
const most = 10;
function quoted(text) {
	return `\`${harmless(text.length > 60 ? `${text.slice(0, 59)}…` : text).replaceAll("`", "'")}\``;
}
function harmless(text) {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`);
}
function oneOf(options) {
	let all = options.map(quoted);
	return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;
}
function didYouMean(text, options) {
	let nearest = options.map((option) => ({
		option,
		distance: distance(text.toLowerCase(), option.toLowerCase())
	})).filter(({ option, distance }) => distance <= Math.max(1, Math.floor(Math.min(option.length, 60) / 3))).sort((one, other) => one.distance - other.distance)[0];
	return nearest && `did you mean ${quoted(nearest.option)}`;
}
function distance(from, to) {
	if (from.length > 60 || to.length > 60) return 1e400;
	let before = [], last = Array.from({ length: to.length + 1 }, (_, index) => index);
	for (let row = 1; row <= from.length; row++) {
		let line = [row];
		for (let column = 1; column <= to.length; column++) {
			let same = from[row - 1] === to[column - 1], steps = [
				(last[column] ?? 0) + 1,
				(line[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + +!same
			];
			from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] && steps.push((before[column - 2] ?? 0) + 1), line.push(Math.min(...steps));
		}
		before = last, last = line;
	}
	return last[to.length] ?? 0;
}
// src/report/annotations.ts
const levels = [
	"error",
	"warning",
	"notice"
];
function annotations(report, options = {}) {
	let { on = "reference", limit = 10, rest = "the report" } = options;
	if (on === "none") return [];
	let places = grouped(report.documents.flatMap((document) => [...on === "source" ? [] : onReference(document, options), ...on === "reference" ? [] : onSource(document, options)]));
	return levels.flatMap((level) => limited(places.filter((place) => place.level === level), limit, rest));
}
function onReference(document, { shown = (_path, line) => line }) {
	let file = document.new ? document.new.path ?? document.new.label : void 0, at = (line) => {
		if (file === void 0) return {};
		let here = line === void 0 ? void 0 : shown(file, line);
		return here === void 0 ? { file } : {
			file,
			line: here
		};
	}, found = findings(document).map(({ table, finding }) => ({
		...remark(finding, table),
		text: `${finding.message}${wasAt(finding)}`,
		...at(finding.new[0]?.line ?? finding.line)
	})), flaws = document.diagnostics.filter(counts).map((flaw) => ({
		...remark(flaw, flaw.table ?? ""),
		text: flaw.message,
		...at(flaw.side === "new" ? flaw.line : void 0)
	}));
	return [...found, ...flaws];
}
function onSource(document, { touches = () => !0 }) {
	return findings(document).flatMap(({ table, finding }) => {
		let sides = finding.new.length > 0 ? finding.new : finding.old, places = new Map();
		for (let { declaredAt } of sides) {
			if (declaredAt === void 0 || !touches(declaredAt.path)) continue;
			let line = finding.new.length > 0 ? declaredAt.line : void 0;
			places.set(`${declaredAt.path}:${line}`, {
				file: declaredAt.path,
				...line === void 0 ? {} : { line }
			});
		}
		return [...places.values()].map((place) => ({
			...remark(finding, table),
			text: finding.message,
			...place
		}));
	});
}
function findings(document) {
	let inTables = document.tables.flatMap((table) => table.findings.map((finding) => ({
		table: table.id,
		finding
	})));
	return [...document.findings.map((finding) => ({
		table: "",
		finding
	})), ...inTables].filter(({ finding }) => counts(finding));
}
function counts(item) {
	return item.level === "off" || item.accepted ? !1 : !("status" in item) || item.status === "introduced";
}
function remark(item, table) {
	return {
		level: item.level === "off" ? "notice" : item.level,
		rule: item.rule,
		table
	};
}
function wasAt(finding) {
	if (finding.new.length > 0) return "";
	let line = finding.old[0]?.line ?? finding.oldLine;
	return line === void 0 ? "" : ` (was line ${line} of the old document)`;
}
const severity = (remark) => levels.indexOf(remark.level);
function grouped(remarks) {
	let files = new Map();
	for (let item of remarks) {
		let lines = files.get(item.file ?? "") ?? new Map();
		files.set(item.file ?? "", lines);
		let here = lines.get(item.line ?? 0);
		here ? here.push(item) : lines.set(item.line ?? 0, [item]);
	}
	return [...files.values()].flatMap((lines) => [...lines].toSorted(([a], [b]) => a - b).flatMap(([, items]) => {
		let [first, ...others] = items.toSorted((a, b) => severity(a) - severity(b));
		return first ? [{
			level: first.level,
			remarks: [first, ...others]
		}] : [];
	}));
}
function limited(places, limit, rest) {
	return places.length <= limit ? places.map((place) => annotation(place, rest)) : [...places.slice(0, limit - 1).map((place) => annotation(place, rest)), ...closing(places.slice(limit - 1), rest)];
}
function annotation({ level, remarks }, rest) {
	let [{ file, line, rule }] = remarks, others = remarks.length - 1;
	return {
		level,
		title: visible(`refdiff: ${rule}${others > 0 ? ` and ${others} more` : ""}`),
		message: lines(remarks.map((item) => visible(item.text)), (left) => `… and ${left} more here, see ${rest}`),
		...file === void 0 ? {} : { file },
		...line === void 0 ? {} : { line }
	};
}
function closing(places, rest) {
	let first = places[0];
	if (!first) return [];
	let remarks = places.flatMap((place) => place.remarks), tables = new Map();
	for (let { table } of remarks) tables.set(table, (tables.get(table) ?? 0) + 1);
	let noun = remarks.every((item) => item.level === first.level) ? first.level : "finding", many = `${remarks.length} more ${noun}${remarks.length === 1 ? "" : "s"}, see ${rest}`, counted = [...tables].toSorted(([, a], [, b]) => b - a).map(([table, count]) => visible(`${table === "" ? "outside of tables" : table}: ${count}`)), { file, line } = first.remarks[0];
	return [{
		level: first.level,
		title: `refdiff: ${remarks.length} more`,
		message: lines([many, ...counted], (left) => `… and ${left} more tables`),
		...file === void 0 ? {} : { file },
		...line === void 0 ? {} : { line }
	}];
}
function lines(texts, more) {
	let room = 3996, out = clip$1(texts[0] ?? "", room);
	for (let [index, text] of texts.entries()) if (index !== 0) {
		if (out.length + text.length + 1 > room) return `${out}\n${more(texts.length - index)}`;
		out += `\n${text}`;
	}
	return out;
}
export { stateOf as A, comment$1 as B, ReadingBuilder as C, kinds as D, tableTypeFrom as E, defaults as F, visibleJson as G, inert as H, parseConfig as I, UserError as K, formats as L, matchesGlob as M, matchesPath as N, isGroup as O, selectsPath as P, markdown as R, lineAt as S, tableTypes as T, clip$1 as U, version$1 as V, visible as W, summaryOf as _, oneOf as a, blockNames as b, acceptanceFile as c, compare as d, compareDocuments as f, isOver as g, applyAcceptances as h, harmless as i, literalGlob as j, standsIn as k, parseAcceptances as l, parseDocument as m, ConfigError as n, quoted as o, checkDocuments as p, didYouMean as r, acceptFindings as s, annotations as t, pruneAcceptances as u, verdictOf as v, tidy as w, MissingCell as x, rules as y, json as z };
