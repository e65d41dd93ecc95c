import { houseAccounts, post } from '@arara/ledger';
import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { lesserOf } from '../promotion.ts';
import { endBonus, type Unmet } from './end-bonus.ts';

/** Ends bonuses whose rollover is met, of which nothing is left or whose time is over, and settles what open rounds pay afterwards. */
export const bonusFollowsRounds: Listener<House, 'rounds.settled'> = {
  name: 'promotions-bonus',
  topic: 'rounds.settled',
  eventsMax: 400,
  hear: async (house, tx, events) => {
    const members = [...new Set(events.flatMap(({ payload }) => payload.members))];
    for (const bonus of await endedBy(tx, members, house.clock.now())) await endBonus(tx, house, bonus);
    for (const late of await latePayouts(
      tx,
      members,
      events.flatMap(({ payload }) => payload.rounds),
    ))
      await followBonus(tx, late);
  },
};

/** Bonuses of these members that have come to their end, in the order in which members' money is locked. */
async function endedBy(
  tx: Queryable,
  members: readonly string[],
  now: Date,
): Promise<{ bonusId: string; memberId: string; unlessMet: Unmet }[]> {
  const { rows } = await tx.query<{ id: string; member_id: string; is_spent: boolean }>(
    `select b.id, b.member_id, s.is_spent
       from bonus b
       join member_play p on p.member_id = b.member_id
       join ledger_account a on a.id = p.bonus_account_id
       join rollover r on r.cause = 'reward' and r.reference = b.id
       cross join lateral (
         select a.balance_cents = 0 and not exists (
           select 1 from round o where o.member_id = b.member_id and o.is_open and o.stake_bonus_cents > 0) as is_spent) s
      where b.member_id = any($1) and b.state = 'active'
        and (p.counted_cents >= r.starts_at_cents + r.required_cents or b.expires_at <= $2 or s.is_spent)
      order by b.member_id`,
    [members, now],
  );
  // Neither met nor spent, it is over: by its time, or by play that came too late to meet it.
  return rows.map((row) => ({
    bonusId: row.id,
    memberId: row.member_id,
    unlessMet: row.is_spent ? 'lost' : 'expired',
  }));
}

interface LatePayout {
  readonly roundId: string;
  readonly memberId: string;
  readonly cents: bigint;
  readonly isMet: boolean;
}

/**
 * Payouts into the bonus wallet of rounds that were open when their bonus ended and were settled before migration 0062: since then they
 * are sent on as they are paid (`bonus_send_on`).
 */
async function latePayouts(
  tx: Queryable,
  members: readonly string[],
  rounds: readonly string[],
): Promise<LatePayout[]> {
  const { rows } = await tx.query<{ id: string; member_id: string; cents: bigint; state: string }>(
    `select r.id, r.member_id, t.amount_cents as cents, b.state
       -- From the few bonuses to their rounds: not a look at each round.
       from bonus b
       join round r on r.member_id = b.member_id and r.id = any(b.open_rounds) and r.id = any($2::uuid[])
       join ledger_transfer t on t.reference = r.id and t.kind = 'payout_bonus'
      where b.member_id = any($1::uuid[]) and b.open_rounds <> '{}' and not exists (
        select 1 from ledger_transfer s where s.reference = r.id and s.kind in ('bonus_released', 'bonus_withdrawn'))
      order by r.member_id, r.id`,
    [members, rounds],
  );
  return rows.map((row) => ({
    roundId: row.id,
    memberId: row.member_id,
    cents: row.cents,
    isMet: row.state === 'met',
  }));
}

/** Sends such a payout where its bonus went. */
async function followBonus(tx: Queryable, late: LatePayout): Promise<void> {
  const { wallets } = await lockedBalances(tx, late.memberId);
  const amountCents = lesserOf(late.cents, wallets.bonus.balanceCents);
  if (amountCents === 0n) return;
  await post(tx, {
    from: wallets.bonus.accountId,
    to: late.isMet ? wallets.cash.accountId : houseAccounts.promotions,
    amountCents,
    kind: late.isMet ? 'bonus_released' : 'bonus_withdrawn',
    reference: late.roundId,
  });
}
