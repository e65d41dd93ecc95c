import type { LanguageCode } from '@arara/phrases';

/** How a file separates its cells and writes its decimals: as spreadsheets of the language expect it. */
interface CsvForm {
  readonly separator: string;
  readonly decimal: string;
}

export type CsvCell = string | { readonly amount: string } | { readonly count: number } | null;

const comma: CsvForm = { separator: ';', decimal: ',' };
const point: CsvForm = { separator: ',', decimal: '.' };

const forms: Readonly<Record<LanguageCode, CsvForm>> = {
  pt: comma,
  vi: comma,
  id: comma,
  tr: comma,
  en: point,
  cn: point,
  ch: point,
  th: point,
  msa: point,
};

/** What stands behind the name of a column, so that whoever reads it by machine knows how its cells are written. */
export const written = {
  amount: (lang: LanguageCode) => `BRL 0${forms[lang].decimal}00`,
  day: () => 'YYYY-MM-DD',
  time: () => 'HH:MM:SS America/Sao_Paulo',
} as const;

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly CsvCell[], lang: LanguageCode): string {
  const form = forms[lang];
  return `${cells.map((cell) => cellText(cell, form)).join(form.separator)}\r\n`;
}

function cellText(cell: CsvCell, form: CsvForm): string {
  if (cell === null) return '';
  if (typeof cell !== 'string')
    return 'count' in cell ? String(cell.count) : cell.amount.replace('.', form.decimal);
  // A text that begins like a formula would be run by the spreadsheet that opens it.
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /["\r\n,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
