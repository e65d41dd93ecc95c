import { staff, staffAccess, staffRequests } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const ownPassword = 'papagaio-verde-10';
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
  const own = { password, new_password: ownPassword };
  await house.ask(staffAccess.staffPasswordChange, own, { token });
  return { id: told.id, email, token };
}

/** The account was made so many hours ago; its authenticator is so many hours old, or none. */
async function aged({ id }: Person, hours: number, appHours: number | null = null): Promise<void> {
  const { db } = house.house;
  const at = (age: number) => new Date(house.clock.now().getTime() - age * 3_600_000);
  await db.query(
    `update staff set created_at = $2, handled_at = case when handled_by is not null then $2::timestamptz end,
            role_at = case when role_by is not null then $2::timestamptz end where id = $1`,
    [id, at(hours)],
  );
  await db.query('delete from staff_totp where staff_id = $1', [id]);
  if (appHours !== null)
    await db.query(
      `insert into staff_totp (staff_id, secret_sealed, created_at, confirmed_at) values ($1, 'sealed', $2, $2)`,
      [id, at(appHours)],
    );
}

/** What comes of a correction that one asks for and another carries out. */
async function corrected(asker: Person, approver: Person) {
  const asked = await house.ask(
    staffRequests.staffAdjust,
    { id: member.memberId, money: '50000.00', reason: 'teste' },
    { token: asker.token },
  );
  const decide = (is_approved: boolean) =>
    house.call(staffRequests.staffRequestDecide, { id: asked.id, is_approved }, { token: approver.token });
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
  await aged(finance, 25);
  expect(await approved(other, finance)).toMatchObject({ code: 200 });
});

test('[S6.06] an account that was just made does not agree before a day has passed or it has its own authenticator', async () => {
  const tooNew = { code: 409, error: 'hand_too_new' };
  const other = await newStaff(house, 'finance');
  const finance = await madeBy(admin, 'finance');
  for (const hours of [0, 23]) {
    await aged(finance, hours);
    expect(await corrected(other, finance)).toMatchObject(tooNew);
    expect(await approved(other, finance)).toMatchObject(tooNew);
  }
  await aged(finance, 1, 0);
  expect(await corrected(other, finance)).toMatchObject({ code: 200 });
  await aged(finance, 24);
  expect(await corrected(other, finance)).toMatchObject({ code: 200 });
  // A new password or role begins the day anew.
  const { data } = await house.call(
    staffAccess.staffTeamReset,
    { id: finance.id, reason: 'teste' },
    { token: admin.token },
  );
  expect(await corrected(other, await inUse(data as never))).toMatchObject(tooNew);
});

test('[S6.06] two accounts of one maker decide together only when each has had an authenticator for a day', async () => {
  const oneMaker = { code: 409, error: 'same_maker' };
  const [one, other] = [await madeBy(admin, 'finance'), await madeBy(admin, 'finance')];
  const both = async (expected: object) => {
    expect(await corrected(one, other)).toMatchObject(expected);
    expect(await corrected(other, one)).toMatchObject(expected);
  };
  await both(oneMaker);
  // However old they are, and when one of them has it.
  for (const days of [2, 400]) {
    await aged(one, days * 24);
    await aged(other, days * 24);
    await both(oneMaker);
    await aged(other, days * 24, 25);
    await both(oneMaker);
    expect(await approved(one, other)).toMatchObject(oneMaker);
  }
  // One of the two was set up an hour ago, or had its role changed after it.
  await aged(one, 48, 1);
  await both(oneMaker);
  await aged(one, 1, 30);
  await both(oneMaker);
  await aged(one, 48, 24);
  await both({ code: 200 });
  expect(await approved(one, other)).toMatchObject({ code: 200 });
  expect(await approved(other, one)).toMatchObject({ code: 200 });
  // Through an administrator who was made for it they still come from one person.
  const puppet = await madeBy(admin, 'admin');
  const far = await madeBy(puppet, 'finance');
  await aged(puppet, 1000);
  await aged(far, 900);
  expect(await corrected(one, far)).toMatchObject(oneMaker);
  await aged(far, 900, 48);
  expect(await corrected(one, far)).toMatchObject({ code: 200 });
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

test('[S6.06] a role from somebody else does not take an account out of the hand that holds its password', async () => {
  const finance = await newStaff(house, 'finance');
  const { data } = await house.call(
    staffAccess.staffTeamReset,
    { id: finance.id, reason: 'teste' },
    { token: admin.token },
  );
  const held = await inUse(data as never);
  const unaware = await newStaff(house, 'admin');
  for (const role of ['support', 'finance'] as const)
    await house.ask(
      staffAccess.staffTeamChange,
      { id: held.id, role, reason: 'teste' },
      { token: unaware.token },
    );
  const { token } = await house.ask(staff.staffLogin, { email: held.email, password: ownPassword });
  expect(await corrected({ ...held, token }, admin)).toMatchObject(refused);
  expect(await corrected(admin, { ...held, token })).toMatchObject(refused);
  expect(await corrected({ ...held, token }, unaware)).toMatchObject(refused);
});

test('after thirty days who made an account may decide with it, once it has had an authenticator for a day', async () => {
  const finance = await madeBy(admin, 'finance');
  await aged(finance, 29 * 24, 48);
  expect(await corrected(finance, admin)).toMatchObject(refused);
  await aged(finance, 31 * 24);
  expect(await corrected(finance, admin)).toMatchObject({ code: 409, error: 'same_maker' });
  await aged(finance, 31 * 24, 48);
  expect(await corrected(finance, admin)).toMatchObject({ code: 200 });
  expect(await corrected(admin, finance)).toMatchObject({ code: 200 });
});

describe('whoever was shut out or got another role between the first hand and the second', () => {
  const gone = [
    ['closed', `is_active = false`],
    ['of another role', `role = 'content'`],
  ] as const;

  test.each(gone)('has asked for nothing: %s', async (_how, change) => {
    const [asker, approver] = [await newStaff(house, 'finance'), await newStaff(house, 'finance')];
    const { id } = await house.ask(
      staffRequests.staffAdjust,
      { id: member.memberId, money: '5000.00', reason: 'teste' },
      { token: asker.token },
    );
    await house.house.db.query(`update staff set ${change} where id = $1`, [asker.id]);
    const decide = (is_approved: boolean) =>
      house.call(staffRequests.staffRequestDecide, { id, is_approved }, { token: approver.token });
    expect(await decide(true)).toMatchObject({ code: 409, error: 'asker_gone' });
    expect(await decide(false)).toMatchObject({ code: 200, data: { state: 'refused' } });
  });

  test.each(gone)('has approved no withdrawal: %s', async (_how, change) => {
    const [first, second, third] = [
      await newStaff(house, 'finance'),
      await newStaff(house, 'finance'),
      await newStaff(house, 'finance'),
    ];
    const { id } = await submitWithdrawal(house, await newRichMember(house, '6000.00'), '5000.00');
    const by = (who: Person, seen: 'submitted' | 'second_review') =>
      house.call(staff.staffWithdrawalApprove, { id, seen }, { token: who.token });
    await by(first, 'submitted');
    await house.house.db.query(`update staff set ${change} where id = $1`, [first.id]);
    expect(await by(second, 'second_review')).toMatchObject({
      code: 200,
      data: { state: 'second_review', first_reviewer: second.email, second_reviewer: '' },
    });
    expect(await by(second, 'second_review')).toMatchObject({ error: 'same_reviewer' });
    expect(await by(third, 'second_review')).toMatchObject({ data: { state: 'approved' } });
  });
});
