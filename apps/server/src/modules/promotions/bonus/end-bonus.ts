import { houseAccounts, post } from '@arara/ledger';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { isRolloverMet } from './rollover-met.ts';

/** How a bonus ends whose rollover is not met: what is left goes back to the house, and its rollover with it. */
export type Unmet = 'lost' | 'expired' | 'forfeited';

interface Ending {
  readonly memberId: string;
  readonly bonusId: string;
  readonly unlessMet: Unmet;
}

/**
 * Ends a member's active bonus, once, in the caller's transaction. It ends as `met`, and what is left becomes cash, when its
 * rollover was met in time, whether anybody has heard of that yet or not. Gives what went back to the house, in centavos, or null
 * when it is not active any more.
 */
export async function endBonus(tx: Queryable, house: House, ending: Ending): Promise<bigint | null> {
  const { memberId, bonusId, unlessMet } = ending;
  const { wallets } = await lockedBalances(tx, memberId);
  const end = (await isRolloverMet(tx, bonusId)) ? 'met' : unlessMet;
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
  return end === 'met' ? 0n : leftCents;
}
