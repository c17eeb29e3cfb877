import { D as string, E as strictTuple, S as regex, _ as optional, a as description, c as literal, f as minValue, g as object, h as number$2, k as unknown, m as nullable, o as integer, t as array, u as maxValue, v as picklist, w as safeParse, y as pipe } from "./valibot.js";
// src/report/schema.ts
const text = (description$2) => pipe(string(), description(description$2)), number = (description$3) => pipe(number$2(), integer(), minValue(0), description(description$3)), line = (description$1) => pipe(number$2(), integer(), minValue(1), description(description$1)), texts = (description$4) => pipe(array(string()), description(description$4)), key = texts("The cells that identify the row inside its table, as visible text"), level = pipe(picklist([
	"error",
	"warning",
	"notice",
	"off"
]), description("What the finding counts as; changes that are off count for nothing")), verdict = pipe(picklist([
	"breaking",
	"review",
	"compatible",
	"noise",
	"identical"
]), description("An error, a warning, only notices, no change in facts, the same bytes; accepted findings do not count")), status = picklist([
	"matched",
	"added",
	"removed",
	"renamed"
]), rule = text("Id of the rule that names the kind of change; refdiff explain RULE says more"), fingerprint = pipe(string(), regex(/^[0-9a-f]{32}$/), description("Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path")), acceptedSchema = pipe(object({
	reason: text("Why it is fine"),
	until: optional(text("Last day the acceptance holds, YYYY-MM-DD, in UTC")),
	by: text("Place of the entry: a file and its line, or a label")
}), description("A recorded decision that the finding is fine")), rowSchema = pipe(object({
	line: line("Line of the row in its document"),
	key,
	text: texts("Visible text of the cells, one per header cell"),
	source: texts("The cells as written, one per header cell"),
	extra: optional(texts("Cells beyond the width of the header, as written")),
	declaredAt: optional(pipe(object({
		path: text("Path of the file"),
		line: optional(line("Line in it"))
	}), description("Where the row says it is declared")))
}), description("One row on one side")), fieldSchema = pipe(object({
	column: text("Title of the column"),
	path: text("JSON pointer inside the cell; empty for the whole cell"),
	rule,
	level,
	old: optional(pipe(unknown(), description("Value before; absent where the field was. {\"$number\": \"…\"} is an exact number"))),
	new: optional(pipe(unknown(), description("Value after; absent where the field is"))),
	direction: optional(pipe(picklist([
		"narrowed",
		"widened",
		"shifted"
	]), description("Whether what the row declares became less, more, or some of both"))),
	fingerprint,
	accepted: optional(acceptedSchema)
}), description("One field of a changed row")), findingSchema = pipe(object({
	subject: picklist([
		"row",
		"column",
		"table",
		"document",
		"prose",
		"coverage"
	]),
	action: picklist([
		"added",
		"removed",
		"changed",
		"renamed",
		"relocated",
		"split",
		"merged"
	]),
	rule,
	level,
	message: text("The finding in one sentence; document text stands in it unescaped"),
	fingerprint,
	accepted: optional(acceptedSchema),
	expired: optional(pipe(acceptedSchema, description("An acceptance whose last day is over"))),
	key,
	previousKey: optional(texts("The key before, for what was renamed")),
	similarity: optional(pipe(number$2(), minValue(0), maxValue(1), description("How alike the renamed rows are"))),
	fromTable: optional(text("Id of the table the row stood in before")),
	cause: optional(text("The other change that explains this one")),
	line: optional(line("Where it stands in the new document when no new row says it")),
	oldLine: optional(line("Where it stood in the old document when no old row says it")),
	old: pipe(array(rowSchema), description("Rows before: all those of a group, a split or a removed table")),
	new: pipe(array(rowSchema), description("Rows after: all those of a group, a merge or an added table")),
	fields: array(fieldSchema)
}), description("A change with its level")), diagnosticSchema = pipe(object({
	rule,
	level,
	status: pipe(picklist([
		"introduced",
		"standing",
		"resolved"
	]), description("Only what came in between old and new counts")),
	side: picklist(["old", "new"]),
	line: line("Line in the document of that side"),
	column: optional(line("Column in UTF-16 code units")),
	table: optional(text("Id of the table")),
	key: optional(key),
	rows: optional(pipe(array(line("Line of a row")), description("All rows it is about"))),
	message: text("What is wrong and how to mend it; document text stands in it unescaped"),
	fingerprint,
	cause: optional(text("The change that explains it")),
	accepted: optional(acceptedSchema),
	expired: optional(pipe(acceptedSchema, description("An acceptance whose last day is over")))
}), description("Something wrong inside one document")), tableSchema = pipe(object({
	id: text("Unique in the document: the type, else a slug of the headings"),
	type: text("Id of the table type; generic where none fits"),
	heading: texts("Headings above the table, outermost first"),
	previousHeading: optional(texts("The same in the old document, where they differ")),
	status,
	key: texts("Titles of the key columns"),
	columns: object({
		old: texts("Titles before"),
		new: texts("Titles after"),
		matched: pipe(array(strictTuple([number$2(), number$2()])), description("Index pairs of the same column"))
	}),
	syntax: picklist(["gfm", "html"]),
	rows: object({
		old: number("Rows before"),
		new: number("Rows after"),
		equal: number("Rows without any difference"),
		moved: number("Equal rows whose line anchors moved"),
		reordered: number("Equal rows that stand in another order"),
		reformatted: number("Equal rows that are written otherwise")
	}),
	findings: array(findingSchema),
	restated: pipe(array(object({
		old: rowSchema,
		new: rowSchema
	})), description("Rows equal in value whose visible text differs: the order of a set, 1 and 1.0")),
	noise: optional(pipe(array(object({
		class: picklist([
			"moved",
			"reordered",
			"reformatted"
		]),
		key,
		oldLine: line("Line before"),
		newLine: line("Line after"),
		columns: texts("Titles of the columns whose source differs")
	})), description("Row by row, with --noise")))
}), description("One table of both revisions")), sideSchema = pipe(object({
	label: text("What the user called it"),
	path: optional(text("Path in the repository")),
	revision: optional(text("Revision it was read from")),
	bytes: number("Size as stored")
}), description("A document at one revision")), documentSchema = pipe(object({
	status,
	verdict,
	old: nullable(sideSchema),
	new: nullable(sideSchema),
	findings: pipe(array(findingSchema), description("Of the document, its prose and its coverage")),
	tables: array(tableSchema),
	diagnostics: array(diagnosticSchema)
}), description("One document of both revisions")), reportSchema = pipe(object({
	schemaVersion: literal(1),
	tool: object({
		name: literal("refdiff"),
		version: string()
	}),
	verdict,
	summary: object({
		error: number("Findings and introduced diagnostics at this level, accepted ones left out"),
		warning: number("The same at this level"),
		notice: number("The same at this level"),
		accepted: number("Findings and introduced diagnostics that are accepted"),
		added: number("Rows, also those of added tables"),
		removed: number("Rows, also those of removed tables"),
		changed: number("Rows, also those split or merged"),
		renamed: number("Rows"),
		relocated: number("Rows that went to another table or document"),
		moved: number("Rows whose line anchors moved: noise"),
		reordered: number("Rows in another order: noise"),
		reformatted: number("Rows written otherwise: noise")
	}),
	documents: array(documentSchema)
}), description("What changed between two revisions of Markdown reference documents"));
// src/report/parts/parse.ts
function parseReport(data) {
	let parsed = safeParse(reportSchema, data);
	return parsed.success ? { report: parsed.output } : { wrongAt: `/${(parsed.issues[0].path?.map(({ key }) => String(key)) ?? []).join("/")}` };
}
export { parseReport };
