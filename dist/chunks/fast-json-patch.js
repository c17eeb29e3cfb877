import { n as __exportAll } from "./rolldown-runtime.js";
// node_modules/fast-json-patch/module/helpers.mjs
var __extends = (function() {
	var extendStatics = function(d, b) {
		return extendStatics = Object.setPrototypeOf || { __proto__: [] } instanceof Array && function(d, b) {
			d.__proto__ = b;
		} || function(d, b) {
			for (var p in b) b.hasOwnProperty(p) && (d[p] = b[p]);
		}, extendStatics(d, b);
	};
	return function(d, b) {
		extendStatics(d, b);
		function __() {
			this.constructor = d;
		}
		d.prototype = b === null ? Object.create(b) : (__.prototype = b.prototype, new __());
	};
})(), _hasOwnProperty = Object.prototype.hasOwnProperty;
function hasOwnProperty(obj, key) {
	return _hasOwnProperty.call(obj, key);
}
function _objectKeys(obj) {
	if (Array.isArray(obj)) {
		for (var keys_1 = Array(obj.length), k = 0; k < keys_1.length; k++) keys_1[k] = "" + k;
		return keys_1;
	}
	if (Object.keys) return Object.keys(obj);
	var keys = [];
	for (var i in obj) hasOwnProperty(obj, i) && keys.push(i);
	return keys;
}
function _deepClone(obj) {
	switch (typeof obj) {
		case "object": return JSON.parse(JSON.stringify(obj));
		case "undefined": return null;
		default: return obj;
	}
}
function isInteger(str) {
	for (var i = 0, len = str.length, charCode; i < len;) if (charCode = str.charCodeAt(i), charCode >= 48 && charCode <= 57) i++;
	else return !1;
	return !0;
}
function escapePathComponent(path) {
	return path.indexOf("/") === -1 && path.indexOf("~") === -1 ? path : path.replace(/~/g, "~0").replace(/\//g, "~1");
}
function unescapePathComponent(path) {
	return path.replace(/~1/g, "/").replace(/~0/g, "~");
}
function hasUndefined(obj) {
	if (obj === void 0) return !0;
	if (obj) {
		if (Array.isArray(obj)) {
			for (var i_1 = 0, len = obj.length; i_1 < len; i_1++) if (hasUndefined(obj[i_1])) return !0;
		} else if (typeof obj == "object") {
			for (var objKeys = _objectKeys(obj), objKeysLength = objKeys.length, i = 0; i < objKeysLength; i++) if (hasUndefined(obj[objKeys[i]])) return !0;
		}
	}
	return !1;
}
function patchErrorMessageFormatter(message, args) {
	var messageParts = [message];
	for (var key in args) {
		var value = typeof args[key] == "object" ? JSON.stringify(args[key], null, 2) : args[key];
		value !== void 0 && messageParts.push(key + ": " + value);
	}
	return messageParts.join("\n");
}
var PatchError = function(_super) {
	__extends(PatchError, _super);
	function PatchError(message, name, index, operation, tree) {
		var _newTarget = this.constructor, _this = _super.call(this, patchErrorMessageFormatter(message, {
			name,
			index,
			operation,
			tree
		})) || this;
		return _this.name = name, _this.index = index, _this.operation = operation, _this.tree = tree, Object.setPrototypeOf(_this, _newTarget.prototype), _this.message = patchErrorMessageFormatter(message, {
			name,
			index,
			operation,
			tree
		}), _this;
	}
	return PatchError;
}(Error), core_exports = __exportAll({
	JsonPatchError: () => JsonPatchError,
	_areEquals: () => _areEquals,
	applyOperation: () => applyOperation,
	applyPatch: () => applyPatch,
	applyReducer: () => applyReducer,
	deepClone: () => deepClone,
	getValueByPointer: () => getValueByPointer,
	validate: () => validate,
	validator: () => validator
}), JsonPatchError = PatchError, deepClone = _deepClone, objOps = {
	add: function(obj, key, document) {
		return obj[key] = this.value, { newDocument: document };
	},
	remove: function(obj, key, document) {
		var removed = obj[key];
		return delete obj[key], {
			newDocument: document,
			removed
		};
	},
	replace: function(obj, key, document) {
		var removed = obj[key];
		return obj[key] = this.value, {
			newDocument: document,
			removed
		};
	},
	move: function(obj, key, document) {
		var removed = getValueByPointer(document, this.path);
		removed &&= _deepClone(removed);
		var originalValue = applyOperation(document, {
			op: "remove",
			path: this.from
		}).removed;
		return applyOperation(document, {
			op: "add",
			path: this.path,
			value: originalValue
		}), {
			newDocument: document,
			removed
		};
	},
	copy: function(obj, key, document) {
		var valueToCopy = getValueByPointer(document, this.from);
		return applyOperation(document, {
			op: "add",
			path: this.path,
			value: _deepClone(valueToCopy)
		}), { newDocument: document };
	},
	test: function(obj, key, document) {
		return {
			newDocument: document,
			test: _areEquals(obj[key], this.value)
		};
	},
	_get: function(obj, key, document) {
		return this.value = obj[key], { newDocument: document };
	}
}, arrOps = {
	add: function(arr, i, document) {
		return isInteger(i) ? arr.splice(i, 0, this.value) : arr[i] = this.value, {
			newDocument: document,
			index: i
		};
	},
	remove: function(arr, i, document) {
		return {
			newDocument: document,
			removed: arr.splice(i, 1)[0]
		};
	},
	replace: function(arr, i, document) {
		var removed = arr[i];
		return arr[i] = this.value, {
			newDocument: document,
			removed
		};
	},
	move: objOps.move,
	copy: objOps.copy,
	test: objOps.test,
	_get: objOps._get
};
function getValueByPointer(document, pointer) {
	if (pointer == "") return document;
	var getOriginalDestination = {
		op: "_get",
		path: pointer
	};
	return applyOperation(document, getOriginalDestination), getOriginalDestination.value;
}
function applyOperation(document, operation, validateOperation, mutateDocument, banPrototypeModifications, index) {
	if (validateOperation === void 0 && (validateOperation = !1), mutateDocument === void 0 && (mutateDocument = !0), banPrototypeModifications === void 0 && (banPrototypeModifications = !0), index === void 0 && (index = 0), validateOperation && (typeof validateOperation == "function" ? validateOperation(operation, 0, document, operation.path) : validator(operation, 0)), operation.path === "") {
		var returnValue = { newDocument: document };
		if (operation.op === "add") return returnValue.newDocument = operation.value, returnValue;
		if (operation.op === "replace") return returnValue.newDocument = operation.value, returnValue.removed = document, returnValue;
		if (operation.op === "move" || operation.op === "copy") return returnValue.newDocument = getValueByPointer(document, operation.from), operation.op === "move" && (returnValue.removed = document), returnValue;
		if (operation.op === "test") {
			if (returnValue.test = _areEquals(document, operation.value), returnValue.test === !1) throw new JsonPatchError("Test operation failed", "TEST_OPERATION_FAILED", index, operation, document);
			return returnValue.newDocument = document, returnValue;
		}
		if (operation.op === "remove") return returnValue.removed = document, returnValue.newDocument = null, returnValue;
		if (operation.op === "_get") return operation.value = document, returnValue;
		if (validateOperation) throw new JsonPatchError("Operation `op` property is not one of operations defined in RFC-6902", "OPERATION_OP_INVALID", index, operation, document);
		return returnValue;
	}
	mutateDocument || (document = _deepClone(document));
	var keys = (operation.path || "").split("/"), obj = document, t = 1, len = keys.length, existingPathFragment = void 0, key = void 0, validateFunction = void 0;
	for (validateFunction = typeof validateOperation == "function" ? validateOperation : validator;;) {
		if (key = keys[t], key && key.indexOf("~") != -1 && (key = unescapePathComponent(key)), banPrototypeModifications && (key == "__proto__" || key == "prototype" && t > 0 && keys[t - 1] == "constructor")) throw TypeError("JSON-Patch: modifying `__proto__` or `constructor/prototype` prop is banned for security reasons, if this was on purpose, please set `banPrototypeModifications` flag false and pass it to this function. More info in fast-json-patch README");
		if (validateOperation && existingPathFragment === void 0 && (obj[key] === void 0 ? existingPathFragment = keys.slice(0, t).join("/") : t == len - 1 && (existingPathFragment = operation.path), existingPathFragment !== void 0 && validateFunction(operation, 0, document, existingPathFragment)), t++, Array.isArray(obj)) {
			if (key === "-") key = obj.length;
			else if (validateOperation && !isInteger(key)) throw new JsonPatchError("Expected an unsigned base-10 integer value, making the new referenced value the array element with the zero-based index", "OPERATION_PATH_ILLEGAL_ARRAY_INDEX", index, operation, document);
			else isInteger(key) && (key = ~~key);
			if (t >= len) {
				if (validateOperation && operation.op === "add" && key > obj.length) throw new JsonPatchError("The specified index MUST NOT be greater than the number of elements in the array", "OPERATION_VALUE_OUT_OF_BOUNDS", index, operation, document);
				var returnValue = arrOps[operation.op].call(operation, obj, key, document);
				if (returnValue.test === !1) throw new JsonPatchError("Test operation failed", "TEST_OPERATION_FAILED", index, operation, document);
				return returnValue;
			}
		} else if (t >= len) {
			var returnValue = objOps[operation.op].call(operation, obj, key, document);
			if (returnValue.test === !1) throw new JsonPatchError("Test operation failed", "TEST_OPERATION_FAILED", index, operation, document);
			return returnValue;
		}
		if (obj = obj[key], validateOperation && t < len && (!obj || typeof obj != "object")) throw new JsonPatchError("Cannot perform operation at the desired path", "OPERATION_PATH_UNRESOLVABLE", index, operation, document);
	}
}
function applyPatch(document, patch, validateOperation, mutateDocument, banPrototypeModifications) {
	if (mutateDocument === void 0 && (mutateDocument = !0), banPrototypeModifications === void 0 && (banPrototypeModifications = !0), validateOperation && !Array.isArray(patch)) throw new JsonPatchError("Patch sequence must be an array", "SEQUENCE_NOT_AN_ARRAY");
	mutateDocument || (document = _deepClone(document));
	for (var results = Array(patch.length), i = 0, length_1 = patch.length; i < length_1; i++) results[i] = applyOperation(document, patch[i], validateOperation, !0, banPrototypeModifications, i), document = results[i].newDocument;
	return results.newDocument = document, results;
}
function applyReducer(document, operation, index) {
	var operationResult = applyOperation(document, operation);
	if (operationResult.test === !1) throw new JsonPatchError("Test operation failed", "TEST_OPERATION_FAILED", index, operation, document);
	return operationResult.newDocument;
}
function validator(operation, index, document, existingPathFragment) {
	if (typeof operation != "object" || !operation || Array.isArray(operation)) throw new JsonPatchError("Operation is not an object", "OPERATION_NOT_AN_OBJECT", index, operation, document);
	if (!objOps[operation.op]) throw new JsonPatchError("Operation `op` property is not one of operations defined in RFC-6902", "OPERATION_OP_INVALID", index, operation, document);
	if (typeof operation.path != "string") throw new JsonPatchError("Operation `path` property is not a string", "OPERATION_PATH_INVALID", index, operation, document);
	if (operation.path.indexOf("/") !== 0 && operation.path.length > 0) throw new JsonPatchError("Operation `path` property must start with \"/\"", "OPERATION_PATH_INVALID", index, operation, document);
	if ((operation.op === "move" || operation.op === "copy") && typeof operation.from != "string") throw new JsonPatchError("Operation `from` property is not present (applicable in `move` and `copy` operations)", "OPERATION_FROM_REQUIRED", index, operation, document);
	if ((operation.op === "add" || operation.op === "replace" || operation.op === "test") && operation.value === void 0) throw new JsonPatchError("Operation `value` property is not present (applicable in `add`, `replace` and `test` operations)", "OPERATION_VALUE_REQUIRED", index, operation, document);
	if ((operation.op === "add" || operation.op === "replace" || operation.op === "test") && hasUndefined(operation.value)) throw new JsonPatchError("Operation `value` property is not present (applicable in `add`, `replace` and `test` operations)", "OPERATION_VALUE_CANNOT_CONTAIN_UNDEFINED", index, operation, document);
	if (document) {
		if (operation.op == "add") {
			var pathLen = operation.path.split("/").length, existingPathLen = existingPathFragment.split("/").length;
			if (pathLen !== existingPathLen + 1 && pathLen !== existingPathLen) throw new JsonPatchError("Cannot perform an `add` operation at the desired path", "OPERATION_PATH_CANNOT_ADD", index, operation, document);
		} else if (operation.op === "replace" || operation.op === "remove" || operation.op === "_get") {
			if (operation.path !== existingPathFragment) throw new JsonPatchError("Cannot perform the operation at a path that does not exist", "OPERATION_PATH_UNRESOLVABLE", index, operation, document);
		} else if (operation.op === "move" || operation.op === "copy") {
			var error = validate([{
				op: "_get",
				path: operation.from,
				value: void 0
			}], document);
			if (error && error.name === "OPERATION_PATH_UNRESOLVABLE") throw new JsonPatchError("Cannot perform the operation from a path that does not exist", "OPERATION_FROM_UNRESOLVABLE", index, operation, document);
		}
	}
}
function validate(sequence, document, externalValidator) {
	try {
		if (!Array.isArray(sequence)) throw new JsonPatchError("Patch sequence must be an array", "SEQUENCE_NOT_AN_ARRAY");
		if (document) applyPatch(_deepClone(document), _deepClone(sequence), externalValidator || !0);
		else {
			externalValidator ||= validator;
			for (var i = 0; i < sequence.length; i++) externalValidator(sequence[i], i, document, void 0);
		}
	} catch (e) {
		if (e instanceof JsonPatchError) return e;
		throw e;
	}
}
function _areEquals(a, b) {
	if (a === b) return !0;
	if (a && b && typeof a == "object" && typeof b == "object") {
		var arrA = Array.isArray(a), arrB = Array.isArray(b), i, length, key;
		if (arrA && arrB) {
			if (length = a.length, length != b.length) return !1;
			for (i = length; i-- !== 0;) if (!_areEquals(a[i], b[i])) return !1;
			return !0;
		}
		if (arrA != arrB) return !1;
		var keys = Object.keys(a);
		if (length = keys.length, length !== Object.keys(b).length) return !1;
		for (i = length; i-- !== 0;) if (!b.hasOwnProperty(keys[i])) return !1;
		for (i = length; i-- !== 0;) if (key = keys[i], !_areEquals(a[key], b[key])) return !1;
		return !0;
	}
	return a !== a && b !== b;
}
// node_modules/fast-json-patch/module/duplex.mjs
var duplex_exports = __exportAll({
	compare: () => compare,
	generate: () => generate,
	observe: () => observe,
	unobserve: () => unobserve
}), beforeDict = new WeakMap(), Mirror = function() {
	function Mirror(obj) {
		this.observers = new Map(), this.obj = obj;
	}
	return Mirror;
}(), ObserverInfo = function() {
	function ObserverInfo(callback, observer) {
		this.callback = callback, this.observer = observer;
	}
	return ObserverInfo;
}();
function getMirror(obj) {
	return beforeDict.get(obj);
}
function getObserverFromMirror(mirror, callback) {
	return mirror.observers.get(callback);
}
function removeObserverFromMirror(mirror, observer) {
	mirror.observers.delete(observer.callback);
}
function unobserve(root, observer) {
	observer.unobserve();
}
function observe(obj, callback) {
	var patches = [], observer, mirror = getMirror(obj);
	if (!mirror) mirror = new Mirror(obj), beforeDict.set(obj, mirror);
	else {
		var observerInfo = getObserverFromMirror(mirror, callback);
		observer = observerInfo && observerInfo.observer;
	}
	if (observer) return observer;
	if (observer = {}, mirror.value = _deepClone(obj), callback) {
		observer.callback = callback, observer.next = null;
		var dirtyCheck = function() {
			generate(observer);
		}, fastCheck = function() {
			clearTimeout(observer.next), observer.next = setTimeout(dirtyCheck);
		};
		typeof window < "u" && (window.addEventListener("mouseup", fastCheck), window.addEventListener("keyup", fastCheck), window.addEventListener("mousedown", fastCheck), window.addEventListener("keydown", fastCheck), window.addEventListener("change", fastCheck));
	}
	return observer.patches = patches, observer.object = obj, observer.unobserve = function() {
		generate(observer), clearTimeout(observer.next), removeObserverFromMirror(mirror, observer), typeof window < "u" && (window.removeEventListener("mouseup", fastCheck), window.removeEventListener("keyup", fastCheck), window.removeEventListener("mousedown", fastCheck), window.removeEventListener("keydown", fastCheck), window.removeEventListener("change", fastCheck));
	}, mirror.observers.set(callback, new ObserverInfo(callback, observer)), observer;
}
function generate(observer, invertible) {
	invertible === void 0 && (invertible = !1);
	var mirror = beforeDict.get(observer.object);
	_generate(mirror.value, observer.object, observer.patches, "", invertible), observer.patches.length && applyPatch(mirror.value, observer.patches);
	var temp = observer.patches;
	return temp.length > 0 && (observer.patches = [], observer.callback && observer.callback(temp)), temp;
}
function _generate(mirror, obj, patches, path, invertible) {
	if (obj !== mirror) {
		typeof obj.toJSON == "function" && (obj = obj.toJSON());
		for (var newKeys = _objectKeys(obj), oldKeys = _objectKeys(mirror), deleted = !1, t = oldKeys.length - 1; t >= 0; t--) {
			var key = oldKeys[t], oldVal = mirror[key];
			if (hasOwnProperty(obj, key) && (obj[key] !== void 0 || oldVal === void 0 || Array.isArray(obj) !== !1)) {
				var newVal = obj[key];
				typeof oldVal == "object" && oldVal && typeof newVal == "object" && newVal && Array.isArray(oldVal) === Array.isArray(newVal) ? _generate(oldVal, newVal, patches, path + "/" + escapePathComponent(key), invertible) : oldVal !== newVal && (invertible && patches.push({
					op: "test",
					path: path + "/" + escapePathComponent(key),
					value: _deepClone(oldVal)
				}), patches.push({
					op: "replace",
					path: path + "/" + escapePathComponent(key),
					value: _deepClone(newVal)
				}));
			} else Array.isArray(mirror) === Array.isArray(obj) ? (invertible && patches.push({
				op: "test",
				path: path + "/" + escapePathComponent(key),
				value: _deepClone(oldVal)
			}), patches.push({
				op: "remove",
				path: path + "/" + escapePathComponent(key)
			}), deleted = !0) : (invertible && patches.push({
				op: "test",
				path,
				value: mirror
			}), patches.push({
				op: "replace",
				path,
				value: obj
			}));
		}
		if (deleted || newKeys.length != oldKeys.length) for (var t = 0; t < newKeys.length; t++) {
			var key = newKeys[t];
			!hasOwnProperty(mirror, key) && obj[key] !== void 0 && patches.push({
				op: "add",
				path: path + "/" + escapePathComponent(key),
				value: _deepClone(obj[key])
			});
		}
	}
}
function compare(tree1, tree2, invertible) {
	invertible === void 0 && (invertible = !1);
	var patches = [];
	return _generate(tree1, tree2, patches, "", invertible), patches;
}
// node_modules/fast-json-patch/index.mjs
var fast_json_patch_default = Object.assign({}, core_exports, duplex_exports, {
	JsonPatchError: PatchError,
	deepClone: _deepClone,
	escapePathComponent,
	unescapePathComponent
});
export { fast_json_patch_default as default };
