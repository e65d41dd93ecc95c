/** Failures of promotions and their HTTP status. */
export const promotionsErrors = {
  bonus_stake_too_large: 422,
  promotion_off: 403,
  promotion_spent: 422,
  reward_not_eligible: 422,
  no_qualified_recharge: 422,
  no_spins_left: 422,
  turnover_remaining: 422,
  reward_claimed: 409,
  reward_ended: 422,
  invitee_unknown: 409,
  bonus_active: 409,
  no_active_bonus: 409,
} as const satisfies Record<string, number>;

/** What can be wrong with one field of its forms. */
export const promotionsFieldErrors = [] as const satisfies readonly string[];
