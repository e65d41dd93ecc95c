import type { DataOf, InputOf, staffLedger } from '@arara/contract';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { startOfDay } from '../../../plugins/clock.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { addDays } from '../reports/period.ts';
import { type Mark, readMark, writeMark } from '../reports/row-page.ts';
import { type MovementRow, movementColumns, movementSides, presentMovement } from './movement-row.ts';
import { type Meant, meaningOf } from './search-text.ts';

type Page = DataOf<typeof staffLedger.movements>;

/** Kinds nearly all movements are of; the others are found by an index of their own. */
const betKinds = ['stake', 'stake_bonus', 'stake_settled', 'payout', 'payout_bonus'];
const notOfBets = `t.kind not in (${betKinds.map((kind) => `'${kind}'`).join(', ')})`;

interface Asked {
  readonly kind: string | null;
  readonly begins: Date | null;
  readonly ends: Date | null;
  readonly after: Mark | null;
  readonly limit: number;
}

/** Movements, newest first, a page after a mark. Looking at those of one member is recorded. */
export async function listMovements(
  house: House,
  input: InputOf<typeof staffLedger.movements>,
  caller: StaffCaller,
): Promise<Page> {
  const now = house.clock.now();
  const asked: Asked = {
    kind: input.kind ?? null,
    begins: input.from === undefined ? null : startOfDay(input.from),
    ends: input.to === undefined ? null : startOfDay(addDays(input.to, 1)),
    after: readMark(input.after),
    limit: input.page_size,
  };
  const meant: Meant = input.search ? await meaningOf(house.db, input.search) : { kind: 'anything' };
  const { rows, walkedTo } = await find(house.db, meant, asked);
  if (meant.kind === 'member')
    await inTransaction(house.db, (tx) =>
      recordAudit(tx, actorOf(caller), now, {
        action: 'ledger.search',
        subjectType: 'member',
        subjectId: meant.id,
        detail: { account: meant.account },
      }),
    );
  const last = rows.at(-1);
  return {
    items: rows.map(presentMovement),
    next: nextOf(last, rows.length === asked.limit, walkedTo),
    member: meant.kind === 'member' ? { id: meant.id, account: meant.account } : null,
  };
}

/** Where the next page begins: after the last row of a full one, or where the search has paused. */
function nextOf(last: MovementRow | undefined, isFull: boolean, walkedTo: bigint | null): string | null {
  if (last && isFull) return writeMark({ at: last.at_text, id: String(last.id) });
  return walkedTo === null ? null : writeMark({ at: last?.at_text ?? longAgo, id: String(walkedTo) });
}

/** Marks of movements are read by their ids alone. */
const longAgo = '1970-01-01 00:00:00+00';

interface Found {
  readonly rows: readonly MovementRow[];
  /** The id down to which was looked, where there is more to look through; null at the end. */
  readonly walkedTo: bigint | null;
}

async function find(db: Queryable, meant: Meant, asked: Asked): Promise<Found> {
  switch (meant.kind) {
    case 'nothing':
      return whole([]);
    case 'reference':
      return whole(await ofReference(db, meant.reference, asked));
    case 'member':
      return whole(await ofMember(db, meant.id, asked));
    case 'anything':
      return asked.kind !== null && !betKinds.includes(asked.kind)
        ? whole(await ofKind(db, asked.kind, asked))
        : ofTime(db, asked);
  }
}

const whole = (rows: readonly MovementRow[]): Found => ({ rows, walkedTo: null });

/** What narrows every query: $1 kind, $2 and $3 the stretch of time, $4 the id a page begins before, $5 its length. */
const narrowed = `($1::text is null or t.kind = $1) and ($2::timestamptz is null or t.created_at >= $2)
  and ($3::timestamptz is null or t.created_at < $3) and ($4::bigint is null or t.id < $4)`;
const valuesOf = ({ kind, begins, ends, after, limit }: Asked): unknown[] => [
  kind,
  begins,
  ends,
  after?.id ?? null,
  limit,
];

async function ofReference(db: Queryable, reference: string, asked: Asked): Promise<MovementRow[]> {
  const { rows } = await db.query<MovementRow>(
    `select ${movementColumns} from ledger_transfer t ${movementSides}
      where t.reference = $6 and ${narrowed} order by t.id desc limit $5`,
    [...valuesOf(asked), reference],
  );
  return rows;
}

