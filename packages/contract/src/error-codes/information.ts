/** Failures of information and their HTTP status. */
export const informationErrors = {} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const informationFieldErrors = [] as const satisfies readonly string[];
