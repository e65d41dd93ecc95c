import { formatMoney, parseAmount } from '@arara/money';
import { type LanguageCode, languages } from '@arara/phrases';

/** An amount for people, in a language. */
export function moneyWords(cents: bigint, lang: LanguageCode): string {
  return formatMoney(cents, languages[lang].locale);
}

const wireAmount = /^-?\d+\.\d\d$/;

/** What fills a phrase, for people: an amount as it goes over the wire, "1448.00", is money to them: "R$ 1.448,00". */
export function valueWords(
  values: Readonly<Record<string, string | number>>,
  lang: LanguageCode,
): Record<string, string | number> {
  const word = (value: string | number) => {
    const cents = typeof value === 'string' && wireAmount.test(value) ? parseAmount(value) : null;
    return cents === null ? value : moneyWords(cents, lang);
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value)]));
}
