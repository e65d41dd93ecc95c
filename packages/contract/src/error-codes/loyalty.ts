/** Failures of loyalty and their HTTP status. */
export const loyaltyErrors = {
  no_rebates_that_day: 404,
  rebate_nothing_to_claim: 422,
  withdrawal_allowance: 422,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const loyaltyFieldErrors = ['date_invalid'] as const satisfies readonly string[];
