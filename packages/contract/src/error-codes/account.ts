/** Failures of closing an account, and of coming back to a closed one. */
export const accountErrors = {
  account_closed: 403,
  account_erased: 409,
  account_has_withdrawal: 409,
  account_has_round: 409,
  account_has_bonus: 409,
  account_has_money: 409,
} as const satisfies Record<string, number>;
