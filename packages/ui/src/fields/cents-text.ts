import { type Cents, formatAmount, writeDecimal } from '@arara/money';

/** Most digits a money field takes: R$ 99.999.999,99. */
const digitsMax = 10;

/** Centavos as a person writes them in a locale, without the currency: 128450n -> "1.284,50". */
export function centsText(cents: Cents, locale: string): string {
  return writeDecimal(formatAmount(cents), locale);
}

/** Reads what was typed or pasted: the digits are centavos, filled from the right ("5" -> 0,05; "50" -> 0,50). */
export function centsFromDigits(text: string): Cents {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(0, digitsMax);
  return digits === '' ? 0n : BigInt(digits);
}

/**
 * Reads an amount that was copied from elsewhere, in any of the ways in which people write them: "1.500", "1500", "R$ 1.500,00",
 * "150,5" and "1,284.50". The last mark with one or two digits behind it parts centavos. Zero where there is no digit.
 */
export function centsFromAmount(text: string): Cents {
  const signs = text.replaceAll(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  const [, whole = signs, part = ''] = /^(.*)[.,](\d{1,2})$/.exec(signs) ?? [];
  return centsFromDigits(`${whole}${part.padEnd(2, '0')}`);
}

/** Keeps an amount between the limits, both included; `null` is no limit. */
export function clampCents(cents: Cents, minCents: Cents | null, maxCents: Cents | null): Cents {
  if (minCents !== null && cents < minCents) return minCents;
  if (maxCents !== null && cents > maxCents) return maxCents;
  return cents;
}
