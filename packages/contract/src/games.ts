import { z } from 'zod';
import { call } from './call.ts';
import { amount, amountOut, id, listInput, listOf, moment, nothing, range, say, text } from './fields.ts';
import { houseEnd, leftRound, roundMovements } from './round-parts.ts';

export const categories = [
  'slots',
  'live',
  'table',
  'arcade',
  'crash',
  'fish',
  'bingo',
  'card',
  'lottery',
  'sports',
] as const;

export const volatilities = ['low', 'medium', 'high', 'very_high'] as const;

export const game = z.object({
  id,
  name: z.string(),
  /** The title in the caller's language. */
  title: z.string(),
  platType: z.string(),
  category: z.enum(categories),
  poster: z.string(),
  /** Where we serve the platform's picture; empty for the house's own posters. */
  thumbnail: z.string(),
  /** Percent with two decimals, exact for the main bet; null where the platform does not tell. */
  rtp: z.string().nullable(),
  volatility: z.enum(volatilities).nullable(),
  features: z.array(z.string()),
  is_new: z.boolean(),
  is_open: z.boolean(),
  /** Its platform is away until then; null for one that is here. */
  maintenance_until: moment.nullable(),
  /** Its platform answers; a game of one that does not may be tried all the same. */
  is_reachable: z.boolean(),
  is_favourite: z.boolean(),
  min_stake: amountOut,
  max_stake: amountOut,
});

export const gameList = call({
  name: 'gameList',
  method: 'GET',
  path: '/api/games/listsv2',
  who: 'visitor',
  summary:
    'The catalogue by category, platform, feature, volatility and search text: without accents, in any language, with a typing error or two.',
  input: z.object({
    ...listInput,
    category: z.enum(categories, say('field_invalid')).optional(),
    platType: z.string().max(40).optional(),
    feature: z.string().max(40).optional(),
    volatility: z.enum(volatilities, say('field_invalid')).optional(),
    name: z.string().max(60).optional(),
    sort: z.enum(['popular', 'new', 'title', 'rtp'], say('field_invalid')).default('popular'),
  }),
  data: listOf(game).extend({
    /** Of the whole catalogue, whatever is asked for. */
    counts: z.record(z.enum(categories), z.int()),
    /** Of what is asked for, in whatever category; so that categories can be chosen among. */
    found: z.record(z.enum(categories), z.int()),
    /** Nothing is called so: what stands here is spelt nearly like it. */
    is_approximate: z.boolean(),
  }),
  errors: [],
  example: { input: { category: 'slots', feature: 'free_spins', sort: 'popular' } },
});

const namedInput = z.object({
  ...listInput,
  /** A category, a platform, or part of a title; all of them when absent. */
  name: z.string().max(60).optional(),
});

export const gamePromotion = call({
  name: 'gamePromotion',
  method: 'GET',
  path: '/api/games/promotion',
  who: 'visitor',
  summary: 'Games on promotion, in the order of the house.',
  input: namedInput,
  data: listOf(game),
  errors: [],
  example: { input: { name: 'slots' } },
});

export const gamePopular = call({
  name: 'gamePopular',
  method: 'GET',
  path: '/api/games/popular',
  who: 'visitor',
  summary: 'The most played games of the last days, the newest days counting most.',
  input: namedInput,
  data: listOf(game),
  errors: [],
  example: { input: { name: 'slots' } },
});

export const gameJackpots = call({
  name: 'gameJackpots',
  method: 'GET',
  path: '/api/games/jackpots',
  who: 'visitor',
  summary: 'What the progressive jackpots hold now, by game.',
  input: z.object({}),
  data: z.object({ items: z.array(z.object({ game: z.string(), amount: amountOut })) }),
  errors: [],
});

export const gameFilters = call({
  name: 'gameFilters',
  method: 'GET',
  path: '/api/games/filters',
  who: 'visitor',
  summary: 'What the catalogue can be narrowed by, with how many games each has.',
  input: z.object({}),
  data: z.object({
    features: z.array(z.object({ feature: z.string(), games: z.int() })),
    volatilities: z.array(z.object({ volatility: z.enum(volatilities), games: z.int() })),
  }),
  errors: [],
});

