/** Failures of promotions and their HTTP status. */
export const promotionsErrors = {
  bonus_stake_too_large: 422,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const promotionsFieldErrors = [] as const satisfies readonly string[];
