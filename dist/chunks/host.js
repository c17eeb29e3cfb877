import { execFile } from "node:child_process";
import { K as UserError } from "./core.js";
// src/source/git.ts
var GitError = class extends Error {
	name = "GitError";
	status;
	stderr;
	constructor(args, status, stderr) {
		super(`git ${args[0]}: ${stderr.trim() || `exit status ${status}`}`), this.status = status, this.stderr = stderr;
	}
};
function git(args, options) {
	let env = {
		...options.env,
		LC_ALL: "C",
		LANGUAGE: "",
		GIT_TERMINAL_PROMPT: "0",
		GIT_OPTIONAL_LOCKS: "0"
	};
	return new Promise((resolve, reject) => {
		let settings = {
			cwd: options.cwd,
			env,
			encoding: "buffer",
			maxBuffer: 1e400
		}, child = execFile("git", [...args], settings, (error, stdout, stderr) => {
			if (!error) return resolve(stdout);
			let status = typeof error.code == "number" ? error.code : void 0;
			reject(usersFault(error, stderr.toString(), options) ?? new GitError(args, status, stderr.toString()));
		});
		child.stdin?.on("error", () => {}), child.stdin?.end(options.input ?? "");
	});
}
function usersFault(cause, stderr, { cwd }) {
	if (cause.code === "ENOENT") return new UserError("git-missing", "`git` was not found", "install git, or compare two files", { cause });
	if (/not a git repository/i.test(stderr)) return new UserError("not-a-repository", `\`${cwd}\` is not in a git repository`, "run refdiff inside the repository, or compare two files", { cause });
	if (/dubious ownership/i.test(stderr)) return new UserError("unsafe-repository", `git refuses the repository at \`${cwd}\`, which belongs to another user`, "trust it with `git config --global --add safe.directory FOLDER`", { cause });
}
export { git as n, GitError as t };
