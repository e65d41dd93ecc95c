import { z } from 'zod';
import { amountOut, id, moment, say } from '../fields.ts';

/** A table's name, as in its socket topic `live:<table>`. */
export const tableName = z
  .string(say('field_required'))
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, say('field_invalid'));

/** A multiplier as text with two decimals: "2.50". */
export const multiplierOut = z.string().regex(/^\d+\.\d{2}$/);

/**
 * open takes bets; locked draws; playing flies, or shows what was drawn; settled tells how it ended and pays; waiting takes bets
 * for the round after this one.
 */
export const phases = ['waiting', 'open', 'locked', 'playing', 'settled'] as const;
/** A flight's bet is `cashed` or `lost`, one on a draw `won` or `lost`. */
const betStates = ['placed', 'cancelled', 'cashed', 'won', 'lost'] as const;

/** What is played: everybody leaves a flight at a multiplier of their own; a draw falls once, for all bets. */
export const flightKinds = ['flight', 'rocket'] as const;
export const drawKinds = [
  'roulette',
  'baccarat',
  'dragon',
  'sicbo',
  'wheel',
  'bingo',
  'lottery',
  'digits',
  'football',
] as const;

/** A round as everybody sees it: how it ends is null until it is known. */
export const round = z.object({
  id,
  number: z.int(),
  table: tableName,
  phase: z.enum(phases),
  opened_at: moment.nullable(),
  locks_at: moment.nullable(),
  /** When the flight or the scene begins, from the lock on when it did. */
  plays_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** Where a flight ended; null for a draw. */
  end: multiplierOut.nullable(),
  /** From the end of a flight on, from the beginning of `playing` of a draw. */
  hash: z.string().nullable(),
  /** What is fixed before the bets, as the match of a football table: `{ home, away }`; null where nothing is. */
  setting: z.unknown(),
  /** What was drawn, and what the stage plays of it; null and empty until `playing`, and for flights. */
  outcome: z.unknown(),
  events: z.array(z.unknown()),
  bets: z.int(),
  stake: amountOut,
  payout: amountOut,
});

/** A bet as everybody sees it; what was bet on, and at what it is to be cashed out, stays its player's own. */
export const bet = z.object({
  id,
  name: z.string(),
  /** Of a flight: 1 or 2; of a draw: 0. */
  slot: z.int(),
  stake: amountOut,
  state: z.enum(betStates),
  multiplier: multiplierOut.nullable(),
  payout: amountOut,
});
