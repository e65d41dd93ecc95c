import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, listInput, listOf, moment, nothing, say } from './fields.ts';
import { edited, momentInput, reason, version } from './staff-growth/fields.ts';

/** `open`: it is asked nothing for a while. `trying`: one call is let through to see. */
const breakerStates = ['closed', 'open', 'trying'] as const;

/** An announced absence is no longer than this. */
const maintenanceHoursMax = 24 * 14;

/** Of an absence that is announced; one hour where none is, which is neither too short nor too long. */
const hoursBetween = (from: string | null, until: string | null) =>
  from === null || until === null ? 1 : (Date.parse(until) - Date.parse(from)) / 3_600_000;

/** `not_kept`: it was read, but could not be taken over; all else is the platform's. */
const lobbyFailures = ['silent', 'unreadable', 'unsigned', 'refused', 'not_kept'] as const;

/** What a lobby says of a game and staff is shown when it changes. */
const gameFields = ['title', 'category', 'rtp', 'min_stake', 'max_stake', 'is_open'] as const;

/** A changed game, by what it is called now; no field where only pictures, features or markets have changed. */
const gameChange = z.object({
  game: z.string(),
  fields: z.array(
    z.object({
      field: z.enum(gameFields),
      /** Shares in percent, amounts in reais, `true` or `false`; null for what is not told. */
      was: z.string().nullable(),
      now: z.string().nullable(),
    }),
  ),
});

const staffPlatform = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['transfer', 'seamless']),
  /** Of what staff decides about it: its switch, its absence, and whether changes of its lobby wait. */
  ...edited,
  /** Switched on by staff. */
  is_on: z.boolean(),
  /** The announced absence that runs or comes; null for none. */
  maintenance_from: moment.nullable(),
  maintenance_until: moment.nullable(),
  /** It runs now. */
  is_away: z.boolean(),
  games: z.int(),
  games_open: z.int(),
  /** How it answers the instance that is asked; null for one that is not connected. */
  health: z
    .object({
      state: z.enum(breakerStates),
      /** Of the last hundred calls. */
      calls: z.int(),
      unanswered: z.int(),
      p50_ms: z.int().nullable(),
      p95_ms: z.int().nullable(),
      /** How often it was asked no more, and how many calls were kept back, since the start. */
      opened: z.int(),
      kept_back: z.int(),
    })
    .nullable(),
  /** Transfers nobody can tell of yet, their money, and those of them that are stuck. */
  open_transfers: z.int(),
  open_money: amountOut,
  stuck: z.int(),
  /** Changes of its lobby wait for staff. */
  confirms_imports: z.boolean(),
  /** What waits, or was decided of the lobby that was read last; null for nothing. */
  import: z
    .object({
      digest: z.string(),
      state: z.enum(['waiting', 'confirmed', 'dismissed']),
      read_at: moment,
      added: z.int(),
      changed: z.int(),
      gone: z.int(),
      /** A few of each. */
      titles: z.object({
        added: z.array(z.string()),
        changed: z.array(z.string()),
        gone: z.array(z.string()),
      }),
      /** What a few of the changed games were and would be. */
      changes: z.array(gameChange),
    })
    .nullable(),
  /** How its lobby was read last; null for one that was never asked for. */
  lobby: z
    .object({
      /** When it was last read as a whole, and how many games it had that could be read. */
      read_at: moment.nullable(),
      games: z.int(),
      /** Games that were left out then, and the first of them: by the field that reads badly, or null for one listed twice. */
      skipped: z.int(),
      skips: z.array(z.object({ game: z.string().nullable(), field: z.string().nullable() })),
      /** The last reading, where it failed. */
      failed_at: moment.nullable(),
      failure: z.enum(lobbyFailures).nullable(),
    })
    .nullable(),
});

export const platformsOverview = call({
  name: 'staffPlatforms',
  method: 'GET',
  path: '/api/staff/platforms',
  who: 'staff',
  permission: 'games.read',
  summary: 'The external platforms: whether they answer, their announced absences, and what is on its way.',
  input: nothing,
  data: z.object({ items: z.array(staffPlatform) }),
  errors: [],
});

