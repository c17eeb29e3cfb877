#!/usr/bin/env node
import { n as main, t as standardStream } from "./chunks/command-line.js";
// src/cli/bin.ts
const io = {
	cwd: process.cwd(),
	env: process.env,
	stdout: standardStream(1),
	stderr: standardStream(2),
	get stdin() {
		return process.stdin;
	}
};
try {
	process.exitCode = await main(process.argv.slice(2), io);
} catch (bug) {
	io.stderr.write(`refdiff: this is a bug in refdiff, please report it\n${bug instanceof Error ? bug.stack : bug}\n`), process.exitCode = 2;
}
export {};
