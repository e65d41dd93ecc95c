import { z } from 'zod';
import { call } from './call.ts';
import { amount, amountOut, moment, nothing, password, say } from './fields.ts';

export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export const limitPeriods = ['round', 'day', 'week', 'month'] as const;
/** How often a reality check may come, in minutes. */
export const realityIntervals = [15, 30, 60] as const;
/** How long a self-exclusion may last, in months; null is for ever. */
export const exclusionMonths = [1, 3, 6, 12, 60] as const;
export const pauseDaysMax = 30;

/** A session limit carries `minutes`, every other one `money`; the other of the two is null. */
const limitValue = { money: amountOut.nullable(), minutes: z.int().nullable() };

const limit = z.object({
  kind: z.enum(limitKinds),
  /** `round` is one single stake. */
  period: z.enum(limitPeriods),
  ...limitValue,
  used: z.object(limitValue),
  /** When the period ends and the count begins anew; null for a single stake. */
  renews_at: moment.nullable(),
  /** A loosening that waits; both of its values null: the limit goes away. */
  pending: z.object({ ...limitValue, starts_at: moment }).nullable(),
});

const pause = z.object({
  kind: z.enum(['pause', 'self_exclusion']),
  starts_at: moment,
  /** Null is for ever. */
  ends_at: moment.nullable(),
  /** Play is open again from then on; null until the member has asked to come back. */
  returns_at: moment.nullable(),
  /** A self-exclusion that is over and that the member may ask to come back from. */
  may_return: z.boolean(),
});

const settings = z.object({
  limits: z.array(limit),
  /** The pause or self-exclusion in force, the one that lasts longest; null when play is open. */
  pause: pause.nullable(),
  reality_minutes: z.int(),
  policy: z.object({
    name: z.string(),
    limits_offered: z.array(z.enum(limitKinds)),
    /** Of these kinds one must be set before the first deposit. */
    limits_mandatory: z.array(z.enum(limitKinds)),
    limits_missing: z.array(z.enum(limitKinds)),
  }),
});

const which = {
  kind: z.enum(limitKinds, say('field_invalid')),
  period: z.enum(limitPeriods, say('field_invalid')),
};
const isLimit = ({ kind, period }: { kind: string; period: string }) =>
  period !== 'round' || kind === 'stake';
const noSuchLimit = { ...say('field_invalid'), path: ['period'] };

export const protectionSettings = call({
  name: 'protectionSettings',
  method: 'GET',
  path: '/api/protection/settings',
  who: 'member',
  summary: 'Limits with what is used of them, pauses, the reality check, and what the jurisdiction asks for.',
  input: nothing,
  data: settings,
  errors: [],
});

export const protectionSetLimit = call({
  name: 'protectionSetLimit',
  method: 'POST',
  path: '/api/protection/limits',
  who: 'member',
  summary: 'Sets a limit: a new or tighter one holds at once, a looser one 24 hours later.',
  input: z
    .object({
      ...which,
      money: amount.optional(),
      minutes: z.coerce
        .number(say('minutes_invalid'))
        .int(say('minutes_invalid'))
        .min(10, say('minutes_invalid'))
        .max(44_640, say('minutes_invalid'))
        .optional(),
    })
    .refine(isLimit, noSuchLimit)
    .refine(({ kind, money }) => kind === 'session' || money !== undefined, {
      ...say('enter_amount'),
      path: ['money'],
    })
    .refine(({ kind, minutes }) => kind !== 'session' || minutes !== undefined, {
      ...say('minutes_invalid'),
      path: ['minutes'],
    }),
  data: settings,
  errors: [],
  example: { input: { kind: 'deposit', period: 'day', money: '200.00' } },
});

export const protectionRemoveLimit = call({
  name: 'protectionRemoveLimit',
  method: 'POST',
  path: '/api/protection/limits/remove',
  who: 'member',
  summary: 'Takes a limit away 24 hours later.',
  input: z.object(which),
  data: settings,
  errors: ['limit_unset', 'limits_required'],
  example: { input: { kind: 'loss', period: 'week' } },
});

export const protectionKeepLimit = call({
  name: 'protectionKeepLimit',
  method: 'POST',
  path: '/api/protection/limits/keep',
  who: 'member',
  summary: 'Cancels a loosening that waits: the limit stays as it is.',
  input: z.object(which),
  data: settings,
  errors: ['limit_change_unset'],
  example: { input: { kind: 'loss', period: 'week' } },
});

export const protectionPause = call({
  name: 'protectionPause',
  method: 'POST',
  path: '/api/protection/pause',
  who: 'member',
  summary: 'Stops bets and deposits at once for 1 to 30 days; withdrawals stay open. It cannot be shortened.',
  input: z.object({
    days: z.coerce
      .number(say('field_invalid'))
      .int(say('field_invalid'))
      .min(1, say('field_invalid'))
      .max(pauseDaysMax, say('field_invalid')),
  }),
  data: settings,
  errors: ['pause_shorter'],
  example: { input: { days: 7 } },
});

export const protectionExclude = call({
  name: 'protectionExclude',
  method: 'POST',
  path: '/api/protection/self-exclusion',
  who: 'member',
  summary:
    'Stops bets, deposits and rewards at once for months or for ever (`months` null). It cannot be shortened and does not end by itself.',
  input: z.object({
    months: z.literal(exclusionMonths, say('field_invalid')).nullable(),
    password,
  }),
  data: settings,
  errors: ['password_wrong', 'locked_out', 'pause_shorter'],
  perMinute: 30,
  example: { input: { months: 6, password: 'maracuja-verde-7' } },
});

export const protectionReturn = call({
  name: 'protectionReturn',
  method: 'POST',
  path: '/api/protection/return',
  who: 'member',
  summary: 'Asks to come back after a self-exclusion that is over: play opens 24 hours later.',
  input: z.object({ password }),
  data: settings,
  errors: ['password_wrong', 'locked_out', 'exclusion_not_over'],
  perMinute: 30,
  example: { input: { password: 'maracuja-verde-7' } },
});

const realityCheckData = z.object({
  started_at: moment,
  elapsed_minutes: z.int(),
  net: amountOut,
  turnover: amountOut,
  every_minutes: z.int(),
  is_due: z.boolean(),
  due_at: moment,
});

export const realityCheck = call({
  name: 'realityCheck',
  method: 'GET',
  path: '/api/protection/reality-check',
  who: 'member',
  summary:
    'How long this session has lasted, what play in it has brought, and whether the member is to be told now.',
  input: nothing,
  data: realityCheckData,
  errors: [],
});

export const realityCheckSeen = call({
  name: 'realityCheckSeen',
  method: 'POST',
  path: '/api/protection/reality-check',
  who: 'member',
  summary: 'The member has seen the reality check; the next comes an interval later.',
  input: nothing,
  data: realityCheckData,
  errors: [],
});

export const realityCheckEvery = call({
  name: 'realityCheckEvery',
  method: 'POST',
  path: '/api/protection/reality-check/every',
  who: 'member',
  summary: 'Chooses how often the reality check comes.',
  input: z.object({ minutes: z.literal(realityIntervals, say('field_invalid')) }),
  data: settings,
  errors: [],
  example: { input: { minutes: 30 } },
});
