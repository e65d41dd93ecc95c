import { houseAccounts, post, walletsOf } from '@arara/ledger';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { eachByItself } from '../../../plugins/each-by-itself.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { demoMoneyCents } from './open-demo.ts';

const idleDays = 7;
const atOnceMax = 500;

/**
 * Closes demo members that nobody has used for a week: what is left of their money goes back, and the games' account is
 * made good for what they won or lost, so that it tells of real money alone. Their rounds stay: the ledger forgets
 * nothing. One with an open round waits. Gives how many were closed.
 */
export async function closeIdleDemos(house: House): Promise<number> {
  const before = new Date(house.clock.now().getTime() - idleDays * 86_400_000);
  const { rows } = await house.db.query<{ id: string }>(
    `select m.id from member m
      where m.is_demo and m.deleted_at is null and m.created_at < $1
        and not exists (select 1 from session s where s.member_id = m.id and s.last_seen_at >= $1)
        and not exists (select 1 from round r where r.member_id = m.id and r.is_open)
      order by m.created_at limit $2`,
    [before, atOnceMax],
  );
  let closed = 0;
  await eachByItself(house.log, rows, async ({ id }) => {
    closed += await inTransaction(house.db, (tx) => closeDemo(tx, house, id));
  });
  return closed;
}

async function closeDemo(tx: pg.PoolClient, house: House, memberId: string): Promise<number> {
  // The gate to the member's money; closed for good from now on.
  await tx.query('update member_play set is_active = false where member_id = $1', [memberId]);
  const { rowCount } = await tx.query(
    'update member set deleted_at = $2, updated_at = $2 where id = $1 and is_demo and deleted_at is null',
    [memberId, house.clock.now()],
  );
  if (rowCount === 0) return 0;
  const { cash, bonus, rebate } = await walletsOf(tx, memberId);
  const left = [cash, bonus, rebate].filter(({ balanceCents }) => balanceCents > 0n);
  for (const [step, { accountId, balanceCents }] of left.entries()) {
    await post(tx, {
      from: accountId,
      to: houseAccounts.demo,
      amountCents: balanceCents,
      kind: 'demo_return',
      reference: memberId,
      step,
    });
  }
  await settleWithGames(
    tx,
    memberId,
    left.reduce((sum, { balanceCents }) => sum + balanceCents, 0n),
  );
  return 1;
}

/** What the member did not bring back the games have won, and the other way round. */
async function settleWithGames(tx: pg.PoolClient, memberId: string, leftCents: bigint): Promise<void> {
  const lostCents = demoMoneyCents - leftCents;
  if (lostCents === 0n) return;
  const [from, to] =
    lostCents > 0n ? [houseAccounts.games, houseAccounts.demo] : [houseAccounts.demo, houseAccounts.games];
  await post(tx, {
    from,
    to,
    amountCents: lostCents > 0n ? lostCents : -lostCents,
    kind: 'demo_settlement',
    reference: memberId,
  });
}
