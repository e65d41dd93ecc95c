/** Failures of security and their HTTP status. */
export const securityErrors = {} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const securityFieldErrors = [] as const satisfies readonly string[];
