const DEFAULT_CONFIG = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
function getGlobalConfig(config$1) {
	return config$1 ? {
		lang: config$1?.lang ?? void 0,
		message: config$1?.message,
		abortEarly: config$1?.abortEarly ?? void 0,
		abortPipeEarly: config$1?.abortPipeEarly ?? void 0
	} : DEFAULT_CONFIG;
}
function _stringify(input) {
	let type = typeof input;
	return type === "string" ? `"${input}"` : type === "number" || type === "bigint" || type === "boolean" ? `${input}` : type === "object" || type === "function" ? (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null" : type;
}
function _addIssue(context, label, dataset, config$1, other) {
	let input = other && "input" in other ? other.input : dataset.value, expected = other?.expected ?? context.expects ?? null, received = other?.received ?? _stringify(input), issue = {
		kind: context.kind,
		type: context.type,
		input,
		expected,
		received,
		message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
		requirement: context.requirement,
		path: other?.path,
		issues: other?.issues,
		lang: config$1.lang,
		abortEarly: config$1.abortEarly,
		abortPipeEarly: config$1.abortPipeEarly
	}, isSchema = context.kind === "schema", message$1 = other?.message ?? context.message ?? (context.reference, issue.lang, void 0) ?? (isSchema ? (issue.lang, void 0) : null) ?? config$1.message ?? (issue.lang, void 0);
	message$1 !== void 0 && (issue.message = typeof message$1 == "function" ? message$1(issue) : message$1), isSchema && (dataset.typed = !1), dataset.issues ? dataset.issues.push(issue) : dataset.issues = [issue];
}
function _isSameValueZero(value1, value2) {
	return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
function _isValidObjectKey(object$1, key) {
	return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
function _joinExpects(values$1, separator) {
	let list = [...new Set(values$1)];
	return list.length > 1 ? `(${list.join(` ${separator} `)})` : list[0] ?? "never";
}
function _standardSchema(schema) {
	return schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, getGlobalConfig())
	}, schema;
}
function check(requirement, message$1) {
	return {
		kind: "validation",
		type: "check",
		reference: check,
		async: !1,
		expects: null,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			return dataset.typed && !this.requirement(dataset.value) && _addIssue(this, "input", dataset, config$1), dataset;
		}
	};
}
function description(description_) {
	return {
		kind: "metadata",
		type: "description",
		reference: description,
		description: description_
	};
}
function integer(message$1) {
	return {
		kind: "validation",
		type: "integer",
		reference: integer,
		async: !1,
		expects: null,
		requirement: Number.isInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			return dataset.typed && !this.requirement(dataset.value) && _addIssue(this, "integer", dataset, config$1), dataset;
		}
	};
}
function length(requirement, message$1) {
	return {
		kind: "validation",
		type: "length",
		reference: length,
		async: !1,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			return dataset.typed && dataset.value.length !== this.requirement && _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` }), dataset;
		}
	};
}
function maxLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_length",
		reference: maxLength,
		async: !1,
		expects: `<=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			return dataset.typed && dataset.value.length > this.requirement && _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` }), dataset;
		}
	};
}
function maxValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "max_value",
		reference: maxValue,
		async: !1,
		expects: `<=${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			return dataset.typed && !(dataset.value <= this.requirement) && _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) }), dataset;
		}
	};
}
function minLength(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_length",
		reference: minLength,
		async: !1,
		expects: `>=${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			return dataset.typed && dataset.value.length < this.requirement && _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` }), dataset;
		}
	};
}
function minValue(requirement, message$1) {
	return {
		kind: "validation",
		type: "min_value",
		reference: minValue,
		async: !1,
		expects: `>=${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			return dataset.typed && !(dataset.value >= this.requirement) && _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) }), dataset;
		}
	};
}
function nonEmpty(message$1) {
	return {
		kind: "validation",
		type: "non_empty",
		reference: nonEmpty,
		async: !1,
		expects: "!0",
		message: message$1,
		"~run"(dataset, config$1) {
			return dataset.typed && dataset.value.length === 0 && _addIssue(this, "length", dataset, config$1, { received: "0" }), dataset;
		}
	};
}
function rawCheck(action) {
	return {
		kind: "validation",
		type: "raw_check",
		reference: rawCheck,
		async: !1,
		expects: null,
		"~run"(dataset, config$1) {
			return action({
				dataset,
				config: config$1,
				addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
			}), dataset;
		}
	};
}
function regex(requirement, message$1) {
	return {
		kind: "validation",
		type: "regex",
		reference: regex,
		async: !1,
		expects: `${requirement}`,
		requirement,
		message: message$1,
		"~run"(dataset, config$1) {
			return dataset.typed && !this.requirement.test(dataset.value) && _addIssue(this, "format", dataset, config$1), dataset;
		}
	};
}
function safeInteger(message$1) {
	return {
		kind: "validation",
		type: "safe_integer",
		reference: safeInteger,
		async: !1,
		expects: null,
		requirement: Number.isSafeInteger,
		message: message$1,
		"~run"(dataset, config$1) {
			return dataset.typed && !this.requirement(dataset.value) && _addIssue(this, "safe integer", dataset, config$1), dataset;
		}
	};
}
function getFallback(schema, dataset, config$1) {
	return typeof schema.fallback == "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
function getDefault(schema, dataset, config$1) {
	return typeof schema.default == "function" ? schema.default(dataset, config$1) : schema.default;
}
function array(item, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "array",
		reference: array,
		expects: "Array",
		async: !1,
		item,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = !0, dataset.value = [];
				for (let key = 0; key < input.length; key++) {
					let value$1 = input[key], itemDataset = this.item["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						let pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (let issue of itemDataset.issues) issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem], dataset.issues?.push(issue);
						if (dataset.issues ||= itemDataset.issues, config$1.abortEarly) {
							dataset.typed = !1;
							break;
						}
					}
					itemDataset.typed || (dataset.typed = !1), dataset.value.push(itemDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function boolean(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "boolean",
		reference: boolean,
		expects: "boolean",
		async: !1,
		message: message$1,
		"~run"(dataset, config$1) {
			return typeof dataset.value == "boolean" ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1), dataset;
		}
	});
}
function custom(check$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "custom",
		reference: custom,
		expects: "unknown",
		async: !1,
		check: check$1,
		message: message$1,
		"~run"(dataset, config$1) {
			return this.check(dataset.value) ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1), dataset;
		}
	});
}
function literal(literal_, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "literal",
		reference: literal,
		expects: _stringify(literal_),
		async: !1,
		literal: literal_,
		message: message$1,
		"~run"(dataset, config$1) {
			return _isSameValueZero(dataset.value, this.literal) ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1), dataset;
		}
	});
}
function nullable(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "nullable",
		reference: nullable,
		expects: `(${wrapped.expects} | null)`,
		async: !1,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			return dataset.value === null && (this.default !== void 0 && (dataset.value = getDefault(this, dataset, config$1)), dataset.value === null) ? (dataset.typed = !0, dataset) : this.wrapped["~run"](dataset, config$1);
		}
	});
}
function number(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "number",
		reference: number,
		expects: "number",
		async: !1,
		message: message$1,
		"~run"(dataset, config$1) {
			return typeof dataset.value == "number" && !isNaN(dataset.value) ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1), dataset;
		}
	});
}
function object(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "object",
		reference: object,
		expects: "Object",
		async: !1,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (input && typeof input == "object") {
				dataset.typed = !0, dataset.value = {};
				for (let key in this.entries) {
					let valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						let value$1 = key in input ? input[key] : getDefault(valueSchema), valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							let pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (let issue of valueDataset.issues) issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem], dataset.issues?.push(issue);
							if (dataset.issues ||= valueDataset.issues, config$1.abortEarly) {
								dataset.typed = !1;
								break;
							}
						}
						valueDataset.typed || (dataset.typed = !1), dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish" && (_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: input[key]
						}]
					}), config$1.abortEarly)) break;
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function optional(wrapped, default_) {
	return _standardSchema({
		kind: "schema",
		type: "optional",
		reference: optional,
		expects: `(${wrapped.expects} | undefined)`,
		async: !1,
		wrapped,
		default: default_,
		"~run"(dataset, config$1) {
			return dataset.value === void 0 && (this.default !== void 0 && (dataset.value = getDefault(this, dataset, config$1)), dataset.value === void 0) ? (dataset.typed = !0, dataset) : this.wrapped["~run"](dataset, config$1);
		}
	});
}
function picklist(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "picklist",
		reference: picklist,
		expects: _joinExpects(options.map(_stringify), "|"),
		async: !1,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			return this.options.includes(dataset.value) ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1), dataset;
		}
	});
}
function record(key, value$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "record",
		reference: record,
		expects: "Object",
		async: !1,
		key,
		value: value$1,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (input && typeof input == "object") {
				dataset.typed = !0, dataset.value = {};
				for (let entryKey in input) if (_isValidObjectKey(input, entryKey)) {
					let entryValue = input[entryKey], keyDataset = this.key["~run"]({ value: entryKey }, config$1);
					if (keyDataset.issues) {
						let pathItem = {
							type: "object",
							origin: "key",
							input,
							key: entryKey,
							value: entryValue
						};
						for (let issue of keyDataset.issues) issue.path = [pathItem], dataset.issues?.push(issue);
						if (dataset.issues ||= keyDataset.issues, config$1.abortEarly) {
							dataset.typed = !1;
							break;
						}
					}
					let valueDataset = this.value["~run"]({ value: entryValue }, config$1);
					if (valueDataset.issues) {
						let pathItem = {
							type: "object",
							origin: "value",
							input,
							key: entryKey,
							value: entryValue
						};
						for (let issue of valueDataset.issues) issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem], dataset.issues?.push(issue);
						if (dataset.issues ||= valueDataset.issues, config$1.abortEarly) {
							dataset.typed = !1;
							break;
						}
					}
					keyDataset.typed && valueDataset.typed || (dataset.typed = !1), keyDataset.typed && (dataset.value[keyDataset.value] = valueDataset.value);
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function strictObject(entries$1, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_object",
		reference: strictObject,
		expects: "Object",
		async: !1,
		entries: entries$1,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (input && typeof input == "object") {
				dataset.typed = !0, dataset.value = {};
				for (let key in this.entries) {
					let valueSchema = this.entries[key];
					if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
						let value$1 = key in input ? input[key] : getDefault(valueSchema), valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
						if (valueDataset.issues) {
							let pathItem = {
								type: "object",
								origin: "value",
								input,
								key,
								value: value$1
							};
							for (let issue of valueDataset.issues) issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem], dataset.issues?.push(issue);
							if (dataset.issues ||= valueDataset.issues, config$1.abortEarly) {
								dataset.typed = !1;
								break;
							}
						}
						valueDataset.typed || (dataset.typed = !1), dataset.value[key] = valueDataset.value;
					} else if (valueSchema.fallback !== void 0) dataset.value[key] = getFallback(valueSchema);
					else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish" && (_addIssue(this, "key", dataset, config$1, {
						input: void 0,
						expected: `"${key}"`,
						path: [{
							type: "object",
							origin: "key",
							input,
							key,
							value: input[key]
						}]
					}), config$1.abortEarly)) break;
				}
				if (!dataset.issues || !config$1.abortEarly) {
					for (let key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
						_addIssue(this, "key", dataset, config$1, {
							input: key,
							expected: "never",
							path: [{
								type: "object",
								origin: "key",
								input,
								key,
								value: input[key]
							}]
						});
						break;
					}
				}
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function strictTuple(items, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "strict_tuple",
		reference: strictTuple,
		expects: "Array",
		async: !1,
		items,
		message: message$1,
		"~run"(dataset, config$1) {
			let input = dataset.value;
			if (Array.isArray(input)) {
				dataset.typed = !0, dataset.value = [];
				for (let key = 0; key < this.items.length; key++) {
					let value$1 = input[key], itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
					if (itemDataset.issues) {
						let pathItem = {
							type: "array",
							origin: "value",
							input,
							key,
							value: value$1
						};
						for (let issue of itemDataset.issues) issue.path ? issue.path.unshift(pathItem) : issue.path = [pathItem], dataset.issues?.push(issue);
						if (dataset.issues ||= itemDataset.issues, config$1.abortEarly) {
							dataset.typed = !1;
							break;
						}
					}
					itemDataset.typed || (dataset.typed = !1), dataset.value.push(itemDataset.value);
				}
				!(dataset.issues && config$1.abortEarly) && this.items.length < input.length && _addIssue(this, "type", dataset, config$1, {
					input: input[this.items.length],
					expected: "never",
					path: [{
						type: "array",
						origin: "value",
						input,
						key: this.items.length,
						value: input[this.items.length]
					}]
				});
			} else _addIssue(this, "type", dataset, config$1);
			return dataset;
		}
	});
}
function string(message$1) {
	return _standardSchema({
		kind: "schema",
		type: "string",
		reference: string,
		expects: "string",
		async: !1,
		message: message$1,
		"~run"(dataset, config$1) {
			return typeof dataset.value == "string" ? dataset.typed = !0 : _addIssue(this, "type", dataset, config$1), dataset;
		}
	});
}
function _subIssues(datasets) {
	let issues;
	if (datasets) for (let dataset of datasets) if (issues) for (let issue of dataset.issues) issues.push(issue);
	else issues = dataset.issues;
	return issues;
}
function union(options, message$1) {
	return _standardSchema({
		kind: "schema",
		type: "union",
		reference: union,
		expects: _joinExpects(options.map((option) => option.expects), "|"),
		async: !1,
		options,
		message: message$1,
		"~run"(dataset, config$1) {
			let validDataset, typedDatasets, untypedDatasets;
			for (let schema of this.options) {
				let optionDataset = schema["~run"]({ value: dataset.value }, config$1);
				if (optionDataset.typed) {
					if (optionDataset.issues) typedDatasets ? typedDatasets.push(optionDataset) : typedDatasets = [optionDataset];
					else {
						validDataset = optionDataset;
						break;
					}
				} else untypedDatasets ? untypedDatasets.push(optionDataset) : untypedDatasets = [optionDataset];
			}
			if (validDataset) return validDataset;
			if (typedDatasets) {
				if (typedDatasets.length === 1) return typedDatasets[0];
				_addIssue(this, "type", dataset, config$1, { issues: _subIssues(typedDatasets) }), dataset.typed = !0;
			} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
			else _addIssue(this, "type", dataset, config$1, { issues: _subIssues(untypedDatasets) });
			return dataset;
		}
	});
}
function unknown() {
	return _standardSchema({
		kind: "schema",
		type: "unknown",
		reference: unknown,
		expects: "unknown",
		async: !1,
		"~run"(dataset) {
			return dataset.typed = !0, dataset;
		}
	});
}
function pipe(...pipe$1) {
	return _standardSchema({
		...pipe$1[0],
		pipe: pipe$1,
		"~run"(dataset, config$1) {
			for (let item of pipe$1) if (item.kind !== "metadata") {
				if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
					dataset.typed = !1;
					break;
				}
				dataset.issues && (config$1.abortEarly || config$1.abortPipeEarly) || (dataset = item["~run"](dataset, config$1));
			}
			return dataset;
		}
	});
}
function safeParse(schema, input, config$1) {
	let dataset = schema["~run"]({ value: input }, getGlobalConfig(config$1));
	return {
		typed: dataset.typed,
		success: !dataset.issues,
		output: dataset.value,
		issues: dataset.issues
	};
}
export { safeInteger as C, string as D, strictTuple as E, union as O, regex as S, strictObject as T, optional as _, description as a, rawCheck as b, literal as c, minLength as d, minValue as f, object as g, number as h, custom as i, unknown as k, maxLength as l, nullable as m, boolean as n, integer as o, nonEmpty as p, check as r, length as s, array as t, maxValue as u, picklist as v, safeParse as w, record as x, pipe as y };
