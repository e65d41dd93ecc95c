import type { Translate } from '../lib/i18n.ts';

const minuteMs = 60_000;

/** Whole minutes since something began; never less than none. */
export function minutesSince(sinceIso: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(sinceIso)) / minuteMs));
}

/** Minutes in words: "42 min", "2 h 05 min". */
export function minutesWords(minutes: number, t: Translate): string {
  if (minutes < 60) return t('shell.minutes', { minutes });
  return t('shell.hours_minutes', hoursAndMinutes(minutes));
}

/** The same where there is room for a word or two: "42 min", "2h05". */
export function shortMinutesWords(minutes: number, t: Translate): string {
  return minutes < 60 ? minutesWords(minutes, t) : t('shell.hours_minutes_short', hoursAndMinutes(minutes));
}

const hoursAndMinutes = (minutes: number) => ({
  hours: Math.floor(minutes / 60),
  minutes: String(minutes % 60).padStart(2, '0'),
});