export const gamePlatforms = call({
  name: 'gamePlatforms',
  method: 'GET',
  path: '/api/games/apisv2',
  who: 'visitor',
  summary: 'The platforms whose games are offered, with how many each has.',
  input: z.object({ platType: z.string().max(40).optional() }),
  data: z.object({
    items: z.array(
      z.object({ platType: z.string(), name: z.string(), games: z.int(), is_open: z.boolean() }),
    ),
  }),
  errors: [],
});

export const gameInfo = call({
  name: 'gameInfo',
  method: 'GET',
  path: '/api/games/info/{game}',
  who: 'visitor',
  summary: 'One game of the house: limits, paytable version and the facts of its info panel.',
  input: z.object({ game: text(60) }),
  data: game.extend({
    rtp: z.string(),
    volatility: z.enum(volatilities),
    version: z.int(),
    /** How often a round pays, percent with two decimals: the lowest and the highest over every bet there is. */
    hit_rate_lowest: z.string(),
    hit_rate_highest: z.string(),
    max_multiplier: z.string(),
    max_payout: amountOut,
    /** Whether rounds may follow each other by themselves here. */
    autoplay: z.boolean(),
    /** Whether features may be bought here. */
    feature_buy: z.boolean(),
    /** Whether spins may be told more quickly here. */
    turbo: z.boolean(),
    /** What becomes of a round that is left open; null for a game of one step. */
    left_round: leftRound.nullable(),
  }),
  errors: ['game_unknown'],
});

const followInput = z.object({ member_id: id.optional(), name: z.string().max(60).optional() });

export const followList = call({
  name: 'followList',
  method: 'POST',
  path: '/api/games/follow',
  who: 'member',
  summary: "The member's favourites, newest first; `name` narrows by title.",
  input: followInput,
  data: z.object({ items: z.array(game.extend({ game_id: id, member_id: id })) }),
  errors: ['forbidden'],
});

export const followSet = call({
  name: 'followSet',
  method: 'POST',
  path: '/api/games/follow/set',
  who: 'member',
  summary: 'Adds a favourite; doing it twice changes nothing.',
  input: z.object({ game_id: id, member_id: id.optional() }),
  data: z.object({ game_id: id, member_id: id }),
  errors: ['game_unknown', 'forbidden'],
});

export const followDelete = call({
  name: 'followDelete',
  method: 'POST',
  path: '/api/games/follow/delete',
  who: 'member',
  summary: 'Removes a favourite; doing it twice changes nothing.',
  input: z.object({ game_id: id, member_id: id.optional() }),
  data: z.object({ game_id: id, member_id: id }),
  errors: ['game_unknown', 'forbidden'],
});

/** A round as the player may see it now. Nothing in it tells an open round's outcome. */
export const round = z.object({
  round_id: id,
  game: z.string(),
  version: z.int(),
  state: z.enum(['open', 'settled']),
  stake: amountOut,
  payout: amountOut,
  /** Payout over stake with two decimals, "0.00" while open. */
  multiplier: z.string(),
  bet: z.unknown(),
  /** Settled: the outcome; open: null. */
  outcome: z.unknown(),
  /** Open and stepped games: what may be seen now; settled: what was shown at the end. */
  view: z.unknown(),
  /** How many steps of it were taken. */
  step: z.int(),
  /** What the stage plays. */
  events: z.array(z.unknown()),
  money: amountOut,
  bonus_money: amountOut,
  nonce: z.int(),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  created_at: moment,
});

const playErrors = [
  'game_unknown',
  'game_off',
  'bet_invalid',
  'stake_too_small',
  'stake_too_large',
  'insufficient_funds',
  'member_frozen',
  'play_paused',
  'limit_reached',
  'bonus_stake_too_large',
  'idempotency_key_required',
  'idempotency_conflict',
] as const;

export const play = call({
  name: 'play',
  method: 'POST',
  path: '/api/play/{game}',
  who: 'member',
  summary:
    "Starts a round: the stake is taken, the outcome drawn and, for games of one step, paid before the answer. The other fields of the body are the game's own.",
  input: z.looseObject({ game: text(60), stake: amount.optional() }),
  data: round,
  errors: [...playErrors, 'round_open'],
  idempotent: true,
  perMinute: 6000,
  example: { input: { game: 'dados-de-ouro', stake: '1.00', direction: 'over', target: 5050 } },
});

