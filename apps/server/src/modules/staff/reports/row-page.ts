import type { InputOf, staffReports } from '@arara/contract';
import { fieldError } from '../../../plugins/app-error.ts';

/** What rows are asked for. */
export type Asked = Omit<InputOf<typeof staffReports.reportRows>, 'after' | 'page_size'>;

/** One row behind a figure, as the database gives it. */
export interface FoundRow {
  readonly id: string;
  readonly at: Date;
  /** The moment with all its digits: a Date has no microseconds, and a page must begin exactly where the other ended. */
  readonly at_text: string;
  readonly member_id: string;
  readonly account: string;
  readonly what: string;
  readonly stake: bigint | null;
  readonly payout: bigint | null;
  /** Centavos that the figure counts of the row; null where it counts rows. */
  readonly cents: bigint | null;
  readonly is_counted: boolean;
}

export interface FoundPage {
  readonly rows: readonly FoundRow[];
  /** Where the next page begins; null at the end. */
  readonly next: Mark | null;
}

/** The last row of a page. */
export interface Mark {
  readonly at: string;
  readonly id: string;
}

export function markOf(rows: readonly FoundRow[], limit: number): Mark | null {
  const last = rows.at(-1);
  return rows.length === limit && last ? { at: last.at_text, id: last.id } : null;
}

/** Marks travel as one text. */
export const writeMark = ({ at, id }: Mark): string => `${at}|${id}`;

export function readMark(text: string | undefined): Mark | null {
  if (text === undefined) return null;
  const [, at, id] = /^([\d-]{10} [\d:.]{8,15}[+-][\d:]{2,5})\|([\w.-]{1,100})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw fieldError({ after: 'field_invalid' });
  return { at, id };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Before the newest and before the oldest of rows that are known by a UUID: the first page begins there by the same statement as
 * the others, so that its plan is theirs.
 */
export const beforeNewest: Mark = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
export const beforeOldest: Mark = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** A mark of such rows; without one a page begins before the newest of them. */
export function readIdMark(text: string | undefined, first: Mark = beforeNewest): Mark {
  const mark = readMark(text) ?? first;
  if (!uuid.test(mark.id)) throw fieldError({ after: 'field_invalid' });
  return mark;
}

/** The mark after a whole page of rows; null when there are no more. */
export function nextMark(rows: readonly { id: string; at_text: string }[], limit: number): string | null {
  const last = rows.at(-1);
  return last && rows.length === limit ? writeMark({ at: last.at_text, id: last.id }) : null;
}
