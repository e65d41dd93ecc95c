import { feed } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type pg from 'pg';
import { maskAccount } from '../../plugins/mask-account.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { type Candidate, toldMax } from './sample.ts';

/** A payout of at least so much, and so many times its stake, is a big win. */
const bigWin = { payoutCents: 10_000, times: 10 } as const;
/** Told rounds that are kept, for whoever has just come. */
const betsKept = 20;
/** Big wins in one message, which has at most about 7 kB; the list has them all. */
const winsTold = 10;

interface EntryRow {
  readonly id: bigint;
  readonly game: string;
  readonly account: string | null;
  readonly stake_cents: bigint;
  readonly payout_cents: bigint;
  readonly at: Date;
}

const columns = 'f.id, f.game, shown_account(f.member_id) as account, f.stake_cents, f.payout_cents, f.at';

const rounds = `unnest($1::uuid[], $2::uuid[]) with ordinality as e(member_id, id, n)
  join round r on r.member_id = e.member_id and r.id = e.id
  join member m on m.id = r.member_id and not m.is_demo`;

/** Keeps the first of the candidates that are real money, as told now. */
export async function keepBets(
  tx: pg.PoolClient,
  candidates: readonly Candidate[],
): Promise<feed.FeedEntry[]> {
  if (candidates.length === 0) return [];
  const { rows } = await tx.query<EntryRow>(
    `insert into feed_entry as f (kind, member_id, game, stake_cents, payout_cents, at)
     select 'bet', r.member_id, r.game, r.stake_cents, r.payout_cents, r.settled_at
       from ${rounds} where r.settled_at is not null order by e.n limit $3
     returning ${columns}`,
    [candidates.map(({ memberId }) => memberId), candidates.map(({ roundId }) => roundId), toldMax],
  );
  await forgetOlder(tx, 'bet', betsKept);
  return newestFirst(rows);
}

/** Keeps what was won big in the rounds just settled; of more than the list holds the largest. */
export async function keepWins(tx: pg.PoolClient): Promise<void> {
  const { rowCount } = await tx.query(
    `insert into feed_entry (kind, member_id, game, stake_cents, payout_cents, at)
     select 'win', w.member_id, w.game, w.stake_cents, w.payout_cents, w.settled_at
       from (select member_id, game, stake_cents, payout_cents, settled_at from settled_now
              where not is_demo and payout_cents >= $1 and payout_cents >= stake_cents * $2
              order by payout_cents desc limit $3) w
      order by w.settled_at`,
    [bigWin.payoutCents, bigWin.times, feed.winsKept],
  );
  if (rowCount !== 0) await forgetOlder(tx, 'win', feed.winsKept);
}

/** The last big wins that nobody has been told of yet, unless they are old. */
export async function winsSince(tx: Queryable, id: bigint): Promise<feed.FeedEntry[]> {
  const { rows } = await tx.query<EntryRow>(
    `select ${columns} from feed_entry f
      where f.kind = 'win' and f.id > $1 and f.at > house_now() - interval '1 minute' order by f.id desc limit $2`,
    [id, winsTold],
  );
  return newestFirst(rows);
}

async function forgetOlder(tx: Queryable, kind: 'bet' | 'win', kept: number): Promise<void> {
  await tx.query(
    `delete from feed_entry where kind = $1
        and id <= (select id from feed_entry where kind = $1 order by id desc offset $2 limit 1)`,
    [kind, kept],
  );
}

/** What is kept of a kind, newest first, with names as they may be shown now. */
async function readKind(db: Queryable, kind: 'bet' | 'win', limit: number): Promise<feed.FeedEntry[]> {
  const { rows } = await db.query<EntryRow>(
    `select ${columns} from feed_entry f where f.kind = $1 order by f.id desc limit $2`,
    [kind, limit],
  );
  return newestFirst(rows);
}

/** What was told last, and the last big wins. */
export async function readEntries(db: Queryable, wins: number): Promise<feed.FeedNews> {
  return { bets: await readKind(db, 'bet', betsKept), wins: await readKind(db, 'win', wins) };
}

function newestFirst(rows: readonly EntryRow[]): feed.FeedEntry[] {
  return rows.toSorted((a, b) => (a.id < b.id ? 1 : -1)).map(present);
}

function present({ id, game, account, stake_cents, payout_cents, at }: EntryRow): feed.FeedEntry {
  return {
    id: String(id),
    game,
    name: account === null ? null : maskAccount(account),
    stake_money: formatAmount(stake_cents),
    payout_money: formatAmount(payout_cents),
    multiplier: formatAmount((payout_cents * 100n) / stake_cents),
    at: at.toISOString(),
  };
}
