import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, listInput, moment, say } from './fields.ts';
import { daysUpTo, period } from './period.ts';

/** What a movement can come from. */
export const causeTypes = [
  'deposit',
  'withdrawal',
  'round',
  'promotion',
  'vip_reward',
  'rebate_claim',
  'agency_claim',
  'rain_share',
  'race_prize',
  'adjustment',
  'case',
  'clawback',
  'transfer',
  'other',
] as const;

/** What a movement is known by: some are made of what caused them, and are no UUID of a version. */
const reference = z.guid(say('field_invalid'));

/** An account of the house, or a member's wallet. */
const side = z.object({
  account: z.string(),
  /** Null for an account of the house. */
  member_id: id.nullable(),
  member: z.string(),
  /** Balance after the movement; null for accounts of the house, which are summed. */
  balance: amountOut.nullable(),
});

const movement = z.object({
  id: z.string(),
  at: moment,
  kind: z.string(),
  amount: amountOut,
  from: side,
  to: side,
  reference,
  step: z.int(),
});

const dayInput = z.iso.date(say('date_invalid')).optional();
const after = z.string().max(200, say('field_invalid')).optional();

export const movements = call({
  name: 'staffMovements',
  method: 'GET',
  path: '/api/staff/ledger/movements',
  who: 'staff',
  permission: 'ledger.read',
  summary:
    'Movements of the ledger, newest first: by a reference, an order number or a member, by kind and by days. `next` leads to the page after.',
  input: z
    .object({
      search: z.string().trim().max(80).optional(),
      kind: z
        .string()
        .regex(/^[a-z_]{1,40}$/, say('field_invalid'))
        .optional(),
      from: dayInput,
      to: dayInput,
      after,
      page_size: listInput.page_size,
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      ...say('date_invalid'),
      path: ['to'],
    }),
  data: z.object({
    items: z.array(movement),
    next: z.string().nullable(),
    /** Whom the search text was found to mean; null for a reference or no search. */
    member: z.object({ id, account: z.string() }).nullable(),
  }),
  errors: [],
  example: { input: { kind: 'deposit' } },
});

export const movementKinds = call({
  name: 'staffMovementKinds',
  method: 'GET',
  path: '/api/staff/ledger/kinds',
  who: 'staff',
  permission: 'ledger.read',
  summary: 'The kinds of movement there are.',
  input: z.object({}),
  data: z.object({ items: z.array(z.string()) }),
  errors: [],
});

export const movementCause = call({
  name: 'staffMovementCause',
  method: 'GET',
  path: '/api/staff/ledger/causes/{reference}',
  who: 'staff',
  permission: 'ledger.read',
  summary:
    'What movements came from, all movements it caused, and what each account gave and took: together nothing.',
  input: z.object({ reference }),
  data: z.object({
    reference,
    type: z.enum(causeTypes),
    state: z.string(),
    member_id: id.nullable(),
    account: z.string(),
    at: moment.nullable(),
    /** What else is known of it, by the name of the fact. */
    facts: z.record(z.string(), z.string()),
    /** Other references of the same story, such as the deposit a bonus was given for. */
    related: z.array(z.object({ type: z.enum(causeTypes), reference })),
    movements: z.array(movement),
    accounts: z.array(
      z.object({
        account: z.string(),
        member_id: id.nullable(),
        member: z.string(),
        out: amountOut,
        in: amountOut,
        net: amountOut,
      }),
    ),
    moved: amountOut,
    /** The sum over all accounts: zero. */
    difference: amountOut,
  }),
  errors: ['movement_unknown'],
});

export const pspDifferences = [
  'only_psp',
  'only_ours',
  'unreadable',
  'amount',
  'unmatched',
  'not_credited',
  'refund',
  'returned',
  'payout_state',
  'payout_amount',
  'payout_unknown',
] as const;

export const pspCompare = call({
  name: 'staffPspCompare',
  method: 'GET',
  path: '/api/staff/psp/compare',
  who: 'staff',
  permission: 'ledger.read',
  summary:
    "The institution's Pix of some days beside ours and the ledger's, with every difference; payouts are asked about one by one.",
  input: z.object(period).refine(...daysUpTo(31)),
  data: z.object({
    received: z.object({
      psp: z.int(),
      psp_money: amountOut,
      ours: z.int(),
      ours_money: amountOut,
      /** Movements `deposit` of these Pix. */
      ledger_money: amountOut,
      /** Of ours, what went back to its payers or is on its way: it was never credited. */
      refunded_money: amountOut,
    }),
    paid: z.object({
      ours: z.int(),
      ours_money: amountOut,
      /** Payouts the institution was asked about: the newest, at most so many. */
      asked: z.int(),
      asked_max: z.int(),
    }),
    differences: z.array(
      z.object({
        id: z.string(),
        difference: z.enum(pspDifferences),
        /** The Pix's end-to-end id, or the payout's. */
        psp_id: z.string(),
        reference: reference.nullable(),
        member_id: id.nullable(),
        account: z.string(),
        ours: z.string(),
        theirs: z.string(),
        at: moment,
      }),
    ),
    /** How far the list was compared by itself, every minute. */
    reconciled_until: moment.nullable(),
  }),
  errors: ['payment_unavailable'],
  perMinute: 20,
  example: { input: { from: '2031-03-01', to: '2031-03-02' } },
});
