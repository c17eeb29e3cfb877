/**
 * A failure that is the user's to mend: bad usage, unreadable input, bad config. Anything else that
 * is thrown is a bug in refdiff and is shown as one.
 */
export declare class UserError extends Error {
    readonly name = "UserError";
    /** A stable word for programs, such as `file-not-found`. */
    readonly code: string;
    /** What to do about it, one sentence without a final dot. */
    readonly hint: string | undefined;
    constructor(code: string, message: string, hint?: string, options?: ErrorOptions);
}
