import type { Cents } from '@arara/money';
import type { Queryable } from './queryable.ts';

export interface Reconciliation {
  /** What all house accounts and all members hold together; zero when the books balance. */
  readonly differenceCents: Cents;
  /** Sum of members' balances as stored. */
  readonly membersCents: Cents;
  /** House accounts by kind, summed from their movements. */
  readonly house: readonly { readonly kind: string; readonly balanceCents: Cents }[];
  readonly movements: bigint;
  /** Wallets whose stored balance is not the replay of their movements. */
  readonly wrongWallets: readonly {
    readonly accountId: bigint;
    readonly storedCents: Cents;
    readonly replayedCents: Cents;
  }[];
  /** Movements whose running balance does not follow from the one before. */
  readonly brokenChains: bigint;
  /** Rounds whose stake or payout is not what the ledger moved. */
  readonly wrongRounds: bigint;
  /** Movements that went from one member's wallet to another's, which the ledger refuses. */
  readonly betweenMembers: bigint;
  readonly isClean: boolean;
}

const replay = `
  select account_id, sum(amount_cents)::bigint as cents from (
    select from_account_id as account_id, -amount_cents as amount_cents from ledger_transfer
    union all
    select to_account_id, amount_cents from ledger_transfer) as side
  group by account_id`;

/** Recomputes every balance from the movements and compares; run it inside a repeatable read transaction for a still picture. */
export async function reconcile(db: Queryable): Promise<Reconciliation> {
  const house = await db.query<{ kind: string; cents: bigint }>(
    `select a.kind, coalesce(r.cents, 0) as cents from ledger_account a left join (${replay}) r on r.account_id = a.id
      where a.member_id is null order by a.id`,
  );
  const members = await db.query<{ cents: bigint }>(
    'select coalesce(sum(balance_cents), 0)::bigint as cents from ledger_account where member_id is not null',
  );
  const wrong = await db.query<{ id: bigint; stored: bigint; replayed: bigint }>(
    `select a.id, a.balance_cents as stored, coalesce(r.cents, 0) as replayed
       from ledger_account a left join (${replay}) r on r.account_id = a.id
      where a.member_id is not null and a.balance_cents <> coalesce(r.cents, 0) order by a.id limit 100`,
  );
  const chains = await db.query<{ broken: bigint; movements: bigint }>(
    `with side as (
       select id, from_account_id as account_id, -amount_cents as amount_cents, from_balance_cents as balance_cents
         from ledger_transfer where from_balance_cents is not null
       union all
       select id, to_account_id, amount_cents, to_balance_cents from ledger_transfer where to_balance_cents is not null),
     chained as (
       select balance_cents, amount_cents,
              coalesce(lag(balance_cents) over (partition by account_id order by id), 0) as before_cents from side)
     select count(*) filter (where balance_cents <> before_cents + amount_cents) as broken,
            (select count(*) from ledger_transfer) as movements
       from chained`,
  );
  const rounds = await db.query<{ wrong: bigint }>(
    `with moved as (
       select reference,
              sum(amount_cents) filter (where kind in ('stake', 'stake_bonus')) as stake,
              sum(amount_cents) filter (where kind in ('payout', 'payout_bonus')) as payout
         from ledger_transfer where kind in ('stake', 'stake_bonus', 'payout', 'payout_bonus') group by reference)
     select count(*) as wrong from round r full join moved m on m.reference = r.id
      where r.stake_cents is distinct from m.stake
         -- What a platform said later moved under its own names.
         or coalesce(r.payout_cents - coalesce(r.corrected_cents, 0), -1) <> coalesce(m.payout, 0)`,
  );
  const between = await db.query<{ movements: bigint }>(
    `select count(*) as movements from ledger_transfer t
       join ledger_account f on f.id = t.from_account_id
       join ledger_account r on r.id = t.to_account_id
      where t.from_balance_cents is not null and t.to_balance_cents is not null and f.member_id <> r.member_id`,
  );
  const houseCents = house.rows.reduce((sum, row) => sum + row.cents, 0n);
  const membersCents = members.rows[0]?.cents ?? 0n;
  const brokenChains = chains.rows[0]?.broken ?? 0n;
  const wrongRounds = rounds.rows[0]?.wrong ?? 0n;
  const betweenMembers = between.rows[0]?.movements ?? 0n;
  const differenceCents = houseCents + membersCents;
  return {
    differenceCents,
    membersCents,
    house: house.rows.map((row) => ({ kind: row.kind, balanceCents: row.cents })),
    movements: chains.rows[0]?.movements ?? 0n,
    wrongWallets: wrong.rows.map((row) => ({
      accountId: row.id,
      storedCents: row.stored,
      replayedCents: row.replayed,
    })),
    brokenChains,
    wrongRounds,
    betweenMembers,
    isClean:
      differenceCents === 0n &&
      wrong.rows.length === 0 &&
      brokenChains === 0n &&
      wrongRounds === 0n &&
      betweenMembers === 0n,
  };
}
