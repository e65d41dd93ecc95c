import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { fieldError } from '../../../plugins/app-error.ts';
import { likeAnywhere, likePrefix } from '../like.ts';

interface Row {
  readonly id: bigint;
  readonly at: Date;
  readonly staff_email: string;
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly detail: unknown;
  readonly is_look: boolean;
  readonly hash: string;
}

/** `is_look` of the rows that are wanted. */
const kinds = { none: [false], all: [false, true], only: [true] } as const;

/**
 * The audit log, newest first, a page after a row: what staff did, their looks at personal data, or both. `search` is the beginning of
 * an e-mail, a part of an action, a whole subject id, or what a subject is known by: a member's account, the number of a deposit or a
 * withdrawal. `actions` are meant besides.
 */
export async function listAudit(
  house: House,
  input: InputOf<typeof staff.staffAudit>,
): Promise<DataOf<typeof staff.staffAudit>> {
  const before = readRow(input.after);
  const search = input.search?.toLowerCase() ?? '';
  const { rows } = await house.db.query<Row>(
    `select l.id, l.at, l.staff_email, l.action, l.subject_type, l.subject_id, l.detail, l.is_look, l.hash
       from audit_log l where l.id in (${search === '' ? all : found})
      order by l.id desc limit $2`,
    [
      before,
      input.page_size,
      kinds[input.looks],
      ...(search === ''
        ? []
        : [
            await subjectsOf(house, search),
            likePrefix(search),
            search.length < partLettersMin ? likePrefix(search) : likeAnywhere(search),
            input.actions?.split(',') ?? [],
          ]),
    ],
  );
  const last = rows.at(-1);
  return {
    items: rows.map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() })),
    next: last && rows.length === input.page_size ? String(last.id) : null,
  };
}

/** Fewer letters are in nearly every action. */
const partLettersMin = 3;

/** The ids a text stands for as the subject of an action, itself among them. */
async function subjectsOf(house: House, text: string): Promise<string[]> {
  const { rows } = await house.db.query<{ id: string }>(
    `select id::text from member where lower(account) = $1
     union all select id::text from deposit where order_number = upper($1)
     union all select id::text from withdrawal where order_number = upper($1)`,
    [text],
  );
  return [text, ...rows.map(({ id }) => id)];
}

/** A page's worth of each kind that is wanted, each in order by an index: $1 before which row, $2 how many, $3 the kinds. */
const pageOf = (matching: string) => `
  cross join unnest($3::boolean[]) as kind(is_look)
  cross join lateral (
    select a.id from audit_log a where a.is_look = kind.is_look and a.id < $1 and ${matching}
     order by a.id desc limit $2) as f`;

const all = `select f.id from (values (true)) as every(row) ${pageOf('true')}`;

/** The same of each value that is meant: the values are few. */
const ofEach = (column: 'staff_email' | 'action', isMeant: string) => `
  select f.id from (
    with recursive one as (
      (select ${column} as text from audit_log order by ${column} limit 1)
      union all
      select (select n.${column} from audit_log n where n.${column} > one.text order by n.${column} limit 1)
        from one where one.text is not null)
    select text from one where ${isMeant}) as named ${pageOf(`a.${column} = named.text`)}`;

const found = `
  select f.id from unnest($4::text[]) as subject(id) ${pageOf('a.subject_id = subject.id')}
  union all ${ofEach('staff_email', 'text like $5')}
  union all ${ofEach('action', "text like $6 or replace(text, '.', '_') = any($7)")}`;

/** Beyond every row: the first page begins there by the same statement as the others. */
const beyondAll = '9223372036854775807';

function readRow(after: string | undefined): string {
  if (after === undefined) return beyondAll;
  if (!/^\d{1,18}$/.test(after)) throw fieldError({ after: 'field_invalid' });
  return after;
}
