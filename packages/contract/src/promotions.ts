import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, listInput, listOf, moment, nothing, range, say } from './fields.ts';

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

const code = z.enum(promotionCodes);

/**
 * Every check and claim takes these. The member is always the token's: a `member_id` of another member is refused
 * (`forbidden`), `name` and `site` are read by nobody except where a call says so.
 */
const who = {
  name: z.string().max(80).optional(),
  site: z.string().max(255).optional(),
  member_id: id.optional(),
};

/**
 * How a member stands with a reward. `in_progress`: something has begun and more is needed; `opted_in`: the reward comes
 * by itself with the first deposit. `reason` is an error code, `message` its words; both are empty when it can be claimed.
 */
const standing = {
  state: z.enum(['claimable', 'in_progress', 'opted_in', 'claimed', 'not_eligible']),
  reason: z.string(),
  message: z.string(),
};

const claimed = z.object({
  claim_id: id,
  reward_amount: amountOut,
  /** Where the money went: cash is free after its rollover, bonus money becomes cash by it. */
  wallet: z.enum(['cash', 'bonus']),
  rollover_times: z.int(),
});

const claimErrors = [
  'promotion_off',
  'reward_not_eligible',
  'reward_claimed',
  'member_frozen',
  'demo_not_allowed',
  'forbidden',
] as const;
const checkErrors = ['promotion_off', 'forbidden'] as const;

const claimExample = {
  claim_id: '0190a4d2-0000-7000-8000-0000000000c1',
  reward_amount: '10.00',
  wallet: 'cash',
  rollover_times: 5,
};

/** A check and a claim that take nothing of their own stand alike. */
const checkCall = <Data extends z.ZodType>(
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
    total_recharge: amountOut,
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

/** Cash in reais, or further spins. */
const prize = {
  reward: z.enum(['cash', 'spins']),
  /** Decimal text for cash, a whole number for spins. */
  quantity: z.string(),
  icon: z.string(),
};

const wheelSpin = z.object({
  ...prize,
  segment: z.int(),
  nonce: z.int(),
  client_seed: z.string(),
  created_at: moment,
});

export const lotteryWheelCheck = checkCall(
  'lotteryWheelCheck',
  '/api/lotterywheel/check',
  'Spins left today, the prizes with their odds, and the commitment to the draw.',
  z.object({
    ...standing,
    remainingspins: z.int(),
    /** One spin for each full one of these deposited today. */
    step_amount: amountOut,
    recharged_today: amountOut,
    missing_amount: amountOut,
    ends_at: moment,
    rollover_times: z.int(),
    /** Clockwise from the pointer; `odds` is the percentage with three decimals. */
    segments: z.array(z.object({ ...prize, weight: z.int(), odds: z.string() })),
    weight_total: z.int(),
    fair: z.object({ day: z.iso.date(), server_seed_hash: z.string(), nonce: z.int() }),
    spins: z.array(wheelSpin),
    /** The last day before today on which the caller had spins, with its seed. */
    revealed: z
      .object({
        day: z.iso.date(),
        server_seed: z.string(),
        server_seed_hash: z.string(),
        spins: z.array(wheelSpin),
      })
      .nullable(),
    /** What came up lately; accounts are masked. */
    latest: z.array(
      z.object({ account: z.string(), reward: prize.reward, quantity: z.string(), created_at: moment }),
    ),
  }),
);

export const lotteryWheelClaim = call({
  name: 'lotteryWheelClaim',
  method: 'POST',
  path: '/api/lotterywheel/claim',
  who: 'member',
  summary: 'Spins the wheel once. With an Idempotency-Key a repeated request answers the same spin.',
  input: z.object({
    ...who,
    /** Mixed into the draw; 1 to 64 printable characters without a colon. The member id when absent. */
    client_seed: z
      .string()
      .regex(/^[\x20-\x39\x3b-\x7e]{1,64}$/, say('client_seed_format'))
      .optional(),
  }),
  data: z.object({
    ...prize,
    remainingspins: z.int(),
    segment: z.int(),
    nonce: z.int(),
    client_seed: z.string(),
    server_seed_hash: z.string(),
    reward_amount: amountOut,
    rollover_times: z.int(),
  }),
  hoist: ['remainingspins', 'reward', 'quantity'],
  errors: [...claimErrors, 'no_qualified_recharge', 'no_spins_left', 'idempotency_conflict'],
  example: {
    input: { client_seed: 'boa sorte' },
    data: {
      reward: 'cash',
      quantity: '5.00',
      icon: 'coin',
      remainingspins: 2,
      segment: 4,
      nonce: 0,
      client_seed: 'boa sorte',
      server_seed_hash: '2a5f0c1f1f0a7a3a1a0b0f2f6a2c4f7e8d9b0a1c2d3e4f5061728394a5b6c7d8',
      reward_amount: '5.00',
      rollover_times: 5,
    },
  },
});

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
