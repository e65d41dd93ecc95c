import { z } from 'zod';
import { call } from './call.ts';
import { amount, amountOut, id, listInput, listOf, moment, nothing, say } from './fields.ts';
import { categories, volatilities } from './games.ts';

const platType = z
  .string(say('field_required'))
  .min(1, say('field_required'))
  .regex(/^[a-z0-9-]{1,20}$/, say('field_invalid'));

/** One platform, or all of them when it is empty or absent. */
const oneOrAll = z.literal('').or(platType).optional();

/** The product has one currency. */
const currency = z.literal('BRL', say('field_invalid')).default('BRL');

export const transferState = z.enum(['pending', 'done', 'failed', 'unknown']);

/** Money on its way between the wallet here and a platform. */
export const platformTransfer = z.object({
  id,
  platType: z.string(),
  platform_name: z.string(),
  /** `in`: to the platform; `out`: back home. */
  direction: z.enum(['in', 'out']),
  money: amountOut,
  /** `unknown`: nobody can tell yet whether it arrived; it is asked about until it is known, and the money is safe. */
  state: transferState,
  reason: z.string(),
  created_at: moment,
  settled_at: moment.nullable(),
});

const refusals = [
  'platform_unknown',
  'platform_off',
  'transfer_in_progress',
  'member_frozen',
  'demo_not_allowed',
  'play_paused',
] as const;

export const day7Login = call({
  name: 'day7Login',
  method: 'POST',
  path: '/api/day7/day7LoginV2',
  who: 'member',
  summary:
    'Opens a session of an external game and gives the address to launch it at; with auto-transfer on, cash goes along.',
  input: z.object({
    name: z.string(say('field_required')).min(1, say('field_required')).max(80, say('field_invalid')),
    platType,
    currency,
  }),
  data: z.object({
    name: z.string(),
    platType: z.string(),
    currency: z.literal('BRL'),
    /** Opened in a frame. */
    url: z.string(),
    session: z.string(),
    /** The transfer that went along; null when none did. */
    transfer: platformTransfer.nullable(),
    /** The error code of why nothing went along, where the member wants that it does. */
    transfer_refused: z.string().optional(),
  }),
  errors: [
    'game_unknown',
    'game_off',
    ...refusals,
    'limit_reached',
    'platform_refused',
    'platform_unreachable',
  ],
  hoist: ['url'],
  perMinute: 60,
  example: { input: { name: 'day7-lua-de-prata', platType: 'day7', currency: 'BRL' } },
});

export const platformBalance = z.object({
  platType: z.string(),
  name: z.string(),
  balance: amountOut,
  /** `unreachable`: the platform did not answer; the balance is the last one it told. */
  status: z.enum(['ok', 'unreachable']),
  is_open: z.boolean(),
});

export const day7Balances = call({
  name: 'day7Balances',
  method: 'GET',
  path: '/api/day7/getAllBalance',
  who: 'member',
  summary: 'What the member has on one platform or on all of them, each asked at the same time.',
  input: z.object({ currency, platType: oneOrAll }),
  data: z.object({
    currency: z.literal('BRL'),
    items: z.array(platformBalance),
    /** Of all items. */
    total: amountOut,
    /** Cash here. */
    money: amountOut,
    /** On its way. */
    transit_money: amountOut,
    /** The platforms that did not answer. */
    unreachable: z.array(z.string()),
  }),
  errors: ['platform_unknown'],
  perMinute: 120,
  example: { input: { currency: 'BRL', platType: 'day7' } },
});

const transferInput = z.object({ platType, money: amount, currency });
const transferErrors = [
  ...refusals,
  'limit_reached',
  'amount_below_minimum',
  'amount_above_maximum',
  'insufficient_funds',
  'idempotency_key_required',
  'idempotency_conflict',
] as const;

export const transferIn = call({
  name: 'transferIn',
  method: 'POST',
  path: '/api/day7/transferIn',
  who: 'member',
  summary: 'Moves cash to a platform. `state` tells what became of it, and `reason`, a code, why it failed.',
  input: transferInput,
  data: platformTransfer,
  errors: transferErrors,
  idempotent: true,
  example: { input: { platType: 'day7', money: '50.00' } },
});

