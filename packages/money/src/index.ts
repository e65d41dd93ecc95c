import { numberFormat } from './number-format.ts';
import { decimalSigns, plainDecimal, withPercent, writeDecimal, writePercent } from './write-decimal.ts';

/** Money as integers of centavos. Nothing here, and nothing that uses it, calculates with floats. */
export type Cents = bigint;

const amountPattern = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/;

/** Parses a wire amount such as "1.00", "1.5" or "20" into centavos; `null` for anything else (signs, spaces, exponents). */
export function parseAmount(text: string): Cents | null {
  const match = amountPattern.exec(text);
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return BigInt(whole + fraction.padEnd(2, '0'));
}

/** Formats centavos for the wire: 128450n -> "1284.50", -5n -> "-0.05". */
export function formatAmount(cents: Cents): string {
  const size = cents < 0n ? -cents : cents;
  const text = `${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
  return cents < 0n ? `-${text}` : text;
}

/** Formats centavos for people in a locale, always as BRL and always with a true minus (U+2212). */
export function formatMoney(cents: Cents, locale: string): string {
  const size = cents < 0n ? -cents : cents;
  const reais = writeDecimal(formatAmount(size), locale);
  const text = locale.startsWith('vi')
    ? `${reais}\u00a0R$`
    : `R$${locale.startsWith('pt') ? '\u00a0' : ''}${reais}`;
  return cents < 0n ? `\u2212${text}` : text;
}

/** A share of an amount in basis points (1/100 of a percent), rounded down. */
export function shareOf(cents: Cents, basisPoints: number): Cents {
  return (cents * BigInt(basisPoints)) / 10_000n;
}

/**
 * Splits an amount in the proportion of the weights without losing a centavo: the remainder goes to the largest parts
 * first, of equal ones to the one that stands first. Throws a `RangeError` when no weight is positive.
 */
export function splitCents(cents: Cents, weights: readonly bigint[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n) throw new RangeError('splitCents needs at least one positive weight');
  const parts = weights.map((weight) => (cents * weight) / total);
  let rest = cents - parts.reduce((sum, part) => sum + part, 0n);
  const order = weights
    .map((weight, index) => ({ weight, index }))
    .sort((a, b) => (a.weight === b.weight ? 0 : a.weight < b.weight ? 1 : -1));
  for (const { index } of order) {
    if (rest === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    rest -= 1n;
  }
  return parts;
}

export { decimalSigns, numberFormat, plainDecimal, withPercent, writeDecimal, writePercent };
