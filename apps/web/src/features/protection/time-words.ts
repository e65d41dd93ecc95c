import type { Translate } from '../../lib/i18n.ts';

/** Minutes in words: "42 min", "2 h 05 min". */
export function minutesWords(minutes: number, t: Translate): string {
  if (minutes < 60) return t('shell.minutes', { minutes });
  return t('shell.hours_minutes', {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });
}

/** Months in words, whole years as years; null is for ever. */
export function monthsWords(months: number | null, t: Translate): string {
  if (months === null) return t('protection.forever');
  if (months % 12 === 0) return t('protection.years', { count: months / 12 });
  return t('protection.months', { count: months });
}
