import { toCents } from '../../lib/format.ts';

/** Reais without centavos where there are none, thousands and millions in the short form: "R$ 75 mil". */
export function shortMoney(wire: string, locale: string): string {
  const cents = toCents(wire);
  const isLarge = cents >= 1_000_000n;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'BRL',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100n === 0n || isLarge ? 0 : 2,
    maximumFractionDigits: cents % 100n === 0n && !isLarge ? 0 : 2,
    ...(isLarge ? { notation: 'compact' } : {}),
  }).format(Number(cents) / 100);
}

/** A rate with its two decimals: "0.60" -> "0,60%". */
export function rateText(wire: string, locale: string): string {
  const format = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, format).format(Number(wire) / 100);
}

/** A month's name: "2031-03" -> "março". */
export function monthName(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-15`));
}

/** A day as a moment that is the same day in São Paulo. */
export const noonOf = (day: string): string => `${day}T15:00:00Z`;

/** A day as two short words: "2031-03-14" -> ["sex", "14"]. */
export function shortDay(day: string, locale: string): readonly [weekday: string, day: string] {
  const at = new Date(`${day}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  // Thai shortens a weekday to one or two letters; what is called short there is nearly whole.
  const weekday = locale.startsWith('th') ? 'narrow' : 'short';
  return [part({ weekday }).replace(/[.,]$/, ''), String(Number(day.slice(-2)))];
}
