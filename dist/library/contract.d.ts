import * as v from 'valibot';
declare const level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
declare const verdict: v.SchemaWithPipe<readonly [v.PicklistSchema<["breaking", "review", "compatible", "noise", "identical"], undefined>, v.DescriptionAction<"breaking" | "compatible" | "identical" | "noise" | "review", "An error, a warning, only notices, no change in facts, the same bytes; accepted findings do not count">]>;
declare const direction: v.SchemaWithPipe<readonly [v.PicklistSchema<["narrowed", "widened", "shifted"], undefined>, v.DescriptionAction<"narrowed" | "shifted" | "widened", "Whether what the row declares became less, more, or some of both">]>;
declare const noiseClass: v.PicklistSchema<["moved", "reordered", "reformatted"], undefined>;
export declare const acceptedSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
    readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
}, undefined>, v.DescriptionAction<{
    reason: string;
    until?: string | undefined;
    by: string;
}, "A recorded decision that the finding, or one field of it, is fine">]>;
export declare const rowSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
    readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
    readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
    readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
    readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
    readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
    }, undefined>, v.DescriptionAction<{
        path: string;
        line?: number | undefined;
    }, "Where the row says it is declared">]>, undefined>;
}, undefined>, v.DescriptionAction<{
    line: number;
    key: string[];
    text: string[];
    source: string[];
    extra?: string[] | undefined;
    declaredAt?: {
        path: string;
        line?: number | undefined;
    } | undefined;
}, "One row on one side">]>;
export declare const fieldSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly column: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
    readonly old: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value before; absent where the field was. {\"$number\": \"…\"} is an exact number">]>, undefined>;
    readonly new: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value after; absent where the field is">]>, undefined>;
    readonly direction: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<["narrowed", "widened", "shifted"], undefined>, v.DescriptionAction<"narrowed" | "shifted" | "widened", "Whether what the row declares became less, more, or some of both">]>, undefined>;
    readonly equalAdmission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, "Written differently, admits the same set">]>, undefined>;
    readonly shift: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.DescriptionAction<number, "By how much a number grew in every row of the finding; `old` and `new` list them row by row">]>, undefined>;
    readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
    readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    }, undefined>, v.DescriptionAction<{
        reason: string;
        until?: string | undefined;
        by: string;
    }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
}, undefined>, v.DescriptionAction<{
    column: string;
    path: string;
    rule: string;
    level: "error" | "notice" | "off" | "warning";
    old?: unknown;
    new?: unknown;
    direction?: "narrowed" | "shifted" | "widened" | undefined;
    equalAdmission?: boolean | undefined;
    shift?: number | undefined;
    fingerprint: string;
    accepted?: {
        reason: string;
        until?: string | undefined;
        by: string;
    } | undefined;
}, "One field of a changed row">]>;
declare const subject: v.PicklistSchema<["row", "column", "table", "document", "prose", "coverage"], undefined>;
declare const action: v.PicklistSchema<["added", "removed", "changed", "renamed", "relocated", "split", "merged"], undefined>;
export declare const findingSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly subject: v.PicklistSchema<["row", "column", "table", "document", "prose", "coverage"], undefined>;
    readonly action: v.PicklistSchema<["added", "removed", "changed", "renamed", "relocated", "split", "merged"], undefined>;
    readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
    readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
    readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
    readonly previousKey: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
    readonly similarity: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>, v.DescriptionAction<number, "How alike the renamed rows are">]>, undefined>;
    readonly fromTable: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
    readonly cause: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
    readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
    readonly oldLine: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
    readonly old: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
        readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
        readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            path: string;
            line?: number | undefined;
        }, "Where the row says it is declared">]>, undefined>;
    }, undefined>, v.DescriptionAction<{
        line: number;
        key: string[];
        text: string[];
        source: string[];
        extra?: string[] | undefined;
        declaredAt?: {
            path: string;
            line?: number | undefined;
        } | undefined;
    }, "One row on one side">]>, undefined>, v.DescriptionAction<{
        line: number;
        key: string[];
        text: string[];
        source: string[];
        extra?: string[] | undefined;
        declaredAt?: {
            path: string;
            line?: number | undefined;
        } | undefined;
    }[], "Rows before: all those of a group, a split or a removed table">]>;
    readonly new: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
        readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
        readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            path: string;
            line?: number | undefined;
        }, "Where the row says it is declared">]>, undefined>;
    }, undefined>, v.DescriptionAction<{
        line: number;
        key: string[];
        text: string[];
        source: string[];
        extra?: string[] | undefined;
        declaredAt?: {
            path: string;
            line?: number | undefined;
        } | undefined;
    }, "One row on one side">]>, undefined>, v.DescriptionAction<{
        line: number;
        key: string[];
        text: string[];
        source: string[];
        extra?: string[] | undefined;
        declaredAt?: {
            path: string;
            line?: number | undefined;
        } | undefined;
    }[], "Rows after: all those of a group, a merge or an added table">]>;
    readonly fields: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly column: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
        readonly old: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value before; absent where the field was. {\"$number\": \"…\"} is an exact number">]>, undefined>;
        readonly new: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value after; absent where the field is">]>, undefined>;
        readonly direction: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<["narrowed", "widened", "shifted"], undefined>, v.DescriptionAction<"narrowed" | "shifted" | "widened", "Whether what the row declares became less, more, or some of both">]>, undefined>;
        readonly equalAdmission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, "Written differently, admits the same set">]>, undefined>;
        readonly shift: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.DescriptionAction<number, "By how much a number grew in every row of the finding; `old` and `new` list them row by row">]>, undefined>;
        readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
        readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>, v.DescriptionAction<{
            reason: string;
            until?: string | undefined;
            by: string;
        }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
    }, undefined>, v.DescriptionAction<{
        column: string;
        path: string;
        rule: string;
        level: "error" | "notice" | "off" | "warning";
        old?: unknown;
        new?: unknown;
        direction?: "narrowed" | "shifted" | "widened" | undefined;
        equalAdmission?: boolean | undefined;
        shift?: number | undefined;
        fingerprint: string;
        accepted?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
    }, "One field of a changed row">]>, undefined>;
    readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    }, undefined>, v.DescriptionAction<{
        reason: string;
        until?: string | undefined;
        by: string;
    }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
    readonly expired: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    }, undefined>, v.DescriptionAction<{
        reason: string;
        until?: string | undefined;
        by: string;
    }, "A recorded decision that the finding, or one field of it, is fine">]>, v.DescriptionAction<{
        reason: string;
        until?: string | undefined;
        by: string;
    }, "An acceptance whose last day is over">]>, undefined>;
}, undefined>, v.DescriptionAction<{
    subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
    action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
    rule: string;
    level: "error" | "notice" | "off" | "warning";
    message: string;
    fingerprint: string;
    key: string[];
    previousKey?: string[] | undefined;
    similarity?: number | undefined;
    fromTable?: string | undefined;
    cause?: string | undefined;
    line?: number | undefined;
    oldLine?: number | undefined;
    old: {
        line: number;
        key: string[];
        text: string[];
        source: string[];
        extra?: string[] | undefined;
        declaredAt?: {
            path: string;
            line?: number | undefined;
        } | undefined;
    }[];
    new: {
        line: number;
        key: string[];
        text: string[];
        source: string[];
        extra?: string[] | undefined;
        declaredAt?: {
            path: string;
            line?: number | undefined;
        } | undefined;
    }[];
    fields: {
        column: string;
        path: string;
        rule: string;
        level: "error" | "notice" | "off" | "warning";
        old?: unknown;
        new?: unknown;
        direction?: "narrowed" | "shifted" | "widened" | undefined;
        equalAdmission?: boolean | undefined;
        shift?: number | undefined;
        fingerprint: string;
        accepted?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
    }[];
    accepted?: {
        reason: string;
        until?: string | undefined;
        by: string;
    } | undefined;
    expired?: {
        reason: string;
        until?: string | undefined;
        by: string;
    } | undefined;
}, "A change with its level">]>;
export declare const diagnosticSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
    readonly status: v.SchemaWithPipe<readonly [v.PicklistSchema<["introduced", "standing", "resolved"], undefined>, v.DescriptionAction<"introduced" | "resolved" | "standing", "Only what came in between old and new counts">]>;
    readonly side: v.PicklistSchema<["old", "new"], undefined>;
    readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
    readonly column: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
    readonly table: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
    readonly key: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
    readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>, v.DescriptionAction<number[], "All rows it is about">]>, undefined>;
    readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
    readonly cause: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
    readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    }, undefined>, v.DescriptionAction<{
        reason: string;
        until?: string | undefined;
        by: string;
    }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
    readonly expired: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    }, undefined>, v.DescriptionAction<{
        reason: string;
        until?: string | undefined;
        by: string;
    }, "A recorded decision that the finding, or one field of it, is fine">]>, v.DescriptionAction<{
        reason: string;
        until?: string | undefined;
        by: string;
    }, "An acceptance whose last day is over">]>, undefined>;
}, undefined>, v.DescriptionAction<{
    rule: string;
    level: "error" | "notice" | "off" | "warning";
    status: "introduced" | "resolved" | "standing";
    side: "new" | "old";
    line: number;
    column?: number | undefined;
    table?: string | undefined;
    key?: string[] | undefined;
    rows?: number[] | undefined;
    message: string;
    fingerprint: string;
    cause?: string | undefined;
    accepted?: {
        reason: string;
        until?: string | undefined;
        by: string;
    } | undefined;
    expired?: {
        reason: string;
        until?: string | undefined;
        by: string;
    } | undefined;
}, "Something wrong inside one document">]>;
declare const noiseRow: v.ObjectSchema<{
    readonly class: v.PicklistSchema<["moved", "reordered", "reformatted"], undefined>;
    readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
    readonly oldLine: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
    readonly newLine: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
    readonly columns: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
}, undefined>;
export declare const tableSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly heading: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
    readonly previousHeading: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
    readonly status: v.PicklistSchema<["matched", "added", "removed", "renamed"], undefined>;
    readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
    readonly columns: v.ObjectSchema<{
        readonly old: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly new: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly matched: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictTupleSchema<[v.NumberSchema<undefined>, v.NumberSchema<undefined>], undefined>, undefined>, v.DescriptionAction<[number, number][], "Index pairs of the same column">]>;
    }, undefined>;
    readonly syntax: v.PicklistSchema<["gfm", "html"], undefined>;
    readonly rows: v.ObjectSchema<{
        readonly old: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly new: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly equal: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly moved: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly reordered: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly reformatted: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    }, undefined>;
    readonly findings: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly subject: v.PicklistSchema<["row", "column", "table", "document", "prose", "coverage"], undefined>;
        readonly action: v.PicklistSchema<["added", "removed", "changed", "renamed", "relocated", "split", "merged"], undefined>;
        readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
        readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
        readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly previousKey: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
        readonly similarity: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>, v.DescriptionAction<number, "How alike the renamed rows are">]>, undefined>;
        readonly fromTable: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly cause: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
        readonly oldLine: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
        readonly old: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
            readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
            readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                path: string;
                line?: number | undefined;
            }, "Where the row says it is declared">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }, "One row on one side">]>, undefined>, v.DescriptionAction<{
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[], "Rows before: all those of a group, a split or a removed table">]>;
        readonly new: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
            readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
            readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                path: string;
                line?: number | undefined;
            }, "Where the row says it is declared">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }, "One row on one side">]>, undefined>, v.DescriptionAction<{
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[], "Rows after: all those of a group, a merge or an added table">]>;
        readonly fields: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly column: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
            readonly old: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value before; absent where the field was. {\"$number\": \"…\"} is an exact number">]>, undefined>;
            readonly new: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value after; absent where the field is">]>, undefined>;
            readonly direction: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<["narrowed", "widened", "shifted"], undefined>, v.DescriptionAction<"narrowed" | "shifted" | "widened", "Whether what the row declares became less, more, or some of both">]>, undefined>;
            readonly equalAdmission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, "Written differently, admits the same set">]>, undefined>;
            readonly shift: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.DescriptionAction<number, "By how much a number grew in every row of the finding; `old` and `new` list them row by row">]>, undefined>;
            readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
            readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            }, undefined>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            column: string;
            path: string;
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            old?: unknown;
            new?: unknown;
            direction?: "narrowed" | "shifted" | "widened" | undefined;
            equalAdmission?: boolean | undefined;
            shift?: number | undefined;
            fingerprint: string;
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }, "One field of a changed row">]>, undefined>;
        readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>, v.DescriptionAction<{
            reason: string;
            until?: string | undefined;
            by: string;
        }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
        readonly expired: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>, v.DescriptionAction<{
            reason: string;
            until?: string | undefined;
            by: string;
        }, "A recorded decision that the finding, or one field of it, is fine">]>, v.DescriptionAction<{
            reason: string;
            until?: string | undefined;
            by: string;
        }, "An acceptance whose last day is over">]>, undefined>;
    }, undefined>, v.DescriptionAction<{
        subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
        action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
        rule: string;
        level: "error" | "notice" | "off" | "warning";
        message: string;
        fingerprint: string;
        key: string[];
        previousKey?: string[] | undefined;
        similarity?: number | undefined;
        fromTable?: string | undefined;
        cause?: string | undefined;
        line?: number | undefined;
        oldLine?: number | undefined;
        old: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[];
        new: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[];
        fields: {
            column: string;
            path: string;
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            old?: unknown;
            new?: unknown;
            direction?: "narrowed" | "shifted" | "widened" | undefined;
            equalAdmission?: boolean | undefined;
            shift?: number | undefined;
            fingerprint: string;
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
        accepted?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
        expired?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
    }, "A change with its level">]>, undefined>;
    readonly restated: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly old: v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
            readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
            readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                path: string;
                line?: number | undefined;
            }, "Where the row says it is declared">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }, "One row on one side">]>;
        readonly new: v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
            readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
            readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                path: string;
                line?: number | undefined;
            }, "Where the row says it is declared">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }, "One row on one side">]>;
    }, undefined>, undefined>, v.DescriptionAction<{
        old: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        };
        new: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        };
    }[], "Rows equal in value whose visible text differs: the order of a set, 1 and 1.0">]>;
    readonly noise: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly class: v.PicklistSchema<["moved", "reordered", "reformatted"], undefined>;
        readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly oldLine: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
        readonly newLine: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
        readonly columns: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
    }, undefined>, undefined>, v.DescriptionAction<{
        class: "moved" | "reformatted" | "reordered";
        key: string[];
        oldLine: number;
        newLine: number;
        columns: string[];
    }[], "Row by row, with --noise">]>, undefined>;
}, undefined>, v.DescriptionAction<{
    id: string;
    type: string;
    heading: string[];
    previousHeading?: string[] | undefined;
    status: "added" | "matched" | "removed" | "renamed";
    key: string[];
    columns: {
        old: string[];
        new: string[];
        matched: [number, number][];
    };
    syntax: "gfm" | "html";
    rows: {
        old: number;
        new: number;
        equal: number;
        moved: number;
        reordered: number;
        reformatted: number;
    };
    findings: {
        subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
        action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
        rule: string;
        level: "error" | "notice" | "off" | "warning";
        message: string;
        fingerprint: string;
        key: string[];
        previousKey?: string[] | undefined;
        similarity?: number | undefined;
        fromTable?: string | undefined;
        cause?: string | undefined;
        line?: number | undefined;
        oldLine?: number | undefined;
        old: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[];
        new: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[];
        fields: {
            column: string;
            path: string;
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            old?: unknown;
            new?: unknown;
            direction?: "narrowed" | "shifted" | "widened" | undefined;
            equalAdmission?: boolean | undefined;
            shift?: number | undefined;
            fingerprint: string;
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
        accepted?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
        expired?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
    }[];
    restated: {
        old: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        };
        new: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        };
    }[];
    noise?: {
        class: "moved" | "reformatted" | "reordered";
        key: string[];
        oldLine: number;
        newLine: number;
        columns: string[];
    }[] | undefined;
}, "One table of both revisions">]>;
export declare const sideSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
    readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
    readonly revision: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
    readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
}, undefined>, v.DescriptionAction<{
    label: string;
    path?: string | undefined;
    revision?: string | undefined;
    bytes: number;
}, "A document at one revision">]>;
export declare const documentSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly status: v.PicklistSchema<["matched", "added", "removed", "renamed"], undefined>;
    readonly verdict: v.SchemaWithPipe<readonly [v.PicklistSchema<["breaking", "review", "compatible", "noise", "identical"], undefined>, v.DescriptionAction<"breaking" | "compatible" | "identical" | "noise" | "review", "An error, a warning, only notices, no change in facts, the same bytes; accepted findings do not count">]>;
    readonly old: v.NullableSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly revision: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    }, undefined>, v.DescriptionAction<{
        label: string;
        path?: string | undefined;
        revision?: string | undefined;
        bytes: number;
    }, "A document at one revision">]>, undefined>;
    readonly new: v.NullableSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly revision: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    }, undefined>, v.DescriptionAction<{
        label: string;
        path?: string | undefined;
        revision?: string | undefined;
        bytes: number;
    }, "A document at one revision">]>, undefined>;
    readonly findings: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly subject: v.PicklistSchema<["row", "column", "table", "document", "prose", "coverage"], undefined>;
        readonly action: v.PicklistSchema<["added", "removed", "changed", "renamed", "relocated", "split", "merged"], undefined>;
        readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
        readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
        readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly previousKey: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
        readonly similarity: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>, v.DescriptionAction<number, "How alike the renamed rows are">]>, undefined>;
        readonly fromTable: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly cause: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
        readonly oldLine: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
        readonly old: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
            readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
            readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                path: string;
                line?: number | undefined;
            }, "Where the row says it is declared">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }, "One row on one side">]>, undefined>, v.DescriptionAction<{
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[], "Rows before: all those of a group, a split or a removed table">]>;
        readonly new: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
            readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
            readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                path: string;
                line?: number | undefined;
            }, "Where the row says it is declared">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }, "One row on one side">]>, undefined>, v.DescriptionAction<{
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[], "Rows after: all those of a group, a merge or an added table">]>;
        readonly fields: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly column: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
            readonly old: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value before; absent where the field was. {\"$number\": \"…\"} is an exact number">]>, undefined>;
            readonly new: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value after; absent where the field is">]>, undefined>;
            readonly direction: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<["narrowed", "widened", "shifted"], undefined>, v.DescriptionAction<"narrowed" | "shifted" | "widened", "Whether what the row declares became less, more, or some of both">]>, undefined>;
            readonly equalAdmission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, "Written differently, admits the same set">]>, undefined>;
            readonly shift: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.DescriptionAction<number, "By how much a number grew in every row of the finding; `old` and `new` list them row by row">]>, undefined>;
            readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
            readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            }, undefined>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            column: string;
            path: string;
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            old?: unknown;
            new?: unknown;
            direction?: "narrowed" | "shifted" | "widened" | undefined;
            equalAdmission?: boolean | undefined;
            shift?: number | undefined;
            fingerprint: string;
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }, "One field of a changed row">]>, undefined>;
        readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>, v.DescriptionAction<{
            reason: string;
            until?: string | undefined;
            by: string;
        }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
        readonly expired: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>, v.DescriptionAction<{
            reason: string;
            until?: string | undefined;
            by: string;
        }, "A recorded decision that the finding, or one field of it, is fine">]>, v.DescriptionAction<{
            reason: string;
            until?: string | undefined;
            by: string;
        }, "An acceptance whose last day is over">]>, undefined>;
    }, undefined>, v.DescriptionAction<{
        subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
        action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
        rule: string;
        level: "error" | "notice" | "off" | "warning";
        message: string;
        fingerprint: string;
        key: string[];
        previousKey?: string[] | undefined;
        similarity?: number | undefined;
        fromTable?: string | undefined;
        cause?: string | undefined;
        line?: number | undefined;
        oldLine?: number | undefined;
        old: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[];
        new: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[];
        fields: {
            column: string;
            path: string;
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            old?: unknown;
            new?: unknown;
            direction?: "narrowed" | "shifted" | "widened" | undefined;
            equalAdmission?: boolean | undefined;
            shift?: number | undefined;
            fingerprint: string;
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
        accepted?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
        expired?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
    }, "A change with its level">]>, undefined>, v.DescriptionAction<{
        subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
        action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
        rule: string;
        level: "error" | "notice" | "off" | "warning";
        message: string;
        fingerprint: string;
        key: string[];
        previousKey?: string[] | undefined;
        similarity?: number | undefined;
        fromTable?: string | undefined;
        cause?: string | undefined;
        line?: number | undefined;
        oldLine?: number | undefined;
        old: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[];
        new: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[];
        fields: {
            column: string;
            path: string;
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            old?: unknown;
            new?: unknown;
            direction?: "narrowed" | "shifted" | "widened" | undefined;
            equalAdmission?: boolean | undefined;
            shift?: number | undefined;
            fingerprint: string;
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
        accepted?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
        expired?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
    }[], "Of the document, its prose and its coverage">]>;
    readonly tables: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly heading: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly previousHeading: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
        readonly status: v.PicklistSchema<["matched", "added", "removed", "renamed"], undefined>;
        readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        readonly columns: v.ObjectSchema<{
            readonly old: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly new: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly matched: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictTupleSchema<[v.NumberSchema<undefined>, v.NumberSchema<undefined>], undefined>, undefined>, v.DescriptionAction<[number, number][], "Index pairs of the same column">]>;
        }, undefined>;
        readonly syntax: v.PicklistSchema<["gfm", "html"], undefined>;
        readonly rows: v.ObjectSchema<{
            readonly old: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
            readonly new: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
            readonly equal: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
            readonly moved: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
            readonly reordered: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
            readonly reformatted: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        }, undefined>;
        readonly findings: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly subject: v.PicklistSchema<["row", "column", "table", "document", "prose", "coverage"], undefined>;
            readonly action: v.PicklistSchema<["added", "removed", "changed", "renamed", "relocated", "split", "merged"], undefined>;
            readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
            readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
            readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly previousKey: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
            readonly similarity: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>, v.DescriptionAction<number, "How alike the renamed rows are">]>, undefined>;
            readonly fromTable: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly cause: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly oldLine: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly old: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    path: string;
                    line?: number | undefined;
                }, "Where the row says it is declared">]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }, "One row on one side">]>, undefined>, v.DescriptionAction<{
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[], "Rows before: all those of a group, a split or a removed table">]>;
            readonly new: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    path: string;
                    line?: number | undefined;
                }, "Where the row says it is declared">]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }, "One row on one side">]>, undefined>, v.DescriptionAction<{
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[], "Rows after: all those of a group, a merge or an added table">]>;
            readonly fields: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly column: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
                readonly old: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value before; absent where the field was. {\"$number\": \"…\"} is an exact number">]>, undefined>;
                readonly new: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value after; absent where the field is">]>, undefined>;
                readonly direction: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<["narrowed", "widened", "shifted"], undefined>, v.DescriptionAction<"narrowed" | "shifted" | "widened", "Whether what the row declares became less, more, or some of both">]>, undefined>;
                readonly equalAdmission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, "Written differently, admits the same set">]>, undefined>;
                readonly shift: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.DescriptionAction<number, "By how much a number grew in every row of the finding; `old` and `new` list them row by row">]>, undefined>;
                readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
                readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                    readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                }, undefined>, v.DescriptionAction<{
                    reason: string;
                    until?: string | undefined;
                    by: string;
                }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                column: string;
                path: string;
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                old?: unknown;
                new?: unknown;
                direction?: "narrowed" | "shifted" | "widened" | undefined;
                equalAdmission?: boolean | undefined;
                shift?: number | undefined;
                fingerprint: string;
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }, "One field of a changed row">]>, undefined>;
            readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            }, undefined>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
            readonly expired: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            }, undefined>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "A recorded decision that the finding, or one field of it, is fine">]>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "An acceptance whose last day is over">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
            action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            message: string;
            fingerprint: string;
            key: string[];
            previousKey?: string[] | undefined;
            similarity?: number | undefined;
            fromTable?: string | undefined;
            cause?: string | undefined;
            line?: number | undefined;
            oldLine?: number | undefined;
            old: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            new: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            fields: {
                column: string;
                path: string;
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                old?: unknown;
                new?: unknown;
                direction?: "narrowed" | "shifted" | "widened" | undefined;
                equalAdmission?: boolean | undefined;
                shift?: number | undefined;
                fingerprint: string;
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }[];
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
            expired?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }, "A change with its level">]>, undefined>;
        readonly restated: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
            readonly old: v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    path: string;
                    line?: number | undefined;
                }, "Where the row says it is declared">]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }, "One row on one side">]>;
            readonly new: v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    path: string;
                    line?: number | undefined;
                }, "Where the row says it is declared">]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }, "One row on one side">]>;
        }, undefined>, undefined>, v.DescriptionAction<{
            old: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            };
            new: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            };
        }[], "Rows equal in value whose visible text differs: the order of a set, 1 and 1.0">]>;
        readonly noise: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
            readonly class: v.PicklistSchema<["moved", "reordered", "reformatted"], undefined>;
            readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly oldLine: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
            readonly newLine: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
            readonly columns: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
        }, undefined>, undefined>, v.DescriptionAction<{
            class: "moved" | "reformatted" | "reordered";
            key: string[];
            oldLine: number;
            newLine: number;
            columns: string[];
        }[], "Row by row, with --noise">]>, undefined>;
    }, undefined>, v.DescriptionAction<{
        id: string;
        type: string;
        heading: string[];
        previousHeading?: string[] | undefined;
        status: "added" | "matched" | "removed" | "renamed";
        key: string[];
        columns: {
            old: string[];
            new: string[];
            matched: [number, number][];
        };
        syntax: "gfm" | "html";
        rows: {
            old: number;
            new: number;
            equal: number;
            moved: number;
            reordered: number;
            reformatted: number;
        };
        findings: {
            subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
            action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            message: string;
            fingerprint: string;
            key: string[];
            previousKey?: string[] | undefined;
            similarity?: number | undefined;
            fromTable?: string | undefined;
            cause?: string | undefined;
            line?: number | undefined;
            oldLine?: number | undefined;
            old: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            new: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            fields: {
                column: string;
                path: string;
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                old?: unknown;
                new?: unknown;
                direction?: "narrowed" | "shifted" | "widened" | undefined;
                equalAdmission?: boolean | undefined;
                shift?: number | undefined;
                fingerprint: string;
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }[];
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
            expired?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
        restated: {
            old: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            };
            new: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            };
        }[];
        noise?: {
            class: "moved" | "reformatted" | "reordered";
            key: string[];
            oldLine: number;
            newLine: number;
            columns: string[];
        }[] | undefined;
    }, "One table of both revisions">]>, undefined>;
    readonly diagnostics: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
        readonly status: v.SchemaWithPipe<readonly [v.PicklistSchema<["introduced", "standing", "resolved"], undefined>, v.DescriptionAction<"introduced" | "resolved" | "standing", "Only what came in between old and new counts">]>;
        readonly side: v.PicklistSchema<["old", "new"], undefined>;
        readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
        readonly column: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
        readonly table: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly key: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
        readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>, v.DescriptionAction<number[], "All rows it is about">]>, undefined>;
        readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
        readonly cause: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
        readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>, v.DescriptionAction<{
            reason: string;
            until?: string | undefined;
            by: string;
        }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
        readonly expired: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
        }, undefined>, v.DescriptionAction<{
            reason: string;
            until?: string | undefined;
            by: string;
        }, "A recorded decision that the finding, or one field of it, is fine">]>, v.DescriptionAction<{
            reason: string;
            until?: string | undefined;
            by: string;
        }, "An acceptance whose last day is over">]>, undefined>;
    }, undefined>, v.DescriptionAction<{
        rule: string;
        level: "error" | "notice" | "off" | "warning";
        status: "introduced" | "resolved" | "standing";
        side: "new" | "old";
        line: number;
        column?: number | undefined;
        table?: string | undefined;
        key?: string[] | undefined;
        rows?: number[] | undefined;
        message: string;
        fingerprint: string;
        cause?: string | undefined;
        accepted?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
        expired?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
    }, "Something wrong inside one document">]>, undefined>;
}, undefined>, v.DescriptionAction<{
    status: "added" | "matched" | "removed" | "renamed";
    verdict: "breaking" | "compatible" | "identical" | "noise" | "review";
    old: {
        label: string;
        path?: string | undefined;
        revision?: string | undefined;
        bytes: number;
    } | null;
    new: {
        label: string;
        path?: string | undefined;
        revision?: string | undefined;
        bytes: number;
    } | null;
    findings: {
        subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
        action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
        rule: string;
        level: "error" | "notice" | "off" | "warning";
        message: string;
        fingerprint: string;
        key: string[];
        previousKey?: string[] | undefined;
        similarity?: number | undefined;
        fromTable?: string | undefined;
        cause?: string | undefined;
        line?: number | undefined;
        oldLine?: number | undefined;
        old: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[];
        new: {
            line: number;
            key: string[];
            text: string[];
            source: string[];
            extra?: string[] | undefined;
            declaredAt?: {
                path: string;
                line?: number | undefined;
            } | undefined;
        }[];
        fields: {
            column: string;
            path: string;
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            old?: unknown;
            new?: unknown;
            direction?: "narrowed" | "shifted" | "widened" | undefined;
            equalAdmission?: boolean | undefined;
            shift?: number | undefined;
            fingerprint: string;
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
        accepted?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
        expired?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
    }[];
    tables: {
        id: string;
        type: string;
        heading: string[];
        previousHeading?: string[] | undefined;
        status: "added" | "matched" | "removed" | "renamed";
        key: string[];
        columns: {
            old: string[];
            new: string[];
            matched: [number, number][];
        };
        syntax: "gfm" | "html";
        rows: {
            old: number;
            new: number;
            equal: number;
            moved: number;
            reordered: number;
            reformatted: number;
        };
        findings: {
            subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
            action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            message: string;
            fingerprint: string;
            key: string[];
            previousKey?: string[] | undefined;
            similarity?: number | undefined;
            fromTable?: string | undefined;
            cause?: string | undefined;
            line?: number | undefined;
            oldLine?: number | undefined;
            old: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            new: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            fields: {
                column: string;
                path: string;
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                old?: unknown;
                new?: unknown;
                direction?: "narrowed" | "shifted" | "widened" | undefined;
                equalAdmission?: boolean | undefined;
                shift?: number | undefined;
                fingerprint: string;
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }[];
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
            expired?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
        restated: {
            old: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            };
            new: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            };
        }[];
        noise?: {
            class: "moved" | "reformatted" | "reordered";
            key: string[];
            oldLine: number;
            newLine: number;
            columns: string[];
        }[] | undefined;
    }[];
    diagnostics: {
        rule: string;
        level: "error" | "notice" | "off" | "warning";
        status: "introduced" | "resolved" | "standing";
        side: "new" | "old";
        line: number;
        column?: number | undefined;
        table?: string | undefined;
        key?: string[] | undefined;
        rows?: number[] | undefined;
        message: string;
        fingerprint: string;
        cause?: string | undefined;
        accepted?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
        expired?: {
            reason: string;
            until?: string | undefined;
            by: string;
        } | undefined;
    }[];
}, "One document of both revisions">]>;
declare const summary: v.ObjectSchema<{
    readonly error: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly warning: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly notice: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly accepted: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly added: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly removed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly changed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly renamed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly relocated: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly moved: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly reordered: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    readonly reformatted: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
}, undefined>;
export declare const reportSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly schemaVersion: v.LiteralSchema<1, undefined>;
    readonly tool: v.ObjectSchema<{
        readonly name: v.LiteralSchema<"refdiff", undefined>;
        readonly version: v.StringSchema<undefined>;
    }, undefined>;
    readonly verdict: v.SchemaWithPipe<readonly [v.PicklistSchema<["breaking", "review", "compatible", "noise", "identical"], undefined>, v.DescriptionAction<"breaking" | "compatible" | "identical" | "noise" | "review", "An error, a warning, only notices, no change in facts, the same bytes; accepted findings do not count">]>;
    readonly summary: v.ObjectSchema<{
        readonly error: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly warning: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly notice: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly accepted: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly added: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly removed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly changed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly renamed: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly relocated: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly moved: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly reordered: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        readonly reformatted: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
    }, undefined>;
    readonly documents: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
        readonly status: v.PicklistSchema<["matched", "added", "removed", "renamed"], undefined>;
        readonly verdict: v.SchemaWithPipe<readonly [v.PicklistSchema<["breaking", "review", "compatible", "noise", "identical"], undefined>, v.DescriptionAction<"breaking" | "compatible" | "identical" | "noise" | "review", "An error, a warning, only notices, no change in facts, the same bytes; accepted findings do not count">]>;
        readonly old: v.NullableSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly revision: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        }, undefined>, v.DescriptionAction<{
            label: string;
            path?: string | undefined;
            revision?: string | undefined;
            bytes: number;
        }, "A document at one revision">]>, undefined>;
        readonly new: v.NullableSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly revision: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly bytes: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
        }, undefined>, v.DescriptionAction<{
            label: string;
            path?: string | undefined;
            revision?: string | undefined;
            bytes: number;
        }, "A document at one revision">]>, undefined>;
        readonly findings: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly subject: v.PicklistSchema<["row", "column", "table", "document", "prose", "coverage"], undefined>;
            readonly action: v.PicklistSchema<["added", "removed", "changed", "renamed", "relocated", "split", "merged"], undefined>;
            readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
            readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
            readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly previousKey: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
            readonly similarity: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>, v.DescriptionAction<number, "How alike the renamed rows are">]>, undefined>;
            readonly fromTable: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly cause: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly oldLine: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly old: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    path: string;
                    line?: number | undefined;
                }, "Where the row says it is declared">]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }, "One row on one side">]>, undefined>, v.DescriptionAction<{
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[], "Rows before: all those of a group, a split or a removed table">]>;
            readonly new: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    path: string;
                    line?: number | undefined;
                }, "Where the row says it is declared">]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }, "One row on one side">]>, undefined>, v.DescriptionAction<{
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[], "Rows after: all those of a group, a merge or an added table">]>;
            readonly fields: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly column: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
                readonly old: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value before; absent where the field was. {\"$number\": \"…\"} is an exact number">]>, undefined>;
                readonly new: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value after; absent where the field is">]>, undefined>;
                readonly direction: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<["narrowed", "widened", "shifted"], undefined>, v.DescriptionAction<"narrowed" | "shifted" | "widened", "Whether what the row declares became less, more, or some of both">]>, undefined>;
                readonly equalAdmission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, "Written differently, admits the same set">]>, undefined>;
                readonly shift: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.DescriptionAction<number, "By how much a number grew in every row of the finding; `old` and `new` list them row by row">]>, undefined>;
                readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
                readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                    readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                }, undefined>, v.DescriptionAction<{
                    reason: string;
                    until?: string | undefined;
                    by: string;
                }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                column: string;
                path: string;
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                old?: unknown;
                new?: unknown;
                direction?: "narrowed" | "shifted" | "widened" | undefined;
                equalAdmission?: boolean | undefined;
                shift?: number | undefined;
                fingerprint: string;
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }, "One field of a changed row">]>, undefined>;
            readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            }, undefined>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
            readonly expired: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            }, undefined>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "A recorded decision that the finding, or one field of it, is fine">]>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "An acceptance whose last day is over">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
            action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            message: string;
            fingerprint: string;
            key: string[];
            previousKey?: string[] | undefined;
            similarity?: number | undefined;
            fromTable?: string | undefined;
            cause?: string | undefined;
            line?: number | undefined;
            oldLine?: number | undefined;
            old: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            new: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            fields: {
                column: string;
                path: string;
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                old?: unknown;
                new?: unknown;
                direction?: "narrowed" | "shifted" | "widened" | undefined;
                equalAdmission?: boolean | undefined;
                shift?: number | undefined;
                fingerprint: string;
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }[];
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
            expired?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }, "A change with its level">]>, undefined>, v.DescriptionAction<{
            subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
            action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            message: string;
            fingerprint: string;
            key: string[];
            previousKey?: string[] | undefined;
            similarity?: number | undefined;
            fromTable?: string | undefined;
            cause?: string | undefined;
            line?: number | undefined;
            oldLine?: number | undefined;
            old: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            new: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            fields: {
                column: string;
                path: string;
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                old?: unknown;
                new?: unknown;
                direction?: "narrowed" | "shifted" | "widened" | undefined;
                equalAdmission?: boolean | undefined;
                shift?: number | undefined;
                fingerprint: string;
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }[];
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
            expired?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[], "Of the document, its prose and its coverage">]>;
        readonly tables: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly type: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly heading: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly previousHeading: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
            readonly status: v.PicklistSchema<["matched", "added", "removed", "renamed"], undefined>;
            readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            readonly columns: v.ObjectSchema<{
                readonly old: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly new: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly matched: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictTupleSchema<[v.NumberSchema<undefined>, v.NumberSchema<undefined>], undefined>, undefined>, v.DescriptionAction<[number, number][], "Index pairs of the same column">]>;
            }, undefined>;
            readonly syntax: v.PicklistSchema<["gfm", "html"], undefined>;
            readonly rows: v.ObjectSchema<{
                readonly old: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
                readonly new: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
                readonly equal: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
                readonly moved: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
                readonly reordered: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
                readonly reformatted: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.DescriptionAction<number, string>]>;
            }, undefined>;
            readonly findings: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly subject: v.PicklistSchema<["row", "column", "table", "document", "prose", "coverage"], undefined>;
                readonly action: v.PicklistSchema<["added", "removed", "changed", "renamed", "relocated", "split", "merged"], undefined>;
                readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
                readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
                readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly previousKey: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                readonly similarity: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>, v.DescriptionAction<number, "How alike the renamed rows are">]>, undefined>;
                readonly fromTable: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                readonly cause: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                readonly oldLine: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                readonly old: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                    readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                    readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                        readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                    }, undefined>, v.DescriptionAction<{
                        path: string;
                        line?: number | undefined;
                    }, "Where the row says it is declared">]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }, "One row on one side">]>, undefined>, v.DescriptionAction<{
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }[], "Rows before: all those of a group, a split or a removed table">]>;
                readonly new: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                    readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                    readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                        readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                    }, undefined>, v.DescriptionAction<{
                        path: string;
                        line?: number | undefined;
                    }, "Where the row says it is declared">]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }, "One row on one side">]>, undefined>, v.DescriptionAction<{
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }[], "Rows after: all those of a group, a merge or an added table">]>;
                readonly fields: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly column: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
                    readonly old: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value before; absent where the field was. {\"$number\": \"…\"} is an exact number">]>, undefined>;
                    readonly new: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.DescriptionAction<unknown, "Value after; absent where the field is">]>, undefined>;
                    readonly direction: v.OptionalSchema<v.SchemaWithPipe<readonly [v.PicklistSchema<["narrowed", "widened", "shifted"], undefined>, v.DescriptionAction<"narrowed" | "shifted" | "widened", "Whether what the row declares became less, more, or some of both">]>, undefined>;
                    readonly equalAdmission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.BooleanSchema<undefined>, v.DescriptionAction<boolean, "Written differently, admits the same set">]>, undefined>;
                    readonly shift: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.DescriptionAction<number, "By how much a number grew in every row of the finding; `old` and `new` list them row by row">]>, undefined>;
                    readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
                    readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                        readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                        readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                        readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    }, undefined>, v.DescriptionAction<{
                        reason: string;
                        until?: string | undefined;
                        by: string;
                    }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    column: string;
                    path: string;
                    rule: string;
                    level: "error" | "notice" | "off" | "warning";
                    old?: unknown;
                    new?: unknown;
                    direction?: "narrowed" | "shifted" | "widened" | undefined;
                    equalAdmission?: boolean | undefined;
                    shift?: number | undefined;
                    fingerprint: string;
                    accepted?: {
                        reason: string;
                        until?: string | undefined;
                        by: string;
                    } | undefined;
                }, "One field of a changed row">]>, undefined>;
                readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                    readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                }, undefined>, v.DescriptionAction<{
                    reason: string;
                    until?: string | undefined;
                    by: string;
                }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
                readonly expired: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                    readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                    readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                }, undefined>, v.DescriptionAction<{
                    reason: string;
                    until?: string | undefined;
                    by: string;
                }, "A recorded decision that the finding, or one field of it, is fine">]>, v.DescriptionAction<{
                    reason: string;
                    until?: string | undefined;
                    by: string;
                }, "An acceptance whose last day is over">]>, undefined>;
            }, undefined>, v.DescriptionAction<{
                subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
                action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                message: string;
                fingerprint: string;
                key: string[];
                previousKey?: string[] | undefined;
                similarity?: number | undefined;
                fromTable?: string | undefined;
                cause?: string | undefined;
                line?: number | undefined;
                oldLine?: number | undefined;
                old: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }[];
                new: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }[];
                fields: {
                    column: string;
                    path: string;
                    rule: string;
                    level: "error" | "notice" | "off" | "warning";
                    old?: unknown;
                    new?: unknown;
                    direction?: "narrowed" | "shifted" | "widened" | undefined;
                    equalAdmission?: boolean | undefined;
                    shift?: number | undefined;
                    fingerprint: string;
                    accepted?: {
                        reason: string;
                        until?: string | undefined;
                        by: string;
                    } | undefined;
                }[];
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
                expired?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }, "A change with its level">]>, undefined>;
            readonly restated: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
                readonly old: v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                    readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                    readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                        readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                    }, undefined>, v.DescriptionAction<{
                        path: string;
                        line?: number | undefined;
                    }, "Where the row says it is declared">]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }, "One row on one side">]>;
                readonly new: v.SchemaWithPipe<readonly [v.ObjectSchema<{
                    readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                    readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly text: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly source: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                    readonly extra: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
                    readonly declaredAt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                        readonly line: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
                    }, undefined>, v.DescriptionAction<{
                        path: string;
                        line?: number | undefined;
                    }, "Where the row says it is declared">]>, undefined>;
                }, undefined>, v.DescriptionAction<{
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }, "One row on one side">]>;
            }, undefined>, undefined>, v.DescriptionAction<{
                old: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                };
                new: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                };
            }[], "Rows equal in value whose visible text differs: the order of a set, 1 and 1.0">]>;
            readonly noise: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
                readonly class: v.PicklistSchema<["moved", "reordered", "reformatted"], undefined>;
                readonly key: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
                readonly oldLine: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                readonly newLine: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
                readonly columns: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>;
            }, undefined>, undefined>, v.DescriptionAction<{
                class: "moved" | "reformatted" | "reordered";
                key: string[];
                oldLine: number;
                newLine: number;
                columns: string[];
            }[], "Row by row, with --noise">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            id: string;
            type: string;
            heading: string[];
            previousHeading?: string[] | undefined;
            status: "added" | "matched" | "removed" | "renamed";
            key: string[];
            columns: {
                old: string[];
                new: string[];
                matched: [number, number][];
            };
            syntax: "gfm" | "html";
            rows: {
                old: number;
                new: number;
                equal: number;
                moved: number;
                reordered: number;
                reformatted: number;
            };
            findings: {
                subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
                action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                message: string;
                fingerprint: string;
                key: string[];
                previousKey?: string[] | undefined;
                similarity?: number | undefined;
                fromTable?: string | undefined;
                cause?: string | undefined;
                line?: number | undefined;
                oldLine?: number | undefined;
                old: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }[];
                new: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }[];
                fields: {
                    column: string;
                    path: string;
                    rule: string;
                    level: "error" | "notice" | "off" | "warning";
                    old?: unknown;
                    new?: unknown;
                    direction?: "narrowed" | "shifted" | "widened" | undefined;
                    equalAdmission?: boolean | undefined;
                    shift?: number | undefined;
                    fingerprint: string;
                    accepted?: {
                        reason: string;
                        until?: string | undefined;
                        by: string;
                    } | undefined;
                }[];
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
                expired?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }[];
            restated: {
                old: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                };
                new: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                };
            }[];
            noise?: {
                class: "moved" | "reformatted" | "reordered";
                key: string[];
                oldLine: number;
                newLine: number;
                columns: string[];
            }[] | undefined;
        }, "One table of both revisions">]>, undefined>;
        readonly diagnostics: v.ArraySchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
            readonly rule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly level: v.SchemaWithPipe<readonly [v.PicklistSchema<["error", "warning", "notice", "off"], undefined>, v.DescriptionAction<"error" | "notice" | "off" | "warning", "What the finding counts as; changes that are off count for nothing">]>;
            readonly status: v.SchemaWithPipe<readonly [v.PicklistSchema<["introduced", "standing", "resolved"], undefined>, v.DescriptionAction<"introduced" | "resolved" | "standing", "Only what came in between old and new counts">]>;
            readonly side: v.PicklistSchema<["old", "new"], undefined>;
            readonly line: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>;
            readonly column: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>;
            readonly table: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly key: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.DescriptionAction<string[], string>]>, undefined>;
            readonly rows: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.DescriptionAction<number, string>]>, undefined>, v.DescriptionAction<number[], "All rows it is about">]>, undefined>;
            readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            readonly fingerprint: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>, v.DescriptionAction<string, "Names the change by its facts alone: the same whatever the lines, the wording, the levels or the path">]>;
            readonly cause: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
            readonly accepted: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            }, undefined>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "A recorded decision that the finding, or one field of it, is fine">]>, undefined>;
            readonly expired: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ObjectSchema<{
                readonly reason: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
                readonly until: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
                readonly by: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
            }, undefined>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "A recorded decision that the finding, or one field of it, is fine">]>, v.DescriptionAction<{
                reason: string;
                until?: string | undefined;
                by: string;
            }, "An acceptance whose last day is over">]>, undefined>;
        }, undefined>, v.DescriptionAction<{
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            status: "introduced" | "resolved" | "standing";
            side: "new" | "old";
            line: number;
            column?: number | undefined;
            table?: string | undefined;
            key?: string[] | undefined;
            rows?: number[] | undefined;
            message: string;
            fingerprint: string;
            cause?: string | undefined;
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
            expired?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }, "Something wrong inside one document">]>, undefined>;
    }, undefined>, v.DescriptionAction<{
        status: "added" | "matched" | "removed" | "renamed";
        verdict: "breaking" | "compatible" | "identical" | "noise" | "review";
        old: {
            label: string;
            path?: string | undefined;
            revision?: string | undefined;
            bytes: number;
        } | null;
        new: {
            label: string;
            path?: string | undefined;
            revision?: string | undefined;
            bytes: number;
        } | null;
        findings: {
            subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
            action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            message: string;
            fingerprint: string;
            key: string[];
            previousKey?: string[] | undefined;
            similarity?: number | undefined;
            fromTable?: string | undefined;
            cause?: string | undefined;
            line?: number | undefined;
            oldLine?: number | undefined;
            old: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            new: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            fields: {
                column: string;
                path: string;
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                old?: unknown;
                new?: unknown;
                direction?: "narrowed" | "shifted" | "widened" | undefined;
                equalAdmission?: boolean | undefined;
                shift?: number | undefined;
                fingerprint: string;
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }[];
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
            expired?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
        tables: {
            id: string;
            type: string;
            heading: string[];
            previousHeading?: string[] | undefined;
            status: "added" | "matched" | "removed" | "renamed";
            key: string[];
            columns: {
                old: string[];
                new: string[];
                matched: [number, number][];
            };
            syntax: "gfm" | "html";
            rows: {
                old: number;
                new: number;
                equal: number;
                moved: number;
                reordered: number;
                reformatted: number;
            };
            findings: {
                subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
                action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                message: string;
                fingerprint: string;
                key: string[];
                previousKey?: string[] | undefined;
                similarity?: number | undefined;
                fromTable?: string | undefined;
                cause?: string | undefined;
                line?: number | undefined;
                oldLine?: number | undefined;
                old: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }[];
                new: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }[];
                fields: {
                    column: string;
                    path: string;
                    rule: string;
                    level: "error" | "notice" | "off" | "warning";
                    old?: unknown;
                    new?: unknown;
                    direction?: "narrowed" | "shifted" | "widened" | undefined;
                    equalAdmission?: boolean | undefined;
                    shift?: number | undefined;
                    fingerprint: string;
                    accepted?: {
                        reason: string;
                        until?: string | undefined;
                        by: string;
                    } | undefined;
                }[];
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
                expired?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }[];
            restated: {
                old: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                };
                new: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                };
            }[];
            noise?: {
                class: "moved" | "reformatted" | "reordered";
                key: string[];
                oldLine: number;
                newLine: number;
                columns: string[];
            }[] | undefined;
        }[];
        diagnostics: {
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            status: "introduced" | "resolved" | "standing";
            side: "new" | "old";
            line: number;
            column?: number | undefined;
            table?: string | undefined;
            key?: string[] | undefined;
            rows?: number[] | undefined;
            message: string;
            fingerprint: string;
            cause?: string | undefined;
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
            expired?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
    }, "One document of both revisions">]>, undefined>;
}, undefined>, v.DescriptionAction<{
    schemaVersion: 1;
    tool: {
        name: "refdiff";
        version: string;
    };
    verdict: "breaking" | "compatible" | "identical" | "noise" | "review";
    summary: {
        error: number;
        warning: number;
        notice: number;
        accepted: number;
        added: number;
        removed: number;
        changed: number;
        renamed: number;
        relocated: number;
        moved: number;
        reordered: number;
        reformatted: number;
    };
    documents: {
        status: "added" | "matched" | "removed" | "renamed";
        verdict: "breaking" | "compatible" | "identical" | "noise" | "review";
        old: {
            label: string;
            path?: string | undefined;
            revision?: string | undefined;
            bytes: number;
        } | null;
        new: {
            label: string;
            path?: string | undefined;
            revision?: string | undefined;
            bytes: number;
        } | null;
        findings: {
            subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
            action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            message: string;
            fingerprint: string;
            key: string[];
            previousKey?: string[] | undefined;
            similarity?: number | undefined;
            fromTable?: string | undefined;
            cause?: string | undefined;
            line?: number | undefined;
            oldLine?: number | undefined;
            old: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            new: {
                line: number;
                key: string[];
                text: string[];
                source: string[];
                extra?: string[] | undefined;
                declaredAt?: {
                    path: string;
                    line?: number | undefined;
                } | undefined;
            }[];
            fields: {
                column: string;
                path: string;
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                old?: unknown;
                new?: unknown;
                direction?: "narrowed" | "shifted" | "widened" | undefined;
                equalAdmission?: boolean | undefined;
                shift?: number | undefined;
                fingerprint: string;
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }[];
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
            expired?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
        tables: {
            id: string;
            type: string;
            heading: string[];
            previousHeading?: string[] | undefined;
            status: "added" | "matched" | "removed" | "renamed";
            key: string[];
            columns: {
                old: string[];
                new: string[];
                matched: [number, number][];
            };
            syntax: "gfm" | "html";
            rows: {
                old: number;
                new: number;
                equal: number;
                moved: number;
                reordered: number;
                reformatted: number;
            };
            findings: {
                subject: "column" | "coverage" | "document" | "prose" | "row" | "table";
                action: "added" | "changed" | "merged" | "relocated" | "removed" | "renamed" | "split";
                rule: string;
                level: "error" | "notice" | "off" | "warning";
                message: string;
                fingerprint: string;
                key: string[];
                previousKey?: string[] | undefined;
                similarity?: number | undefined;
                fromTable?: string | undefined;
                cause?: string | undefined;
                line?: number | undefined;
                oldLine?: number | undefined;
                old: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }[];
                new: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                }[];
                fields: {
                    column: string;
                    path: string;
                    rule: string;
                    level: "error" | "notice" | "off" | "warning";
                    old?: unknown;
                    new?: unknown;
                    direction?: "narrowed" | "shifted" | "widened" | undefined;
                    equalAdmission?: boolean | undefined;
                    shift?: number | undefined;
                    fingerprint: string;
                    accepted?: {
                        reason: string;
                        until?: string | undefined;
                        by: string;
                    } | undefined;
                }[];
                accepted?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
                expired?: {
                    reason: string;
                    until?: string | undefined;
                    by: string;
                } | undefined;
            }[];
            restated: {
                old: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                };
                new: {
                    line: number;
                    key: string[];
                    text: string[];
                    source: string[];
                    extra?: string[] | undefined;
                    declaredAt?: {
                        path: string;
                        line?: number | undefined;
                    } | undefined;
                };
            }[];
            noise?: {
                class: "moved" | "reformatted" | "reordered";
                key: string[];
                oldLine: number;
                newLine: number;
                columns: string[];
            }[] | undefined;
        }[];
        diagnostics: {
            rule: string;
            level: "error" | "notice" | "off" | "warning";
            status: "introduced" | "resolved" | "standing";
            side: "new" | "old";
            line: number;
            column?: number | undefined;
            table?: string | undefined;
            key?: string[] | undefined;
            rows?: number[] | undefined;
            message: string;
            fingerprint: string;
            cause?: string | undefined;
            accepted?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
            expired?: {
                reason: string;
                until?: string | undefined;
                by: string;
            } | undefined;
        }[];
    }[];
}, "What changed between two revisions of Markdown reference documents">]>;
export type Level = v.InferOutput<typeof level>;
export type Verdict = v.InferOutput<typeof verdict>;
export type Direction = v.InferOutput<typeof direction>;
export type NoiseClass = v.InferOutput<typeof noiseClass>;
export type Subject = v.InferOutput<typeof subject>;
export type Action = v.InferOutput<typeof action>;
export type Accepted = v.InferOutput<typeof acceptedSchema>;
export type RowSide = v.InferOutput<typeof rowSchema>;
export type FieldChange = v.InferOutput<typeof fieldSchema>;
export type Finding = v.InferOutput<typeof findingSchema>;
export type Diagnostic = v.InferOutput<typeof diagnosticSchema>;
export type NoiseRow = v.InferOutput<typeof noiseRow>;
export type TableReport = v.InferOutput<typeof tableSchema>;
export type Side = v.InferOutput<typeof sideSchema>;
export type DocumentReport = v.InferOutput<typeof documentSchema>;
export type Summary = v.InferOutput<typeof summary>;
export type Report = v.InferOutput<typeof reportSchema>;
export {};