/** Each wallet's movements lie in the order of their ids: no more than a page of each is read. */
async function ofMember(db: Queryable, memberId: string, asked: Asked): Promise<MovementRow[]> {
  const of = (side: 'from' | 'to') => `
    select t.* from ledger_account a cross join lateral (
      select t.* from ledger_transfer t
       where t.${side}_account_id = a.id and t.${side}_balance_cents is not null and ${narrowed}
       order by t.id desc limit $5) t
     where a.member_id = $6`;
  const { rows } = await db.query<MovementRow>(
    `select ${movementColumns} from (${of('from')} union ${of('to')}) t ${movementSides} order by t.id desc limit $5`,
    [...valuesOf(asked), memberId],
  );
  return rows;
}

async function ofKind(db: Queryable, kind: string, asked: Asked): Promise<MovementRow[]> {
  const { rows } = await db.query<MovementRow>(
    `select ${movementColumns} from (
       select t.* from ledger_transfer t where ${notOfBets} and t.kind = $6 and ${narrowed}
        order by t.id desc limit $5) t ${movementSides} order by t.id desc`,
    [...valuesOf({ ...asked, kind: null }), kind],
  );
  return rows;
}

const hourMs = 3_600_000;
/** How many ids are looked through at first, and at most for one page. */
const idsAtFirst = 10_000n;
const idsAtMost = 40_000n;

/**
 * Movements of whatever kind are found by block ranges of their ids: stretches of ids are walked from the newest, each four
 * times as long as the one before, until a page is full. What is rare makes a page that is not, and the next goes on there.
 */
async function ofTime(db: Queryable, asked: Asked): Promise<Found> {
  const { begins, limit } = asked;
  const rows: MovementRow[] = [];
  let until = await newestId(db, asked);
  const least = until - idsAtMost;
  for (let stretch = idsAtFirst; until > 0n && rows.length < limit; stretch *= 4n) {
    if (until <= least) return { rows, walkedTo: until };
    const since = until - stretch < least ? least : until - stretch;
    const found = await db.query<MovementRow>(
      `select ${movementColumns} from (
         -- The stretch is read before its kinds are asked: the index of references knows them too, and would be read whole.
         select t.* from (select * from ledger_transfer where id >= $6 and id < $7 offset 0) t where ${narrowed}
          order by t.id desc limit $5) t ${movementSides} order by t.id desc`,
      [...valuesOf({ ...asked, limit: limit - rows.length }), since, until],
    );
    rows.push(...found.rows);
    if (begins !== null && (await isBefore(db, since, until, begins))) break;
    until = since;
  }
  return whole(rows);
}

/** The id below which a page begins. */
async function newestId(db: Queryable, { after, ends, begins }: Asked): Promise<bigint> {
  if (after) return BigInt(after.id);
  if (ends === null) {
    const { rows } = await db.query<{ id: bigint }>(
      'select last_value + 1 as id from ledger_transfer_id_seq',
    );
    return rows[0]?.id ?? 0n;
  }
  const first = await db.query<{ at: Date | null }>('select min(created_at) as at from member');
  const oldest = Math.max(begins?.getTime() ?? 0, (first.rows[0]?.at?.getTime() ?? 0) - hourMs);
  let until = ends.getTime();
  for (let stretch = hourMs; until > oldest; stretch *= 4) {
    const { rows } = await db.query<{ id: bigint | null }>(
      'select max(id) + 1 as id from ledger_transfer where created_at >= $1 and created_at < $2',
      [new Date(until - stretch), new Date(until)],
    );
    const id = rows[0]?.id;
    if (id != null) return id;
    until -= stretch;
  }
  return 0n;
}

/** Whether everything in a stretch of ids happened before a moment. */
async function isBefore(db: Queryable, since: bigint, until: bigint, moment: Date): Promise<boolean> {
  const { rows } = await db.query<{ is_before: boolean | null }>(
    'select max(created_at) < $3 as is_before from ledger_transfer where id >= $1 and id < $2',
    [since, until, moment],
  );
  return rows[0]?.is_before ?? false;
}

/** The kinds there are: each found by one look into the index, and those of bets. */
export async function listKinds(house: House): Promise<DataOf<typeof staffLedger.movementKinds>> {
  const { rows } = await house.db.query<{ kind: string }>(
    `with recursive one as (
       (select t.kind from ledger_transfer t where ${notOfBets} order by t.kind limit 1)
       union all
       select (select t.kind from ledger_transfer t where ${notOfBets} and t.kind > one.kind order by t.kind limit 1)
         from one where one.kind is not null)
     select kind from one where kind is not null`,
  );
  return { items: [...betKinds, ...rows.map(({ kind }) => kind)] };
}
