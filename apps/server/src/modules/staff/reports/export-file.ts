import type { staffReports } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { en } from '@arara/phrases/staff/reports/en';
import { pt } from '@arara/phrases/staff/reports/pt';
import type { House } from '../../../house.ts';
import { dayOf } from '../../../plugins/clock.ts';
import { breakDown } from './breakdown.ts';
import { type CsvCell, csvLine } from './csv.ts';
import type { Period } from './period.ts';
import type { Asked, Mark } from './row-page.ts';
import { findRows } from './rows.ts';

export type FileOf =
  | ({ readonly kind: 'rows' } & Asked)
  | ({ readonly kind: 'breakdown'; readonly by: (typeof staffReports.reportDimensions)[number] } & Period);

export type FileLang = 'pt' | 'en';

/** Rows are fetched so many at a time, and only when those before have left. */
const batchSize = 2000;

/** The lines of a file, read as they are asked for: however long it is, one batch is held at a time. */
export async function* csvLines(house: House, file: FileOf, lang: FileLang): AsyncGenerator<string> {
  // Spreadsheets take the text for UTF-8 by this mark.
  yield '\ufeff';
  yield* file.kind === 'rows' ? rowLines(house, file, lang) : breakdownLines(house, file, lang);
}

const words = { pt, en };
const head = (columns: readonly (keyof typeof en)[], lang: FileLang) =>
  csvLine(
    columns.map((column) => words[lang][column]),
    lang,
  );

const saoPauloTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  timeStyle: 'medium',
});

/** What stands above the rows of a figure. */
export const rowColumns = [
  'csv_day',
  'csv_time',
  'csv_account',
  'csv_member',
  'csv_what',
  'csv_stake',
  'csv_payout',
  'csv_amount',
  'csv_counted',
  'csv_id',
] as const;

async function* rowLines(house: House, asked: Asked, lang: FileLang): AsyncGenerator<string> {
  yield head(rowColumns, lang);
  let after: Mark | null = null;
  do {
    const page = await findRows(house.db, asked, { after, limit: batchSize, now: house.clock.now() });
    yield page.rows
      .map((row) =>
        csvLine(
          [
            dayOf(row.at),
            saoPauloTime.format(row.at),
            row.account,
            row.member_id,
            row.what,
            amount(row.stake),
            amount(row.payout),
            amount(row.cents),
            { count: Number(row.is_counted) },
            row.id,
          ],
          lang,
        ),
      )
      .join('');
    after = page.next;
  } while (after !== null);
}

const amount = (cents: bigint | null): CsvCell => (cents === null ? null : { amount: formatAmount(cents) });
const text = (money: string | null): CsvCell => (money === null ? null : { amount: money });
const heads = (count: number | null): CsvCell => (count === null ? null : { count });

async function* breakdownLines(
  house: House,
  { from, to, by }: Period & { by: (typeof staffReports.reportDimensions)[number] },
  lang: FileLang,
): AsyncGenerator<string> {
  yield head(
    [
      `by_${by}`,
      'csv_name',
      'rounds',
      'ggr',
      'turnover_total',
      'deposits',
      'withdrawals',
      'bonus_cost',
      'rebates_cost',
      'active_members',
      'new_members',
    ],
    lang,
  );
  let after: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof breakDown>> = await breakDown(
      house,
      { from, to, by, page_size: 100, after },
      lang,
    );
    yield page.items
      .map((row) =>
        csvLine(
          [
            row.key,
            row.name,
            { count: row.rounds },
            text(row.ggr),
            text(row.turnover),
            text(row.deposits),
            text(row.withdrawals),
            text(row.bonus_cost),
            text(row.rebates_cost),
            heads(row.active_members),
            heads(row.new_members),
          ],
          lang,
        ),
      )
      .join('');
    after = page.next ?? undefined;
  } while (after !== undefined);
}
