import { z } from 'zod';
import type { FieldErrorCode } from './errors.ts';
import { say } from './fields.ts';

interface Period {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const day = z.iso.date(say('date_invalid'));

/** The first and the last day of a period; both are counted. */
export const period = { from: day, to: day };

/** For `refine`: a period of one day at least, and of so many at most. */
export const daysUpTo = (
  daysMax: number,
): [check: (period: Period) => boolean, refusal: { error: FieldErrorCode; path: string[] }] => [
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    return days >= 1 && days <= daysMax;
  },
  { ...say('date_invalid'), path: ['to'] },
];
