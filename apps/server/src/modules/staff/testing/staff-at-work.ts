import { randomInt, randomUUID } from 'node:crypto';
import { type DataOf, identity, payments, staff } from '@arara/contract';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { parseAmount } from '@arara/money';
import { inTransaction } from '../../../plugins/transaction.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { createOrResetStaff } from '../access/create-or-reset-staff.ts';
import type { StaffRole } from '../access/staff-accounts.ts';

export interface StaffAtWork {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** A logged-in member of staff. */
export async function newStaff(test: TestHouse, role: StaffRole): Promise<StaffAtWork> {
  const email = `${role}-${randomUUID().slice(0, 8)}@arara.test`;
  const account = await createOrResetStaff(test.house.db, { email, role });
  // An address of its own, so that the limit by address does not count test logins together.
  const ip = `10.0.${randomInt(256)}.${randomInt(256)}`;
  const session = await test.ask(staff.staffLogin, { ...account }, { ip });
  return { ...account, id: session.staff.id, token: session.token };
}

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

/** A member with free cash and a withdrawal password. */
export async function newRichMember(test: TestHouse, money: string): Promise<Member> {
  const member = await test.newMember();
  await inTransaction(test.house.db, async (tx) => {
    const { cash } = await walletsOf(tx, member.memberId);
    await post(tx, {
      from: houseAccounts.adjustments,
      to: cash.accountId,
      amountCents: parseAmount(money) ?? 0n,
      kind: 'adjustment',
      reference: randomUUID(),
    });
  });
  await test.ask(
    identity.setWithdrawalPassword,
    { password: member.password, qk_pwd: '482913', qk_pwd_confirmation: '482913' },
    { token: member.token },
  );
  return member;
}

/** A submitted withdrawal to the member's own CPF. */
export async function submitWithdrawal(
  test: TestHouse,
  member: Member,
  money: string,
  password = '482913',
): Promise<DataOf<typeof payments.drawing>> {
  return test.ask(
    payments.drawing,
    { name: member.realname, money, payment_type: 'cpf', qk_pwd: password, cpf_id: member.cpf },
    { token: member.token },
  );
}

/** The actions recorded about a subject, oldest first. */
export async function actionsAbout(test: TestHouse, subjectId: string): Promise<string[]> {
  await test.house.looks.settled();
  const { rows } = await test.house.db.query<{ action: string }>(
    'select action from audit_log where subject_id = $1 order by id',
    [subjectId],
  );
  return rows.map((row) => row.action);
}
