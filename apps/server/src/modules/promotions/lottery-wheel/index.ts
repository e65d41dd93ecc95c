import { type DataOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { dayOf } from '../../../plugins/clock.ts';
import { askingOnce } from '../asked-once.ts';
import { ownRoute } from '../calls.ts';
import type { PromotionPart } from '../part.ts';
import { presentStanding } from '../standing.ts';
import { moneyWords } from '../words.ts';
import { checkWheel } from './check.ts';
import { claimSpin } from './claim.ts';
import { presentPrize, totalWeight, wheelParams } from './prizes.ts';
import { lastRevealed, latestPrizes, presentSpin, seedOf, spinsOf } from './spins.ts';

export const lotteryWheel: PromotionPart = {
  name: 'promotions.lottery-wheel',
  code: 'lottery_wheel',
  register: (app, house) => {
    ownRoute(app, house, promotions.lotteryWheelCheck, async (_input, { member, lang }) =>
      showWheel(house, member.memberId, lang),
    );
    ownRoute(app, house, promotions.lotteryWheelClaim, async (input, caller) =>
      claimSpin(house, caller, input),
    );
  },
  offer: async (house, db, memberId) => {
    const { standing } = await checkWheel(house, db, memberId);
    return { standing, rewardCents: null };
  },
  figures: ({ params }, lang) => {
    const figures = wheelParams.parse(params);
    return { step: moneyWords(figures.step, lang), times: String(figures.rollover_times) };
  },
  terms: ['lottery_wheel_terms_who', 'lottery_wheel_terms_day', 'lottery_wheel_terms_draw', 'terms_rollover'],
};

/**
 * How long after its end a day's seed is told. Clocks of two instances differ: whoever read it from the one that is ahead could choose
 * the client seed of a spin that the other still took.
 */
const toldAfterMs = 5 * 60_000;

/** The wheel as the wire tells it. Asking for it commits the house to the day's seed. */
async function showWheel(
  house: House,
  memberId: string,
  lang: LanguageCode,
): Promise<DataOf<typeof promotions.lotteryWheelCheck>> {
  const untold = dayOf(new Date(house.clock.now().getTime() - toldAfterMs));
  const [check, revealed, latest] = await askingOnce(house.db, (db) =>
    Promise.all([checkWheel(house, db, memberId), lastRevealed(db, memberId, untold), latestPrizes(db)]),
  );
  const { params } = check.promotion;
  const seed = await seedOf(house.db, memberId, check.day);
  const total = totalWeight(params.segments);
  return {
    ...presentStanding(check.standing, lang),
    remainingspins: check.remaining,
    step_amount: formatAmount(params.step),
    recharged_today: formatAmount(check.depositedCents),
    missing_amount: formatAmount(check.missingCents),
    ends_at: check.endsAt.toISOString(),
    rollover_times: params.rollover_times,
    segments: params.segments.map((segment) => ({
      ...presentPrize(segment),
      weight: segment.weight,
      odds: ((segment.weight / total) * 100).toFixed(3),
    })),
    weight_total: total,
    fair: { day: check.day, server_seed_hash: seed.hash, nonce: check.spins.length },
    spins: check.spins.map(presentSpin),
    revealed: revealed && {
      day: revealed.day,
      server_seed: revealed.serverSeed,
      server_seed_hash: revealed.hash,
      spins: (await spinsOf(house.db, memberId, revealed.day)).map(presentSpin),
    },
    latest,
  };
}
