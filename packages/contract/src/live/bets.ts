import { z } from 'zod';
import { call } from '../call.ts';
import { amount, amountOut, id, say } from '../fields.ts';
import { drawOwnBet } from './draws.ts';
import { seatOwnBet } from './seats.ts';
import { multiplierOut, placeRefusals, tableName } from './shapes.ts';
import { ownBet } from './tables.ts';

const oneBet = z.object({ bet_id: id });
const answered = z.object({ bet: ownBet, money: amountOut, bonus_money: amountOut });

export const livePlace = call({
  name: 'livePlace',
  method: 'POST',
  path: '/api/live/tables/{table}/bet',
  who: 'member',
  summary:
    'Bets on the round that is open, or on the next one (`next` of the table); two bets a round, one in each slot.',
  input: z.object({
    table: tableName,
    round_id: id,
    slot: z.union([z.literal(1), z.literal(2)], say('field_invalid')).default(1),
    stake: amount,
    /** Cashes out by itself, at exactly this multiplier. */
    auto_cash_out: multiplierOut.optional(),
  }),
  data: answered,
  idempotent: true,
  errors: [...placeRefusals, 'live_slot_taken'],
  perMinute: 120,
  example: {
    input: {
      table: 'arara',
      round_id: '0199a1c0-0000-7000-8000-000000000000',
      slot: 1,
      stake: '2.00',
      auto_cash_out: '2.50',
    },
  },
});

export const livePlaceChips = call({
  name: 'livePlaceChips',
  method: 'POST',
  path: '/api/live/tables/{table}/chips',
  who: 'member',
  summary:
    'Bets on the draw that is open, or on the next one; `bet` is what the single game of the title takes. Up to 20 bets a round.',
  input: z.object({
    table: tableName,
    round_id: id,
    bet: z.record(z.string(), z.unknown(), say('field_required')),
  }),
  data: z.object({ bet: drawOwnBet, money: amountOut, bonus_money: amountOut }),
  idempotent: true,
  errors: [...placeRefusals, 'live_bets_full', 'live_numbers_full'],
  perMinute: 240,
  example: {
    input: {
      table: 'roleta',
      round_id: '0199a1c0-0000-7000-8000-000000000000',
      bet: { bets: [{ type: 'red', stake: '2.00' }] },
    },
  },
});

export const liveCancel = call({
  name: 'liveCancel',
  method: 'POST',
  path: '/api/live/bets/{bet_id}/cancel',
  who: 'member',
  summary: 'Takes a bet back before its round is locked; asked again it answers the same.',
  input: oneBet,
  data: z.object({
    bet: z.union([ownBet, seatOwnBet, drawOwnBet]),
    money: amountOut,
    bonus_money: amountOut,
  }),
  errors: ['live_bet_unknown', 'live_bets_closed'],
});

export const liveCashOut = call({
  name: 'liveCashOut',
  method: 'POST',
  path: '/api/live/bets/{bet_id}/cash-out',
  who: 'member',
  summary:
    'Leaves at the multiplier that stands when the request arrives here, or at the bet’s own if that was passed before. Asked again it answers the same.',
  input: oneBet,
  data: answered,
  errors: ['live_bet_unknown', 'live_bet_over', 'live_not_flying'],
});
