import { agency, type DataOf } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { once, requestHash } from '../../plugins/idempotency.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { assertMayClaim, lockedBalances, payReward } from '../wallet/index.ts';

type Data = DataOf<typeof agency.claim>;

/** How often claimed commission is turned over before it can be withdrawn. */
export const rolloverTimes = 5;

/** Moves all settled commission to the member's cash, once. Fails with `commission_none` when nothing is left. */
export async function claimCommission(house: House, caller: MemberCaller): Promise<Data> {
  const { memberId } = caller.member;
  const request = {
    memberId,
    call: agency.claim.name,
    key: caller.idempotencyKey,
    hash: requestHash({}),
  };
  return once(house.db, request, async (tx): Promise<Data> => {
    // The gate to the member's money: claims of one member stand in line from here.
    await lockedBalances(tx, memberId);
    await assertMayClaim(tx, memberId);
    const { claimId, amountCents, rows } = await takeSettled(tx, memberId);
    await payReward(tx, house, {
      memberId,
      wallet: 'cash',
      amountCents,
      kind: 'reward_agency',
      reference: claimId,
      rolloverTimes,
    });
    const { wallets } = await lockedBalances(tx, memberId);
    return {
      claim_id: claimId,
      amount: formatAmount(amountCents),
      rows,
      money: formatAmount(wallets.cash.balanceCents),
    };
  });
}

/** Marks what can be claimed as claimed, under one claim. */
async function takeSettled(
  tx: Queryable,
  memberId: string,
): Promise<{ claimId: string; amountCents: bigint; rows: number }> {
  const waiting = await tx.query<{ day: string; mechanism: string; level: number; amount_cents: bigint }>(
    `select day::text, mechanism, level, amount_cents from agency_settlement
      where agent_id = $1 and state = 'claimable' order by day, mechanism, level for update`,
    [memberId],
  );
  const amountCents = waiting.rows.reduce((sum, row) => sum + row.amount_cents, 0n);
  if (amountCents === 0n) throw new AppError('commission_none');
  const claims = await tx.query<{ id: string }>(
    'insert into agency_claim (agent_id, amount_cents) values ($1, $2) returning id',
    [memberId, amountCents],
  );
  const claimId = claims.rows[0]?.id;
  if (claimId === undefined) throw new Error('an insert returned no row');
  const marked = await tx.query(
    `update agency_settlement s set state = 'claimed', claim_id = $2
       from unnest($3::date[], $4::text[], $5::smallint[]) as w(day, mechanism, level)
      where s.agent_id = $1 and s.day = w.day and s.mechanism = w.mechanism and s.level = w.level
        and s.state = 'claimable'`,
    [
      memberId,
      claimId,
      waiting.rows.map(({ day }) => day),
      waiting.rows.map(({ mechanism }) => mechanism),
      waiting.rows.map(({ level }) => level),
    ],
  );
  if (marked.rowCount !== waiting.rows.length) throw new Error(`claim ${claimId} lost rows it had locked`);
  return { claimId, amountCents, rows: waiting.rows.length };
}
