import { promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { askingOnce } from '../asked-once.ts';
import { ownRoute } from '../calls.ts';
import type { PromotionPart } from '../part.ts';
import { presentStanding } from '../standing.ts';
import { moneyWords, shareWords } from '../words.ts';
import { checkWelcome, welcomeParams } from './check.ts';
import { claimWelcome } from './claim.ts';
import { welcomeFollowsDeposits } from './follow-deposits.ts';

export const welcome: PromotionPart = {
  name: 'promotions.welcome',
  code: 'welcome',
  register: (app, house) => {
    ownRoute(app, house, promotions.welcomeCheck, async (_input, { member, lang }) => {
      const check = await askingOnce(house.db, (db) => checkWelcome(house, db, member.memberId));
      const { params } = check.promotion;
      return {
        ...presentStanding(check.standing, lang),
        reward_amount: formatAmount(check.rewardCents),
        reward_max: formatAmount(params.bonus_max),
        required_amount: formatAmount(params.deposit_min),
        percent: formatAmount(BigInt(params.share)),
        deposit_amount: check.deposit && formatAmount(check.deposit.amountCents),
        rollover_times: params.rollover_times,
        max_stake: formatAmount(params.stake_max),
        bonus_days: params.bonus_days,
        claim_until: check.claimUntil?.toISOString() ?? null,
      };
    });
    ownRoute(app, house, promotions.welcomeClaim, async (_input, { member }) =>
      claimWelcome(house, member.memberId),
    );
  },
  listeners: [welcomeFollowsDeposits],
  offer: async (house, db, memberId) => {
    const { standing, rewardCents } = await checkWelcome(house, db, memberId);
    return { standing, rewardCents: standing.state === 'claimable' ? rewardCents : null };
  },
  figures: ({ params }, lang) => {
    const figures = welcomeParams.parse(params);
    return {
      percent: shareWords(figures.share, lang),
      max: moneyWords(figures.bonus_max, lang),
      min: moneyWords(figures.deposit_min, lang),
      days: String(figures.claim_days),
      times: String(figures.rollover_times),
      stake: moneyWords(figures.stake_max, lang),
      bonus_days: String(figures.bonus_days),
    };
  },
  terms: [
    'welcome_terms_who',
    'welcome_terms_reward',
    'welcome_terms_rollover',
    'terms_contribution',
    'terms_stake_max',
    'terms_expiry',
    'terms_forfeit',
  ],
};
