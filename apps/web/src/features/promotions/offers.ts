import type { DataOf, ErrorCode, promotions } from '@arara/contract';
import type { PromoCardProps, TagTone } from '@arara/ui';
import type { Phrase } from '../../lib/translate.ts';

export type Activity = DataOf<typeof promotions.activities>['items'][number];
export type OfferCode = Activity['code'];
export type OfferState = Activity['state'];

/** The promotions that have a page of their own; the others open as a sheet. */
export const offerPaths = {
  recharge: '/promotion/activity/recharge',
  recharge_rebate: '/promotion/activity/recharge-rebate',
  invitation: '/promotion/activity/invitation-activity',
  lottery_wheel: '/promotion/activity/lottery-wheel',
  daily_rescue: '/promotion/activity/daily-loss-relief-fund',
} as const satisfies Partial<Record<OfferCode, string>>;

export type PagedOffer = keyof typeof offerPaths;

export function isPaged(code: OfferCode): code is PagedOffer {
  return code in offerPaths;
}

export const offerTones: Record<OfferCode, NonNullable<PromoCardProps['tone']>> = {
  welcome: 'gold',
  ftd: 'leaf',
  recharge: 'sea',
  recharge_rebate: 'scarlet',
  invitation: 'leaf',
  lottery_wheel: 'violet',
  daily_rescue: 'sea',
};

/** The colour of a state; what it is called stands beside it. */
export const stateTones: Record<OfferState, TagTone> = {
  open: 'violet',
  claimable: 'leaf',
  in_progress: 'cobalt',
  opted_in: 'cobalt',
  claimed: 'muted',
  not_eligible: 'muted',
};

/** What stands between a member and a reward, where that can be said in a word. */
const hindrances = new Map<string, Phrase>([
  ['no_qualified_recharge', 'promotions.state_opens_with_deposit'],
  ['no_spins_left', 'promotions.state_spins_used'],
  ['reward_ended', 'promotions.state_time_over'],
  ['bonus_active', 'promotions.state_after_bonus'],
] as const satisfies readonly (readonly [ErrorCode, Phrase])[]);

/** Whether the phrase of a state tells a reason, so that its words need not stand beside it. */
export const isTold = (reason: string): boolean => hindrances.has(reason);

/** The offers of the first deposit, of which there is no second: who does not qualify by it never will. */
const once: readonly (OfferCode | undefined)[] = ['welcome', 'ftd'];

/** The phrase of a state: of what cannot be claimed it says why, as far as the reason is known. */
export function stateKey(state: OfferState, reason = '', code?: OfferCode): Phrase {
  if (state !== 'not_eligible') return `promotions.state_${state}`;
  const isOver = reason === 'reward_not_eligible' && once.includes(code);
  return (
    hindrances.get(reason) ?? (isOver ? 'promotions.state_not_for_account' : 'promotions.state_not_eligible')
  );
}

const ranks: Record<OfferState, number> = {
  claimable: 0,
  in_progress: 1,
  opted_in: 1,
  open: 1,
  not_eligible: 1,
  claimed: 2,
};

/** What can be claimed stands first and what was claimed last; in between the order of the house. */
export const byStanding = (activities: readonly Activity[]): readonly Activity[] =>
  activities.toSorted((a, b) => ranks[a.state] - ranks[b.state]);
