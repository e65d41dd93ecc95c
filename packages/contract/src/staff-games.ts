import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, listInput, listOf, moment, say } from './fields.ts';
import { categories, volatilities } from './games.ts';
import { daysUpTo, period } from './period.ts';
import { changed, edited, percentOut, reason, version } from './staff-growth/fields.ts';
import { reportDaysMax } from './staff-reports.ts';

/** Markets a game can be closed in: those the house knows the rules of. */
export const jurisdictions = ['default', 'br-regulated'] as const;

/** How many games of a category can be put into an order by hand; the others follow by how much they are played. */
export const placedMax = 60;

/** Tags that the lobby can be narrowed by. */
export const lobbyTags = [
  'wilds',
  'scatters',
  'free_spins',
  'cash_out',
  'adjustable_risk',
  'many_bets',
] as const;

const slug = z.string(say('field_required')).regex(/^[a-z0-9_-]{1,80}$/i, say('field_invalid'));
const category = z.enum(categories, say('field_invalid'));

const staffGame = z.object({
  slug: z.string(),
  title: z.string(),
  platform: z.string(),
  /** Where the lobby shows it. */
  category: z.enum(categories),
  /** What its rules or its platform say: rollover, rates and statistics go by this one. */
  counts_as: z.enum(categories),
  tags: z.array(z.enum(lobbyTags)),
  /** The tags of the house's own titles are facts of their rules. */
  are_tags_fixed: z.boolean(),
  rtp: percentOut.nullable(),
  volatility: z.enum(volatilities).nullable(),
  is_new: z.boolean(),
  /** Players can play it here and now. */
  is_open: z.boolean(),
  /** What its platform says, and what staff says. */
  is_offered: z.boolean(),
  is_on: z.boolean(),
  closed_in: z.array(z.enum(jurisdictions)),
  /** False for one that its platform has not had certified for the market of this house: it is closed here. */
  is_certified: z.boolean(),
  /** Its place in the order made by hand; null for one that follows. */
  place: z.int().nullable(),
  ...edited,
});

export const gameCatalogue = call({
  name: 'staffGames',
  method: 'GET',
  path: '/api/staff/games',
  who: 'staff',
  permission: 'games.read',
  summary:
    'The games of a category in the order in which players see them; without a category those of all, as a search needs them.',
  input: z.object({
    ...listInput,
    category: category.optional(),
    search: z.string().trim().max(60).optional(),
  }),
  data: listOf(staffGame).extend({
    /** Every game of the category that has a place, in their order. */
    placed: z.array(z.string()),
    /** Where this house is licensed. */
    jurisdiction: z.enum(jurisdictions),
    counts: z.record(z.enum(categories), z.int()),
    ...edited,
  }),
  errors: [],
  example: { input: { category: 'slots' } },
});

export const gamesArrange = call({
  name: 'staffGamesArrange',
  method: 'POST',
  path: '/api/staff/game-order',
  who: 'staff',
  permission: 'games.edit',
  summary: 'Puts games of a category first, in this order; the others follow by how much they are played.',
  input: z.object({
    category,
    version,
    placed: z.array(slug, say('field_required')).max(placedMax, say('field_invalid')),
  }),
  data: z.object({ placed: z.array(z.string()), ...edited }),
  errors: [...changed],
  example: { input: { category: 'arcade', version: 0, placed: ['dados-de-ouro'] } },
});

export const gameChange = call({
  name: 'staffGameChange',
  method: 'POST',
  path: '/api/staff/games/{slug}',
  who: 'staff',
  permission: 'games.edit',
  summary:
    'Switches a game on or off, everywhere or in some markets, and says where and how the lobby shows it. Rounds that are open can be finished.',
  input: z.object({
    slug,
    version,
    is_on: z.boolean(say('field_invalid')),
    closed_in: z.array(z.enum(jurisdictions, say('field_invalid'))).max(jurisdictions.length),
    /** What is left out stays as it is. */
    category: category.optional(),
    tags: z
      .array(z.enum(lobbyTags, say('field_invalid')))
      .max(lobbyTags.length)
      .optional(),
    is_new: z.boolean(say('field_invalid')).optional(),
    reason,
  }),
  data: staffGame,
  errors: ['game_unknown', ...changed],
  example: {
    input: {
      slug: 'dados-de-ouro',
      version: 0,
      is_on: false,
      closed_in: [],
      reason: 'Manutenção das regras',
    },
  },
});

export const verdicts = ['few', 'within', 'above', 'below'] as const;

export const gameReturns = call({
  name: 'staffGameReturns',
  method: 'GET',
  path: '/api/staff/game-returns',
  who: 'staff',
  permission: 'games.returns',
  summary:
    'What games gave back over a period beside what their rules give back, with the band chance explains (99.9 %). Those out of it come first.',
  input: z.object({ ...period, category: category.optional() }).refine(...daysUpTo(reportDaysMax)),
  data: z.object({
    items: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        category: z.enum(categories),
        rounds: z.int(),
        stake: amountOut,
        payout: amountOut,
        /** Of the worst and the best bet it accepts. */
        theory_lowest: percentOut,
        theory_highest: percentOut,
        /** Play that differs from the best gives back less. */
        has_choices: z.boolean(),
        observed: percentOut,
        band_low: percentOut,
        band_high: percentOut,
        verdict: z.enum(verdicts),
      }),
    ),
    alarms: z.int(),
    /** Rounds a game needs before anything is said of it. */
    rounds_min: z.int(),
  }),
  errors: [],
  example: { input: { from: '2031-03-01', to: '2031-03-30' } },
});

export const openRounds = call({
  name: 'staffOpenRounds',
  method: 'GET',
  path: '/api/staff/open-rounds',
  who: 'staff',
  permission: 'rounds.read',
  summary: 'Rounds that members have begun and not finished, the oldest first.',
  input: z.object({
    after: z.string().max(200, say('field_invalid')).optional(),
    page_size: listInput.page_size,
    game: slug.optional(),
  }),
  data: z.object({
    items: z.array(
      z.object({
        id,
        member_id: id,
        account: z.string(),
        game: z.string(),
        title: z.string(),
        stake: amountOut,
        since: moment,
        steps: z.int(),
      }),
    ),
    next: z.string().nullable(),
    /** With the first page: how many there are, and what is at stake in them. */
    total: z.int().nullable(),
    stake: amountOut.nullable(),
  }),
  errors: [],
});
