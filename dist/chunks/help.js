import { f as commands, p as optionNamed } from "./command-line.js";
// src/cli/help.ts
function help(command) {
	return command ? commandHelp(command) : overview();
}
function overview() {
	return `refdiff says what really changed between two revisions of a Markdown reference document.

Usage:
${columns(commands.map(({ name, takes, summary }) => [`refdiff ${name} ${takes}`, summary]))}

${optionLines(["help", "version"])}

\`refdiff COMMAND --help\` lists the command's options.

${exitStatus}
`;
}
function commandHelp({ name, takes, summary, notes, options }) {
	return `${[
		`Usage: refdiff ${name} ${takes}`,
		`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
		...notes ? [wrapped(notes, 100).join("\n")] : [],
		optionLines(options),
		exitStatus
	].join("\n\n")}\n`;
}
const exitStatus = "Exit status: 0 no finding at or above --fail-on, 1 findings at or above it, 2 trouble\n(bad usage, unreadable input, no table in either document, bad config).", optionLines = (names) => `Options:\n${columns(names.map(optionNamed).map((option) => [spelling(option), description(option)]))}`, spelling = ({ name, short, value }) => `${short ? `-${short}, ` : "    "}--${name}${value ? ` ${value}` : ""}`;
function description({ summary, choices, default: usual }) {
	return choices ? `${summary}: ${choices.map((choice) => choice === usual ? `${choice} (default)` : choice).join(", ")}` : summary;
}
function columns(rows) {
	let width = Math.max(...rows.map(([left]) => left.length));
	return rows.flatMap(([left, right]) => wrapped(right, 100 - width - 4).map((line, at) => `  ${(at === 0 ? left : "").padEnd(width)}  ${line}`)).join("\n");
}
function wrapped(text, width) {
	let lines = [], line = "";
	for (let word of text.split(" ")) line && line.length + 1 + word.length > width ? (lines.push(line), line = word) : line = line ? `${line} ${word}` : word;
	return [...lines, line];
}
export { help };
