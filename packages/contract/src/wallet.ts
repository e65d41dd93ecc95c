import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, listInput, listOf, moment, nothing, range } from './fields.ts';

/** What a member holds and how much of it may leave, as the wallet shows it. */
export const balances = z.object({
  money: amountOut,
  bonus_money: amountOut,
  held_money: amountOut,
  fs_money: amountOut,
  ml_money: amountOut,
  /** On platforms with a wallet of their own, and on its way there or back; part of the total. */
  away_money: amountOut,
  total_money: amountOut,
  withdrawable_money: amountOut,
});

export const walletBalances = call({
  name: 'walletBalances',
  method: 'GET',
  path: '/api/wallet/balances',
  who: 'member',
  summary: 'Balances and what of them can be withdrawn.',
  input: nothing,
  data: balances,
  errors: [],
});

export const statementRow = z.object({
  id: z.string(),
  kind: z.string(),
  /** Signed: what the member's money changed by. */
  amount: amountOut,
  balance: amountOut,
  wallet: z.enum(['cash', 'bonus', 'held', 'rebate']),
  reference: z.string(),
  created_at: moment,
});

/** The game that a movement of a round was made in. */
const playedGame = z.object({
  game: z.string(),
  /** In the caller's language. */
  title: z.string(),
  /** Recalls the round by `GET /api/rounds/{round_id}`; null where there is none to recall. */
  round_id: id.nullable(),
  /** Of a bet on a flight: the round that all shared. */
  live_round_id: id.nullable(),
  /** What came back is the stake: the bet was taken back. */
  is_returned: z.boolean(),
});

export const statement = call({
  name: 'statement',
  method: 'GET',
  path: '/api/wallet/statement',
  who: 'member',
  summary:
    'Every movement of the cash, the bonus and the rebates with the balance after it, newest first; those of a round name its game. From one of them to another is two rows under one id, and neither in nor out.',
  input: z.object({ ...listInput, range: range.default('7days') }),
  data: listOf(statementRow.extend({ game: playedGame.nullable() })).extend({
    total_in: amountOut,
    total_out: amountOut,
  }),
  errors: [],
});

export const todaysPlay = call({
  name: 'todaysPlay',
  method: 'GET',
  path: '/api/wallet/session',
  who: 'member',
  summary: 'The time and net result of this session.',
  input: nothing,
  data: z.object({ session_id: id, started_at: moment, net: amountOut, turnover: amountOut }),
  errors: [],
});
