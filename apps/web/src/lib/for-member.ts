/** Promotions that there is no second of: the first deposit's. */
const once: readonly string[] = ['welcome_bonus', 'first_deposit'];

/** Whether a banner about a promotion, empty or null for none, is for a member who has or has not deposited before. */
export const isForMember = (promotion: string | null, hasDeposited: boolean): boolean =>
  !hasDeposited || !once.includes(promotion ?? '');
