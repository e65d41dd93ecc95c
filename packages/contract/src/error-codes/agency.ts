/** Failures of agency and their HTTP status. */
export const agencyErrors = {
  commission_none: 422,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const agencyFieldErrors = [] as const satisfies readonly string[];
