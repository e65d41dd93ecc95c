import { protection } from '@arara/contract';
import type { Pause } from '../../components/pause/use-pause.ts';

type Months = (typeof protection.exclusionMonths)[number] | null;

const pauseLengths = [1, 3, 7, 14, 30] as const;
const allMonths: readonly Months[] = [...protection.exclusionMonths, null];
const dayMs = 86_400_000;

/** The lengths of a pause in days that end later than the pause in force: it is made longer and never shorter. */
export function longerPauses(pause: Pause | null, nowMs: number): readonly number[] {
  const endsMs = pause?.ends_at ? Date.parse(pause.ends_at) : 0;
  return pauseLengths.filter((days) => nowMs + days * dayMs > endsMs);
}

/** The same for self-exclusions, in months; one that is over binds no more. */
export function longerExclusions(pause: Pause | null, nowMs: number): readonly Months[] {
  if (pause?.kind !== 'self_exclusion' || pause.may_return || pause.returns_at) return allMonths;
  if (pause.ends_at === null) return [];
  const endsMs = Date.parse(pause.ends_at);
  return allMonths.filter((months) => months === null || afterMonths(nowMs, months) > endsMs);
}

/** As the server counts months: the last day of a shorter month stands for those it does not have. */
function afterMonths(nowMs: number, months: number): number {
  const moved = new Date(nowMs);
  const day = moved.getUTCDate();
  moved.setUTCMonth(moved.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, last));
  return moved.getTime();
}
