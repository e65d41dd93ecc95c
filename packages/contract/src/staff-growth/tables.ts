import { z } from 'zod';
import { call } from '../call.ts';
import { amount, amountOut, moment, nothing, say } from '../fields.ts';
import { categories } from '../games.ts';
import { promotionCodes } from '../promotions.ts';
import {
  amountOrZero,
  changed,
  edited,
  momentInput,
  percent,
  percentOut,
  reason,
  version,
} from './fields.ts';

const promotionCode = z.enum(promotionCodes, say('field_invalid'));

export const fieldUnits = ['money', 'percent', 'times', 'days', 'count'] as const;

const staffPromotion = z.object({
  code: z.enum(promotionCodes),
  is_open: z.boolean(),
  /** Open, within its dates, and allowed where the house works. */
  is_on: z.boolean(),
  is_allowed: z.boolean(),
  starts_at: moment.nullable(),
  ends_at: moment.nullable(),
  budget: amountOut.nullable(),
  /** What it has given so far, cash and bonus money, and to how many claims. */
  cost: amountOut,
  claims: z.int(),
  /** Its figures: `path` leads to one of them, such as `deposit_min` or `tiers.0.from`. */
  fields: z.array(z.object({ path: z.string(), unit: z.enum(fieldUnits), value: z.string() })),
  ...edited,
});

export const promotionList = call({
  name: 'staffPromotions',
  method: 'GET',
  path: '/api/staff/growth/promotions',
  who: 'staff',
  permission: 'growth.read',
  summary: 'Every promotion with its figures, dates, budget and what it has cost so far.',
  input: nothing,
  data: z.object({ items: z.array(staffPromotion) }),
  errors: [],
});

export const promotionChange = call({
  name: 'staffPromotionChange',
  method: 'POST',
  path: '/api/staff/growth/promotions/{code}',
  who: 'staff',
  permission: 'growth.money',
  summary: 'Changes a promotion from now on; what members have been given stays as it is.',
  input: z.object({
    code: promotionCode,
    version,
    is_open: z.boolean(say('field_invalid')),
    starts_at: momentInput.nullable(),
    ends_at: momentInput.nullable(),
    budget: amount.nullable(),
    /** Figures that change, by their path. */
    fields: z.record(z.string().max(40), z.string().trim().max(20)),
    reason,
  }),
  data: staffPromotion,
  errors: [...changed],
  example: {
    input: {
      code: 'ftd',
      version: 0,
      is_open: true,
      starts_at: null,
      ends_at: null,
      budget: '50000.00',
      fields: { reward: '15.00' },
      reason: 'Campanha de março',
    },
  },
});

const vipLevel = <Money extends z.ZodType>(money: Money) =>
  z.object({
    level: z.int().min(0).max(50),
    deposit: money,
    turnover: money,
    keep_deposit: money,
    keep_turnover: money,
    level_up: money,
    month: money,
    withdrawal_day: money,
  });
const rates = <Percent extends z.ZodType>(value: Percent) =>
  z.object({ level: z.int().min(0).max(50), rates: z.record(z.enum(categories), value) });

const vipSheet = z.object({
  levels: z.object({ items: z.array(vipLevel(amountOut)), ...edited }),
  rebates: z.object({ items: z.array(rates(percentOut)), ...edited }),
  /** The smallest advantage of the house in each category; every rate stays below it. */
  edges: z.record(z.enum(categories), percentOut.nullable()),
});

export const vipTables = call({
  name: 'staffVip',
  method: 'GET',
  path: '/api/staff/growth/vip',
  who: 'staff',
  permission: 'growth.read',
  summary: 'The ladder of VIP levels and the rebate rates by level and category.',
  input: nothing,
  data: vipSheet,
  errors: [],
});

export const vipLevelsChange = call({
  name: 'staffVipLevelsChange',
  method: 'POST',
  path: '/api/staff/growth/vip/levels',
  who: 'staff',
  permission: 'growth.money',
  summary: 'Changes thresholds and rewards of the levels; thresholds rise from level to level.',
  input: z.object({ version, items: z.array(vipLevel(amountOrZero)).min(1).max(51), reason }),
  data: vipSheet,
  errors: [...changed],
});

export const vipRebatesChange = call({
  name: 'staffVipRebatesChange',
  method: 'POST',
  path: '/api/staff/growth/vip/rebates',
  who: 'staff',
  permission: 'growth.money',
  summary: 'Changes rebate rates for play from now on; each stays below the smallest advantage of the house.',
  input: z.object({ version, items: z.array(rates(percent)).min(1).max(51), reason }),
  data: vipSheet,
  errors: [...changed],
});

const tier = <Money extends z.ZodType, Percent extends z.ZodType>(money: Money, value: Percent) =>
  z.object({ from: money, level_1: value, level_2: value, level_3: value });

const agencySheet = z.object({
  recharge: z.object({ tiers: z.array(tier(amountOut, percentOut)), ...edited }),
  betting: z.array(
    z.object({ category: z.enum(categories), tiers: z.array(tier(amountOut, percentOut)), ...edited }),
  ),
  rule: z.object({ min_active: z.int(), min_payout: amountOut, cap: amountOut, ...edited }),
});

export const agencyTables = call({
  name: 'staffAgency',
  method: 'GET',
  path: '/api/staff/growth/agency',
  who: 'staff',
  permission: 'growth.read',
  summary:
    'What commission is paid by: tiers on deposits, tiers on turnover by category, and the rule of a day.',
  input: nothing,
  data: agencySheet,
  errors: [],
});

export const agencyTiersChange = call({
  name: 'staffAgencyTiersChange',
  method: 'POST',
  path: '/api/staff/growth/agency/tiers',
  who: 'staff',
  permission: 'growth.money',
  summary:
    'Replaces the tiers on deposits, or those of one category; days not settled yet are settled by them.',
  input: z
    .object({
      version,
      mechanism: z.enum(['recharge', 'betting'], say('field_invalid')),
      category: z.enum(categories, say('field_invalid')).optional(),
      tiers: z.array(tier(amountOrZero, percent)).min(1).max(20),
      reason,
    })
    .refine(({ mechanism, category }) => (mechanism === 'betting') === (category !== undefined), {
      ...say('field_invalid'),
      path: ['category'],
    }),
  data: agencySheet,
  errors: [...changed],
});

export const agencyRuleChange = call({
  name: 'staffAgencyRuleChange',
  method: 'POST',
  path: '/api/staff/growth/agency/rule',
  who: 'staff',
  permission: 'growth.money',
  summary: 'Changes what a day asks for before it is paid, and the most one agent is paid for it.',
  input: z.object({
    version,
    // A form sends it as text.
    min_active: z
      .union([z.int(), z.string().regex(/^\d{1,5}$/)], say('field_invalid'))
      .transform(Number)
      .pipe(z.int().min(0).max(10_000)),
    min_payout: amountOrZero,
    cap: amount,
    reason,
  }),
  data: agencySheet,
  errors: [...changed],
});
