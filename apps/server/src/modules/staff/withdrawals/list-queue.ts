import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { fieldError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { type Withdrawal, withdrawalColumns } from '../../payments/index.ts';
import { beforeNewest, beforeOldest, type Mark, readIdMark, writeMark } from '../reports/row-page.ts';
import { openStates, unpaidStates } from './open-states.ts';
import { presentForReview } from './review-row.ts';

type Input = InputOf<typeof staff.staffWithdrawals>;
type State = DataOf<typeof staff.staffWithdrawalGet>['state'];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const finished: readonly State[] = ['paid', 'rejected', 'cancelled', 'failed'];

/** A withdrawal with the moment that the next page may begin after. */
type Row = Withdrawal & { readonly at_text: string };

/** What waits stands above what is finished; each part has its own order. */
const parts = [
  { name: 'w', states: unpaidStates, order: 'asc', beyond: '>', first: beforeOldest },
  { name: 'f', states: finished, order: 'desc', beyond: '<', first: beforeNewest },
] as const;
type Part = (typeof parts)[number];

/** The review queue, a page after a mark: what is still to be paid by its due time, then what is finished, newest first. */
export async function listQueue(house: House, input: Input): Promise<DataOf<typeof staff.staffWithdrawals>> {
  const asked = statesOf(input.state);
  const meant = await meaningOf(house.db, input.search ?? '');
  if (meant === null) return { items: [], next: null };
  const begins = readPlace(input.after);
  const rows: Row[] = [];
  let next: string | null = null;
  for (const part of parts.slice(begins ? parts.indexOf(begins.part) : 0)) {
    const states = part.states.filter((state) => asked.includes(state));
    const limit = input.page_size - rows.length;
    if (states.length === 0 || limit === 0) continue;
    const mark = begins?.part === part ? begins.mark : part.first;
    const found = await readPart(house.db, part, { states, meant, mark, limit });
    rows.push(...found);
    const last = found.at(-1);
    next = last ? `${part.name}|${writeMark({ at: last.at_text, id: last.id })}` : next;
  }
  return {
    items: await presentForReview(house.db, house, rows),
    next: rows.length === input.page_size ? next : null,
  };
}

interface Asked {
  readonly states: readonly State[];
  readonly meant: Meant;
  readonly mark: Mark;
  readonly limit: number;
}

/** Some states of one part in the part's order: each state lies in it by the index of the queue, and a member's by that of members. */
async function readPart(
  db: Queryable,
  { order, beyond }: Part,
  { states, meant, mark, limit }: Asked,
): Promise<Row[]> {
  const inOrder = `(created_at, id) ${beyond} ($2::timestamptz, $3::uuid)
          order by created_at ${order}, id ${order} limit $4`;
  const { rows } = await db.query<Row>(
    `select ${withdrawalColumns}, created_at::text as at_text from withdrawal where id in (${
      meant.column === null
        ? `select w.id from unnest($1::text[]) as s cross join lateral (
             select id from withdrawal where state = s and ${inOrder}) as w`
        : `select id from withdrawal where state = any($1) and ${meant.column} = $5 and ${inOrder}`
    }) order by created_at ${order}, id ${order} limit $4`,
    [states, mark.at, mark.id, limit, ...(meant.column === null ? [] : [meant.id])],
  );
  return rows;
}

/** What somebody who searches the queue means: anything, one withdrawal, or those of a member. */
type Meant = { readonly column: null } | { readonly column: 'id' | 'member_id'; readonly id: string };

/** By an id, a number or an account; null when it is nobody's. */
async function meaningOf(db: Queryable, text: string): Promise<Meant | null> {
  if (text === '') return { column: null };
  const { rows } = await db.query<{ column: 'id' | 'member_id'; id: string }>(
    uuid.test(text) ? byId : byNumber,
    [text],
  );
  return rows[0] ?? null;
}

const byId = `select 'id' as column, id from withdrawal where id = $1
              union all select 'member_id', id from member where id = $1`;
const byNumber = `select 'id' as column, id from withdrawal where order_number = upper($1) or end_to_end_id = $1
     union all select 'member_id', id from member where lower(account) = lower($1)`;

function statesOf(state: Input['state']): readonly State[] {
  if (state === undefined) return [...unpaidStates, ...finished];
  return state === 'open' ? openStates : [state];
}

/** The part a page begins in, and after which withdrawal of it. */
function readPlace(after: string | undefined): { part: Part; mark: Mark } | null {
  if (after === undefined) return null;
  const part = parts.find(({ name }) => after.startsWith(`${name}|`));
  if (!part) throw fieldError({ after: 'field_invalid' });
  return { part, mark: readIdMark(after.slice(2)) };
}
