import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, listInput, listOf, moment, nothing, range, say } from './fields.ts';
import { register } from './identity.ts';

/** How many levels of subordinates an agent earns from. */
export const levels = 3;

const level = z.int().min(1).max(levels);

/** What commission is paid by. */
export const mechanisms = ['recharge', 'betting'] as const;

/** The ranges of all records, and everything. */
export const spans = [...range.options, 'all'] as const;

const spanInput = { ...listInput, range: z.enum(spans, say('field_invalid')).default('7days') };

const day = z.iso.date();
/** Percent as decimal text: "0.20". */
const percent = z.string().regex(/^\d+\.\d{2}$/);

export const summary = call({
  name: 'agencySummary',
  method: 'GET',
  path: '/api/agency/summary',
  who: 'member',
  summary:
    'The member as an agent: ids, invitation code and link, subordinates by level, and what was earned. `inviter` is null when there is no agent to display.',
  input: nothing,
  data: z.object({
    my_id: id,
    inviter_id: id.nullable(),
    inviter: z.object({ id, account: z.string(), joined_at: moment }).nullable(),
    /** The head of the tree; null for who was not invited. */
    agent_id: id.nullable(),
    invitation_code: z.string(),
    share_url: z.url(),
    /** What earns here: a jurisdiction may switch one off. */
    mechanisms: z.array(z.enum(mechanisms)),
    registered_at: moment,
    levels: z.array(z.object({ level, members: z.int() })),
    /** All that was settled, and what of it was claimed and can be claimed. */
    earned: amountOut,
    claimed: amountOut,
    claimable: amountOut,
  }),
  errors: [],
  example: { data: { invitation_code: 'LUANA27K' } },
});

export const registerSubordinate = call({
  name: 'registerSubordinate',
  method: 'POST',
  path: '/api/agency/subordinate/register',
  who: 'member',
  summary:
    'Registers a subordinate: the form of registration without verification code. The caller becomes the inviter and stays logged in. With an `Idempotency-Key` a repeated request answers the same.',
  input: register.input.omit({ introducer: true, captcha_key: true, captcha_code: true }),
  data: z.object({ member_id: id, account: z.string(), inviter_id: id, registered_at: moment }),
  errors: ['account_taken', 'cpf_taken', 'member_frozen', 'demo_not_allowed', 'idempotency_conflict'],
  perMinute: 10,
  example: {
    input: {
      account: 'bia_niteroi',
      password: 'mar-azul-42',
      password_confirmation: 'mar-azul-42',
      realname: 'Bia Exemplo',
      cpf: '529.982.247-25',
      birth_date: '1992-08-30',
      phone: '(21) 98765-4321',
      terms_accepted: true,
    },
  },
});

export const inviteRecord = call({
  name: 'inviteRecord',
  method: 'POST',
  path: '/api/agency/inviterecord',
  who: 'member',
  summary:
    'Who registered under the member on three levels, newest first, with what each has deposited and staked.',
  input: z.object({ ...spanInput, level: level.optional() }),
  data: listOf(
    z.object({
      uid: id,
      /** Hidden but for its ends. */
      account: z.string(),
      level,
      registered_at: moment,
      deposited: amountOut,
      turnover: amountOut,
    }),
  ).extend({ total_deposited: amountOut, total_turnover: amountOut }),
  errors: [],
});

/** Why less than the commission, or nothing, is paid. */
export const reasons = [
  '',
  'capped',
  'too_few_active',
  'below_minimum',
  'not_eligible',
  'deposit_returned',
] as const;

export const reward = call({
  name: 'agencyReward',
  method: 'POST',
  path: '/api/agency/reward',
  who: 'member',
  summary:
    'Commission by settled day, mechanism and level, newest first. A day is settled on the day after it: the range counts by that.',
  input: z.object(spanInput),
  data: listOf(
    z.object({
      day,
      mechanism: z.enum(mechanisms),
      level,
      /** What the level deposited or staked. */
      base: amountOut,
      /** What the tables give for it, and what of it is paid. */
      commission: amountOut,
      amount: amountOut,
      active: z.int(),
      state: z.enum(['claimable', 'claimed', 'refused']),
      reason: z.enum(reasons),
    }),
  ).extend({
    total_amount: amountOut,
    total_claimed: amountOut,
    total_claimable: amountOut,
    /** The sum of each day, oldest first, without gaps; at most 30. */
    days: z.array(z.object({ day, amount: amountOut })),
  }),
  errors: [],
});

export const claim = call({
  name: 'agencyClaim',
  method: 'POST',
  path: '/api/agency/claim',
  who: 'member',
  summary: 'Moves all settled commission to the cash balance, once.',
  input: nothing,
  data: z.object({ claim_id: id, amount: amountOut, rows: z.int(), money: amountOut }),
  errors: ['commission_none', 'member_frozen', 'play_paused', 'demo_not_allowed', 'idempotency_conflict'],
  perMinute: 60,
});

const tier = z.object({
  from: amountOut,
  /** Where the next tier begins; null for the last. */
  to: amountOut.nullable(),
  /** The share of what levels 1, 2 and 3 deposited or staked. */
  level_1: percent,
  level_2: percent,
  level_3: percent,
});

/** A mechanism may be off where the law forbids it. */
const availability = { is_on: z.boolean(), off_reason: z.enum(['', 'jurisdiction']) };

export const mechanismRecharge = call({
  name: 'mechanismRecharge',
  method: 'GET',
  path: '/api/agency/mechanism/recharge',
  who: 'member',
  summary:
    'Commission on deposits: the tier is found by what all three levels deposited on the day. Off where the law forbids rewards tied to depositing.',
  input: nothing,
  data: z.object({ ...availability, tiers: z.array(tier) }),
  errors: [],
});

export const mechanismBetting = call({
  name: 'mechanismBetting',
  method: 'GET',
  path: '/api/agency/mechanism/betting',
  who: 'member',
  summary:
    'Commission on stakes in cash by category: the tier is found by what all three levels staked in it on the day.',
  input: nothing,
  data: z.object({
    ...availability,
    items: z.array(z.object({ category: z.string(), tiers: z.array(tier) })),
  }),
  errors: [],
});

export const mechanismSettlement = call({
  name: 'mechanismSettlement',
  method: 'GET',
  path: '/api/agency/mechanism/settlement',
  who: 'member',
  summary: 'When a day is settled and what is asked for it to be paid.',
  input: nothing,
  data: z.object({
    levels: z.int(),
    /** A day is settled on the next one at this time of the zone. */
    settles_at: z.string().regex(/^\d\d:\d\d$/),
    time_zone: z.string(),
    min_active: z.int(),
    min_payout: amountOut,
    cap: amountOut,
    /** Turnover asked for before claimed commission can be withdrawn, as a multiple of it. */
    rollover_times: z.int(),
    last_settled_day: day.nullable(),
    next_settlement_at: moment,
  }),
  errors: [],
});