export const transferOut = call({
  name: 'transferOut',
  method: 'POST',
  path: '/api/day7/transferOut',
  who: 'member',
  summary:
    'Brings money back from a platform; never refused for a pause or self-exclusion. `state` tells what became of it, and `reason`, a code, why it failed.',
  input: transferInput,
  data: platformTransfer,
  errors: [
    'platform_unknown',
    'platform_direct',
    'transfer_in_progress',
    'amount_above_maximum',
    'idempotency_key_required',
    'idempotency_conflict',
  ],
  idempotent: true,
  example: { input: { platType: 'day7', money: '50.00' } },
});

export const transferAllBack = call({
  name: 'transferAllBack',
  method: 'POST',
  path: '/api/day7/transferAllBack',
  who: 'member',
  summary:
    'Brings everything back from every platform, or from one; platforms that do not answer and transfers that are still open are named.',
  input: z.object({ platType: oneOrAll, currency }),
  data: z.object({
    /**
     * One for each platform at most: what was brought back, or the transfer that is open there, in either direction
     * (`pending`, `unknown`). While one is, nothing else moves: everything is asked for again once it is known.
     */
    items: z.array(platformTransfer),
    /** What has arrived by this call. */
    money: amountOut,
    unreachable: z.array(z.string()),
  }),
  errors: ['platform_unknown'],
  perMinute: 30,
  example: { input: {} },
});

export const transferList = call({
  name: 'transferList',
  method: 'GET',
  path: '/api/day7/transfers',
  who: 'member',
  summary: 'Transfers to and from platforms, newest first.',
  input: z.object({ ...listInput, platType: platType.optional() }),
  data: listOf(platformTransfer),
  errors: [],
});

export const transferGet = call({
  name: 'transferGet',
  method: 'GET',
  path: '/api/day7/transfers/{transfer_id}',
  who: 'member',
  summary: 'One transfer as it stands.',
  input: z.object({ transfer_id: id }),
  data: platformTransfer,
  errors: ['transfer_unknown'],
});

export const autoTransfer = call({
  name: 'autoTransfer',
  method: 'GET',
  path: '/api/day7/autoTransfer',
  who: 'member',
  summary: 'Whether launching a game moves all cash along.',
  input: nothing,
  data: z.object({ auto_transfer: z.boolean() }),
  errors: [],
});

export const autoTransferSet = call({
  name: 'autoTransferSet',
  method: 'POST',
  path: '/api/day7/autoTransfer/set',
  who: 'member',
  summary: 'Turns moving all cash along at launch on or off.',
  input: z.object({ auto_transfer: z.boolean(say('field_required')) }),
  data: z.object({ auto_transfer: z.boolean() }),
  errors: [],
  example: { input: { auto_transfer: false } },
});

export const platformGame = call({
  name: 'platformGame',
  method: 'GET',
  path: '/api/day7/game',
  who: 'visitor',
  summary: 'An external game and the platform that offers it.',
  input: z.object({
    name: z.string(say('field_required')).min(1, say('field_required')).max(80, say('field_invalid')),
  }),
  data: z.object({
    id,
    name: z.string(),
    title: z.string(),
    category: z.enum(categories),
    platType: z.string(),
    platform_name: z.string(),
    thumbnail: z.string(),
    rtp: z.string().nullable(),
    volatility: z.enum(volatilities).nullable(),
    features: z.array(z.string()),
    is_new: z.boolean(),
    min_stake: amountOut,
    max_stake: amountOut,
    is_open: z.boolean(),
    /** The platform is away until then; null while it is here. */
    maintenance_until: moment.nullable(),
    /** The platform answers; one that does not may be tried all the same. */
    is_reachable: z.boolean(),
    /** `seamless`: the game is played with the cash here, and nothing is moved. */
    wallet_kind: z.enum(['transfer', 'seamless']),
    is_favourite: z.boolean(),
    min_transfer: amountOut,
    max_transfer: amountOut,
  }),
  errors: ['game_unknown'],
  example: { input: { name: 'day7-lua-de-prata' } },
});
