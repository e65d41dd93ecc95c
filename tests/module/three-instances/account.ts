import { formatAmount } from '@arara/money';
import { booksNow } from '../../../apps/server/src/testing/books-now.ts';
import type { Cluster } from './cluster.ts';
import type { Run } from './run.ts';

interface Account {
  readonly rounds: number;
  /** Rounds that are left open, and numbers or links of the chain that were left out or taken twice. */
  readonly brokenRounds: number;
  readonly bets: number;
  /** Bets that were acknowledged and are not stored, or with another payout than was told. */
  readonly lostBets: number;
  /** Bets that nobody asked for, and those of one request beyond the first. */
  readonly strangeBets: number;
  /** Bets whose money did not move exactly once each way. */
  readonly wronglyPaid: number;
  readonly booksAreClean: boolean;
  readonly differenceCents: bigint;
  /** Answers that nothing explains. */
  readonly surprises: readonly string[];
  readonly reconnects: number;
  /** News that came before what stands on the table, and those that did not follow the last. */
  readonly early: number;
  readonly gaps: number;
}

/** Holds what players were told against what is stored. */
export async function accountOf({ db, tables }: Cluster, { bettors, followers }: Run): Promise<Account> {
  const { rows: stored } = await db.query<{
    id: string;
    key: string;
    payout_cents: bigint;
    is_right: boolean;
  }>(
    `select b.id, r.idempotency_key as key, b.payout_cents,
            b.state in ('cashed', 'won', 'lost') and moved.stakes = 1 and moved.settled = 1
              and moved.payouts = (b.payout_cents > 0)::integer and moved.paid = b.payout_cents as is_right
       from live_bet b join live_round l on l.id = b.round_id join round r on r.member_id = b.member_id and r.id = b.id
       cross join lateral (
         select count(*) filter (where t.kind = 'stake') as stakes, count(*) filter (where t.kind = 'stake_settled') as settled,
                count(*) filter (where t.kind = 'payout') as payouts,
                coalesce(sum(t.amount_cents) filter (where t.kind = 'payout'), 0) as paid
           from ledger_transfer t where t.reference = b.id) moved
      where l.table_slug = any($1)`,
    [tables],
  );
  const byId = new Map(stored.map((bet) => [bet.id, bet]));
  const keys = new Set(bettors.flatMap((bettor) => [...bettor.keys].map((key) => `live:${key}`)));
  const isLost = ([id, payout]: [string, string | null]) => {
    const bet = byId.get(id);
    return !bet || (payout !== null && payout !== formatAmount(bet.payout_cents));
  };
  const { rows: rounds } = await db.query<{ rounds: number; broken: number }>(
    `select count(*)::integer as rounds,
            (count(*) filter (where settled_at is null) + max(number) - count(*) + max(position) - count(position))::integer as broken
       from live_round where table_slug = any($1) and phase <> 'waiting' group by table_slug`,
    [tables],
  );
  const books = await booksNow(db);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    rounds: sum(rounds.map((table) => table.rounds)),
    brokenRounds: sum(rounds.map(({ broken }) => broken)),
    bets: stored.length,
    lostBets: bettors.flatMap((bettor) => [...bettor.bets].filter(isLost)).length,
    strangeBets:
      stored.filter(({ key }) => !keys.has(key)).length +
      stored.length -
      new Set(stored.map(({ key }) => key)).size,
    wronglyPaid: stored.filter((bet) => !bet.is_right).length,
    booksAreClean: books.isClean,
    differenceCents: books.differenceCents,
    surprises: [...new Set(bettors.flatMap((bettor) => bettor.surprises))],
    reconnects: sum(followers.map(({ connections }) => connections - 1)),
    early: sum(followers.map(({ early }) => early)),
    gaps: sum(followers.map(({ gaps }) => gaps)),
  };
}
