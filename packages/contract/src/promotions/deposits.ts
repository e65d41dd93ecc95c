import { z } from 'zod';
import { call } from '../call.ts';
import { amountOut, id, moment, say } from '../fields.ts';
import { checkCall, claimErrors, claimExample, claimed, rechargeTiers, standing, who } from './shape.ts';

export const ftdCheck = checkCall(
  'ftdCheck',
  '/api/ftd/check',
  'Whether the first-deposit reward can be claimed, and why not.',
  z.object({
    ...standing,
    reward_amount: amountOut,
    required_amount: amountOut,
    deposit_amount: amountOut.nullable(),
    rollover_times: z.int(),
  }),
);

export const ftdClaim = call({
  name: 'ftdClaim',
  method: 'POST',
  path: '/api/ftd/claim',
  who: 'member',
  summary: 'Claims the first-deposit reward, once.',
  input: z.object(who),
  data: claimed,
  errors: [...claimErrors, 'no_qualified_recharge'],
  example: { input: { site: 'arara' }, data: claimExample },
});

export const welcomeCheck = checkCall(
  'welcomeCheck',
  '/api/welcome/check',
  'Whether the welcome bonus can be had, and why not.',
  z.object({
    ...standing,
    /** What a claim gives now; what the largest first deposit would bring while there is none. */
    reward_amount: amountOut,
    reward_max: amountOut,
    required_amount: amountOut,
    percent: amountOut,
    deposit_amount: amountOut.nullable(),
    rollover_times: z.int(),
    max_stake: amountOut,
    bonus_days: z.int(),
    /** The last moment to claim after the first deposit; null before it. */
    claim_until: moment.nullable(),
  }),
);

export const welcomeClaim = call({
  name: 'welcomeClaim',
  method: 'POST',
  path: '/api/welcome/claim',
  who: 'member',
  summary:
    'Opts into the welcome bonus. Before the first deposit it is paid by itself with that deposit, after it at once.',
  input: z.object(who),
  data: z.object({
    state: z.enum(['opted_in', 'claimed']),
    claim_id: id.nullable(),
    reward_amount: amountOut,
    wallet: z.literal('bonus'),
    rollover_times: z.int(),
  }),
  errors: [...claimErrors, 'no_qualified_recharge', 'reward_ended', 'bonus_active'],
  example: { input: { site: 'arara' } },
});

export const rechargeTier = z.object({
  ...standing,
  tier: z.enum(rechargeTiers),
  from_amount: amountOut,
  to_amount: amountOut,
  percent_from: amountOut,
  percent_to: amountOut,
  /** The percentage at what has been recharged so far; zero below the tier. */
  percent: amountOut,
  /** What is claimed now, or was. */
  reward_amount: amountOut,
});

export const rechargePromotionCheck = checkCall(
  'rechargePromotionCheck',
  '/api/rechargepromotion/check',
  'What has been recharged in all and what each tier gives for it.',
  z.object({
    ...standing,
    /** What counts: single deposits of `required_amount` or more. */
    total_recharge: amountOut,
    required_amount: amountOut,
    rollover_times: z.int(),
    tiers: z.array(rechargeTier),
  }),
);

export const rechargePromotionClaim = call({
  name: 'rechargePromotionClaim',
  method: 'POST',
  path: '/api/rechargepromotion/claim',
  who: 'member',
  summary: 'Claims a tier, once; the highest one that can be claimed when none is named.',
  input: z.object({ ...who, tier: z.enum(rechargeTiers, say('field_invalid')).optional() }),
  data: claimed.extend({ tier: z.enum(rechargeTiers), percent: amountOut }),
  errors: [...claimErrors, 'no_qualified_recharge'],
  example: { input: { tier: 'bronze' } },
});

/** The recharge rebate of one deposit, by the specification's names, and how far its turnover has come. */
export const rechargeRebateRow = z.object({
  id,
  claimed_at: moment.nullable(),
  event_ended_at: moment,
  /** 0 not yet claimed, 1 claimed. */
  is_claimed: z.union([z.literal(0), z.literal(1)]),
  /** Turnover that the deposit asks for. */
  required_amount: amountOut,
  reward_amount: amountOut,
  ...standing,
  recharge_amount: amountOut,
  turnover_amount: amountOut,
  created_at: moment,
});

export const rechargeRebateCheck = checkCall(
  'rechargeRebateCheck',
  '/api/rechargerebate/check',
  'The rebate of every deposit that earned one, newest first.',
  z.object({
    ...standing,
    required_amount: amountOut,
    percent: amountOut,
    turnover_times: z.int(),
    rollover_times: z.int(),
    items: z.array(rechargeRebateRow),
  }),
);

export const rechargeRebateClaim = call({
  name: 'rechargeRebateClaim',
  method: 'POST',
  path: '/api/rechargerebate/claim',
  who: 'member',
  summary: 'Claims the rebate of one deposit, once; the oldest that can be claimed when none is named.',
  input: z.object({ ...who, id: id.optional() }),
  data: claimed.extend({ id }),
  errors: [...claimErrors, 'no_qualified_recharge', 'turnover_remaining', 'reward_ended'],
  example: { input: { id: '0190a4d2-0000-7000-8000-0000000000d1' } },
});
