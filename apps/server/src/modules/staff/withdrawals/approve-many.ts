import type { DataOf, InputOf, staffRounds } from '@arara/contract';
import { phrase } from '@arara/phrases';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { decideApproval } from './decide-approval.ts';

type Answer = DataOf<typeof staffRounds.approveMany>;

/** Approves withdrawals of low risk, each in a transaction of its own: one that is refused keeps none of the others. */
export async function approveMany(
  house: House,
  { ids }: InputOf<typeof staffRounds.approveMany>,
  caller: StaffCaller,
): Promise<Answer> {
  const items: Answer['items'] = [];
  for (const id of new Set(ids)) items.push(await approve(house, id, caller));
  return { approved: items.filter((one) => one.is_approved).length, items };
}

async function approve(house: House, id: string, caller: StaffCaller): Promise<Answer['items'][number]> {
  try {
    const withdrawal = await decideApproval(house, { id, seen: 'submitted' }, caller, {
      isLowRiskOnly: true,
    });
    return { id, is_approved: true, error: '', message: '', withdrawal };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const message = phrase(caller.lang, `errors.${error.code}`);
    return { id, is_approved: false, error: error.code, message, withdrawal: null };
  }
}
