import { promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { askingOnce } from '../asked-once.ts';
import { ownRoute } from '../calls.ts';
import type { PromotionPart } from '../part.ts';
import { presentStanding } from '../standing.ts';
import { moneyWords } from '../words.ts';
import { checkFtd, ftdParams } from './check.ts';
import { claimFtd } from './claim.ts';

export const ftd: PromotionPart = {
  name: 'promotions.ftd',
  code: 'ftd',
  register: (app, house) => {
    ownRoute(app, house, promotions.ftdCheck, async (_input, { member, lang }) => {
      const { standing, promotion, deposit } = await askingOnce(house.db, (db) =>
        checkFtd(house, db, member.memberId),
      );
      return {
        ...presentStanding(standing, lang),
        reward_amount: formatAmount(promotion.params.reward),
        required_amount: formatAmount(promotion.params.deposit_min),
        deposit_amount: deposit && formatAmount(deposit.amountCents),
        rollover_times: promotion.params.rollover_times,
      };
    });
    ownRoute(app, house, promotions.ftdClaim, async (_input, { member }) => claimFtd(house, member.memberId));
  },
  offer: async (house, db, memberId) => {
    const { standing, promotion } = await checkFtd(house, db, memberId);
    return { standing, rewardCents: standing.state === 'claimable' ? promotion.params.reward : null };
  },
  figures: ({ params }, lang) => {
    const figures = ftdParams.parse(params);
    return {
      reward: moneyWords(figures.reward, lang),
      min: moneyWords(figures.deposit_min, lang),
      times: String(figures.rollover_times),
    };
  },
  terms: ['ftd_terms_who', 'ftd_terms_reward', 'terms_rollover'],
};
