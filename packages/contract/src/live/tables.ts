import { z } from 'zod';
import { call } from '../call.ts';
import { amountOut, id, listInput, listOf, moment, nothing, say } from '../fields.ts';

/** A table's name, as in its socket topic `live:<table>`. */
export const tableName = z
  .string(say('field_required'))
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, say('field_invalid'));

/** A multiplier as text with two decimals: "2.50". */
export const multiplierOut = z.string().regex(/^\d+\.\d{2}$/);

/** open takes bets; locked draws; playing flies; settled tells how it ended; waiting takes bets for the round after this one. */
export const phases = ['waiting', 'open', 'locked', 'playing', 'settled'] as const;
export const betStates = ['placed', 'cancelled', 'cashed', 'lost'] as const;

/** What holds for a table, whatever is played. Published: the multiplier of a moment can be worked out from `growth`. */
const rules = z.object({
  /** Where the multiplier stands t milliseconds after `plays_at`: e^(per_ms t), or (1 + t / scale_ms)^3. */
  growth: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('exponential'), per_ms: z.number() }),
    z.object({ kind: z.literal('cubic'), scale_ms: z.number() }),
  ]),
  /** How the end is drawn from the round's hash and the salt, by the name of the verifier. */
  draw: z.enum(['flight', 'published']),
  min_stake: amountOut,
  max_stake: amountOut,
  bets_per_round: z.int(),
  lowest_multiplier: multiplierOut,
  highest_multiplier: multiplierOut,
  /** A bet that has won so much is cashed out by itself. */
  max_payout: amountOut,
  /** What all bets of a round could win together; a bet beyond it is refused. */
  risk_cap: amountOut,
  /** In percent, at 2.00; the exact returns by multiplier are in `returns`. */
  rtp: z.string(),
  house_edge: z.string(),
  returns: z.array(z.object({ multiplier: multiplierOut, percent: z.string() })),
  open_ms: z.int(),
  locked_ms: z.int(),
  settled_ms: z.int(),
});

/** A round as everybody sees it: how it ends is null until it has ended. */
export const round = z.object({
  id,
  number: z.int(),
  table: tableName,
  phase: z.enum(phases),
  opened_at: moment.nullable(),
  locks_at: moment.nullable(),
  /** When the flight begins, from the lock on when it did. */
  plays_at: moment.nullable(),
  ended_at: moment.nullable(),
  end: multiplierOut.nullable(),
  hash: z.string().nullable(),
  bets: z.int(),
  stake: amountOut,
  payout: amountOut,
});

/** A bet as everybody sees it; at what it is to be cashed out stays its player's own until then. */
export const bet = z.object({
  id,
  name: z.string(),
  slot: z.int(),
  stake: amountOut,
  state: z.enum(betStates),
  multiplier: multiplierOut.nullable(),
  payout: amountOut,
});

/** A bet of the caller. */
export const ownBet = bet.extend({
  round_id: id,
  auto_cash_out: multiplierOut.nullable(),
  /** Cashed out by itself here at the latest. */
  ceiling: multiplierOut,
});

export const past = z.object({ id, number: z.int(), end: multiplierOut, ended_at: moment });

const table = z.object({
  table: tableName,
  kind: z.enum(['flight', 'rocket']),
  /** The title that is played here. */
  game: z.string(),
  title: z.string(),
  is_on: z.boolean(),
  rules,
  history: z.array(past),
});

/** What stands on a table now. The socket topic `live:<table>` begins with it and goes on with `liveEvent`. */
export const snapshot = z.object({
  table: tableName,
  server_time: moment,
  /** The round that runs or ended last; null before the first. */
  round: round.nullable(),
  /** The round after it, which takes bets already; null when there is none. */
  next: round.nullable(),
  /** The largest bets of the round that runs. */
  bets: z.array(bet),
  /** How the last rounds ended, the newest first. */
  history: z.array(past),
});

const own = { mine: z.array(ownBet) };
const inTable = z.object({ table: tableName });

export const liveTables = call({
  name: 'liveTables',
  method: 'GET',
  path: '/api/live/tables',
  who: 'visitor',
  summary: 'The tables of shared rounds with their rules and their last results.',
  input: nothing,
  data: z.object({ items: z.array(table) }),
  errors: [],
});

export const liveTable = call({
  name: 'liveTable',
  method: 'GET',
  path: '/api/live/tables/{table}',
  who: 'visitor',
  summary:
    'A table as it stands, and the caller’s bets there. The socket tells what follows: `watch` `live:<table>`.',
  input: inTable,
  data: table.omit({ history: true }).extend({ ...snapshot.shape, ...own }),
  errors: ['live_table_unknown'],
  example: { input: { table: 'arara' } },
});

export const liveHistory = call({
  name: 'liveHistory',
  method: 'GET',
  path: '/api/live/tables/{table}/history',
  who: 'visitor',
  summary: 'How the rounds of a table ended, the newest first.',
  input: inTable.extend(listInput),
  data: listOf(past),
  errors: ['live_table_unknown'],
  example: { input: { table: 'arara' } },
});

export const liveRound = call({
  name: 'liveRound',
  method: 'GET',
  path: '/api/live/rounds/{round_id}',
  who: 'visitor',
  summary:
    'One round, by its id or that of a bet on it (as records name it), with what proves it: SHA-256 of its hash is the hash of the round before, and after `position` steps the commitment, which stood before the salt was chosen.',
  input: z.object({ round_id: id }),
  data: round.extend({
    kind: z.enum(['flight', 'rocket']),
    draw: z.enum(['flight', 'published']),
    proof: z
      .object({
        chain_id: id,
        length: z.int(),
        /** The terminal hash: what the hash of the first round leads to. */
        commitment: z.string(),
        committed_at: moment,
        salt: z.string(),
        salted_at: moment,
        /** The place of the round in the chain, from 1. */
        position: z.int(),
        /** Of the round before, or the commitment. */
        previous_hash: z.string(),
      })
      .nullable(),
    items: z.array(bet),
    ...own,
  }),
  errors: ['live_round_unknown'],
  example: { input: { round_id: '0199a1c0-0000-7000-8000-000000000000' } },
});

/** What the topic `live:<table>` tells after its snapshot. Every event may be heard twice. */
export const event = z.discriminatedUnion('kind', [
  /** The round has come to a phase. With `settled` it tells how it ended, and again when every bet is paid. */
  z.object({ kind: z.literal('phase'), server_time: moment, round, next: round.nullable() }),
  z.object({ kind: z.literal('tick'), round_id: id, elapsed_ms: z.int(), multiplier: multiplierOut }),
  /** Bets that were placed, taken back or ended. */
  z.object({ kind: z.literal('bets'), round_id: id, bets: z.array(bet) }),
]);

export type LiveSnapshot = z.output<typeof snapshot>;
export type LiveEvent = z.output<typeof event>;
export type LiveBet = z.output<typeof bet>;
export type LiveOwnBet = z.output<typeof ownBet>;
export type LiveRound = z.output<typeof round>;
