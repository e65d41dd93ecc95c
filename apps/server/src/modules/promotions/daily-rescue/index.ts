import { promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { askingOnce } from '../asked-once.ts';
import { ownRoute } from '../calls.ts';
import type { PromotionPart } from '../part.ts';
import { presentStanding } from '../standing.ts';
import { moneyWords, shareWords } from '../words.ts';
import { checkRescue, rescueParams } from './check.ts';
import { claimRescue } from './claim.ts';

export const dailyRescue: PromotionPart = {
  name: 'promotions.daily-rescue',
  code: 'daily_rescue',
  register: (app, house) => {
    ownRoute(app, house, promotions.dailyRescueCheck, async (_input, { member, lang }) => {
      const check = await askingOnce(house.db, (db) => checkRescue(house, db, member.memberId));
      return {
        ...presentStanding(check.standing, lang),
        day: check.day,
        claim_until: check.claimUntil.toISOString(),
        net_loss: formatAmount(check.lossCents),
        percent: formatAmount(BigInt(check.promotion.params.share)),
        reward_max: formatAmount(check.promotion.params.reward_max),
        reward_amount: formatAmount(check.rewardCents),
        rollover_times: check.promotion.params.rollover_times,
      };
    });
    ownRoute(app, house, promotions.dailyRescueClaim, async (_input, { member }) =>
      claimRescue(house, member.memberId),
    );
  },
  offer: async (house, db, memberId) => {
    const { standing, rewardCents } = await checkRescue(house, db, memberId);
    return { standing, rewardCents: standing.state === 'claimable' ? rewardCents : null };
  },
  figures: ({ params }, lang) => {
    const figures = rescueParams.parse(params);
    return {
      percent: shareWords(figures.share, lang),
      max: moneyWords(figures.reward_max, lang),
      times: String(figures.rollover_times),
    };
  },
  terms: ['daily_rescue_terms_who', 'daily_rescue_terms_reward', 'daily_rescue_terms_max', 'terms_rollover'],
};
