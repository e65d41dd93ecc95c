import { staff, staffAccess, staffCare } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newRichMember, newStaff, type StaffAtWork, submitWithdrawal } from '../testing/staff-at-work.ts';

let house: TestHouse;
let admin: StaffAtWork;
let member: Awaited<ReturnType<typeof newRichMember>>;
beforeAll(async () => {
  house = await startTestHouse({ SECOND_PERSON_FROM: '5000' });
  admin = await newStaff(house, 'admin');
  member = await newRichMember(house, '100.00');
});
afterAll(() => house.close());

type Person = Pick<StaffAtWork, 'id' | 'email' | 'token'>;

let people = 0;
/** An account that somebody made in the back office, in use. */
async function madeBy(maker: Person, role: 'finance' | 'admin'): Promise<Person> {
  people += 1;
  const email = `feita-${people}@arara.test`;
  const added = await house.ask(staffAccess.staffTeamAdd, { email, role }, { token: maker.token });
  return inUse(added);
}

async function inUse(told: { id: string; email: string; password: string }): Promise<Person> {
  const { email, password } = told;
  const { token } = await house.ask(staff.staffLogin, { email, password });
  const own = { password, new_password: 'papagaio-verde-10' };
  await house.ask(staffAccess.staffPasswordChange, own, { token });
  return { id: told.id, email, token };
}

/** What comes of a correction that one asks for and another carries out. */
async function corrected(asker: Person, approver: Person) {
  const asked = await house.ask(
    staffCare.staffAdjust,
    { id: member.memberId, money: '50000.00', reason: 'teste' },
    { token: asker.token },
  );
  const decide = (is_approved: boolean) =>
    house.call(staffCare.staffAdjustmentDecide, { id: asked.id, is_approved }, { token: approver.token });
  const answer = await decide(true);
  // Who may not agree may still refuse.
  if (answer.status === 'fail') expect(await decide(false)).toMatchObject({ code: 200 });
  return answer;
}

/** What comes of the second of two approvals of a withdrawal. */
async function approved(first: Person, second: Person) {
  // Of a member of its own: those that wait for their second approval are only so many for each.
  const { id } = await submitWithdrawal(house, await newRichMember(house, '6000.00'), '5000.00');
  const by = (who: Person, seen: 'submitted' | 'second_review') =>
    house.call(staff.staffWithdrawalApprove, { id, seen }, { token: who.token });
  expect(await by(first, 'submitted')).toMatchObject({ data: { state: 'second_review' } });
  const answer = await by(second, 'second_review');
  const { state } = await house.ask(staff.staffWithdrawalGet, { id }, { token: admin.token });
  if (answer.status === 'fail') expect(state).toBe('second_review');
  return answer;
}

const refused = { code: 409, error: 'same_hand' };

test('[S6.06] who made an account does not decide together with it, whoever of the two is first', async () => {
  const finance = await madeBy(admin, 'finance');
  expect(await corrected(finance, admin)).toMatchObject(refused);
  expect(await corrected(admin, finance)).toMatchObject(refused);
  expect(await approved(finance, admin)).toMatchObject(refused);
  expect(await approved(admin, finance)).toMatchObject(refused);
  // Somebody who had nothing to do with the account may.
  const other = await newStaff(house, 'admin');
  expect(await corrected(finance, other)).toMatchObject({ code: 200 });
  expect(await approved(other, finance)).toMatchObject({ code: 200 });
});

test('an administrator that was made for it is the same hand', async () => {
  const puppet = await madeBy(admin, 'admin');
  expect(await corrected(await madeBy(puppet, 'finance'), admin)).toMatchObject(refused);
});

test('a new role and a new password put an account into a hand, a closed and opened one does not', async () => {
  const maker = { token: admin.token };
  const finance = await newStaff(house, 'finance');
  expect(await corrected(finance, admin)).toMatchObject({ code: 200 });
  const { data } = await house.call(staffAccess.staffTeamReset, { id: finance.id, reason: 'teste' }, maker);
  expect(await corrected(await inUse(data as never), admin)).toMatchObject(refused);

  const support = await newStaff(house, 'support');
  await house.ask(staffAccess.staffTeamChange, { id: support.id, role: 'finance', reason: 'teste' }, maker);
  const session = await house.ask(staff.staffLogin, { email: support.email, password: support.password });
  expect(await approved({ ...support, token: session.token }, admin)).toMatchObject(refused);

  const kept = await newStaff(house, 'finance');
  for (const is_active of [false, true])
    await house.ask(
      staffAccess.staffTeamChange,
      { id: kept.id, role: 'finance', is_active, reason: 'teste' },
      maker,
    );
  const again = await house.ask(staff.staffLogin, { email: kept.email, password: kept.password });
  expect(await corrected({ ...kept, token: again.token }, admin)).toMatchObject({ code: 200 });
});

test('after thirty days it is forgotten', async () => {
  const finance = await madeBy(admin, 'finance');
  const { db } = house.house;
  await db.query(`update staff set created_at = house_now() - interval '29 days' where id = $1`, [
    finance.id,
  ]);
  expect(await corrected(finance, admin)).toMatchObject(refused);
  await db.query(`update staff set created_at = house_now() - interval '31 days' where id = $1`, [
    finance.id,
  ]);
  expect(await corrected(finance, admin)).toMatchObject({ code: 200 });
});
