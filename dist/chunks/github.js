import { K as UserError, t as annotations } from "./core.js";
// src/cli/github.ts
async function deliverToRunner(report, args, io) {
	if (args.has("output")) throw new UserError("usage", "`--format github` talks to the runner on standard output", "leave `--output` out, or take another format");
	if (args.has("quiet")) return;
	let { error, notice, warning } = await import("./actions-core.js"), say = {
		error,
		warning,
		notice
	};
	for (let { level, message, title, file, line } of annotations(report)) say[level](message, {
		title,
		file,
		startLine: line
	});
	let { error: errors, warning: warnings, notice: notices } = report.summary;
	io.stderr.write(`refdiff: ${report.verdict}; ${errors} errors, ${warnings} warnings, ${notices} notices\n`);
}
export { deliverToRunner };
