import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, listInput, moment, nothing, range, say } from './fields.ts';
import { categories } from './games.ts';

/** Percent with two decimals: "0.30". */
const percent = z.string().regex(/^\d+\.\d{2}$/);
const day = z.iso.date();
const paged = { page: z.int(), page_size: z.int(), total: z.int() };
const rangeInput = { ...listInput, range: range.default('7days') };

const vipLevel = z.object({
  level: z.int(),
  /** In the caller's language. */
  name: z.string(),
  required_recharge: amountOut,
  required_betting: amountOut,
  /** How far the member is, 0 to 100. */
  recharge_percent: z.int(),
  betting_percent: z.int(),
  /** What a season must bring so that its end does not take this level away. */
  keep_recharge: amountOut,
  keep_betting: amountOut,
  level_up_reward: amountOut,
  month_reward: amountOut,
  withdrawal_allowance: amountOut,
  rebates: z.record(z.enum(categories), percent),
  is_reached: z.boolean(),
  is_current: z.boolean(),
});

const rewardKinds = ['level_up', 'month'] as const;

export const vipInfo = call({
  name: 'vipInfo',
  method: 'POST',
  path: '/api/member/vip/info',
  who: 'member',
  summary: 'The VIP level with what brought it, the ladder of levels, the season and what can be claimed.',
  input: nothing,
  data: z.object({
    uservip: z.object({
      userviplvl: z.int(),
      level_name: z.string(),
      totalrecharge: amountOut,
      totalbetting: amountOut,
      /** What is missing to the next level; zero at the top. */
      recharge_remaining: amountOut,
      betting_remaining: amountOut,
      next_level: z.int().nullable(),
    }),
    /** The ladder, lowest level first. */
    data: z.array(vipLevel),
    season: z.object({
      starts_on: day,
      ends_on: day,
      recharge: amountOut,
      betting: amountOut,
      keep_recharge: amountOut,
      keep_betting: amountOut,
      is_kept: z.boolean(),
    }),
    /** False where the market allows levels to be shown alone. */
    rewards_on: z.boolean(),
    rewards: z.array(
      z.object({
        reward: z.enum(rewardKinds),
        level: z.int(),
        level_name: z.string(),
        /** YYYY-MM of a month's reward; claimable until that month ends. */
        month: z.string().nullable(),
        amount: amountOut,
        is_claimed: z.boolean(),
        claimed_at: moment.nullable(),
      }),
    ),
    /** How often a reward has to be turned over. */
    rollover_times: z.int(),
  }),
  errors: [],
  hoist: ['uservip'],
  example: {
    data: {
      uservip: {
        userviplvl: 5,
        level_name: 'Tucano',
        totalrecharge: '38210.00',
        totalbetting: '171400.00',
        recharge_remaining: '21790.00',
        betting_remaining: '128600.00',
        next_level: 6,
      },
    },
  },
});

export const vipHistory = call({
  name: 'vipHistory',
  method: 'POST',
  path: '/api/member/vip/history',
  who: 'member',
  summary: 'Each rise, fall and claimed reward, newest first; everything without a range.',
  input: z.object({ ...listInput, range: range.optional() }),
  data: z.object({
    items: z.array(
      z.object({
        id,
        kind: z.enum(['rise', 'fall', ...rewardKinds]),
        level: z.int(),
        level_name: z.string(),
        from_level: z.int().nullable(),
        month: z.string().nullable(),
        amount: amountOut,
        created_at: moment,
      }),
    ),
    ...paged,
    total_reward: amountOut,
  }),
  errors: [],
});

export const vipClaim = call({
  name: 'vipClaim',
  method: 'POST',
  path: '/api/member/vip/claim',
  who: 'member',
  summary: "Claims a level's reward, once for good, or the reward of this month, once a month.",
  input: z.object({
    reward: z.enum(rewardKinds, say('field_invalid')),
    /** Needed for `level_up`. */
    level: z.coerce.number(say('field_invalid')).int(say('field_invalid')).min(0).max(1000).optional(),
  }),
  data: z.object({
    reward: z.enum(rewardKinds),
    level: z.int(),
    amount: amountOut,
    rollover_times: z.int(),
    claimed_at: moment,
  }),
  errors: [
    'reward_not_eligible',
    'reward_claimed',
    'promotion_off',
    'member_frozen',
    'demo_not_allowed',
    'play_paused',
    'unavailable',
  ],
  example: { input: { reward: 'level_up', level: 5 } },
});

const rebateRow = z.object({
  date: day,
  category: z.enum(categories),
  rounds: z.int(),
  /** The part of the stakes that earns: bonus money does not. */
  bet: amountOut,
  rebate: amountOut,
  claimed: amountOut,
  is_claimed: z.boolean(),
});

const rebateSums = { total_bet: amountOut, total_rebate: amountOut, total_claimed: amountOut };

export const rebatesList = call({
  name: 'rebatesList',
  method: 'POST',
  path: '/api/games/rebates/list',
  who: 'member',
  summary: 'Rebates by day and category, newest day first, and what can be claimed now.',
  input: z.object(rangeInput),
  data: z.object({
    items: z.array(rebateRow),
    ...paged,
    ...rebateSums,
    /** All that can be claimed now, of any day. */
    fs_money: amountOut,
    /** The rates of the member's level. */
    rates: z.record(z.enum(categories), percent),
    last_claimed_at: moment.nullable(),
  }),
  errors: [],
  hoist: ['fs_money'],
});

