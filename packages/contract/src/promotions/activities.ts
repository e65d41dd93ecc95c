import { z } from 'zod';
import { call } from '../call.ts';
import { amountOut, id, listInput, listOf, moment, nothing, range } from '../fields.ts';
import { code, standing } from './shape.ts';

export const activityDetails = call({
  name: 'activityDetails',
  method: 'GET',
  path: '/api/activitydetails/get',
  who: 'visitor',
  summary: 'The terms of every promotion that is on, in the language asked for.',
  input: nothing,
  data: z.object({
    items: z.array(
      z.object({
        code,
        title: z.string(),
        summary: z.string(),
        terms: z.array(z.string()),
        starts_at: moment.nullable(),
        ends_at: moment.nullable(),
      }),
    ),
  }),
  errors: [],
});

export const activities = call({
  name: 'activities',
  method: 'GET',
  path: '/api/promotions/activities',
  who: 'visitor',
  summary: 'Every promotion that is on and how the caller stands with it; visitors see the offers.',
  input: nothing,
  data: z.object({
    items: z.array(
      z.object({
        code,
        state: z.enum(['open', ...standing.state.options]),
        reason: z.string(),
        message: z.string(),
        /** What can be claimed now; null when nothing, or when it is not money. */
        reward_amount: amountOut.nullable(),
        starts_at: moment.nullable(),
        ends_at: moment.nullable(),
      }),
    ),
  }),
  errors: [],
});

export const promotionHistory = call({
  name: 'promotionHistory',
  method: 'GET',
  path: '/api/promotions/history',
  who: 'member',
  summary: 'Rewards that were claimed, newest first.',
  input: z.object({ ...listInput, range: range.default('7days'), promotion: code.optional() }),
  data: listOf(
    z.object({
      id,
      promotion: code,
      /** What it was for: a tier, an invitee's account, a day; empty where the promotion says all. */
      detail: z.string(),
      reward: z.enum(['cash', 'bonus', 'spins']),
      amount: amountOut,
      spins: z.int(),
      created_at: moment,
    }),
  ).extend({ total_amount: amountOut }),
  errors: [],
});
