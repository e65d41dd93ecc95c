import { z } from 'zod';
import { call } from '../call.ts';
import { amountOut, moment } from '../fields.ts';
import { checkCall, claimErrors, claimExample, claimed, standing, who } from './shape.ts';

export const dailyRescueCheck = checkCall(
  'dailyRescueCheck',
  '/api/dailyrescue/check',
  "What of yesterday's net loss comes back, and whether it can be claimed.",
  z.object({
    ...standing,
    /** The day it is for, and the end of the day on which it can be claimed. */
    day: z.iso.date(),
    claim_until: moment,
    net_loss: amountOut,
    percent: amountOut,
    /** The most that one day gives. */
    reward_max: amountOut,
    reward_amount: amountOut,
    rollover_times: z.int(),
  }),
);

export const dailyRescueClaim = call({
  name: 'dailyRescueClaim',
  method: 'POST',
  path: '/api/dailyrescue/claim',
  who: 'member',
  summary: "Claims the relief for yesterday's net loss, once and today only.",
  input: z.object(who),
  data: claimed,
  errors: [...claimErrors, 'unavailable'],
  example: { input: { site: 'arara' }, data: claimExample },
});
