/** Failures of platforms and their HTTP status. */
export const platformsErrors = {} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const platformsFieldErrors = [] as const satisfies readonly string[];