export const act = call({
  name: 'act',
  method: 'POST',
  path: '/api/play/{game}/{round_id}',
  who: 'member',
  summary:
    'Takes the next step of an open round, and what the step stakes on top where it does. With `step`, the number of steps its player has seen, it is refused where the round has gone on elsewhere.',
  input: z.looseObject({
    game: text(60),
    round_id: id,
    step: z.int(say('field_invalid')).min(0, say('field_invalid')).optional(),
  }),
  data: round,
  errors: [
    'game_unknown',
    'round_unknown',
    'round_settled',
    'action_illegal',
    // An action may stake more.
    'insufficient_funds',
    'member_frozen',
    'play_paused',
    'limit_reached',
    'bonus_stake_too_large',
    'idempotency_key_required',
    'idempotency_conflict',
  ],
  idempotent: true,
  perMinute: 6000,
});

/** A past round in full. */
export const recalledRound = round.extend({
  money_before: amountOut,
  money_after: amountOut,
  settled_at: moment.nullable(),
  /** Empty until the seed has been rotated. */
  server_seed: z.string(),
  actions: z.array(z.unknown()),
  /** How the house ended a round that was left open; null for one its player ended. Its last steps are the house's then. */
  house_end: houseEnd.nullable(),
});

export const roundGet = call({
  name: 'roundGet',
  method: 'GET',
  path: '/api/rounds/{round_id}',
  who: 'member',
  summary:
    'Recalls a round: choices, outcome, paytable version, funds before and after, and the seed once it is revealed.',
  input: z.object({ round_id: id }),
  data: recalledRound.extend({
    /** Opens the round's receipt for whoever is given it; empty while the round is open. */
    receipt_proof: z.string(),
  }),
  errors: ['round_unknown'],
});

export const roundReceipt = call({
  name: 'roundReceipt',
  method: 'GET',
  path: '/api/receipts/{round_id}/{proof}',
  who: 'visitor',
  summary:
    'The receipt of a settled round for whoever has its link: seeds, paytable version, funds before and after, and every movement of money it caused. It names nobody.',
  input: z.object({ round_id: id, proof: text(40) }),
  data: recalledRound.extend({
    /** In the order in which they were written. */
    movements: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(roundMovements),
        /** Accounts by their kinds: the player's wallets and those of the house. */
        from: z.string(),
        to: z.string(),
        amount: amountOut,
        /** Of the wallet it touches, after it. */
        balance_after: amountOut,
        at: moment,
      }),
    ),
  }),
  errors: ['round_unknown'],
});

export const roundsOpen = call({
  name: 'roundsOpen',
  method: 'GET',
  path: '/api/rounds/open',
  who: 'member',
  summary: 'Unfinished rounds, which can be resumed on any device.',
  input: nothing,
  data: z.object({
    items: z.array(round),
    /** Left for so long, a round is ended by the house, by the rule of its game. */
    ends_after_hours: z.int(),
  }),
  errors: [],
});

export const gameRecord = call({
  name: 'gameRecord',
  method: 'POST',
  path: '/api/game/record',
  who: 'member',
  summary: 'Settled rounds, newest first, with the totals of the range.',
  input: z.object({ ...listInput, range: range.default('7days'), game: z.string().max(60).optional() }),
  data: listOf(
    z.object({
      round_id: id,
      game: z.string(),
      title: z.string(),
      category: z.enum(categories),
      bet_time: moment,
      bet_amount: amountOut,
      payout: amountOut,
      /** Win or loss amount, signed. */
      win_loss: amountOut,
      multiplier: z.string(),
      /** Of a bet on a flight: the round that all shared, which recalls it. */
      live_round_id: id.nullable(),
      /** Its player had left it open. */
      is_ended_by_house: z.boolean(),
    }),
  ).extend({ total_bet: amountOut, total_payout: amountOut, total_win_loss: amountOut }),
  errors: [],
});
