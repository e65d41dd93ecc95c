import { z } from 'zod';
import { call } from '../call.ts';
import { amount, amountOut, id, moment, say } from '../fields.ts';
import { categories } from '../games.ts';
import { drawOwnBet, drawPast } from './draws.ts';
import { bet, betStates, placeRefusals, round, seatKinds, tableName } from './shapes.ts';

/** What holds for a table with seats. */
const seatsRules = z.object({
  seats: z.int(),
  min_stake: amountOut,
  max_stake: amountOut,
  /** Stakes are whole multiples of it. */
  stake_step: amountOut,
  /** How many times the first stake can come to be staked, by a split and doubles. */
  most_stakes: z.int(),
  /** The most that one seat can win; a stake that could win more is refused. */
  max_payout: amountOut,
  risk_cap: amountOut,
  /** In percent by best play: of the first stake, and of all that is staked, doubles and splits too. */
  rtp: z.string(),
  rtp_all: z.string(),
  open_ms: z.int(),
  locked_ms: z.int(),
  /** How long all seats decide, from when the cards lie; who has not decided by then stands. */
  deciding_ms: z.int(),
  settled_ms: z.int(),
});

export const seatsTable = z.object({
  table: tableName,
  play: z.literal('seats'),
  kind: z.enum(seatKinds),
  game: z.string(),
  version: z.int(),
  title: z.string(),
  category: z.enum(categories),
  is_on: z.boolean(),
  stream: z.string().nullable(),
  rules: seatsRules,
  history: z.array(drawPast),
});

const seatMoves = ['hit', 'stand', 'double', 'split'] as const;
const card = z.string();

/** The seats of a round and what lies before them: the whole of it each time it changes. */
export const deal = z.object({
  round_id: id,
  /** Rises with every change: an older one is heard too late. */
  seq: z.int(),
  /** Until when seats decide; null before the cards and once it is over. */
  decides_at: moment.nullable(),
  /** When the dealer began to play; null before. */
  drawn_at: moment.nullable(),
  /** The second card is null until the dealer plays; null before the cards. */
  dealer: z.object({ cards: z.array(card.nullable()), total: z.int() }).nullable(),
  /** The seats that are taken. */
  seats: z.array(
    z.object({
      seat: z.int(),
      bet_id: id,
      name: z.string(),
      is_demo: z.boolean(),
      /** With doubles and splits. */
      stake: amountOut,
      state: z.enum(betStates),
      payout: amountOut,
      /** Bets of others behind it, without play money. */
      behind: z.object({ bets: z.int(), stake: amountOut }),
      hands: z.array(
        z.object({
          cards: z.array(card),
          total: z.int(),
          is_soft: z.boolean(),
          is_doubled: z.boolean(),
          is_done: z.boolean(),
          /** What it gives back of the first stake, in ten-thousandths; null until the dealer plays. */
          multiplier: z.int().nullable(),
        }),
      ),
      /** The hand that is played now; -1 when none is. */
      active: z.int(),
      moves: z.array(z.enum(seatMoves)),
      /** How many moves were made. */
      step: z.int(),
    }),
  ),
});

export const seatsSnapshot = z.object({
  play: z.literal('seats'),
  table: tableName,
  server_time: moment,
  is_waiting: z.boolean(),
  round: round.nullable(),
  next: round.nullable(),
  bets: z.array(bet),
  /** Of both rounds. */
  deals: z.array(deal),
  history: z.array(drawPast),
});

/** A seat of the caller's: `bet` is `{ seat, stake }`, the stake of the first two cards. */
export const seatOwnBet = drawOwnBet.extend({
  /** `first`: the seat's player has split, and this bet behind it goes on with the first hand alone. */
  moves: z.array(z.enum([...seatMoves, 'first'])),
  /** The bet of the seat that this one is behind; null for a seat. */
  behind: id.nullable(),
  /** Whether it doubles and splits with that seat. */
  follows: z.boolean(),
});

const answered = z.object({ bet: seatOwnBet, money: amountOut, bonus_money: amountOut });

export const liveSit = call({
  name: 'liveSit',
  method: 'POST',
  path: '/api/live/tables/{table}/seat',
  who: 'member',
  summary:
    'Takes a free seat of the round that is open, or of the next one, and stakes on it; one seat a member and round. While a round waits, the seats of the one before it are kept for who sits there.',
  input: z.object({
    table: tableName,
    round_id: id,
    seat: z.int(say('field_invalid')).min(1, say('field_invalid')).max(7, say('field_invalid')),
    stake: amount,
  }),
  data: answered,
  idempotent: true,
  errors: [...placeRefusals, 'live_seat_taken', 'live_seated'],
  perMinute: 120,
  example: {
    input: {
      table: 'blackjack',
      round_id: '0199a1c0-0000-7000-8000-000000000000',
      seat: 3,
      stake: '10.00',
    },
  },
});

export const liveBehind = call({
  name: 'liveBehind',
  method: 'POST',
  path: '/api/live/tables/{table}/behind',
  who: 'member',
  summary:
    'Bets behind the seat of another, who decides for both; one bet a member and round. With `follows` each double and split is staked too where the balance allows it; otherwise the first stake stays, on a split with the first hand. It is given back when the seat is.',
  input: z.object({
    table: tableName,
    round_id: id,
    /** The bet of the seat, as the table tells it. */
    behind: id,
    stake: amount,
    follows: z.boolean(say('field_invalid')),
  }),
  data: answered,
  idempotent: true,
  errors: [...placeRefusals, 'live_seat_empty', 'live_behind_full', 'live_seated'],
  perMinute: 120,
  example: {
    input: {
      table: 'blackjack',
      round_id: '0199a1c0-0000-7000-8000-000000000000',
      behind: '0199a1c0-0000-7000-8000-000000000001',
      stake: '10.00',
      follows: true,
    },
  },
});

export const liveMove = call({
  name: 'liveMove',
  method: 'POST',
  path: '/api/live/bets/{bet_id}/move',
  who: 'member',
  summary:
    'Decides for the own seat while the table decides. `step` is how many moves it has made: a move that was meant for another position is refused. A double and a split stake the first stake once more.',
  input: z.object({
    bet_id: id,
    move: z.enum(seatMoves, say('field_invalid')),
    step: z.int(say('field_invalid')).min(0, say('field_invalid')),
  }),
  data: answered.extend({ deal }),
  idempotent: true,
  errors: [
    'member_frozen',
    'idempotency_conflict',
    'live_bet_unknown',
    'live_move_late',
    'live_move_refused',
    'insufficient_funds',
    'play_paused',
    'limit_reached',
    'bonus_stake_too_large',
  ],
  perMinute: 240,
  example: { input: { bet_id: '0199a1c0-0000-7000-8000-000000000000', move: 'double', step: 0 } },
});

export type LiveSeatsSnapshot = z.output<typeof seatsSnapshot>;
export type LiveSeatOwnBet = z.output<typeof seatOwnBet>;
export type LiveDeal = z.output<typeof deal>;
