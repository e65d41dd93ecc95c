import type { staffGrowth } from '@arara/contract';

type Promotion = (typeof staffGrowth.bannerPromotions)[number];

/** What a banner invites to make a first deposit for. */
const once = ['welcome_bonus', 'first_deposit'] as const satisfies readonly Promotion[];

/** Whether a banner about a promotion, empty or null for none, is for a member who has or has not deposited before. */
export const isForMember = (promotion: string | null, hasDeposited: boolean): boolean =>
  !hasDeposited || !once.some((one) => one === promotion);
