import { i as __toESM, n as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
// node_modules/ccount/index.js
function ccount(value, character) {
	let source = String(value);
	if (typeof character != "string") throw TypeError("Expected character");
	let count = 0, index = source.indexOf(character);
	for (; index !== -1;) count++, index = source.indexOf(character, index + character.length);
	return count;
}
// node_modules/micromark-util-character/index.js
const asciiAlpha = regexCheck(/[A-Za-z]/), asciiAlphanumeric = regexCheck(/[\dA-Za-z]/), asciiAtext = regexCheck(/[#-'*+\--9=?A-Z^-~]/);
function asciiControl(code) {
	return code !== null && (code < 32 || code === 127);
}
const asciiDigit = regexCheck(/\d/), asciiHexDigit = regexCheck(/[\dA-Fa-f]/), asciiPunctuation = regexCheck(/[!-/:-@[-`{-~]/);
function markdownLineEnding(code) {
	return code !== null && code < -2;
}
function markdownLineEndingOrSpace(code) {
	return code !== null && (code < 0 || code === 32);
}
function markdownSpace(code) {
	return code === -2 || code === -1 || code === 32;
}
const unicodePunctuation = regexCheck(/\p{P}|\p{S}/u), unicodeWhitespace = regexCheck(/\s/);
function regexCheck(regex) {
	return check;
	function check(code) {
		return code !== null && code > -1 && regex.test(String.fromCharCode(code));
	}
}
// node_modules/escape-string-regexp/index.js
function escapeStringRegexp(string) {
	if (typeof string != "string") throw TypeError("Expected a string");
	return string.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replace(/-/g, "\\x2d");
}
// node_modules/unist-util-is/lib/index.js
const convert = (function(test) {
	if (test == null) return ok;
	if (typeof test == "function") return castFactory(test);
	if (typeof test == "object") return Array.isArray(test) ? anyFactory(test) : propertiesFactory(test);
	if (typeof test == "string") return typeFactory(test);
	throw Error("Expected function, string, or object as test");
});
function anyFactory(tests) {
	let checks = [], index = -1;
	for (; ++index < tests.length;) checks[index] = convert(tests[index]);
	return castFactory(any);
	function any(...parameters) {
		let index = -1;
		for (; ++index < checks.length;) if (checks[index].apply(this, parameters)) return !0;
		return !1;
	}
}
function propertiesFactory(check) {
	let checkAsRecord = check;
	return castFactory(all);
	function all(node) {
		let nodeAsRecord = node, key;
		for (key in check) if (nodeAsRecord[key] !== checkAsRecord[key]) return !1;
		return !0;
	}
}
function typeFactory(check) {
	return castFactory(type);
	function type(node) {
		return node && node.type === check;
	}
}
function castFactory(testFunction) {
	return check;
	function check(value, index, parent) {
		return !!(looksLikeANode(value) && testFunction.call(this, value, typeof index == "number" ? index : void 0, parent || void 0));
	}
}
function ok() {
	return !0;
}
function looksLikeANode(value) {
	return typeof value == "object" && !!value && "type" in value;
}
// node_modules/unist-util-visit-parents/lib/color.node.js
function color(d) {
	return "\x1B[33m" + d + "\x1B[39m";
}
// node_modules/unist-util-visit-parents/lib/index.js
const empty = [];
function visitParents(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, reverse) {
	if (!tree || typeof tree != "object") throw Error("Unexpected value `" + tree + "` for `tree`, expected node");
	let preorder = !0, check, visitors, enter, exit;
	if (typeof enterOrVisitorsOrReverse == "function" || enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse == "object" ? (check = testOrEnterOrVisitors, visitors = enterOrVisitorsOrReverse, reverse && (preorder = !1)) : (visitors = testOrEnterOrVisitors, enterOrVisitorsOrReverse && (preorder = !1)), typeof visitors == "function") enter = visitors;
	else if (visitors && typeof visitors == "object") {
		if (visitors.enter !== null && visitors.enter !== void 0) {
			if (typeof visitors.enter == "function") enter = visitors.enter;
			else throw Error("Unexpected value `" + visitors.enter + "` for `visitors.enter`, expected optional visitor");
		}
		if (typeof visitors.exit == "function") exit = visitors.exit;
		else throw Error("Unexpected value `" + visitors.exit + "` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)");
	} else throw Error("Unexpected value `" + visitors + "` for `enter` or `visitors`, expected visitor or object with visitors");
	let is = convert(check), step = preorder ? 1 : -1;
	factory(tree, void 0, [])();
	function factory(node, index, parents) {
		let value = node && typeof node == "object" ? node : {};
		if (typeof value.type == "string") {
			let name = typeof value.tagName == "string" ? value.tagName : typeof value.name == "string" ? value.name : void 0;
			Object.defineProperty(visit, "name", { value: "node (" + color(node.type + (name ? "<" + name + ">" : "")) + ")" });
		}
		return visit;
		function visit() {
			let matches = !check || is(node, index, parents[parents.length - 1] || void 0), result = empty;
			if (enter && matches && (result = toResult(enter(node, parents, index)), result[0] === !1)) return result;
			if ("children" in node && node.children) {
				let nodeAsParent = node;
				if (nodeAsParent.children && result[0] !== "skip") {
					let offset = (preorder ? -1 : nodeAsParent.children.length) + step, grandparents = [...parents, nodeAsParent];
					for (; offset > -1 && offset < nodeAsParent.children.length;) {
						let subresult = factory(nodeAsParent.children[offset], offset, grandparents)();
						if (subresult[0] === !1) return subresult;
						offset = typeof subresult[1] == "number" ? subresult[1] : offset + step;
					}
				}
			}
			if (exit && matches) {
				let exitResult = toResult(exit(node, parents, index));
				if (exitResult[0] === "skip") throw Error("Unexpected value `" + exitResult[0] + "` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing");
				if (exitResult[0] === !1 || typeof exitResult[1] == "number") return exitResult;
			}
			return result;
		}
	}
}
function toResult(value) {
	return Array.isArray(value) ? value : typeof value == "number" ? [!0, value] : value == null ? empty : [value];
}
// node_modules/mdast-util-find-and-replace/lib/index.js
function findAndReplace(tree, list, options) {
	let ignored = convert((options || {}).ignore || []), pairs = toPairs(list), pairIndex = -1;
	for (; ++pairIndex < pairs.length;) visitParents(tree, visitor);
	function visitor(node, parents, index) {
		if (node.type === "text" && typeof index == "number") return handler(node, parents, index);
		if (ignored(node, index, parents[parents.length - 1])) return "skip";
	}
	function handler(node, parents, index) {
		let parent = parents[parents.length - 1], find = pairs[pairIndex][0], replace = pairs[pairIndex][1], start = 0, change = !1, nodes = [];
		find.lastIndex = 0;
		let match = find.exec(node.value);
		for (; match;) {
			let position = match.index, matchObject = {
				index: match.index,
				input: match.input,
				stack: [...parents, node]
			}, value = replace(...match, matchObject);
			if (typeof value == "string" && (value = value.length > 0 ? {
				type: "text",
				value
			} : void 0), value === !1) find.lastIndex = position + 1;
			else {
				if (start !== position && add({
					type: "text",
					value: node.value.slice(start, position)
				}), Array.isArray(value)) for (let child of value) add(child);
				else value && add(value);
				start = position + match[0].length, change = !0;
			}
			if (!find.global) break;
			match = find.exec(node.value);
		}
		return change ? (start < node.value.length && add({
			type: "text",
			value: node.value.slice(start)
		}), parent.children.splice(index, 1, ...nodes)) : nodes = [node], index + nodes.length;
		function add(child) {
			let previous = nodes[nodes.length - 1];
			previous && previous.type === "text" && child.type === "text" ? previous.value += child.value : nodes.push(child);
		}
	}
}
function toPairs(tupleOrList) {
	if (!Array.isArray(tupleOrList)) throw TypeError("Expected find and replace tuple or list of tuples");
	let result = [], list = !tupleOrList[0] || Array.isArray(tupleOrList[0]) ? tupleOrList : [tupleOrList], index = -1;
	for (; ++index < list.length;) {
		let tuple = list[index];
		result.push([toExpression(tuple[0]), toFunction(tuple[1])]);
	}
	return result;
}
function toExpression(find) {
	return typeof find == "string" ? new RegExp(escapeStringRegexp(find), "g") : find;
}
function toFunction(replace) {
	return typeof replace == "function" ? replace : function() {
		return replace;
	};
}
// node_modules/mdast-util-gfm-autolink-literal/lib/index.js
const inConstruct = "phrasing", notInConstruct = [
	"autolink",
	"link",
	"image",
	"label"
];
function gfmAutolinkLiteralFromMarkdown() {
	return {
		transforms: [transformGfmAutolinkLiterals],
		enter: {
			literalAutolink: enterLiteralAutolink,
			literalAutolinkEmail: enterLiteralAutolinkValue,
			literalAutolinkHttp: enterLiteralAutolinkValue,
			literalAutolinkWww: enterLiteralAutolinkValue
		},
		exit: {
			literalAutolink: exitLiteralAutolink,
			literalAutolinkEmail: exitLiteralAutolinkEmail,
			literalAutolinkHttp: exitLiteralAutolinkHttp,
			literalAutolinkWww: exitLiteralAutolinkWww
		}
	};
}
function gfmAutolinkLiteralToMarkdown() {
	return { unsafe: [
		{
			character: "@",
			before: "[+\\-.\\w]",
			after: "[\\-.\\w]",
			inConstruct,
			notInConstruct
		},
		{
			character: ".",
			before: "[Ww]",
			after: "[\\-.\\w]",
			inConstruct,
			notInConstruct
		},
		{
			character: ":",
			before: "[ps]",
			after: "\\/",
			inConstruct,
			notInConstruct
		}
	] };
}
function enterLiteralAutolink(token) {
	this.enter({
		type: "link",
		title: null,
		url: "",
		children: [],
		position: void 0
	}, token);
}
function enterLiteralAutolinkValue(token) {
	this.config.enter.autolinkProtocol.call(this, token);
}
function exitLiteralAutolinkHttp(token) {
	this.config.exit.autolinkProtocol.call(this, token);
}
function exitLiteralAutolinkWww(token) {
	this.config.exit.data.call(this, token);
	let node = this.stack[this.stack.length - 1];
	node.type, node.url = "http://" + this.sliceSerialize(token);
}
function exitLiteralAutolinkEmail(token) {
	this.config.exit.autolinkEmail.call(this, token);
}
function exitLiteralAutolink(token) {
	this.exit(token);
}
function transformGfmAutolinkLiterals(tree) {
	findAndReplace(tree, [
		[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi, findUrl],
		[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g, findXmpp],
		[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findMailto],
		[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g, findEmail]
	], { ignore: ["link", "linkReference"] });
}
function findUrl(_, protocol, domain, path, match) {
	if (!previous$1(match)) return !1;
	let prefix = "";
	if (/^w/i.test(protocol) && (domain = protocol + domain, protocol = "", prefix = "http://"), unicodePunctuation(domain.charCodeAt(0)) || !isCorrectDomain(domain)) return !1;
	let parts = splitUrl(domain + path), result = {
		type: "link",
		title: null,
		url: prefix + protocol + parts[0],
		children: [{
			type: "text",
			value: protocol + parts[0],
			position: void 0
		}],
		position: void 0
	};
	return parts[1] ? [result, {
		type: "text",
		value: parts[1],
		position: void 0
	}] : result;
}
function findEmail(_, atext, label) {
	return !/[\d\-_]$/.test(label) && {
		type: "link",
		title: null,
		url: "mailto:" + atext + "@" + label,
		children: [{
			type: "text",
			value: atext + "@" + label,
			position: void 0
		}],
		position: void 0
	};
}
function findMailto(_, atext, label) {
	if (/[\d\-_]$/.test(label)) return !1;
	let value = "mailto:" + atext + "@" + label;
	return {
		type: "link",
		title: null,
		url: value,
		children: [{
			type: "text",
			value,
			position: void 0
		}],
		position: void 0
	};
}
function findXmpp(matchValue, atext, label, resource, match) {
	if (/[\d\-_]$/.test(label) || resource && (!/[A-Za-z]$/.test(resource) || match.input.charAt(match.index + matchValue.length) === "@")) return !1;
	let value = "xmpp:" + atext + "@" + label + (resource || "");
	return {
		type: "link",
		title: null,
		url: value,
		children: [{
			type: "text",
			value,
			position: void 0
		}],
		position: void 0
	};
}
function isCorrectDomain(domain) {
	let parts = domain.split(".");
	return !(parts.length < 2 || parts[parts.length - 1] && (/_/.test(parts[parts.length - 1]) || !/[\dA-Za-z]/.test(parts[parts.length - 1])) || parts[parts.length - 2] && (/_/.test(parts[parts.length - 2]) || !/[\dA-Za-z]/.test(parts[parts.length - 2])));
}
function splitUrl(url) {
	let index = url.length;
	for (; index > 0;) {
		let code = url.charCodeAt(index - 1);
		if (code === 33 || code === 34 || code === 38 || code === 39 || code === 41 || code === 44 || code === 46 || code === 58 || code === 59 || code === 60 || code === 62 || code === 63 || code === 93 || code === 125) index--;
		else break;
	}
	if (index === url.length) return [url, void 0];
	let trail = url.slice(index);
	url = url.slice(0, index);
	let closingParenIndex = trail.indexOf(")"), openingParens = ccount(url, "("), closingParens = ccount(url, ")");
	for (; closingParenIndex !== -1 && openingParens > closingParens;) url += trail.slice(0, closingParenIndex + 1), trail = trail.slice(closingParenIndex + 1), closingParenIndex = trail.indexOf(")"), closingParens++;
	return [url, trail];
}
function previous$1(match) {
	let code = match.input.charCodeAt(match.index - 1);
	return match.index === 0 || unicodeWhitespace(code) || unicodePunctuation(code);
}
// node_modules/micromark-util-normalize-identifier/index.js
function normalizeIdentifier(value) {
	return value.replace(/[\t\n\r ]+/g, " ").replace(/^ | $/g, "").toLowerCase().toUpperCase();
}
// node_modules/mdast-util-gfm-footnote/lib/index.js
footnoteReference.peek = footnoteReferencePeek;
function enterFootnoteCallString() {
	this.buffer();
}
function enterFootnoteCall(token) {
	this.enter({
		type: "footnoteReference",
		identifier: "",
		label: ""
	}, token);
}
function enterFootnoteDefinitionLabelString() {
	this.buffer();
}
function enterFootnoteDefinition(token) {
	this.enter({
		type: "footnoteDefinition",
		identifier: "",
		label: "",
		children: []
	}, token);
}
function exitFootnoteCallString(token) {
	let label = this.resume(), node = this.stack[this.stack.length - 1];
	node.type, node.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase(), node.label = label;
}
function exitFootnoteCall(token) {
	this.exit(token);
}
function exitFootnoteDefinitionLabelString(token) {
	let label = this.resume(), node = this.stack[this.stack.length - 1];
	node.type, node.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase(), node.label = label;
}
function exitFootnoteDefinition(token) {
	this.exit(token);
}
function footnoteReferencePeek() {
	return "[";
}
function footnoteReference(node, _, state, info) {
	let tracker = state.createTracker(info), value = tracker.move("[^"), exit = state.enter("footnoteReference"), subexit = state.enter("reference");
	return value += tracker.move(state.safe(state.associationId(node), {
		after: "]",
		before: value
	})), subexit(), exit(), value += tracker.move("]"), value;
}
function gfmFootnoteFromMarkdown() {
	return {
		enter: {
			gfmFootnoteCallString: enterFootnoteCallString,
			gfmFootnoteCall: enterFootnoteCall,
			gfmFootnoteDefinitionLabelString: enterFootnoteDefinitionLabelString,
			gfmFootnoteDefinition: enterFootnoteDefinition
		},
		exit: {
			gfmFootnoteCallString: exitFootnoteCallString,
			gfmFootnoteCall: exitFootnoteCall,
			gfmFootnoteDefinitionLabelString: exitFootnoteDefinitionLabelString,
			gfmFootnoteDefinition: exitFootnoteDefinition
		}
	};
}
function gfmFootnoteToMarkdown(options) {
	let firstLineBlank = !1;
	return options && options.firstLineBlank && (firstLineBlank = !0), {
		handlers: {
			footnoteDefinition,
			footnoteReference
		},
		unsafe: [{
			character: "[",
			inConstruct: [
				"label",
				"phrasing",
				"reference"
			]
		}]
	};
	function footnoteDefinition(node, _, state, info) {
		let tracker = state.createTracker(info), value = tracker.move("[^"), exit = state.enter("footnoteDefinition"), subexit = state.enter("label");
		return value += tracker.move(state.safe(state.associationId(node), {
			before: value,
			after: "]"
		})), subexit(), value += tracker.move("]:"), node.children && node.children.length > 0 && (tracker.shift(4), value += tracker.move((firstLineBlank ? "\n" : " ") + state.indentLines(state.containerFlow(node, tracker.current()), firstLineBlank ? mapAll : mapExceptFirst))), exit(), value;
	}
}
function mapExceptFirst(line, index, blank) {
	return index === 0 ? line : mapAll(line, index, blank);
}
function mapAll(line, index, blank) {
	return (blank ? "" : "    ") + line;
}
// node_modules/mdast-util-gfm-strikethrough/lib/index.js
const constructsWithoutStrikethrough = [
	"autolink",
	"destinationLiteral",
	"destinationRaw",
	"reference",
	"titleQuote",
	"titleApostrophe"
];
handleDelete.attention = attentionDelete, handleDelete.peek = peekDelete;
function gfmStrikethroughFromMarkdown() {
	return {
		canContainEols: ["delete"],
		enter: { strikethrough: enterStrikethrough },
		exit: { strikethrough: exitStrikethrough }
	};
}
function gfmStrikethroughToMarkdown() {
	return {
		handlers: { delete: handleDelete },
		unsafe: [{
			character: "~",
			inConstruct: "phrasing",
			notInConstruct: constructsWithoutStrikethrough
		}]
	};
}
function enterStrikethrough(token) {
	this.enter({
		type: "delete",
		children: [],
		position: void 0
	}, token);
}
function exitStrikethrough(token) {
	this.exit(token);
}
function handleDelete(node, _, state, info) {
	let tracker = state.createTracker(info), sequence = state.stack.includes("strikethrough") ? "~" : "~~", exit = state.enter("strikethrough"), value = tracker.move(sequence);
	return value += state.containerPhrasing(node, {
		...tracker.current(),
		before: value,
		after: "~"
	}), value += tracker.move(sequence), exit(), value;
}
function attentionDelete() {
	return {
		construct: "strikethrough",
		markers: ["~"],
		sizes: [2, 1]
	};
}
function peekDelete() {
	return "~";
}
// node_modules/markdown-table/index.js
function defaultStringLength(value) {
	return value.length;
}
function markdownTable(table, options) {
	let settings = options || {}, align = (settings.align || []).concat(), stringLength = settings.stringLength || defaultStringLength, alignments = [], cellMatrix = [], sizeMatrix = [], longestCellByColumn = [], mostCellsPerRow = 0, rowIndex = -1;
	for (; ++rowIndex < table.length;) {
		let row = [], sizes = [], columnIndex = -1;
		for (table[rowIndex].length > mostCellsPerRow && (mostCellsPerRow = table[rowIndex].length); ++columnIndex < table[rowIndex].length;) {
			let cell = serialize$1(table[rowIndex][columnIndex]);
			if (settings.alignDelimiters !== !1) {
				let size = stringLength(cell);
				sizes[columnIndex] = size, (longestCellByColumn[columnIndex] === void 0 || size > longestCellByColumn[columnIndex]) && (longestCellByColumn[columnIndex] = size);
			}
			row.push(cell);
		}
		cellMatrix[rowIndex] = row, sizeMatrix[rowIndex] = sizes;
	}
	let columnIndex = -1;
	if (typeof align == "object" && "length" in align) for (; ++columnIndex < mostCellsPerRow;) alignments[columnIndex] = toAlignment(align[columnIndex]);
	else {
		let code = toAlignment(align);
		for (; ++columnIndex < mostCellsPerRow;) alignments[columnIndex] = code;
	}
	columnIndex = -1;
	let row = [], sizes = [];
	for (; ++columnIndex < mostCellsPerRow;) {
		let code = alignments[columnIndex], before = "", after = "";
		code === 99 ? (before = ":", after = ":") : code === 108 ? before = ":" : code === 114 && (after = ":");
		let size = settings.alignDelimiters === !1 ? 1 : Math.max(1, longestCellByColumn[columnIndex] - before.length - after.length), cell = before + "-".repeat(size) + after;
		settings.alignDelimiters !== !1 && (size = before.length + size + after.length, size > longestCellByColumn[columnIndex] && (longestCellByColumn[columnIndex] = size), sizes[columnIndex] = size), row[columnIndex] = cell;
	}
	cellMatrix.splice(1, 0, row), sizeMatrix.splice(1, 0, sizes), rowIndex = -1;
	let lines = [];
	for (; ++rowIndex < cellMatrix.length;) {
		let row = cellMatrix[rowIndex], sizes = sizeMatrix[rowIndex], cellsInRow = settings.fillRows === !1 ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
		columnIndex = -1;
		let line = [];
		for (; ++columnIndex < cellsInRow;) {
			let cell = row[columnIndex] || "", before = "", after = "";
			if (settings.alignDelimiters !== !1) {
				let size = longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0), code = alignments[columnIndex];
				if (code === 114) before = " ".repeat(size);
				else if (code === 99) {
					let half = size / 2;
					size % 2 ? (before = " ".repeat(half + .5), after = " ".repeat(half - .5)) : (before = " ".repeat(half), after = before);
				} else after = " ".repeat(size);
			}
			settings.delimiterStart !== !1 && !columnIndex && line.push("|"), settings.padding === !1 || settings.alignDelimiters === !1 && cell === "" || settings.delimiterStart === !1 && !columnIndex || line.push(" "), settings.alignDelimiters !== !1 && line.push(before), line.push(cell), settings.alignDelimiters !== !1 && line.push(after), settings.padding !== !1 && line.push(" "), (settings.delimiterEnd !== !1 || columnIndex !== cellsInRow - 1) && line.push("|");
		}
		lines.push(settings.delimiterEnd === !1 ? line.join("").replace(/ +$/, "") : line.join(""));
	}
	return lines.join("\n");
}
function serialize$1(value) {
	return value == null ? "" : String(value);
}
function toAlignment(value) {
	let code = typeof value == "string" ? value.codePointAt(0) : 0;
	return code === 67 || code === 99 ? 99 : code === 76 || code === 108 ? 108 : code === 82 || code === 114 ? 114 : 0;
}
// node_modules/mdast-util-phrasing/lib/index.js
const phrasing$1 = convert([
	"break",
	"delete",
	"emphasis",
	"footnote",
	"footnoteReference",
	"image",
	"imageReference",
	"inlineCode",
	"inlineMath",
	"link",
	"linkReference",
	"mdxJsxTextElement",
	"mdxTextExpression",
	"strong",
	"text",
	"textDirective"
]);
// node_modules/mdast-util-to-markdown/lib/handle/blockquote.js
function blockquote(node, _, state, info) {
	let exit = state.enter("blockquote"), tracker = state.createTracker(info);
	tracker.move("> "), tracker.shift(2);
	let value = state.indentLines(state.containerFlow(node, tracker.current()), map$1);
	return exit(), value;
}
function map$1(line, _, blank) {
	return ">" + (blank ? "" : " ") + line;
}
// node_modules/mdast-util-to-markdown/lib/util/pattern-in-scope.js
function patternInScope(stack, pattern) {
	return listInScope(stack, pattern.inConstruct, !0) && !listInScope(stack, pattern.notInConstruct, !1);
}
function listInScope(stack, list, none) {
	if (typeof list == "string" && (list = [list]), !list || list.length === 0) return none;
	let index = -1;
	for (; ++index < list.length;) if (stack.includes(list[index])) return !0;
	return !1;
}
// node_modules/mdast-util-to-markdown/lib/handle/break.js
function hardBreak(_, _1, state, info) {
	let index = -1;
	for (; ++index < state.unsafe.length;) {
		let pattern = state.unsafe[index];
		if (pattern.character === "\n" && !pattern.before && !pattern.after && patternInScope(state.stack, pattern)) return /[\t ]/.test(info.before) ? "" : " ";
	}
	return "\\\n";
}
// node_modules/longest-streak/index.js
function longestStreak(value, substring) {
	let source = String(value), index = source.indexOf(substring), expected = index, count = 0, max = 0;
	if (typeof substring != "string") throw TypeError("Expected substring");
	for (; index !== -1;) index === expected ? ++count > max && (max = count) : count = 1, expected = index + substring.length, index = source.indexOf(substring, expected);
	return max;
}
// node_modules/mdast-util-to-markdown/lib/util/format-code-as-indented.js
function formatCodeAsIndented(node, state) {
	return !(state.options.fences !== !1 || !node.value || node.lang || !/[^\n\r ]/.test(node.value) || /^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.test(node.value));
}
// node_modules/mdast-util-to-markdown/lib/util/check-fence.js
function checkFence(state) {
	let marker = state.options.fence || "`";
	if (marker !== "`" && marker !== "~") throw Error("Cannot serialize code with `" + marker + "` for `options.fence`, expected `` ` `` or `~`");
	return marker;
}
// node_modules/mdast-util-to-markdown/lib/handle/code.js
function code$1(node, _, state, info) {
	let marker = checkFence(state), raw = node.value || "";
	if (formatCodeAsIndented(node, state)) {
		let exit = state.enter("codeIndented"), value = state.indentLines(raw, map);
		return exit(), value;
	}
	let tracker = state.createTracker(info), sequence = marker.repeat(Math.max(longestStreak(raw, marker) + 1, 3)), exit = state.enter("codeFenced"), suffix = marker === "`" ? "GraveAccent" : "Tilde", value = tracker.move(sequence);
	if (node.lang) {
		let subexit = state.enter(`codeFencedLang${suffix}`);
		value += tracker.move(state.safe(node.lang, {
			before: value,
			after: " ",
			encode: ["`"],
			...tracker.current()
		})), subexit();
	}
	if (node.lang && node.meta) {
		let subexit = state.enter(`codeFencedMeta${suffix}`);
		value += tracker.move(" "), value += tracker.move(state.safe(node.meta, {
			before: value,
			after: "\n",
			encode: ["`"],
			...tracker.current()
		})), subexit();
	}
	return value += tracker.move("\n"), raw && (value += tracker.move(raw + "\n")), value += tracker.move(sequence), exit(), value;
}
function map(line, _, blank) {
	return (blank ? "" : "    ") + line;
}
// node_modules/mdast-util-to-markdown/lib/util/check-quote.js
function checkQuote(state) {
	let marker = state.options.quote || "\"";
	if (marker !== "\"" && marker !== "'") throw Error("Cannot serialize title with `" + marker + "` for `options.quote`, expected `\"`, or `'`");
	return marker;
}
// node_modules/mdast-util-to-markdown/lib/handle/definition.js
function definition$1(node, _, state, info) {
	let quote = checkQuote(state), suffix = quote === "\"" ? "Quote" : "Apostrophe", exit = state.enter("definition"), subexit = state.enter("label"), tracker = state.createTracker(info), value = tracker.move("[");
	return value += tracker.move(state.safe(state.associationId(node), {
		before: value,
		after: "]",
		...tracker.current()
	})), value += tracker.move("]: "), subexit(), !node.url || /[\0- \u007F]/.test(node.url) ? (subexit = state.enter("destinationLiteral"), value += tracker.move("<"), value += tracker.move(state.safe(node.url, {
		before: value,
		after: ">",
		...tracker.current()
	})), value += tracker.move(">")) : (subexit = state.enter("destinationRaw"), value += tracker.move(state.safe(node.url, {
		before: value,
		after: node.title ? " " : "\n",
		...tracker.current()
	}))), subexit(), node.title && (subexit = state.enter(`title${suffix}`), value += tracker.move(" " + quote), value += tracker.move(state.safe(node.title, {
		before: value,
		after: quote,
		...tracker.current()
	})), value += tracker.move(quote), subexit()), exit(), value;
}
// node_modules/mdast-util-to-markdown/lib/util/check-emphasis.js
function checkEmphasis(state) {
	let marker = state.options.emphasis || "*";
	if (marker !== "*" && marker !== "_") throw Error("Cannot serialize emphasis with `" + marker + "` for `options.emphasis`, expected `*`, or `_`");
	return marker;
}
// node_modules/micromark-util-classify-character/index.js
function classifyCharacter(code) {
	if (code === null || markdownLineEndingOrSpace(code) || unicodeWhitespace(code)) return 1;
	if (unicodePunctuation(code)) return 2;
}
// node_modules/mdast-util-to-markdown/lib/util/character.js
function firstCharacter(value) {
	let code = value.codePointAt(0);
	return code === void 0 ? "" : String.fromCodePoint(code);
}
function lastCharacter(value) {
	let code = value.codePointAt(value.length - 2);
	return code !== void 0 && code > 65535 ? value.slice(-2) : value.slice(-1);
}
// node_modules/mdast-util-to-markdown/lib/util/encode-character-reference.js
function encodeCharacterReference(code) {
	return "&#x" + code.toString(16).toUpperCase() + ";";
}
// node_modules/mdast-util-to-markdown/lib/util/encode-info.js
function encodeInfo(outside, inside, marker) {
	let outsideKind = classifyCharacter(outside), insideKind = classifyCharacter(inside);
	return outsideKind === void 0 ? insideKind === void 0 ? marker === "_" ? {
		inside: !0,
		outside: !0
	} : {
		inside: !1,
		outside: !1
	} : insideKind === 1 ? {
		inside: !0,
		outside: !0
	} : {
		inside: !1,
		outside: !0
	} : outsideKind === 1 ? insideKind === void 0 ? {
		inside: !1,
		outside: !1
	} : insideKind === 1 ? {
		inside: !0,
		outside: !0
	} : {
		inside: !1,
		outside: !1
	} : insideKind === void 0 ? {
		inside: !1,
		outside: !1
	} : insideKind === 1 ? {
		inside: !0,
		outside: !1
	} : {
		inside: !1,
		outside: !1
	};
}
// node_modules/micromark-util-html-tag-name/index.js
const htmlBlockNames = "address.article.aside.base.basefont.blockquote.body.caption.center.col.colgroup.dd.details.dialog.dir.div.dl.dt.fieldset.figcaption.figure.footer.form.frame.frameset.h1.h2.h3.h4.h5.h6.head.header.hr.html.iframe.legend.li.link.main.menu.menuitem.nav.noframes.ol.optgroup.option.p.param.search.section.summary.table.tbody.td.tfoot.th.thead.title.tr.track.ul".split("."), htmlRawNames = [
	"pre",
	"script",
	"style",
	"textarea"
];
// node_modules/mdast-util-to-markdown/lib/util/html-kind.js
function htmlKind(value) {
	if (value.charCodeAt(0) !== 60) return;
	let next = value.charCodeAt(1);
	if (next === 33) {
		let code = value.charCodeAt(2);
		return code === 45 ? 2 : code === 91 ? 5 : asciiAlpha(code) ? 4 : void 0;
	}
	if (next === 63) return 3;
	let closing = next === 47, start = closing ? 2 : 1, end = start, code = value.charCodeAt(end);
	if (!asciiAlpha(code)) return;
	for (; code === 45 || asciiAlphanumeric(code);) code = value.charCodeAt(++end);
	let name = value.slice(start, end).toLowerCase();
	return !closing && code !== 47 && htmlRawNames.includes(name) ? 1 : htmlBlockNames.includes(name) ? 6 : 7;
}
// node_modules/mdast-util-to-markdown/lib/util/container-phrasing.js
const builtins = new Map([["*", !1], ["_", !0]]);
function candidates(tokens, involved, runOf) {
	let related = new Set();
	for (let token of tokens) {
		let siblings = runOf.get(token);
		if (siblings && token.attention && involved.some((d) => d.attention === token.attention)) for (let sibling of siblings.tokens) related.add(sibling.attention);
	}
	let ordered = [];
	for (let token of tokens) token.attention && related.delete(token.attention) && ordered.push(token.attention);
	return ordered.reverse(), ordered;
}
function check(tokens, before, after) {
	let runs = [], wrong = new Map(), runOf = new Map(), index = 0;
	for (; index < tokens.length;) {
		if (!tokens[index].attention) {
			index++;
			continue;
		}
		let marker = tokens[index].value.charAt(0), strict = builtins.get(marker), end = index + 1;
		for (; end < tokens.length && tokens[end].attention && tokens[end].value.charAt(0) === marker;) end++;
		let head = index ? tokens[index - 1].value : before, previous = classifyCharacter(head.charCodeAt(head.length - 1)), next = classifyCharacter((end < tokens.length ? tokens[end].value : after).charCodeAt(0)), open = !next || next === 2 && !!previous, close = !previous || previous === 2 && !!next, run = {
			tokens: tokens.slice(index, end),
			markers: [],
			start: 0,
			end: 0,
			open: strict ? open && (!!previous || !close) : open,
			close: strict ? close && (!!next || !open) : close,
			split: strict !== void 0
		};
		for (let token of run.tokens) {
			wrong.set(token, [...run.tokens]), runOf.set(token, run);
			let size = token.value.length;
			for (; size--;) run.markers.push(token);
		}
		run.end = run.markers.length, runs.push(run), index = end;
	}
	for (pair(runs, wrong), index = -1; ++index < tokens.length;) {
		let involved = wrong.get(tokens[index]);
		if (involved) return {
			attention: candidates(tokens, involved, runOf),
			index
		};
	}
}
function encode(tokens, start) {
	let token = tokens[start ? 0 : tokens.length - 1];
	if (!token || token.attention) return;
	let character = start ? firstCharacter(token.value) : lastCharacter(token.value), reference = encodeCharacterReference(character.codePointAt(0));
	if (start) token.value = reference + token.value.slice(character.length);
	else {
		let value = token.value.slice(0, token.value.length - character.length), escapes = 0;
		for (; value.charCodeAt(value.length - 1 - escapes) === 92;) escapes++;
		escapes % 2 && (value += "\\"), token.value = value + reference;
	}
}
function improve(items, chosen, mistake, before, after) {
	for (let attention of mistake.attention) {
		let current = chosen.get(attention) || attention.sequences[0];
		for (let sequence of attention.sequences) {
			if (sequence === current) continue;
			let trial = new Map(chosen);
			trial.set(attention, sequence);
			let tokens = render(items, trial, before, after), next = check(tokens, before, after);
			if (!next || next.index > mistake.index) return {
				chosen: trial,
				mistake: next,
				tokens
			};
		}
	}
}
function pair(runs, wrong) {
	let openersByMarker = new Map();
	for (let closer of runs) {
		let marker = closer.tokens[0].value.charAt(0), openers = openersByMarker.get(marker);
		openers || (openers = [], openersByMarker.set(marker, openers));
		let open = closer.close ? openers.length : 0;
		for (; open-- && closer.start < closer.end;) {
			let opener = openers[open], openerSize = opener.end - opener.start, closerSize = closer.end - closer.start;
			if (closer.split ? (opener.close || closer.open) && closerSize % 3 && !((openerSize + closerSize) % 3) : openerSize !== opener.markers.length || openerSize !== closerSize) continue;
			let size = closer.split ? openerSize > 1 && closerSize > 1 ? 2 : 1 : closerSize, opening = opener.markers.slice(opener.end - size, opener.end), closing = closer.markers.slice(closer.start, closer.start + size), openToken = opening[0], closeToken = closing[0];
			if (openToken === opening[size - 1] && openToken.value.length === size && closeToken === closing[size - 1] && closeToken.value.length === size && openToken.attention === closeToken.attention) wrong.delete(openToken), wrong.delete(closeToken);
			else {
				let involved = [...new Set([...opening, ...closing])];
				for (let token of involved) {
					let list = wrong.get(token);
					list && list.push(...involved);
				}
			}
			opener.end -= size, closer.start += size, opener.start === opener.end && openers.splice(open, 1), open = openers.length;
		}
		closer.open && closer.start < closer.end && openers.push(closer);
	}
}
function attentionSequences(type, markers, sizes) {
	if (markers.length === 0) throw Error("Cannot serialize `" + type + "` as attention without markers, expected one or more markers");
	if (sizes.length === 0) throw Error("Cannot serialize `" + type + "` as attention without sizes, expected one or more sizes");
	for (let size of sizes) if (!Number.isSafeInteger(size) || size < 1) throw Error("Cannot serialize `" + type + "` as attention with `" + size + "` as size, expected positive integer");
	let sequences = [];
	for (let marker of markers) {
		if (marker.length !== 1) throw Error("Cannot serialize `" + type + "` as attention with `" + marker + "` as marker, expected a single ascii character");
		if (!asciiPunctuation(marker.charCodeAt(0))) throw Error("Cannot serialize `" + type + "` as attention with `" + marker + "` as marker, expected ascii punctuation");
		for (let size of sizes) sequences.push(marker.repeat(size));
	}
	return sequences;
}
function phrasing(parent, state, info) {
	let indexStack = state.indexStack, children = parent.children || [], results = [], index = -1, before = info.before;
	indexStack.push(-1);
	let tracker = state.createTracker(info);
	for (; ++index < children.length;) {
		let child = children[index], after;
		if (indexStack[indexStack.length - 1] = index, index + 1 < children.length) {
			let handle = state.handle.handlers[children[index + 1].type];
			handle && handle.peek && (handle = handle.peek), after = handle ? firstCharacter(handle(children[index + 1], parent, state, {
				before: "",
				after: "",
				...tracker.current()
			})) : "";
		} else after = info.after;
		let previous = results[results.length - 1];
		typeof previous == "string" && (before === "\r" || before === "\n") && child.type === "html" && htmlKind(child.value) !== 7 && (results[results.length - 1] = previous.replace(/(\r?\n|\r)$/, " "), before = " ", tracker = state.createTracker(info), tracker.move(serialize(results, info.before, info.after)));
		let handle = state.handle.handlers[child.type];
		if (handle && handle.attention) {
			let item = attentionItem(child, handle.attention, state, tracker);
			if (!item) continue;
			results.push(item), before = lastCharacter(item.sequences[0]);
		} else {
			let value = state.handle(child, parent, state, {
				...tracker.current(),
				after,
				before
			});
			if (!value) continue;
			tracker.move(value), results.push(value), before = lastCharacter(value);
		}
	}
	return indexStack.pop(), results;
}
function attentionItem(node, attention, state, tracker) {
	let { construct, markers, sizes } = attention(node, state), sequences = attentionSequences(node.type, markers, sizes), sequence = sequences[0], exit = state.enter(construct), inside = state.createTracker(tracker.current());
	inside.move(sequence);
	let children = phrasing(node, state, {
		...inside.current(),
		before: sequence,
		after: sequence
	});
	if (exit(), children.length !== 0) return tracker.move(sequence), tracker.move(serialize(children, sequence, sequence)), tracker.move(sequence), {
		children,
		sequences
	};
}
function fix(items, chosen, before, after) {
	let tokens = render(items, chosen, before, after), mistake = check(tokens, before, after);
	for (; mistake;) {
		let next = improve(items, chosen, mistake, before, after);
		if (!next) return;
		chosen = next.chosen, tokens = next.tokens, mistake = next.mistake;
	}
	return tokens;
}
function guess(items, chosen, before, after) {
	let previous = before, index = -1;
	for (; ++index < items.length;) {
		let item = items[index];
		if (typeof item == "string") {
			previous = "";
			continue;
		}
		let next = index === items.length - 1 ? after : "", sequence = item.sequences.find(function(value) {
			let marker = value.charAt(0);
			return marker !== previous.charAt(0) && marker !== next.charAt(0) || items.length === 1 && builtins.has(marker) && value.length > before.length;
		}) || item.sequences[0];
		sequence !== item.sequences[0] && chosen.set(item, sequence), guess(item.children, chosen, sequence, sequence), previous = sequence;
	}
}
function render(items, chosen, before, after) {
	let tokens = [], encodeAfter, previous = lastCharacter(before), index = -1;
	for (; ++index < items.length;) {
		let item = items[index];
		if (typeof item == "string") {
			let token = {
				value: item,
				attention: void 0
			};
			encodeAfter && encodeAfter === firstCharacter(item) && encode([token], !0), encodeAfter = void 0, tokens.push(token), token.value && (previous = lastCharacter(token.value));
			continue;
		}
		let sequence = chosen.get(item) || item.sequences[0], marker = sequence.charAt(0), next = items[index + 1], outsideBefore = previous, outsideAfter = firstCharacter(next === void 0 ? after : typeof next == "string" ? next : chosen.get(next) || next.sequences[0]), inside = render(item.children, chosen, sequence, sequence), head = inside[0].value, open = encodeInfo(outsideBefore.charCodeAt(outsideBefore.length - 1), head.charCodeAt(0), marker);
		open.inside && encode(inside, !0);
		let tail = lastCharacter(inside[inside.length - 1].value), close = encodeInfo(outsideAfter.charCodeAt(0), tail.charCodeAt(tail.length - 1), marker);
		close.inside && encode(inside, !1), open.outside && outsideBefore !== "\n" && outsideBefore !== "\r" && encode(tokens, !1), close.outside && (encodeAfter = outsideAfter), tokens.push({
			value: sequence,
			attention: item
		}, ...inside, {
			value: sequence,
			attention: item
		}), previous = sequence.charAt(sequence.length - 1);
	}
	return tokens;
}
function serialize(items, before, after) {
	let guessed = new Map();
	guess(items, guessed, before, after);
	let tokens = (guessed.size > 0 ? fix(items, guessed, before, after) : void 0) || fix(items, new Map(), before, after) || render(items, new Map(), before, after), result = "";
	for (let token of tokens) result += token.value;
	return result;
}
emphasis.attention = attention$2, emphasis.peek = peek$1;
function emphasis(node, _, state, info) {
	let exit = state.enter("phrasing"), item = attentionItem(node, attention$2, state, state.createTracker(info)), value = item ? serialize([item], info.before, info.after) : "";
	return exit(), value;
}
function attention$2(_, state) {
	return {
		construct: "emphasis",
		markers: checkEmphasis(state) === "*" ? ["*", "_"] : ["_", "*"],
		sizes: [1]
	};
}
function peek$1(_, _1, state) {
	return state.options.emphasis || "*";
}
// node_modules/unist-util-visit/lib/index.js
function visit(tree, testOrEnterOrVisitors, enterOrVisitorsOrReverse, maybeReverse) {
	let check, visitors, reverse;
	typeof enterOrVisitorsOrReverse == "function" || enterOrVisitorsOrReverse && typeof enterOrVisitorsOrReverse == "object" ? (check = testOrEnterOrVisitors, visitors = enterOrVisitorsOrReverse, reverse = maybeReverse) : (visitors = testOrEnterOrVisitors, reverse = enterOrVisitorsOrReverse), typeof visitors == "function" ? visitParents(tree, check, wrap$1(visitors), reverse) : visitParents(tree, check, wrapVisitors(visitors), reverse);
}
function wrapVisitors(visitors) {
	return !visitors || typeof visitors != "object" ? visitors : {
		enter: typeof visitors.enter == "function" ? wrap$1(visitors.enter) : visitors.enter,
		exit: typeof visitors.exit == "function" ? wrap$1(visitors.exit) : visitors.exit
	};
}
function wrap$1(visitor) {
	return overload;
	function overload(node, parents, index) {
		return visitor(node, index, parents[parents.length - 1]);
	}
}
// node_modules/mdast-util-to-string/lib/index.js
const emptyOptions$1 = {};
function toString(value, options) {
	let settings = options || emptyOptions$1;
	return one(value, typeof settings.includeImageAlt != "boolean" || settings.includeImageAlt, typeof settings.includeHtml != "boolean" || settings.includeHtml);
}
function one(value, includeImageAlt, includeHtml) {
	if (node(value)) {
		if ("value" in value) return value.type === "html" && !includeHtml ? "" : value.value;
		if (includeImageAlt && "alt" in value && value.alt) return value.alt;
		if ("children" in value) return all(value.children, includeImageAlt, includeHtml);
	}
	return Array.isArray(value) ? all(value, includeImageAlt, includeHtml) : "";
}
function all(values, includeImageAlt, includeHtml) {
	let result = [], index = -1;
	for (; ++index < values.length;) result[index] = one(values[index], includeImageAlt, includeHtml);
	return result.join("");
}
function node(value) {
	return !!(value && typeof value == "object");
}
// node_modules/mdast-util-to-markdown/lib/util/format-heading-as-setext.js
function formatHeadingAsSetext$1(node, state) {
	let literalWithBreak = !1;
	return visit(node, function(node) {
		if ("value" in node && /\r?\n|\r/.test(node.value) || node.type === "break") return literalWithBreak = !0, !1;
	}), !!((!node.depth || node.depth < 3) && toString(node) && (state.options.setext || literalWithBreak));
}
// node_modules/mdast-util-to-markdown/lib/handle/heading.js
function heading(node, _, state, info) {
	let rank = Math.max(Math.min(6, node.depth || 1), 1), tracker = state.createTracker(info);
	if (formatHeadingAsSetext$1(node, state)) {
		let exit = state.enter("headingSetext"), subexit = state.enter("phrasing"), value = state.containerPhrasing(node, {
			...tracker.current(),
			before: "\n",
			after: "\n"
		});
		return subexit(), exit(), value + "\n" + (rank === 1 ? "=" : "-").repeat(value.length - (Math.max(value.lastIndexOf("\r"), value.lastIndexOf("\n")) + 1));
	}
	let sequence = "#".repeat(rank), exit = state.enter("headingAtx"), subexit = state.enter("phrasing");
	tracker.move(sequence + " ");
	let value = state.containerPhrasing(node, {
		before: "# ",
		after: "\n",
		...tracker.current()
	}), head = value.charCodeAt(0);
	return (head === 9 || head === 32) && (value = encodeCharacterReference(head) + value.slice(1)), value = value ? sequence + " " + value : sequence, state.options.closeAtx && (value += " " + sequence), subexit(), exit(), value;
}
// node_modules/mdast-util-to-markdown/lib/handle/html.js
html.peek = htmlPeek;
function html(node) {
	return node.value || "";
}
function htmlPeek() {
	return "<";
}
// node_modules/mdast-util-to-markdown/lib/handle/image.js
image.peek = imagePeek;
function image(node, _, state, info) {
	let quote = checkQuote(state), suffix = quote === "\"" ? "Quote" : "Apostrophe", exit = state.enter("image"), subexit = state.enter("label"), tracker = state.createTracker(info), value = tracker.move("![");
	return value += tracker.move(state.safe(node.alt, {
		before: value,
		after: "]",
		...tracker.current()
	})), value += tracker.move("]("), subexit(), !node.url && node.title || /[\0- \u007F]/.test(node.url) ? (subexit = state.enter("destinationLiteral"), value += tracker.move("<"), value += tracker.move(state.safe(node.url, {
		before: value,
		after: ">",
		...tracker.current()
	})), value += tracker.move(">")) : (subexit = state.enter("destinationRaw"), value += tracker.move(state.safe(node.url, {
		before: value,
		after: node.title ? " " : ")",
		...tracker.current()
	}))), subexit(), node.title && (subexit = state.enter(`title${suffix}`), value += tracker.move(" " + quote), value += tracker.move(state.safe(node.title, {
		before: value,
		after: quote,
		...tracker.current()
	})), value += tracker.move(quote), subexit()), value += tracker.move(")"), exit(), value;
}
function imagePeek() {
	return "!";
}
// node_modules/mdast-util-to-markdown/lib/handle/image-reference.js
imageReference.peek = imageReferencePeek;
function imageReference(node, _, state, info) {
	let type = node.referenceType, exit = state.enter("imageReference"), subexit = state.enter("label"), tracker = state.createTracker(info), value = tracker.move("!["), alt = state.safe(node.alt, {
		before: value,
		after: "]",
		...tracker.current()
	});
	value += tracker.move(alt + "]["), subexit();
	let stack = state.stack;
	state.stack = stack.filter(function(d) {
		return d !== "phrasing";
	}), subexit = state.enter("reference");
	let reference = state.safe(state.associationId(node), {
		before: value,
		after: "]",
		...tracker.current()
	});
	return subexit(), state.stack = stack, exit(), type === "full" || !alt || alt !== reference ? value += tracker.move(reference + "]") : type === "shortcut" ? value = value.slice(0, -1) : value += tracker.move("]"), value;
}
function imageReferencePeek() {
	return "!";
}
// node_modules/mdast-util-to-markdown/lib/handle/inline-code.js
inlineCode.peek = inlineCodePeek;
function inlineCode(node, _, state) {
	let value = node.value || "", sequence = "`", index = -1;
	for (; RegExp("(^|[^`])" + sequence + "([^`]|$)").test(value);) sequence += "`";
	for (/[^\n\r ]/.test(value) && (/^[\n\r ]/.test(value) && /[\n\r ]$/.test(value) || /^`|`$/.test(value)) && (value = " " + value + " "); ++index < state.unsafe.length;) {
		let pattern = state.unsafe[index], expression = state.compilePattern(pattern);
		if (!pattern.atBreak) continue;
		let match;
		for (; match = expression.exec(value);) {
			let position = match.index;
			value.charCodeAt(position) === 10 && value.charCodeAt(position - 1) === 13 && position--, value = value.slice(0, position) + " " + value.slice(match.index + 1);
		}
	}
	return sequence + value + sequence;
}
function inlineCodePeek() {
	return "`";
}
// node_modules/mdast-util-to-markdown/lib/util/format-link-as-autolink.js
function formatLinkAsAutolink(node, state) {
	let raw = toString(node);
	return !(state.options.resourceLink || !node.url || node.title || !node.children || node.children.length !== 1 || node.children[0].type !== "text" || raw !== node.url && "mailto:" + raw !== node.url || !/^[a-z][+\-.a-z]+:/i.test(node.url) || /[\0- <>\u007F]/.test(node.url));
}
// node_modules/mdast-util-to-markdown/lib/handle/link.js
link.peek = linkPeek;
function link(node, _, state, info) {
	let quote = checkQuote(state), suffix = quote === "\"" ? "Quote" : "Apostrophe", tracker = state.createTracker(info);
	if (formatLinkAsAutolink(node, state)) {
		let stack = state.stack;
		state.stack = stack.filter(function(d) {
			return d !== "phrasing";
		});
		let exit = state.enter("autolink"), value = tracker.move("<");
		return value += tracker.move(state.containerPhrasing(node, {
			before: value,
			after: ">",
			...tracker.current()
		})), value += tracker.move(">"), exit(), state.stack = stack, value;
	}
	let exit = state.enter("link"), subexit = state.enter("label"), value = tracker.move("["), text = state.containerPhrasing(node, {
		before: value,
		after: "](",
		...tracker.current()
	});
	value += tracker.move(text), subexit(), value += tracker.move("](");
	let enclose = /[\0- \u007F]/.test(node.url), last = info.before.charAt(info.before.length - 1), title = node.title || void 0;
	if (!title && !enclose && (last === "\n" || last === "\r")) {
		let index = 0;
		for (; index < text.length && text.charCodeAt(index) !== 93;) index += text.charCodeAt(index) === 92 ? 2 : 1;
		text.charCodeAt(index + 1) === 58 && (title = "");
	}
	return !node.url && typeof title == "string" || enclose ? (subexit = state.enter("destinationLiteral"), value += tracker.move("<"), value += tracker.move(state.safe(node.url, {
		before: value,
		after: ">",
		...tracker.current()
	})), value += tracker.move(">")) : (subexit = state.enter("destinationRaw"), value += tracker.move(state.safe(node.url, {
		before: value,
		after: typeof title == "string" ? " " : ")",
		...tracker.current()
	}))), subexit(), typeof title == "string" && (subexit = state.enter(`title${suffix}`), value += tracker.move(" " + quote), value += tracker.move(state.safe(title, {
		before: value,
		after: quote,
		...tracker.current()
	})), value += tracker.move(quote), subexit()), value += tracker.move(")"), exit(), value;
}
function linkPeek(node, _, state) {
	return formatLinkAsAutolink(node, state) ? "<" : "[";
}
// node_modules/mdast-util-to-markdown/lib/handle/link-reference.js
linkReference.peek = linkReferencePeek;
function linkReference(node, _, state, info) {
	let type = node.referenceType, exit = state.enter("linkReference"), subexit = state.enter("label"), tracker = state.createTracker(info), value = tracker.move("["), text = state.containerPhrasing(node, {
		before: value,
		after: "]",
		...tracker.current()
	});
	value += tracker.move(text + "]["), subexit();
	let stack = state.stack;
	state.stack = stack.filter(function(d) {
		return d !== "phrasing";
	}), subexit = state.enter("reference");
	let reference = state.safe(state.associationId(node), {
		before: value,
		after: "]",
		...tracker.current()
	});
	return subexit(), state.stack = stack, exit(), type === "full" || !text || text !== reference ? value += tracker.move(reference + "]") : type === "shortcut" ? value = value.slice(0, -1) : value += tracker.move("]"), value;
}
function linkReferencePeek() {
	return "[";
}
// node_modules/mdast-util-to-markdown/lib/util/check-bullet.js
function checkBullet(state) {
	let marker = state.options.bullet || "*";
	if (marker !== "*" && marker !== "+" && marker !== "-") throw Error("Cannot serialize items with `" + marker + "` for `options.bullet`, expected `*`, `+`, or `-`");
	return marker;
}
// node_modules/mdast-util-to-markdown/lib/util/check-bullet-other.js
function checkBulletOther(state) {
	let bullet = checkBullet(state), bulletOther = state.options.bulletOther;
	if (!bulletOther) return bullet === "*" ? "-" : "*";
	if (bulletOther !== "*" && bulletOther !== "+" && bulletOther !== "-") throw Error("Cannot serialize items with `" + bulletOther + "` for `options.bulletOther`, expected `*`, `+`, or `-`");
	if (bulletOther === bullet) throw Error("Expected `bullet` (`" + bullet + "`) and `bulletOther` (`" + bulletOther + "`) to be different");
	return bulletOther;
}
// node_modules/mdast-util-to-markdown/lib/util/check-bullet-ordered.js
function checkBulletOrdered(state) {
	let marker = state.options.bulletOrdered || ".";
	if (marker !== "." && marker !== ")") throw Error("Cannot serialize items with `" + marker + "` for `options.bulletOrdered`, expected `.` or `)`");
	return marker;
}
// node_modules/mdast-util-to-markdown/lib/util/check-rule.js
function checkRule(state) {
	let marker = state.options.rule || "*";
	if (marker !== "*" && marker !== "-" && marker !== "_") throw Error("Cannot serialize rules with `" + marker + "` for `options.rule`, expected `*`, `-`, or `_`");
	return marker;
}
// node_modules/mdast-util-to-markdown/lib/handle/list.js
function list$1(node, parent, state, info) {
	let exit = state.enter("list"), bulletCurrent = state.bulletCurrent, bullet = node.ordered ? checkBulletOrdered(state) : checkBullet(state), bulletOther = node.ordered ? bullet === "." ? ")" : "." : checkBulletOther(state), useDifferentMarker = parent && state.bulletLastUsed ? bullet === state.bulletLastUsed : !1;
	if (!node.ordered) {
		let firstListItem = node.children ? node.children[0] : void 0;
		if (bullet !== "*" && bullet !== "-" || !firstListItem || firstListItem.children && firstListItem.children[0] || state.stack[state.stack.length - 1] !== "list" || state.stack[state.stack.length - 2] !== "listItem" || state.stack[state.stack.length - 3] !== "list" || state.stack[state.stack.length - 4] !== "listItem" || state.indexStack[state.indexStack.length - 1] !== 0 || state.indexStack[state.indexStack.length - 2] !== 0 || state.indexStack[state.indexStack.length - 3] !== 0 || (useDifferentMarker = !0), checkRule(state) === bullet && firstListItem) {
			let index = -1;
			for (; ++index < node.children.length;) {
				let item = node.children[index];
				if (item && item.type === "listItem" && item.children && item.children[0] && item.children[0].type === "thematicBreak") {
					useDifferentMarker = !0;
					break;
				}
			}
		}
	}
	useDifferentMarker && (bullet = bulletOther), state.bulletCurrent = bullet;
	let value = state.containerFlow(node, info);
	return state.bulletLastUsed = bullet, state.bulletCurrent = bulletCurrent, exit(), value;
}
// node_modules/mdast-util-to-markdown/lib/util/check-list-item-indent.js
function checkListItemIndent(state) {
	let style = state.options.listItemIndent || "one";
	if (style !== "tab" && style !== "one" && style !== "mixed") throw Error("Cannot serialize items with `" + style + "` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`");
	return style;
}
// node_modules/mdast-util-to-markdown/lib/handle/list-item.js
function listItem(node, parent, state, info) {
	let listItemIndent = checkListItemIndent(state), bullet = state.bulletCurrent || checkBullet(state);
	parent && parent.type === "list" && parent.ordered && (bullet = (typeof parent.start == "number" && parent.start > -1 ? parent.start : 1) + (state.options.incrementListMarker === !1 ? 0 : parent.children.indexOf(node)) + bullet);
	let size = bullet.length + 1;
	(listItemIndent === "tab" || listItemIndent === "mixed" && (parent && parent.type === "list" && parent.spread || node.spread)) && (size = Math.ceil(size / 4) * 4);
	let tracker = state.createTracker(info);
	tracker.move(bullet + " ".repeat(size - bullet.length)), tracker.shift(size);
	let exit = state.enter("listItem"), value = state.indentLines(state.containerFlow(node, tracker.current()), map);
	return exit(), value;
	function map(line, index, blank) {
		return index ? (blank ? "" : " ".repeat(size)) + line : (blank ? bullet : bullet + " ".repeat(size - bullet.length)) + line;
	}
}
// node_modules/mdast-util-to-markdown/lib/handle/paragraph.js
function paragraph(node, _, state, info) {
	let exit = state.enter("paragraph"), subexit = state.enter("phrasing"), value = state.containerPhrasing(node, info);
	return subexit(), exit(), value;
}
// node_modules/mdast-util-to-markdown/lib/handle/root.js
function root(node, _, state, info) {
	if (!node.children.some(function(d) {
		return phrasing$1(d);
	})) return state.containerFlow(node, info);
	let exit = state.enter("phrasing"), value = state.containerPhrasing(node, info);
	return exit(), value;
}
// node_modules/mdast-util-to-markdown/lib/util/check-strong.js
function checkStrong(state) {
	let marker = state.options.strong || "*";
	if (marker !== "*" && marker !== "_") throw Error("Cannot serialize strong with `" + marker + "` for `options.strong`, expected `*`, or `_`");
	return marker;
}
strong.attention = attention$1, strong.peek = peek;
function strong(node, _, state, info) {
	let exit = state.enter("phrasing"), item = attentionItem(node, attention$1, state, state.createTracker(info)), value = item ? serialize([item], info.before, info.after) : "";
	return exit(), value;
}
function attention$1(_, state) {
	return {
		construct: "strong",
		markers: checkStrong(state) === "*" ? ["*", "_"] : ["_", "*"],
		sizes: [2]
	};
}
function peek(_, _1, state) {
	return state.options.strong || "*";
}
// node_modules/mdast-util-to-markdown/lib/handle/text.js
function text$3(node, parent, state, info) {
	let siblings = parent ? parent.children : [], index = state.indexStack[state.indexStack.length - 1];
	return state.safe(node.value, {
		...info,
		afterNode: siblings[index + 1],
		beforeNode: siblings[index - 1]
	});
}
// node_modules/mdast-util-to-markdown/lib/util/check-rule-repetition.js
function checkRuleRepetition(state) {
	let repetition = state.options.ruleRepetition || 3;
	if (repetition < 3) throw Error("Cannot serialize rules with repetition `" + repetition + "` for `options.ruleRepetition`, expected `3` or more");
	return repetition;
}
// node_modules/mdast-util-to-markdown/lib/handle/thematic-break.js
function thematicBreak$1(_, _1, state) {
	let value = (checkRule(state) + (state.options.ruleSpaces ? " " : "")).repeat(checkRuleRepetition(state));
	return state.options.ruleSpaces ? value.slice(0, -1) : value;
}
// node_modules/mdast-util-to-markdown/lib/handle/index.js
const handle = {
	blockquote,
	break: hardBreak,
	code: code$1,
	definition: definition$1,
	emphasis,
	hardBreak,
	heading,
	html,
	image,
	imageReference,
	inlineCode,
	link,
	linkReference,
	list: list$1,
	listItem,
	paragraph,
	root,
	strong,
	text: text$3,
	thematicBreak: thematicBreak$1
}, characterEntities = {
	AElig: "Æ",
	AMP: "&",
	Aacute: "Á",
	Abreve: "Ă",
	Acirc: "Â",
	Acy: "А",
	Afr: "𝔄",
	Agrave: "À",
	Alpha: "Α",
	Amacr: "Ā",
	And: "⩓",
	Aogon: "Ą",
	Aopf: "𝔸",
	ApplyFunction: "⁡",
	Aring: "Å",
	Ascr: "𝒜",
	Assign: "≔",
	Atilde: "Ã",
	Auml: "Ä",
	Backslash: "∖",
	Barv: "⫧",
	Barwed: "⌆",
	Bcy: "Б",
	Because: "∵",
	Bernoullis: "ℬ",
	Beta: "Β",
	Bfr: "𝔅",
	Bopf: "𝔹",
	Breve: "˘",
	Bscr: "ℬ",
	Bumpeq: "≎",
	CHcy: "Ч",
	COPY: "©",
	Cacute: "Ć",
	Cap: "⋒",
	CapitalDifferentialD: "ⅅ",
	Cayleys: "ℭ",
	Ccaron: "Č",
	Ccedil: "Ç",
	Ccirc: "Ĉ",
	Cconint: "∰",
	Cdot: "Ċ",
	Cedilla: "¸",
	CenterDot: "·",
	Cfr: "ℭ",
	Chi: "Χ",
	CircleDot: "⊙",
	CircleMinus: "⊖",
	CirclePlus: "⊕",
	CircleTimes: "⊗",
	ClockwiseContourIntegral: "∲",
	CloseCurlyDoubleQuote: "”",
	CloseCurlyQuote: "’",
	Colon: "∷",
	Colone: "⩴",
	Congruent: "≡",
	Conint: "∯",
	ContourIntegral: "∮",
	Copf: "ℂ",
	Coproduct: "∐",
	CounterClockwiseContourIntegral: "∳",
	Cross: "⨯",
	Cscr: "𝒞",
	Cup: "⋓",
	CupCap: "≍",
	DD: "ⅅ",
	DDotrahd: "⤑",
	DJcy: "Ђ",
	DScy: "Ѕ",
	DZcy: "Џ",
	Dagger: "‡",
	Darr: "↡",
	Dashv: "⫤",
	Dcaron: "Ď",
	Dcy: "Д",
	Del: "∇",
	Delta: "Δ",
	Dfr: "𝔇",
	DiacriticalAcute: "´",
	DiacriticalDot: "˙",
	DiacriticalDoubleAcute: "˝",
	DiacriticalGrave: "`",
	DiacriticalTilde: "˜",
	Diamond: "⋄",
	DifferentialD: "ⅆ",
	Dopf: "𝔻",
	Dot: "¨",
	DotDot: "⃜",
	DotEqual: "≐",
	DoubleContourIntegral: "∯",
	DoubleDot: "¨",
	DoubleDownArrow: "⇓",
	DoubleLeftArrow: "⇐",
	DoubleLeftRightArrow: "⇔",
	DoubleLeftTee: "⫤",
	DoubleLongLeftArrow: "⟸",
	DoubleLongLeftRightArrow: "⟺",
	DoubleLongRightArrow: "⟹",
	DoubleRightArrow: "⇒",
	DoubleRightTee: "⊨",
	DoubleUpArrow: "⇑",
	DoubleUpDownArrow: "⇕",
	DoubleVerticalBar: "∥",
	DownArrow: "↓",
	DownArrowBar: "⤓",
	DownArrowUpArrow: "⇵",
	DownBreve: "̑",
	DownLeftRightVector: "⥐",
	DownLeftTeeVector: "⥞",
	DownLeftVector: "↽",
	DownLeftVectorBar: "⥖",
	DownRightTeeVector: "⥟",
	DownRightVector: "⇁",
	DownRightVectorBar: "⥗",
	DownTee: "⊤",
	DownTeeArrow: "↧",
	Downarrow: "⇓",
	Dscr: "𝒟",
	Dstrok: "Đ",
	ENG: "Ŋ",
	ETH: "Ð",
	Eacute: "É",
	Ecaron: "Ě",
	Ecirc: "Ê",
	Ecy: "Э",
	Edot: "Ė",
	Efr: "𝔈",
	Egrave: "È",
	Element: "∈",
	Emacr: "Ē",
	EmptySmallSquare: "◻",
	EmptyVerySmallSquare: "▫",
	Eogon: "Ę",
	Eopf: "𝔼",
	Epsilon: "Ε",
	Equal: "⩵",
	EqualTilde: "≂",
	Equilibrium: "⇌",
	Escr: "ℰ",
	Esim: "⩳",
	Eta: "Η",
	Euml: "Ë",
	Exists: "∃",
	ExponentialE: "ⅇ",
	Fcy: "Ф",
	Ffr: "𝔉",
	FilledSmallSquare: "◼",
	FilledVerySmallSquare: "▪",
	Fopf: "𝔽",
	ForAll: "∀",
	Fouriertrf: "ℱ",
	Fscr: "ℱ",
	GJcy: "Ѓ",
	GT: ">",
	Gamma: "Γ",
	Gammad: "Ϝ",
	Gbreve: "Ğ",
	Gcedil: "Ģ",
	Gcirc: "Ĝ",
	Gcy: "Г",
	Gdot: "Ġ",
	Gfr: "𝔊",
	Gg: "⋙",
	Gopf: "𝔾",
	GreaterEqual: "≥",
	GreaterEqualLess: "⋛",
	GreaterFullEqual: "≧",
	GreaterGreater: "⪢",
	GreaterLess: "≷",
	GreaterSlantEqual: "⩾",
	GreaterTilde: "≳",
	Gscr: "𝒢",
	Gt: "≫",
	HARDcy: "Ъ",
	Hacek: "ˇ",
	Hat: "^",
	Hcirc: "Ĥ",
	Hfr: "ℌ",
	HilbertSpace: "ℋ",
	Hopf: "ℍ",
	HorizontalLine: "─",
	Hscr: "ℋ",
	Hstrok: "Ħ",
	HumpDownHump: "≎",
	HumpEqual: "≏",
	IEcy: "Е",
	IJlig: "Ĳ",
	IOcy: "Ё",
	Iacute: "Í",
	Icirc: "Î",
	Icy: "И",
	Idot: "İ",
	Ifr: "ℑ",
	Igrave: "Ì",
	Im: "ℑ",
	Imacr: "Ī",
	ImaginaryI: "ⅈ",
	Implies: "⇒",
	Int: "∬",
	Integral: "∫",
	Intersection: "⋂",
	InvisibleComma: "⁣",
	InvisibleTimes: "⁢",
	Iogon: "Į",
	Iopf: "𝕀",
	Iota: "Ι",
	Iscr: "ℐ",
	Itilde: "Ĩ",
	Iukcy: "І",
	Iuml: "Ï",
	Jcirc: "Ĵ",
	Jcy: "Й",
	Jfr: "𝔍",
	Jopf: "𝕁",
	Jscr: "𝒥",
	Jsercy: "Ј",
	Jukcy: "Є",
	KHcy: "Х",
	KJcy: "Ќ",
	Kappa: "Κ",
	Kcedil: "Ķ",
	Kcy: "К",
	Kfr: "𝔎",
	Kopf: "𝕂",
	Kscr: "𝒦",
	LJcy: "Љ",
	LT: "<",
	Lacute: "Ĺ",
	Lambda: "Λ",
	Lang: "⟪",
	Laplacetrf: "ℒ",
	Larr: "↞",
	Lcaron: "Ľ",
	Lcedil: "Ļ",
	Lcy: "Л",
	LeftAngleBracket: "⟨",
	LeftArrow: "←",
	LeftArrowBar: "⇤",
	LeftArrowRightArrow: "⇆",
	LeftCeiling: "⌈",
	LeftDoubleBracket: "⟦",
	LeftDownTeeVector: "⥡",
	LeftDownVector: "⇃",
	LeftDownVectorBar: "⥙",
	LeftFloor: "⌊",
	LeftRightArrow: "↔",
	LeftRightVector: "⥎",
	LeftTee: "⊣",
	LeftTeeArrow: "↤",
	LeftTeeVector: "⥚",
	LeftTriangle: "⊲",
	LeftTriangleBar: "⧏",
	LeftTriangleEqual: "⊴",
	LeftUpDownVector: "⥑",
	LeftUpTeeVector: "⥠",
	LeftUpVector: "↿",
	LeftUpVectorBar: "⥘",
	LeftVector: "↼",
	LeftVectorBar: "⥒",
	Leftarrow: "⇐",
	Leftrightarrow: "⇔",
	LessEqualGreater: "⋚",
	LessFullEqual: "≦",
	LessGreater: "≶",
	LessLess: "⪡",
	LessSlantEqual: "⩽",
	LessTilde: "≲",
	Lfr: "𝔏",
	Ll: "⋘",
	Lleftarrow: "⇚",
	Lmidot: "Ŀ",
	LongLeftArrow: "⟵",
	LongLeftRightArrow: "⟷",
	LongRightArrow: "⟶",
	Longleftarrow: "⟸",
	Longleftrightarrow: "⟺",
	Longrightarrow: "⟹",
	Lopf: "𝕃",
	LowerLeftArrow: "↙",
	LowerRightArrow: "↘",
	Lscr: "ℒ",
	Lsh: "↰",
	Lstrok: "Ł",
	Lt: "≪",
	Map: "⤅",
	Mcy: "М",
	MediumSpace: " ",
	Mellintrf: "ℳ",
	Mfr: "𝔐",
	MinusPlus: "∓",
	Mopf: "𝕄",
	Mscr: "ℳ",
	Mu: "Μ",
	NJcy: "Њ",
	Nacute: "Ń",
	Ncaron: "Ň",
	Ncedil: "Ņ",
	Ncy: "Н",
	NegativeMediumSpace: "​",
	NegativeThickSpace: "​",
	NegativeThinSpace: "​",
	NegativeVeryThinSpace: "​",
	NestedGreaterGreater: "≫",
	NestedLessLess: "≪",
	NewLine: "\n",
	Nfr: "𝔑",
	NoBreak: "⁠",
	NonBreakingSpace: "\xA0",
	Nopf: "ℕ",
	Not: "⫬",
	NotCongruent: "≢",
	NotCupCap: "≭",
	NotDoubleVerticalBar: "∦",
	NotElement: "∉",
	NotEqual: "≠",
	NotEqualTilde: "≂̸",
	NotExists: "∄",
	NotGreater: "≯",
	NotGreaterEqual: "≱",
	NotGreaterFullEqual: "≧̸",
	NotGreaterGreater: "≫̸",
	NotGreaterLess: "≹",
	NotGreaterSlantEqual: "⩾̸",
	NotGreaterTilde: "≵",
	NotHumpDownHump: "≎̸",
	NotHumpEqual: "≏̸",
	NotLeftTriangle: "⋪",
	NotLeftTriangleBar: "⧏̸",
	NotLeftTriangleEqual: "⋬",
	NotLess: "≮",
	NotLessEqual: "≰",
	NotLessGreater: "≸",
	NotLessLess: "≪̸",
	NotLessSlantEqual: "⩽̸",
	NotLessTilde: "≴",
	NotNestedGreaterGreater: "⪢̸",
	NotNestedLessLess: "⪡̸",
	NotPrecedes: "⊀",
	NotPrecedesEqual: "⪯̸",
	NotPrecedesSlantEqual: "⋠",
	NotReverseElement: "∌",
	NotRightTriangle: "⋫",
	NotRightTriangleBar: "⧐̸",
	NotRightTriangleEqual: "⋭",
	NotSquareSubset: "⊏̸",
	NotSquareSubsetEqual: "⋢",
	NotSquareSuperset: "⊐̸",
	NotSquareSupersetEqual: "⋣",
	NotSubset: "⊂⃒",
	NotSubsetEqual: "⊈",
	NotSucceeds: "⊁",
	NotSucceedsEqual: "⪰̸",
	NotSucceedsSlantEqual: "⋡",
	NotSucceedsTilde: "≿̸",
	NotSuperset: "⊃⃒",
	NotSupersetEqual: "⊉",
	NotTilde: "≁",
	NotTildeEqual: "≄",
	NotTildeFullEqual: "≇",
	NotTildeTilde: "≉",
	NotVerticalBar: "∤",
	Nscr: "𝒩",
	Ntilde: "Ñ",
	Nu: "Ν",
	OElig: "Œ",
	Oacute: "Ó",
	Ocirc: "Ô",
	Ocy: "О",
	Odblac: "Ő",
	Ofr: "𝔒",
	Ograve: "Ò",
	Omacr: "Ō",
	Omega: "Ω",
	Omicron: "Ο",
	Oopf: "𝕆",
	OpenCurlyDoubleQuote: "“",
	OpenCurlyQuote: "‘",
	Or: "⩔",
	Oscr: "𝒪",
	Oslash: "Ø",
	Otilde: "Õ",
	Otimes: "⨷",
	Ouml: "Ö",
	OverBar: "‾",
	OverBrace: "⏞",
	OverBracket: "⎴",
	OverParenthesis: "⏜",
	PartialD: "∂",
	Pcy: "П",
	Pfr: "𝔓",
	Phi: "Φ",
	Pi: "Π",
	PlusMinus: "±",
	Poincareplane: "ℌ",
	Popf: "ℙ",
	Pr: "⪻",
	Precedes: "≺",
	PrecedesEqual: "⪯",
	PrecedesSlantEqual: "≼",
	PrecedesTilde: "≾",
	Prime: "″",
	Product: "∏",
	Proportion: "∷",
	Proportional: "∝",
	Pscr: "𝒫",
	Psi: "Ψ",
	QUOT: "\"",
	Qfr: "𝔔",
	Qopf: "ℚ",
	Qscr: "𝒬",
	RBarr: "⤐",
	REG: "®",
	Racute: "Ŕ",
	Rang: "⟫",
	Rarr: "↠",
	Rarrtl: "⤖",
	Rcaron: "Ř",
	Rcedil: "Ŗ",
	Rcy: "Р",
	Re: "ℜ",
	ReverseElement: "∋",
	ReverseEquilibrium: "⇋",
	ReverseUpEquilibrium: "⥯",
	Rfr: "ℜ",
	Rho: "Ρ",
	RightAngleBracket: "⟩",
	RightArrow: "→",
	RightArrowBar: "⇥",
	RightArrowLeftArrow: "⇄",
	RightCeiling: "⌉",
	RightDoubleBracket: "⟧",
	RightDownTeeVector: "⥝",
	RightDownVector: "⇂",
	RightDownVectorBar: "⥕",
	RightFloor: "⌋",
	RightTee: "⊢",
	RightTeeArrow: "↦",
	RightTeeVector: "⥛",
	RightTriangle: "⊳",
	RightTriangleBar: "⧐",
	RightTriangleEqual: "⊵",
	RightUpDownVector: "⥏",
	RightUpTeeVector: "⥜",
	RightUpVector: "↾",
	RightUpVectorBar: "⥔",
	RightVector: "⇀",
	RightVectorBar: "⥓",
	Rightarrow: "⇒",
	Ropf: "ℝ",
	RoundImplies: "⥰",
	Rrightarrow: "⇛",
	Rscr: "ℛ",
	Rsh: "↱",
	RuleDelayed: "⧴",
	SHCHcy: "Щ",
	SHcy: "Ш",
	SOFTcy: "Ь",
	Sacute: "Ś",
	Sc: "⪼",
	Scaron: "Š",
	Scedil: "Ş",
	Scirc: "Ŝ",
	Scy: "С",
	Sfr: "𝔖",
	ShortDownArrow: "↓",
	ShortLeftArrow: "←",
	ShortRightArrow: "→",
	ShortUpArrow: "↑",
	Sigma: "Σ",
	SmallCircle: "∘",
	Sopf: "𝕊",
	Sqrt: "√",
	Square: "□",
	SquareIntersection: "⊓",
	SquareSubset: "⊏",
	SquareSubsetEqual: "⊑",
	SquareSuperset: "⊐",
	SquareSupersetEqual: "⊒",
	SquareUnion: "⊔",
	Sscr: "𝒮",
	Star: "⋆",
	Sub: "⋐",
	Subset: "⋐",
	SubsetEqual: "⊆",
	Succeeds: "≻",
	SucceedsEqual: "⪰",
	SucceedsSlantEqual: "≽",
	SucceedsTilde: "≿",
	SuchThat: "∋",
	Sum: "∑",
	Sup: "⋑",
	Superset: "⊃",
	SupersetEqual: "⊇",
	Supset: "⋑",
	THORN: "Þ",
	TRADE: "™",
	TSHcy: "Ћ",
	TScy: "Ц",
	Tab: "	",
	Tau: "Τ",
	Tcaron: "Ť",
	Tcedil: "Ţ",
	Tcy: "Т",
	Tfr: "𝔗",
	Therefore: "∴",
	Theta: "Θ",
	ThickSpace: "  ",
	ThinSpace: " ",
	Tilde: "∼",
	TildeEqual: "≃",
	TildeFullEqual: "≅",
	TildeTilde: "≈",
	Topf: "𝕋",
	TripleDot: "⃛",
	Tscr: "𝒯",
	Tstrok: "Ŧ",
	Uacute: "Ú",
	Uarr: "↟",
	Uarrocir: "⥉",
	Ubrcy: "Ў",
	Ubreve: "Ŭ",
	Ucirc: "Û",
	Ucy: "У",
	Udblac: "Ű",
	Ufr: "𝔘",
	Ugrave: "Ù",
	Umacr: "Ū",
	UnderBar: "_",
	UnderBrace: "⏟",
	UnderBracket: "⎵",
	UnderParenthesis: "⏝",
	Union: "⋃",
	UnionPlus: "⊎",
	Uogon: "Ų",
	Uopf: "𝕌",
	UpArrow: "↑",
	UpArrowBar: "⤒",
	UpArrowDownArrow: "⇅",
	UpDownArrow: "↕",
	UpEquilibrium: "⥮",
	UpTee: "⊥",
	UpTeeArrow: "↥",
	Uparrow: "⇑",
	Updownarrow: "⇕",
	UpperLeftArrow: "↖",
	UpperRightArrow: "↗",
	Upsi: "ϒ",
	Upsilon: "Υ",
	Uring: "Ů",
	Uscr: "𝒰",
	Utilde: "Ũ",
	Uuml: "Ü",
	VDash: "⊫",
	Vbar: "⫫",
	Vcy: "В",
	Vdash: "⊩",
	Vdashl: "⫦",
	Vee: "⋁",
	Verbar: "‖",
	Vert: "‖",
	VerticalBar: "∣",
	VerticalLine: "|",
	VerticalSeparator: "❘",
	VerticalTilde: "≀",
	VeryThinSpace: " ",
	Vfr: "𝔙",
	Vopf: "𝕍",
	Vscr: "𝒱",
	Vvdash: "⊪",
	Wcirc: "Ŵ",
	Wedge: "⋀",
	Wfr: "𝔚",
	Wopf: "𝕎",
	Wscr: "𝒲",
	Xfr: "𝔛",
	Xi: "Ξ",
	Xopf: "𝕏",
	Xscr: "𝒳",
	YAcy: "Я",
	YIcy: "Ї",
	YUcy: "Ю",
	Yacute: "Ý",
	Ycirc: "Ŷ",
	Ycy: "Ы",
	Yfr: "𝔜",
	Yopf: "𝕐",
	Yscr: "𝒴",
	Yuml: "Ÿ",
	ZHcy: "Ж",
	Zacute: "Ź",
	Zcaron: "Ž",
	Zcy: "З",
	Zdot: "Ż",
	ZeroWidthSpace: "​",
	Zeta: "Ζ",
	Zfr: "ℨ",
	Zopf: "ℤ",
	Zscr: "𝒵",
	aacute: "á",
	abreve: "ă",
	ac: "∾",
	acE: "∾̳",
	acd: "∿",
	acirc: "â",
	acute: "´",
	acy: "а",
	aelig: "æ",
	af: "⁡",
	afr: "𝔞",
	agrave: "à",
	alefsym: "ℵ",
	aleph: "ℵ",
	alpha: "α",
	amacr: "ā",
	amalg: "⨿",
	amp: "&",
	and: "∧",
	andand: "⩕",
	andd: "⩜",
	andslope: "⩘",
	andv: "⩚",
	ang: "∠",
	ange: "⦤",
	angle: "∠",
	angmsd: "∡",
	angmsdaa: "⦨",
	angmsdab: "⦩",
	angmsdac: "⦪",
	angmsdad: "⦫",
	angmsdae: "⦬",
	angmsdaf: "⦭",
	angmsdag: "⦮",
	angmsdah: "⦯",
	angrt: "∟",
	angrtvb: "⊾",
	angrtvbd: "⦝",
	angsph: "∢",
	angst: "Å",
	angzarr: "⍼",
	aogon: "ą",
	aopf: "𝕒",
	ap: "≈",
	apE: "⩰",
	apacir: "⩯",
	ape: "≊",
	apid: "≋",
	apos: "'",
	approx: "≈",
	approxeq: "≊",
	aring: "å",
	ascr: "𝒶",
	ast: "*",
	asymp: "≈",
	asympeq: "≍",
	atilde: "ã",
	auml: "ä",
	awconint: "∳",
	awint: "⨑",
	bNot: "⫭",
	backcong: "≌",
	backepsilon: "϶",
	backprime: "‵",
	backsim: "∽",
	backsimeq: "⋍",
	barvee: "⊽",
	barwed: "⌅",
	barwedge: "⌅",
	bbrk: "⎵",
	bbrktbrk: "⎶",
	bcong: "≌",
	bcy: "б",
	bdquo: "„",
	becaus: "∵",
	because: "∵",
	bemptyv: "⦰",
	bepsi: "϶",
	bernou: "ℬ",
	beta: "β",
	beth: "ℶ",
	between: "≬",
	bfr: "𝔟",
	bigcap: "⋂",
	bigcirc: "◯",
	bigcup: "⋃",
	bigodot: "⨀",
	bigoplus: "⨁",
	bigotimes: "⨂",
	bigsqcup: "⨆",
	bigstar: "★",
	bigtriangledown: "▽",
	bigtriangleup: "△",
	biguplus: "⨄",
	bigvee: "⋁",
	bigwedge: "⋀",
	bkarow: "⤍",
	blacklozenge: "⧫",
	blacksquare: "▪",
	blacktriangle: "▴",
	blacktriangledown: "▾",
	blacktriangleleft: "◂",
	blacktriangleright: "▸",
	blank: "␣",
	blk12: "▒",
	blk14: "░",
	blk34: "▓",
	block: "█",
	bne: "=⃥",
	bnequiv: "≡⃥",
	bnot: "⌐",
	bopf: "𝕓",
	bot: "⊥",
	bottom: "⊥",
	bowtie: "⋈",
	boxDL: "╗",
	boxDR: "╔",
	boxDl: "╖",
	boxDr: "╓",
	boxH: "═",
	boxHD: "╦",
	boxHU: "╩",
	boxHd: "╤",
	boxHu: "╧",
	boxUL: "╝",
	boxUR: "╚",
	boxUl: "╜",
	boxUr: "╙",
	boxV: "║",
	boxVH: "╬",
	boxVL: "╣",
	boxVR: "╠",
	boxVh: "╫",
	boxVl: "╢",
	boxVr: "╟",
	boxbox: "⧉",
	boxdL: "╕",
	boxdR: "╒",
	boxdl: "┐",
	boxdr: "┌",
	boxh: "─",
	boxhD: "╥",
	boxhU: "╨",
	boxhd: "┬",
	boxhu: "┴",
	boxminus: "⊟",
	boxplus: "⊞",
	boxtimes: "⊠",
	boxuL: "╛",
	boxuR: "╘",
	boxul: "┘",
	boxur: "└",
	boxv: "│",
	boxvH: "╪",
	boxvL: "╡",
	boxvR: "╞",
	boxvh: "┼",
	boxvl: "┤",
	boxvr: "├",
	bprime: "‵",
	breve: "˘",
	brvbar: "¦",
	bscr: "𝒷",
	bsemi: "⁏",
	bsim: "∽",
	bsime: "⋍",
	bsol: "\\",
	bsolb: "⧅",
	bsolhsub: "⟈",
	bull: "•",
	bullet: "•",
	bump: "≎",
	bumpE: "⪮",
	bumpe: "≏",
	bumpeq: "≏",
	cacute: "ć",
	cap: "∩",
	capand: "⩄",
	capbrcup: "⩉",
	capcap: "⩋",
	capcup: "⩇",
	capdot: "⩀",
	caps: "∩︀",
	caret: "⁁",
	caron: "ˇ",
	ccaps: "⩍",
	ccaron: "č",
	ccedil: "ç",
	ccirc: "ĉ",
	ccups: "⩌",
	ccupssm: "⩐",
	cdot: "ċ",
	cedil: "¸",
	cemptyv: "⦲",
	cent: "¢",
	centerdot: "·",
	cfr: "𝔠",
	chcy: "ч",
	check: "✓",
	checkmark: "✓",
	chi: "χ",
	cir: "○",
	cirE: "⧃",
	circ: "ˆ",
	circeq: "≗",
	circlearrowleft: "↺",
	circlearrowright: "↻",
	circledR: "®",
	circledS: "Ⓢ",
	circledast: "⊛",
	circledcirc: "⊚",
	circleddash: "⊝",
	cire: "≗",
	cirfnint: "⨐",
	cirmid: "⫯",
	cirscir: "⧂",
	clubs: "♣",
	clubsuit: "♣",
	colon: ":",
	colone: "≔",
	coloneq: "≔",
	comma: ",",
	commat: "@",
	comp: "∁",
	compfn: "∘",
	complement: "∁",
	complexes: "ℂ",
	cong: "≅",
	congdot: "⩭",
	conint: "∮",
	copf: "𝕔",
	coprod: "∐",
	copy: "©",
	copysr: "℗",
	crarr: "↵",
	cross: "✗",
	cscr: "𝒸",
	csub: "⫏",
	csube: "⫑",
	csup: "⫐",
	csupe: "⫒",
	ctdot: "⋯",
	cudarrl: "⤸",
	cudarrr: "⤵",
	cuepr: "⋞",
	cuesc: "⋟",
	cularr: "↶",
	cularrp: "⤽",
	cup: "∪",
	cupbrcap: "⩈",
	cupcap: "⩆",
	cupcup: "⩊",
	cupdot: "⊍",
	cupor: "⩅",
	cups: "∪︀",
	curarr: "↷",
	curarrm: "⤼",
	curlyeqprec: "⋞",
	curlyeqsucc: "⋟",
	curlyvee: "⋎",
	curlywedge: "⋏",
	curren: "¤",
	curvearrowleft: "↶",
	curvearrowright: "↷",
	cuvee: "⋎",
	cuwed: "⋏",
	cwconint: "∲",
	cwint: "∱",
	cylcty: "⌭",
	dArr: "⇓",
	dHar: "⥥",
	dagger: "†",
	daleth: "ℸ",
	darr: "↓",
	dash: "‐",
	dashv: "⊣",
	dbkarow: "⤏",
	dblac: "˝",
	dcaron: "ď",
	dcy: "д",
	dd: "ⅆ",
	ddagger: "‡",
	ddarr: "⇊",
	ddotseq: "⩷",
	deg: "°",
	delta: "δ",
	demptyv: "⦱",
	dfisht: "⥿",
	dfr: "𝔡",
	dharl: "⇃",
	dharr: "⇂",
	diam: "⋄",
	diamond: "⋄",
	diamondsuit: "♦",
	diams: "♦",
	die: "¨",
	digamma: "ϝ",
	disin: "⋲",
	div: "÷",
	divide: "÷",
	divideontimes: "⋇",
	divonx: "⋇",
	djcy: "ђ",
	dlcorn: "⌞",
	dlcrop: "⌍",
	dollar: "$",
	dopf: "𝕕",
	dot: "˙",
	doteq: "≐",
	doteqdot: "≑",
	dotminus: "∸",
	dotplus: "∔",
	dotsquare: "⊡",
	doublebarwedge: "⌆",
	downarrow: "↓",
	downdownarrows: "⇊",
	downharpoonleft: "⇃",
	downharpoonright: "⇂",
	drbkarow: "⤐",
	drcorn: "⌟",
	drcrop: "⌌",
	dscr: "𝒹",
	dscy: "ѕ",
	dsol: "⧶",
	dstrok: "đ",
	dtdot: "⋱",
	dtri: "▿",
	dtrif: "▾",
	duarr: "⇵",
	duhar: "⥯",
	dwangle: "⦦",
	dzcy: "џ",
	dzigrarr: "⟿",
	eDDot: "⩷",
	eDot: "≑",
	eacute: "é",
	easter: "⩮",
	ecaron: "ě",
	ecir: "≖",
	ecirc: "ê",
	ecolon: "≕",
	ecy: "э",
	edot: "ė",
	ee: "ⅇ",
	efDot: "≒",
	efr: "𝔢",
	eg: "⪚",
	egrave: "è",
	egs: "⪖",
	egsdot: "⪘",
	el: "⪙",
	elinters: "⏧",
	ell: "ℓ",
	els: "⪕",
	elsdot: "⪗",
	emacr: "ē",
	empty: "∅",
	emptyset: "∅",
	emptyv: "∅",
	emsp13: " ",
	emsp14: " ",
	emsp: " ",
	eng: "ŋ",
	ensp: " ",
	eogon: "ę",
	eopf: "𝕖",
	epar: "⋕",
	eparsl: "⧣",
	eplus: "⩱",
	epsi: "ε",
	epsilon: "ε",
	epsiv: "ϵ",
	eqcirc: "≖",
	eqcolon: "≕",
	eqsim: "≂",
	eqslantgtr: "⪖",
	eqslantless: "⪕",
	equals: "=",
	equest: "≟",
	equiv: "≡",
	equivDD: "⩸",
	eqvparsl: "⧥",
	erDot: "≓",
	erarr: "⥱",
	escr: "ℯ",
	esdot: "≐",
	esim: "≂",
	eta: "η",
	eth: "ð",
	euml: "ë",
	euro: "€",
	excl: "!",
	exist: "∃",
	expectation: "ℰ",
	exponentiale: "ⅇ",
	fallingdotseq: "≒",
	fcy: "ф",
	female: "♀",
	ffilig: "ﬃ",
	fflig: "ﬀ",
	ffllig: "ﬄ",
	ffr: "𝔣",
	filig: "ﬁ",
	fjlig: "fj",
	flat: "♭",
	fllig: "ﬂ",
	fltns: "▱",
	fnof: "ƒ",
	fopf: "𝕗",
	forall: "∀",
	fork: "⋔",
	forkv: "⫙",
	fpartint: "⨍",
	frac12: "½",
	frac13: "⅓",
	frac14: "¼",
	frac15: "⅕",
	frac16: "⅙",
	frac18: "⅛",
	frac23: "⅔",
	frac25: "⅖",
	frac34: "¾",
	frac35: "⅗",
	frac38: "⅜",
	frac45: "⅘",
	frac56: "⅚",
	frac58: "⅝",
	frac78: "⅞",
	frasl: "⁄",
	frown: "⌢",
	fscr: "𝒻",
	gE: "≧",
	gEl: "⪌",
	gacute: "ǵ",
	gamma: "γ",
	gammad: "ϝ",
	gap: "⪆",
	gbreve: "ğ",
	gcirc: "ĝ",
	gcy: "г",
	gdot: "ġ",
	ge: "≥",
	gel: "⋛",
	geq: "≥",
	geqq: "≧",
	geqslant: "⩾",
	ges: "⩾",
	gescc: "⪩",
	gesdot: "⪀",
	gesdoto: "⪂",
	gesdotol: "⪄",
	gesl: "⋛︀",
	gesles: "⪔",
	gfr: "𝔤",
	gg: "≫",
	ggg: "⋙",
	gimel: "ℷ",
	gjcy: "ѓ",
	gl: "≷",
	glE: "⪒",
	gla: "⪥",
	glj: "⪤",
	gnE: "≩",
	gnap: "⪊",
	gnapprox: "⪊",
	gne: "⪈",
	gneq: "⪈",
	gneqq: "≩",
	gnsim: "⋧",
	gopf: "𝕘",
	grave: "`",
	gscr: "ℊ",
	gsim: "≳",
	gsime: "⪎",
	gsiml: "⪐",
	gt: ">",
	gtcc: "⪧",
	gtcir: "⩺",
	gtdot: "⋗",
	gtlPar: "⦕",
	gtquest: "⩼",
	gtrapprox: "⪆",
	gtrarr: "⥸",
	gtrdot: "⋗",
	gtreqless: "⋛",
	gtreqqless: "⪌",
	gtrless: "≷",
	gtrsim: "≳",
	gvertneqq: "≩︀",
	gvnE: "≩︀",
	hArr: "⇔",
	hairsp: " ",
	half: "½",
	hamilt: "ℋ",
	hardcy: "ъ",
	harr: "↔",
	harrcir: "⥈",
	harrw: "↭",
	hbar: "ℏ",
	hcirc: "ĥ",
	hearts: "♥",
	heartsuit: "♥",
	hellip: "…",
	hercon: "⊹",
	hfr: "𝔥",
	hksearow: "⤥",
	hkswarow: "⤦",
	hoarr: "⇿",
	homtht: "∻",
	hookleftarrow: "↩",
	hookrightarrow: "↪",
	hopf: "𝕙",
	horbar: "―",
	hscr: "𝒽",
	hslash: "ℏ",
	hstrok: "ħ",
	hybull: "⁃",
	hyphen: "‐",
	iacute: "í",
	ic: "⁣",
	icirc: "î",
	icy: "и",
	iecy: "е",
	iexcl: "¡",
	iff: "⇔",
	ifr: "𝔦",
	igrave: "ì",
	ii: "ⅈ",
	iiiint: "⨌",
	iiint: "∭",
	iinfin: "⧜",
	iiota: "℩",
	ijlig: "ĳ",
	imacr: "ī",
	image: "ℑ",
	imagline: "ℐ",
	imagpart: "ℑ",
	imath: "ı",
	imof: "⊷",
	imped: "Ƶ",
	in: "∈",
	incare: "℅",
	infin: "∞",
	infintie: "⧝",
	inodot: "ı",
	int: "∫",
	intcal: "⊺",
	integers: "ℤ",
	intercal: "⊺",
	intlarhk: "⨗",
	intprod: "⨼",
	iocy: "ё",
	iogon: "į",
	iopf: "𝕚",
	iota: "ι",
	iprod: "⨼",
	iquest: "¿",
	iscr: "𝒾",
	isin: "∈",
	isinE: "⋹",
	isindot: "⋵",
	isins: "⋴",
	isinsv: "⋳",
	isinv: "∈",
	it: "⁢",
	itilde: "ĩ",
	iukcy: "і",
	iuml: "ï",
	jcirc: "ĵ",
	jcy: "й",
	jfr: "𝔧",
	jmath: "ȷ",
	jopf: "𝕛",
	jscr: "𝒿",
	jsercy: "ј",
	jukcy: "є",
	kappa: "κ",
	kappav: "ϰ",
	kcedil: "ķ",
	kcy: "к",
	kfr: "𝔨",
	kgreen: "ĸ",
	khcy: "х",
	kjcy: "ќ",
	kopf: "𝕜",
	kscr: "𝓀",
	lAarr: "⇚",
	lArr: "⇐",
	lAtail: "⤛",
	lBarr: "⤎",
	lE: "≦",
	lEg: "⪋",
	lHar: "⥢",
	lacute: "ĺ",
	laemptyv: "⦴",
	lagran: "ℒ",
	lambda: "λ",
	lang: "⟨",
	langd: "⦑",
	langle: "⟨",
	lap: "⪅",
	laquo: "«",
	larr: "←",
	larrb: "⇤",
	larrbfs: "⤟",
	larrfs: "⤝",
	larrhk: "↩",
	larrlp: "↫",
	larrpl: "⤹",
	larrsim: "⥳",
	larrtl: "↢",
	lat: "⪫",
	latail: "⤙",
	late: "⪭",
	lates: "⪭︀",
	lbarr: "⤌",
	lbbrk: "❲",
	lbrace: "{",
	lbrack: "[",
	lbrke: "⦋",
	lbrksld: "⦏",
	lbrkslu: "⦍",
	lcaron: "ľ",
	lcedil: "ļ",
	lceil: "⌈",
	lcub: "{",
	lcy: "л",
	ldca: "⤶",
	ldquo: "“",
	ldquor: "„",
	ldrdhar: "⥧",
	ldrushar: "⥋",
	ldsh: "↲",
	le: "≤",
	leftarrow: "←",
	leftarrowtail: "↢",
	leftharpoondown: "↽",
	leftharpoonup: "↼",
	leftleftarrows: "⇇",
	leftrightarrow: "↔",
	leftrightarrows: "⇆",
	leftrightharpoons: "⇋",
	leftrightsquigarrow: "↭",
	leftthreetimes: "⋋",
	leg: "⋚",
	leq: "≤",
	leqq: "≦",
	leqslant: "⩽",
	les: "⩽",
	lescc: "⪨",
	lesdot: "⩿",
	lesdoto: "⪁",
	lesdotor: "⪃",
	lesg: "⋚︀",
	lesges: "⪓",
	lessapprox: "⪅",
	lessdot: "⋖",
	lesseqgtr: "⋚",
	lesseqqgtr: "⪋",
	lessgtr: "≶",
	lesssim: "≲",
	lfisht: "⥼",
	lfloor: "⌊",
	lfr: "𝔩",
	lg: "≶",
	lgE: "⪑",
	lhard: "↽",
	lharu: "↼",
	lharul: "⥪",
	lhblk: "▄",
	ljcy: "љ",
	ll: "≪",
	llarr: "⇇",
	llcorner: "⌞",
	llhard: "⥫",
	lltri: "◺",
	lmidot: "ŀ",
	lmoust: "⎰",
	lmoustache: "⎰",
	lnE: "≨",
	lnap: "⪉",
	lnapprox: "⪉",
	lne: "⪇",
	lneq: "⪇",
	lneqq: "≨",
	lnsim: "⋦",
	loang: "⟬",
	loarr: "⇽",
	lobrk: "⟦",
	longleftarrow: "⟵",
	longleftrightarrow: "⟷",
	longmapsto: "⟼",
	longrightarrow: "⟶",
	looparrowleft: "↫",
	looparrowright: "↬",
	lopar: "⦅",
	lopf: "𝕝",
	loplus: "⨭",
	lotimes: "⨴",
	lowast: "∗",
	lowbar: "_",
	loz: "◊",
	lozenge: "◊",
	lozf: "⧫",
	lpar: "(",
	lparlt: "⦓",
	lrarr: "⇆",
	lrcorner: "⌟",
	lrhar: "⇋",
	lrhard: "⥭",
	lrm: "‎",
	lrtri: "⊿",
	lsaquo: "‹",
	lscr: "𝓁",
	lsh: "↰",
	lsim: "≲",
	lsime: "⪍",
	lsimg: "⪏",
	lsqb: "[",
	lsquo: "‘",
	lsquor: "‚",
	lstrok: "ł",
	lt: "<",
	ltcc: "⪦",
	ltcir: "⩹",
	ltdot: "⋖",
	lthree: "⋋",
	ltimes: "⋉",
	ltlarr: "⥶",
	ltquest: "⩻",
	ltrPar: "⦖",
	ltri: "◃",
	ltrie: "⊴",
	ltrif: "◂",
	lurdshar: "⥊",
	luruhar: "⥦",
	lvertneqq: "≨︀",
	lvnE: "≨︀",
	mDDot: "∺",
	macr: "¯",
	male: "♂",
	malt: "✠",
	maltese: "✠",
	map: "↦",
	mapsto: "↦",
	mapstodown: "↧",
	mapstoleft: "↤",
	mapstoup: "↥",
	marker: "▮",
	mcomma: "⨩",
	mcy: "м",
	mdash: "—",
	measuredangle: "∡",
	mfr: "𝔪",
	mho: "℧",
	micro: "µ",
	mid: "∣",
	midast: "*",
	midcir: "⫰",
	middot: "·",
	minus: "−",
	minusb: "⊟",
	minusd: "∸",
	minusdu: "⨪",
	mlcp: "⫛",
	mldr: "…",
	mnplus: "∓",
	models: "⊧",
	mopf: "𝕞",
	mp: "∓",
	mscr: "𝓂",
	mstpos: "∾",
	mu: "μ",
	multimap: "⊸",
	mumap: "⊸",
	nGg: "⋙̸",
	nGt: "≫⃒",
	nGtv: "≫̸",
	nLeftarrow: "⇍",
	nLeftrightarrow: "⇎",
	nLl: "⋘̸",
	nLt: "≪⃒",
	nLtv: "≪̸",
	nRightarrow: "⇏",
	nVDash: "⊯",
	nVdash: "⊮",
	nabla: "∇",
	nacute: "ń",
	nang: "∠⃒",
	nap: "≉",
	napE: "⩰̸",
	napid: "≋̸",
	napos: "ŉ",
	napprox: "≉",
	natur: "♮",
	natural: "♮",
	naturals: "ℕ",
	nbsp: "\xA0",
	nbump: "≎̸",
	nbumpe: "≏̸",
	ncap: "⩃",
	ncaron: "ň",
	ncedil: "ņ",
	ncong: "≇",
	ncongdot: "⩭̸",
	ncup: "⩂",
	ncy: "н",
	ndash: "–",
	ne: "≠",
	neArr: "⇗",
	nearhk: "⤤",
	nearr: "↗",
	nearrow: "↗",
	nedot: "≐̸",
	nequiv: "≢",
	nesear: "⤨",
	nesim: "≂̸",
	nexist: "∄",
	nexists: "∄",
	nfr: "𝔫",
	ngE: "≧̸",
	nge: "≱",
	ngeq: "≱",
	ngeqq: "≧̸",
	ngeqslant: "⩾̸",
	nges: "⩾̸",
	ngsim: "≵",
	ngt: "≯",
	ngtr: "≯",
	nhArr: "⇎",
	nharr: "↮",
	nhpar: "⫲",
	ni: "∋",
	nis: "⋼",
	nisd: "⋺",
	niv: "∋",
	njcy: "њ",
	nlArr: "⇍",
	nlE: "≦̸",
	nlarr: "↚",
	nldr: "‥",
	nle: "≰",
	nleftarrow: "↚",
	nleftrightarrow: "↮",
	nleq: "≰",
	nleqq: "≦̸",
	nleqslant: "⩽̸",
	nles: "⩽̸",
	nless: "≮",
	nlsim: "≴",
	nlt: "≮",
	nltri: "⋪",
	nltrie: "⋬",
	nmid: "∤",
	nopf: "𝕟",
	not: "¬",
	notin: "∉",
	notinE: "⋹̸",
	notindot: "⋵̸",
	notinva: "∉",
	notinvb: "⋷",
	notinvc: "⋶",
	notni: "∌",
	notniva: "∌",
	notnivb: "⋾",
	notnivc: "⋽",
	npar: "∦",
	nparallel: "∦",
	nparsl: "⫽⃥",
	npart: "∂̸",
	npolint: "⨔",
	npr: "⊀",
	nprcue: "⋠",
	npre: "⪯̸",
	nprec: "⊀",
	npreceq: "⪯̸",
	nrArr: "⇏",
	nrarr: "↛",
	nrarrc: "⤳̸",
	nrarrw: "↝̸",
	nrightarrow: "↛",
	nrtri: "⋫",
	nrtrie: "⋭",
	nsc: "⊁",
	nsccue: "⋡",
	nsce: "⪰̸",
	nscr: "𝓃",
	nshortmid: "∤",
	nshortparallel: "∦",
	nsim: "≁",
	nsime: "≄",
	nsimeq: "≄",
	nsmid: "∤",
	nspar: "∦",
	nsqsube: "⋢",
	nsqsupe: "⋣",
	nsub: "⊄",
	nsubE: "⫅̸",
	nsube: "⊈",
	nsubset: "⊂⃒",
	nsubseteq: "⊈",
	nsubseteqq: "⫅̸",
	nsucc: "⊁",
	nsucceq: "⪰̸",
	nsup: "⊅",
	nsupE: "⫆̸",
	nsupe: "⊉",
	nsupset: "⊃⃒",
	nsupseteq: "⊉",
	nsupseteqq: "⫆̸",
	ntgl: "≹",
	ntilde: "ñ",
	ntlg: "≸",
	ntriangleleft: "⋪",
	ntrianglelefteq: "⋬",
	ntriangleright: "⋫",
	ntrianglerighteq: "⋭",
	nu: "ν",
	num: "#",
	numero: "№",
	numsp: " ",
	nvDash: "⊭",
	nvHarr: "⤄",
	nvap: "≍⃒",
	nvdash: "⊬",
	nvge: "≥⃒",
	nvgt: ">⃒",
	nvinfin: "⧞",
	nvlArr: "⤂",
	nvle: "≤⃒",
	nvlt: "<⃒",
	nvltrie: "⊴⃒",
	nvrArr: "⤃",
	nvrtrie: "⊵⃒",
	nvsim: "∼⃒",
	nwArr: "⇖",
	nwarhk: "⤣",
	nwarr: "↖",
	nwarrow: "↖",
	nwnear: "⤧",
	oS: "Ⓢ",
	oacute: "ó",
	oast: "⊛",
	ocir: "⊚",
	ocirc: "ô",
	ocy: "о",
	odash: "⊝",
	odblac: "ő",
	odiv: "⨸",
	odot: "⊙",
	odsold: "⦼",
	oelig: "œ",
	ofcir: "⦿",
	ofr: "𝔬",
	ogon: "˛",
	ograve: "ò",
	ogt: "⧁",
	ohbar: "⦵",
	ohm: "Ω",
	oint: "∮",
	olarr: "↺",
	olcir: "⦾",
	olcross: "⦻",
	oline: "‾",
	olt: "⧀",
	omacr: "ō",
	omega: "ω",
	omicron: "ο",
	omid: "⦶",
	ominus: "⊖",
	oopf: "𝕠",
	opar: "⦷",
	operp: "⦹",
	oplus: "⊕",
	or: "∨",
	orarr: "↻",
	ord: "⩝",
	order: "ℴ",
	orderof: "ℴ",
	ordf: "ª",
	ordm: "º",
	origof: "⊶",
	oror: "⩖",
	orslope: "⩗",
	orv: "⩛",
	oscr: "ℴ",
	oslash: "ø",
	osol: "⊘",
	otilde: "õ",
	otimes: "⊗",
	otimesas: "⨶",
	ouml: "ö",
	ovbar: "⌽",
	par: "∥",
	para: "¶",
	parallel: "∥",
	parsim: "⫳",
	parsl: "⫽",
	part: "∂",
	pcy: "п",
	percnt: "%",
	period: ".",
	permil: "‰",
	perp: "⊥",
	pertenk: "‱",
	pfr: "𝔭",
	phi: "φ",
	phiv: "ϕ",
	phmmat: "ℳ",
	phone: "☎",
	pi: "π",
	pitchfork: "⋔",
	piv: "ϖ",
	planck: "ℏ",
	planckh: "ℎ",
	plankv: "ℏ",
	plus: "+",
	plusacir: "⨣",
	plusb: "⊞",
	pluscir: "⨢",
	plusdo: "∔",
	plusdu: "⨥",
	pluse: "⩲",
	plusmn: "±",
	plussim: "⨦",
	plustwo: "⨧",
	pm: "±",
	pointint: "⨕",
	popf: "𝕡",
	pound: "£",
	pr: "≺",
	prE: "⪳",
	prap: "⪷",
	prcue: "≼",
	pre: "⪯",
	prec: "≺",
	precapprox: "⪷",
	preccurlyeq: "≼",
	preceq: "⪯",
	precnapprox: "⪹",
	precneqq: "⪵",
	precnsim: "⋨",
	precsim: "≾",
	prime: "′",
	primes: "ℙ",
	prnE: "⪵",
	prnap: "⪹",
	prnsim: "⋨",
	prod: "∏",
	profalar: "⌮",
	profline: "⌒",
	profsurf: "⌓",
	prop: "∝",
	propto: "∝",
	prsim: "≾",
	prurel: "⊰",
	pscr: "𝓅",
	psi: "ψ",
	puncsp: " ",
	qfr: "𝔮",
	qint: "⨌",
	qopf: "𝕢",
	qprime: "⁗",
	qscr: "𝓆",
	quaternions: "ℍ",
	quatint: "⨖",
	quest: "?",
	questeq: "≟",
	quot: "\"",
	rAarr: "⇛",
	rArr: "⇒",
	rAtail: "⤜",
	rBarr: "⤏",
	rHar: "⥤",
	race: "∽̱",
	racute: "ŕ",
	radic: "√",
	raemptyv: "⦳",
	rang: "⟩",
	rangd: "⦒",
	range: "⦥",
	rangle: "⟩",
	raquo: "»",
	rarr: "→",
	rarrap: "⥵",
	rarrb: "⇥",
	rarrbfs: "⤠",
	rarrc: "⤳",
	rarrfs: "⤞",
	rarrhk: "↪",
	rarrlp: "↬",
	rarrpl: "⥅",
	rarrsim: "⥴",
	rarrtl: "↣",
	rarrw: "↝",
	ratail: "⤚",
	ratio: "∶",
	rationals: "ℚ",
	rbarr: "⤍",
	rbbrk: "❳",
	rbrace: "}",
	rbrack: "]",
	rbrke: "⦌",
	rbrksld: "⦎",
	rbrkslu: "⦐",
	rcaron: "ř",
	rcedil: "ŗ",
	rceil: "⌉",
	rcub: "}",
	rcy: "р",
	rdca: "⤷",
	rdldhar: "⥩",
	rdquo: "”",
	rdquor: "”",
	rdsh: "↳",
	real: "ℜ",
	realine: "ℛ",
	realpart: "ℜ",
	reals: "ℝ",
	rect: "▭",
	reg: "®",
	rfisht: "⥽",
	rfloor: "⌋",
	rfr: "𝔯",
	rhard: "⇁",
	rharu: "⇀",
	rharul: "⥬",
	rho: "ρ",
	rhov: "ϱ",
	rightarrow: "→",
	rightarrowtail: "↣",
	rightharpoondown: "⇁",
	rightharpoonup: "⇀",
	rightleftarrows: "⇄",
	rightleftharpoons: "⇌",
	rightrightarrows: "⇉",
	rightsquigarrow: "↝",
	rightthreetimes: "⋌",
	ring: "˚",
	risingdotseq: "≓",
	rlarr: "⇄",
	rlhar: "⇌",
	rlm: "‏",
	rmoust: "⎱",
	rmoustache: "⎱",
	rnmid: "⫮",
	roang: "⟭",
	roarr: "⇾",
	robrk: "⟧",
	ropar: "⦆",
	ropf: "𝕣",
	roplus: "⨮",
	rotimes: "⨵",
	rpar: ")",
	rpargt: "⦔",
	rppolint: "⨒",
	rrarr: "⇉",
	rsaquo: "›",
	rscr: "𝓇",
	rsh: "↱",
	rsqb: "]",
	rsquo: "’",
	rsquor: "’",
	rthree: "⋌",
	rtimes: "⋊",
	rtri: "▹",
	rtrie: "⊵",
	rtrif: "▸",
	rtriltri: "⧎",
	ruluhar: "⥨",
	rx: "℞",
	sacute: "ś",
	sbquo: "‚",
	sc: "≻",
	scE: "⪴",
	scap: "⪸",
	scaron: "š",
	sccue: "≽",
	sce: "⪰",
	scedil: "ş",
	scirc: "ŝ",
	scnE: "⪶",
	scnap: "⪺",
	scnsim: "⋩",
	scpolint: "⨓",
	scsim: "≿",
	scy: "с",
	sdot: "⋅",
	sdotb: "⊡",
	sdote: "⩦",
	seArr: "⇘",
	searhk: "⤥",
	searr: "↘",
	searrow: "↘",
	sect: "§",
	semi: ";",
	seswar: "⤩",
	setminus: "∖",
	setmn: "∖",
	sext: "✶",
	sfr: "𝔰",
	sfrown: "⌢",
	sharp: "♯",
	shchcy: "щ",
	shcy: "ш",
	shortmid: "∣",
	shortparallel: "∥",
	shy: "­",
	sigma: "σ",
	sigmaf: "ς",
	sigmav: "ς",
	sim: "∼",
	simdot: "⩪",
	sime: "≃",
	simeq: "≃",
	simg: "⪞",
	simgE: "⪠",
	siml: "⪝",
	simlE: "⪟",
	simne: "≆",
	simplus: "⨤",
	simrarr: "⥲",
	slarr: "←",
	smallsetminus: "∖",
	smashp: "⨳",
	smeparsl: "⧤",
	smid: "∣",
	smile: "⌣",
	smt: "⪪",
	smte: "⪬",
	smtes: "⪬︀",
	softcy: "ь",
	sol: "/",
	solb: "⧄",
	solbar: "⌿",
	sopf: "𝕤",
	spades: "♠",
	spadesuit: "♠",
	spar: "∥",
	sqcap: "⊓",
	sqcaps: "⊓︀",
	sqcup: "⊔",
	sqcups: "⊔︀",
	sqsub: "⊏",
	sqsube: "⊑",
	sqsubset: "⊏",
	sqsubseteq: "⊑",
	sqsup: "⊐",
	sqsupe: "⊒",
	sqsupset: "⊐",
	sqsupseteq: "⊒",
	squ: "□",
	square: "□",
	squarf: "▪",
	squf: "▪",
	srarr: "→",
	sscr: "𝓈",
	ssetmn: "∖",
	ssmile: "⌣",
	sstarf: "⋆",
	star: "☆",
	starf: "★",
	straightepsilon: "ϵ",
	straightphi: "ϕ",
	strns: "¯",
	sub: "⊂",
	subE: "⫅",
	subdot: "⪽",
	sube: "⊆",
	subedot: "⫃",
	submult: "⫁",
	subnE: "⫋",
	subne: "⊊",
	subplus: "⪿",
	subrarr: "⥹",
	subset: "⊂",
	subseteq: "⊆",
	subseteqq: "⫅",
	subsetneq: "⊊",
	subsetneqq: "⫋",
	subsim: "⫇",
	subsub: "⫕",
	subsup: "⫓",
	succ: "≻",
	succapprox: "⪸",
	succcurlyeq: "≽",
	succeq: "⪰",
	succnapprox: "⪺",
	succneqq: "⪶",
	succnsim: "⋩",
	succsim: "≿",
	sum: "∑",
	sung: "♪",
	sup1: "¹",
	sup2: "²",
	sup3: "³",
	sup: "⊃",
	supE: "⫆",
	supdot: "⪾",
	supdsub: "⫘",
	supe: "⊇",
	supedot: "⫄",
	suphsol: "⟉",
	suphsub: "⫗",
	suplarr: "⥻",
	supmult: "⫂",
	supnE: "⫌",
	supne: "⊋",
	supplus: "⫀",
	supset: "⊃",
	supseteq: "⊇",
	supseteqq: "⫆",
	supsetneq: "⊋",
	supsetneqq: "⫌",
	supsim: "⫈",
	supsub: "⫔",
	supsup: "⫖",
	swArr: "⇙",
	swarhk: "⤦",
	swarr: "↙",
	swarrow: "↙",
	swnwar: "⤪",
	szlig: "ß",
	target: "⌖",
	tau: "τ",
	tbrk: "⎴",
	tcaron: "ť",
	tcedil: "ţ",
	tcy: "т",
	tdot: "⃛",
	telrec: "⌕",
	tfr: "𝔱",
	there4: "∴",
	therefore: "∴",
	theta: "θ",
	thetasym: "ϑ",
	thetav: "ϑ",
	thickapprox: "≈",
	thicksim: "∼",
	thinsp: " ",
	thkap: "≈",
	thksim: "∼",
	thorn: "þ",
	tilde: "˜",
	times: "×",
	timesb: "⊠",
	timesbar: "⨱",
	timesd: "⨰",
	tint: "∭",
	toea: "⤨",
	top: "⊤",
	topbot: "⌶",
	topcir: "⫱",
	topf: "𝕥",
	topfork: "⫚",
	tosa: "⤩",
	tprime: "‴",
	trade: "™",
	triangle: "▵",
	triangledown: "▿",
	triangleleft: "◃",
	trianglelefteq: "⊴",
	triangleq: "≜",
	triangleright: "▹",
	trianglerighteq: "⊵",
	tridot: "◬",
	trie: "≜",
	triminus: "⨺",
	triplus: "⨹",
	trisb: "⧍",
	tritime: "⨻",
	trpezium: "⏢",
	tscr: "𝓉",
	tscy: "ц",
	tshcy: "ћ",
	tstrok: "ŧ",
	twixt: "≬",
	twoheadleftarrow: "↞",
	twoheadrightarrow: "↠",
	uArr: "⇑",
	uHar: "⥣",
	uacute: "ú",
	uarr: "↑",
	ubrcy: "ў",
	ubreve: "ŭ",
	ucirc: "û",
	ucy: "у",
	udarr: "⇅",
	udblac: "ű",
	udhar: "⥮",
	ufisht: "⥾",
	ufr: "𝔲",
	ugrave: "ù",
	uharl: "↿",
	uharr: "↾",
	uhblk: "▀",
	ulcorn: "⌜",
	ulcorner: "⌜",
	ulcrop: "⌏",
	ultri: "◸",
	umacr: "ū",
	uml: "¨",
	uogon: "ų",
	uopf: "𝕦",
	uparrow: "↑",
	updownarrow: "↕",
	upharpoonleft: "↿",
	upharpoonright: "↾",
	uplus: "⊎",
	upsi: "υ",
	upsih: "ϒ",
	upsilon: "υ",
	upuparrows: "⇈",
	urcorn: "⌝",
	urcorner: "⌝",
	urcrop: "⌎",
	uring: "ů",
	urtri: "◹",
	uscr: "𝓊",
	utdot: "⋰",
	utilde: "ũ",
	utri: "▵",
	utrif: "▴",
	uuarr: "⇈",
	uuml: "ü",
	uwangle: "⦧",
	vArr: "⇕",
	vBar: "⫨",
	vBarv: "⫩",
	vDash: "⊨",
	vangrt: "⦜",
	varepsilon: "ϵ",
	varkappa: "ϰ",
	varnothing: "∅",
	varphi: "ϕ",
	varpi: "ϖ",
	varpropto: "∝",
	varr: "↕",
	varrho: "ϱ",
	varsigma: "ς",
	varsubsetneq: "⊊︀",
	varsubsetneqq: "⫋︀",
	varsupsetneq: "⊋︀",
	varsupsetneqq: "⫌︀",
	vartheta: "ϑ",
	vartriangleleft: "⊲",
	vartriangleright: "⊳",
	vcy: "в",
	vdash: "⊢",
	vee: "∨",
	veebar: "⊻",
	veeeq: "≚",
	vellip: "⋮",
	verbar: "|",
	vert: "|",
	vfr: "𝔳",
	vltri: "⊲",
	vnsub: "⊂⃒",
	vnsup: "⊃⃒",
	vopf: "𝕧",
	vprop: "∝",
	vrtri: "⊳",
	vscr: "𝓋",
	vsubnE: "⫋︀",
	vsubne: "⊊︀",
	vsupnE: "⫌︀",
	vsupne: "⊋︀",
	vzigzag: "⦚",
	wcirc: "ŵ",
	wedbar: "⩟",
	wedge: "∧",
	wedgeq: "≙",
	weierp: "℘",
	wfr: "𝔴",
	wopf: "𝕨",
	wp: "℘",
	wr: "≀",
	wreath: "≀",
	wscr: "𝓌",
	xcap: "⋂",
	xcirc: "◯",
	xcup: "⋃",
	xdtri: "▽",
	xfr: "𝔵",
	xhArr: "⟺",
	xharr: "⟷",
	xi: "ξ",
	xlArr: "⟸",
	xlarr: "⟵",
	xmap: "⟼",
	xnis: "⋻",
	xodot: "⨀",
	xopf: "𝕩",
	xoplus: "⨁",
	xotime: "⨂",
	xrArr: "⟹",
	xrarr: "⟶",
	xscr: "𝓍",
	xsqcup: "⨆",
	xuplus: "⨄",
	xutri: "△",
	xvee: "⋁",
	xwedge: "⋀",
	yacute: "ý",
	yacy: "я",
	ycirc: "ŷ",
	ycy: "ы",
	yen: "¥",
	yfr: "𝔶",
	yicy: "ї",
	yopf: "𝕪",
	yscr: "𝓎",
	yucy: "ю",
	yuml: "ÿ",
	zacute: "ź",
	zcaron: "ž",
	zcy: "з",
	zdot: "ż",
	zeetrf: "ℨ",
	zeta: "ζ",
	zfr: "𝔷",
	zhcy: "ж",
	zigrarr: "⇝",
	zopf: "𝕫",
	zscr: "𝓏",
	zwj: "‍",
	zwnj: "‌"
}, own$2 = {}.hasOwnProperty;
function decodeNamedCharacterReference(value) {
	return own$2.call(characterEntities, value) ? characterEntities[value] : !1;
}
// node_modules/micromark-util-decode-numeric-character-reference/index.js
function decodeNumericCharacterReference(value, base) {
	let code = Number.parseInt(value, base);
	return code < 9 || code === 11 || code > 13 && code < 32 || code > 126 && code < 160 || code > 55295 && code < 57344 || code > 64975 && code < 65008 || (code & 65535) == 65535 || (code & 65535) == 65534 || code > 1114111 ? "�" : String.fromCodePoint(code);
}
// node_modules/micromark-util-decode-string/index.js
const characterEscapeOrReference = /\\([!-/:-@[-`{-~])|&(#(?:\d{1,7}|x[\da-f]{1,6})|[\da-z]{1,31});/gi;
function decodeString(value) {
	return value.replace(characterEscapeOrReference, decode);
}
function decode($0, $1, $2) {
	if ($1) return $1;
	if ($2.charCodeAt(0) === 35) {
		let head = $2.charCodeAt(1), hex = head === 120 || head === 88;
		return decodeNumericCharacterReference($2.slice(hex ? 2 : 1), hex ? 16 : 10);
	}
	return decodeNamedCharacterReference($2) || $0;
}
// node_modules/mdast-util-gfm-table/lib/index.js
function gfmTableFromMarkdown() {
	return {
		enter: {
			table: enterTable,
			tableData: enterCell,
			tableHeader: enterCell,
			tableRow: enterRow
		},
		exit: {
			codeText: exitCodeText,
			table: exitTable,
			tableData: exit$1,
			tableHeader: exit$1,
			tableRow: exit$1
		}
	};
}
function enterTable(token) {
	let align = token._align;
	this.enter({
		type: "table",
		align: align.map(function(d) {
			return d === "none" ? null : d;
		}),
		children: [],
		position: void 0
	}, token), this.data.inTable = !0;
}
function exitTable(token) {
	this.exit(token), this.data.inTable = void 0;
}
function enterRow(token) {
	this.enter({
		type: "tableRow",
		children: [],
		position: void 0
	}, token);
}
function exit$1(token) {
	this.exit(token);
}
function enterCell(token) {
	this.enter({
		type: "tableCell",
		children: [],
		position: void 0
	}, token);
}
function exitCodeText(token) {
	let value = this.resume();
	this.data.inTable && (value = value.replace(/\\([\\|])/g, replace));
	let node = this.stack[this.stack.length - 1];
	node.type, node.value = value, this.exit(token);
}
function replace($0, $1) {
	return $1 === "|" ? $1 : $0;
}
function gfmTableToMarkdown(options) {
	let { tableCellPadding: padding, tablePipeAlign: alignDelimiters, stringLength } = options || {}, around = padding ? " " : "|";
	return {
		handlers: {
			inlineCode: inlineCodeWithTable,
			table: handleTable,
			tableCell: handleTableCell,
			tableRow: handleTableRow
		},
		join: [joinTable],
		unsafe: [
			{
				character: "\r",
				inConstruct: "tableCell"
			},
			{
				character: "\n",
				inConstruct: "tableCell"
			},
			{
				atBreak: !0,
				character: "|",
				after: "[	 :-]"
			},
			{
				character: "|",
				inConstruct: "tableCell"
			},
			{
				atBreak: !0,
				character: ":",
				after: "-"
			},
			{
				atBreak: !0,
				character: "-",
				after: "[:|-]"
			}
		]
	};
	function handleTable(node, _, state, info) {
		let matrix = handleTableAsData(node, state, info), head = matrix[0];
		if (head) {
			let columns = node.align ? node.align.length : 0, index = -1;
			if (!columns) for (; ++index < matrix.length;) matrix[index].length > columns && (columns = matrix[index].length);
			for (; head.length < columns;) head.push("");
		}
		return serializeData(matrix, node.align);
	}
	function handleTableRow(node, _, state, info) {
		let value = serializeData([handleTableRowAsData(node, state, info)]);
		return value.slice(0, value.indexOf("\n"));
	}
	function handleTableCell(node, _, state, info) {
		let exit = state.enter("tableCell"), subexit = state.enter("phrasing"), value = state.containerPhrasing(node, {
			...info,
			before: around,
			after: around
		});
		return subexit(), exit(), value;
	}
	function serializeData(matrix, align) {
		return markdownTable(matrix, {
			align,
			alignDelimiters,
			fillRows: !1,
			padding,
			stringLength
		});
	}
	function handleTableAsData(node, state, info) {
		let { children } = node, index = -1, result = [], subexit = state.enter("table");
		for (; ++index < children.length;) result[index] = handleTableRowAsData(children[index], state, info);
		return subexit(), result;
	}
	function handleTableRowAsData(node, state, info) {
		let { children } = node, index = -1, result = [], subexit = state.enter("tableRow");
		for (; ++index < children.length;) result[index] = handleTableCell(children[index], node, state, info);
		return subexit(), result;
	}
	function inlineCodeWithTable(node, parent, state) {
		let value = handle.inlineCode(node, parent, state);
		if (!state.stack.includes("tableCell")) return value;
		let result = [], start = 0, index = value.indexOf("|");
		for (; index !== -1;) {
			let before = index;
			for (; before > start && value.charCodeAt(before - 1) === 92;) before--;
			result.push(value.slice(start, index)), (index - before) % 2 == 0 && result.push("\\"), start = index, index = value.indexOf("|", index + 1);
		}
		return result.push(value.slice(start)), result.join("");
	}
}
function joinTable(left, right, parent, state) {
	if (left.type === "table" && parent.type === "listItem" && parent.spread === !1 && (right.type === "definition" || right.type === "heading" && formatHeadingAsSetext(right, state) || right.type === "paragraph" || right.type === "table")) return 1;
}
function formatHeadingAsSetext(node, state) {
	let literalWithBreak = !1;
	return visit(node, function(node) {
		if (node.type === "break" || "value" in node && /\r?\n|\r/.test(node.value)) return literalWithBreak = !0, !1;
	}), !!((!node.depth || node.depth < 3) && toString(node) && (state.options.setext || literalWithBreak));
}
// node_modules/mdast-util-gfm-task-list-item/lib/index.js
function gfmTaskListItemFromMarkdown() {
	return { exit: {
		taskListCheckValueChecked: exitCheck,
		taskListCheckValueUnchecked: exitCheck,
		paragraph: exitParagraphWithTaskListItem
	} };
}
function gfmTaskListItemToMarkdown() {
	return {
		handlers: { paragraph: paragraphWithTaskListItem },
		join: [joinDefinitionsBeforeTaskListItemParagraph]
	};
}
function exitCheck(token) {
	let node = this.stack[this.stack.length - 2];
	node.type, node.checked = token.type === "taskListCheckValueChecked";
}
function exitParagraphWithTaskListItem(token) {
	let parent = this.stack[this.stack.length - 2];
	if (parent && parent.type === "listItem" && typeof parent.checked == "boolean") {
		let node = this.stack[this.stack.length - 1];
		node.type;
		let head = node.children[0];
		if (head && head.type === "text") {
			let siblings = parent.children, index = -1, firstParagraph;
			for (; ++index < siblings.length;) {
				let sibling = siblings[index];
				if (sibling.type === "paragraph") {
					firstParagraph = sibling;
					break;
				}
			}
			firstParagraph === node && (head.value = head.value.slice(1), head.value.length === 0 ? node.children.shift() : node.position && head.position && typeof head.position.start.offset == "number" && (head.position.start.column++, head.position.start.offset++, node.position.start = { ...head.position.start }));
		}
	}
	this.exit(token);
}
function paragraphWithTaskListItem(node, parent, state, info) {
	if (!parent || parent.type !== "listItem" || taskListItemParagraph(parent) !== node) return handle.paragraph(node, parent, state, info);
	let checkbox = "[" + (parent.checked ? "x" : " ") + "] ", tracker = state.createTracker(info);
	return tracker.move(checkbox), checkbox + handle.paragraph(node.children.length > 0 ? node : {
		type: "paragraph",
		children: [{
			type: "text",
			value: " "
		}]
	}, parent, state, {
		...info,
		...tracker.current()
	});
}
function joinDefinitionsBeforeTaskListItemParagraph(left, _, parent) {
	if (left.type !== "definition" || parent.type !== "listItem") return;
	let paragraph = taskListItemParagraph(parent);
	if (paragraph && parent.children.indexOf(left) < parent.children.indexOf(paragraph)) return 0;
}
function taskListItemParagraph(node) {
	if (typeof node.checked == "boolean") for (let child of node.children) {
		if (child.type === "paragraph") return child;
		if (child.type !== "definition") return;
	}
}
// node_modules/mdast-util-gfm/lib/index.js
function gfmFromMarkdown() {
	return [
		gfmAutolinkLiteralFromMarkdown(),
		gfmFootnoteFromMarkdown(),
		gfmStrikethroughFromMarkdown(),
		gfmTableFromMarkdown(),
		gfmTaskListItemFromMarkdown()
	];
}
function gfmToMarkdown(options) {
	return { extensions: [
		gfmAutolinkLiteralToMarkdown(),
		gfmFootnoteToMarkdown(options),
		gfmStrikethroughToMarkdown(),
		gfmTableToMarkdown(options),
		gfmTaskListItemToMarkdown()
	] };
}
// node_modules/micromark-util-chunked/index.js
function splice(list, start, remove, items) {
	let end = list.length, chunkStart = 0, parameters;
	if (start = start < 0 ? -start > end ? 0 : end + start : start > end ? end : start, remove = remove > 0 ? remove : 0, items.length < 1e4) parameters = Array.from(items), parameters.unshift(start, remove), list.splice(...parameters);
	else for (remove && list.splice(start, remove); chunkStart < items.length;) parameters = items.slice(chunkStart, chunkStart + 1e4), parameters.unshift(start, 0), list.splice(...parameters), chunkStart += 1e4, start += 1e4;
}
function push(list, items) {
	return list.length > 0 ? (splice(list, list.length, 0, items), list) : items;
}
// node_modules/micromark-util-combine-extensions/index.js
const hasOwnProperty = {}.hasOwnProperty;
function combineExtensions(extensions) {
	let all = {}, index = -1;
	for (; ++index < extensions.length;) syntaxExtension(all, extensions[index]);
	return all;
}
function syntaxExtension(all, extension) {
	let hook;
	for (hook in extension) {
		let left = (hasOwnProperty.call(all, hook) ? all[hook] : void 0) || (all[hook] = {}), right = extension[hook], code;
		if (right) for (code in right) {
			hasOwnProperty.call(left, code) || (left[code] = []);
			let value = right[code];
			constructs(left[code], Array.isArray(value) ? value : value ? [value] : []);
		}
	}
}
function constructs(existing, list) {
	let index = -1, before = [];
	for (; ++index < list.length;) (list[index].add === "after" ? existing : before).push(list[index]);
	splice(existing, 0, 0, before);
}
// node_modules/micromark-extension-gfm-autolink-literal/lib/syntax.js
const wwwPrefix = {
	tokenize: tokenizeWwwPrefix,
	partial: !0
}, domain = {
	tokenize: tokenizeDomain,
	partial: !0
}, path = {
	tokenize: tokenizePath,
	partial: !0
}, trail = {
	tokenize: tokenizeTrail,
	partial: !0
}, emailDomainDotTrail = {
	tokenize: tokenizeEmailDomainDotTrail,
	partial: !0
}, wwwAutolink = {
	name: "wwwAutolink",
	tokenize: tokenizeWwwAutolink,
	previous: previousWww
}, protocolAutolink = {
	name: "protocolAutolink",
	tokenize: tokenizeProtocolAutolink,
	previous: previousProtocol
}, emailAutolink = {
	name: "emailAutolink",
	tokenize: tokenizeEmailAutolink,
	previous: previousEmail
}, text$2 = {};
function gfmAutolinkLiteral() {
	return { text: text$2 };
}
let code = 48;
for (; code < 123;) text$2[code] = emailAutolink, code++, code === 58 ? code = 65 : code === 91 && (code = 97);
text$2[43] = emailAutolink, text$2[45] = emailAutolink, text$2[46] = emailAutolink, text$2[95] = emailAutolink, text$2[72] = [emailAutolink, protocolAutolink], text$2[104] = [emailAutolink, protocolAutolink], text$2[87] = [emailAutolink, wwwAutolink], text$2[119] = [emailAutolink, wwwAutolink];
function tokenizeEmailAutolink(effects, ok, nok) {
	let self = this, dot, data;
	return start;
	function start(code) {
		return !gfmAtext(code) || !previousEmail.call(self, self.previous) || previousUnbalanced(self.events) ? nok(code) : (effects.enter("literalAutolink"), effects.enter("literalAutolinkEmail"), atext(code));
	}
	function atext(code) {
		return gfmAtext(code) ? (effects.consume(code), atext) : code === 64 ? (effects.consume(code), emailDomain) : nok(code);
	}
	function emailDomain(code) {
		return code === 46 ? effects.check(emailDomainDotTrail, emailDomainAfter, emailDomainDot)(code) : code === 45 || code === 95 || asciiAlphanumeric(code) ? (data = !0, effects.consume(code), emailDomain) : emailDomainAfter(code);
	}
	function emailDomainDot(code) {
		return effects.consume(code), dot = !0, emailDomain;
	}
	function emailDomainAfter(code) {
		return data && dot && asciiAlpha(self.previous) ? (effects.exit("literalAutolinkEmail"), effects.exit("literalAutolink"), ok(code)) : nok(code);
	}
}
function tokenizeWwwAutolink(effects, ok, nok) {
	let self = this;
	return wwwStart;
	function wwwStart(code) {
		return code !== 87 && code !== 119 || !previousWww.call(self, self.previous) || previousUnbalanced(self.events) ? nok(code) : (effects.enter("literalAutolink"), effects.enter("literalAutolinkWww"), effects.check(wwwPrefix, effects.attempt(domain, effects.attempt(path, wwwAfter), nok), nok)(code));
	}
	function wwwAfter(code) {
		return effects.exit("literalAutolinkWww"), effects.exit("literalAutolink"), ok(code);
	}
}
function tokenizeProtocolAutolink(effects, ok, nok) {
	let self = this, buffer = "", seen = !1;
	return protocolStart;
	function protocolStart(code) {
		return (code === 72 || code === 104) && previousProtocol.call(self, self.previous) && !previousUnbalanced(self.events) ? (effects.enter("literalAutolink"), effects.enter("literalAutolinkHttp"), buffer += String.fromCodePoint(code), effects.consume(code), protocolPrefixInside) : nok(code);
	}
	function protocolPrefixInside(code) {
		if (asciiAlpha(code) && buffer.length < 5) return buffer += String.fromCodePoint(code), effects.consume(code), protocolPrefixInside;
		if (code === 58) {
			let protocol = buffer.toLowerCase();
			if (protocol === "http" || protocol === "https") return effects.consume(code), protocolSlashesInside;
		}
		return nok(code);
	}
	function protocolSlashesInside(code) {
		return code === 47 ? (effects.consume(code), seen ? afterProtocol : (seen = !0, protocolSlashesInside)) : nok(code);
	}
	function afterProtocol(code) {
		return code === null || asciiControl(code) || markdownLineEndingOrSpace(code) || unicodeWhitespace(code) || unicodePunctuation(code) ? nok(code) : effects.attempt(domain, effects.attempt(path, protocolAfter), nok)(code);
	}
	function protocolAfter(code) {
		return effects.exit("literalAutolinkHttp"), effects.exit("literalAutolink"), ok(code);
	}
}
function tokenizeWwwPrefix(effects, ok, nok) {
	let size = 0;
	return wwwPrefixInside;
	function wwwPrefixInside(code) {
		return (code === 87 || code === 119) && size < 3 ? (size++, effects.consume(code), wwwPrefixInside) : code === 46 && size === 3 ? (effects.consume(code), wwwPrefixAfter) : nok(code);
	}
	function wwwPrefixAfter(code) {
		return code === null ? nok(code) : ok(code);
	}
}
function tokenizeDomain(effects, ok, nok) {
	let underscoreInLastSegment, underscoreInLastLastSegment, seen;
	return domainInside;
	function domainInside(code) {
		return code === 46 || code === 95 ? effects.check(trail, domainAfter, domainAtPunctuation)(code) : code === null || markdownLineEndingOrSpace(code) || unicodeWhitespace(code) || code !== 45 && unicodePunctuation(code) ? domainAfter(code) : (seen = !0, effects.consume(code), domainInside);
	}
	function domainAtPunctuation(code) {
		return code === 95 ? underscoreInLastSegment = !0 : (underscoreInLastLastSegment = underscoreInLastSegment, underscoreInLastSegment = void 0), effects.consume(code), domainInside;
	}
	function domainAfter(code) {
		return underscoreInLastLastSegment || underscoreInLastSegment || !seen ? nok(code) : ok(code);
	}
}
function tokenizePath(effects, ok) {
	let sizeOpen = 0, sizeClose = 0;
	return pathInside;
	function pathInside(code) {
		return code === 40 ? (sizeOpen++, effects.consume(code), pathInside) : code === 41 && sizeClose < sizeOpen ? pathAtPunctuation(code) : code === 33 || code === 34 || code === 38 || code === 39 || code === 41 || code === 42 || code === 44 || code === 46 || code === 58 || code === 59 || code === 60 || code === 63 || code === 93 || code === 95 || code === 126 ? effects.check(trail, ok, pathAtPunctuation)(code) : code === null || markdownLineEndingOrSpace(code) || unicodeWhitespace(code) ? ok(code) : (effects.consume(code), pathInside);
	}
	function pathAtPunctuation(code) {
		return code === 41 && sizeClose++, effects.consume(code), pathInside;
	}
}
function tokenizeTrail(effects, ok, nok) {
	return trail;
	function trail(code) {
		return code === 33 || code === 34 || code === 39 || code === 41 || code === 42 || code === 44 || code === 46 || code === 58 || code === 59 || code === 63 || code === 95 || code === 126 ? (effects.consume(code), trail) : code === 38 ? (effects.consume(code), trailCharacterReferenceStart) : code === 93 ? (effects.consume(code), trailBracketAfter) : code === 60 || code === null || markdownLineEndingOrSpace(code) || unicodeWhitespace(code) ? ok(code) : nok(code);
	}
	function trailBracketAfter(code) {
		return code === null || code === 40 || code === 91 || markdownLineEndingOrSpace(code) || unicodeWhitespace(code) ? ok(code) : trail(code);
	}
	function trailCharacterReferenceStart(code) {
		return asciiAlpha(code) ? trailCharacterReferenceInside(code) : nok(code);
	}
	function trailCharacterReferenceInside(code) {
		return code === 59 ? (effects.consume(code), trail) : asciiAlpha(code) ? (effects.consume(code), trailCharacterReferenceInside) : nok(code);
	}
}
function tokenizeEmailDomainDotTrail(effects, ok, nok) {
	return start;
	function start(code) {
		return effects.consume(code), after;
	}
	function after(code) {
		return asciiAlphanumeric(code) ? nok(code) : ok(code);
	}
}
function previousWww(code) {
	return code === null || code === 40 || code === 42 || code === 95 || code === 91 || code === 93 || code === 126 || markdownLineEndingOrSpace(code);
}
function previousProtocol(code) {
	return !asciiAlpha(code);
}
function previousEmail(code) {
	return !(code === 47 || gfmAtext(code));
}
function gfmAtext(code) {
	return code === 43 || code === 45 || code === 46 || code === 95 || asciiAlphanumeric(code);
}
function previousUnbalanced(events) {
	let index = events.length, result = !1;
	for (; index--;) {
		let token = events[index][1];
		if ((token.type === "labelLink" || token.type === "labelImage") && !token._balanced) {
			result = !0;
			break;
		}
		if (token._gfmAutolinkLiteralWalkedInto) {
			result = !1;
			break;
		}
	}
	return events.length > 0 && !result && (events[events.length - 1][1]._gfmAutolinkLiteralWalkedInto = !0), result;
}
// node_modules/micromark-util-resolve-all/index.js
function resolveAll(constructs, events, context) {
	let called = [], index = -1;
	for (; ++index < constructs.length;) {
		let resolve = constructs[index].resolveAll;
		resolve && !called.includes(resolve) && (events = resolve(events, context), called.push(resolve));
	}
	return events;
}
// node_modules/micromark-core-commonmark/lib/attention.js
const attention = {
	name: "attention",
	resolveAll: resolveAllAttention,
	tokenize: tokenizeAttention
};
function resolveAllAttention(events, context) {
	let index = -1, nextEvents;
	for (; ++index < events.length;) if (events[index][0] === "enter" && events[index][1].type === "attentionSequence" && events[index][1]._close) {
		let open = index;
		for (; open--;) if (events[open][0] === "exit" && events[open][1].type === "attentionSequence" && events[open][1]._open && context.sliceSerialize(events[open][1]).charCodeAt(0) === context.sliceSerialize(events[index][1]).charCodeAt(0)) {
			if ((events[open][1]._close || events[index][1]._open) && (events[index][1].end.offset - events[index][1].start.offset) % 3 && !((events[open][1].end.offset - events[open][1].start.offset + events[index][1].end.offset - events[index][1].start.offset) % 3)) continue;
			let use = events[open][1].end.offset - events[open][1].start.offset > 1 && events[index][1].end.offset - events[index][1].start.offset > 1 ? 2 : 1, start = { ...events[open][1].end }, end = { ...events[index][1].start };
			movePoint(start, -use), movePoint(end, use);
			let openingSequence = {
				type: use > 1 ? "strongSequence" : "emphasisSequence",
				start,
				end: { ...events[open][1].end }
			}, closingSequence = {
				type: use > 1 ? "strongSequence" : "emphasisSequence",
				start: { ...events[index][1].start },
				end
			}, text = {
				type: use > 1 ? "strongText" : "emphasisText",
				start: { ...events[open][1].end },
				end: { ...events[index][1].start }
			}, group = {
				type: use > 1 ? "strong" : "emphasis",
				start: { ...openingSequence.start },
				end: { ...closingSequence.end }
			};
			events[open][1].end = { ...openingSequence.start }, events[index][1].start = { ...closingSequence.end }, nextEvents = [], events[open][1].end.offset - events[open][1].start.offset && (nextEvents = push(nextEvents, [[
				"enter",
				events[open][1],
				context
			], [
				"exit",
				events[open][1],
				context
			]])), nextEvents = push(nextEvents, [
				[
					"enter",
					group,
					context
				],
				[
					"enter",
					openingSequence,
					context
				],
				[
					"exit",
					openingSequence,
					context
				],
				[
					"enter",
					text,
					context
				]
			]), nextEvents = push(nextEvents, resolveAll(context.parser.constructs.insideSpan.null, events.slice(open + 1, index), context)), nextEvents = push(nextEvents, [
				[
					"exit",
					text,
					context
				],
				[
					"enter",
					closingSequence,
					context
				],
				[
					"exit",
					closingSequence,
					context
				],
				[
					"exit",
					group,
					context
				]
			]);
			let offset = 0;
			events[index][1].end.offset - events[index][1].start.offset && (offset = 2, nextEvents = push(nextEvents, [[
				"enter",
				events[index][1],
				context
			], [
				"exit",
				events[index][1],
				context
			]])), splice(events, open - 1, index - open + 3, nextEvents), index = open + nextEvents.length - offset - 2;
			break;
		}
	}
	for (index = -1; ++index < events.length;) events[index][1].type === "attentionSequence" && (events[index][1].type = "data");
	return events;
}
function tokenizeAttention(effects, ok) {
	let attentionMarkers = this.parser.constructs.attentionMarkers.null, previous = this.previous, before = classifyCharacter(previous), marker;
	return start;
	function start(code) {
		return marker = code, effects.enter("attentionSequence"), inside(code);
	}
	function inside(code) {
		if (code === marker) return effects.consume(code), inside;
		let token = effects.exit("attentionSequence"), after = classifyCharacter(code), open = !after || after === 2 && before || attentionMarkers.includes(code) && code !== 42 && code !== 95, close = !before || before === 2 && after || attentionMarkers.includes(previous) && previous !== 42 && previous !== 95;
		return token._open = !!(marker === 42 ? open : open && (before || !close)), token._close = !!(marker === 42 ? close : close && (after || !open)), ok(code);
	}
}
function movePoint(point, offset) {
	point.column += offset, point.offset += offset, point._bufferIndex += offset;
}
// node_modules/micromark-core-commonmark/lib/autolink.js
const autolink = {
	name: "autolink",
	tokenize: tokenizeAutolink
};
function tokenizeAutolink(effects, ok, nok) {
	let size = 0;
	return start;
	function start(code) {
		return effects.enter("autolink"), effects.enter("autolinkMarker"), effects.consume(code), effects.exit("autolinkMarker"), effects.enter("autolinkProtocol"), open;
	}
	function open(code) {
		return asciiAlpha(code) ? (effects.consume(code), schemeOrEmailAtext) : code === 64 ? nok(code) : emailAtext(code);
	}
	function schemeOrEmailAtext(code) {
		return code === 43 || code === 45 || code === 46 || asciiAlphanumeric(code) ? (size = 1, schemeInsideOrEmailAtext(code)) : emailAtext(code);
	}
	function schemeInsideOrEmailAtext(code) {
		return code === 58 ? (effects.consume(code), size = 0, urlInside) : (code === 43 || code === 45 || code === 46 || asciiAlphanumeric(code)) && size++ < 32 ? (effects.consume(code), schemeInsideOrEmailAtext) : (size = 0, emailAtext(code));
	}
	function urlInside(code) {
		return code === 62 ? (effects.exit("autolinkProtocol"), effects.enter("autolinkMarker"), effects.consume(code), effects.exit("autolinkMarker"), effects.exit("autolink"), ok) : code === null || code === 32 || code === 60 || asciiControl(code) ? nok(code) : (effects.consume(code), urlInside);
	}
	function emailAtext(code) {
		return code === 64 ? (effects.consume(code), emailAtSignOrDot) : asciiAtext(code) ? (effects.consume(code), emailAtext) : nok(code);
	}
	function emailAtSignOrDot(code) {
		return asciiAlphanumeric(code) ? emailLabel(code) : nok(code);
	}
	function emailLabel(code) {
		return code === 46 ? (effects.consume(code), size = 0, emailAtSignOrDot) : code === 62 ? (effects.exit("autolinkProtocol").type = "autolinkEmail", effects.enter("autolinkMarker"), effects.consume(code), effects.exit("autolinkMarker"), effects.exit("autolink"), ok) : emailValue(code);
	}
	function emailValue(code) {
		if ((code === 45 || asciiAlphanumeric(code)) && size++ < 63) {
			let next = code === 45 ? emailValue : emailLabel;
			return effects.consume(code), next;
		}
		return nok(code);
	}
}
// node_modules/micromark-factory-space/index.js
function factorySpace(effects, ok, type, max) {
	let limit = max ? max - 1 : 1e400, size = 0;
	return start;
	function start(code) {
		return markdownSpace(code) ? (effects.enter(type), prefix(code)) : ok(code);
	}
	function prefix(code) {
		return markdownSpace(code) && size++ < limit ? (effects.consume(code), prefix) : (effects.exit(type), ok(code));
	}
}
function factorySpaceMinMax(effects, ok, nok, type, min, max) {
	let size = 0;
	return start;
	function start(code) {
		return max > 0 && markdownSpace(code) ? (effects.enter(type), prefix(code)) : after(code);
	}
	function prefix(code) {
		return markdownSpace(code) && size < max ? (effects.consume(code), size++, prefix) : (effects.exit(type), after(code));
	}
	function after(code) {
		return size >= min ? ok(code) : nok(code);
	}
}
// node_modules/micromark-core-commonmark/lib/blank-line.js
const blankLine = {
	partial: !0,
	tokenize: tokenizeBlankLine
};
function tokenizeBlankLine(effects, ok, nok) {
	return start;
	function start(code) {
		return markdownSpace(code) ? factorySpace(effects, after, "linePrefix")(code) : after(code);
	}
	function after(code) {
		return code === null || markdownLineEnding(code) ? ok(code) : nok(code);
	}
}
// node_modules/micromark-core-commonmark/lib/block-quote.js
const blockQuote = {
	continuation: { tokenize: tokenizeBlockQuoteContinuation },
	exit,
	name: "blockQuote",
	tokenize: tokenizeBlockQuoteStart
};
function tokenizeBlockQuoteStart(effects, ok, nok) {
	let self = this;
	return start;
	function start(code) {
		if (code === 62) {
			let state = self.containerState;
			return state.open ||= (effects.enter("blockQuote", { _container: !0 }), !0), effects.enter("blockQuotePrefix"), effects.enter("blockQuoteMarker"), effects.consume(code), effects.exit("blockQuoteMarker"), after;
		}
		return nok(code);
	}
	function after(code) {
		return markdownSpace(code) ? (effects.enter("blockQuotePrefixWhitespace"), effects.consume(code), effects.exit("blockQuotePrefixWhitespace"), effects.exit("blockQuotePrefix"), ok) : (effects.exit("blockQuotePrefix"), ok(code));
	}
}
function tokenizeBlockQuoteContinuation(effects, ok, nok) {
	let self = this;
	return contStart;
	function contStart(code) {
		return markdownSpace(code) ? factorySpace(effects, contBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code) : contBefore(code);
	}
	function contBefore(code) {
		return effects.attempt(blockQuote, ok, nok)(code);
	}
}
function exit(effects) {
	effects.exit("blockQuote");
}
// node_modules/micromark-core-commonmark/lib/character-escape.js
const characterEscape = {
	name: "characterEscape",
	tokenize: tokenizeCharacterEscape
};
function tokenizeCharacterEscape(effects, ok, nok) {
	return start;
	function start(code) {
		return effects.enter("characterEscape"), effects.enter("escapeMarker"), effects.consume(code), effects.exit("escapeMarker"), inside;
	}
	function inside(code) {
		return asciiPunctuation(code) ? (effects.enter("characterEscapeValue"), effects.consume(code), effects.exit("characterEscapeValue"), effects.exit("characterEscape"), ok) : nok(code);
	}
}
// node_modules/micromark-core-commonmark/lib/character-reference.js
const characterReference = {
	name: "characterReference",
	tokenize: tokenizeCharacterReference
};
function tokenizeCharacterReference(effects, ok, nok) {
	let self = this, size = 0, max, test;
	return start;
	function start(code) {
		return effects.enter("characterReference"), effects.enter("characterReferenceMarker"), effects.consume(code), effects.exit("characterReferenceMarker"), open;
	}
	function open(code) {
		return code === 35 ? (effects.enter("characterReferenceMarkerNumeric"), effects.consume(code), effects.exit("characterReferenceMarkerNumeric"), numeric) : (effects.enter("characterReferenceValue"), max = 31, test = asciiAlphanumeric, value(code));
	}
	function numeric(code) {
		return code === 88 || code === 120 ? (effects.enter("characterReferenceMarkerHexadecimal"), effects.consume(code), effects.exit("characterReferenceMarkerHexadecimal"), effects.enter("characterReferenceValue"), max = 6, test = asciiHexDigit, value) : (effects.enter("characterReferenceValue"), max = 7, test = asciiDigit, value(code));
	}
	function value(code) {
		if (code === 59 && size) {
			let token = effects.exit("characterReferenceValue");
			return test === asciiAlphanumeric && !decodeNamedCharacterReference(self.sliceSerialize(token)) ? nok(code) : (effects.enter("characterReferenceMarker"), effects.consume(code), effects.exit("characterReferenceMarker"), effects.exit("characterReference"), ok);
		}
		return test(code) && size++ < max ? (effects.consume(code), value) : nok(code);
	}
}
// node_modules/micromark-core-commonmark/lib/partial-non-lazy-continuation.js
const nonLazyContinuation = {
	partial: !0,
	tokenize: tokenizeNonLazyContinuation
};
function tokenizeNonLazyContinuation(effects, ok, nok) {
	let self = this;
	return start;
	function start(code) {
		return code === null ? nok(code) : (effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), after);
	}
	function after(code) {
		return self.parser.lazy[self.now().line] ? nok(code) : ok(code);
	}
}
// node_modules/micromark-core-commonmark/lib/code-fenced.js
const codeFenced = {
	concrete: !0,
	name: "codeFenced",
	tokenize: tokenizeCodeFenced
};
function tokenizeCodeFenced(effects, ok, nok) {
	let self = this, closeStart = {
		partial: !0,
		tokenize: tokenizeCloseStart
	}, initialPrefix = 0, sizeOpen = 0, marker;
	return start;
	function start(code) {
		return beforeSequenceOpen(code);
	}
	function beforeSequenceOpen(code) {
		let tail = self.events[self.events.length - 1];
		return initialPrefix = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], !0).length : 0, marker = code, effects.enter("codeFenced"), effects.enter("codeFencedFence"), effects.enter("codeFencedFenceSequence"), sequenceOpen(code);
	}
	function sequenceOpen(code) {
		return code === marker ? (sizeOpen++, effects.consume(code), sequenceOpen) : sizeOpen < 3 ? nok(code) : (effects.exit("codeFencedFenceSequence"), markdownSpace(code) ? factorySpace(effects, infoBefore, "whitespace")(code) : infoBefore(code));
	}
	function infoBefore(code) {
		return code === null || markdownLineEnding(code) ? (effects.exit("codeFencedFence"), self.interrupt ? ok(code) : effects.check(nonLazyContinuation, atNonLazyBreak, after)(code)) : (effects.enter("codeFencedFenceInfo"), effects.enter("chunkString", { contentType: "string" }), info(code));
	}
	function info(code) {
		return code === null || markdownLineEnding(code) ? (effects.exit("chunkString"), effects.exit("codeFencedFenceInfo"), infoBefore(code)) : markdownSpace(code) ? (effects.exit("chunkString"), effects.exit("codeFencedFenceInfo"), factorySpace(effects, metaBefore, "whitespace")(code)) : code === 96 && code === marker ? nok(code) : (effects.consume(code), info);
	}
	function metaBefore(code) {
		return code === null || markdownLineEnding(code) ? infoBefore(code) : (effects.enter("codeFencedFenceMeta"), effects.enter("chunkString", { contentType: "string" }), meta(code));
	}
	function meta(code) {
		return code === null || markdownLineEnding(code) ? (effects.exit("chunkString"), effects.exit("codeFencedFenceMeta"), infoBefore(code)) : code === 96 && code === marker ? nok(code) : (effects.consume(code), meta);
	}
	function atNonLazyBreak(code) {
		return effects.attempt(closeStart, after, contentBefore)(code);
	}
	function contentBefore(code) {
		return effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), contentStart;
	}
	function contentStart(code) {
		return initialPrefix > 0 && markdownSpace(code) ? factorySpace(effects, beforeContentChunk, "linePrefix", initialPrefix + 1)(code) : beforeContentChunk(code);
	}
	function beforeContentChunk(code) {
		return code === null || markdownLineEnding(code) ? effects.check(nonLazyContinuation, atNonLazyBreak, after)(code) : (effects.enter("codeFlowValue"), contentChunk(code));
	}
	function contentChunk(code) {
		return code === null || markdownLineEnding(code) ? (effects.exit("codeFlowValue"), beforeContentChunk(code)) : (effects.consume(code), contentChunk);
	}
	function after(code) {
		return effects.exit("codeFenced"), ok(code);
	}
	function tokenizeCloseStart(effects, ok, nok) {
		let size = 0;
		return startBefore;
		function startBefore(code) {
			return effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), start;
		}
		function start(code) {
			return effects.enter("codeFencedFence"), markdownSpace(code) ? factorySpace(effects, beforeSequenceClose, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code) : beforeSequenceClose(code);
		}
		function beforeSequenceClose(code) {
			return code === marker ? (effects.enter("codeFencedFenceSequence"), sequenceClose(code)) : nok(code);
		}
		function sequenceClose(code) {
			return code === marker ? (size++, effects.consume(code), sequenceClose) : size >= sizeOpen ? (effects.exit("codeFencedFenceSequence"), markdownSpace(code) ? factorySpace(effects, sequenceCloseAfter, "whitespace")(code) : sequenceCloseAfter(code)) : nok(code);
		}
		function sequenceCloseAfter(code) {
			return code === null || markdownLineEnding(code) ? (effects.exit("codeFencedFence"), ok(code)) : nok(code);
		}
	}
}
// node_modules/micromark-core-commonmark/lib/code-indented.js
const codeIndented = {
	name: "codeIndented",
	tokenize: tokenizeCodeIndented
}, furtherStart = {
	partial: !0,
	tokenize: tokenizeFurtherStart
};
function tokenizeCodeIndented(effects, ok, nok) {
	return start;
	function start(code) {
		return effects.enter("codeIndented"), factorySpaceMinMax(effects, atBreak, nok, "linePrefix", 4, 4)(code);
	}
	function atBreak(code) {
		return code === null ? after(code) : markdownLineEnding(code) ? effects.attempt(furtherStart, atBreak, after)(code) : (effects.enter("codeFlowValue"), inside(code));
	}
	function inside(code) {
		return code === null || markdownLineEnding(code) ? (effects.exit("codeFlowValue"), atBreak(code)) : (effects.consume(code), inside);
	}
	function after(code) {
		return effects.exit("codeIndented"), ok(code);
	}
}
function tokenizeFurtherStart(effects, ok, nok) {
	let self = this;
	return furtherStart;
	function furtherStart(code) {
		return self.parser.lazy[self.now().line] ? nok(code) : markdownLineEnding(code) ? (effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), furtherStart) : factorySpaceMinMax(effects, ok, onNotEnoughPrefix, "linePrefix", 4, 4)(code);
	}
	function onNotEnoughPrefix(code) {
		return markdownLineEnding(code) ? furtherStart(code) : nok(code);
	}
}
// node_modules/micromark-core-commonmark/lib/code-text.js
const codeText = {
	name: "codeText",
	previous,
	resolve: resolveCodeText,
	tokenize: tokenizeCodeText
};
function resolveCodeText(events) {
	let tailExitIndex = events.length - 4, headEnterIndex = 3, index, enter;
	if ((events[headEnterIndex][1].type === "lineEnding" || events[headEnterIndex][1].type === "space") && (events[tailExitIndex][1].type === "lineEnding" || events[tailExitIndex][1].type === "space")) {
		for (index = headEnterIndex; ++index < tailExitIndex;) if (events[index][1].type === "codeTextData") {
			events[headEnterIndex][1].type = "codeTextPadding", events[tailExitIndex][1].type = "codeTextPadding", headEnterIndex += 2, tailExitIndex -= 2;
			break;
		}
	}
	for (index = headEnterIndex - 1, tailExitIndex++; ++index <= tailExitIndex;) enter === void 0 ? index !== tailExitIndex && events[index][1].type !== "lineEnding" && (enter = index) : (index === tailExitIndex || events[index][1].type === "lineEnding") && (events[enter][1].type = "codeTextData", index !== enter + 2 && (events[enter][1].end = events[index - 1][1].end, events.splice(enter + 2, index - enter - 2), tailExitIndex -= index - enter - 2, index = enter + 2), enter = void 0);
	return events;
}
function previous(code) {
	return code !== 96 || this.events[this.events.length - 1][1].type === "characterEscape";
}
function tokenizeCodeText(effects, ok, nok) {
	let sizeOpen = 0, size, token;
	return start;
	function start(code) {
		return effects.enter("codeText"), effects.enter("codeTextSequence"), sequenceOpen(code);
	}
	function sequenceOpen(code) {
		return code === 96 ? (effects.consume(code), sizeOpen++, sequenceOpen) : (effects.exit("codeTextSequence"), between(code));
	}
	function between(code) {
		return code === null ? nok(code) : code === 32 ? (effects.enter("space"), effects.consume(code), effects.exit("space"), between) : code === 96 ? (token = effects.enter("codeTextSequence"), size = 0, sequenceClose(code)) : markdownLineEnding(code) ? (effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), between) : (effects.enter("codeTextData"), data(code));
	}
	function data(code) {
		return code === null || code === 32 || code === 96 || markdownLineEnding(code) ? (effects.exit("codeTextData"), between(code)) : (effects.consume(code), data);
	}
	function sequenceClose(code) {
		return code === 96 ? (effects.consume(code), size++, sequenceClose) : size === sizeOpen ? (effects.exit("codeTextSequence"), effects.exit("codeText"), ok(code)) : (token.type = "codeTextData", data(code));
	}
}
// node_modules/micromark-util-subtokenize/lib/splice-buffer.js
var SpliceBuffer = class {
	constructor(initial) {
		this.left = initial ? [...initial] : [], this.right = [];
	}
	get(index) {
		if (index < 0 || index >= this.left.length + this.right.length) throw RangeError("Cannot access index `" + index + "` in a splice buffer of size `" + (this.left.length + this.right.length) + "`");
		return index < this.left.length ? this.left[index] : this.right[this.right.length - index + this.left.length - 1];
	}
	get length() {
		return this.left.length + this.right.length;
	}
	shift() {
		return this.setCursor(0), this.right.pop();
	}
	slice(start, end) {
		let stop = end ?? 1e400;
		return stop < this.left.length ? this.left.slice(start, stop) : start > this.left.length ? this.right.slice(this.right.length - stop + this.left.length, this.right.length - start + this.left.length).reverse() : this.left.slice(start).concat(this.right.slice(this.right.length - stop + this.left.length).reverse());
	}
	splice(start, deleteCount, items) {
		let count = deleteCount || 0;
		this.setCursor(Math.trunc(start));
		let removed = this.right.splice(this.right.length - count, 1e400);
		return items && chunkedPush(this.left, items), removed.reverse();
	}
	pop() {
		return this.setCursor(1e400), this.left.pop();
	}
	push(item) {
		this.setCursor(1e400), this.left.push(item);
	}
	pushMany(items) {
		this.setCursor(1e400), chunkedPush(this.left, items);
	}
	unshift(item) {
		this.setCursor(0), this.right.push(item);
	}
	unshiftMany(items) {
		this.setCursor(0), chunkedPush(this.right, items.reverse());
	}
	setCursor(n) {
		if (!(n === this.left.length || n > this.left.length && this.right.length === 0 || n < 0 && this.left.length === 0)) {
			if (n < this.left.length) {
				let removed = this.left.splice(n, 1e400);
				chunkedPush(this.right, removed.reverse());
			} else {
				let removed = this.right.splice(this.left.length + this.right.length - n, 1e400);
				chunkedPush(this.left, removed.reverse());
			}
		}
	}
};
function chunkedPush(list, right) {
	let chunkStart = 0;
	if (right.length < 1e4) list.push(...right);
	else for (; chunkStart < right.length;) list.push(...right.slice(chunkStart, chunkStart + 1e4)), chunkStart += 1e4;
}
// node_modules/micromark-util-subtokenize/index.js
function subtokenize(eventsArray) {
	let jumps = {}, index = -1, event, lineIndex, otherIndex, otherEvent, parameters, subevents, more, events = new SpliceBuffer(eventsArray);
	for (; ++index < events.length;) {
		for (; index in jumps;) index = jumps[index];
		if (event = events.get(index), index && event[1].type === "chunkFlow" && events.get(index - 1)[1].type === "listItemPrefix" && (subevents = event[1]._tokenizer.events, otherIndex = 0, otherIndex < subevents.length && subevents[otherIndex][1].type === "lineEndingBlank" && (otherIndex += 2), otherIndex < subevents.length && subevents[otherIndex][1].type === "content")) for (; ++otherIndex < subevents.length && subevents[otherIndex][1].type !== "content";) subevents[otherIndex][1].type === "chunkText" && (subevents[otherIndex][1]._isInFirstContentOfListItem = !0, otherIndex++);
		if (event[0] === "enter") event[1].contentType && (Object.assign(jumps, subcontent(events, index)), index = jumps[index], more = !0);
		else if (event[1]._container) {
			for (otherIndex = index, lineIndex = void 0; otherIndex--;) if (otherEvent = events.get(otherIndex), otherEvent[1].type === "lineEnding" || otherEvent[1].type === "lineEndingBlank") otherEvent[0] === "enter" && (lineIndex && (events.get(lineIndex)[1].type = "lineEndingBlank"), otherEvent[1].type = "lineEnding", lineIndex = otherIndex);
			else if (otherEvent[1].type !== "linePrefix" && otherEvent[1].type !== "listItemIndent") break;
			lineIndex && (event[1].end = { ...events.get(lineIndex)[1].start }, parameters = events.slice(lineIndex, index), parameters.unshift(event), events.splice(lineIndex, index - lineIndex + 1, parameters));
		}
	}
	return splice(eventsArray, 0, 1e400, events.slice(0)), !more;
}
function subcontent(events, eventIndex) {
	let token = events.get(eventIndex)[1], context = events.get(eventIndex)[2], startPosition = eventIndex - 1, startPositions = [], tokenizer = token._tokenizer;
	tokenizer || (tokenizer = context.parser[token.contentType](token.start), token._contentTypeTextTrailing && (tokenizer._contentTypeTextTrailing = !0));
	let childEvents = tokenizer.events, jumps = [], gaps = {}, stream, previous, index = -1, current = token, adjust = 0, start = 0, breaks = [start];
	for (; current;) {
		for (; events.get(++startPosition)[1] !== current;);
		startPositions.push(startPosition), current._tokenizer || (stream = context.sliceStream(current), current.next || stream.push(null), previous && tokenizer.defineSkip(current.start), current._isInFirstContentOfListItem && (tokenizer._gfmTasklistFirstContentOfListItem = !0), tokenizer.write(stream), current._isInFirstContentOfListItem && (tokenizer._gfmTasklistFirstContentOfListItem = void 0)), previous = current, current = current.next;
	}
	for (current = token; ++index < childEvents.length;) childEvents[index][0] === "exit" && childEvents[index - 1][0] === "enter" && childEvents[index][1].type === childEvents[index - 1][1].type && childEvents[index][1].start.line !== childEvents[index][1].end.line && (start = index + 1, breaks.push(start), current._tokenizer = void 0, current.previous = void 0, current = current.next);
	for (tokenizer.events = [], current ? (current._tokenizer = void 0, current.previous = void 0) : breaks.pop(), index = breaks.length; index--;) {
		let slice = childEvents.slice(breaks[index], breaks[index + 1]), start = startPositions.pop();
		jumps.push([start, start + slice.length - 1]), events.splice(start, 2, slice);
	}
	for (jumps.reverse(), index = -1; ++index < jumps.length;) gaps[adjust + jumps[index][0]] = adjust + jumps[index][1], adjust += jumps[index][1] - jumps[index][0] - 1;
	return gaps;
}
// node_modules/micromark-core-commonmark/lib/content.js
const content$1 = {
	resolve: resolveContent,
	tokenize: tokenizeContent
}, continuationConstruct = {
	partial: !0,
	tokenize: tokenizeContinuation
};
function resolveContent(events) {
	return subtokenize(events), events;
}
function tokenizeContent(effects, ok) {
	let previous;
	return chunkStart;
	function chunkStart(code) {
		return effects.enter("content"), previous = effects.enter("chunkContent", { contentType: "content" }), chunkInside(code);
	}
	function chunkInside(code) {
		return code === null ? contentEnd(code) : markdownLineEnding(code) ? effects.check(continuationConstruct, contentContinue, contentEnd)(code) : (effects.consume(code), chunkInside);
	}
	function contentEnd(code) {
		return effects.exit("chunkContent"), effects.exit("content"), ok(code);
	}
	function contentContinue(code) {
		return effects.consume(code), effects.exit("chunkContent"), previous.next = effects.enter("chunkContent", {
			contentType: "content",
			previous
		}), previous = previous.next, chunkInside;
	}
}
function tokenizeContinuation(effects, ok, nok) {
	let self = this;
	return startLookahead;
	function startLookahead(code) {
		return effects.exit("chunkContent"), effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), factorySpace(effects, prefixed, "linePrefix");
	}
	function prefixed(code) {
		if (code === null || markdownLineEnding(code)) return nok(code);
		let tail = self.events[self.events.length - 1];
		return !self.parser.constructs.disable.null.includes("codeIndented") && tail && tail[1].type === "linePrefix" && tail[2].sliceSerialize(tail[1], !0).length >= 4 ? ok(code) : effects.interrupt(self.parser.constructs.flow, nok, ok)(code);
	}
}
// node_modules/micromark-factory-destination/index.js
function factoryDestination(effects, ok, nok, type, literalType, literalMarkerType, rawType, stringType, max) {
	let limit = max || 1e400, balance = 0;
	return start;
	function start(code) {
		return code === 60 ? (effects.enter(type), effects.enter(literalType), effects.enter(literalMarkerType), effects.consume(code), effects.exit(literalMarkerType), enclosedBefore) : code === null || code === 32 || code === 41 || asciiControl(code) ? nok(code) : (effects.enter(type), effects.enter(rawType), effects.enter(stringType), effects.enter("chunkString", { contentType: "string" }), raw(code));
	}
	function enclosedBefore(code) {
		return code === 62 ? (effects.enter(literalMarkerType), effects.consume(code), effects.exit(literalMarkerType), effects.exit(literalType), effects.exit(type), ok) : (effects.enter(stringType), effects.enter("chunkString", { contentType: "string" }), enclosed(code));
	}
	function enclosed(code) {
		return code === 62 ? (effects.exit("chunkString"), effects.exit(stringType), enclosedBefore(code)) : code === null || code === 60 || markdownLineEnding(code) ? nok(code) : (effects.consume(code), code === 92 ? enclosedEscape : enclosed);
	}
	function enclosedEscape(code) {
		return code === 60 || code === 62 || code === 92 ? (effects.consume(code), enclosed) : enclosed(code);
	}
	function raw(code) {
		return !balance && (code === null || code === 41 || markdownLineEndingOrSpace(code)) ? (effects.exit("chunkString"), effects.exit(stringType), effects.exit(rawType), effects.exit(type), ok(code)) : balance < limit && code === 40 ? (effects.consume(code), balance++, raw) : code === 41 ? (effects.consume(code), balance--, raw) : code === null || code === 32 || code === 40 || asciiControl(code) ? nok(code) : (effects.consume(code), code === 92 ? rawEscape : raw);
	}
	function rawEscape(code) {
		return code === 40 || code === 41 || code === 92 ? (effects.consume(code), raw) : raw(code);
	}
}
// node_modules/micromark-factory-label/index.js
function factoryLabel(effects, ok, nok, type, markerType, stringType) {
	let self = this, size = 0, seen;
	return start;
	function start(code) {
		return effects.enter(type), effects.enter(markerType), effects.consume(code), effects.exit(markerType), effects.enter(stringType), atBreak;
	}
	function atBreak(code) {
		return size > 999 || code === null || code === 91 || code === 93 && !seen || code === 94 && !size && "_hiddenFootnoteSupport" in self.parser.constructs ? nok(code) : code === 93 ? (effects.exit(stringType), effects.enter(markerType), effects.consume(code), effects.exit(markerType), effects.exit(type), ok) : markdownLineEnding(code) ? (effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), atBreak) : (effects.enter("chunkString", { contentType: "string" }), labelInside(code));
	}
	function labelInside(code) {
		return code === null || code === 91 || code === 93 || markdownLineEnding(code) || size++ > 999 ? (effects.exit("chunkString"), atBreak(code)) : (effects.consume(code), seen ||= !markdownSpace(code), code === 92 ? labelEscape : labelInside);
	}
	function labelEscape(code) {
		return code === 91 || code === 92 || code === 93 ? (effects.consume(code), size++, labelInside) : labelInside(code);
	}
}
// node_modules/micromark-factory-title/index.js
function factoryTitle(effects, ok, nok, type, markerType, stringType) {
	let marker;
	return start;
	function start(code) {
		return code === 34 || code === 39 || code === 40 ? (effects.enter(type), effects.enter(markerType), effects.consume(code), effects.exit(markerType), marker = code === 40 ? 41 : code, begin) : nok(code);
	}
	function begin(code) {
		return code === marker ? (effects.enter(markerType), effects.consume(code), effects.exit(markerType), effects.exit(type), ok) : (effects.enter(stringType), atBreak(code));
	}
	function atBreak(code) {
		return code === marker ? (effects.exit(stringType), begin(marker)) : code === null ? nok(code) : markdownLineEnding(code) ? (effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), factorySpace(effects, atBreak, "linePrefix")) : (effects.enter("chunkString", { contentType: "string" }), inside(code));
	}
	function inside(code) {
		return code === marker || code === null || markdownLineEnding(code) ? (effects.exit("chunkString"), atBreak(code)) : (effects.consume(code), code === 92 ? escape : inside);
	}
	function escape(code) {
		return code === marker || code === 92 ? (effects.consume(code), inside) : inside(code);
	}
}
// node_modules/micromark-factory-whitespace/index.js
function factoryWhitespace(effects, ok) {
	let seen;
	return start;
	function start(code) {
		return markdownLineEnding(code) ? (effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), seen = !0, start) : markdownSpace(code) ? factorySpace(effects, start, seen ? "linePrefix" : "lineSuffix")(code) : ok(code);
	}
}
// node_modules/micromark-core-commonmark/lib/definition.js
const definition = {
	name: "definition",
	tokenize: tokenizeDefinition
}, titleBefore = {
	partial: !0,
	tokenize: tokenizeTitleBefore
};
function tokenizeDefinition(effects, ok, nok) {
	let self = this, identifier;
	return start;
	function start(code) {
		return effects.enter("definition"), before(code);
	}
	function before(code) {
		return factoryLabel.call(self, effects, labelAfter, nok, "definitionLabel", "definitionLabelMarker", "definitionLabelString")(code);
	}
	function labelAfter(code) {
		return identifier = normalizeIdentifier(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1)), code === 58 ? (effects.enter("definitionMarker"), effects.consume(code), effects.exit("definitionMarker"), markerAfter) : nok(code);
	}
	function markerAfter(code) {
		return markdownLineEndingOrSpace(code) ? factoryWhitespace(effects, destinationBefore)(code) : destinationBefore(code);
	}
	function destinationBefore(code) {
		return factoryDestination(effects, destinationAfter, nok, "definitionDestination", "definitionDestinationLiteral", "definitionDestinationLiteralMarker", "definitionDestinationRaw", "definitionDestinationString")(code);
	}
	function destinationAfter(code) {
		return effects.attempt(titleBefore, after, after)(code);
	}
	function after(code) {
		return markdownSpace(code) ? factorySpace(effects, afterWhitespace, "whitespace")(code) : afterWhitespace(code);
	}
	function afterWhitespace(code) {
		return code === null || markdownLineEnding(code) ? (effects.exit("definition"), self.parser.defined.push(identifier), ok(code)) : nok(code);
	}
}
function tokenizeTitleBefore(effects, ok, nok) {
	return titleBefore;
	function titleBefore(code) {
		return markdownLineEndingOrSpace(code) ? factoryWhitespace(effects, beforeMarker)(code) : nok(code);
	}
	function beforeMarker(code) {
		return factoryTitle(effects, titleAfter, nok, "definitionTitle", "definitionTitleMarker", "definitionTitleString")(code);
	}
	function titleAfter(code) {
		return markdownSpace(code) ? factorySpace(effects, titleAfterOptionalWhitespace, "whitespace")(code) : titleAfterOptionalWhitespace(code);
	}
	function titleAfterOptionalWhitespace(code) {
		return code === null || markdownLineEnding(code) ? ok(code) : nok(code);
	}
}
// node_modules/micromark-core-commonmark/lib/hard-break-escape.js
const hardBreakEscape = {
	name: "hardBreakEscape",
	tokenize: tokenizeHardBreakEscape
};
function tokenizeHardBreakEscape(effects, ok, nok) {
	return start;
	function start(code) {
		return effects.enter("hardBreakEscape"), effects.consume(code), after;
	}
	function after(code) {
		return markdownLineEnding(code) ? (effects.exit("hardBreakEscape"), ok(code)) : nok(code);
	}
}
// node_modules/micromark-core-commonmark/lib/heading-atx.js
const headingAtx = {
	name: "headingAtx",
	resolve: resolveHeadingAtx,
	tokenize: tokenizeHeadingAtx
};
function resolveHeadingAtx(events, context) {
	let contentEnd = events.length - 2, contentStart = 3;
	if (events[contentStart][1].type === "whitespace" && (contentStart += 2), contentEnd - 2 > contentStart && events[contentEnd][1].type === "whitespace" && (contentEnd -= 2), events[contentEnd][1].type === "atxHeadingSequence" && (contentStart === contentEnd - 1 || contentEnd - 4 > contentStart && events[contentEnd - 2][1].type === "whitespace") && (contentEnd -= contentStart + 1 === contentEnd ? 2 : 4), contentEnd > contentStart) {
		let content = {
			type: "atxHeadingText",
			start: events[contentStart][1].start,
			end: events[contentEnd][1].end
		}, text = {
			type: "chunkText",
			start: events[contentStart][1].start,
			end: events[contentEnd][1].end,
			contentType: "text"
		};
		splice(events, contentStart, contentEnd - contentStart + 1, [
			[
				"enter",
				content,
				context
			],
			[
				"enter",
				text,
				context
			],
			[
				"exit",
				text,
				context
			],
			[
				"exit",
				content,
				context
			]
		]);
	}
	return events;
}
function tokenizeHeadingAtx(effects, ok, nok) {
	let size = 0;
	return start;
	function start(code) {
		return effects.enter("atxHeading"), before(code);
	}
	function before(code) {
		return effects.enter("atxHeadingSequence"), sequenceOpen(code);
	}
	function sequenceOpen(code) {
		return code === 35 && size++ < 6 ? (effects.consume(code), sequenceOpen) : code === null || markdownLineEndingOrSpace(code) ? (effects.exit("atxHeadingSequence"), atBreak(code)) : nok(code);
	}
	function atBreak(code) {
		return code === 35 ? (effects.enter("atxHeadingSequence"), sequenceFurther(code)) : code === null || markdownLineEnding(code) ? (effects.exit("atxHeading"), ok(code)) : markdownSpace(code) ? factorySpace(effects, atBreak, "whitespace")(code) : (effects.enter("atxHeadingText"), data(code));
	}
	function sequenceFurther(code) {
		return code === 35 ? (effects.consume(code), sequenceFurther) : (effects.exit("atxHeadingSequence"), atBreak(code));
	}
	function data(code) {
		return code === null || code === 35 || markdownLineEndingOrSpace(code) ? (effects.exit("atxHeadingText"), atBreak(code)) : (effects.consume(code), data);
	}
}
// node_modules/micromark-core-commonmark/lib/html-flow.js
const htmlFlow = {
	concrete: !0,
	name: "htmlFlow",
	resolveTo: resolveToHtmlFlow,
	tokenize: tokenizeHtmlFlow
}, blankLineBefore = {
	partial: !0,
	tokenize: tokenizeBlankLineBefore
};
function resolveToHtmlFlow(events) {
	let index = events.length;
	for (; index-- && (events[index][0] !== "enter" || events[index][1].type !== "htmlFlow"););
	return index > 1 && events[index - 2][1].type === "linePrefix" && (events[index][1].start = events[index - 2][1].start, events[index + 1][1].start = events[index - 2][1].start, events.splice(index - 2, 2)), events;
}
function tokenizeHtmlFlow(effects, ok, nok) {
	let self = this, marker, closingTag, buffer, index, markerB;
	return start;
	function start(code) {
		return before(code);
	}
	function before(code) {
		return effects.enter("htmlFlow"), effects.enter("htmlFlowData"), effects.consume(code), open;
	}
	function open(code) {
		return code === 33 ? (effects.consume(code), declarationOpen) : code === 47 ? (effects.consume(code), closingTag = !0, tagCloseStart) : code === 63 ? (effects.consume(code), marker = 3, self.interrupt ? ok : continuationDeclarationInside) : asciiAlpha(code) ? (effects.consume(code), buffer = String.fromCharCode(code), tagName) : nok(code);
	}
	function declarationOpen(code) {
		return code === 45 ? (effects.consume(code), marker = 2, commentOpenInside) : code === 91 ? (effects.consume(code), marker = 5, index = 0, cdataOpenInside) : asciiAlpha(code) ? (effects.consume(code), marker = 4, self.interrupt ? ok : continuationDeclarationInside) : nok(code);
	}
	function commentOpenInside(code) {
		return code === 45 ? (effects.consume(code), self.interrupt ? ok : continuationDeclarationInside) : nok(code);
	}
	function cdataOpenInside(code) {
		return code === "CDATA[".charCodeAt(index++) ? (effects.consume(code), index === 6 ? self.interrupt ? ok : continuation : cdataOpenInside) : nok(code);
	}
	function tagCloseStart(code) {
		return asciiAlpha(code) ? (effects.consume(code), buffer = String.fromCharCode(code), tagName) : nok(code);
	}
	function tagName(code) {
		if (code === null || code === 47 || code === 62 || markdownLineEndingOrSpace(code)) {
			let slash = code === 47, name = buffer.toLowerCase();
			return !slash && !closingTag && htmlRawNames.includes(name) ? (marker = 1, self.interrupt ? ok(code) : continuation(code)) : htmlBlockNames.includes(buffer.toLowerCase()) ? (marker = 6, slash ? (effects.consume(code), basicSelfClosing) : self.interrupt ? ok(code) : continuation(code)) : (marker = 7, self.interrupt && !self.parser.lazy[self.now().line] ? nok(code) : closingTag ? completeClosingTagAfter(code) : completeAttributeNameBefore(code));
		}
		return code === 45 || asciiAlphanumeric(code) ? (effects.consume(code), buffer += String.fromCharCode(code), tagName) : nok(code);
	}
	function basicSelfClosing(code) {
		return code === 62 ? (effects.consume(code), self.interrupt ? ok : continuation) : nok(code);
	}
	function completeClosingTagAfter(code) {
		return markdownSpace(code) ? (effects.consume(code), completeClosingTagAfter) : completeEnd(code);
	}
	function completeAttributeNameBefore(code) {
		return code === 47 ? (effects.consume(code), completeEnd) : code === 58 || code === 95 || asciiAlpha(code) ? (effects.consume(code), completeAttributeName) : markdownSpace(code) ? (effects.consume(code), completeAttributeNameBefore) : completeEnd(code);
	}
	function completeAttributeName(code) {
		return code === 45 || code === 46 || code === 58 || code === 95 || asciiAlphanumeric(code) ? (effects.consume(code), completeAttributeName) : completeAttributeNameAfter(code);
	}
	function completeAttributeNameAfter(code) {
		return code === 61 ? (effects.consume(code), completeAttributeValueBefore) : markdownSpace(code) ? (effects.consume(code), completeAttributeNameAfter) : completeAttributeNameBefore(code);
	}
	function completeAttributeValueBefore(code) {
		return code === null || code === 60 || code === 61 || code === 62 || code === 96 ? nok(code) : code === 34 || code === 39 ? (effects.consume(code), markerB = code, completeAttributeValueQuoted) : markdownSpace(code) ? (effects.consume(code), completeAttributeValueBefore) : completeAttributeValueUnquoted(code);
	}
	function completeAttributeValueQuoted(code) {
		return code === markerB ? (effects.consume(code), markerB = null, completeAttributeValueQuotedAfter) : code === null || markdownLineEnding(code) ? nok(code) : (effects.consume(code), completeAttributeValueQuoted);
	}
	function completeAttributeValueUnquoted(code) {
		return code === null || code === 34 || code === 39 || code === 47 || code === 60 || code === 61 || code === 62 || code === 96 || markdownLineEndingOrSpace(code) ? completeAttributeNameAfter(code) : (effects.consume(code), completeAttributeValueUnquoted);
	}
	function completeAttributeValueQuotedAfter(code) {
		return code === 47 || code === 62 || markdownSpace(code) ? completeAttributeNameBefore(code) : nok(code);
	}
	function completeEnd(code) {
		return code === 62 ? (effects.consume(code), completeAfter) : nok(code);
	}
	function completeAfter(code) {
		return code === null || markdownLineEnding(code) ? continuation(code) : markdownSpace(code) ? (effects.consume(code), completeAfter) : nok(code);
	}
	function continuation(code) {
		return code === 45 && marker === 2 ? (effects.consume(code), continuationCommentInside) : code === 60 && marker === 1 ? (effects.consume(code), continuationRawTagOpen) : code === 62 && marker === 4 ? (effects.consume(code), continuationClose) : code === 63 && marker === 3 ? (effects.consume(code), continuationDeclarationInside) : code === 93 && marker === 5 ? (effects.consume(code), continuationCdataInside) : markdownLineEnding(code) && (marker === 6 || marker === 7) ? (effects.exit("htmlFlowData"), effects.check(blankLineBefore, continuationAfter, continuationStart)(code)) : code === null || markdownLineEnding(code) ? (effects.exit("htmlFlowData"), continuationStart(code)) : (effects.consume(code), continuation);
	}
	function continuationStart(code) {
		return effects.check(nonLazyContinuation, continuationStartNonLazy, continuationAfter)(code);
	}
	function continuationStartNonLazy(code) {
		return effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), continuationBefore;
	}
	function continuationBefore(code) {
		return code === null || markdownLineEnding(code) ? continuationStart(code) : (effects.enter("htmlFlowData"), continuation(code));
	}
	function continuationCommentInside(code) {
		return code === 45 ? (effects.consume(code), continuationDeclarationInside) : continuation(code);
	}
	function continuationRawTagOpen(code) {
		return code === 47 ? (effects.consume(code), buffer = "", continuationRawEndTag) : continuation(code);
	}
	function continuationRawEndTag(code) {
		if (code === 62) {
			let name = buffer.toLowerCase();
			return htmlRawNames.includes(name) ? (effects.consume(code), continuationClose) : continuation(code);
		}
		return asciiAlpha(code) && buffer.length < 8 ? (effects.consume(code), buffer += String.fromCharCode(code), continuationRawEndTag) : continuation(code);
	}
	function continuationCdataInside(code) {
		return code === 93 ? (effects.consume(code), continuationDeclarationInside) : continuation(code);
	}
	function continuationDeclarationInside(code) {
		return code === 62 ? (effects.consume(code), continuationClose) : code === 45 && marker === 2 ? (effects.consume(code), continuationDeclarationInside) : continuation(code);
	}
	function continuationClose(code) {
		return code === null || markdownLineEnding(code) ? (effects.exit("htmlFlowData"), continuationAfter(code)) : (effects.consume(code), continuationClose);
	}
	function continuationAfter(code) {
		return effects.exit("htmlFlow"), ok(code);
	}
}
function tokenizeBlankLineBefore(effects, ok, nok) {
	return start;
	function start(code) {
		return effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), effects.attempt(blankLine, ok, nok);
	}
}
// node_modules/micromark-core-commonmark/lib/html-text.js
const htmlText = {
	name: "htmlText",
	tokenize: tokenizeHtmlText
};
function tokenizeHtmlText(effects, ok, nok) {
	let self = this, marker, index, returnState;
	return start;
	function start(code) {
		return effects.enter("htmlText"), effects.enter("htmlTextData"), effects.consume(code), open;
	}
	function open(code) {
		return code === 33 ? (effects.consume(code), declarationOpen) : code === 47 ? (effects.consume(code), tagCloseStart) : code === 63 ? (effects.consume(code), instruction) : asciiAlpha(code) ? (effects.consume(code), tagOpen) : nok(code);
	}
	function declarationOpen(code) {
		return code === 45 ? (effects.consume(code), commentOpenInside) : code === 91 ? (effects.consume(code), index = 0, cdataOpenInside) : asciiAlpha(code) ? (effects.consume(code), declaration) : nok(code);
	}
	function commentOpenInside(code) {
		return code === 45 ? (effects.consume(code), commentEnd) : nok(code);
	}
	function comment(code) {
		return code === null ? nok(code) : code === 45 ? (effects.consume(code), commentClose) : markdownLineEnding(code) ? (returnState = comment, lineEndingBefore(code)) : (effects.consume(code), comment);
	}
	function commentClose(code) {
		return code === 45 ? (effects.consume(code), commentEnd) : comment(code);
	}
	function commentEnd(code) {
		return code === 62 ? end(code) : code === 45 ? commentClose(code) : comment(code);
	}
	function cdataOpenInside(code) {
		return code === "CDATA[".charCodeAt(index++) ? (effects.consume(code), index === 6 ? cdata : cdataOpenInside) : nok(code);
	}
	function cdata(code) {
		return code === null ? nok(code) : code === 93 ? (effects.consume(code), cdataClose) : markdownLineEnding(code) ? (returnState = cdata, lineEndingBefore(code)) : (effects.consume(code), cdata);
	}
	function cdataClose(code) {
		return code === 93 ? (effects.consume(code), cdataEnd) : cdata(code);
	}
	function cdataEnd(code) {
		return code === 62 ? end(code) : code === 93 ? (effects.consume(code), cdataEnd) : cdata(code);
	}
	function declaration(code) {
		return code === null || code === 62 ? end(code) : markdownLineEnding(code) ? (returnState = declaration, lineEndingBefore(code)) : (effects.consume(code), declaration);
	}
	function instruction(code) {
		return code === null ? nok(code) : code === 63 ? (effects.consume(code), instructionClose) : markdownLineEnding(code) ? (returnState = instruction, lineEndingBefore(code)) : (effects.consume(code), instruction);
	}
	function instructionClose(code) {
		return code === 62 ? end(code) : instruction(code);
	}
	function tagCloseStart(code) {
		return asciiAlpha(code) ? (effects.consume(code), tagClose) : nok(code);
	}
	function tagClose(code) {
		return code === 45 || asciiAlphanumeric(code) ? (effects.consume(code), tagClose) : tagCloseBetween(code);
	}
	function tagCloseBetween(code) {
		return markdownLineEnding(code) ? (returnState = tagCloseBetween, lineEndingBefore(code)) : markdownSpace(code) ? (effects.consume(code), tagCloseBetween) : end(code);
	}
	function tagOpen(code) {
		return code === 45 || asciiAlphanumeric(code) ? (effects.consume(code), tagOpen) : code === 47 || code === 62 || markdownLineEndingOrSpace(code) ? tagOpenBetween(code) : nok(code);
	}
	function tagOpenBetween(code) {
		return code === 47 ? (effects.consume(code), end) : code === 58 || code === 95 || asciiAlpha(code) ? (effects.consume(code), tagOpenAttributeName) : markdownLineEnding(code) ? (returnState = tagOpenBetween, lineEndingBefore(code)) : markdownSpace(code) ? (effects.consume(code), tagOpenBetween) : end(code);
	}
	function tagOpenAttributeName(code) {
		return code === 45 || code === 46 || code === 58 || code === 95 || asciiAlphanumeric(code) ? (effects.consume(code), tagOpenAttributeName) : tagOpenAttributeNameAfter(code);
	}
	function tagOpenAttributeNameAfter(code) {
		return code === 61 ? (effects.consume(code), tagOpenAttributeValueBefore) : markdownLineEnding(code) ? (returnState = tagOpenAttributeNameAfter, lineEndingBefore(code)) : markdownSpace(code) ? (effects.consume(code), tagOpenAttributeNameAfter) : tagOpenBetween(code);
	}
	function tagOpenAttributeValueBefore(code) {
		return code === null || code === 60 || code === 61 || code === 62 || code === 96 ? nok(code) : code === 34 || code === 39 ? (effects.consume(code), marker = code, tagOpenAttributeValueQuoted) : markdownLineEnding(code) ? (returnState = tagOpenAttributeValueBefore, lineEndingBefore(code)) : markdownSpace(code) ? (effects.consume(code), tagOpenAttributeValueBefore) : (effects.consume(code), tagOpenAttributeValueUnquoted);
	}
	function tagOpenAttributeValueQuoted(code) {
		return code === marker ? (effects.consume(code), marker = void 0, tagOpenAttributeValueQuotedAfter) : code === null ? nok(code) : markdownLineEnding(code) ? (returnState = tagOpenAttributeValueQuoted, lineEndingBefore(code)) : (effects.consume(code), tagOpenAttributeValueQuoted);
	}
	function tagOpenAttributeValueUnquoted(code) {
		return code === null || code === 34 || code === 39 || code === 60 || code === 61 || code === 96 ? nok(code) : code === 47 || code === 62 || markdownLineEndingOrSpace(code) ? tagOpenBetween(code) : (effects.consume(code), tagOpenAttributeValueUnquoted);
	}
	function tagOpenAttributeValueQuotedAfter(code) {
		return code === 47 || code === 62 || markdownLineEndingOrSpace(code) ? tagOpenBetween(code) : nok(code);
	}
	function end(code) {
		return code === 62 ? (effects.consume(code), effects.exit("htmlTextData"), effects.exit("htmlText"), ok) : nok(code);
	}
	function lineEndingBefore(code) {
		return effects.exit("htmlTextData"), effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), lineEndingAfter;
	}
	function lineEndingAfter(code) {
		return markdownSpace(code) ? factorySpace(effects, lineEndingAfterPrefix, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code) : lineEndingAfterPrefix(code);
	}
	function lineEndingAfterPrefix(code) {
		return effects.enter("htmlTextData"), returnState(code);
	}
}
// node_modules/micromark-core-commonmark/lib/label-end.js
const labelEnd = {
	name: "labelEnd",
	resolveAll: resolveAllLabelEnd,
	resolveTo: resolveToLabelEnd,
	tokenize: tokenizeLabelEnd
}, resourceConstruct = { tokenize: tokenizeResource }, referenceFullConstruct = { tokenize: tokenizeReferenceFull }, referenceCollapsedConstruct = { tokenize: tokenizeReferenceCollapsed };
function resolveAllLabelEnd(events) {
	let index = -1, newEvents = [];
	for (; ++index < events.length;) {
		let token = events[index][1];
		if (newEvents.push(events[index]), token.type === "labelImage" || token.type === "labelLink" || token.type === "labelEnd") {
			let offset = token.type === "labelImage" ? 4 : 2;
			token.type = "data", index += offset;
		}
	}
	return events.length !== newEvents.length && splice(events, 0, events.length, newEvents), events;
}
function resolveToLabelEnd(events, context) {
	let index = events.length, offset = 0, open, close, media;
	for (; index--;) {
		let token = events[index][1];
		if (open) {
			if (token.type === "link" || token.type === "labelLink" && token._inactive) break;
			events[index][0] === "enter" && token.type === "labelLink" && (token._inactive = !0);
		} else if (close) {
			if (events[index][0] === "enter" && (token.type === "labelImage" || token.type === "labelLink") && !token._balanced && (open = index, token.type !== "labelLink")) {
				offset = 2;
				break;
			}
		} else token.type === "labelEnd" && (close = index);
	}
	let group = {
		type: events[open][1].type === "labelLink" ? "link" : "image",
		start: { ...events[open][1].start },
		end: { ...events[events.length - 1][1].end }
	}, label = {
		type: "label",
		start: { ...events[open][1].start },
		end: { ...events[close][1].end }
	}, text = {
		type: "labelText",
		start: { ...events[open + offset + 2][1].end },
		end: { ...events[close - 2][1].start }
	};
	return media = [[
		"enter",
		group,
		context
	], [
		"enter",
		label,
		context
	]], media = push(media, events.slice(open + 1, open + offset + 3)), media = push(media, [[
		"enter",
		text,
		context
	]]), media = push(media, resolveAll(context.parser.constructs.insideSpan.null, events.slice(open + offset + 4, close - 3), context)), media = push(media, [
		[
			"exit",
			text,
			context
		],
		events[close - 2],
		events[close - 1],
		[
			"exit",
			label,
			context
		]
	]), media = push(media, events.slice(close + 1)), media = push(media, [[
		"exit",
		group,
		context
	]]), splice(events, open, events.length, media), events;
}
function tokenizeLabelEnd(effects, ok, nok) {
	let self = this, labelStarts = self._labelStarts, labelStart, defined;
	if (labelStarts) {
		for (; labelStarts.length > 0 && labelStarts[labelStarts.length - 1]._balanced;) labelStarts.pop();
		labelStart = labelStarts[labelStarts.length - 1];
	}
	return start;
	function start(code) {
		return labelStart ? labelStart._inactive ? labelEndNok(code) : (defined = self.parser.defined.includes(normalizeIdentifier(self.sliceSerialize({
			start: labelStart.end,
			end: self.now()
		}))), effects.enter("labelEnd"), effects.enter("labelMarker"), effects.consume(code), effects.exit("labelMarker"), effects.exit("labelEnd"), after) : nok(code);
	}
	function after(code) {
		return code === 40 ? effects.attempt(resourceConstruct, labelEndOk, defined ? labelEndOk : labelEndNok)(code) : code === 91 ? effects.attempt(referenceFullConstruct, labelEndOk, defined ? referenceNotFull : labelEndNok)(code) : defined ? labelEndOk(code) : labelEndNok(code);
	}
	function referenceNotFull(code) {
		return effects.attempt(referenceCollapsedConstruct, labelEndOk, labelEndNok)(code);
	}
	function labelEndOk(code) {
		return labelStarts.pop(), ok(code);
	}
	function labelEndNok(code) {
		return labelStart._balanced = !0, nok(code);
	}
}
function tokenizeResource(effects, ok, nok) {
	return resourceStart;
	function resourceStart(code) {
		return effects.enter("resource"), effects.enter("resourceMarker"), effects.consume(code), effects.exit("resourceMarker"), resourceBefore;
	}
	function resourceBefore(code) {
		return markdownLineEndingOrSpace(code) ? factoryWhitespace(effects, resourceOpen)(code) : resourceOpen(code);
	}
	function resourceOpen(code) {
		return code === 41 ? resourceEnd(code) : factoryDestination(effects, resourceDestinationAfter, resourceDestinationMissing, "resourceDestination", "resourceDestinationLiteral", "resourceDestinationLiteralMarker", "resourceDestinationRaw", "resourceDestinationString", 32)(code);
	}
	function resourceDestinationAfter(code) {
		return markdownLineEndingOrSpace(code) ? factoryWhitespace(effects, resourceBetween)(code) : resourceEnd(code);
	}
	function resourceDestinationMissing(code) {
		return nok(code);
	}
	function resourceBetween(code) {
		return code === 34 || code === 39 || code === 40 ? factoryTitle(effects, resourceTitleAfter, nok, "resourceTitle", "resourceTitleMarker", "resourceTitleString")(code) : resourceEnd(code);
	}
	function resourceTitleAfter(code) {
		return markdownLineEndingOrSpace(code) ? factoryWhitespace(effects, resourceEnd)(code) : resourceEnd(code);
	}
	function resourceEnd(code) {
		return code === 41 ? (effects.enter("resourceMarker"), effects.consume(code), effects.exit("resourceMarker"), effects.exit("resource"), ok) : nok(code);
	}
}
function tokenizeReferenceFull(effects, ok, nok) {
	let self = this;
	return referenceFull;
	function referenceFull(code) {
		return factoryLabel.call(self, effects, referenceFullAfter, referenceFullMissing, "reference", "referenceMarker", "referenceString")(code);
	}
	function referenceFullAfter(code) {
		return self.parser.defined.includes(normalizeIdentifier(self.sliceSerialize(self.events[self.events.length - 1][1]).slice(1, -1))) ? ok(code) : nok(code);
	}
	function referenceFullMissing(code) {
		return nok(code);
	}
}
function tokenizeReferenceCollapsed(effects, ok, nok) {
	return referenceCollapsedStart;
	function referenceCollapsedStart(code) {
		return effects.enter("reference"), effects.enter("referenceMarker"), effects.consume(code), effects.exit("referenceMarker"), referenceCollapsedOpen;
	}
	function referenceCollapsedOpen(code) {
		return code === 93 ? (effects.enter("referenceMarker"), effects.consume(code), effects.exit("referenceMarker"), effects.exit("reference"), ok) : nok(code);
	}
}
// node_modules/micromark-core-commonmark/lib/label-start-image.js
const labelStartImage = {
	name: "labelStartImage",
	resolveAll: labelEnd.resolveAll,
	tokenize: tokenizeLabelStartImage
};
function tokenizeLabelStartImage(effects, ok, nok) {
	let self = this, labelImage;
	return start;
	function start(code) {
		return effects.enter("labelImage"), effects.enter("labelImageMarker"), effects.consume(code), effects.exit("labelImageMarker"), open;
	}
	function open(code) {
		return code === 91 ? (effects.enter("labelMarker"), effects.consume(code), effects.exit("labelMarker"), labelImage = effects.exit("labelImage"), after) : nok(code);
	}
	function after(code) {
		return code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs ? nok(code) : (self._labelStarts = self._labelStarts || [], self._labelStarts.push(labelImage), ok(code));
	}
}
// node_modules/micromark-core-commonmark/lib/label-start-link.js
const labelStartLink = {
	name: "labelStartLink",
	resolveAll: labelEnd.resolveAll,
	tokenize: tokenizeLabelStartLink
};
function tokenizeLabelStartLink(effects, ok, nok) {
	let self = this, labelLink;
	return start;
	function start(code) {
		return effects.enter("labelLink"), effects.enter("labelMarker"), effects.consume(code), effects.exit("labelMarker"), labelLink = effects.exit("labelLink"), after;
	}
	function after(code) {
		return code === 94 && "_hiddenFootnoteSupport" in self.parser.constructs ? nok(code) : (self._labelStarts = self._labelStarts || [], self._labelStarts.push(labelLink), ok(code));
	}
}
// node_modules/micromark-core-commonmark/lib/line-ending.js
const lineEnding = {
	name: "lineEnding",
	tokenize: tokenizeLineEnding
};
function tokenizeLineEnding(effects, ok) {
	return start;
	function start(code) {
		return effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), factorySpace(effects, ok, "linePrefix");
	}
}
// node_modules/micromark-core-commonmark/lib/thematic-break.js
const thematicBreak = {
	name: "thematicBreak",
	tokenize: tokenizeThematicBreak
};
function tokenizeThematicBreak(effects, ok, nok) {
	let size = 0, marker;
	return start;
	function start(code) {
		return effects.enter("thematicBreak"), before(code);
	}
	function before(code) {
		return marker = code, atBreak(code);
	}
	function atBreak(code) {
		return code === marker ? (effects.enter("thematicBreakSequence"), sequence(code)) : size >= 3 && (code === null || markdownLineEnding(code)) ? (effects.exit("thematicBreak"), ok(code)) : nok(code);
	}
	function sequence(code) {
		return code === marker ? (effects.consume(code), size++, sequence) : (effects.exit("thematicBreakSequence"), markdownSpace(code) ? factorySpace(effects, atBreak, "whitespace")(code) : atBreak(code));
	}
}
// node_modules/micromark-core-commonmark/lib/list.js
const list = {
	continuation: { tokenize: tokenizeListContinuation },
	exit: tokenizeListEnd,
	name: "list",
	tokenize: tokenizeListStart
}, listItemPrefixWhitespaceConstruct = {
	partial: !0,
	tokenize: tokenizeListItemPrefixWhitespace
}, indentConstruct = {
	partial: !0,
	tokenize: tokenizeIndent$1
};
function tokenizeListStart(effects, ok, nok) {
	let self = this, tail = self.events[self.events.length - 1], initialSize = tail && tail[1].type === "linePrefix" ? tail[2].sliceSerialize(tail[1], !0).length : 0, size = 0;
	return start;
	function start(code) {
		let kind = self.containerState.type || (code === 42 || code === 43 || code === 45 ? "listUnordered" : "listOrdered");
		if (kind === "listUnordered" ? !self.containerState.marker || code === self.containerState.marker : asciiDigit(code)) {
			if (self.containerState.type || (self.containerState.type = kind, effects.enter(kind, { _container: !0 })), kind === "listUnordered") return effects.enter("listItemPrefix"), code === 42 || code === 45 ? effects.check(thematicBreak, nok, atMarker)(code) : atMarker(code);
			if (!self.interrupt || code === 49) return effects.enter("listItemPrefix"), effects.enter("listItemValue"), inside(code);
		}
		return nok(code);
	}
	function inside(code) {
		return asciiDigit(code) && ++size < 10 ? (effects.consume(code), inside) : (!self.interrupt || size < 2) && (self.containerState.marker ? code === self.containerState.marker : code === 41 || code === 46) ? (effects.exit("listItemValue"), atMarker(code)) : nok(code);
	}
	function atMarker(code) {
		return effects.enter("listItemMarker"), effects.consume(code), effects.exit("listItemMarker"), self.containerState.marker = self.containerState.marker || code, effects.check(blankLine, self.interrupt ? nok : onBlank, effects.attempt(listItemPrefixWhitespaceConstruct, endOfPrefix, otherPrefix));
	}
	function onBlank(code) {
		return self.containerState.initialBlankLine = !0, initialSize++, endOfPrefix(code);
	}
	function otherPrefix(code) {
		return markdownSpace(code) ? (effects.enter("listItemPrefixWhitespace"), effects.consume(code), effects.exit("listItemPrefixWhitespace"), endOfPrefix) : nok(code);
	}
	function endOfPrefix(code) {
		return self.containerState.size = initialSize + self.sliceSerialize(effects.exit("listItemPrefix"), !0).length, ok(code);
	}
}
function tokenizeListContinuation(effects, ok, nok) {
	let self = this;
	return self.containerState._closeFlow = void 0, effects.check(blankLine, onBlank, notBlank);
	function onBlank(code) {
		return self.containerState.furtherBlankLines = self.containerState.furtherBlankLines || self.containerState.initialBlankLine, factorySpace(effects, ok, "listItemIndent", self.containerState.size + 1)(code);
	}
	function notBlank(code) {
		return self.containerState.furtherBlankLines || !markdownSpace(code) ? (self.containerState.furtherBlankLines = void 0, self.containerState.initialBlankLine = void 0, notInCurrentItem(code)) : (self.containerState.furtherBlankLines = void 0, self.containerState.initialBlankLine = void 0, effects.attempt(indentConstruct, ok, notInCurrentItem)(code));
	}
	function notInCurrentItem(code) {
		return self.containerState._closeFlow = !0, self.interrupt = void 0, factorySpace(effects, effects.attempt(list, ok, nok), "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code);
	}
}
function tokenizeIndent$1(effects, ok, nok) {
	let self = this;
	return factorySpace(effects, afterPrefix, "listItemIndent", self.containerState.size + 1);
	function afterPrefix(code) {
		let tail = self.events[self.events.length - 1];
		return tail && tail[1].type === "listItemIndent" && tail[2].sliceSerialize(tail[1], !0).length === self.containerState.size ? ok(code) : nok(code);
	}
}
function tokenizeListEnd(effects) {
	effects.exit(this.containerState.type);
}
function tokenizeListItemPrefixWhitespace(effects, ok, nok) {
	let self = this;
	return factorySpace(effects, afterPrefix, "listItemPrefixWhitespace", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 5);
	function afterPrefix(code) {
		let tail = self.events[self.events.length - 1];
		return !markdownSpace(code) && tail && tail[1].type === "listItemPrefixWhitespace" ? ok(code) : nok(code);
	}
}
// node_modules/micromark-util-edit-map/index.js
var EditMap$1 = class {
	constructor() {
		this.index = new Map(), this.map = [];
	}
	add(index, remove, add) {
		addImplementation$1(this, index, remove, add, !1);
	}
	addBefore(index, remove, add) {
		addImplementation$1(this, index, remove, add, !0);
	}
	consume(events) {
		if (this.map.sort(function(a, b) {
			return a[0] - b[0];
		}), this.map.length === 0) return;
		let index = this.map.length, vecs = [];
		for (; index > 0;) --index, vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]), events.length = this.map[index][0];
		vecs.push(events.slice()), events.length = 0;
		let slice = vecs.pop();
		for (; slice;) {
			for (let element of slice) events.push(element);
			slice = vecs.pop();
		}
		this.map.length = 0, this.index.clear();
	}
};
function addImplementation$1(editMap, at, remove, add, before) {
	if (remove === 0 && add.length === 0) return;
	let existing = editMap.index.get(at);
	if (existing) {
		existing[1] += remove, before ? (add.push(...existing[2]), existing[2] = add) : existing[2].push(...add);
		return;
	}
	let change = [
		at,
		remove,
		add
	];
	editMap.map.push(change), editMap.index.set(at, change);
}
// node_modules/micromark-core-commonmark/lib/setext-underline.js
const setextUnderline = {
	name: "setextUnderline",
	resolveTo: resolveToSetextUnderline,
	tokenize: tokenizeSetextUnderline
};
function resolveToSetextUnderline(events, context) {
	let editMap = new EditMap$1(), index = events.length, content, text, definition;
	for (; index--;) if (events[index][0] === "enter") {
		if (events[index][1].type === "content") {
			content = index;
			break;
		}
		events[index][1].type === "paragraph" && (text = index);
	} else events[index][1].type === "content" && editMap.add(index, 1, []), !definition && events[index][1].type === "definition" && (definition = index);
	let heading = {
		type: "setextHeading",
		start: { ...events[content][1].start },
		end: { ...events[events.length - 1][1].end }
	};
	return events[text][1].type = "setextHeadingText", definition ? (editMap.add(text, 0, [[
		"enter",
		heading,
		context
	]]), editMap.add(definition + 1, 0, [[
		"exit",
		events[content][1],
		context
	]]), events[content][1].end = { ...events[definition][1].end }) : events[content][1] = heading, editMap.add(events.length, 0, [[
		"exit",
		heading,
		context
	]]), editMap.consume(events), events;
}
function tokenizeSetextUnderline(effects, ok, nok) {
	let self = this, marker;
	return start;
	function start(code) {
		let index = self.events.length, paragraph;
		for (; index--;) if (self.events[index][1].type !== "lineEnding" && self.events[index][1].type !== "linePrefix" && self.events[index][1].type !== "content") {
			paragraph = self.events[index][1].type === "paragraph";
			break;
		}
		return !self.parser.lazy[self.now().line] && (self.interrupt || paragraph) ? (effects.enter("setextHeadingLine"), marker = code, before(code)) : nok(code);
	}
	function before(code) {
		return effects.enter("setextHeadingLineSequence"), inside(code);
	}
	function inside(code) {
		return code === marker ? (effects.consume(code), inside) : (effects.exit("setextHeadingLineSequence"), markdownSpace(code) ? factorySpace(effects, after, "lineSuffix")(code) : after(code));
	}
	function after(code) {
		return code === null || markdownLineEnding(code) ? (effects.exit("setextHeadingLine"), ok(code)) : nok(code);
	}
}
// node_modules/micromark-extension-gfm-footnote/lib/syntax.js
const indent = {
	tokenize: tokenizeIndent,
	partial: !0
};
function gfmFootnote() {
	return {
		document: { 91: {
			name: "gfmFootnoteDefinition",
			tokenize: tokenizeDefinitionStart,
			continuation: { tokenize: tokenizeDefinitionContinuation },
			exit: gfmFootnoteDefinitionEnd
		} },
		text: {
			91: {
				name: "gfmFootnoteCall",
				tokenize: tokenizeGfmFootnoteCall
			},
			93: {
				name: "gfmPotentialFootnoteCall",
				add: "after",
				tokenize: tokenizePotentialGfmFootnoteCall,
				resolveTo: resolveToPotentialGfmFootnoteCall
			}
		}
	};
}
function tokenizePotentialGfmFootnoteCall(effects, ok, nok) {
	let self = this, index = self.events.length, defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []), labelStart;
	for (; index--;) {
		let token = self.events[index][1];
		if (token.type === "labelImage") {
			labelStart = token;
			break;
		}
		if (token.type === "gfmFootnoteCall" || token.type === "labelLink" || token.type === "label" || token.type === "image" || token.type === "link") break;
	}
	return start;
	function start(code) {
		if (!labelStart || !labelStart._balanced) return nok(code);
		let id = normalizeIdentifier(self.sliceSerialize({
			start: labelStart.end,
			end: self.now()
		}));
		return id.codePointAt(0) !== 94 || !defined.includes(id.slice(1)) ? nok(code) : (effects.enter("gfmFootnoteCallLabelMarker"), effects.consume(code), effects.exit("gfmFootnoteCallLabelMarker"), ok(code));
	}
}
function resolveToPotentialGfmFootnoteCall(events, context) {
	let index = events.length;
	for (; index--;) if (events[index][1].type === "labelImage" && events[index][0] === "enter") {
		events[index][1];
		break;
	}
	events[index + 1][1].type = "data", events[index + 3][1].type = "gfmFootnoteCallLabelMarker";
	let call = {
		type: "gfmFootnoteCall",
		start: Object.assign({}, events[index + 3][1].start),
		end: Object.assign({}, events[events.length - 1][1].end)
	}, marker = {
		type: "gfmFootnoteCallMarker",
		start: Object.assign({}, events[index + 3][1].end),
		end: Object.assign({}, events[index + 3][1].end)
	};
	marker.end.column++, marker.end.offset++, marker.end._bufferIndex++;
	let string = {
		type: "gfmFootnoteCallString",
		start: Object.assign({}, marker.end),
		end: Object.assign({}, events[events.length - 1][1].start)
	}, chunk = {
		type: "chunkString",
		contentType: "string",
		start: Object.assign({}, string.start),
		end: Object.assign({}, string.end)
	}, replacement = [
		events[index + 1],
		events[index + 2],
		[
			"enter",
			call,
			context
		],
		events[index + 3],
		events[index + 4],
		[
			"enter",
			marker,
			context
		],
		[
			"exit",
			marker,
			context
		],
		[
			"enter",
			string,
			context
		],
		[
			"enter",
			chunk,
			context
		],
		[
			"exit",
			chunk,
			context
		],
		[
			"exit",
			string,
			context
		],
		events[events.length - 2],
		events[events.length - 1],
		[
			"exit",
			call,
			context
		]
	];
	return events.splice(index, events.length - index + 1, ...replacement), events;
}
function tokenizeGfmFootnoteCall(effects, ok, nok) {
	let self = this, defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []), size = 0, data;
	return start;
	function start(code) {
		return effects.enter("gfmFootnoteCall"), effects.enter("gfmFootnoteCallLabelMarker"), effects.consume(code), effects.exit("gfmFootnoteCallLabelMarker"), callStart;
	}
	function callStart(code) {
		return code === 94 ? (effects.enter("gfmFootnoteCallMarker"), effects.consume(code), effects.exit("gfmFootnoteCallMarker"), effects.enter("gfmFootnoteCallString"), effects.enter("chunkString").contentType = "string", callData) : nok(code);
	}
	function callData(code) {
		if (size > 999 || code === 93 && !data || code === null || code === 91 || markdownLineEndingOrSpace(code)) return nok(code);
		if (code === 93) {
			effects.exit("chunkString");
			let token = effects.exit("gfmFootnoteCallString");
			return defined.includes(normalizeIdentifier(self.sliceSerialize(token))) ? (effects.enter("gfmFootnoteCallLabelMarker"), effects.consume(code), effects.exit("gfmFootnoteCallLabelMarker"), effects.exit("gfmFootnoteCall"), ok) : nok(code);
		}
		return markdownLineEndingOrSpace(code) || (data = !0), size++, effects.consume(code), code === 92 ? callEscape : callData;
	}
	function callEscape(code) {
		return code === 91 || code === 92 || code === 93 ? (effects.consume(code), size++, callData) : callData(code);
	}
}
function tokenizeDefinitionStart(effects, ok, nok) {
	let self = this, defined = self.parser.gfmFootnotes || (self.parser.gfmFootnotes = []), identifier, size = 0, data;
	return start;
	function start(code) {
		return effects.enter("gfmFootnoteDefinition")._container = !0, effects.enter("gfmFootnoteDefinitionLabel"), effects.enter("gfmFootnoteDefinitionLabelMarker"), effects.consume(code), effects.exit("gfmFootnoteDefinitionLabelMarker"), labelAtMarker;
	}
	function labelAtMarker(code) {
		return code === 94 ? (effects.enter("gfmFootnoteDefinitionMarker"), effects.consume(code), effects.exit("gfmFootnoteDefinitionMarker"), effects.enter("gfmFootnoteDefinitionLabelString"), effects.enter("chunkString").contentType = "string", labelInside) : nok(code);
	}
	function labelInside(code) {
		if (size > 999 || code === 93 && !data || code === null || code === 91 || markdownLineEndingOrSpace(code)) return nok(code);
		if (code === 93) {
			effects.exit("chunkString");
			let token = effects.exit("gfmFootnoteDefinitionLabelString");
			return identifier = normalizeIdentifier(self.sliceSerialize(token)), effects.enter("gfmFootnoteDefinitionLabelMarker"), effects.consume(code), effects.exit("gfmFootnoteDefinitionLabelMarker"), effects.exit("gfmFootnoteDefinitionLabel"), labelAfter;
		}
		return markdownLineEndingOrSpace(code) || (data = !0), size++, effects.consume(code), code === 92 ? labelEscape : labelInside;
	}
	function labelEscape(code) {
		return code === 91 || code === 92 || code === 93 ? (effects.consume(code), size++, labelInside) : labelInside(code);
	}
	function labelAfter(code) {
		return code === 58 ? (effects.enter("definitionMarker"), effects.consume(code), effects.exit("definitionMarker"), defined.includes(identifier) || defined.push(identifier), factorySpace(effects, whitespaceAfter, "gfmFootnoteDefinitionWhitespace")) : nok(code);
	}
	function whitespaceAfter(code) {
		return ok(code);
	}
}
function tokenizeDefinitionContinuation(effects, ok, nok) {
	return effects.check(blankLine, ok, effects.attempt(indent, ok, nok));
}
function gfmFootnoteDefinitionEnd(effects) {
	effects.exit("gfmFootnoteDefinition");
}
function tokenizeIndent(effects, ok, nok) {
	let self = this;
	return factorySpace(effects, afterPrefix, "gfmFootnoteDefinitionIndent", 5);
	function afterPrefix(code) {
		let tail = self.events[self.events.length - 1];
		return tail && tail[1].type === "gfmFootnoteDefinitionIndent" && tail[2].sliceSerialize(tail[1], !0).length === 4 ? ok(code) : nok(code);
	}
}
// node_modules/micromark-extension-gfm-strikethrough/lib/syntax.js
function gfmStrikethrough(options) {
	let single = (options || {}).singleTilde, tokenizer = {
		name: "strikethrough",
		tokenize: tokenizeStrikethrough,
		resolveAll: resolveAllStrikethrough
	};
	return single ??= !0, {
		text: { 126: tokenizer },
		insideSpan: { null: [tokenizer] },
		attentionMarkers: { null: [126] }
	};
	function resolveAllStrikethrough(events, context) {
		let index = -1;
		for (; ++index < events.length;) if (events[index][0] === "enter" && events[index][1].type === "strikethroughSequenceTemporary" && events[index][1]._close) {
			let open = index;
			for (; open--;) if (events[open][0] === "exit" && events[open][1].type === "strikethroughSequenceTemporary" && events[open][1]._open && events[index][1].end.offset - events[index][1].start.offset === events[open][1].end.offset - events[open][1].start.offset) {
				events[index][1].type = "strikethroughSequence", events[open][1].type = "strikethroughSequence";
				let strikethrough = {
					type: "strikethrough",
					start: Object.assign({}, events[open][1].start),
					end: Object.assign({}, events[index][1].end)
				}, text = {
					type: "strikethroughText",
					start: Object.assign({}, events[open][1].end),
					end: Object.assign({}, events[index][1].start)
				}, nextEvents = [
					[
						"enter",
						strikethrough,
						context
					],
					[
						"enter",
						events[open][1],
						context
					],
					[
						"exit",
						events[open][1],
						context
					],
					[
						"enter",
						text,
						context
					]
				], insideSpan = context.parser.constructs.insideSpan.null;
				insideSpan && splice(nextEvents, nextEvents.length, 0, resolveAll(insideSpan, events.slice(open + 1, index), context)), splice(nextEvents, nextEvents.length, 0, [
					[
						"exit",
						text,
						context
					],
					[
						"enter",
						events[index][1],
						context
					],
					[
						"exit",
						events[index][1],
						context
					],
					[
						"exit",
						strikethrough,
						context
					]
				]), splice(events, open - 1, index - open + 3, nextEvents), index = open + nextEvents.length - 2;
				break;
			}
		}
		for (index = -1; ++index < events.length;) events[index][1].type === "strikethroughSequenceTemporary" && (events[index][1].type = "data");
		return events;
	}
	function tokenizeStrikethrough(effects, ok, nok) {
		let previous = this.previous, events = this.events, size = 0;
		return start;
		function start(code) {
			return previous === 126 && events[events.length - 1][1].type !== "characterEscape" ? nok(code) : (effects.enter("strikethroughSequenceTemporary"), more(code));
		}
		function more(code) {
			let before = classifyCharacter(previous);
			if (code === 126) return size > 1 ? nok(code) : (effects.consume(code), size++, more);
			if (size < 2 && !single) return nok(code);
			let token = effects.exit("strikethroughSequenceTemporary"), after = classifyCharacter(code);
			return token._open = !after || after === 2 && !!before, token._close = !before || before === 2 && !!after, ok(code);
		}
	}
}
// node_modules/micromark-extension-gfm-table/lib/edit-map.js
var EditMap = class {
	constructor() {
		this.map = [], this.index = new Map();
	}
	add(index, remove, add) {
		addImplementation(this, index, remove, add);
	}
	consume(events) {
		if (this.map.sort(function(a, b) {
			return a[0] - b[0];
		}), this.map.length === 0) return;
		let index = this.map.length, vecs = [];
		for (; index > 0;) --index, vecs.push(events.slice(this.map[index][0] + this.map[index][1]), this.map[index][2]), events.length = this.map[index][0];
		vecs.push(events.slice()), events.length = 0;
		let slice = vecs.pop();
		for (; slice;) {
			for (let element of slice) events.push(element);
			slice = vecs.pop();
		}
		this.map.length = 0, this.index.clear();
	}
};
function addImplementation(editMap, at, remove, add) {
	if (remove === 0 && add.length === 0) return;
	let existing = editMap.index.get(at);
	if (existing) {
		existing[1] += remove, existing[2].push(...add);
		return;
	}
	let change = [
		at,
		remove,
		add
	];
	editMap.map.push(change), editMap.index.set(at, change);
}
// node_modules/micromark-extension-gfm-table/lib/infer.js
function gfmTableAlign(events, index) {
	let inDelimiterRow = !1, align = [];
	for (; index < events.length;) {
		let event = events[index];
		if (inDelimiterRow) {
			if (event[0] === "enter") event[1].type === "tableContent" && align.push(events[index + 1][1].type === "tableDelimiterMarker" ? "left" : "none");
			else if (event[1].type === "tableContent") {
				if (events[index - 1][1].type === "tableDelimiterMarker") {
					let alignIndex = align.length - 1;
					align[alignIndex] = align[alignIndex] === "left" ? "center" : "right";
				}
			} else if (event[1].type === "tableDelimiterRow") break;
		} else event[0] === "enter" && event[1].type === "tableDelimiterRow" && (inDelimiterRow = !0);
		index += 1;
	}
	return align;
}
// node_modules/micromark-extension-gfm-table/lib/syntax.js
function gfmTable() {
	return { flow: { null: {
		name: "table",
		tokenize: tokenizeTable,
		resolveAll: resolveTable
	} } };
}
function tokenizeTable(effects, ok, nok) {
	let self = this, size = 0, sizeB = 0, seen;
	return start;
	function start(code) {
		let index = self.events.length - 1;
		for (; index > -1;) {
			let { type } = self.events[index][1];
			if (type === "lineEnding" || type === "linePrefix") index--;
			else break;
		}
		let tail = index > -1 ? self.events[index][1].type : null, next = tail === "tableHead" || tail === "tableRow" ? bodyRowStart : headRowBefore;
		return next === bodyRowStart && self.parser.lazy[self.now().line] ? nok(code) : next(code);
	}
	function headRowBefore(code) {
		return effects.enter("tableHead"), effects.enter("tableRow"), headRowStart(code);
	}
	function headRowStart(code) {
		return code === 124 || (seen = !0, sizeB += 1), headRowBreak(code);
	}
	function headRowBreak(code) {
		return code === null ? nok(code) : markdownLineEnding(code) ? sizeB > 1 ? (sizeB = 0, self.interrupt = !0, effects.exit("tableRow"), effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), headDelimiterStart) : nok(code) : markdownSpace(code) ? factorySpace(effects, headRowBreak, "whitespace")(code) : (sizeB += 1, seen && (seen = !1, size += 1), code === 124 ? (effects.enter("tableCellDivider"), effects.consume(code), effects.exit("tableCellDivider"), seen = !0, headRowBreak) : (effects.enter("data"), headRowData(code)));
	}
	function headRowData(code) {
		return code === null || code === 124 || markdownLineEndingOrSpace(code) ? (effects.exit("data"), headRowBreak(code)) : (effects.consume(code), code === 92 ? headRowEscape : headRowData);
	}
	function headRowEscape(code) {
		return code === 92 || code === 124 ? (effects.consume(code), headRowData) : headRowData(code);
	}
	function headDelimiterStart(code) {
		return self.interrupt = !1, self.parser.lazy[self.now().line] ? nok(code) : (effects.enter("tableDelimiterRow"), seen = !1, markdownSpace(code) ? factorySpace(effects, headDelimiterBefore, "linePrefix", self.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4)(code) : headDelimiterBefore(code));
	}
	function headDelimiterBefore(code) {
		return code === 45 || code === 58 ? headDelimiterValueBefore(code) : code === 124 ? (seen = !0, effects.enter("tableCellDivider"), effects.consume(code), effects.exit("tableCellDivider"), headDelimiterCellBefore) : headDelimiterNok(code);
	}
	function headDelimiterCellBefore(code) {
		return markdownSpace(code) ? factorySpace(effects, headDelimiterValueBefore, "whitespace")(code) : headDelimiterValueBefore(code);
	}
	function headDelimiterValueBefore(code) {
		return code === 58 ? (sizeB += 1, seen = !0, effects.enter("tableDelimiterMarker"), effects.consume(code), effects.exit("tableDelimiterMarker"), headDelimiterLeftAlignmentAfter) : code === 45 ? (sizeB += 1, headDelimiterLeftAlignmentAfter(code)) : code === null || markdownLineEnding(code) ? headDelimiterCellAfter(code) : headDelimiterNok(code);
	}
	function headDelimiterLeftAlignmentAfter(code) {
		return code === 45 ? (effects.enter("tableDelimiterFiller"), headDelimiterFiller(code)) : headDelimiterNok(code);
	}
	function headDelimiterFiller(code) {
		return code === 45 ? (effects.consume(code), headDelimiterFiller) : code === 58 ? (seen = !0, effects.exit("tableDelimiterFiller"), effects.enter("tableDelimiterMarker"), effects.consume(code), effects.exit("tableDelimiterMarker"), headDelimiterRightAlignmentAfter) : (effects.exit("tableDelimiterFiller"), headDelimiterRightAlignmentAfter(code));
	}
	function headDelimiterRightAlignmentAfter(code) {
		return markdownSpace(code) ? factorySpace(effects, headDelimiterCellAfter, "whitespace")(code) : headDelimiterCellAfter(code);
	}
	function headDelimiterCellAfter(code) {
		return code === 124 ? headDelimiterBefore(code) : code === null || markdownLineEnding(code) ? !seen || size !== sizeB ? headDelimiterNok(code) : (effects.exit("tableDelimiterRow"), effects.exit("tableHead"), ok(code)) : headDelimiterNok(code);
	}
	function headDelimiterNok(code) {
		return nok(code);
	}
	function bodyRowStart(code) {
		return effects.enter("tableRow"), bodyRowBreak(code);
	}
	function bodyRowBreak(code) {
		return code === 124 ? (effects.enter("tableCellDivider"), effects.consume(code), effects.exit("tableCellDivider"), bodyRowBreak) : code === null || markdownLineEnding(code) ? (effects.exit("tableRow"), ok(code)) : markdownSpace(code) ? factorySpace(effects, bodyRowBreak, "whitespace")(code) : (effects.enter("data"), bodyRowData(code));
	}
	function bodyRowData(code) {
		return code === null || code === 124 || markdownLineEndingOrSpace(code) ? (effects.exit("data"), bodyRowBreak(code)) : (effects.consume(code), code === 92 ? bodyRowEscape : bodyRowData);
	}
	function bodyRowEscape(code) {
		return code === 92 || code === 124 ? (effects.consume(code), bodyRowData) : bodyRowData(code);
	}
}
function resolveTable(events, context) {
	let index = -1, inFirstCellAwaitingPipe = !0, rowKind = 0, lastCell = [
		0,
		0,
		0,
		0
	], cell = [
		0,
		0,
		0,
		0
	], afterHeadAwaitingFirstBodyRow = !1, lastTableEnd = 0, currentTable, currentBody, currentCell, map = new EditMap();
	for (; ++index < events.length;) {
		let event = events[index], token = event[1];
		event[0] === "enter" ? token.type === "tableHead" ? (afterHeadAwaitingFirstBodyRow = !1, lastTableEnd !== 0 && (flushTableEnd(map, context, lastTableEnd, currentTable, currentBody), currentBody = void 0, lastTableEnd = 0), currentTable = {
			type: "table",
			start: Object.assign({}, token.start),
			end: Object.assign({}, token.end)
		}, map.add(index, 0, [[
			"enter",
			currentTable,
			context
		]])) : token.type === "tableRow" || token.type === "tableDelimiterRow" ? (inFirstCellAwaitingPipe = !0, currentCell = void 0, lastCell = [
			0,
			0,
			0,
			0
		], cell = [
			0,
			index + 1,
			0,
			0
		], afterHeadAwaitingFirstBodyRow && (afterHeadAwaitingFirstBodyRow = !1, currentBody = {
			type: "tableBody",
			start: Object.assign({}, token.start),
			end: Object.assign({}, token.end)
		}, map.add(index, 0, [[
			"enter",
			currentBody,
			context
		]])), rowKind = token.type === "tableDelimiterRow" ? 2 : currentBody ? 3 : 1) : rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller") ? (inFirstCellAwaitingPipe = !1, cell[2] === 0 && (lastCell[1] !== 0 && (cell[0] = cell[1], currentCell = flushCell(map, context, lastCell, rowKind, void 0, currentCell), lastCell = [
			0,
			0,
			0,
			0
		]), cell[2] = index)) : token.type === "tableCellDivider" && (inFirstCellAwaitingPipe ? inFirstCellAwaitingPipe = !1 : (lastCell[1] !== 0 && (cell[0] = cell[1], currentCell = flushCell(map, context, lastCell, rowKind, void 0, currentCell)), lastCell = cell, cell = [
			lastCell[1],
			index,
			0,
			0
		])) : token.type === "tableHead" ? (afterHeadAwaitingFirstBodyRow = !0, lastTableEnd = index) : token.type === "tableRow" || token.type === "tableDelimiterRow" ? (lastTableEnd = index, lastCell[1] === 0 ? cell[1] !== 0 && (currentCell = flushCell(map, context, cell, rowKind, index, currentCell)) : (cell[0] = cell[1], currentCell = flushCell(map, context, lastCell, rowKind, index, currentCell)), rowKind = 0) : rowKind && (token.type === "data" || token.type === "tableDelimiterMarker" || token.type === "tableDelimiterFiller") && (cell[3] = index);
	}
	for (lastTableEnd !== 0 && flushTableEnd(map, context, lastTableEnd, currentTable, currentBody), map.consume(context.events), index = -1; ++index < context.events.length;) {
		let event = context.events[index];
		event[0] === "enter" && event[1].type === "table" && (event[1]._align = gfmTableAlign(context.events, index));
	}
	return events;
}
function flushCell(map, context, range, rowKind, rowEnd, previousCell) {
	let groupName = rowKind === 1 ? "tableHeader" : rowKind === 2 ? "tableDelimiter" : "tableData";
	range[0] !== 0 && (previousCell.end = Object.assign({}, getPoint(context.events, range[0])), map.add(range[0], 0, [[
		"exit",
		previousCell,
		context
	]]));
	let now = getPoint(context.events, range[1]);
	if (previousCell = {
		type: groupName,
		start: Object.assign({}, now),
		end: Object.assign({}, now)
	}, map.add(range[1], 0, [[
		"enter",
		previousCell,
		context
	]]), range[2] !== 0) {
		let relatedStart = getPoint(context.events, range[2]), relatedEnd = getPoint(context.events, range[3]), valueToken = {
			type: "tableContent",
			start: Object.assign({}, relatedStart),
			end: Object.assign({}, relatedEnd)
		};
		if (map.add(range[2], 0, [[
			"enter",
			valueToken,
			context
		]]), rowKind !== 2) {
			let start = context.events[range[2]], end = context.events[range[3]];
			if (start[1].end = Object.assign({}, end[1].end), start[1].type = "chunkText", start[1].contentType = "text", range[3] > range[2] + 1) {
				let a = range[2] + 1, b = range[3] - range[2] - 1;
				map.add(a, b, []);
			}
		}
		map.add(range[3] + 1, 0, [[
			"exit",
			valueToken,
			context
		]]);
	}
	return rowEnd !== void 0 && (previousCell.end = Object.assign({}, getPoint(context.events, rowEnd)), map.add(rowEnd, 0, [[
		"exit",
		previousCell,
		context
	]]), previousCell = void 0), previousCell;
}
function flushTableEnd(map, context, index, table, tableBody) {
	let exits = [], related = getPoint(context.events, index);
	tableBody && (tableBody.end = Object.assign({}, related), exits.push([
		"exit",
		tableBody,
		context
	])), table.end = Object.assign({}, related), exits.push([
		"exit",
		table,
		context
	]), map.add(index + 1, 0, exits);
}
function getPoint(events, index) {
	let event = events[index], side = event[0] === "enter" ? "start" : "end";
	return event[1][side];
}
// node_modules/micromark-extension-gfm-task-list-item/lib/syntax.js
const tasklistCheck = {
	name: "tasklistCheck",
	tokenize: tokenizeTasklistCheck
};
function gfmTaskListItem() {
	return { text: { 91: tasklistCheck } };
}
function tokenizeTasklistCheck(effects, ok, nok) {
	let self = this;
	return open;
	function open(code) {
		return self.previous !== null || !self._gfmTasklistFirstContentOfListItem ? nok(code) : (effects.enter("taskListCheck"), effects.enter("taskListCheckMarker"), effects.consume(code), effects.exit("taskListCheckMarker"), inside);
	}
	function inside(code) {
		return markdownLineEndingOrSpace(code) ? (effects.enter("taskListCheckValueUnchecked"), effects.consume(code), effects.exit("taskListCheckValueUnchecked"), close) : code === 88 || code === 120 ? (effects.enter("taskListCheckValueChecked"), effects.consume(code), effects.exit("taskListCheckValueChecked"), close) : nok(code);
	}
	function close(code) {
		return code === 93 ? (effects.enter("taskListCheckMarker"), effects.consume(code), effects.exit("taskListCheckMarker"), effects.exit("taskListCheck"), after) : nok(code);
	}
	function after(code) {
		return markdownLineEnding(code) ? ok(code) : markdownSpace(code) ? effects.check({ tokenize: spaceThenNonSpace }, ok, nok)(code) : nok(code);
	}
}
function spaceThenNonSpace(effects, ok, nok) {
	return factorySpace(effects, after, "whitespace");
	function after(code) {
		return code === null ? nok(code) : ok(code);
	}
}
// node_modules/micromark-extension-gfm/index.js
function gfm(options) {
	return combineExtensions([
		gfmAutolinkLiteral(),
		gfmFootnote(),
		gfmStrikethrough(options),
		gfmTable(),
		gfmTaskListItem()
	]);
}
// node_modules/remark-gfm/lib/index.js
const emptyOptions = {};
function remarkGfm(options) {
	let self = this, settings = options || emptyOptions, data = self.data(), micromarkExtensions = data.micromarkExtensions ||= [], fromMarkdownExtensions = data.fromMarkdownExtensions ||= [], toMarkdownExtensions = data.toMarkdownExtensions ||= [];
	micromarkExtensions.push(gfm(settings)), fromMarkdownExtensions.push(gfmFromMarkdown()), toMarkdownExtensions.push(gfmToMarkdown(settings));
}
// node_modules/micromark/lib/initialize/content.js
const content = { tokenize: initializeContent };
function initializeContent(effects) {
	let contentStart = effects.attempt(this.parser.constructs.contentInitial, afterContentStartConstruct, paragraphInitial), previous;
	return contentStart;
	function afterContentStartConstruct(code) {
		if (code === null) effects.consume(code);
		else return effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), factorySpace(effects, contentStart, "linePrefix");
	}
	function paragraphInitial(code) {
		return effects.enter("paragraph"), lineStart(code);
	}
	function lineStart(code) {
		let token = effects.enter("chunkText", {
			contentType: "text",
			previous
		});
		return previous && (previous.next = token), previous = token, data(code);
	}
	function data(code) {
		if (code === null) effects.exit("chunkText"), effects.exit("paragraph"), effects.consume(code);
		else return markdownLineEnding(code) ? (effects.consume(code), effects.exit("chunkText"), lineStart) : (effects.consume(code), data);
	}
}
// node_modules/micromark/lib/initialize/document.js
const document$1 = { tokenize: initializeDocument }, containerConstruct = { tokenize: tokenizeContainer };
function initializeDocument(effects) {
	let self = this, stack = [], continued = 0, childFlow, childToken, lineStartOffset;
	return start;
	function start(code) {
		if (continued < stack.length) {
			let item = stack[continued];
			return self.containerState = item[1], effects.attempt(item[0].continuation, documentContinue, checkNewContainers)(code);
		}
		return checkNewContainers(code);
	}
	function documentContinue(code) {
		if (continued++, self.containerState._closeFlow) {
			self.containerState._closeFlow = void 0, childFlow && closeFlow();
			let indexBeforeExits = self.events.length, indexBeforeFlow = indexBeforeExits, point;
			for (; indexBeforeFlow--;) if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
				point = self.events[indexBeforeFlow][1].end;
				break;
			}
			exitContainers(continued);
			let index = indexBeforeExits;
			for (; index < self.events.length;) self.events[index][1].end = { ...point }, index++;
			let editMap = new EditMap$1();
			return editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits)), editMap.add(indexBeforeExits, index - indexBeforeExits, []), editMap.consume(self.events), checkNewContainers(code);
		}
		return start(code);
	}
	function checkNewContainers(code) {
		if (continued === stack.length) {
			if (!childFlow) return documentContinued(code);
			if (childFlow.currentConstruct && childFlow.currentConstruct.concrete) return flowStart(code);
			self.interrupt = !(!childFlow.currentConstruct || childFlow._gfmTableDynamicInterruptHack);
		}
		return self.containerState = {}, effects.check(containerConstruct, thereIsANewContainer, thereIsNoNewContainer)(code);
	}
	function thereIsANewContainer(code) {
		return childFlow && closeFlow(), exitContainers(continued), documentContinued(code);
	}
	function thereIsNoNewContainer(code) {
		return self.parser.lazy[self.now().line] = continued !== stack.length, lineStartOffset = self.now().offset, flowStart(code);
	}
	function documentContinued(code) {
		return self.containerState = {}, effects.attempt(containerConstruct, containerContinue, flowStart)(code);
	}
	function containerContinue(code) {
		return continued++, stack.push([self.currentConstruct, self.containerState]), documentContinued(code);
	}
	function flowStart(code) {
		if (code === null) childFlow && closeFlow(), exitContainers(0), effects.consume(code);
		else return childFlow ||= self.parser.flow(self.now()), effects.enter("chunkFlow", {
			_tokenizer: childFlow,
			contentType: "flow",
			previous: childToken
		}), flowContinue(code);
	}
	function flowContinue(code) {
		if (code === null) writeToChild(effects.exit("chunkFlow"), !0), exitContainers(0), effects.consume(code);
		else return markdownLineEnding(code) ? (effects.consume(code), writeToChild(effects.exit("chunkFlow")), continued = 0, self.interrupt = void 0, start) : (effects.consume(code), flowContinue);
	}
	function writeToChild(token, endOfFile) {
		let stream = self.sliceStream(token);
		if (endOfFile && stream.push(null), token.previous = childToken, childToken && (childToken.next = token), childToken = token, childFlow.defineSkip(token.start), childFlow.write(stream), self.parser.lazy[token.start.line]) {
			let index = childFlow.events.length;
			for (; index--;) if (childFlow.events[index][1].start.offset < lineStartOffset && (!childFlow.events[index][1].end || childFlow.events[index][1].end.offset > lineStartOffset)) return;
			let indexBeforeExits = self.events.length, indexBeforeFlow = indexBeforeExits, seen, point;
			for (; indexBeforeFlow--;) if (self.events[indexBeforeFlow][0] === "exit" && self.events[indexBeforeFlow][1].type === "chunkFlow") {
				if (seen) {
					point = self.events[indexBeforeFlow][1].end;
					break;
				}
				seen = !0;
			}
			for (exitContainers(continued), index = indexBeforeExits; index < self.events.length;) self.events[index][1].end = { ...point }, index++;
			let editMap = new EditMap$1();
			editMap.add(indexBeforeFlow + 1, 0, self.events.slice(indexBeforeExits)), editMap.add(indexBeforeExits, index - indexBeforeExits, []), editMap.consume(self.events);
		}
	}
	function exitContainers(size) {
		let index = stack.length;
		for (; index-- > size;) {
			let entry = stack[index];
			self.containerState = entry[1], entry[0].exit.call(self, effects);
		}
		stack.length = size;
	}
	function closeFlow() {
		childFlow.write([null]), childToken = void 0, childFlow = void 0, self.containerState._closeFlow = void 0;
	}
}
function tokenizeContainer(effects, ok, nok) {
	return factorySpace(effects, effects.attempt(this.parser.constructs.document, ok, nok), "linePrefix", this.parser.constructs.disable.null.includes("codeIndented") ? void 0 : 4);
}
// node_modules/micromark/lib/initialize/flow.js
const flow$1 = { tokenize: initializeFlow };
function initializeFlow(effects) {
	let self = this, initial = effects.attempt(blankLine, atBlankEnding, effects.attempt(this.parser.constructs.flowInitial, afterConstruct, factorySpace(effects, effects.attempt(this.parser.constructs.flow, afterConstruct, effects.attempt(content$1, afterConstruct)), "linePrefix")));
	return initial;
	function atBlankEnding(code) {
		if (code === null) effects.consume(code);
		else return effects.enter("lineEndingBlank"), effects.consume(code), effects.exit("lineEndingBlank"), self.currentConstruct = void 0, initial;
	}
	function afterConstruct(code) {
		if (code === null) effects.consume(code);
		else return effects.enter("lineEnding"), effects.consume(code), effects.exit("lineEnding"), self.currentConstruct = void 0, initial;
	}
}
// node_modules/micromark/lib/initialize/text.js
const resolver = { resolveAll: createResolver() }, string$1 = initializeFactory("string"), text$1 = initializeFactory("text");
function initializeFactory(field) {
	return {
		resolveAll: createResolver(field === "text" ? resolveAllLineSuffixes : void 0),
		tokenize: initializeText
	};
	function initializeText(effects) {
		let self = this, constructs = this.parser.constructs[field], text = effects.attempt(constructs, start, notText);
		return start;
		function start(code) {
			return atBreak(code) ? text(code) : notText(code);
		}
		function notText(code) {
			if (code === null) effects.consume(code);
			else return effects.enter("data"), effects.consume(code), data;
		}
		function data(code) {
			return atBreak(code) ? (effects.exit("data"), text(code)) : (effects.consume(code), data);
		}
		function atBreak(code) {
			if (code === null) return !0;
			let list = constructs[code], index = -1;
			if (list) for (; ++index < list.length;) {
				let item = list[index];
				if (!item.previous || item.previous.call(self, self.previous)) return !0;
			}
			return !1;
		}
	}
}
function createResolver(extraResolver) {
	return resolveAllText;
	function resolveAllText(events, context) {
		let index = -1, enter;
		for (; ++index <= events.length;) enter === void 0 ? events[index] && events[index][1].type === "data" && (enter = index, index++) : events[index] && events[index][1].type === "data" || (index !== enter + 2 && (events[enter][1].end = events[index - 1][1].end, events.splice(enter + 2, index - enter - 2), index = enter + 2), enter = void 0);
		return extraResolver ? extraResolver(events, context) : events;
	}
}
function resolveAllLineSuffixes(events, context) {
	let editMap = new EditMap$1(), eventIndex = 0;
	for (; ++eventIndex <= events.length;) if ((eventIndex === events.length || events[eventIndex][1].type === "lineEnding") && events[eventIndex - 1][1].type === "data") {
		let data = events[eventIndex - 1][1], chunks = context.sliceStream(data), index = chunks.length, bufferIndex = -1, size = 0, tabs;
		for (; index--;) {
			let chunk = chunks[index];
			if (typeof chunk == "string") {
				for (bufferIndex = chunk.length; chunk.charCodeAt(bufferIndex - 1) === 32;) size++, bufferIndex--;
				if (bufferIndex) break;
				bufferIndex = -1;
			} else if (chunk === -2) tabs = !0, size++;
			else if (chunk !== -1) {
				index++;
				break;
			}
		}
		if (context._contentTypeTextTrailing && eventIndex === events.length && (size = 0), size) {
			let token = {
				type: eventIndex === events.length || tabs || size < 2 ? "lineSuffix" : "hardBreakTrailing",
				start: {
					_bufferIndex: index ? bufferIndex : data.start._bufferIndex + bufferIndex,
					_index: data.start._index + index,
					line: data.end.line,
					column: data.end.column - size,
					offset: data.end.offset - size
				},
				end: { ...data.end }
			};
			data.end = { ...token.start }, data.start.offset === data.end.offset ? Object.assign(data, token) : editMap.add(eventIndex, 0, [[
				"enter",
				token,
				context
			], [
				"exit",
				token,
				context
			]]);
		}
		eventIndex++;
	}
	return editMap.consume(events), events;
}
// node_modules/micromark/lib/constructs.js
var constructs_exports = __exportAll({
	attentionMarkers: () => attentionMarkers,
	contentInitial: () => contentInitial,
	disable: () => disable,
	document: () => document,
	flow: () => flow,
	flowInitial: () => flowInitial,
	insideSpan: () => insideSpan,
	string: () => string,
	text: () => text
});
const document = {
	42: list,
	43: list,
	45: list,
	48: list,
	49: list,
	50: list,
	51: list,
	52: list,
	53: list,
	54: list,
	55: list,
	56: list,
	57: list,
	62: blockQuote
}, contentInitial = { 91: definition }, flowInitial = {
	[-2]: codeIndented,
	[-1]: codeIndented,
	32: codeIndented
}, flow = {
	35: headingAtx,
	42: thematicBreak,
	45: [setextUnderline, thematicBreak],
	60: htmlFlow,
	61: setextUnderline,
	95: thematicBreak,
	96: codeFenced,
	126: codeFenced
}, string = {
	38: characterReference,
	92: characterEscape
}, text = {
	[-5]: lineEnding,
	[-4]: lineEnding,
	[-3]: lineEnding,
	33: labelStartImage,
	38: characterReference,
	42: attention,
	60: [autolink, htmlText],
	91: labelStartLink,
	92: [hardBreakEscape, characterEscape],
	93: labelEnd,
	95: attention,
	96: codeText
}, insideSpan = { null: [attention, resolver] }, attentionMarkers = { null: [42, 95] }, disable = { null: [] };
// node_modules/micromark/lib/create-tokenizer.js
function createTokenizer(parser, initialize, from) {
	let point = {
		_bufferIndex: -1,
		_index: 0,
		line: from && from.line || 1,
		column: from && from.column || 1,
		offset: from && from.offset || 0
	}, columnStart = {}, resolveAllConstructs = [], chunks = [], stack = [], effects = {
		attempt: constructFactory(onsuccessfulconstruct),
		check: constructFactory(onsuccessfulcheck),
		consume,
		enter,
		exit,
		interrupt: constructFactory(onsuccessfulcheck, { interrupt: !0 })
	}, context = {
		code: null,
		containerState: {},
		defineSkip,
		events: [],
		now,
		parser,
		previous: null,
		sliceSerialize,
		sliceStream,
		write
	}, state = initialize.tokenize.call(context, effects);
	return initialize.resolveAll && resolveAllConstructs.push(initialize), context;
	function write(slice) {
		return chunks = push(chunks, slice), main(), chunks[chunks.length - 1] === null ? (addResult(initialize, 0), context.events = resolveAll(resolveAllConstructs, context.events, context), context.events) : [];
	}
	function sliceSerialize(token, expandTabs) {
		return serializeChunks(sliceStream(token), expandTabs);
	}
	function sliceStream(token) {
		return sliceChunks(chunks, token);
	}
	function now() {
		let { _bufferIndex, _index, line, column, offset } = point;
		return {
			_bufferIndex,
			_index,
			line,
			column,
			offset
		};
	}
	function defineSkip(value) {
		columnStart[value.line] = value.column, accountForPotentialSkip();
	}
	function main() {
		for (; point._index < chunks.length;) {
			let chunk = chunks[point._index];
			if (typeof chunk == "string") {
				let chunkIndex = point._index;
				for (point._bufferIndex < 0 && (point._bufferIndex = 0); point._index === chunkIndex && point._bufferIndex < chunk.length;) go(chunk.charCodeAt(point._bufferIndex));
			} else go(chunk);
		}
	}
	function go(code) {
		state = state(code);
	}
	function consume(code) {
		markdownLineEnding(code) ? (point.line++, point.column = 1, point.offset += code === -3 ? 2 : 1, accountForPotentialSkip()) : code !== -1 && (point.column++, point.offset++), point._bufferIndex < 0 ? point._index++ : (point._bufferIndex++, point._bufferIndex === chunks[point._index].length && (point._bufferIndex = -1, point._index++)), context.previous = code;
	}
	function enter(type, fields) {
		let token = fields || {};
		return token.type = type, token.start = now(), context.events.push([
			"enter",
			token,
			context
		]), stack.push(token), token;
	}
	function exit(type) {
		let token = stack.pop();
		return token.end = now(), context.events.push([
			"exit",
			token,
			context
		]), token;
	}
	function onsuccessfulconstruct(construct, info) {
		addResult(construct, info.from);
	}
	function onsuccessfulcheck(_, info) {
		info.restore();
	}
	function constructFactory(onreturn, fields) {
		return hook;
		function hook(constructs, returnState, bogusState) {
			let listOfConstructs, constructIndex, currentConstruct, info;
			return Array.isArray(constructs) ? handleListOfConstructs(constructs) : "tokenize" in constructs ? handleListOfConstructs([constructs]) : handleMapOfConstructs(constructs);
			function handleMapOfConstructs(map) {
				return start;
				function start(code) {
					let left = code !== null && map[code], all = code !== null && map.null;
					return handleListOfConstructs([...Array.isArray(left) ? left : left ? [left] : [], ...Array.isArray(all) ? all : all ? [all] : []])(code);
				}
			}
			function handleListOfConstructs(list) {
				return listOfConstructs = list, constructIndex = 0, list.length === 0 ? bogusState : handleConstruct(list[constructIndex]);
			}
			function handleConstruct(construct) {
				return start;
				function start(code) {
					return info = store(), currentConstruct = construct, construct.partial || (context.currentConstruct = construct), construct.name && context.parser.constructs.disable.null.includes(construct.name) ? nok(code) : construct.tokenize.call(fields ? Object.assign(Object.create(context), fields) : context, effects, ok, nok)(code);
				}
			}
			function ok(code) {
				return onreturn(currentConstruct, info), returnState;
			}
			function nok(code) {
				return info.restore(), ++constructIndex < listOfConstructs.length ? handleConstruct(listOfConstructs[constructIndex]) : bogusState;
			}
		}
	}
	function addResult(construct, from) {
		construct.resolveAll && !resolveAllConstructs.includes(construct) && resolveAllConstructs.push(construct), construct.resolve && splice(context.events, from, context.events.length - from, construct.resolve(context.events.slice(from), context)), construct.resolveTo && (context.events = construct.resolveTo(context.events, context));
	}
	function store() {
		let startPoint = now(), startPrevious = context.previous, startCurrentConstruct = context.currentConstruct, startEventsIndex = context.events.length, startStack = Array.from(stack);
		return {
			from: startEventsIndex,
			restore
		};
		function restore() {
			point = startPoint, context.previous = startPrevious, context.currentConstruct = startCurrentConstruct, context.events.length = startEventsIndex, stack = startStack, accountForPotentialSkip();
		}
	}
	function accountForPotentialSkip() {
		point.line in columnStart && point.column < 2 && (point.column = columnStart[point.line], point.offset += columnStart[point.line] - 1);
	}
}
function sliceChunks(chunks, token) {
	let startIndex = token.start._index, startBufferIndex = token.start._bufferIndex, endIndex = token.end._index, endBufferIndex = token.end._bufferIndex, view;
	if (startIndex === endIndex) view = [chunks[startIndex].slice(startBufferIndex, endBufferIndex)];
	else {
		if (view = chunks.slice(startIndex, endIndex), startBufferIndex > -1) {
			let head = view[0];
			typeof head == "string" ? view[0] = head.slice(startBufferIndex) : view.shift();
		}
		endBufferIndex > 0 && view.push(chunks[endIndex].slice(0, endBufferIndex));
	}
	return view;
}
function serializeChunks(chunks, expandTabs) {
	let index = -1, result = [], atTab;
	for (; ++index < chunks.length;) {
		let chunk = chunks[index], value;
		if (typeof chunk == "string") value = chunk;
		else switch (chunk) {
			case -5:
				value = "\r";
				break;
			case -4:
				value = "\n";
				break;
			case -3:
				value = "\r\n";
				break;
			case -2:
				value = expandTabs ? " " : "	";
				break;
			case -1:
				if (!expandTabs && atTab) continue;
				value = " ";
				break;
			default: value = String.fromCharCode(chunk);
		}
		atTab = chunk === -2, result.push(value);
	}
	return result.join("");
}
// node_modules/micromark/lib/parse.js
function parse(options) {
	let parser = {
		constructs: combineExtensions([constructs_exports, ...(options || {}).extensions || []]),
		content: create(content),
		defined: [],
		document: create(document$1),
		flow: create(flow$1),
		lazy: {},
		string: create(string$1),
		text: create(text$1)
	};
	return parser;
	function create(initial) {
		return creator;
		function creator(from) {
			return createTokenizer(parser, initial, from);
		}
	}
}
// node_modules/micromark/lib/postprocess.js
function postprocess(events) {
	for (; !subtokenize(events););
	return events;
}
// node_modules/micromark/lib/preprocess.js
const search = /[\0\t\n\r]/g;
function preprocess() {
	let column = 1, buffer = "", start = !0, atCarriageReturn;
	return preprocessor;
	function preprocessor(value, encoding, end) {
		value = buffer + (typeof value == "string" ? value.toString() : new TextDecoder(encoding || void 0).decode(value));
		let chunks = [], startPosition = 0;
		for (buffer = "", start &&= (value.charCodeAt(0) === 65279 && startPosition++, void 0); startPosition < value.length;) {
			search.lastIndex = startPosition;
			let match = search.exec(value), endPosition = match && match.index !== void 0 ? match.index : value.length, code = value.charCodeAt(endPosition);
			if (!match) {
				buffer = value.slice(startPosition);
				break;
			}
			if (code === 10 && startPosition === endPosition && atCarriageReturn) chunks.push(-3), atCarriageReturn = void 0;
			else switch (atCarriageReturn &&= (chunks.push(-5), void 0), startPosition < endPosition && (chunks.push(value.slice(startPosition, endPosition)), column += endPosition - startPosition), code) {
				case 0:
					chunks.push(65533), column++;
					break;
				case 9: {
					let next = Math.ceil(column / 4) * 4;
					for (chunks.push(-2); column++ < next;) chunks.push(-1);
					break;
				}
				case 10:
					chunks.push(-4), column = 1;
					break;
				default: atCarriageReturn = !0, column = 1;
			}
			startPosition = endPosition + 1;
		}
		return end && (atCarriageReturn && chunks.push(-5), buffer && chunks.push(buffer), chunks.push(null)), chunks;
	}
}
// node_modules/unist-util-stringify-position/lib/index.js
function stringifyPosition(value) {
	return !value || typeof value != "object" ? "" : "position" in value || "type" in value ? position(value.position) : "start" in value || "end" in value ? position(value) : "line" in value || "column" in value ? point$1(value) : "";
}
function point$1(point) {
	return index(point && point.line) + ":" + index(point && point.column);
}
function position(pos) {
	return point$1(pos && pos.start) + "-" + point$1(pos && pos.end);
}
function index(value) {
	return value && typeof value == "number" ? value : 1;
}
// node_modules/mdast-util-from-markdown/lib/index.js
const own$1 = {}.hasOwnProperty;
function fromMarkdown(value, encoding, options) {
	return encoding && typeof encoding == "object" && (options = encoding, encoding = void 0), compiler(options)(postprocess(parse(options).document().write(preprocess()(value, encoding, !0))));
}
function compiler(options) {
	let config = {
		afterExit: [],
		beforeEnter: [],
		transforms: [],
		canContainEols: [
			"emphasis",
			"fragment",
			"heading",
			"paragraph",
			"strong"
		],
		enter: {
			autolink: opener(link),
			autolinkProtocol: onenterdata,
			autolinkEmail: onenterdata,
			atxHeading: opener(heading),
			blockQuote: opener(blockQuote),
			characterEscape: onenterdata,
			characterReference: onenterdata,
			codeFenced: opener(codeFlow),
			codeFencedFenceInfo: buffer,
			codeFencedFenceMeta: buffer,
			codeIndented: opener(codeFlow, buffer),
			codeText: opener(codeText, buffer),
			codeTextData: onenterdata,
			data: onenterdata,
			codeFlowValue: onenterdata,
			definition: opener(definition),
			definitionDestinationString: buffer,
			definitionLabelString: buffer,
			definitionTitleString: buffer,
			emphasis: opener(emphasis),
			hardBreakEscape: opener(hardBreak),
			hardBreakTrailing: opener(hardBreak),
			htmlFlow: opener(html, buffer),
			htmlFlowData: onenterdata,
			htmlText: opener(html, buffer),
			htmlTextData: onenterdata,
			image: opener(image),
			label: buffer,
			link: opener(link),
			listItem: opener(listItem),
			listItemValue: onenterlistitemvalue,
			listOrdered: opener(list, onenterlistordered),
			listUnordered: opener(list),
			paragraph: opener(paragraph),
			reference: onenterreference,
			referenceString: buffer,
			resourceDestinationString: buffer,
			resourceTitleString: buffer,
			setextHeading: opener(heading),
			strong: opener(strong),
			thematicBreak: opener(thematicBreak)
		},
		exit: {
			atxHeading: closer(),
			atxHeadingSequence: onexitatxheadingsequence,
			autolink: closer(),
			autolinkEmail: onexitautolinkemail,
			autolinkProtocol: onexitautolinkprotocol,
			blockQuote: closer(),
			characterEscapeValue: onexitdata,
			characterReferenceMarkerHexadecimal: onexitcharacterreferencemarker,
			characterReferenceMarkerNumeric: onexitcharacterreferencemarker,
			characterReferenceValue: onexitcharacterreferencevalue,
			characterReference: onexitcharacterreference,
			codeFenced: closer(onexitcodefenced),
			codeFencedFence: onexitcodefencedfence,
			codeFencedFenceInfo: onexitcodefencedfenceinfo,
			codeFencedFenceMeta: onexitcodefencedfencemeta,
			codeFlowValue: onexitdata,
			codeIndented: closer(onexitcodeindented),
			codeText: closer(onexitcodetext),
			codeTextData: onexitdata,
			data: onexitdata,
			definition: closer(),
			definitionDestinationString: onexitdefinitiondestinationstring,
			definitionLabelString: onexitdefinitionlabelstring,
			definitionTitleString: onexitdefinitiontitlestring,
			emphasis: closer(),
			hardBreakEscape: closer(onexithardbreak),
			hardBreakTrailing: closer(onexithardbreak),
			htmlFlow: closer(onexithtmlflow),
			htmlFlowData: onexitdata,
			htmlText: closer(onexithtmltext),
			htmlTextData: onexitdata,
			image: closer(onexitimage),
			label: onexitlabel,
			labelText: onexitlabeltext,
			lineEnding: onexitlineending,
			link: closer(onexitlink),
			listItem: closer(),
			listOrdered: closer(),
			listUnordered: closer(),
			paragraph: closer(),
			referenceString: onexitreferencestring,
			resourceDestinationString: onexitresourcedestinationstring,
			resourceTitleString: onexitresourcetitlestring,
			resource: onexitresource,
			setextHeading: closer(onexitsetextheading),
			setextHeadingLineSequence: onexitsetextheadinglinesequence,
			setextHeadingText: onexitsetextheadingtext,
			strong: closer(),
			thematicBreak: closer()
		}
	};
	configure(config, (options || {}).mdastExtensions || []);
	let data = {};
	return compile;
	function compile(events) {
		let tree = {
			type: "root",
			children: [],
			position: void 0
		}, context = {
			stack: [tree],
			tokenStack: [],
			config,
			enter,
			exit,
			buffer,
			resume,
			data
		}, listStack = [], prepared = [], index = -1;
		for (; ++index < events.length;) prepared.push(events[index]), (events[index][1].type === "listOrdered" || events[index][1].type === "listUnordered") && (events[index][0] === "enter" ? listStack.push(prepared.length - 1) : prepareList(prepared, listStack.pop()));
		for (events = prepared, index = -1; ++index < events.length;) {
			let handler = config[events[index][0]];
			events[index][0] === "enter" && config.beforeEnter.length > 0 && callListeners(config.beforeEnter, {
				...context,
				sliceSerialize: events[index][2].sliceSerialize
			}, events[index][1]), own$1.call(handler, events[index][1].type) && handler[events[index][1].type].call({
				...context,
				sliceSerialize: events[index][2].sliceSerialize
			}, events[index][1]), events[index][0] === "exit" && config.afterExit.length > 0 && callListeners(config.afterExit, {
				...context,
				sliceSerialize: events[index][2].sliceSerialize
			}, events[index][1]);
		}
		if (context.tokenStack.length > 0) {
			let tail = context.tokenStack[context.tokenStack.length - 1];
			(tail[1] || defaultOnError).call(context, void 0, tail[0]);
		}
		for (tree.position = {
			start: point(events.length > 0 ? events[0][1].start : {
				line: 1,
				column: 1,
				offset: 0
			}),
			end: point(events.length > 0 ? events[events.length - 2][1].end : {
				line: 1,
				column: 1,
				offset: 0
			})
		}, index = -1; ++index < config.transforms.length;) tree = config.transforms[index](tree) || tree;
		return tree;
	}
	function callListeners(listeners, context, token) {
		let index = -1;
		for (; ++index < listeners.length;) listeners[index].call(context, token);
	}
	function prepareList(events, start) {
		let end = events.length - 1, index = start - 1, containerBalance = -1, listSpread = !1, listItem, lineIndex, firstBlankLineIndex, atMarker, insertions = [];
		for (; ++index <= end;) {
			let event = events[index];
			switch (event[1].type) {
				case "listUnordered":
				case "listOrdered":
				case "blockQuote":
					event[0] === "enter" ? containerBalance++ : containerBalance--, atMarker = void 0;
					break;
				case "lineEndingBlank":
					event[0] === "enter" && (listItem && !atMarker && !containerBalance && !firstBlankLineIndex && (firstBlankLineIndex = index), atMarker = void 0);
					break;
				case "linePrefix":
				case "listItemValue":
				case "listItemMarker":
				case "listItemPrefix":
				case "listItemPrefixWhitespace": break;
				default: atMarker = void 0;
			}
			if (!containerBalance && event[0] === "enter" && event[1].type === "listItemPrefix" || containerBalance === -1 && event[0] === "exit" && (event[1].type === "listUnordered" || event[1].type === "listOrdered")) {
				if (listItem) {
					let tailIndex = index;
					for (lineIndex = void 0; tailIndex--;) {
						let tailEvent = events[tailIndex];
						if (tailEvent[1].type === "lineEnding" || tailEvent[1].type === "lineEndingBlank") {
							if (tailEvent[0] === "exit") continue;
							lineIndex && (events[lineIndex][1].type = "lineEndingBlank", listSpread = !0), tailEvent[1].type = "lineEnding", lineIndex = tailIndex;
						} else if (tailEvent[1].type !== "linePrefix" && tailEvent[1].type !== "blockQuotePrefix" && tailEvent[1].type !== "blockQuotePrefixWhitespace" && tailEvent[1].type !== "blockQuoteMarker" && tailEvent[1].type !== "listItemIndent") break;
					}
					firstBlankLineIndex && (!lineIndex || firstBlankLineIndex < lineIndex) && (listItem._spread = !0), listItem.end = Object.assign({}, lineIndex ? events[lineIndex][1].start : event[1].end), insertions.push({
						at: lineIndex || index,
						event: [
							"exit",
							listItem,
							event[2]
						]
					});
				}
				if (event[1].type === "listItemPrefix") {
					let item = {
						type: "listItem",
						_spread: !1,
						start: Object.assign({}, event[1].start),
						end: void 0
					};
					listItem = item, insertions.push({
						at: index,
						event: [
							"enter",
							item,
							event[2]
						]
					}), firstBlankLineIndex = void 0, atMarker = !0;
				}
			}
		}
		let listEvents = events.splice(start), insertion = 0;
		for (index = -1; ++index < listEvents.length;) {
			for (; insertion < insertions.length && insertions[insertion].at === start + index;) events.push(insertions[insertion++].event);
			events.push(listEvents[index]);
		}
		events[start][1]._spread = listSpread;
	}
	function opener(create, and) {
		return open;
		function open(token) {
			enter.call(this, create(token), token), and && and.call(this, token);
		}
	}
	function buffer() {
		this.stack.push({
			type: "fragment",
			children: []
		});
	}
	function enter(node, token, errorHandler) {
		this.stack[this.stack.length - 1].children.push(node), this.stack.push(node), this.tokenStack.push([token, errorHandler || void 0]), node.position = {
			start: point(token.start),
			end: void 0
		};
	}
	function closer(and) {
		return close;
		function close(token) {
			and && and.call(this, token), exit.call(this, token);
		}
	}
	function exit(token, onExitError) {
		let node = this.stack.pop(), open = this.tokenStack.pop();
		if (!open) throw Error("Cannot close `" + token.type + "` (" + stringifyPosition({
			start: token.start,
			end: token.end
		}) + "): it’s not open");
		open[0].type !== token.type && (onExitError ? onExitError.call(this, token, open[0]) : (open[1] || defaultOnError).call(this, token, open[0])), node.position.end = point(token.end);
	}
	function resume() {
		return toString(this.stack.pop());
	}
	function onenterlistordered() {
		this.data.expectingFirstListItemValue = !0;
	}
	function onenterlistitemvalue(token) {
		if (this.data.expectingFirstListItemValue) {
			let ancestor = this.stack[this.stack.length - 2];
			ancestor.start = Number.parseInt(this.sliceSerialize(token), 10), this.data.expectingFirstListItemValue = void 0;
		}
	}
	function onexitcodefencedfenceinfo() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.lang = data;
	}
	function onexitcodefencedfencemeta() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.meta = data;
	}
	function onexitcodefencedfence() {
		this.data.flowCodeInside || (this.buffer(), this.data.flowCodeInside = !0);
	}
	function onexitcodefenced() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.value = data.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g, ""), this.data.flowCodeInside = void 0;
	}
	function onexitcodeindented() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.value = data.replace(/(\r?\n|\r)$/g, "");
	}
	function onexitdefinitionlabelstring(token) {
		let label = this.resume(), node = this.stack[this.stack.length - 1];
		node.label = label, node.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase();
	}
	function onexitdefinitiontitlestring() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.title = data;
	}
	function onexitdefinitiondestinationstring() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.url = data;
	}
	function onexitatxheadingsequence(token) {
		let node = this.stack[this.stack.length - 1];
		node.depth ||= this.sliceSerialize(token).length;
	}
	function onexitsetextheadingtext() {
		this.data.setextHeadingSlurpLineEnding = !0;
	}
	function onexitsetextheadinglinesequence(token) {
		let node = this.stack[this.stack.length - 1];
		node.depth = this.sliceSerialize(token).codePointAt(0) === 61 ? 1 : 2;
	}
	function onexitsetextheading() {
		this.data.setextHeadingSlurpLineEnding = void 0;
	}
	function onenterdata(token) {
		let siblings = this.stack[this.stack.length - 1].children, tail = siblings[siblings.length - 1];
		tail && tail.type === "text" || (tail = text(), tail.position = {
			start: point(token.start),
			end: void 0
		}, siblings.push(tail)), this.stack.push(tail);
	}
	function onexitdata(token) {
		let tail = this.stack.pop();
		tail.value += this.sliceSerialize(token), tail.position.end = point(token.end);
	}
	function onexitlineending(token) {
		let context = this.stack[this.stack.length - 1];
		if (this.data.atHardBreak) {
			let tail = context.children[context.children.length - 1];
			tail.position.end = point(token.end), this.data.atHardBreak = void 0;
		} else !this.data.setextHeadingSlurpLineEnding && config.canContainEols.includes(context.type) && (onenterdata.call(this, token), onexitdata.call(this, token));
	}
	function onexithardbreak() {
		this.data.atHardBreak = !0;
	}
	function onexithtmlflow() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.value = data;
	}
	function onexithtmltext() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.value = data;
	}
	function onexitcodetext() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.value = data;
	}
	function onexitlink() {
		let node = this.stack[this.stack.length - 1];
		if (this.data.inReference) {
			let referenceType = this.data.referenceType || "shortcut";
			node.type += "Reference", node.referenceType = referenceType, delete node.url, delete node.title;
		} else delete node.identifier, delete node.label;
		this.data.referenceType = void 0;
	}
	function onexitimage() {
		let node = this.stack[this.stack.length - 1];
		if (this.data.inReference) {
			let referenceType = this.data.referenceType || "shortcut";
			node.type += "Reference", node.referenceType = referenceType, delete node.url, delete node.title;
		} else delete node.identifier, delete node.label;
		this.data.referenceType = void 0;
	}
	function onexitlabeltext(token) {
		let string = this.sliceSerialize(token), ancestor = this.stack[this.stack.length - 2];
		ancestor.label = decodeString(string), ancestor.identifier = normalizeIdentifier(string).toLowerCase();
	}
	function onexitlabel() {
		let fragment = this.stack[this.stack.length - 1], value = this.resume(), node = this.stack[this.stack.length - 1];
		this.data.inReference = !0, node.type === "link" ? node.children = fragment.children : node.alt = value;
	}
	function onexitresourcedestinationstring() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.url = data;
	}
	function onexitresourcetitlestring() {
		let data = this.resume(), node = this.stack[this.stack.length - 1];
		node.title = data;
	}
	function onexitresource() {
		this.data.inReference = void 0;
	}
	function onenterreference() {
		this.data.referenceType = "collapsed";
	}
	function onexitreferencestring(token) {
		let label = this.resume(), node = this.stack[this.stack.length - 1];
		node.label = label, node.identifier = normalizeIdentifier(this.sliceSerialize(token)).toLowerCase(), this.data.referenceType = "full";
	}
	function onexitcharacterreferencemarker(token) {
		this.data.characterReferenceType = token.type;
	}
	function onexitcharacterreferencevalue(token) {
		let data = this.sliceSerialize(token), type = this.data.characterReferenceType, value;
		type ? (value = decodeNumericCharacterReference(data, type === "characterReferenceMarkerNumeric" ? 10 : 16), this.data.characterReferenceType = void 0) : value = decodeNamedCharacterReference(data);
		let tail = this.stack[this.stack.length - 1];
		tail.value += value;
	}
	function onexitcharacterreference(token) {
		let tail = this.stack.pop();
		tail.position.end = point(token.end);
	}
	function onexitautolinkprotocol(token) {
		onexitdata.call(this, token);
		let node = this.stack[this.stack.length - 1];
		node.url = this.sliceSerialize(token);
	}
	function onexitautolinkemail(token) {
		onexitdata.call(this, token);
		let node = this.stack[this.stack.length - 1];
		node.url = "mailto:" + this.sliceSerialize(token);
	}
	function blockQuote() {
		return {
			type: "blockquote",
			children: [],
			position: void 0
		};
	}
	function codeFlow() {
		return {
			type: "code",
			lang: null,
			meta: null,
			value: "",
			position: void 0
		};
	}
	function codeText() {
		return {
			type: "inlineCode",
			value: "",
			position: void 0
		};
	}
	function definition() {
		return {
			type: "definition",
			identifier: "",
			label: null,
			title: null,
			url: "",
			position: void 0
		};
	}
	function emphasis() {
		return {
			type: "emphasis",
			children: [],
			position: void 0
		};
	}
	function heading() {
		return {
			type: "heading",
			depth: 0,
			children: [],
			position: void 0
		};
	}
	function hardBreak() {
		return {
			type: "break",
			position: void 0
		};
	}
	function html() {
		return {
			type: "html",
			value: "",
			position: void 0
		};
	}
	function image() {
		return {
			type: "image",
			title: null,
			url: "",
			alt: null,
			position: void 0
		};
	}
	function link() {
		return {
			type: "link",
			title: null,
			url: "",
			children: [],
			position: void 0
		};
	}
	function list(token) {
		return {
			type: "list",
			ordered: token.type === "listOrdered",
			start: null,
			spread: token._spread,
			children: [],
			position: void 0
		};
	}
	function listItem(token) {
		return {
			type: "listItem",
			spread: token._spread,
			checked: null,
			children: [],
			position: void 0
		};
	}
	function paragraph() {
		return {
			type: "paragraph",
			children: [],
			position: void 0
		};
	}
	function strong() {
		return {
			type: "strong",
			children: [],
			position: void 0
		};
	}
	function text() {
		return {
			type: "text",
			value: "",
			position: void 0
		};
	}
	function thematicBreak() {
		return {
			type: "thematicBreak",
			position: void 0
		};
	}
}
function point(d) {
	return {
		line: d.line,
		column: d.column,
		offset: d.offset
	};
}
function configure(combined, extensions) {
	let index = -1;
	for (; ++index < extensions.length;) {
		let value = extensions[index];
		Array.isArray(value) ? configure(combined, value) : extension(combined, value);
	}
}
function extension(combined, extension) {
	let key;
	for (key in extension) if (own$1.call(extension, key)) switch (key) {
		case "canContainEols":
		case "transforms": {
			let right = extension[key];
			right && combined[key].push(...right);
			break;
		}
		case "afterExit":
		case "beforeEnter": {
			let right = extension[key];
			right && combined[key].push(right);
			break;
		}
		case "enter":
		case "exit": {
			let right = extension[key];
			right && Object.assign(combined[key], right);
			break;
		}
	}
}
function defaultOnError(left, right) {
	throw Error(left ? "Cannot close `" + left.type + "` (" + stringifyPosition({
		start: left.start,
		end: left.end
	}) + "): a different token (`" + right.type + "`, " + stringifyPosition({
		start: right.start,
		end: right.end
	}) + ") is open" : "Cannot close document, a token (`" + right.type + "`, " + stringifyPosition({
		start: right.start,
		end: right.end
	}) + ") is still open");
}
// node_modules/remark-parse/lib/index.js
function remarkParse(options) {
	let self = this;
	self.parser = parser;
	function parser(doc) {
		return fromMarkdown(doc, {
			...self.data("settings"),
			...options,
			extensions: self.data("micromarkExtensions") || [],
			mdastExtensions: self.data("fromMarkdownExtensions") || []
		});
	}
}
// node_modules/bail/index.js
function bail(error) {
	if (error) throw error;
}
// node_modules/extend/index.js
var require_extend = __commonJSMin(((exports, module) => {
	var hasOwn = Object.prototype.hasOwnProperty, toStr = Object.prototype.toString, defineProperty = Object.defineProperty, gOPD = Object.getOwnPropertyDescriptor, isArray = function(arr) {
		return typeof Array.isArray == "function" ? Array.isArray(arr) : toStr.call(arr) === "[object Array]";
	}, isPlainObject = function(obj) {
		if (!obj || toStr.call(obj) !== "[object Object]") return !1;
		var hasOwnConstructor = hasOwn.call(obj, "constructor"), hasIsPrototypeOf = obj.constructor && obj.constructor.prototype && hasOwn.call(obj.constructor.prototype, "isPrototypeOf");
		if (obj.constructor && !hasOwnConstructor && !hasIsPrototypeOf) return !1;
		for (var key in obj);
		return key === void 0 || hasOwn.call(obj, key);
	}, setProperty = function(target, options) {
		defineProperty && options.name === "__proto__" ? defineProperty(target, options.name, {
			enumerable: !0,
			configurable: !0,
			value: options.newValue,
			writable: !0
		}) : target[options.name] = options.newValue;
	}, getProperty = function(obj, name) {
		if (name === "__proto__") {
			if (!hasOwn.call(obj, name)) return;
			if (gOPD) return gOPD(obj, name).value;
		}
		return obj[name];
	};
	module.exports = function extend() {
		var options, name, src, copy, copyIsArray, clone, target = arguments[0], i = 1, length = arguments.length, deep = !1;
		for (typeof target == "boolean" && (deep = target, target = arguments[1] || {}, i = 2), (target == null || typeof target != "object" && typeof target != "function") && (target = {}); i < length; ++i) if (options = arguments[i], options != null) for (name in options) src = getProperty(target, name), copy = getProperty(options, name), target !== copy && (deep && copy && (isPlainObject(copy) || (copyIsArray = isArray(copy))) ? (copyIsArray ? (copyIsArray = !1, clone = src && isArray(src) ? src : []) : clone = src && isPlainObject(src) ? src : {}, setProperty(target, {
			name,
			newValue: extend(deep, clone, copy)
		})) : copy !== void 0 && setProperty(target, {
			name,
			newValue: copy
		}));
		return target;
	};
}));
// node_modules/is-plain-obj/index.js
function isPlainObject(value) {
	if (typeof value != "object" || !value) return !1;
	let prototype = Object.getPrototypeOf(value);
	return (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) && !(Symbol.toStringTag in value) && !(Symbol.iterator in value);
}
// node_modules/trough/lib/index.js
function trough() {
	let fns = [], pipeline = {
		run,
		use
	};
	return pipeline;
	function run(...values) {
		let middlewareIndex = -1, callback = values.pop();
		if (typeof callback != "function") throw TypeError("Expected function as last argument, not " + callback);
		next(null, ...values);
		function next(error, ...output) {
			let fn = fns[++middlewareIndex], index = -1;
			if (error) callback(error);
			else {
				for (; ++index < values.length;) (output[index] === null || output[index] === void 0) && (output[index] = values[index]);
				values = output, fn ? wrap(fn, next)(...output) : callback(null, ...output);
			}
		}
	}
	function use(middelware) {
		if (typeof middelware != "function") throw TypeError("Expected `middelware` to be a function, not " + middelware);
		return fns.push(middelware), pipeline;
	}
}
function wrap(middleware, callback) {
	let called;
	return wrapped;
	function wrapped(...parameters) {
		let fnExpectsCallback = middleware.length > parameters.length, result;
		fnExpectsCallback && parameters.push(done);
		try {
			result = middleware.apply(this, parameters);
		} catch (error) {
			let exception = error;
			if (fnExpectsCallback && called) throw exception;
			return done(exception);
		}
		fnExpectsCallback || (result && result.then && typeof result.then == "function" ? result.then(then, done) : result instanceof Error ? done(result) : then(result));
	}
	function done(error, ...output) {
		called || (called = !0, callback(error, ...output));
	}
	function then(value) {
		done(null, value);
	}
}
// node_modules/vfile-message/lib/index.js
var VFileMessage = class extends Error {
	constructor(causeOrReason, optionsOrParentOrPlace, origin) {
		super(), typeof optionsOrParentOrPlace == "string" && (origin = optionsOrParentOrPlace, optionsOrParentOrPlace = void 0);
		let reason = "", options = {}, legacyCause = !1;
		if (optionsOrParentOrPlace && (options = "line" in optionsOrParentOrPlace && "column" in optionsOrParentOrPlace || "start" in optionsOrParentOrPlace && "end" in optionsOrParentOrPlace ? { place: optionsOrParentOrPlace } : "type" in optionsOrParentOrPlace ? {
			ancestors: [optionsOrParentOrPlace],
			place: optionsOrParentOrPlace.position
		} : { ...optionsOrParentOrPlace }), typeof causeOrReason == "string" ? reason = causeOrReason : !options.cause && causeOrReason && (legacyCause = !0, reason = causeOrReason.message, options.cause = causeOrReason), !options.ruleId && !options.source && typeof origin == "string") {
			let index = origin.indexOf(":");
			index === -1 ? options.ruleId = origin : (options.source = origin.slice(0, index), options.ruleId = origin.slice(index + 1));
		}
		if (!options.place && options.ancestors) {
			let parent = options.ancestors[options.ancestors.length - 1];
			parent && (options.place = parent.position);
		}
		let start = options.place && "start" in options.place ? options.place.start : options.place;
		this.ancestors = options.ancestors || void 0, this.cause = options.cause || void 0, this.column = start ? start.column : void 0, this.fatal = void 0, this.file = "", this.message = reason, this.line = start ? start.line : void 0, this.name = stringifyPosition(options.place) || "1:1", this.place = options.place || void 0, this.reason = this.message, this.ruleId = options.ruleId || void 0, this.source = options.source || void 0, this.stack = legacyCause && options.cause && typeof options.cause.stack == "string" ? options.cause.stack : "", this.actual = void 0, this.expected = void 0, this.note = void 0, this.url = void 0;
	}
};
Object.defineProperties(VFileMessage.prototype, {
	file: {
		configurable: !0,
		enumerable: !0,
		value: "",
		writable: !0
	},
	name: {
		configurable: !0,
		enumerable: !0,
		value: "",
		writable: !0
	},
	reason: {
		configurable: !0,
		enumerable: !0,
		value: "",
		writable: !0
	},
	message: {
		configurable: !0,
		enumerable: !0,
		value: "",
		writable: !0
	},
	stack: {
		configurable: !0,
		enumerable: !0,
		value: "",
		writable: !0
	},
	column: {
		configurable: !0,
		enumerable: !0,
		writable: !0
	},
	line: {
		configurable: !0,
		enumerable: !0,
		writable: !0
	},
	ancestors: {
		configurable: !0,
		enumerable: !0,
		writable: !0
	},
	cause: {
		configurable: !0,
		enumerable: !0,
		writable: !0
	},
	fatal: {
		configurable: !0,
		enumerable: !0,
		writable: !0
	},
	place: {
		configurable: !0,
		enumerable: !0,
		writable: !0
	},
	ruleId: {
		configurable: !0,
		enumerable: !0,
		writable: !0
	},
	source: {
		configurable: !0,
		enumerable: !0,
		writable: !0
	}
});
// node_modules/vfile/lib/minpath.browser.js
const minpath = {
	basename,
	dirname,
	extname,
	join,
	sep: "/"
};
function basename(path, extname) {
	if (extname !== void 0 && typeof extname != "string") throw TypeError("\"ext\" argument must be a string");
	assertPath$1(path);
	let start = 0, end = -1, index = path.length, seenNonSlash;
	if (extname === void 0 || extname.length === 0 || extname.length > path.length) {
		for (; index--;) if (path.codePointAt(index) === 47) {
			if (seenNonSlash) {
				start = index + 1;
				break;
			}
		} else end < 0 && (seenNonSlash = !0, end = index + 1);
		return end < 0 ? "" : path.slice(start, end);
	}
	if (extname === path) return "";
	let firstNonSlashEnd = -1, extnameIndex = extname.length - 1;
	for (; index--;) if (path.codePointAt(index) === 47) {
		if (seenNonSlash) {
			start = index + 1;
			break;
		}
	} else firstNonSlashEnd < 0 && (seenNonSlash = !0, firstNonSlashEnd = index + 1), extnameIndex > -1 && (path.codePointAt(index) === extname.codePointAt(extnameIndex--) ? extnameIndex < 0 && (end = index) : (extnameIndex = -1, end = firstNonSlashEnd));
	return start === end ? end = firstNonSlashEnd : end < 0 && (end = path.length), path.slice(start, end);
}
function dirname(path) {
	if (assertPath$1(path), path.length === 0) return ".";
	let end = -1, index = path.length, unmatchedSlash;
	for (; --index;) if (path.codePointAt(index) === 47) {
		if (unmatchedSlash) {
			end = index;
			break;
		}
	} else unmatchedSlash ||= !0;
	return end < 0 ? path.codePointAt(0) === 47 ? "/" : "." : end === 1 && path.codePointAt(0) === 47 ? "//" : path.slice(0, end);
}
function extname(path) {
	assertPath$1(path);
	let index = path.length, end = -1, startPart = 0, startDot = -1, preDotState = 0, unmatchedSlash;
	for (; index--;) {
		let code = path.codePointAt(index);
		if (code === 47) {
			if (unmatchedSlash) {
				startPart = index + 1;
				break;
			}
		} else end < 0 && (unmatchedSlash = !0, end = index + 1), code === 46 ? startDot < 0 ? startDot = index : preDotState !== 1 && (preDotState = 1) : startDot > -1 && (preDotState = -1);
	}
	return startDot < 0 || end < 0 || preDotState === 0 || preDotState === 1 && startDot === end - 1 && startDot === startPart + 1 ? "" : path.slice(startDot, end);
}
function join(...segments) {
	let index = -1, joined;
	for (; ++index < segments.length;) assertPath$1(segments[index]), segments[index] && (joined = joined === void 0 ? segments[index] : joined + "/" + segments[index]);
	return joined === void 0 ? "." : normalize(joined);
}
function normalize(path) {
	assertPath$1(path);
	let absolute = path.codePointAt(0) === 47, value = normalizeString(path, !absolute);
	return value.length === 0 && !absolute && (value = "."), value.length > 0 && path.codePointAt(path.length - 1) === 47 && (value += "/"), absolute ? "/" + value : value;
}
function normalizeString(path, allowAboveRoot) {
	let result = "", lastSegmentLength = 0, lastSlash = -1, dots = 0, index = -1, code, lastSlashIndex;
	for (; ++index <= path.length;) {
		if (index < path.length) code = path.codePointAt(index);
		else if (code === 47) break;
		else code = 47;
		if (code === 47) {
			if (lastSlash !== index - 1 && dots !== 1) {
				if (lastSlash !== index - 1 && dots === 2) {
					if (result.length < 2 || lastSegmentLength !== 2 || result.codePointAt(result.length - 1) !== 46 || result.codePointAt(result.length - 2) !== 46) {
						if (result.length > 2) {
							if (lastSlashIndex = result.lastIndexOf("/"), lastSlashIndex !== result.length - 1) {
								lastSlashIndex < 0 ? (result = "", lastSegmentLength = 0) : (result = result.slice(0, lastSlashIndex), lastSegmentLength = result.length - 1 - result.lastIndexOf("/")), lastSlash = index, dots = 0;
								continue;
							}
						} else if (result.length > 0) {
							result = "", lastSegmentLength = 0, lastSlash = index, dots = 0;
							continue;
						}
					}
					allowAboveRoot && (result = result.length > 0 ? result + "/.." : "..", lastSegmentLength = 2);
				} else result.length > 0 ? result += "/" + path.slice(lastSlash + 1, index) : result = path.slice(lastSlash + 1, index), lastSegmentLength = index - lastSlash - 1;
			}
			lastSlash = index, dots = 0;
		} else code === 46 && dots > -1 ? dots++ : dots = -1;
	}
	return result;
}
function assertPath$1(path) {
	if (typeof path != "string") throw TypeError("Path must be a string. Received " + JSON.stringify(path));
}
// node_modules/vfile/lib/minproc.browser.js
const minproc = { cwd };
function cwd() {
	return "/";
}
// node_modules/vfile/lib/minurl.shared.js
function isUrl(fileUrlOrPath) {
	return !!(typeof fileUrlOrPath == "object" && fileUrlOrPath && "href" in fileUrlOrPath && fileUrlOrPath.href && "protocol" in fileUrlOrPath && fileUrlOrPath.protocol && fileUrlOrPath.auth === void 0);
}
// node_modules/vfile/lib/minurl.browser.js
function urlToPath(path) {
	if (typeof path == "string") path = new URL(path);
	else if (!isUrl(path)) {
		let error = TypeError("The \"path\" argument must be of type string or an instance of URL. Received `" + path + "`");
		throw error.code = "ERR_INVALID_ARG_TYPE", error;
	}
	if (path.protocol !== "file:") {
		let error = TypeError("The URL must be of scheme file");
		throw error.code = "ERR_INVALID_URL_SCHEME", error;
	}
	return getPathFromURLPosix(path);
}
function getPathFromURLPosix(url) {
	if (url.hostname !== "") {
		let error = TypeError("File URL host must be \"localhost\" or empty on darwin");
		throw error.code = "ERR_INVALID_FILE_URL_HOST", error;
	}
	let pathname = url.pathname, index = -1;
	for (; ++index < pathname.length;) if (pathname.codePointAt(index) === 37 && pathname.codePointAt(index + 1) === 50) {
		let third = pathname.codePointAt(index + 2);
		if (third === 70 || third === 102) {
			let error = TypeError("File URL path must not include encoded / characters");
			throw error.code = "ERR_INVALID_FILE_URL_PATH", error;
		}
	}
	return decodeURIComponent(pathname);
}
// node_modules/vfile/lib/index.js
const order = [
	"history",
	"path",
	"basename",
	"stem",
	"extname",
	"dirname"
];
var VFile = class {
	constructor(value) {
		let options;
		options = value ? isUrl(value) ? { path: value } : typeof value == "string" || isUint8Array$1(value) ? { value } : value : {}, this.cwd = "cwd" in options ? "" : minproc.cwd(), this.data = {}, this.history = [], this.messages = [], this.value, this.map, this.result, this.stored;
		let index = -1;
		for (; ++index < order.length;) {
			let field = order[index];
			field in options && options[field] !== void 0 && options[field] !== null && (this[field] = field === "history" ? [...options[field]] : options[field]);
		}
		let field;
		for (field in options) order.includes(field) || (this[field] = options[field]);
	}
	get basename() {
		return typeof this.path == "string" ? minpath.basename(this.path) : void 0;
	}
	set basename(basename) {
		assertNonEmpty(basename, "basename"), assertPart(basename, "basename"), this.path = minpath.join(this.dirname || "", basename);
	}
	get dirname() {
		return typeof this.path == "string" ? minpath.dirname(this.path) : void 0;
	}
	set dirname(dirname) {
		assertPath(this.basename, "dirname"), this.path = minpath.join(dirname || "", this.basename);
	}
	get extname() {
		return typeof this.path == "string" ? minpath.extname(this.path) : void 0;
	}
	set extname(extname) {
		if (assertPart(extname, "extname"), assertPath(this.dirname, "extname"), extname) {
			if (extname.codePointAt(0) !== 46) throw Error("`extname` must start with `.`");
			if (extname.includes(".", 1)) throw Error("`extname` cannot contain multiple dots");
		}
		this.path = minpath.join(this.dirname, this.stem + (extname || ""));
	}
	get path() {
		return this.history[this.history.length - 1];
	}
	set path(path) {
		isUrl(path) && (path = urlToPath(path)), assertNonEmpty(path, "path"), this.path !== path && this.history.push(path);
	}
	get stem() {
		return typeof this.path == "string" ? minpath.basename(this.path, this.extname) : void 0;
	}
	set stem(stem) {
		assertNonEmpty(stem, "stem"), assertPart(stem, "stem"), this.path = minpath.join(this.dirname || "", stem + (this.extname || ""));
	}
	fail(causeOrReason, optionsOrParentOrPlace, origin) {
		let message = this.message(causeOrReason, optionsOrParentOrPlace, origin);
		throw message.fatal = !0, message;
	}
	info(causeOrReason, optionsOrParentOrPlace, origin) {
		let message = this.message(causeOrReason, optionsOrParentOrPlace, origin);
		return message.fatal = void 0, message;
	}
	message(causeOrReason, optionsOrParentOrPlace, origin) {
		let message = new VFileMessage(causeOrReason, optionsOrParentOrPlace, origin);
		return this.path && (message.name = this.path + ":" + message.name, message.file = this.path), message.fatal = !1, this.messages.push(message), message;
	}
	toString(encoding) {
		return this.value === void 0 ? "" : typeof this.value == "string" ? this.value : new TextDecoder(encoding || void 0).decode(this.value);
	}
};
function assertPart(part, name) {
	if (part && part.includes(minpath.sep)) throw Error("`" + name + "` cannot be a path: did not expect `" + minpath.sep + "`");
}
function assertNonEmpty(part, name) {
	if (!part) throw Error("`" + name + "` cannot be empty");
}
function assertPath(path, name) {
	if (!path) throw Error("Setting `" + name + "` requires `path` to be set too");
}
function isUint8Array$1(value) {
	return !!(value && typeof value == "object" && "byteLength" in value && "byteOffset" in value);
}
// node_modules/unified/lib/callable-instance.js
const CallableInstance = (function(property) {
	let proto = this.constructor.prototype, value = proto[property], apply = function() {
		return value.apply(apply, arguments);
	};
	return Object.setPrototypeOf(apply, proto), apply;
});
// node_modules/unified/lib/index.js
var import_extend = __toESM(require_extend(), 1);
const own = {}.hasOwnProperty, unified = new class Processor extends CallableInstance {
	constructor() {
		super("copy"), this.Compiler = void 0, this.Parser = void 0, this.attachers = [], this.compiler = void 0, this.freezeIndex = -1, this.frozen = void 0, this.namespace = {}, this.parser = void 0, this.transformers = trough();
	}
	copy() {
		let destination = new Processor(), index = -1;
		for (; ++index < this.attachers.length;) {
			let attacher = this.attachers[index];
			destination.use(...attacher);
		}
		return destination.data((0, import_extend.default)(!0, {}, this.namespace)), destination;
	}
	data(key, value) {
		return typeof key == "string" ? arguments.length === 2 ? (assertUnfrozen("data", this.frozen), this.namespace[key] = value, this) : own.call(this.namespace, key) && this.namespace[key] || void 0 : key ? (assertUnfrozen("data", this.frozen), this.namespace = key, this) : this.namespace;
	}
	freeze() {
		if (this.frozen) return this;
		let self = this;
		for (; ++this.freezeIndex < this.attachers.length;) {
			let [attacher, ...options] = this.attachers[this.freezeIndex];
			if (options[0] === !1) continue;
			options[0] === !0 && (options[0] = void 0);
			let transformer = attacher.call(self, ...options);
			typeof transformer == "function" && this.transformers.use(transformer);
		}
		return this.frozen = !0, this.freezeIndex = 1e400, this;
	}
	parse(file) {
		this.freeze();
		let realFile = vfile(file), parser = this.parser || this.Parser;
		return assertParser("parse", parser), parser(String(realFile), realFile);
	}
	process(file, done) {
		let self = this;
		return this.freeze(), assertParser("process", this.parser || this.Parser), assertCompiler("process", this.compiler || this.Compiler), done ? executor(void 0, done) : new Promise(executor);
		function executor(resolve, reject) {
			let realFile = vfile(file), parseTree = self.parse(realFile);
			self.run(parseTree, realFile, function(error, tree, file) {
				if (error || !tree || !file) return realDone(error);
				let compileTree = tree, compileResult = self.stringify(compileTree, file);
				looksLikeAValue(compileResult) ? file.value = compileResult : file.result = compileResult, realDone(error, file);
			});
			function realDone(error, file) {
				error || !file ? reject(error) : resolve ? resolve(file) : done(void 0, file);
			}
		}
	}
	processSync(file) {
		let complete = !1, result;
		return this.freeze(), assertParser("processSync", this.parser || this.Parser), assertCompiler("processSync", this.compiler || this.Compiler), this.process(file, realDone), assertDone("processSync", "process", complete), result;
		function realDone(error, file) {
			complete = !0, bail(error), result = file;
		}
	}
	run(tree, file, done) {
		assertNode(tree), this.freeze();
		let transformers = this.transformers;
		return !done && typeof file == "function" && (done = file, file = void 0), done ? executor(void 0, done) : new Promise(executor);
		function executor(resolve, reject) {
			let realFile = vfile(file);
			transformers.run(tree, realFile, realDone);
			function realDone(error, outputTree, file) {
				let resultingTree = outputTree || tree;
				error ? reject(error) : resolve ? resolve(resultingTree) : done(void 0, resultingTree, file);
			}
		}
	}
	runSync(tree, file) {
		let complete = !1, result;
		return this.run(tree, file, realDone), assertDone("runSync", "run", complete), result;
		function realDone(error, tree) {
			bail(error), result = tree, complete = !0;
		}
	}
	stringify(tree, file) {
		this.freeze();
		let realFile = vfile(file), compiler = this.compiler || this.Compiler;
		return assertCompiler("stringify", compiler), assertNode(tree), compiler(tree, realFile);
	}
	use(value, ...parameters) {
		let attachers = this.attachers, namespace = this.namespace;
		if (assertUnfrozen("use", this.frozen), value != null) {
			if (typeof value == "function") addPlugin(value, parameters);
			else if (typeof value == "object") Array.isArray(value) ? addList(value) : addPreset(value);
			else throw TypeError("Expected usable value, not `" + value + "`");
		}
		return this;
		function add(value) {
			if (typeof value == "function") addPlugin(value, []);
			else if (typeof value == "object") {
				if (Array.isArray(value)) {
					let [plugin, ...parameters] = value;
					addPlugin(plugin, parameters);
				} else addPreset(value);
			} else throw TypeError("Expected usable value, not `" + value + "`");
		}
		function addPreset(result) {
			if (!("plugins" in result) && !("settings" in result)) throw Error("Expected usable value but received an empty preset, which is probably a mistake: presets typically come with `plugins` and sometimes with `settings`, but this has neither");
			addList(result.plugins), result.settings && (namespace.settings = (0, import_extend.default)(!0, namespace.settings, result.settings));
		}
		function addList(plugins) {
			let index = -1;
			if (plugins != null) {
				if (Array.isArray(plugins)) for (; ++index < plugins.length;) add(plugins[index]);
				else throw TypeError("Expected a list of plugins, not `" + plugins + "`");
			}
		}
		function addPlugin(plugin, parameters) {
			let index = -1, entryIndex = -1;
			for (; ++index < attachers.length;) if (attachers[index][0] === plugin) {
				entryIndex = index;
				break;
			}
			if (entryIndex === -1) attachers.push([plugin, ...parameters]);
			else if (parameters.length > 0) {
				let [primary, ...rest] = parameters, currentPrimary = attachers[entryIndex][1];
				isPlainObject(currentPrimary) && isPlainObject(primary) && (primary = (0, import_extend.default)(!0, currentPrimary, primary)), attachers[entryIndex] = [
					plugin,
					primary,
					...rest
				];
			}
		}
	}
}().freeze();
function assertParser(name, value) {
	if (typeof value != "function") throw TypeError("Cannot `" + name + "` without `parser`");
}
function assertCompiler(name, value) {
	if (typeof value != "function") throw TypeError("Cannot `" + name + "` without `compiler`");
}
function assertUnfrozen(name, frozen) {
	if (frozen) throw Error("Cannot call `" + name + "` on a frozen processor.\nCreate a new processor first, by calling it: use `processor()` instead of `processor`.");
}
function assertNode(node) {
	if (!isPlainObject(node) || typeof node.type != "string") throw TypeError("Expected node, got `" + node + "`");
}
function assertDone(name, asyncName, complete) {
	if (!complete) throw Error("`" + name + "` finished async. Use `" + asyncName + "` instead");
}
function vfile(value) {
	return looksLikeAVFile(value) ? value : new VFile(value);
}
function looksLikeAVFile(value) {
	return !!(value && typeof value == "object" && "message" in value && "messages" in value);
}
function looksLikeAValue(value) {
	return typeof value == "string" || isUint8Array(value);
}
function isUint8Array(value) {
	return !!(value && typeof value == "object" && "byteLength" in value && "byteOffset" in value);
}
// src/markdown/remark.ts
const textConstructs = [
	"attention",
	"autolink",
	"codeText",
	"emailAutolink",
	"gfmFootnoteCall",
	"gfmPotentialFootnoteCall",
	"hardBreakEscape",
	"htmlText",
	"labelEnd",
	"labelStartImage",
	"labelStartLink",
	"protocolAutolink",
	"strikethrough",
	"tasklistCheck",
	"wwwAutolink"
], blocksOnly = function() {
	let data = this.data();
	data.micromarkExtensions = [...data.micromarkExtensions ?? [], { disable: { null: textConstructs } }];
}, whole = unified().use(remarkParse).use(remarkGfm).freeze(), blocks = unified().use(remarkParse).use(remarkGfm).use(blocksOnly).freeze();
function parseWhole(text) {
	return whole.parse(text);
}
function parseBlocks(text) {
	return blocks.parse(text);
}
var KnownLabels = class extends Array {
	known;
	constructor(known) {
		super(), this.known = known;
	}
	includes(label) {
		return this.known.has(label);
	}
};
function parseAmong(text, labels) {
	return labels.definitions.size === 0 && labels.footnotes.size === 0 ? whole.parse(text) : unified().use(remarkParse).use(remarkGfm).use(function() {
		let data = this.data(), seed = { document: { null: {
			partial: !0,
			tokenize(_effects, _ok, nok) {
				return this.parser.defined = new KnownLabels(labels.definitions), this.parser.gfmFootnotes = new KnownLabels(labels.footnotes), nok;
			}
		} } };
		data.micromarkExtensions = [...data.micromarkExtensions ?? [], seed];
	}).freeze().parse(text);
}
function parseCell(raw, labels) {
	let table = parseAmong(`| ${raw} |\n| - |`, labels).children[0];
	if (table?.type !== "table") throw Error(`A cell no longer reads as one: ${JSON.stringify(raw)}`);
	return table.children[0]?.children[0]?.children ?? [];
}
function parseHeading(raw, labels) {
	let heading = parseAmong(/[\r\n]/.test(raw) ? `${raw}\n===` : `# ${raw} #`, labels).children[0];
	if (heading?.type !== "heading") throw Error(`A heading no longer reads as one: ${JSON.stringify(raw)}`);
	return heading.children;
}
export { parseBlocks, parseCell, parseHeading, parseWhole };
