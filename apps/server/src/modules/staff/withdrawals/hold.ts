import type { DataOf, InputOf, staffMoney } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { holdWithdrawal, releaseWithdrawal, type Withdrawal } from '../../payments/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { presentOneForReview } from './review-row.ts';

type Shown = DataOf<typeof staffMoney.withdrawalHold>;

/** Sets a withdrawal aside with a reason for the team. Fails with `withdrawal_unknown` and `state_changed`. */
export async function setAside(
  house: House,
  { id, reason }: InputOf<typeof staffMoney.withdrawalHold>,
  caller: StaffCaller,
): Promise<Shown> {
  const at = house.clock.now();
  const { staffId } = caller.staff;
  return recorded(house, caller, { verb: 'hold', reason }, (tx) =>
    holdWithdrawal(tx, id, { reason, staffId, at }),
  );
}

/** Lets it be approved again. Fails with `withdrawal_unknown` and `state_changed`. */
export async function takeBack(
  house: House,
  { id }: InputOf<typeof staffMoney.withdrawalRelease>,
  caller: StaffCaller,
): Promise<Shown> {
  return recorded(house, caller, { verb: 'release', reason: '' }, (tx) =>
    releaseWithdrawal(tx, id, house.clock.now()),
  );
}

async function recorded(
  house: House,
  caller: StaffCaller,
  { verb, reason }: { verb: 'hold' | 'release'; reason: string },
  change: (tx: Queryable) => Promise<Withdrawal>,
): Promise<Shown> {
  return inTransaction(house.db, async (tx) => {
    const row = await change(tx);
    const shown = await presentOneForReview(tx, house, row);
    await recordAudit(tx, actorOf(caller), house.clock.now(), {
      action: `withdrawal.${verb}`,
      subjectType: 'withdrawal',
      subjectId: row.id,
      detail: {
        order_number: row.order_number,
        member_id: row.member_id,
        money: formatAmount(row.amount_cents),
        ...(reason !== '' && { reason }),
      },
    });
    return shown;
  });
}
