import { houseAccounts, post } from '@arara/ledger';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';

/** How a bonus ends. `met`: what is left becomes cash; otherwise it goes back to the house, and its rollover with it. */
export type BonusEnd = 'met' | 'lost' | 'expired' | 'forfeited';

/**
 * Ends a member's active bonus, once, in the caller's transaction. Gives what it held, in centavos, or null when it is not
 * active any more.
 */
export async function endBonus(
  tx: Queryable,
  house: House,
  memberId: string,
  bonusId: string,
  end: BonusEnd,
): Promise<bigint | null> {
  const { wallets } = await lockedBalances(tx, memberId);
  const leftCents = wallets.bonus.balanceCents;
  const ended = await tx.query(
    `update bonus set state = $3, ended_cents = $4, ended_at = $5, open_rounds = array(
       select id from round where member_id = $2 and is_open and stake_bonus_cents > 0)
      where id = $1 and member_id = $2 and state = 'active'`,
    [bonusId, memberId, end, leftCents, house.clock.now()],
  );
  if (ended.rowCount !== 1) return null;
  if (leftCents > 0n) {
    await post(tx, {
      from: wallets.bonus.accountId,
      to: end === 'met' ? wallets.cash.accountId : houseAccounts.promotions,
      amountCents: leftCents,
      kind: end === 'met' ? 'bonus_released' : 'bonus_withdrawn',
      reference: bonusId,
    });
  }
  if (end !== 'met') await tx.query(`select rollover_drop($1, 'reward', $2)`, [memberId, bonusId]);
  await tx.query('update member_play set stake_max_cents = null where member_id = $1', [memberId]);
  await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
  return leftCents;
}
