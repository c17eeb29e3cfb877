import comment from './comment.ts'
import type {Format} from './format.ts'
import github from './github.ts'
import json from './json.ts'
import jsonPatch from './json-patch.ts'
import markdown from './markdown.ts'
import text from './text.ts'

/** Every way to show a report, in the order that help lists them. */
export const formats: readonly Format[] = [text, json, jsonPatch, markdown, comment, github]
