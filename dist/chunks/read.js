import { D as kinds, E as tableTypeFrom, T as tableTypes, j as literalGlob, o as quoted, r as didYouMean } from "./core.js";
import { _ as named, a as level, b as word, c as anyText, d as dictionary, f as filledList, g as mapping, h as list, i as validate, n as readYaml, o as levels, p as flag, r as problemsAt, s as rule, u as described, v as text } from "./yaml.js";
import { O as union, S as regex, _ as optional$1, r as check, s as length, y as pipe } from "./valibot.js";
// src/config/agree.ts
function verifyAgreement(file, root, written) {
	let found = [
		...documents(written),
		...tables(written),
		...types(written)
	];
	if (found.length !== 0) throw problemsAt(file, found.map(({ path, message, key }) => ({
		at: offset(root, path, key === !0),
		message
	})));
}
function offset(root, path, key) {
	let node = root;
	for (let [index, step] of path.entries()) {
		let entry = node?.entries?.get(String(step));
		if (key && entry && index === path.length - 1) return entry.at;
		node = entry?.node ?? node?.items?.[Number(step)];
	}
	return node?.at ?? root.at;
}
function documents({ documents = [] }) {
	return documents.flatMap((entry, index) => typeof entry == "string" || !entry.path.startsWith("!") ? [] : [{
		path: [
			"documents",
			index,
			"path"
		],
		message: "Unexpected `!`, expected the documents that the entry is about\nleave documents out by a text of their own"
	}]);
}
function tables({ tables = [] }) {
	return tables.flatMap(({ key = [], ignore = [] }, index) => [...repeated(key, [
		"tables",
		index,
		"key"
	]), ...ignore.flatMap((title, place) => {
		let message = `Unexpected ${quoted(title)}, expected a column that is not part of \`key\``;
		return key.includes(title) ? [{
			path: [
				"tables",
				index,
				"ignore",
				place
			],
			message
		}] : [];
	})]);
}
function repeated(texts, path) {
	return texts.flatMap((text, place) => texts.indexOf(text) === place ? [] : [{
		path: [...path, place],
		message: `Unexpected second ${quoted(text)}`
	}]);
}
function types({ types = [] }) {
	let ids = types.map(({ id }) => id);
	return types.flatMap((type, index) => {
		let path = ["types", index], twice = ids.indexOf(type.id) === index ? [] : [`Unexpected second type ${quoted(type.id)}`], taken = type.id === "generic" ? ["Unexpected `generic`, expected a name that is not taken"] : [];
		return [
			...[...twice, ...taken].map((message) => ({
				path: [...path, "id"],
				message
			})),
			...typeof type.key == "string" ? [] : repeated(type.key, [...path, "key"]),
			...recognisable(type, path),
			...columns(type, path),
			...references(type, path, [...ids, ...tableTypes.map(({ id }) => id)])
		];
	});
}
function recognisable({ heading, match, key, columns = {} }, path) {
	let keys = [key].flat(), others = Object.keys(columns).filter((title) => !keys.includes(title));
	return heading !== void 0 || match !== void 0 || others.length > 0 ? [] : [{
		path,
		message: "Missing `heading`, `match` or `columns` beyond the key: nothing tells which tables are of this type"
	}];
}
function references({ columns = {} }, path, known) {
	return Object.entries(columns).flatMap(([title, column]) => {
		let id = typeof column == "string" ? void 0 : column.references;
		if (id === void 0 || known.includes(id)) return [];
		let hint = didYouMean(id, known), message = `Unexpected ${quoted(id)}, expected the id of a table type${hint ? `\n${hint}` : ""}`;
		return [{
			path: [
				...path,
				"columns",
				title,
				"references"
			],
			message
		}];
	});
}
const options = {
	text: ["none"],
	code: ["none"],
	set: [
		"split",
		"none",
		"universe",
		"references",
		"exclusive"
	],
	list: [
		"split",
		"none",
		"references",
		"exclusive"
	],
	pair: ["split", "parts"],
	json: ["fields"]
}, optional = [
	"split",
	"none",
	"universe",
	"references",
	"exclusive",
	"parts",
	"fields"
];
function columns({ columns = {} }, path) {
	return Object.entries(columns).flatMap(([title, column]) => {
		if (typeof column == "string") return [];
		let place = [
			...path,
			"columns",
			title
		];
		return [
			...unfit(column, place),
			...fields(column, place),
			...halves(column, place)
		];
	});
}
function unfit(column, path) {
	let kind = column.kind ?? "text";
	return optional.filter((option) => column[option] !== void 0 && !(options[kind] ?? []).includes(option)).map((option) => ({
		path: [...path, option],
		key: !0,
		message: `Unexpected key \`${option}\` with the kind \`${kind}\``
	}));
}
function halves({ parts = [] }, path) {
	return parts.flatMap((half, index) => unfit(half, [
		...path,
		"parts",
		index
	]));
}
const meanings = {
	of: "allowed",
	positive: "multipleOf",
	on: "flag"
};
function fields({ fields = {} }, path) {
	return Object.entries(fields).flatMap(([name, field]) => {
		let place = [
			...path,
			"fields",
			name
		], stray = Object.keys(meanings).filter((key) => field[key] !== void 0 && meanings[key] !== field.meaning).map((key) => ({
			path: [...place, key],
			key: !0,
			message: `Unexpected key \`${key}\`, expected it with the meaning \`${meanings[key]}\` only`
		})), missing = field.meaning === "flag" && field.on === void 0;
		return [...stray, ...missing ? [{
			path: place,
			message: "Missing key `on`, which a `flag` needs"
		}] : []];
	});
}
// src/config/type-shape.ts
const kindNames = Object.keys(kinds), roles = [
	"identity",
	"capability",
	"target",
	"demand",
	"description",
	"location",
	"value"
], kind = word(kindNames), role = described(word(roles), "What the column means to those who depend on the row"), field = mapping({
	meaning: described(word([
		"allowed",
		"min",
		"max",
		"multipleOf",
		"flag"
	]), "What the field says of the values that are admitted"),
	dimension: optional$1(described(text, "What it bounds, for messages; fields of one dimension are judged together")),
	of: optional$1(described(word(["integer", "any"]), "With `allowed`: what it lists")),
	positive: optional$1(described(flag, "With `multipleOf`: whether 0 is no multiple")),
	on: optional$1(described(word([
		"narrows",
		"widens",
		"shifts",
		"excludes"
	]), "With `flag`: what turning it on does"))
}), reading = {
	split: optional$1(described(text, "Separator of members, or of the halves of a pair")),
	none: optional$1(described(anyText, "Text that says there is no value: `None`")),
	universe: optional$1(described(text, "Member of a set that stands for all others"))
}, idMessage = (issue) => `Unexpected ${named(issue.input)}, expected small letters, digits and \`-\`, a letter first`, half = mapping({
	name: optional$1(text),
	kind: optional$1(word(kindNames.filter((name) => name !== "pair" && name !== "json" && name !== "methods"))),
	role: optional$1(role),
	levels: optional$1(levels),
	exclusive: optional$1(flag),
	...reading
}), column = mapping({
	kind: optional$1(kind),
	role: optional$1(role),
	levels: optional$1(levels),
	references: optional$1(described(text, "Id of the table type whose keys the members name")),
	exclusive: optional$1(described(flag, "Whether a member belongs to one row at a time")),
	parts: optional$1(pipe(described(filledList(half), "The halves of a pair"), length(2, (issue) => `Unexpected list of ${issue.received}, expected the two halves of a pair`))),
	fields: optional$1(described(dictionary(field), "Meanings of the fields of a JSON object")),
	...reading
}), tableType = mapping({
	id: described(pipe(text, regex(/^[a-z][a-z0-9-]*$/, idMessage)), "Name of the type in reports and selectors"),
	noun: optional$1(described(text, "What a row is, in the singular")),
	heading: optional$1(described(text, "Heading that, with the key columns, is enough to recognise the table")),
	match: optional$1(described(mapping({
		heading: optional$1(union([text, filledList(text)])),
		columns: optional$1(filledList(text))
	}), "All of this, and the key columns, must be there")),
	key: described(union([text, filledList(text)]), "Titles of the columns that identify a row"),
	columns: optional$1(described(dictionary(union([kind, column])), "By title: a kind, or a mapping")),
	levels: optional$1(levels),
	demands: optional$1(described(mapping({ column: text }), "A row whose `column` says yes is one that the user must supply"))
}), documentGlob = described(text, "Glob over paths from the root of the repository: `docs/**/*.md`"), tableGlob = described(text, "Glob over the id, the type and the last heading of tables: `Values`"), columnGlob = described(text, "Glob over column titles"), ignore = described(list(columnGlob), "Columns whose changes count for nothing"), document = mapping({
	path: documentGlob,
	levels: optional$1(levels),
	ignore: optional$1(ignore)
}), table = mapping({
	table: tableGlob,
	document: optional$1(documentGlob),
	key: optional$1(described(filledList(text), "Titles of the columns that identify a row")),
	ignore: optional$1(ignore),
	levels: optional$1(levels)
}), selectors = [
	"document",
	"table",
	"key",
	"column",
	"rule"
], override = pipe(mapping({
	document: optional$1(documentGlob),
	table: optional$1(tableGlob),
	key: optional$1(described(text, "Glob over the key of rows, its cells joined by ` / `: `image.*`")),
	column: optional$1(columnGlob),
	rule: optional$1(described(union([rule, filledList(rule)]), "One rule or several")),
	level
}), check((entry) => selectors.some((selector) => entry[selector] !== void 0), "Unexpected override of everything, expected `document`, `table`, `key`, `column` or `rule` beside `level`")), configShape = mapping({
	$schema: optional$1(text),
	documents: optional$1(described(list(union([documentGlob, document])), "The documents that are compared when none is named: globs (`!` leaves out), or mappings with levels of their own")),
	tables: optional$1(described(list(table), "Keys, ignored columns and levels by table")),
	types: optional$1(described(list(tableType), "Table types of this project, tried before the built-in ones")),
	levels: optional$1(levels),
	ignore: optional$1(described(ignore, "Columns whose changes count for nothing, in every table")),
	overrides: optional$1(described(list(override), "Levels by document, table, key, column and rule; later ones win"))
});
// src/config/read.ts
function readConfig(text, label) {
	let file = readYaml(text, label);
	if (!file.root) return {};
	let written = validate(configShape, file, file.root);
	return verifyAgreement(file, file.root, written), configFrom(written);
}
function configFrom(written) {
	let documents = written.documents?.map((entry) => typeof entry == "string" ? entry : entry.path), sections = [
		{
			where: {},
			levels: written.levels,
			ignore: written.ignore
		},
		...(written.types ?? []).flatMap((type) => nearer(type, written.levels)),
		...(written.documents ?? []).flatMap((entry) => typeof entry == "string" ? [] : [{
			where: { document: entry.path },
			levels: entry.levels,
			ignore: entry.ignore
		}]),
		...(written.tables ?? []).map(({ document, table, levels, ignore }) => ({
			where: place(document, table),
			levels,
			ignore
		}))
	];
	return {
		...documents && { documents },
		types: (written.types ?? []).map((type) => tableTypeFrom(type)),
		overrides: [...sections.flatMap(({ where, levels }) => overridesOf(where, levels)), ...(written.overrides ?? []).flatMap(({ rule, ...rest }) => rule === void 0 ? [rest] : [rule].flat().map((id) => ({
			...rest,
			rule: id
		})))],
		ignore: sections.flatMap(({ where, ignore }) => (ignore ?? []).map((column) => ({
			...where,
			column
		}))),
		keys: (written.tables ?? []).flatMap(({ table, document, key }) => key ? [{
			...place(document, table),
			table,
			key
		}] : [])
	};
}
function place(document, table) {
	return {
		...document !== void 0 && { document },
		table
	};
}
function nearer({ id, levels, columns = {} }, everywhere = {}) {
	let both = (own) => Object.fromEntries(Object.entries(own ?? {}).filter(([rule]) => everywhere[rule] !== void 0)), ofColumns = Object.entries(columns).flatMap(([title, column]) => typeof column == "string" ? [] : [{
		where: {
			table: id,
			column: literalGlob(title)
		},
		levels: both(column.levels),
		ignore: []
	}]);
	return [{
		where: { table: id },
		levels: both(levels),
		ignore: []
	}, ...ofColumns];
}
function overridesOf(where, levels) {
	return Object.entries(levels ?? {}).flatMap(([rule, level]) => level ? [{
		...where,
		rule,
		level
	}] : []);
}
export { readConfig };
