import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, moment, say } from './fields.ts';
import { categories } from './games.ts';
import { daysUpTo, period } from './period.ts';

/** What reports count. Definitions stand with their sources, in the server's module staff, folder reports. */
export const moneyFigures = [
  'ggr',
  'turnover',
  'deposits',
  'withdrawals',
  'bonus_cost',
  'rebates_cost',
] as const;
export const countFigures = ['active_members', 'new_members'] as const;
export const retentionFigures = ['retention_1', 'retention_7', 'retention_30'] as const;
export const reportDimensions = ['day', 'category', 'game', 'agent'] as const;

/** The longest period a report covers. */
export const reportDaysMax = 366;

const day = z.iso.date();
/** An agent's id, or members whom nobody invited. */
const agent = z.union([id, z.literal('none')], say('field_invalid'));
const slug = z.string().regex(/^[a-z0-9_-]{1,80}$/, say('field_invalid'));
/** Where the page before has ended, as it told. */
const after = z.string().max(200, say('field_invalid')).optional();
const pageSize = z.coerce
  .number(say('field_invalid'))
  .int(say('field_invalid'))
  .min(1, say('field_invalid'))
  .max(100, say('field_invalid'))
  .default(25);

/** São Paulo days, both of them counted, and the same number of days before. */
const figures = z.object({
  ggr: amountOut,
  turnover: amountOut,
  deposits: amountOut,
  withdrawals: amountOut,
  bonus_cost: amountOut,
  rebates_cost: amountOut,
  active_members: z.int(),
  new_members: z.int(),
});

/** Of members registered on days that lie far enough back, those who played on the day so many days later. */
const retention = z.object({ members: z.int(), returned: z.int() });
const retentions = z.object({ retention_1: retention, retention_7: retention, retention_30: retention });

export const reportSummary = call({
  name: 'staffReportSummary',
  method: 'GET',
  path: '/api/staff/reports/summary',
  who: 'staff',
  permission: 'reports.read',
  summary: 'The figures of a period of São Paulo days, day by day, beside those of as many days before it.',
  input: z.object(period).refine(...daysUpTo(reportDaysMax)),
  data: z.object({
    from: day,
    to: day,
    before_from: day,
    before_to: day,
    now: figures.extend({ retention: retentions }),
    before: figures.extend({ retention: retentions }),
    days: z.array(figures.extend({ day })),
    before_days: z.array(figures.extend({ day })),
  }),
  errors: [],
  example: { input: { from: '2031-03-01', to: '2031-03-30' } },
});

/** A figure is null where the dimension does not know it: a deposit has no game. */
const breakdownRow = z.object({
  /** The day, category, slug or agent's id; `none` for members without an agent. */
  key: z.string(),
  /** What people call it; empty where the key says it. */
  name: z.string(),
  rounds: z.int(),
  ggr: amountOut,
  turnover: amountOut,
  deposits: amountOut.nullable(),
  withdrawals: amountOut.nullable(),
  bonus_cost: amountOut.nullable(),
  rebates_cost: amountOut.nullable(),
  active_members: z.int().nullable(),
  new_members: z.int().nullable(),
  /** Of the cohort of the day or of the agent. */
  retention: retentions.nullable(),
});

export const reportBreakdown = call({
  name: 'staffReportBreakdown',
  method: 'GET',
  path: '/api/staff/reports/breakdown',
  who: 'staff',
  permission: 'reports.read',
  summary:
    'The figures of a period by day (newest first), or by category, game or agent (the largest turnover first). `next` leads to the page after.',
  input: z
    .object({
      ...period,
      by: z.enum(reportDimensions, say('field_invalid')),
      after,
      page_size: pageSize,
    })
    .refine(...daysUpTo(reportDaysMax)),
  data: z.object({ items: z.array(breakdownRow), next: z.string().nullable() }),
  errors: [],
  example: { input: { from: '2031-03-01', to: '2031-03-30', by: 'game' } },
});

/** What is counted, and what narrows it: category and game where play is counted, or an agent. */
const counted = {
  ...period,
  figure: z.enum([...moneyFigures, ...countFigures, ...retentionFigures], say('field_invalid')),
  category: z.enum(categories, say('field_invalid')).optional(),
  game: slug.optional(),
  agent: agent.optional(),
};
const knowsGames: readonly string[] = ['ggr', 'turnover'];
const knowsCategories: readonly string[] = [...knowsGames, 'rebates_cost', 'active_members'];
interface Narrowed {
  readonly figure: string;
  readonly category?: unknown;
  readonly game?: unknown;
  readonly agent?: unknown;
}
const isNarrowable = ({ figure, category, game, agent: of }: Narrowed) =>
  (game === undefined || knowsGames.includes(figure)) &&
  (category === undefined || knowsCategories.includes(figure)) &&
  (of === undefined || (game === undefined && category === undefined));
const notNarrowable = { ...say('field_invalid'), path: ['figure'] };

export const reportRows = call({
  name: 'staffReportRows',
  method: 'GET',
  path: '/api/staff/reports/rows',
  who: 'staff',
  permission: 'reports.read',
  summary:
    'The rows behind a figure, newest first: rounds, deposits, withdrawals, movements, members. What counts of them adds up to the figure.',
  input: z
    .object({ ...counted, after, page_size: pageSize })
    .refine(...daysUpTo(reportDaysMax))
    .refine(isNarrowable, notNarrowable),
  data: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        at: moment,
        member_id: id,
        account: z.string(),
        /** The game, order number, kind of movement or category. */
        what: z.string(),
        /** What people call the game; empty for everything else. */
        name: z.string(),
        stake: amountOut.nullable(),
        payout: amountOut.nullable(),
        /** What the figure counts of the row; null where it counts rows. */
        amount: amountOut.nullable(),
        /** False for members of a cohort who did not return. */
        is_counted: z.boolean(),
      }),
    ),
    next: z.string().nullable(),
    /** With the first page: how many rows there are, and the figure itself. */
    total: z.int().nullable(),
    sum: z.string().nullable(),
  }),
  errors: [],
  example: { input: { from: '2031-03-01', to: '2031-03-01', figure: 'ggr', game: 'dados-de-ouro' } },
});

export const reportExport = call({
  name: 'staffReportExport',
  method: 'POST',
  path: '/api/staff/reports/export',
  who: 'staff',
  permission: 'reports.export',
  summary:
    'Opens an address for one minute from which the rows of a figure, or the figures by a dimension, are loaded as CSV.',
  input: z
    .object({
      ...counted,
      figure: counted.figure.optional(),
      by: z.enum(reportDimensions, say('field_invalid')).optional(),
    })
    .refine(...daysUpTo(reportDaysMax))
    .refine(({ figure, by }) => (figure === undefined) !== (by === undefined), {
      ...say('field_required'),
      path: ['figure'],
    })
    .refine(
      ({ figure, ...rest }) => figure === undefined || isNarrowable({ ...rest, figure }),
      notNarrowable,
    ),
  data: z.object({ path: z.string(), expires_at: moment }),
  errors: [],
  example: { input: { from: '2031-03-01', to: '2031-03-30', figure: 'deposits' } },
});
