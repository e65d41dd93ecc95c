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
export const betStates = ['placed', 'cancelled', 'cashed', 'won', 'lost'] as const;

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
/** Tables where members sit and decide. */
export const seatKinds = ['blackjack'] as const;

/** Why a stake at a shared table is not taken. */
export const placeRefusals = [
  'member_frozen',
  'idempotency_conflict',
  'live_table_unknown',
  'live_round_unknown',
  'live_bets_closed',
  'live_round_full',
  'bet_invalid',
  'stake_too_small',
  'stake_too_large',
  'insufficient_funds',
  'play_paused',
  'limit_reached',
  'bonus_stake_too_large',
  'game_off',
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
  /**
   * Of a flight, from the lock on: where everybody leaves at the latest, so that all together win no more than the table's risk; it rises when
   * players leave below it. Null where nobody has to.
   */
  top: multiplierOut.nullable(),
  /** Where a flight ended; null for a draw. */
  end: multiplierOut.nullable(),
  /** From the end of a flight on, from the beginning of `playing` of a draw. */
  hash: z.string().nullable(),
  /** What is fixed before the bets, as the match of a football table: `{ home, away }`; null where nothing is. */
  setting: z.unknown(),
  /** What was drawn, and what the stage plays of it; null and empty until `playing`, and for flights. */
  outcome: z.unknown(),
  events: z.array(z.unknown()),
  /** Of real money alone, like what is staked and paid. */
  bets: z.int(),
  stake: amountOut,
  payout: amountOut,
});

/** A bet as everybody sees it; what was bet on, and at what it is to be cashed out, stays its player's own. */
export const bet = z.object({
  id,
  name: z.string(),
  /** Of play money: only its player sees it among the others, and no sum of the round counts it. */
  is_demo: z.boolean(),
  /** Of a flight: 1 or 2; of a draw: 0. */
  slot: z.int(),
  stake: amountOut,
  state: z.enum(betStates),
  multiplier: multiplierOut.nullable(),
  payout: amountOut,
});
