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
