import type { House } from '../../house.ts';
import { inTransaction } from '../../plugins/transaction.ts';
import { type AuditDetail, redactAudit } from '../staff/index.ts';
import { namesOneOf, type Person, spellingsOf } from './person.ts';

/** Texts of these names are codes, sums, or who of the staff it was. */
const keptNames = new Set([
  'signal',
  'money',
  'taken',
  'order_number',
  'declared',
  'psp_said',
  'kind',
  'asked_by',
  'first_reviewer',
  'second_reviewer',
  'range',
]);
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const rowsAtOnce = 500;
/** Rows of the log that one statement reads through. */
const readAtOnce = 20_000n;

/** Takes out of the audit log what tells who people were: of rows about them all but figures and codes, of others what names them. */
export async function eraseFromAudit(house: House, people: readonly Person[]): Promise<number> {
  if (people.length === 0) return 0;
  const about = await eraseAbout(
    house,
    people.map(({ id }) => id),
  );
  return about + (await eraseNamed(house, people));
}

/** The same of rows about members by their ids alone: for what was written while they were being erased. */
export async function eraseAbout(house: House, memberIds: readonly string[]): Promise<number> {
  let after = '0';
  let erased = 0;
  for (;;) {
    const { rows } = await house.db.query<{ id: bigint }>(
      `select id from audit_log
        where id > $2 and subject_id = any(array(
          select id::text from unnest($1::uuid[]) as m(id)
          union all select id::text from withdrawal where member_id = any($1)
          union all select id::text from deposit where member_id = any($1)
          union all select id::text from abuse_case where member_id = any($1)
          union all select id::text from support_conversation where member_id = any($1)
          union all select id::text from staff_request where member_id = any($1)
          union all select end_to_end_id from staff_request where member_id = any($1)
          union all select id::text from letter where member_id = any($1)))
        order by id limit $3`,
      [memberIds, after, rowsAtOnce],
    );
    erased += await redact(house, rows, codesOnly);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return erased;
    after = String(last.id);
  }
}

async function eraseNamed(house: House, people: readonly Person[]): Promise<number> {
  const all = people.flatMap(({ names }) => names);
  const accounts = new Set(people.map(({ account }) => account.toLowerCase()));
  const ids = new Set(people.map(({ id }) => id));
  const isNamed = namesOneOf(all);
  const spellings = spellingsOf(all);
  const left = (detail: AuditDetail) => {
    const { account, member_id: memberId } = detail;
    const isAbout =
      (typeof account === 'string' && accounts.has(account.toLowerCase())) ||
      (typeof memberId === 'string' && ids.has(memberId));
    return isAbout ? codesOnly(detail) : keep(detail, (_, value) => !isNamed(String(value)));
  };
  const { rows: ends } = await house.db.query<{ last: bigint | null }>(
    'select max(id) as last from audit_log',
  );
  let erased = 0;
  for (let after = 0n; after < (ends[0]?.last ?? 0n); after += readAtOnce) {
    const { rows } = await house.db.query<{ id: bigint }>(
      `select id from audit_log where id > $1 and id <= $2
          and (detail ->> 'member_id' = any($4)
            or exists (select from unnest($3::text[]) as name where position(name in lower(detail::text)) > 0))
        order by id`,
      [String(after), String(after + readAtOnce), spellings, [...ids]],
    );
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      erased += await redact(house, rows.slice(from, from + rowsAtOnce), left);
  }
  return erased;
}

const redact = (house: House, rows: readonly { id: bigint }[], left: (detail: AuditDetail) => AuditDetail) =>
  inTransaction(house.db, (tx) =>
    redactAudit(
      tx,
      house.clock.now(),
      rows.map(({ id }) => id),
      left,
    ),
  );

const codesOnly = (detail: AuditDetail) =>
  keep(
    detail,
    (name, value) => typeof value !== 'string' || value === '' || keptNames.has(name) || uuid.test(value),
  );

const keep = (detail: AuditDetail, stays: (name: string, value: unknown) => boolean): AuditDetail =>
  Object.fromEntries(Object.entries(detail).filter(([name, value]) => stays(name, value)));
