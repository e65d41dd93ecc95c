import { z } from 'zod';
import { amountOut, id, moment } from '../fields.ts';
import { categories } from '../games.ts';
import { bet, drawKinds, round, tableName } from './shapes.ts';

/** What holds for a table of draws. A table on a timetable plays at fixed moments of the day, of which each is a multiple. */
const drawRules = z.object({
  min_stake: amountOut,
  max_stake: amountOut,
  bets_per_round: z.int(),
  /** The most that one bet can win; a bet that could win more is refused. */
  max_payout: amountOut,
  /** What all bets of a round could win, each at its best; a bet beyond it is refused. */
  risk_cap: amountOut,
  /** In percent, of the worst and the best bet. */
  rtp_lowest: z.string(),
  rtp: z.string(),
  open_ms: z.int(),
  locked_ms: z.int(),
  playing_ms: z.int(),
  settled_ms: z.int(),
  /** `plays_at` falls on every such second of the day in São Paulo; null where one round follows another. */
  timetable: z.object({ every_s: z.int(), offset_s: z.int() }).nullable(),
});

export const drawPast = z.object({ id, number: z.int(), outcome: z.unknown(), ended_at: moment });

export const drawTable = z.object({
  table: tableName,
  play: z.literal('draw'),
  kind: z.enum(drawKinds),
  /** The title that is played here, and the version of its rules. */
  game: z.string(),
  version: z.int(),
  title: z.string(),
  category: z.enum(categories),
  is_on: z.boolean(),
  /** Where its picture is streamed from, over HLS; null for one that is drawn here. */
  stream: z.string().nullable(),
  rules: drawRules,
  history: z.array(drawPast),
});

export const drawSnapshot = z.object({
  play: z.literal('draw'),
  table: tableName,
  server_time: moment,
  /** Nobody has looked on or bet for a while: the next round opens within a second of who comes first. */
  is_waiting: z.boolean(),
  round: round.nullable(),
  next: round.nullable(),
  /** The largest bets of the round that runs. */
  bets: z.array(bet),
  history: z.array(drawPast),
});

/** A bet of the caller on a draw. */
export const drawOwnBet = bet.extend({
  round_id: id,
  bet: z.unknown(),
  /** What the stage tells of this bet, as the single game's round does; empty until the round is settled. */
  events: z.array(z.unknown()),
});
