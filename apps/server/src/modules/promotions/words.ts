import { numberFormat } from '@arara/money';
import { type LanguageCode, languages } from '@arara/phrases';

export { moneyWords } from '../../plugins/value-words.ts';

/** A share for people: 1000 basis points are 10%. */
export function shareWords(basisPoints: number, lang: LanguageCode): string {
  return numberFormat(languages[lang].locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}
