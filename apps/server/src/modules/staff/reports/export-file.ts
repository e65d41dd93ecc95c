import type { staffReports } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { LanguageCode } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { dayOf } from '../../../plugins/clock.ts';
import { breakDown } from './breakdown.ts';
import { type CsvCell, csvLine, written } from './csv.ts';
import type { FileNames } from './file-names.ts';
import { fileWords, whatItWas } from './file-words.ts';
import type { Period } from './period.ts';
import type { Asked, Mark } from './row-page.ts';
import { findRows, titlesOf } from './rows.ts';

export type FileOf =
  | ({ readonly kind: 'rows' } & Asked)
  | ({ readonly kind: 'breakdown'; readonly by: (typeof staffReports.reportDimensions)[number] } & Period);

/** Rows are fetched so many at a time, and only when those before have left. */
const batchSize = 2000;
/**
 * Lines of a breakdown stand in the order of figures that go on growing: between two batches one would move up and be in neither. More
 * than there are games or agents with something to tell, so that they are read at one moment.
 */
const linesAtOnce = 50_000;

/** The lines of a file, read as they are asked for: however long it is, one batch is held at a time. */
export async function* csvLines(
  house: House,
  file: FileOf,
  lang: LanguageCode,
  names: FileNames,
): AsyncGenerator<string> {
  try {
    // Spreadsheets take the text for UTF-8 by this mark.
    yield '\ufeff';
    yield* file.kind === 'rows'
      ? rowLines(house, file, lang, names)
      : breakdownLines(house, file, lang, names);
  } finally {
    names.end();
  }
}

/** Whether members stand in a file. */
export const namesMembers = (file: FileOf): boolean => file.kind === 'rows' || file.by === 'agent';

/** The name of a column, with how its cells are written where that has to be known. */
type FileColumn = keyof (typeof fileWords)['en'];
export function columnName(column: FileColumn, lang: LanguageCode): string {
  const form = forms[column]?.(lang);
  const name = fileWords[lang][column];
  return form === undefined ? name : `${name} (${form})`;
}
const forms: Partial<Record<FileColumn, (lang: LanguageCode) => string>> = {
  by_day: written.day,
  csv_day: written.day,
  csv_time: written.time,
  csv_stake: written.amount,
  csv_payout: written.amount,
  csv_amount: written.amount,
  ggr: written.amount,
  turnover_total: written.amount,
  deposits: written.amount,
  withdrawals: written.amount,
  bonus_cost: written.amount,
  rebates_cost: written.amount,
};
const head = (columns: readonly FileColumn[], lang: LanguageCode) =>
  csvLine(
    columns.map((column) => columnName(column, lang)),
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

async function* rowLines(
  house: House,
  asked: Asked,
  lang: LanguageCode,
  names: FileNames,
): AsyncGenerator<string> {
  yield head(rowColumns, lang);
  let after: Mark | null = null;
  do {
    const page = await findRows(house.db, asked, { after, limit: batchSize, now: house.clock.now() });
    const titles = await titlesOf(house.db, asked, page.rows, lang);
    await names.ask(page.rows.map((row) => row.member_id));
    yield page.rows
      .map((row) =>
        csvLine(
          [
            dayOf(row.at),
            saoPauloTime.format(row.at),
            names.of(row.member_id, row.account),
            row.member_id,
            whatItWas(asked, row, titles, lang),
            amount(row.stake),
            amount(row.payout),
            amount(row.cents),
            fileWords[lang][row.is_counted ? 'yes' : 'no'],
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
  lang: LanguageCode,
  names: FileNames,
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
  const nameOf = ({ key, name }: { readonly key: string; readonly name: string }) => {
    if (by !== 'agent') return name;
    return key === 'none' ? fileWords[lang].no_agent : names.of(key, name);
  };
  let after: string | undefined;
  do {
    const page: Awaited<ReturnType<typeof breakDown>> = await breakDown(
      house,
      { from, to, by, page_size: linesAtOnce, after },
      lang,
    );
    if (by === 'agent') await names.ask(page.items.map(({ key }) => key).filter((key) => key !== 'none'));
    yield page.items
      .map((row) =>
        csvLine(
          [
            row.key,
            nameOf(row),
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
