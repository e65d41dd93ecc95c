/** How a file separates its cells and writes its decimals: as spreadsheets of the language expect it. */
interface CsvForm {
  readonly separator: string;
  readonly decimal: string;
}

export type CsvCell = string | { readonly amount: string } | { readonly count: number } | null;

const forms: Record<'pt' | 'en', CsvForm> = {
  pt: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
};

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly CsvCell[], lang: 'pt' | 'en'): string {
  const form = forms[lang];
  return `${cells.map((cell) => written(cell, form)).join(form.separator)}\r\n`;
}

function written(cell: CsvCell, form: CsvForm): string {
  if (cell === null) return '';
  if (typeof cell !== 'string')
    return 'count' in cell ? String(cell.count) : cell.amount.replace('.', form.decimal);
  // A text that begins like a formula would be run by the spreadsheet that opens it.
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /["\r\n,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