export const platformChange = call({
  name: 'staffPlatformChange',
  method: 'POST',
  path: '/api/staff/platforms/{code}',
  who: 'staff',
  permission: 'platforms.edit',
  summary:
    'Switches a platform on or off and announces its absence: nothing new begins there meanwhile, what is there can come home.',
  input: z
    .object({
      code: z.string(say('field_required')).regex(/^[a-z0-9-]{2,20}$/, say('field_invalid')),
      version,
      is_on: z.boolean(say('field_invalid')),
      confirms_imports: z.boolean(say('field_invalid')),
      /** Both or none of them. */
      maintenance_from: momentInput.nullable(),
      maintenance_until: momentInput.nullable(),
      reason,
    })
    .refine(({ maintenance_from: from, maintenance_until: until }) => (from === null) === (until === null), {
      ...say('date_invalid'),
      path: ['maintenance_until'],
    })
    .refine(({ maintenance_from: from, maintenance_until: until }) => hoursBetween(from, until) > 0, {
      ...say('end_before_start'),
      path: ['maintenance_until'],
    })
    .refine(
      ({ maintenance_from: from, maintenance_until: until }) =>
        hoursBetween(from, until) <= maintenanceHoursMax,
      { ...say('maintenance_too_long'), path: ['maintenance_until'] },
    ),
  data: staffPlatform,
  errors: ['platform_unknown', 'state_changed'],
  example: {
    input: {
      code: 'day7',
      version: 0,
      is_on: true,
      confirms_imports: false,
      maintenance_from: '2031-03-04T06:00:00-03:00',
      maintenance_until: '2031-03-04T08:00:00-03:00',
      reason: 'Manutenção anunciada pela plataforma',
    },
  },
});

export const platformImport = call({
  name: 'staffPlatformImport',
  method: 'POST',
  path: '/api/staff/platforms/{code}/import',
  who: 'staff',
  permission: 'platforms.edit',
  summary:
    'Takes over what a lobby would change, or leaves the catalogue as it is until the lobby is another one; what was left can be taken over later.',
  input: z.object({
    code: z.string(say('field_required')).regex(/^[a-z0-9-]{2,20}$/, say('field_invalid')),
    /** Of the lobby whose changes were read. */
    digest: z.string(say('field_required')).regex(/^[0-9a-f]{32}$/, say('field_invalid')),
    decision: z.enum(['apply', 'dismiss'], say('field_invalid')),
  }),
  data: staffPlatform,
  errors: ['platform_unknown', 'state_changed'],
});

export const platformTransfers = call({
  name: 'staffPlatformTransfers',
  method: 'GET',
  path: '/api/staff/platform-transfers',
  who: 'staff',
  permission: 'ledger.read',
  summary:
    'Transfers that no platform has told of yet, the oldest first; those asked about often in vain are stuck.',
  input: z.object(listInput),
  data: listOf(
    z.object({
      id,
      member_id: id,
      account: z.string(),
      platform: z.string(),
      direction: z.enum(['in', 'out']),
      money: amountOut,
      created_at: moment,
      /** How often the platform was asked in vain, and when it is asked next. */
      asks: z.int(),
      ask_at: moment.nullable(),
      is_stuck: z.boolean(),
      /** From when on it may be declared how it ended; null while it was not sent. */
      declarable_at: moment.nullable(),
      /** Somebody has asked to declare it. */
      is_declared: z.boolean(),
    }),
  ).extend({ stuck: z.int() }),
  errors: [],
});

export const platformLeftBehind = call({
  name: 'staffPlatformLeftBehind',
  method: 'GET',
  path: '/api/staff/platform-left-behind',
  who: 'staff',
  permission: 'ledger.read',
  summary:
    'What members have, as last told, on platforms that are connected no more, answer nobody or know them no more; and first what the house has paid in the place of one that has it again.',
  input: z.object(listInput),
  data: listOf(
    z.object({
      id: z.string(),
      member_id: id,
      account: z.string(),
      code: z.string(),
      platform: z.string(),
      money: amountOut,
      /** What the house has paid in the platform's place. */
      made_good: amountOut,
      told_at: moment,
      /** When the platform was heard to have it again after the house had paid it; null for never. */
      came_back_at: moment.nullable(),
      /** From when on it may be decided what becomes of it; null for what came back. */
      decidable_at: moment.nullable(),
      /** The platform is there, and knows the member no more. */
      is_forgotten: z.boolean(),
      /** Somebody has asked for it. */
      is_asked: z.boolean(),
    }),
  ).extend({ money: amountOut }),
  errors: [],
});
