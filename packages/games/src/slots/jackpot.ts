import { add, type Ratio, ratio } from '../ratio.ts';
import type { GameEvent, JackpotTerms, Json } from '../rules.ts';
import { multiplierUnit } from '../stake.ts';
import type { DrawInt } from './play/turn.ts';

/** A ticket is drawn as its thousands and the rest: one draw alone does not reach that far. */
const restOfTicket = 1_000;

/** Whether a stake hits: one of so many tickets is drawn, and the stake holds as many of them as it has centavos. */
export function drawJackpot({ ticketsCents }: JackpotTerms, stakeCents: bigint, draw: DrawInt): boolean {
  const ticket = draw(ticketsCents / restOfTicket) * restOfTicket + draw(restOfTicket);
  return BigInt(ticket) < stakeCents;
}

/**
 * What a jackpot gives back of each stake in the long run: what stakes feed it with, and the seed, which the house
 * puts in after each hit; there is one hit in so many centavos staked, whatever the stakes.
 */
export function jackpotShare({ seedCents, contribution, ticketsCents }: JackpotTerms): Ratio {
  return add(ratio(contribution, 10_000), ratio(seedCents, ticketsCents));
}

/** Whether an outcome won the jackpot of its title. */
export function isJackpotHit(outcome: Json): boolean {
  return (
    typeof outcome === 'object' && outcome !== null && !Array.isArray(outcome) && outcome.jackpot === true
  );
}

/** The events of a round that paid so much in all: what its rules do not pay came from the jackpot. */
export function tellJackpot(
  events: readonly GameEvent[],
  stakeCents: bigint,
  payoutCents: bigint,
): GameEvent[] {
  const own = Number(events.at(-1)?.payoutCents ?? 0);
  const jackpotCents = Number(payoutCents) - own;
  return events.map((event) => {
    if (event.type === 'jackpot_won') return { ...event, payoutCents: jackpotCents };
    if (event.type !== 'settled') return event;
    return {
      ...event,
      payoutCents: Number(payoutCents),
      multiplier: Number((payoutCents * BigInt(multiplierUnit)) / stakeCents),
      isAboveStake: payoutCents > stakeCents,
    };
  });
}
