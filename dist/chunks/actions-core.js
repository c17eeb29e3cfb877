import { i as __toESM, n as __exportAll } from "./rolldown-runtime.js";
import { n as require_tunnel, t as require_undici } from "./undici.js";
import * as os from "os";
import os$1, { EOL } from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import { constants, promises } from "fs";
import * as path from "path";
import * as http from "http";
import * as https from "https";
import * as events from "events";
import { StringDecoder } from "string_decoder";
import * as child from "child_process";
import { setTimeout as setTimeout$1 } from "timers";
// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	return input == null ? "" : typeof input == "string" || input instanceof String ? input : JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	return Object.keys(annotationProperties).length ? {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	} : {};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	let cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = "") {
	issueCommand(name, {}, message);
}
var Command = class {
	constructor(command, properties, message) {
		command ||= "missing.command", this.command = command, this.properties = properties, this.message = message;
	}
	toString() {
		let cmdStr = "::" + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = !0;
			for (let key in this.properties) if (this.properties.hasOwnProperty(key)) {
				let val = this.properties[key];
				val && (first ? first = !1 : cmdStr += ",", cmdStr += `${key}=${escapeProperty(val)}`);
			}
		}
		return cmdStr += `::${escapeData(this.message)}`, cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	let filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	let delimiter = `ghadelimiter_${crypto.randomUUID()}`, convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
// node_modules/@actions/http-client/lib/proxy.js
function getProxyUrl(reqUrl) {
	let usingSsl = reqUrl.protocol === "https:";
	if (checkBypass(reqUrl)) return;
	let proxyVar = usingSsl ? process.env.https_proxy || process.env.HTTPS_PROXY : process.env.http_proxy || process.env.HTTP_PROXY;
	if (proxyVar) try {
		return new DecodedURL(proxyVar);
	} catch {
		if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
	}
	else return;
}
function checkBypass(reqUrl) {
	if (!reqUrl.hostname) return !1;
	if (isLoopbackAddress(reqUrl.hostname)) return !0;
	let noProxy = process.env.no_proxy || process.env.NO_PROXY || "";
	if (!noProxy) return !1;
	let reqPort;
	reqUrl.port ? reqPort = Number(reqUrl.port) : reqUrl.protocol === "http:" ? reqPort = 80 : reqUrl.protocol === "https:" && (reqPort = 443);
	let upperReqHosts = [reqUrl.hostname.toUpperCase()];
	typeof reqPort == "number" && upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
	for (let upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return !0;
	return !1;
}
function isLoopbackAddress(host) {
	let hostLower = host.toLowerCase();
	return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
}
var DecodedURL = class extends URL {
	constructor(url, base) {
		super(url, base), this._decodedUsername = decodeURIComponent(super.username), this._decodedPassword = decodeURIComponent(super.password);
	}
	get username() {
		return this._decodedUsername;
	}
	get password() {
		return this._decodedPassword;
	}
}, import_tunnel = __toESM(require_tunnel(), 1), import_undici = require_undici(), __awaiter$9 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
}, HttpCodes;
(function(HttpCodes) {
	HttpCodes[HttpCodes.OK = 200] = "OK", HttpCodes[HttpCodes.MultipleChoices = 300] = "MultipleChoices", HttpCodes[HttpCodes.MovedPermanently = 301] = "MovedPermanently", HttpCodes[HttpCodes.ResourceMoved = 302] = "ResourceMoved", HttpCodes[HttpCodes.SeeOther = 303] = "SeeOther", HttpCodes[HttpCodes.NotModified = 304] = "NotModified", HttpCodes[HttpCodes.UseProxy = 305] = "UseProxy", HttpCodes[HttpCodes.SwitchProxy = 306] = "SwitchProxy", HttpCodes[HttpCodes.TemporaryRedirect = 307] = "TemporaryRedirect", HttpCodes[HttpCodes.PermanentRedirect = 308] = "PermanentRedirect", HttpCodes[HttpCodes.BadRequest = 400] = "BadRequest", HttpCodes[HttpCodes.Unauthorized = 401] = "Unauthorized", HttpCodes[HttpCodes.PaymentRequired = 402] = "PaymentRequired", HttpCodes[HttpCodes.Forbidden = 403] = "Forbidden", HttpCodes[HttpCodes.NotFound = 404] = "NotFound", HttpCodes[HttpCodes.MethodNotAllowed = 405] = "MethodNotAllowed", HttpCodes[HttpCodes.NotAcceptable = 406] = "NotAcceptable", HttpCodes[HttpCodes.ProxyAuthenticationRequired = 407] = "ProxyAuthenticationRequired", HttpCodes[HttpCodes.RequestTimeout = 408] = "RequestTimeout", HttpCodes[HttpCodes.Conflict = 409] = "Conflict", HttpCodes[HttpCodes.Gone = 410] = "Gone", HttpCodes[HttpCodes.TooManyRequests = 429] = "TooManyRequests", HttpCodes[HttpCodes.InternalServerError = 500] = "InternalServerError", HttpCodes[HttpCodes.NotImplemented = 501] = "NotImplemented", HttpCodes[HttpCodes.BadGateway = 502] = "BadGateway", HttpCodes[HttpCodes.ServiceUnavailable = 503] = "ServiceUnavailable", HttpCodes[HttpCodes.GatewayTimeout = 504] = "GatewayTimeout";
})(HttpCodes ||= {});
var Headers;
(function(Headers) {
	Headers.Accept = "accept", Headers.ContentType = "content-type";
})(Headers ||= {});
var MediaTypes;
(function(MediaTypes) {
	MediaTypes.ApplicationJson = "application/json";
})(MediaTypes ||= {});
const HttpRedirectCodes = [
	HttpCodes.MovedPermanently,
	HttpCodes.ResourceMoved,
	HttpCodes.SeeOther,
	HttpCodes.TemporaryRedirect,
	HttpCodes.PermanentRedirect
], HttpResponseRetryCodes = [
	HttpCodes.BadGateway,
	HttpCodes.ServiceUnavailable,
	HttpCodes.GatewayTimeout
], RetryableHttpVerbs = [
	"OPTIONS",
	"GET",
	"DELETE",
	"HEAD"
];
var HttpClientError = class HttpClientError extends Error {
	constructor(message, statusCode) {
		super(message), this.name = "HttpClientError", this.statusCode = statusCode, Object.setPrototypeOf(this, HttpClientError.prototype);
	}
}, HttpClientResponse = class {
	constructor(message) {
		this.message = message;
	}
	readBody() {
		return __awaiter$9(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter$9(this, void 0, void 0, function* () {
				let output = Buffer.alloc(0);
				this.message.on("data", (chunk) => {
					output = Buffer.concat([output, chunk]);
				}), this.message.on("end", () => {
					resolve(output.toString());
				});
			}));
		});
	}
	readBodyBuffer() {
		return __awaiter$9(this, void 0, void 0, function* () {
			return new Promise((resolve) => __awaiter$9(this, void 0, void 0, function* () {
				let chunks = [];
				this.message.on("data", (chunk) => {
					chunks.push(chunk);
				}), this.message.on("end", () => {
					resolve(Buffer.concat(chunks));
				});
			}));
		});
	}
}, HttpClient = class {
	constructor(userAgent, handlers, requestOptions) {
		this._ignoreSslError = !1, this._allowRedirects = !0, this._allowRedirectDowngrade = !1, this._maxRedirects = 50, this._allowRetries = !1, this._maxRetries = 1, this._keepAlive = !1, this._disposed = !1, this.userAgent = this._getUserAgentWithOrchestrationId(userAgent), this.handlers = handlers || [], this.requestOptions = requestOptions, requestOptions && (requestOptions.ignoreSslError != null && (this._ignoreSslError = requestOptions.ignoreSslError), this._socketTimeout = requestOptions.socketTimeout, requestOptions.allowRedirects != null && (this._allowRedirects = requestOptions.allowRedirects), requestOptions.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade), requestOptions.maxRedirects != null && (this._maxRedirects = Math.max(requestOptions.maxRedirects, 0)), requestOptions.keepAlive != null && (this._keepAlive = requestOptions.keepAlive), requestOptions.allowRetries != null && (this._allowRetries = requestOptions.allowRetries), requestOptions.maxRetries != null && (this._maxRetries = requestOptions.maxRetries));
	}
	options(requestUrl, additionalHeaders) {
		return __awaiter$9(this, void 0, void 0, function* () {
			return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
		});
	}
	get(requestUrl, additionalHeaders) {
		return __awaiter$9(this, void 0, void 0, function* () {
			return this.request("GET", requestUrl, null, additionalHeaders || {});
		});
	}
	del(requestUrl, additionalHeaders) {
		return __awaiter$9(this, void 0, void 0, function* () {
			return this.request("DELETE", requestUrl, null, additionalHeaders || {});
		});
	}
	post(requestUrl, data, additionalHeaders) {
		return __awaiter$9(this, void 0, void 0, function* () {
			return this.request("POST", requestUrl, data, additionalHeaders || {});
		});
	}
	patch(requestUrl, data, additionalHeaders) {
		return __awaiter$9(this, void 0, void 0, function* () {
			return this.request("PATCH", requestUrl, data, additionalHeaders || {});
		});
	}
	put(requestUrl, data, additionalHeaders) {
		return __awaiter$9(this, void 0, void 0, function* () {
			return this.request("PUT", requestUrl, data, additionalHeaders || {});
		});
	}
	head(requestUrl, additionalHeaders) {
		return __awaiter$9(this, void 0, void 0, function* () {
			return this.request("HEAD", requestUrl, null, additionalHeaders || {});
		});
	}
	sendStream(verb, requestUrl, stream, additionalHeaders) {
		return __awaiter$9(this, void 0, void 0, function* () {
			return this.request(verb, requestUrl, stream, additionalHeaders);
		});
	}
	getJson(requestUrl_1) {
		return __awaiter$9(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
			let res = yield this.get(requestUrl, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	postJson(requestUrl_1, obj_1) {
		return __awaiter$9(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			let data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson), additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			let res = yield this.post(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	putJson(requestUrl_1, obj_1) {
		return __awaiter$9(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			let data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson), additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			let res = yield this.put(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	patchJson(requestUrl_1, obj_1) {
		return __awaiter$9(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
			let data = JSON.stringify(obj, null, 2);
			additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson), additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
			let res = yield this.patch(requestUrl, data, additionalHeaders);
			return this._processResponse(res, this.requestOptions);
		});
	}
	request(verb, requestUrl, data, headers) {
		return __awaiter$9(this, void 0, void 0, function* () {
			if (this._disposed) throw Error("Client has already been disposed.");
			let parsedUrl = new URL(requestUrl), info = this._prepareRequest(verb, parsedUrl, headers), maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1, numTries = 0, response;
			do {
				if (response = yield this.requestRaw(info, data), response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
					let authenticationHandler;
					for (let handler of this.handlers) if (handler.canHandleAuthentication(response)) {
						authenticationHandler = handler;
						break;
					}
					return authenticationHandler ? authenticationHandler.handleAuthentication(this, info, data) : response;
				}
				let redirectsRemaining = this._maxRedirects;
				for (; response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0;) {
					let redirectUrl = response.message.headers.location;
					if (!redirectUrl) break;
					let parsedRedirectUrl = new URL(redirectUrl);
					if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) throw Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
					if (yield response.readBody(), parsedRedirectUrl.hostname !== parsedUrl.hostname) for (let header in headers) header.toLowerCase() === "authorization" && delete headers[header];
					info = this._prepareRequest(verb, parsedRedirectUrl, headers), response = yield this.requestRaw(info, data), redirectsRemaining--;
				}
				if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) return response;
				numTries += 1, numTries < maxTries && (yield response.readBody(), yield this._performExponentialBackoff(numTries));
			} while (numTries < maxTries);
			return response;
		});
	}
	dispose() {
		this._agent && this._agent.destroy(), this._disposed = !0;
	}
	requestRaw(info, data) {
		return __awaiter$9(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => {
				function callbackForResult(err, res) {
					err ? reject(err) : res ? resolve(res) : reject(Error("Unknown error"));
				}
				this.requestRawWithCallback(info, data, callbackForResult);
			});
		});
	}
	requestRawWithCallback(info, data, onResult) {
		typeof data == "string" && (info.options.headers || (info.options.headers = {}), info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8"));
		let callbackCalled = !1;
		function handleResult(err, res) {
			callbackCalled || (callbackCalled = !0, onResult(err, res));
		}
		let req = info.httpModule.request(info.options, (msg) => {
			handleResult(void 0, new HttpClientResponse(msg));
		}), socket;
		req.on("socket", (sock) => {
			socket = sock;
		}), req.setTimeout(this._socketTimeout || 18e4, () => {
			socket && socket.end(), handleResult(Error(`Request timeout: ${info.options.path}`));
		}), req.on("error", function(err) {
			handleResult(err);
		}), data && typeof data == "string" && req.write(data, "utf8"), data && typeof data != "string" ? (data.on("close", function() {
			req.end();
		}), data.pipe(req)) : req.end();
	}
	getAgent(serverUrl) {
		let parsedUrl = new URL(serverUrl);
		return this._getAgent(parsedUrl);
	}
	getAgentDispatcher(serverUrl) {
		let parsedUrl = new URL(serverUrl), proxyUrl = getProxyUrl(parsedUrl);
		if (proxyUrl && proxyUrl.hostname) return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
	}
	_prepareRequest(method, requestUrl, headers) {
		let info = {};
		info.parsedUrl = requestUrl;
		let usingSsl = info.parsedUrl.protocol === "https:";
		info.httpModule = usingSsl ? https : http;
		let defaultPort = usingSsl ? 443 : 80;
		if (info.options = {}, info.options.host = info.parsedUrl.hostname, info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort, info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || ""), info.options.method = method, info.options.headers = this._mergeHeaders(headers), this.userAgent != null && (info.options.headers["user-agent"] = this.userAgent), info.options.agent = this._getAgent(info.parsedUrl), this.handlers) for (let handler of this.handlers) handler.prepareRequest(info.options);
		return info;
	}
	_mergeHeaders(headers) {
		return this.requestOptions && this.requestOptions.headers ? Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {})) : lowercaseKeys(headers || {});
	}
	_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
		let clientHeader;
		if (this.requestOptions && this.requestOptions.headers) {
			let headerValue = lowercaseKeys(this.requestOptions.headers)[header];
			headerValue && (clientHeader = typeof headerValue == "number" ? headerValue.toString() : headerValue);
		}
		let additionalValue = additionalHeaders[header];
		return additionalValue === void 0 ? clientHeader === void 0 ? _default : clientHeader : typeof additionalValue == "number" ? additionalValue.toString() : additionalValue;
	}
	_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
		let clientHeader;
		if (this.requestOptions && this.requestOptions.headers) {
			let headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
			headerValue && (clientHeader = typeof headerValue == "number" ? String(headerValue) : Array.isArray(headerValue) ? headerValue.join(", ") : headerValue);
		}
		let additionalValue = additionalHeaders[Headers.ContentType];
		return additionalValue === void 0 ? clientHeader === void 0 ? _default : clientHeader : typeof additionalValue == "number" ? String(additionalValue) : Array.isArray(additionalValue) ? additionalValue.join(", ") : additionalValue;
	}
	_getAgent(parsedUrl) {
		let agent, proxyUrl = getProxyUrl(parsedUrl), useProxy = proxyUrl && proxyUrl.hostname;
		if (this._keepAlive && useProxy && (agent = this._proxyAgent), useProxy || (agent = this._agent), agent) return agent;
		let usingSsl = parsedUrl.protocol === "https:", maxSockets = 100;
		if (this.requestOptions && (maxSockets = this.requestOptions.maxSockets || http.globalAgent.maxSockets), proxyUrl && proxyUrl.hostname) {
			let agentOptions = {
				maxSockets,
				keepAlive: this._keepAlive,
				proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
					host: proxyUrl.hostname,
					port: proxyUrl.port
				})
			}, tunnelAgent, overHttps = proxyUrl.protocol === "https:";
			tunnelAgent = usingSsl ? overHttps ? import_tunnel.httpsOverHttps : import_tunnel.httpsOverHttp : overHttps ? import_tunnel.httpOverHttps : import_tunnel.httpOverHttp, agent = tunnelAgent(agentOptions), this._proxyAgent = agent;
		}
		if (!agent) {
			let options = {
				keepAlive: this._keepAlive,
				maxSockets
			};
			agent = usingSsl ? new https.Agent(options) : new http.Agent(options), this._agent = agent;
		}
		return usingSsl && this._ignoreSslError && (agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: !1 })), agent;
	}
	_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
		let proxyAgent;
		if (this._keepAlive && (proxyAgent = this._proxyAgentDispatcher), proxyAgent) return proxyAgent;
		let usingSsl = parsedUrl.protocol === "https:";
		return proxyAgent = new import_undici.ProxyAgent(Object.assign({
			uri: proxyUrl.href,
			pipelining: +!!this._keepAlive
		}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` })), this._proxyAgentDispatcher = proxyAgent, usingSsl && this._ignoreSslError && (proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: !1 })), proxyAgent;
	}
	_getUserAgentWithOrchestrationId(userAgent) {
		let baseUserAgent = userAgent || "actions/http-client", orchId = process.env.ACTIONS_ORCHESTRATION_ID;
		return orchId ? `${baseUserAgent} actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}` : baseUserAgent;
	}
	_performExponentialBackoff(retryNumber) {
		return __awaiter$9(this, void 0, void 0, function* () {
			retryNumber = Math.min(10, retryNumber);
			let ms = 5 * 2 ** retryNumber;
			return new Promise((resolve) => setTimeout(() => resolve(), ms));
		});
	}
	_processResponse(res, options) {
		return __awaiter$9(this, void 0, void 0, function* () {
			return new Promise((resolve, reject) => __awaiter$9(this, void 0, void 0, function* () {
				let statusCode = res.message.statusCode || 0, response = {
					statusCode,
					result: null,
					headers: {}
				};
				statusCode === HttpCodes.NotFound && resolve(response);
				function dateTimeDeserializer(key, value) {
					if (typeof value == "string") {
						let a = new Date(value);
						if (!isNaN(a.valueOf())) return a;
					}
					return value;
				}
				let obj, contents;
				try {
					contents = yield res.readBody(), contents && contents.length > 0 && (obj = options && options.deserializeDates ? JSON.parse(contents, dateTimeDeserializer) : JSON.parse(contents), response.result = obj), response.headers = res.message.headers;
				} catch {}
				if (statusCode > 299) {
					let msg;
					msg = obj && obj.message ? obj.message : contents && contents.length > 0 ? contents : `Failed request: (${statusCode})`;
					let err = new HttpClientError(msg, statusCode);
					err.result = response.result, reject(err);
				} else resolve(response);
			}));
		});
	}
};
const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});
// node_modules/@actions/http-client/lib/auth.js
var __awaiter$8 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
}, BearerCredentialHandler = class {
	constructor(token) {
		this.token = token;
	}
	prepareRequest(options) {
		if (!options.headers) throw Error("The request has no headers");
		options.headers.Authorization = `Bearer ${this.token}`;
	}
	canHandleAuthentication() {
		return !1;
	}
	handleAuthentication() {
		return __awaiter$8(this, void 0, void 0, function* () {
			throw Error("not implemented");
		});
	}
}, __awaiter$7 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
}, OidcClient = class OidcClient {
	static createHttpClient(allowRetry = !0, maxRetry = 10) {
		let requestOptions = {
			allowRetries: allowRetry,
			maxRetries: maxRetry
		};
		return new HttpClient("actions/oidc-client", [new BearerCredentialHandler(OidcClient.getRequestToken())], requestOptions);
	}
	static getRequestToken() {
		let token = process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
		if (!token) throw Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");
		return token;
	}
	static getIDTokenUrl() {
		let runtimeUrl = process.env.ACTIONS_ID_TOKEN_REQUEST_URL;
		if (!runtimeUrl) throw Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");
		return runtimeUrl;
	}
	static getCall(id_token_url) {
		return __awaiter$7(this, void 0, void 0, function* () {
			let id_token = (yield OidcClient.createHttpClient().getJson(id_token_url).catch((error) => {
				throw Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
			})).result?.value;
			if (!id_token) throw Error("Response json body do not have ID Token field");
			return id_token;
		});
	}
	static getIDToken(audience) {
		return __awaiter$7(this, void 0, void 0, function* () {
			try {
				let id_token_url = OidcClient.getIDTokenUrl();
				if (audience) {
					let encodedAudience = encodeURIComponent(audience);
					id_token_url = `${id_token_url}&audience=${encodedAudience}`;
				}
				debug(`ID token url is ${id_token_url}`);
				let id_token = yield OidcClient.getCall(id_token_url);
				return setSecret(id_token), id_token;
			} catch (error) {
				throw Error(`Error message: ${error.message}`);
			}
		});
	}
}, __awaiter$6 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = promises, SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY", _summary = new class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$6(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			let pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch {
				throw Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			return this._filePath = pathFromEnv, this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		let htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		return content ? `<${tag}${htmlAttrs}>${content}</${tag}>` : `<${tag}${htmlAttrs}>`;
	}
	write(options) {
		return __awaiter$6(this, void 0, void 0, function* () {
			let overwrite = !!options?.overwrite, filePath = yield this.filePath();
			return yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" }), this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$6(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: !0 });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		return this._buffer = "", this;
	}
	addRaw(text, addEOL = !1) {
		return this._buffer += text, addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(EOL);
	}
	addCodeBlock(code, lang) {
		let attrs = Object.assign({}, lang && { lang }), element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = !1) {
		let tag = ordered ? "ol" : "ul", listItems = items.map((item) => this.wrap("li", item)).join(""), element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		let tableBody = rows.map((row) => {
			let cells = row.map((cell) => {
				if (typeof cell == "string") return this.wrap("td", cell);
				let { header, data, colspan, rowspan } = cell, tag = header ? "th" : "td", attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join(""), element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		let element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		let { width, height } = options || {}, attrs = Object.assign(Object.assign({}, width && { width }), height && { height }), element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		let tag = `h${level}`, allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1", element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		let element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		let element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		let attrs = Object.assign({}, cite && { cite }), element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		let element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
}(), markdownSummary = _summary, summary = _summary;
// node_modules/@actions/core/lib/path-utils.js
function toPosixPath(pth) {
	return pth.replace(/[\\]/g, "/");
}
function toWin32Path(pth) {
	return pth.replace(/[/]/g, "\\");
}
function toPlatformPath(pth) {
	return pth.replace(/[/\\]/g, path.sep);
}
// node_modules/@actions/io/lib/io-util.js
var __awaiter$5 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs.promises, IS_WINDOWS$1 = process.platform === "win32";
fs.constants.O_RDONLY;
function exists(fsPath) {
	return __awaiter$5(this, void 0, void 0, function* () {
		try {
			yield stat(fsPath);
		} catch (err) {
			if (err.code === "ENOENT") return !1;
			throw err;
		}
		return !0;
	});
}
function isRooted(p) {
	if (p = normalizeSeparators(p), !p) throw Error("isRooted() parameter \"p\" cannot be empty");
	return IS_WINDOWS$1 ? p.startsWith("\\") || /^[A-Z]:/i.test(p) : p.startsWith("/");
}
function tryGetExecutablePath(filePath, extensions) {
	return __awaiter$5(this, void 0, void 0, function* () {
		let stats;
		try {
			stats = yield stat(filePath);
		} catch (err) {
			err.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
		}
		if (stats && stats.isFile()) {
			if (IS_WINDOWS$1) {
				let upperExt = path.extname(filePath).toUpperCase();
				if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) return filePath;
			} else if (isUnixExecutable(stats)) return filePath;
		}
		let originalFilePath = filePath;
		for (let extension of extensions) {
			filePath = originalFilePath + extension, stats = void 0;
			try {
				stats = yield stat(filePath);
			} catch (err) {
				err.code !== "ENOENT" && console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS$1) {
					try {
						let directory = path.dirname(filePath), upperName = path.basename(filePath).toUpperCase();
						for (let actualName of yield readdir(directory)) if (upperName === actualName.toUpperCase()) {
							filePath = path.join(directory, actualName);
							break;
						}
					} catch (err) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
					}
					return filePath;
				}
				if (isUnixExecutable(stats)) return filePath;
			}
		}
		return "";
	});
}
function normalizeSeparators(p) {
	return p ||= "", IS_WINDOWS$1 ? (p = p.replace(/\//g, "\\"), p.replace(/\\\\+/g, "\\")) : p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
	return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
}
// node_modules/@actions/io/lib/io.js
var __awaiter$4 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function which(tool, check) {
	return __awaiter$4(this, void 0, void 0, function* () {
		if (!tool) throw Error("parameter 'tool' is required");
		if (check) {
			let result = yield which(tool, !1);
			if (!result) throw Error(IS_WINDOWS$1 ? `Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.` : `Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			return result;
		}
		let matches = yield findInPath(tool);
		return matches && matches.length > 0 ? matches[0] : "";
	});
}
function findInPath(tool) {
	return __awaiter$4(this, void 0, void 0, function* () {
		if (!tool) throw Error("parameter 'tool' is required");
		let extensions = [];
		if (IS_WINDOWS$1 && process.env.PATHEXT) for (let extension of process.env.PATHEXT.split(path.delimiter)) extension && extensions.push(extension);
		if (isRooted(tool)) {
			let filePath = yield tryGetExecutablePath(tool, extensions);
			return filePath ? [filePath] : [];
		}
		if (tool.includes(path.sep)) return [];
		let directories = [];
		if (process.env.PATH) for (let p of process.env.PATH.split(path.delimiter)) p && directories.push(p);
		let matches = [];
		for (let directory of directories) {
			let filePath = yield tryGetExecutablePath(path.join(directory, tool), extensions);
			filePath && matches.push(filePath);
		}
		return matches;
	});
}
// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$3 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const IS_WINDOWS = process.platform === "win32";
var ToolRunner = class extends events.EventEmitter {
	constructor(toolPath, args, options) {
		if (super(), !toolPath) throw Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = toolPath, this.args = args || [], this.options = options || {};
	}
	_debug(message) {
		this.options.listeners && this.options.listeners.debug && this.options.listeners.debug(message);
	}
	_getCommandString(options, noPrefix) {
		let toolPath = this._getSpawnFileName(), args = this._getSpawnArgs(options), cmd = noPrefix ? "" : "[command]";
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				cmd += toolPath;
				for (let a of args) cmd += ` ${a}`;
			} else if (options.windowsVerbatimArguments) {
				cmd += `"${toolPath}"`;
				for (let a of args) cmd += ` ${a}`;
			} else {
				cmd += this._windowsQuoteCmdArg(toolPath);
				for (let a of args) cmd += ` ${this._windowsQuoteCmdArg(a)}`;
			}
		} else {
			cmd += toolPath;
			for (let a of args) cmd += ` ${a}`;
		}
		return cmd;
	}
	_processLineBuffer(data, strBuffer, onLine) {
		try {
			let s = strBuffer + data.toString(), n = s.indexOf(os.EOL);
			for (; n > -1;) onLine(s.substring(0, n)), s = s.substring(n + os.EOL.length), n = s.indexOf(os.EOL);
			return s;
		} catch (err) {
			return this._debug(`error processing line. Failed with error ${err}`), "";
		}
	}
	_getSpawnFileName() {
		return IS_WINDOWS && this._isCmdFile() ? process.env.COMSPEC || "cmd.exe" : this.toolPath;
	}
	_getSpawnArgs(options) {
		if (IS_WINDOWS && this._isCmdFile()) {
			let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
			for (let a of this.args) argline += " ", argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
			return argline += "\"", [argline];
		}
		return this.args;
	}
	_endsWith(str, end) {
		return str.endsWith(end);
	}
	_isCmdFile() {
		let upperToolPath = this.toolPath.toUpperCase();
		return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
	}
	_windowsQuoteCmdArg(arg) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(arg);
		if (!arg) return "\"\"";
		let cmdSpecialChars = [
			" ",
			"	",
			"&",
			"(",
			")",
			"[",
			"]",
			"{",
			"}",
			"^",
			"=",
			";",
			"!",
			"'",
			"+",
			",",
			"`",
			"~",
			"|",
			"<",
			">",
			"\""
		], needsQuotes = !1;
		for (let char of arg) if (cmdSpecialChars.some((x) => x === char)) {
			needsQuotes = !0;
			break;
		}
		if (!needsQuotes) return arg;
		let reverse = "\"", quoteHit = !0;
		for (let i = arg.length; i > 0; i--) reverse += arg[i - 1], quoteHit && arg[i - 1] === "\\" ? reverse += "\\" : arg[i - 1] === "\"" ? (quoteHit = !0, reverse += "\"") : quoteHit = !1;
		return reverse += "\"", reverse.split("").reverse().join("");
	}
	_uvQuoteCmdArg(arg) {
		if (!arg) return "\"\"";
		if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) return arg;
		if (!arg.includes("\"") && !arg.includes("\\")) return `"${arg}"`;
		let reverse = "\"", quoteHit = !0;
		for (let i = arg.length; i > 0; i--) reverse += arg[i - 1], quoteHit && arg[i - 1] === "\\" ? reverse += "\\" : arg[i - 1] === "\"" ? (quoteHit = !0, reverse += "\\") : quoteHit = !1;
		return reverse += "\"", reverse.split("").reverse().join("");
	}
	_cloneExecOptions(options) {
		options ||= {};
		let result = {
			cwd: options.cwd || process.cwd(),
			env: options.env || process.env,
			silent: options.silent || !1,
			windowsVerbatimArguments: options.windowsVerbatimArguments || !1,
			failOnStdErr: options.failOnStdErr || !1,
			ignoreReturnCode: options.ignoreReturnCode || !1,
			delay: options.delay || 1e4
		};
		return result.outStream = options.outStream || process.stdout, result.errStream = options.errStream || process.stderr, result;
	}
	_getSpawnOptions(options, toolPath) {
		options ||= {};
		let result = {};
		return result.cwd = options.cwd, result.env = options.env, result.windowsVerbatimArguments = options.windowsVerbatimArguments || this._isCmdFile(), options.windowsVerbatimArguments && (result.argv0 = `"${toolPath}"`), result;
	}
	exec() {
		return __awaiter$3(this, void 0, void 0, function* () {
			return !isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS && this.toolPath.includes("\\")) && (this.toolPath = path.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath)), this.toolPath = yield which(this.toolPath, !0), new Promise((resolve, reject) => __awaiter$3(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`), this._debug("arguments:");
				for (let arg of this.args) this._debug(`   ${arg}`);
				let optionsNonNull = this._cloneExecOptions(this.options);
				!optionsNonNull.silent && optionsNonNull.outStream && optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os.EOL);
				let state = new ExecState(optionsNonNull, this.toolPath);
				if (state.on("debug", (message) => {
					this._debug(message);
				}), this.options.cwd && !(yield exists(this.options.cwd))) return reject(Error(`The cwd: ${this.options.cwd} does not exist!`));
				let fileName = this._getSpawnFileName(), cp = child.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName)), stdbuffer = "";
				cp.stdout && cp.stdout.on("data", (data) => {
					this.options.listeners && this.options.listeners.stdout && this.options.listeners.stdout(data), !optionsNonNull.silent && optionsNonNull.outStream && optionsNonNull.outStream.write(data), stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
						this.options.listeners && this.options.listeners.stdline && this.options.listeners.stdline(line);
					});
				});
				let errbuffer = "";
				if (cp.stderr && cp.stderr.on("data", (data) => {
					state.processStderr = !0, this.options.listeners && this.options.listeners.stderr && this.options.listeners.stderr(data), !optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream && (optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream).write(data), errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
						this.options.listeners && this.options.listeners.errline && this.options.listeners.errline(line);
					});
				}), cp.on("error", (err) => {
					state.processError = err.message, state.processExited = !0, state.processClosed = !0, state.CheckComplete();
				}), cp.on("exit", (code) => {
					state.processExitCode = code, state.processExited = !0, this._debug(`Exit code ${code} received from tool '${this.toolPath}'`), state.CheckComplete();
				}), cp.on("close", (code) => {
					state.processExitCode = code, state.processExited = !0, state.processClosed = !0, this._debug(`STDIO streams have closed for tool '${this.toolPath}'`), state.CheckComplete();
				}), state.on("done", (error, exitCode) => {
					stdbuffer.length > 0 && this.emit("stdline", stdbuffer), errbuffer.length > 0 && this.emit("errline", errbuffer), cp.removeAllListeners(), error ? reject(error) : resolve(exitCode);
				}), this.options.input) {
					if (!cp.stdin) throw Error("child process missing stdin");
					cp.stdin.end(this.options.input);
				}
			}));
		});
	}
};
function argStringToArray(argString) {
	let args = [], inQuotes = !1, escaped = !1, arg = "";
	function append(c) {
		escaped && c !== "\"" && (arg += "\\"), arg += c, escaped = !1;
	}
	for (let i = 0; i < argString.length; i++) {
		let c = argString.charAt(i);
		c === "\"" ? escaped ? append(c) : inQuotes = !inQuotes : c === "\\" && escaped ? append(c) : c === "\\" && inQuotes ? escaped = !0 : c === " " && !inQuotes ? arg.length > 0 && (args.push(arg), arg = "") : append(c);
	}
	return arg.length > 0 && args.push(arg.trim()), args;
}
var ExecState = class ExecState extends events.EventEmitter {
	constructor(options, toolPath) {
		if (super(), this.processClosed = !1, this.processError = "", this.processExitCode = 0, this.processExited = !1, this.processStderr = !1, this.delay = 1e4, this.done = !1, this.timeout = null, !toolPath) throw Error("toolPath must not be empty");
		this.options = options, this.toolPath = toolPath, options.delay && (this.delay = options.delay);
	}
	CheckComplete() {
		this.done || (this.processClosed ? this._setResult() : this.processExited && (this.timeout = setTimeout$1(ExecState.HandleTimeout, this.delay, this)));
	}
	_debug(message) {
		this.emit("debug", message);
	}
	_setResult() {
		let error;
		this.processExited && (this.processError ? error = Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`) : this.processExitCode !== 0 && !this.options.ignoreReturnCode ? error = Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`) : this.processStderr && this.options.failOnStdErr && (error = Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))), this.timeout &&= (clearTimeout(this.timeout), null), this.done = !0, this.emit("done", error, this.processExitCode);
	}
	static HandleTimeout(state) {
		if (!state.done) {
			if (!state.processClosed && state.processExited) {
				let message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
				state._debug(message);
			}
			state._setResult();
		}
	}
}, __awaiter$2 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
function exec(commandLine, args, options) {
	return __awaiter$2(this, void 0, void 0, function* () {
		let commandArgs = argStringToArray(commandLine);
		if (commandArgs.length === 0) throw Error("Parameter 'commandLine' cannot be null or empty.");
		let toolPath = commandArgs[0];
		return args = commandArgs.slice(1).concat(args || []), new ToolRunner(toolPath, args, options).exec();
	});
}
function getExecOutput(commandLine, args, options) {
	return __awaiter$2(this, void 0, void 0, function* () {
		let stdout = "", stderr = "", stdoutDecoder = new StringDecoder("utf8"), stderrDecoder = new StringDecoder("utf8"), originalStdoutListener = options?.listeners?.stdout, originalStdErrListener = options?.listeners?.stderr, listeners = Object.assign(Object.assign({}, options?.listeners), {
			stdout: (data) => {
				stdout += stdoutDecoder.write(data), originalStdoutListener && originalStdoutListener(data);
			},
			stderr: (data) => {
				stderr += stderrDecoder.write(data), originalStdErrListener && originalStdErrListener(data);
			}
		}), exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
		return stdout += stdoutDecoder.end(), stderr += stderrDecoder.end(), {
			exitCode,
			stdout,
			stderr
		};
	});
}
// node_modules/@actions/core/lib/platform.js
var platform_exports = __exportAll({
	arch: () => arch,
	getDetails: () => getDetails,
	isLinux: () => isLinux,
	isMacOS: () => isMacOS,
	isWindows: () => isWindows,
	platform: () => platform
}), __awaiter$1 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const getWindowsInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	let { stdout: version } = yield getExecOutput("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Version\"", void 0, { silent: !0 }), { stdout: name } = yield getExecOutput("powershell -command \"(Get-CimInstance -ClassName Win32_OperatingSystem).Caption\"", void 0, { silent: !0 });
	return {
		name: name.trim(),
		version: version.trim()
	};
}), getMacOsInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	let { stdout } = yield getExecOutput("sw_vers", void 0, { silent: !0 }), version = stdout.match(/ProductVersion:\s*(.+)/)?.[1] ?? "";
	return {
		name: stdout.match(/ProductName:\s*(.+)/)?.[1] ?? "",
		version
	};
}), getLinuxInfo = () => __awaiter$1(void 0, void 0, void 0, function* () {
	let { stdout } = yield getExecOutput("lsb_release", [
		"-i",
		"-r",
		"-s"
	], { silent: !0 }), [name, version] = stdout.trim().split("\n");
	return {
		name,
		version
	};
}), platform = os$1.platform(), arch = os$1.arch(), isWindows = platform === "win32", isMacOS = platform === "darwin", isLinux = platform === "linux";
function getDetails() {
	return __awaiter$1(this, void 0, void 0, function* () {
		return Object.assign(Object.assign({}, yield isWindows ? getWindowsInfo() : isMacOS ? getMacOsInfo() : getLinuxInfo()), {
			platform,
			arch,
			isWindows,
			isMacOS,
			isLinux
		});
	});
}
// node_modules/@actions/core/lib/core.js
var __awaiter = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P ||= Promise)(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator.throw(value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
}, ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode.Success = 0] = "Success", ExitCode[ExitCode.Failure = 1] = "Failure";
})(ExitCode ||= {});
function exportVariable(name, val) {
	let convertedVal = toCommandValue(val);
	if (process.env[name] = convertedVal, process.env.GITHUB_ENV) return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
	issueCommand("set-env", { name }, convertedVal);
}
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function addPath(inputPath) {
	process.env.GITHUB_PATH ? issueFileCommand("PATH", inputPath) : issueCommand("add-path", {}, inputPath), process.env.PATH = `${inputPath}${path.delimiter}${process.env.PATH}`;
}
function getInput(name, options) {
	let val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw Error(`Input required and not supplied: ${name}`);
	return options && options.trimWhitespace === !1 ? val : val.trim();
}
function getMultilineInput(name, options) {
	let inputs = getInput(name, options).split("\n").filter((x) => x !== "");
	return options && options.trimWhitespace === !1 ? inputs : inputs.map((input) => input.trim());
}
function getBooleanInput(name, options) {
	let trueValue = [
		"true",
		"True",
		"TRUE"
	], falseValue = [
		"false",
		"False",
		"FALSE"
	], val = getInput(name, options);
	if (trueValue.includes(val)) return !0;
	if (falseValue.includes(val)) return !1;
	throw TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\nSupport boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
function setOutput(name, value) {
	if (process.env.GITHUB_OUTPUT) return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os.EOL), issueCommand("set-output", { name }, toCommandValue(value));
}
function setCommandEcho(enabled) {
	issue("echo", enabled ? "on" : "off");
}
function setFailed(message) {
	process.exitCode = ExitCode.Failure, error(message);
}
function isDebug() {
	return process.env.RUNNER_DEBUG === "1";
}
function debug(message) {
	issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
	process.stdout.write(message + os.EOL);
}
function startGroup(name) {
	issue("group", name);
}
function endGroup() {
	issue("endgroup");
}
function group(name, fn) {
	return __awaiter(this, void 0, void 0, function* () {
		startGroup(name);
		let result;
		try {
			result = yield fn();
		} finally {
			endGroup();
		}
		return result;
	});
}
function saveState(name, value) {
	if (process.env.GITHUB_STATE) return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
	issueCommand("save-state", { name }, toCommandValue(value));
}
function getState(name) {
	return process.env[`STATE_${name}`] || "";
}
function getIDToken(aud) {
	return __awaiter(this, void 0, void 0, function* () {
		return yield OidcClient.getIDToken(aud);
	});
}
export { ExitCode, addPath, debug, endGroup, error, exportVariable, getBooleanInput, getIDToken, getInput, getMultilineInput, getState, group, info, isDebug, markdownSummary, notice, platform_exports as platform, saveState, setCommandEcho, setFailed, setOutput, setSecret, startGroup, summary, toPlatformPath, toPosixPath, toWin32Path, warning };
