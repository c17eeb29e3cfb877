import { K as UserError, y as rules } from "./core.js";
import { a as deliver, b as closest } from "./command-line.js";
// src/cli/commands/explain.ts
async function explain(args, io) {
	let [id] = args.positionals;
	return deliver(id === void 0 ? list() : explanation(ruleNamed(id)), args, io), 0;
}
function ruleNamed(id) {
	let rule = rules.find((rule) => rule.id === id);
	if (rule) return rule;
	let meant = closest(id, rules.map(({ id }) => id)), hint = meant ? `did you mean \`refdiff explain ${meant}\`?` : "see `refdiff explain` for all rules";
	throw new UserError("usage", `no rule is named \`${id}\``, hint);
}
function list() {
	let width = Math.max(...rules.map(({ id }) => id.length));
	return rules.map(({ id, level, summary }) => `${id.padEnd(width)}  ${level.padEnd(7)}  ${summary}\n`).join("");
}
function explanation({ id, level, summary, why, examples }) {
	return `${[
		`${id} (${level})`,
		`${summary}.`,
		`${why}.`,
		...examples.map(shown)
	].join("\n\n")}\n`;
}
function shown({ title, old, new: next, level }) {
	return [level ? `Example: ${title} (${level})` : `Example: ${title}`, old === next ? indented(next) : `${indented(old)}\n\n  becomes\n\n${indented(next)}`].join("\n\n");
}
const indented = (text) => text.trimEnd().split("\n").map((line) => line ? `    ${line}` : "").join("\n");
export { explain };
