import { type DataOf, staff, staffAccess } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { actionsAbout, newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let admin: StaffAtWork;
beforeAll(async () => {
  house = await startTestHouse();
  admin = await newStaff(house, 'admin');
});
afterAll(() => house.close());

let people = 0;
const add = (): Promise<DataOf<typeof staffAccess.staffTeamAdd>> => {
  people += 1;
  const email = `nova-${people}@arara.test`;
  return house.ask(staffAccess.staffTeamAdd, { email, role: 'finance' }, { token: admin.token });
};
const logIn = (person: { email: string; password: string }) =>
  house.call(staff.staffLogin, { email: person.email, password: person.password });
const enter = (person: { email: string; password: string }) =>
  house.ask(staff.staffLogin, { email: person.email, password: person.password });
const setOwn = (token: string, password: string, new_password: string) =>
  house.call(staffAccess.staffPasswordChange, { password, new_password }, { token });
/** What the log says was done to an account, besides failing to log in to it. */
const doneTo = async (id: string) =>
  (await actionsAbout(house, id)).filter(
    (action) => !['staff.login_failed', 'staff.locked'].includes(String(action)),
  );
const reset = (id: string, token = admin.token, reason = 'Esqueceu a senha') =>
  house.call(staffAccess.staffTeamReset, { id, reason }, { token });

test('a password that an administrator was shown opens one session, which does nothing before it sets an own one', async () => {
  const person = await add();
  const { token, staff: me } = await enter(person);
  expect(me.must_change_password).toBe(true);
  expect(await logIn(person)).toMatchObject({ code: 401, error: 'wrong_credentials' });
  const shut = { code: 403, error: 'own_password_needed' };
  expect(await house.call(staff.staffWithdrawals, {}, { token })).toMatchObject(shut);
  expect(await house.call(staff.staffMembers, {}, { token })).toMatchObject(shut);
  expect(await house.call(staff.staffWho, {}, { token })).toMatchObject({ code: 200 });

  expect(await setOwn(token, 'not the password', 'papagaio-verde-10')).toMatchObject({
    error: 'password_wrong',
  });
  expect(await setOwn(token, person.password, 'curta')).toMatchObject({
    code: 422,
    data: { fields: [{ field: 'new_password', error: 'staff_password_too_short' }] },
  });
  expect(await setOwn(token, person.password, person.password)).toMatchObject({ error: 'password_same' });
  expect(await setOwn(token, person.password, 'papagaio-verde-10')).toMatchObject({ code: 200 });
  expect(await house.call(staff.staffWithdrawals, {}, { token })).toMatchObject({ code: 200 });
  expect(await logIn(person)).toMatchObject({ error: 'wrong_credentials' });
  expect(await enter({ ...person, password: 'papagaio-verde-10' })).toMatchObject({
    staff: { must_change_password: false },
  });
  expect(await doneTo(person.id)).toEqual(['staff.create', 'staff.password_change']);
});

test('of many logins at once with a told password one is let in', async () => {
  const person = await add();
  const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(person)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
});

test('an own password is changed with the old one, and every other session ends', async () => {
  const person = await newStaff(house, 'support');
  const other = await enter(person);
  expect(await setOwn(person.token, person.password, 'tucano-azul-2026')).toMatchObject({ code: 200 });
  expect(await house.call(staff.staffWho, {}, { token: person.token })).toMatchObject({ code: 200 });
  expect(await house.call(staff.staffWho, {}, { token: other.token })).toMatchObject({ code: 401 });
  const both = await Promise.all(
    ['tucano-azul-2027', 'tucano-azul-2028'].map((next) => setOwn(person.token, 'tucano-azul-2026', next)),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([200, 422]);
});

test('an administrator resets a password, told once again; sessions and a lock-out end, and it is recorded', async () => {
  const person = await newStaff(house, 'finance');
  for (let failure = 0; failure < 5; failure += 1) await logIn({ ...person, password: 'not the password' });
  const answer = await reset(person.id);
  expect(answer).toMatchObject({ code: 200, data: { email: person.email } });
  expect(await house.call(staff.staffWho, {}, { token: person.token })).toMatchObject({ code: 401 });
  expect(await logIn(person)).toMatchObject({ error: 'wrong_credentials' });
  const told = answer.data as { email: string; password: string };
  expect(await enter(told)).toMatchObject({ staff: { must_change_password: true } });
  expect(await doneTo(person.id)).toEqual(['staff.create', 'staff.reset']);

  expect(await reset(admin.id)).toMatchObject({ error: 'own_account' });
  expect(await reset('0190a4d2-0000-7000-8000-000000000001')).toMatchObject({ error: 'staff_unknown' });
  expect(await reset(person.id, admin.token, ' ')).toMatchObject({ code: 422 });
  const finance = await newStaff(house, 'finance');
  expect(await reset(person.id, finance.token)).toMatchObject({ code: 403, error: 'forbidden' });
});
