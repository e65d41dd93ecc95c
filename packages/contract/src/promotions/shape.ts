import { z } from 'zod';
import { call } from '../call.ts';
import { amountOut, id } from '../fields.ts';

export const promotionCodes = [
  'welcome',
  'ftd',
  'recharge',
  'recharge_rebate',
  'invitation',
  'lottery_wheel',
  'daily_rescue',
] as const;

export const rechargeTiers = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;

export const code = z.enum(promotionCodes);

/**
 * Every check and claim takes these. The member is always the token's: a `member_id` of another member is refused
 * (`forbidden`), `name` and `site` are read by nobody except where a call says so.
 */
export const who = {
  name: z.string().max(80).optional(),
  site: z.string().max(255).optional(),
  member_id: id.optional(),
};

/**
 * How a member stands with a reward. `in_progress`: something has begun and more is needed; `opted_in`: the reward comes
 * by itself with the first deposit. `reason` is an error code, `message` its words; both are empty when it can be claimed.
 */
export const standing = {
  state: z.enum(['claimable', 'in_progress', 'opted_in', 'claimed', 'not_eligible']),
  reason: z.string(),
  message: z.string(),
};

export const claimed = z.object({
  claim_id: id,
  reward_amount: amountOut,
  /** Where the money went: cash is free after its rollover, bonus money becomes cash by it. */
  wallet: z.enum(['cash', 'bonus']),
  rollover_times: z.int(),
});

export const claimErrors = [
  'promotion_off',
  'promotion_spent',
  'reward_not_eligible',
  'reward_claimed',
  'member_frozen',
  'play_paused',
  'demo_not_allowed',
  'forbidden',
] as const;
export const checkErrors = ['promotion_off', 'forbidden'] as const;

export const claimExample = {
  claim_id: '0190a4d2-0000-7000-8000-0000000000c1',
  reward_amount: '10.00',
  wallet: 'cash',
  rollover_times: 5,
};

/** A check and a claim that take nothing of their own stand alike. */
export const checkCall = <Data extends z.ZodType>(
  name: string,
  path: `/api/${string}`,
  summary: string,
  data: Data,
) =>
  call({
    name,
    method: 'POST',
    path,
    who: 'member',
    summary,
    input: z.object(who),
    data,
    errors: [...checkErrors],
    example: { input: { site: 'arara' } },
  });