export const rebatesDetails = call({
  name: 'rebatesDetails',
  method: 'POST',
  path: '/api/games/rebates/details',
  who: 'member',
  summary: 'The rebates of one day by category and rate; fails for a day without any.',
  input: z.object({ date: z.iso.date(say('date_invalid')) }),
  data: z.object({
    date: day,
    items: z.array(rebateRow.extend({ rate: percent })),
    ...rebateSums,
  }),
  errors: ['no_rebates_that_day'],
  example: { input: { date: '2031-03-14' } },
});

export const rebatesClaim = call({
  name: 'rebatesClaim',
  method: 'POST',
  path: '/api/games/rebates/claim',
  who: 'member',
  summary: 'Moves all rebates that can be claimed to cash.',
  input: nothing,
  data: z.object({ amount: amountOut, claimed_at: moment }),
  errors: ['rebate_nothing_to_claim', 'member_frozen', 'demo_not_allowed', 'play_paused'],
});

/** Whether a rollover has been turned over: all of it, some of it now, or after the ones before it. */
const coverState = z.enum(['covered', 'in_progress', 'waiting', 'forfeited']);

const rolloverRow = z.object({
  id,
  /** `deposit`, or the kind of the reward: `reward_vip_month`, ... */
  kind: z.string(),
  order_number: z.string(),
  amount: amountOut,
  required: amountOut,
  covered: amountOut,
  remaining: amountOut,
  state: coverState,
  created_at: moment,
});

export const coverHistory = call({
  name: 'coverHistory',
  method: 'POST',
  path: '/api/cover/history',
  who: 'member',
  summary:
    "How far each deposit's and reward's rollover is covered, oldest first; everything without a range.",
  input: z.object({ ...listInput, range: range.optional(), state: coverState.optional() }),
  data: z.object({
    items: z.array(rolloverRow.extend({ times: z.int() })),
    ...paged,
    total_required: amountOut,
    total_covered: amountOut,
    total_remaining: amountOut,
    /** The wallet as it stands: all cash, and what of it may leave. */
    money: amountOut,
    bonus_money: amountOut,
    withdrawable_money: amountOut,
    ml_money: amountOut,
  }),
  errors: [],
});

const orderTotals = {
  total_recharge_amount: amountOut,
  total_withdraw_amount: amountOut,
  total_bonus_amount: amountOut,
  total_fee_amount: amountOut,
};

export const orderDetails = call({
  name: 'orderDetails',
  method: 'GET',
  path: '/api/ordercenter/details',
  who: 'member',
  summary:
    'Deposits, withdrawals and rewards in one list, newest first. The totals count what was credited and paid.',
  input: z.object({ ...rangeInput, type: z.enum(['recharge', 'withdraw', 'bonus']).optional() }),
  data: z.object({
    details: z.array(
      z.object({
        id,
        order_number: z.string(),
        type: z.enum(['recharge', 'withdraw', 'bonus']),
        /** `deposit`, `withdrawal`, or the kind of the reward. */
        kind: z.string(),
        /** A deposit's or withdrawal's state; a reward is `credited`. */
        state: z.string(),
        amount: amountOut,
        fee: amountOut,
        payment_type: z.string(),
        created_at: moment,
      }),
    ),
    ...paged,
    ...orderTotals,
  }),
  errors: [],
  hoist: ['details', ...Object.keys(orderTotals)],
});

export const orderFee = call({
  name: 'orderFee',
  method: 'GET',
  path: '/api/ordercenter/fee',
  who: 'member',
  summary:
    'The fees of withdrawals, general (percentage) and mandatory (flat) apart, and what each payment method costs.',
  input: z.object(rangeInput),
  data: z.object({
    fee: z.array(
      z.object({
        id,
        order_number: z.string(),
        payment_type: z.string(),
        state: z.string(),
        amount: amountOut,
        general_fee: amountOut,
        mandatory_fee: amountOut,
        fee: amountOut,
        created_at: moment,
      }),
    ),
    methods: z.array(
      z.object({
        direction: z.enum(['deposit', 'withdrawal']),
        payment_type: z.string(),
        name: z.string(),
        /** General fee, percent. */
        general_fee: amountOut,
        /** Mandatory fee, flat. */
        mandatory_fee: amountOut,
        min_amount: amountOut,
        max_amount: amountOut,
        is_open: z.boolean(),
      }),
    ),
    ...paged,
    /** Of withdrawals that were paid. */
    total_general_fee: amountOut,
    total_mandatory_fee: amountOut,
    total_fee_amount: amountOut,
  }),
  errors: [],
  hoist: ['fee', 'total_fee_amount'],
});

export const orderAssociation = call({
  name: 'orderAssociation',
  method: 'GET',
  path: '/api/ordercenter/association',
  who: 'member',
  summary:
    'Each deposit and reward with its rollover and the withdrawals that took its money, newest first; an older one too where a withdrawal of the range took its money. Money is taken from the oldest covered order; what was won counts to the last of them.',
  input: z.object(rangeInput),
  data: z.object({
    association: z.array(
      rolloverRow.extend({
        withdrawals: z.array(
          z.object({
            id,
            order_number: z.string(),
            amount: amountOut,
            state: z.string(),
            created_at: moment,
          }),
        ),
      }),
    ),
    ...paged,
  }),
  errors: [],
  hoist: ['association'],
});
