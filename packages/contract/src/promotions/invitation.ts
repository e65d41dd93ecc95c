import { z } from 'zod';
import { call } from '../call.ts';
import { amountOut, listInput, listOf, moment } from '../fields.ts';
import { checkErrors, claimErrors, claimed, standing, who } from './shape.ts';

export const invitee = z.object({
  ...standing,
  /** The invitee's account name: a claim names it. */
  name: z.string(),
  recharge_amount: amountOut,
  required_amount: amountOut,
  turnover_amount: amountOut,
  registered_at: moment,
});

export const invitationCheck = call({
  name: 'invitationCheck',
  method: 'POST',
  path: '/api/invitationactivity/check',
  who: 'member',
  summary: 'Everybody the caller has invited, newest first, and whose reward can be claimed.',
  input: z.object({ ...who, ...listInput }),
  data: z.object({
    ...standing,
    reward_amount: amountOut,
    required_amount: amountOut,
    turnover_times: z.int(),
    rollover_times: z.int(),
    invite_code: z.string(),
    ...listOf(invitee).shape,
    claimable: z.int(),
  }),
  errors: [...checkErrors],
  example: { input: { page: 1 } },
});

export const invitationClaim = call({
  name: 'invitationClaim',
  method: 'POST',
  path: '/api/invitationactivity/claim',
  who: 'member',
  summary:
    'Claims the reward for one invitee, once. `name` is the invitee; the first who qualifies when nobody is named.',
  input: z.object(who),
  data: claimed.extend({ name: z.string() }),
  errors: [...claimErrors, 'invitee_unknown', 'no_qualified_recharge', 'turnover_remaining'],
  example: { input: { name: 'jogador_novo' } },
});
