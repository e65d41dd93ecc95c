import { formatMoney, numberFormat } from '@arara/money';
import { type LanguageCode, languages } from '@arara/phrases';

/** An amount for people, in a language. */
export function moneyWords(cents: bigint, lang: LanguageCode): string {
  return formatMoney(cents, languages[lang].locale);
}

/** A share for people: 1000 basis points are 10%. */
export function shareWords(basisPoints: number, lang: LanguageCode): string {
  return numberFormat(languages[lang].locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}
