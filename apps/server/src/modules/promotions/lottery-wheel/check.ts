import type { House } from '../../../house.ts';
import { dayOf, startOfDay } from '../../../plugins/clock.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { depositedBetween } from '../deposits.ts';
import { memberFacts } from '../member-facts.ts';
import { openPromotion, type Promotion } from '../promotion.ts';
import { claimable, notEligible, type Standing } from '../standing.ts';
import { type WheelParams, wheelParams } from './prizes.ts';
import { type Spin, spinsOf } from './spins.ts';

export interface WheelCheck {
  readonly standing: Standing;
  readonly promotion: Promotion<WheelParams>;
  readonly day: string;
  readonly endsAt: Date;
  readonly depositedCents: bigint;
  /** What is missing for the next spin. */
  readonly missingCents: bigint;
  readonly spins: readonly Spin[];
  readonly remaining: number;
}

/** How many spins a member has left today: one for each full step deposited, and those that spins brought. */
export async function checkWheel(house: House, db: Queryable, memberId: string): Promise<WheelCheck> {
  const day = dayOf(house.clock.now());
  const begin = startOfDay(day);
  const endsAt = new Date(begin.getTime() + 86_400_000);
  const [promotion, { refusal }, spins] = await Promise.all([
    openPromotion(house, db, 'lottery_wheel', wheelParams),
    memberFacts(db, memberId),
    spinsOf(db, memberId, day),
  ]);
  const { step } = promotion.params;
  // On the day on which the wheel opens, what was deposited before it did turns nothing.
  const from = promotion.startsAt && promotion.startsAt > begin ? promotion.startsAt : begin;
  const depositedCents = await depositedBetween(db, memberId, { from, until: endsAt });
  const won = spins.reduce((sum, spin) => sum + (spin.reward === 'spins' ? spin.quantity : 0), 0);
  const earned = Number(depositedCents / step) + won;
  // A deposit that was taken back takes its spins along, but not what they have brought.
  const remaining = Math.max(0, earned - spins.length);
  return {
    standing: refusal ? notEligible(refusal) : remaining > 0 ? claimable : noSpins(spins.length),
    promotion,
    day,
    endsAt,
    depositedCents,
    missingCents: step - (depositedCents % step),
    spins,
    remaining: refusal ? 0 : remaining,
  };
}

function noSpins(used: number): Standing {
  return notEligible(used === 0 ? 'no_qualified_recharge' : 'no_spins_left');
}
