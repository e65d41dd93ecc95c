import { staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rolePermissions } from '../../../plugins/permissions.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { actionsAbout, newStaff } from '../testing/staff-at-work.ts';
import { createOrResetStaff } from './create-or-reset-staff.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

// An address of its own for each, so that the limit by address stays out of it.
let address = 0;
const login = (email: string, password: string) => {
  address += 1;
  return house.call(staff.staffLogin, { email, password }, { ip: `10.1.${address >> 8}.${address & 255}` });
};
const who = (token: string) => house.call(staff.staffWho, {}, { token });
const minutes = (count: number) => house.clock.moveBy(count * 60_000);

test('[S6.06] staff logs in and is told what its role may do', async () => {
  const account = await createOrResetStaff(house.house.db, { email: 'Ana@Arara.test', role: 'finance' });
  expect(account.email).toBe('ana@arara.test');
  const session = await house.ask(staff.staffLogin, { ...account, email: ' ANA@arara.test ' });
  expect(session.staff).toMatchObject({
    email: 'ana@arara.test',
    role: 'finance',
    permissions: [...rolePermissions.finance],
  });
  expect(await who(session.token)).toMatchObject({ code: 200, data: session.staff });
});

test('neither token nor password is stored', async () => {
  const { token, password } = await newStaff(house, 'support');
  const { rows } = await house.house.db.query<{ text: string }>(
    `select string_agg(s::text, '') || (select string_agg(t::text, '') from staff_session t)
            || (select string_agg(l::text, '') from audit_log l) as text from staff s`,
  );
  expect(rows[0]?.text).toContain('$argon2id$');
  expect(rows[0]?.text).not.toContain(token);
  expect(rows[0]?.text).not.toContain(password);
});

test('an unknown e-mail, a wrong password and a closed account answer alike, and lock out alike', async () => {
  const known = await newStaff(house, 'risk');
  const closed = await newStaff(house, 'risk');
  await house.house.db.query('update staff set is_active = false where id = $1', [closed.id]);
  const answers = await Promise.all([
    login(known.email, 'not the password'),
    login('nobody@arara.test', 'not the password'),
    login(closed.email, closed.password),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ code: 401, error: 'wrong_credentials' });
  expect(await who(closed.token)).toMatchObject({ code: 401, error: 'unauthenticated' });

  for (const email of [known.email, 'nobody@arara.test']) {
    for (let failure = 2; failure <= 5; failure += 1) {
      expect(await login(email, 'not the password')).toMatchObject({ error: 'wrong_credentials' });
    }
    expect(await login(email, known.password)).toMatchObject({ code: 429, error: 'locked_out' });
  }
  minutes(15);
  expect(await login(known.email, known.password)).toMatchObject({ code: 200 });
});

test('tries at once are bounded like tries in a row', async () => {
  const { email } = await newStaff(house, 'content');
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, 'not the password')));
  expect(answers.filter((answer) => answer.code === 401)).toHaveLength(5);
  expect(answers.filter((answer) => answer.code === 429)).toHaveLength(7);
});

test('a session ends after 30 idle minutes, and after 12 hours however busy', async () => {
  const idle = await newStaff(house, 'support');
  minutes(29);
  expect(await who(idle.token)).toMatchObject({ code: 200 });
  minutes(29);
  expect(await who(idle.token)).toMatchObject({ code: 200 });
  minutes(30);
  expect(await who(idle.token)).toMatchObject({ code: 401, error: 'session_expired' });
  expect(await who(idle.token)).toMatchObject({ code: 401, error: 'session_expired' });

  const busy = await newStaff(house, 'support');
  for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
    minutes(20);
    expect(await who(busy.token)).toMatchObject({ code: 200 });
  }
  minutes(20);
  expect(await who(busy.token)).toMatchObject({ code: 401, error: 'session_expired' });
});

test('logging out ends this session alone', async () => {
  const first = await newStaff(house, 'support');
  const second = await house.ask(staff.staffLogin, { email: first.email, password: first.password });
  expect(await house.call(staff.staffLogout, {}, { token: first.token })).toMatchObject({ code: 200 });
  expect(await who(first.token)).toMatchObject({ code: 401, error: 'unauthenticated' });
  expect(await who(second.token)).toMatchObject({ code: 200 });
});

test('a reset ends every session, lifts a lock-out, and is recorded', async () => {
  const before = await newStaff(house, 'support');
  for (let failure = 0; failure < 5; failure += 1) await login(before.email, 'not the password');
  const after = await createOrResetStaff(house.house.db, { email: before.email, role: 'finance' });
  expect(after.password).not.toBe(before.password);
  expect(await who(before.token)).toMatchObject({ code: 401, error: 'session_expired' });
  expect(await login(before.email, before.password)).toMatchObject({ error: 'wrong_credentials' });
  expect(await login(after.email, after.password)).toMatchObject({ data: { staff: { role: 'finance' } } });
  expect(await actionsAbout(house, before.id)).toEqual(['staff.create', 'staff.reset']);
});

test('a bad e-mail or a short password makes no account', async () => {
  const { db } = house.house;
  await expect(createOrResetStaff(db, { email: 'nobody', role: 'admin' })).rejects.toThrow(/e-mail/);
  await expect(
    createOrResetStaff(db, { email: 'x@arara.test', role: 'admin', password: 'short' }),
  ).rejects.toThrow(/10 characters/);
  expect((await db.query(`select 1 from staff where email = 'x@arara.test'`)).rowCount).toBe(0);
});
