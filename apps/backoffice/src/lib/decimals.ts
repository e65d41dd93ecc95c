import { decimalSigns, writeDecimal } from '@arara/money';
import { type LanguageCode, languages } from '@arara/phrases/languages';
import { useLocale } from 'react-admin';

/** A decimal of the wire ("1500.50") as a language writes it: "1.500,50". */
export function shownDecimal(wire: string, lang: LanguageCode): string {
  return writeDecimal(wire, languages[lang].locale);
}

/**
 * What somebody typed, as the wire writes it. Groups of three are groups in the language's own way; a lone sign before
 * one or two digits is a decimal point in either. Anything else is left for the server to refuse.
 */
export function wireDecimal(typed: string, lang: LanguageCode): string {
  const text = typed.trim();
  const { group, point } = decimalSigns(languages[lang].locale);
  const isGrouped = new RegExp(`^\\d{1,3}([${group}]\\d{3})+([${point}]\\d{1,2})?$`).test(text);
  if (isGrouped) return text.replaceAll(group, '').replace(point, '.');
  return /^\d+[.,]\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}

/** The same as money: "10" and "10,5" are 10.00 and 10.50. */
export function wireMoney(typed: string, lang: LanguageCode): string {
  const wire = wireDecimal(typed, lang);
  const [, whole, part = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(wire) ?? [];
  return whole === undefined ? wire : `${whole}.${part.padEnd(2, '0')}`;
}

/** Money with a sign before it, as a correction has one. */
export function wireSigned(typed: string, lang: LanguageCode): string {
  const [, sign = '', amount = ''] = /^\s*([-\u2212]?)\s*(.*)$/s.exec(typed) ?? [];
  return `${sign === '' ? '' : '-'}${wireMoney(amount, lang)}`;
}

/** What somebody typed in the place of what was shown: that again when it is the same number in other digits. */
export function retypedDecimal(shown: string, typed: string, lang: LanguageCode): string {
  const [before, now] = [wireDecimal(shown, lang), wireDecimal(typed, lang)];
  const isNumber = before !== '' && now !== '' && Number.isFinite(Number(now));
  return isNumber && Number(before) === Number(now) ? shown : typed.trim();
}

/** All of them in the language of the moment. */
export function useDecimals() {
  const lang = useLocale() as LanguageCode;
  return {
    shown: (wire: string) => shownDecimal(wire, lang),
    wire: (typed: string) => wireDecimal(typed, lang),
    money: (typed: string) => wireMoney(typed, lang),
    retyped: (before: string, typed: string) => retypedDecimal(before, typed, lang),
    signed: (typed: string) => wireSigned(typed, lang),
  };
}
