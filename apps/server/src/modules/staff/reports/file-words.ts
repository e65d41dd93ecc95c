import type { LanguageCode } from '@arara/phrases';
import { words as ch } from '@arara/phrases/staff/all/ch';
import { words as cn } from '@arara/phrases/staff/all/cn';
import { words as en } from '@arara/phrases/staff/all/en';
import { words as id } from '@arara/phrases/staff/all/id';
import { words as msa } from '@arara/phrases/staff/all/msa';
import { words as pt } from '@arara/phrases/staff/all/pt';
import { words as th } from '@arara/phrases/staff/all/th';
import { words as tr } from '@arara/phrases/staff/all/tr';
import { words as vi } from '@arara/phrases/staff/all/vi';
import type { CsvCell } from './csv.ts';
import type { Asked, FoundRow } from './row-page.ts';

/** The words of the back office in a file, which nobody can read in another language once it is on a disk. */
export const fileWords: Readonly<Record<LanguageCode, Readonly<Record<keyof typeof en, string>>>> = {
  ch,
  cn,
  en,
  id,
  msa,
  pt,
  th,
  tr,
  vi,
};

/** What a row was, in words: `titles` are those of games. */
export function whatItWas(
  { figure }: Pick<Asked, 'figure'>,
  { what }: Pick<FoundRow, 'what'>,
  titles: ReadonlyMap<string, string>,
  lang: LanguageCode,
): CsvCell {
  const words: Readonly<Record<string, string>> = fileWords[lang];
  switch (figure) {
    case 'ggr':
    case 'turnover':
      return titles.get(what) ?? what;
    case 'bonus_cost':
      return words[`move_${what}`] ?? what;
    case 'rebates_cost':
    case 'active_members':
      return what
        .split(', ')
        .map((category) => words[`category_${category}`] ?? category)
        .join(', ');
    default:
      return what;
  }
}
