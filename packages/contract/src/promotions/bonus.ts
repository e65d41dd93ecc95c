import { z } from 'zod';
import { call } from '../call.ts';
import { amountOut, id, moment, nothing } from '../fields.ts';
import { code } from './shape.ts';

export const activeBonus = z.object({
  id,
  promotion: code,
  amount: amountOut,
  /** What is left to play with. */
  bonus_money: amountOut,
  /** Turnover the bonus asks for, and how much of it is covered. */
  required_amount: amountOut,
  covered_amount: amountOut,
  /** What has still to be bet until the bonus becomes cash, requirements before it included. */
  remaining_amount: amountOut,
  max_stake: amountOut,
  expires_at: moment,
  created_at: moment,
  /** What share of a stake counts, by category. */
  contributions: z.array(z.object({ category: z.string(), percent: z.int() })),
});

export const bonusActive = call({
  name: 'bonusActive',
  method: 'GET',
  path: '/api/promotions/bonus',
  who: 'member',
  summary: 'The active bonus and what it still asks for.',
  input: nothing,
  data: z.object({ bonus: activeBonus.nullable() }),
  errors: [],
});

export const bonusForfeit = call({
  name: 'bonusForfeit',
  method: 'POST',
  path: '/api/promotions/bonus/forfeit',
  who: 'member',
  summary: 'Gives the active bonus up: what is left of it goes back, and its rollover with it.',
  input: nothing,
  data: z.object({ forfeited_amount: amountOut }),
  errors: ['no_active_bonus'],
});
