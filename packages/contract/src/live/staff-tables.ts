import { z } from 'zod';
import { call } from '../call.ts';
import { amountOut, moment, nothing, say } from '../fields.ts';
import { edited, reason, version } from '../staff-growth/fields.ts';
import { drawKinds, flightKinds, phases, seatKinds, tableName } from './shapes.ts';

/** An address of a stream: a playlist over HTTPS, without a user's name or a fragment. */
const stream = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, ...say('field_invalid') })
  .max(500, say('field_invalid'))
  .refine((text) => /^https:\/\/[^@#\s]+\.m3u8(\?[^#\s]*)?$/i.test(text), say('field_invalid'));

const staffTable = z.object({
  table: tableName,
  play: z.enum(['flight', 'draw', 'seats']),
  kind: z.enum([...flightKinds, ...drawKinds, ...seatKinds]),
  game: z.string(),
  title: z.string(),
  /** Of what staff decides about it: its switch and where its picture comes from. */
  ...edited,
  is_on: z.boolean(),
  /** The title itself is open; a table of a closed one takes no bets. */
  is_game_open: z.boolean(),
  stream: z.string().nullable(),
  /** Nobody looks on: the table stands still until somebody does. */
  is_waiting: z.boolean(),
  /** Rounds that its chain still holds; null before it has one. */
  links_left: z.int().nullable(),
  risk_cap: amountOut,
  round: z
    .object({
      number: z.int(),
      phase: z.enum(phases),
      opened_at: moment.nullable(),
      bets: z.int(),
      stake: amountOut,
      payout: amountOut,
      /** What its bets could win together. */
      exposure: amountOut,
    })
    .nullable(),
});

export const staffLiveTables = call({
  name: 'staffLiveTables',
  method: 'GET',
  path: '/api/staff/live/tables',
  who: 'staff',
  permission: 'games.read',
  summary: 'The tables of shared rounds and how they stand.',
  input: nothing,
  data: z.object({ items: z.array(staffTable) }),
  errors: [],
});

export const staffLiveTableChange = call({
  name: 'staffLiveTableChange',
  method: 'POST',
  path: '/api/staff/live/tables/{table}',
  who: 'staff',
  permission: 'games.edit',
  summary:
    'Switches a table on or off and says where its picture is streamed from. A round with bets is played to its end.',
  input: z.object({
    table: tableName,
    version,
    is_on: z.boolean(say('field_invalid')),
    stream: stream.nullable(),
    reason,
  }),
  data: staffTable,
  errors: ['live_table_unknown', 'state_changed'],
  example: {
    input: {
      table: 'roleta',
      version: 0,
      is_on: true,
      stream: 'https://video.example.com/roleta/index.m3u8',
      reason: 'Estúdio no ar',
    },
  },
});
