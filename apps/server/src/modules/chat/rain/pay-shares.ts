import { formatAmount } from '@arara/money';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { eachByItself } from '../../../plugins/each-by-itself.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { payReward } from '../../wallet/index.ts';
import { tellMember } from '../messages/tell-room.ts';

interface Due {
  readonly id: string;
  readonly member_id: string;
}

interface Share extends Due {
  readonly amount_cents: bigint;
  readonly refusal: string | null;
}

/**
 * Pays what is left of a rain, each share by itself and once, however many try at once and whatever ends before it is done; one
 * that cannot be paid keeps no other. Who has been frozen or excluded since it fell gets nothing, and the house keeps that share.
 */
export async function payShares(house: House, rainId: string): Promise<void> {
  const { rows } = await house.db.query<Due>(
    'select id, member_id from chat_rain_share where rain_id = $1 and settled_at is null order by member_id',
    [rainId],
  );
  await eachByItself(house.log, rows, (due) => inTransaction(house.db, (tx) => payShare(tx, house, due)));
}

/** What is left of rains that a fault has left half paid. */
export async function payLeftShares(house: House): Promise<void> {
  const { rows } = await house.db.query<{ rain_id: string }>(
    'select distinct rain_id from chat_rain_share where settled_at is null',
  );
  await eachByItself(house.log, rows, ({ rain_id }) => payShares(house, rain_id));
}

async function payShare(tx: pg.PoolClient, house: House, due: Due): Promise<void> {
  // The gate to the member's money: before the share, as everywhere.
  await tx.query('select 1 from member_play where member_id = $1 for update', [due.member_id]);
  // A new statement sees what somebody else has paid, and who was frozen or excluded, while this one waited.
  const { rows } = await tx.query<Share>(
    `select id, member_id, amount_cents, reward_refusal(member_id) as refusal from chat_rain_share
      where id = $1 and settled_at is null`,
    [due.id],
  );
  if (rows[0]) await settleShare(tx, house, rows[0]);
}

/** The reward's own event puts it into the message centre. */
async function settleShare(
  tx: pg.PoolClient,
  house: House,
  { id, member_id: memberId, amount_cents: amountCents, refusal }: Share,
): Promise<void> {
  await tx.query('update chat_rain_share set settled_at = house_now(), refusal = $2 where id = $1', [
    id,
    refusal ?? '',
  ]);
  if (refusal !== null) return;
  await payReward(tx, house, {
    memberId,
    wallet: 'cash',
    amountCents,
    kind: 'reward_chat_rain',
    reference: id,
  });
  await tellMember(tx, house, memberId, { kind: 'rain', share_money: formatAmount(amountCents) });
}
