import { K as UserError, W as visible, f as compareDocuments, h as applyAcceptances, k as standsIn, s as acceptFindings, u as pruneAcceptances } from "./core.js";
import { c as shown, d as readSides, l as writeAtomically, o as findConfigFiles, r as settings, s as readText, v as fs } from "./command-line.js";
// src/cli/commands/accept.ts
async function accept(args, io) {
	verifyRequest(args);
	let [oldName = "", newName = ""] = args.positionals, config = await settings(args, io), sides = await readSides(oldName, newName, io, config.documents), file = findConfigFiles({
		cwd: io.cwd,
		file: args.value("config")
	}).accepted, name = shown(file, io.cwd), before = fs.existsSync(file) ? readText(file, io.cwd) : "", pruned = args.has("prune") ? await prune(sides, config, before, name) : {
		text: before,
		said: []
	}, recorded = args.has("reason") ? await record(await compareDocuments(sides.old, sides.next, config), config, args, pruned.text, name) : {
		text: pruned.text,
		said: []
	};
	recorded.text !== before && writeAtomically(file, recorded.text);
	let said = [...pruned.said, ...recorded.said].map((line) => `${visible(line)}\n`).join("");
	return args.has("quiet") || io.stdout.write(said), 0;
}
function verifyRequest(args) {
	if (!(args.has("reason") || args.has("prune"))) throw new UserError("usage", "`refdiff accept` expects a reason", "write `--reason \"…\"`: it is listed wherever the finding is");
}
async function record({ report }, { today = "" }, args, text, name) {
	let only = args.value("only"), options = {
		reason: args.value("reason") ?? "",
		until: args.value("until"),
		only,
		today
	}, result = await acceptFindings(report, options, text, name), count = result.recorded.length;
	if (count === 0 && only !== void 0) throw new UserError("nothing-to-accept", `no open finding is about \`${only}\``, "see `refdiff diff` for their keys");
	if (count === 0) return {
		text,
		said: ["nothing to accept"]
	};
	let lines = result.recorded.map(({ what, renewed }) => `  ${renewed ? "renewed: " : ""}${what}`);
	return {
		text: result.text,
		said: [`${findings(count)} recorded in ${name}`, ...lines]
	};
}
async function prune({ old, next }, config, text, name) {
	let { acceptances = [], today } = config, comparison = await compareDocuments(old, next, {
		...config,
		acceptances: []
	}), documents = await oldDocuments(comparison), { spent } = applyAcceptances(comparison.report, acceptances, {
		today,
		stands: (entry) => standsIn(entry, documents)
	}), result = await pruneAcceptances(spent, text, name), lines = result.dropped.map(({ by, reason }) => `  ${by}: ${reason}`);
	return {
		text: result.text,
		said: [`${entries(result.dropped.length)} dropped from ${name}`, ...lines]
	};
}
async function oldDocuments({ report, facts }) {
	let { old } = await facts();
	if (report.documents.length === 1) return [{
		path: report.documents[0]?.old?.path,
		facts: old
	}];
	let all = old.documents ?? {};
	return Object.entries(all).map(([name, facts]) => ({
		path: name,
		facts
	}));
}
const findings = (count) => count === 1 ? "1 finding" : `${count} findings`, entries = (count) => count === 1 ? "1 entry" : `${count} entries`;
export { accept };
