import { z } from 'zod';
import { call } from '../call.ts';
import { amountOut, id, listInput, listOf, moment, nothing } from '../fields.ts';
import { drawOwnBet, drawPast, drawSnapshot, drawTable } from './draws.ts';
import { deal, seatOwnBet, seatsSnapshot, seatsTable } from './seats.ts';
import { bet, drawKinds, flightKinds, multiplierOut, round, seatKinds, tableName } from './shapes.ts';

/** What holds for a table of flights. Published: the multiplier of a moment can be worked out from `growth`. */
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
  /** The most that all bets of a round win together: who is still in the air then leaves by themselves, at the round's `top`. */
  risk_cap: amountOut,
  /** No `top` is below it: a bet with which that could not be kept is refused. */
  sure_multiplier: multiplierOut,
  /** In percent, at 2.00; the exact returns by multiplier are in `returns`. */
  rtp: z.string(),
  house_edge: z.string(),
  returns: z.array(z.object({ multiplier: multiplierOut, percent: z.string() })),
  open_ms: z.int(),
  locked_ms: z.int(),
  settled_ms: z.int(),
});

/** A bet of the caller. */
export const ownBet = bet.extend({
  round_id: id,
  auto_cash_out: multiplierOut.nullable(),
  /** Cashed out by itself here at the latest. */
  ceiling: multiplierOut,
});

const past = z.object({ id, number: z.int(), end: multiplierOut, ended_at: moment });

const flightTable = z.object({
  table: tableName,
  play: z.literal('flight'),
  kind: z.enum(flightKinds),
  /** The title that is played here. */
  game: z.string(),
  title: z.string(),
  is_on: z.boolean(),
  /** Where its picture is streamed from, over HLS; null for one that is drawn here. */
  stream: z.string().nullable(),
  rules,
  history: z.array(past),
});

/** What stands on a table now. The socket topic `live:<table>` begins with it and goes on with `liveEvent`. */
const snapshot = z.object({
  play: z.literal('flight'),
  table: tableName,
  server_time: moment,
  /** Nobody has looked on or bet for a while: the next round opens within a second of who comes first. */
  is_waiting: z.boolean(),
  /** The round that runs or ended last; null before the first. */
  round: round.nullable(),
  /** The round after it, which takes bets already; null when there is none. */
  next: round.nullable(),
  /** The largest bets of the round that runs. */
  bets: z.array(bet),
  /** How the last rounds ended, the newest first. */
  history: z.array(past),
});

const inTable = z.object({ table: tableName });

export const liveTables = call({
  name: 'liveTables',
  method: 'GET',
  path: '/api/live/tables',
  who: 'visitor',
  summary: 'The tables of shared rounds with their rules and their last results.',
  input: nothing,
  data: z.object({ items: z.array(z.discriminatedUnion('play', [flightTable, drawTable, seatsTable])) }),
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
  data: z.discriminatedUnion('play', [
    flightTable.extend({ ...snapshot.shape, mine: z.array(ownBet) }),
    drawTable.extend({ ...drawSnapshot.shape, mine: z.array(drawOwnBet) }),
    seatsTable.extend({ ...seatsSnapshot.shape, mine: z.array(seatOwnBet) }),
  ]),
  errors: ['live_table_unknown'],
  example: { input: { table: 'arara' } },
});

export const liveHistory = call({
  name: 'liveHistory',
  method: 'GET',
  path: '/api/live/tables/{table}/history',
  who: 'visitor',
  summary:
    'How the last thousand rounds of a table ended, the newest first: flights by `end`, draws by `outcome`.',
  input: inTable.extend(listInput),
  data: listOf(drawPast.extend({ end: multiplierOut.nullable() })),
  errors: ['live_table_unknown'],
  example: { input: { table: 'arara' } },
});

const proof = z
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
  .nullable();

const proven = { proof, items: z.array(bet) };

export const liveRound = call({
  name: 'liveRound',
  method: 'GET',
  path: '/api/live/rounds/{round_id}',
  who: 'visitor',
  summary:
    'One round, by its id or that of a bet on it (as records name it), with what proves it: SHA-256 of its hash is the hash of the round before, and after `position` steps the commitment, which stood before the salt was chosen. A draw is verified as any round, with the hash as server seed, `salt:table` as client seed and the number as nonce.',
  input: z.object({ round_id: id }),
  data: z.discriminatedUnion('play', [
    round.extend({
      play: z.literal('flight'),
      kind: z.enum(flightKinds),
      draw: z.enum(['flight', 'published']),
      ...proven,
      mine: z.array(ownBet),
    }),
    round.extend({
      play: z.literal('draw'),
      kind: z.enum(drawKinds),
      /** The title and the version of its rules that the verifier asks for. */
      game: z.string(),
      version: z.int(),
      ...proven,
      mine: z.array(drawOwnBet),
    }),
    round.extend({
      play: z.literal('seats'),
      kind: z.enum(seatKinds),
      game: z.string(),
      version: z.int(),
      ...proven,
      mine: z.array(seatOwnBet),
    }),
  ]),
  errors: ['live_round_unknown'],
  example: { input: { round_id: '0199a1c0-0000-7000-8000-000000000000' } },
});

/** What the topic `live:<table>` tells after its snapshot. Every event may be heard twice. */
export const event = z.discriminatedUnion('kind', [
  /**
   * The round has come to a phase. With `settled` it tells how a flight ended, and again when every bet is paid; a draw tells
   * its outcome with `playing` already.
   */
  z.object({ kind: z.literal('phase'), server_time: moment, round, next: round.nullable() }),
  z.object({
    kind: z.literal('tick'),
    round_id: id,
    elapsed_ms: z.int(),
    multiplier: multiplierOut,
    /** As of the round. */
    top: multiplierOut.nullable(),
  }),
  /** Bets that were placed, taken back or ended. */
  z.object({ kind: z.literal('bets'), round_id: id, bets: z.array(bet) }),
  /** The seats of a round: somebody sat down, rose or decided, cards were dealt, or the dealer played. */
  z.object({ kind: z.literal('deal'), server_time: moment, deal }),
]);

export type LiveSnapshot = z.output<typeof snapshot>;
export type LiveDrawSnapshot = z.output<typeof drawSnapshot>;
export type LiveDrawOwnBet = z.output<typeof drawOwnBet>;
export type LiveEvent = z.output<typeof event>;
export type LiveBet = z.output<typeof bet>;
export type LiveOwnBet = z.output<typeof ownBet>;
export type LiveRound = z.output<typeof round>;
