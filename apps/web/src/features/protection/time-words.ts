import type { Translate } from '../../lib/i18n.ts';

/** Months in words, whole years as years; null is for ever. */
export function monthsWords(months: number | null, t: Translate): string {
  if (months === null) return t('protection.forever');
  if (months % 12 === 0) return t('protection.years', { count: months / 12 });
  return t('protection.months', { count: months });
}
