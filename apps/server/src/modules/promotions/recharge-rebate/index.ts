import { promotions } from '@arara/contract';
import { formatAmount, shareOf } from '@arara/money';
import { askingOnce } from '../asked-once.ts';
import { ownRoute } from '../calls.ts';
import type { PromotionPart } from '../part.ts';
import { presentStanding } from '../standing.ts';
import { moneyWords, shareWords } from '../words.ts';
import { checkRebates } from './check.ts';
import { claimRebate } from './claim.ts';
import { rebatesFollowClawbacks, rebatesFollowDeposits } from './follow-deposits.ts';
import { rebateParams } from './rows.ts';

export const rechargeRebate: PromotionPart = {
  name: 'promotions.recharge-rebate',
  code: 'recharge_rebate',
  register: (app, house) => {
    ownRoute(app, house, promotions.rechargeRebateCheck, async (_input, { member, lang }) => {
      const { standing, promotion, rows } = await askingOnce(house.db, (db) =>
        checkRebates(house, db, member.memberId),
      );
      const { params } = promotion;
      return {
        ...presentStanding(standing, lang),
        required_amount: formatAmount(params.deposit_min),
        percent: formatAmount(BigInt(params.share)),
        turnover_times: params.turnover_times,
        rollover_times: params.rollover_times,
        items: rows.map((entry) => ({
          ...presentStanding(entry.standing, lang),
          id: entry.row.id,
          claimed_at: entry.row.claimedAt?.toISOString() ?? null,
          event_ended_at: entry.row.eventEndedAt.toISOString(),
          is_claimed: entry.row.claimedAt ? (1 as const) : (0 as const),
          required_amount: formatAmount(entry.row.requiredCents),
          reward_amount: formatAmount(entry.row.rewardCents),
          recharge_amount: formatAmount(entry.row.depositCents),
          turnover_amount: formatAmount(entry.row.turnoverCents),
          created_at: entry.row.createdAt.toISOString(),
        })),
      };
    });
    ownRoute(app, house, promotions.rechargeRebateClaim, async (input, { member }) =>
      claimRebate(house, member.memberId, input),
    );
  },
  listeners: [rebatesFollowDeposits, rebatesFollowClawbacks],
  offer: async (house, db, memberId) => {
    const { standing, rows } = await checkRebates(house, db, memberId);
    const open = rows.filter((entry) => entry.standing.state === 'claimable');
    const sum = open.reduce((total, { row }) => total + row.rewardCents, 0n);
    return { standing, rewardCents: open.length > 0 ? sum : null };
  },
  figures: ({ params }, lang) => {
    const figures = rebateParams.parse(params);
    return {
      min: moneyWords(figures.deposit_min, lang),
      step: moneyWords(figures.step, lang),
      percent: shareWords(figures.share, lang),
      reward: moneyWords(shareOf(figures.step, figures.share), lang),
      turnover: String(figures.turnover_times),
      days: String(figures.claim_days),
      times: String(figures.rollover_times),
    };
  },
  terms: [
    'recharge_rebate_terms_who',
    'recharge_rebate_terms_reward',
    'recharge_rebate_terms_turnover',
    'terms_rollover',
  ],
};
