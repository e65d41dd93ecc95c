import { z } from 'zod';
import { call } from './call.ts';
import { amount, amountOut, id, listInput, listOf, moment, nothing, say, text } from './fields.ts';
import { categories } from './games.ts';
import { amountOrZero, edited, version } from './staff-growth/fields.ts';

export const racePeriods = ['day', 'week'] as const;
export const raceMeasures = ['wager', 'multiplier'] as const;
/** How many of the leaders are listed. */
export const leadersListed = 100;

const race = z.object({
  id,
  period: z.enum(racePeriods),
  /** What is counted: money wagered, or the best multiplier of one round. */
  measure: z.enum(raceMeasures),
  starts_at: moment,
  ends_at: moment,
  state: z.enum(['running', 'paid']),
  /** For the first, the second, ... */
  prizes: z.array(amountOut),
  total_money: amountOut,
  /** Rounds of a smaller stake have no multiplier here. */
  stake_min: amountOut,
  /** Cash that is staked in the race before one of its prizes is won; "0.00" for none. */
  turnover_min: amountOut,
});

const standing = z.object({
  /** Null for who has no points yet. */
  place: z.int().nullable(),
  /** Reais wagered, or the best multiplier, with two decimals. */
  points: amountOut,
  /** What this place is given; "0.00" for none. */
  prize_money: amountOut,
});

/** One's own place. */
const own = standing.extend({
  /** Cash that is yet to be staked before a prize is won; "0.00" for none. */
  turnover_left: amountOut,
});

const leader = standing.extend({
  place: z.int(),
  /** The masked account; null for a member who does not want to be named. */
  name: z.string().nullable(),
  is_me: z.boolean(),
});

export const races = call({
  name: 'races',
  method: 'GET',
  path: '/api/races',
  who: 'visitor',
  summary: 'The races that are running and how the caller stands in each.',
  input: nothing,
  data: z.object({
    server_time: moment,
    items: z.array(race.extend({ players: z.int(), me: own.nullable() })),
    /** How much of a stake counts in a race for money wagered, by category. */
    weights: z.array(z.object({ category: z.enum(categories), percent: z.int() })),
  }),
  errors: [],
});

export const raceView = call({
  name: 'raceView',
  method: 'GET',
  path: '/api/races/{id}',
  who: 'visitor',
  summary: 'A race with its first hundred places and the own one; after its end, who was paid.',
  input: z.object({ id }),
  data: z.object({
    server_time: moment,
    race,
    leaders: z.array(leader),
    me: own.nullable(),
  }),
  errors: ['race_unknown'],
  example: { input: { id: '0190a4d2-0000-7000-8000-000000000001' } },
});

export const raceHistory = call({
  name: 'raceHistory',
  method: 'GET',
  path: '/api/races/history',
  who: 'visitor',
  summary: 'Races that have ended and been paid, the last one first, with their three winners.',
  input: z.object(listInput),
  data: listOf(race.extend({ winners: z.array(leader), me: own.nullable() })),
  errors: [],
});

const plan = z.object({
  id,
  period: z.enum(racePeriods),
  measure: z.enum(raceMeasures),
  prizes: z.array(amountOut),
  total_money: amountOut,
  budget: amountOut,
  stake_min: amountOut,
  turnover_min: amountOut,
  starts_on: z.string(),
  is_on: z.boolean(),
  /** Races that were paid, and what they have cost in all. */
  paid_races: z.int(),
  paid_money: amountOut,
  /** Until when the one that runs goes on; it is paid whatever becomes of the plan. */
  running_until: moment.nullable(),
  ...edited,
});

const prizes = z
  .array(amount, say('field_required'))
  .min(1, say('field_required'))
  .max(100, say('field_invalid'));
const reason = text(200, 'reason_required');
const figures = { prizes, budget: amount, stake_min: amount, turnover_min: amountOrZero.optional(), reason };

export const staffRaces = call({
  name: 'staffRaces',
  method: 'GET',
  path: '/api/staff/races',
  who: 'staff',
  permission: 'growth.read',
  summary: 'Every plan of races with its prizes and what it has cost so far.',
  input: nothing,
  data: z.object({ items: z.array(plan) }),
  errors: [],
});

const run = race.extend({ plan_id: id, players: z.int(), paid_money: amountOut });

export const staffRaceRuns = call({
  name: 'staffRaceRuns',
  method: 'GET',
  path: '/api/staff/races/runs',
  who: 'staff',
  permission: 'growth.read',
  summary: 'The races that run and those that were paid, the one that ends last first.',
  input: z.object(listInput),
  data: listOf(run),
  errors: [],
});

export const staffRaceStandings = call({
  name: 'staffRaceStandings',
  method: 'GET',
  path: '/api/staff/races/runs/{id}',
  who: 'staff',
  permission: 'growth.read',
  summary:
    'A race with its first hundred places by account: what each was paid, or would be if it ended as it stands.',
  input: z.object({ id }),
  data: z.object({
    race: run,
    items: z.array(
      standing.extend({
        place: z.int(),
        member_id: id,
        account: z.string(),
        /** False for whom nothing may be given now: the prize goes to who comes after. */
        is_rewardable: z.boolean(),
      }),
    ),
  }),
  errors: ['race_unknown'],
  example: { input: { id: '0190a4d2-0000-7000-8000-000000000001' } },
});

export const staffRaceCreate = call({
  name: 'staffRaceCreate',
  method: 'POST',
  path: '/api/staff/races',
  who: 'staff',
  permission: 'growth.money',
  summary:
    'Begins races that come again every day or week, the first one today, or after the race of a plan that was stopped. One plan a period and measure.',
  input: z.object({
    period: z.enum(racePeriods, say('field_invalid')),
    measure: z.enum(raceMeasures, say('field_invalid')),
    ...figures,
  }),
  data: plan,
  errors: ['race_on_already', 'race_over_budget', 'promotion_off'],
  example: {
    input: {
      period: 'day',
      measure: 'wager',
      prizes: ['200.00', '100.00', '50.00'],
      budget: '350.00',
      stake_min: '1.00',
      reason: 'Corrida de março',
    },
  },
});

export const staffRaceEdit = call({
  name: 'staffRaceEdit',
  method: 'POST',
  path: '/api/staff/races/{id}',
  who: 'staff',
  permission: 'growth.money',
  summary: 'Changes a plan for the races that begin from now on; the one that runs keeps what was promised.',
  input: z.object({ id, version, ...figures }),
  data: plan,
  errors: ['race_unknown', 'race_over_budget', 'state_changed'],
});

export const staffRaceStop = call({
  name: 'staffRaceStop',
  method: 'POST',
  path: '/api/staff/races/{id}/stop',
  who: 'staff',
  permission: 'growth.money',
  summary: 'Lets no further race of a plan begin; the one that runs goes to its end and is paid.',
  input: z.object({ id, reason }),
  data: plan,
  errors: ['race_unknown', 'state_changed'],
});
