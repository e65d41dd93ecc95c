import { promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { phrase } from '@arara/phrases';
import { askingOnce } from '../asked-once.ts';
import { ownRoute } from '../calls.ts';
import type { PromotionPart } from '../part.ts';
import { presentStanding } from '../standing.ts';
import { moneyWords, shareWords } from '../words.ts';
import { checkRecharge } from './check.ts';
import { claimRecharge } from './claim.ts';
import { rechargeParams } from './gift.ts';

export const rechargeTiers: PromotionPart = {
  name: 'promotions.recharge-tiers',
  code: 'recharge',
  register: (app, house) => {
    ownRoute(app, house, promotions.rechargePromotionCheck, async (_input, { member, lang }) => {
      const check = await askingOnce(house.db, (db) => checkRecharge(house, db, member.memberId));
      return {
        ...presentStanding(check.standing, lang),
        total_recharge: formatAmount(check.totalCents),
        required_amount: formatAmount(check.depositMinCents),
        rollover_times: check.rolloverTimes,
        tiers: check.tiers.map(({ tier, standing, gift, rewardCents }) => ({
          ...presentStanding(standing, lang),
          tier: tier.tier,
          from_amount: formatAmount(tier.from),
          to_amount: formatAmount(tier.to),
          percent_from: formatAmount(BigInt(tier.share_from)),
          percent_to: formatAmount(BigInt(tier.share_to)),
          percent: formatAmount(BigInt(gift?.share ?? 0)),
          reward_amount: formatAmount(rewardCents),
        })),
      };
    });
    ownRoute(app, house, promotions.rechargePromotionClaim, async (input, { member }) =>
      claimRecharge(house, member.memberId, input),
    );
  },
  offer: async (house, db, memberId) => {
    const { standing, tiers } = await checkRecharge(house, db, memberId);
    const open = tiers.filter((entry) => entry.standing.state === 'claimable');
    const sum = open.reduce((total, { rewardCents }) => total + rewardCents, 0n);
    return { standing, rewardCents: open.length > 0 ? sum : null };
  },
  figures: ({ params }, lang) => {
    const { tiers, rollover_times, deposit_min } = rechargeParams.parse(params);
    const first = tiers[0];
    const last = tiers.at(-1);
    return {
      min: moneyWords(first?.from ?? 0n, lang),
      max: moneyWords(last?.to ?? 0n, lang),
      single: moneyWords(deposit_min, lang),
      percent: shareWords(Math.max(...tiers.map(({ share_to }) => share_to)), lang),
      times: String(rollover_times),
      tiers: tiers
        .map((tier) =>
          phrase(lang, `promotions.recharge_terms_tier${tier.share_from === tier.share_to ? '_flat' : ''}`, {
            tier: phrase(lang, `promotions.tier_${tier.tier}`),
            from: moneyWords(tier.from, lang),
            to: moneyWords(tier.to, lang),
            low: shareWords(tier.share_from, lang),
            high: shareWords(tier.share_to, lang),
          }),
        )
        .join('; '),
    };
  },
  terms: [
    'recharge_terms_who',
    'recharge_terms_single',
    'recharge_terms_tiers',
    'recharge_terms_reward',
    'terms_rollover',
  ],
};
