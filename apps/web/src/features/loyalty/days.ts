import { toCents } from '../../lib/format.ts';

const lengths = { today: 1, '3days': 3, '7days': 7 } as const;

const saoPauloDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** Today's date in São Paulo. */
export const today = (now: Date): string => saoPauloDay.format(now);

/** The days of a range, oldest first, with what each brought in centavos. */
export function rebatesByDay(
  range: keyof typeof lengths,
  rows: readonly { date: string; rebate: string }[],
  now: Date,
): { day: string; cents: bigint }[] {
  const last = Date.parse(`${today(now)}T12:00:00Z`);
  return Array.from({ length: lengths[range] }, (_, index) => {
    const day = new Date(last - (lengths[range] - 1 - index) * 86_400_000).toISOString().slice(0, 10);
    const cents = rows.filter((row) => row.date === day).reduce((sum, row) => sum + toCents(row.rebate), 0n);
    return { day, cents };
  });
}
