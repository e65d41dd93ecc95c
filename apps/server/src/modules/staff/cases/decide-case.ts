import type { DataOf, InputOf, staff } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { record } from '../../../plugins/events.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { forgetSessions, freezeSessions } from '../../identity/index.ts';
import { cancelRewards } from '../../promotions/index.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { memberToWriteAbout } from '../care/known-member.ts';
import { insertAdjustment } from '../requests/adjustment.ts';
import { caseChanged, closeOnce, mustFindCase } from './case-row.ts';

type Input = InputOf<typeof staff.staffCaseDecide>;

/** What an outcome did: centavos that it took back, and the sessions that it ended. */
interface Effect {
  readonly takenCents: bigint;
  readonly ended: readonly string[];
}

/**
 * Closes a case with its outcome, once. The effect, the decision and the audit row are one transaction:
 * - `cancel` ends the active bonus (what is left of it goes back, its rollover with it, unless that has just been met) and takes
 *   recharge rebates away that nobody has claimed; cash and rebates of play stay;
 * - `deduct` asks for a correction that takes cash; a second person carries it out, or refuses it and so opens the case again;
 * - `freeze` and `blacklist` set the member's status and end every session.
 * Fails with `case_unknown`, `case_without_member`, `demo_not_allowed` and `state_changed`.
 */
export async function decideCase(
  house: House,
  input: Input,
  caller: StaffCaller,
): Promise<DataOf<typeof staff.staffCaseDecide>> {
  const { id, outcome, reason } = input;
  const at = house.clock.now();
  const { shown, memberId, ended } = await inTransaction(house.db, async (tx) => {
    const { member_id: memberId, signal } = await mustFindCase(tx, id);
    if (memberId === null) throw new AppError('case_without_member');
    // The gate to the member's money comes before every other row: then two deciders wait for each other here.
    await lockedBalances(tx, memberId);
    const row = await mustFindCase(tx, id);
    if (row.state !== 'open') throw caseChanged(row);
    const effect = await effectOf(tx, house, caller, input, memberId);
    const { takenCents } = effect;
    const decision = { id, state: 'closed', outcome, reason, takenCents, at } as const;
    const shown = await closeOnce(tx, { ...decision, staffId: caller.staff.staffId });
    await recordAudit(tx, actorOf(caller), at, {
      action: `case.${outcome}`,
      subjectType: 'case',
      subjectId: id,
      detail: {
        member_id: memberId,
        signal,
        reason,
        ...(outcome === 'deduct'
          ? { money: shown.correction?.money ?? '' }
          : { taken: formatAmount(takenCents) }),
        sessions_ended: effect.ended.length,
      },
    });
    return { shown, memberId, ended: effect.ended };
  });
  forgetSessions(house, memberId, ended);
  return shown;
}

async function effectOf(
  tx: pg.PoolClient,
  house: House,
  caller: StaffCaller,
  input: Input,
  memberId: string,
): Promise<Effect> {
  await memberToWriteAbout(tx, memberId);
  switch (input.outcome) {
    case 'cancel':
      return { takenCents: await cancelRewards(tx, house, memberId), ended: [] };
    case 'deduct': {
      const amountCents = -(parseAmount(input.money ?? '') ?? 0n);
      const { id: caseId, reason } = input;
      await insertAdjustment(tx, house, caller, { memberId, amountCents, reason, caseId });
      return { takenCents: 0n, ended: [] };
    }
    case 'freeze':
      return { takenCents: 0n, ended: await shutOut(tx, house, memberId, 'frozen') };
    case 'blacklist':
      return { takenCents: 0n, ended: await shutOut(tx, house, memberId, 'blacklisted') };
  }
}

/** Sets a member's status, never from blacklisted or closed to frozen, and ends every session. Gives the ids of those. */
async function shutOut(
  tx: pg.PoolClient,
  house: House,
  memberId: string,
  status: 'frozen' | 'blacklisted',
): Promise<string[]> {
  await tx.query(
    `update member set status = $2, updated_at = $3 where id = $1 and status <> 'blacklisted' and ($2 = 'blacklisted' or status <> 'closed')`,
    [memberId, status, house.clock.now()],
  );
  await record(tx, 'play.closed', { memberId });
  return freezeSessions(tx, house, memberId);
}
