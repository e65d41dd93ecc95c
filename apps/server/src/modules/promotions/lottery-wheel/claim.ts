import { type DataOf, type InputOf, promotions } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { once, requestHash } from '../../../plugins/idempotency.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { assertBudget, payClaim } from '../claims.ts';
import { assertClaimable } from '../standing.ts';
import { checkWheel } from './check.ts';
import { drawSegment } from './draw.ts';
import { presentPrize, type Segment } from './prizes.ts';
import { seedOf, spinCause } from './spins.ts';

type Answer = DataOf<typeof promotions.lotteryWheelClaim>;

/** Spins the wheel once: the draw, the prize and its money are one transaction behind the member's gate. */
export async function claimSpin(
  house: House,
  caller: MemberCaller,
  input: InputOf<typeof promotions.lotteryWheelClaim>,
): Promise<Answer> {
  const { memberId } = caller.member;
  const clientSeed = input.client_seed ?? memberId;
  return once(
    house.db,
    {
      memberId,
      call: promotions.lotteryWheelClaim.name,
      key: caller.idempotencyKey,
      hash: requestHash({ clientSeed }),
    },
    (tx) => spin(tx, house, memberId, clientSeed),
  );
}

async function spin(tx: Queryable, house: House, memberId: string, clientSeed: string): Promise<Answer> {
  await lockedBalances(tx, memberId);
  const { standing, promotion, day, spins, remaining } = await checkWheel(house, tx, memberId);
  assertClaimable(standing);
  const { segments, rollover_times } = promotion.params;
  // Before it is drawn: a prize that is refused afterwards could be drawn anew until it is a small one.
  await assertBudget(tx, 'lottery_wheel', largestOf(segments));
  const seed = await seedOf(tx, memberId, day);
  const nonce = spins.length;
  const segment = drawSegment(segments, { serverSeed: seed.serverSeed, clientSeed, nonce });
  const prize = segments[segment];
  if (!prize) throw new Error(`the wheel has no segment ${segment}`);
  const amountCents = prize.reward === 'cash' ? BigInt(prize.quantity) : 0n;
  await payClaim(tx, house, {
    memberId,
    promotion: 'lottery_wheel',
    cause: spinCause(day, nonce),
    amountCents,
    rolloverTimes: rollover_times,
    details: {
      reward: prize.reward,
      quantity: prize.quantity,
      ...(prize.icon !== undefined && { icon: prize.icon }),
      segment,
      nonce,
      client_seed: clientSeed,
    },
  });
  return {
    ...presentPrize(prize),
    remainingspins: remaining - 1 + (prize.reward === 'spins' ? prize.quantity : 0),
    segment,
    nonce,
    client_seed: clientSeed,
    server_seed_hash: seed.hash,
    reward_amount: formatAmount(amountCents),
    rollover_times,
  };
}

/** The most that a spin can pay, in centavos. */
const largestOf = (segments: readonly Segment[]): bigint =>
  BigInt(Math.max(0, ...segments.map(({ reward, quantity }) => (reward === 'cash' ? quantity : 0))));
