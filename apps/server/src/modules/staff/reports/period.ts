import { startOfDay } from '../../../plugins/clock.ts';

/** São Paulo days, both of them counted. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;

/** The day so many days later. Days are counted as dates, whatever an hour did. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Every day of a period, oldest first. */
export function daysOf({ from, to }: Period): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** As many days, just before. */
export function periodBefore(period: Period): Period {
  const days = daysOf(period).length;
  return { from: addDays(period.from, -days), to: addDays(period.from, -1) };
}

/** The moment a period begins, and the moment after its end. */
export function momentsOf({ from, to }: Period): [begins: Date, ends: Date] {
  return [startOfDay(from), startOfDay(addDays(to, 1))];
}
