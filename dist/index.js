export { K as UserError, p as checkDocuments, d as compare, f as compareDocuments, m as parseDocument } from "./chunks/core.js";
