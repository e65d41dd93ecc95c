import type { Queryable } from '../../../plugins/transaction.ts';
import { type MemberFacts, memberFactColumns } from '../../identity/index.ts';
import { likeAnywhere, likePrefix } from '../like.ts';
import { beforeNewest, type Mark, readIdMark, writeMark } from '../reports/row-page.ts';

/** A member found, with the moment that the next page may begin after. */
interface FoundMember extends MemberFacts {
  readonly at_text: string;
}

interface Asked {
  readonly search: string;
  readonly ip?: string | undefined;
  readonly device?: string | undefined;
  /** Where the page before has ended, as it told. */
  readonly after: string | undefined;
  readonly limit: number;
}

export interface FoundMembers {
  readonly members: readonly FoundMember[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Fewer letters are in nearly every name, and no index knows them. */
const nameLettersMin = 3;

/** A number, a phone or an e-mail may be one member's Pix key and another's own. */
const mayBeCalledSo = (search: string) => search.includes('@') || /^[\d\s().+/-]{8,20}$/.test(search);

/** What begins a mark within those who are meant exactly: they stand above the rest. */
const exactly = 'x|';

/**
 * Members, a page after a mark: whom a text names exactly, and below them who else is called so, each newest first. A number of a
 * deposit, a withdrawal or a round names its owner alone.
 */
export async function findMembers(db: Queryable, asked: Asked): Promise<FoundMembers> {
  const { search, limit } = asked;
  const isBelow = asked.after !== undefined && !asked.after.startsWith(exactly);
  const after = readIdMark(isBelow ? asked.after : asked.after?.slice(exactly.length));
  if (asked.ip !== undefined || asked.device !== undefined)
    return ended(await pageOfDevice(db, { ...asked, after }), limit);
  if (search === '') return ended(await page(db, { after, limit }, 'true', []), limit);
  const owners = await ownersOf(db, search);
  const meant = [...new Set([...owners, ...(await namedExactly(db, search))])];
  const above = isBelow ? [] : await page(db, { after, limit }, 'id = any($4)', [meant]);
  if (above.length === limit || (owners.length > 0 && !mayBeCalledSo(search)))
    return ended(above, limit, exactly);
  const below = await calledSo(
    db,
    { after: isBelow ? after : beforeNewest, limit: limit - above.length },
    search,
    meant,
  );
  return { members: [...above, ...below], next: ended(below, limit - above.length).next };
}

/** A page as it is, with where the next one begins. */
function ended(members: readonly FoundMember[], limit: number, kind = ''): FoundMembers {
  const last = members.at(-1);
  const isFull = last !== undefined && members.length === limit;
  return { members, next: isFull ? `${kind}${writeMark({ at: last.at_text, id: last.memberId })}` : null };
}

/** Whose account, CPF, phone or e-mail this is, whole. */
async function namedExactly(db: Queryable, search: string): Promise<string[]> {
  const digits = digitsOf(search);
  const { rows } = await db.query<{ id: string }>(
    `select id from member where lower(account) = $1
     union select id from member where cpf = $2
     union select id from member where phone = $3
     union select id from member where email <> '' and lower(email) = $1`,
    [search.toLowerCase(), /^\d{11}$/.test(digits) ? digits : null, localPhone(digits)],
  );
  return rows.map(({ id }) => id);
}

const digitsOf = (search: string) => search.replaceAll(/[\s().+-]/g, '');
const localPhone = (digits: string) => digits.replace(/^55(?=\d{11}$)/, '');

/** Who else is called so: by the beginning of what they are known by, or by a part of their name. */
function calledSo(db: Queryable, at: Page, search: string, meant: readonly string[]): Promise<FoundMember[]> {
  const digits = digitsOf(search);
  return page(
    db,
    at,
    // Each part has an index, and that of e-mails holds none that is empty.
    `id <> all($8) and (lower(account) like $4 or realname ilike $5 or cpf like $6 or phone like $6
      or (email <> '' and lower(email) like $7))`,
    [
      likePrefix(search.toLowerCase()),
      search.length < nameLettersMin ? null : likeAnywhere(search),
      // Fewer digits than an area code and a number's beginning would match nearly everybody.
      /^\d{4,}$/.test(digits) ? likePrefix(localPhone(digits)) : null,
      search.includes('@') ? likePrefix(search.toLowerCase()) : null,
      meant,
    ],
  );
}

interface Page {
  readonly after: Mark;
  readonly limit: number;
}

const columns = `${memberFactColumns}, created_at::text as at_text`;

/** Whoever came from an address, with a device, or both: read along an index of sessions, for ids lie in the order of time. */
async function pageOfDevice(
  db: Queryable,
  { ip, device, after, limit }: Page & Pick<Asked, 'ip' | 'device'>,
): Promise<FoundMember[]> {
  const asked = Object.entries({ ip, device }).filter(([, value]) => value !== undefined);
  const matching = asked.map(([column], n) => `s.${column} = $${n + 3} and s.${column} <> ''`).join(' and ');
  const { rows } = await db.query<FoundMember>(
    `select ${columns} from member where id in (
       select distinct s.member_id from session s
        where ${matching} and s.member_id < $1::uuid
          and exists (select from member x where x.id = s.member_id and x.deleted_at is null)
        order by s.member_id desc limit $2)
      order by id desc`,
    [after.id, limit, ...asked.map(([, value]) => value)],
  );
  return rows;
}

async function page(
  db: Queryable,
  { after, limit }: Page,
  matching: string,
  values: readonly unknown[],
): Promise<FoundMember[]> {
  const { rows } = await db.query<FoundMember>(
    `select ${columns} from member
      where deleted_at is null and (created_at, id) < ($1::timestamptz, $2::uuid) and ${matching}
      order by created_at desc, id desc limit $3`,
    [after.at, after.id, limit, ...values],
  );
  return rows;
}

/** Whose it is that has this id, order number, txid, end-to-end id or Pix key: each is one look into an index. */
async function ownersOf(db: Queryable, text: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `${uuid.test(text) ? ownersById : ownersByNumber} union ${ownersByKey}`,
    [text, keysOf(text)],
  );
  return rows.map(({ id }) => id);
}

/** A round, a claim and whatever else moved money are known by what they moved. */
const ownersById = `
  select id from member where id = $1
  union select member_id from deposit where id = $1
  union select member_id from withdrawal where id = $1
  union select a.member_id from (select * from ledger_transfer where reference = $1 limit 20) t
    join ledger_account a on a.id in (t.from_account_id, t.to_account_id) and a.member_id is not null`;

const ownersByNumber = `
  select member_id as id from deposit where order_number = $1 or txid = $1
  union select member_id from withdrawal where order_number = $1 or end_to_end_id = $1
  union select d.member_id from pix_received p join deposit d on d.id = p.deposit_id where p.end_to_end_id = $1`;

/** Keys money was ever sent to, or is to be: also those that nobody has saved. */
const pixKinds = `('cpf', 'cnpj', 'phone', 'email', 'evp')`;
const ownersByKey = `
  select member_id from bank_account where kind in ${pixKinds} and value = any($2)
  union select member_id from withdrawal where key_kind in ${pixKinds} and key_value = any($2)`;

/** The ways in which a Pix key that was typed may be kept. */
function keysOf(text: string): string[] {
  const digits = text.replaceAll(/[\s()./+-]/g, '');
  const isNumber = /^\d{8,14}$/.test(digits);
  const local = digits.replace(/^55(?=\d{10,11}$)/, '');
  return [text.toLowerCase(), ...(isNumber ? [digits, local, `+55${local}`] : [])];
}
