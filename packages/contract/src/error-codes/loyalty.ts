/** Failures of loyalty and their HTTP status. */
export const loyaltyErrors = {} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const loyaltyFieldErrors = [] as const satisfies readonly string[];
