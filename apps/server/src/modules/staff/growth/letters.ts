import type { DataOf, InputOf, staffGrowth } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { type Letter, lettersAfter, sendLetter } from '../../information/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { askedFor, pageOf } from './news.ts';

type Shown = DataOf<typeof staffGrowth.letterSend>;

export async function listLetters(
  house: House,
  input: InputOf<typeof staffGrowth.letterList>,
): Promise<DataOf<typeof staffGrowth.letterList>> {
  return pageOf(await lettersAfter(house.db, input.after ?? null, askedFor), present);
}

/** Writes to one member or to all. Fails with `member_unknown`. */
export async function writeLetter(
  house: House,
  input: InputOf<typeof staffGrowth.letterSend>,
  caller: StaffCaller,
): Promise<Shown> {
  return inTransaction(house.db, async (tx) => {
    const memberId = input.account === undefined ? null : await memberOf(tx, input.account);
    const { letter, isNew } = await sendLetter(tx, house, {
      ...input,
      memberId,
      staffEmail: caller.staff.email,
    });
    if (isNew)
      await recordAudit(tx, actorOf(caller), house.clock.now(), {
        action: 'letter.send',
        subjectType: 'letter',
        subjectId: input.id,
        detail: { kind: input.kind, account: letter.account, title: input.title.pt },
      });
    return present(letter);
  });
}

async function memberOf(tx: Queryable, account: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from member where lower(account) = lower($1) and deleted_at is null and erasing_at is null for no key update`,
    [account],
  );
  const [member] = rows;
  if (!member) throw new AppError('member_unknown');
  return member.id;
}

function present(row: Letter): Shown {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    account: row.account,
    sent_by: row.staff_email,
    sent: Number(row.sent),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
