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

/** From one address unless another is named. */
const login = (email: string, password: string, ip = '10.1.0.1') =>
  house.call(staff.staffLogin, { email, password }, { ip });
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
  // Nobody keeps anybody out but themselves: elsewhere the account opens.
  expect(await login(known.email, known.password, '10.1.0.2')).toMatchObject({ code: 200 });
  expect(await login(known.email, known.password)).toMatchObject({ code: 429, error: 'locked_out' });
  minutes(15);
  expect(await login(known.email, known.password)).toMatchObject({ code: 200 });
});

test('failures and lock-outs are recorded, and nothing of what was typed for an e-mail that nobody has', async () => {
  const { id, email, password } = await newStaff(house, 'risk');
  for (let failure = 1; failure <= 6; failure += 1) await login(email, 'not the password', '10.1.0.3');
  const typed = 'a-password-in-the-wrong-field';
  await login(typed, 'not the password', '10.1.0.3');
  const failed = Array.from({ length: 5 }, () => 'staff.login_failed');
  expect(await actionsAbout(house, id)).toEqual(['staff.create', ...failed, 'staff.locked']);
  const { rows } = await house.house.db.query<{ text: string }>(
    `select string_agg(l::text, '') as text from audit_log l where ip = '10.1.0.3'`,
  );
  expect(rows[0]?.text).not.toContain(typed);
  expect(rows[0]?.text).not.toContain('not the password');
  expect(await login(email, password, '10.1.0.4')).toMatchObject({ code: 200 });
}, 20_000);

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
  const from = '10.1.0.5';
  const before = await newStaff(house, 'support');
  for (let failure = 0; failure < 5; failure += 1) await login(before.email, 'not the password', from);
  const after = await createOrResetStaff(house.house.db, { email: before.email, role: 'finance' });
  expect(after.password).not.toBe(before.password);
  expect(await who(before.token)).toMatchObject({ code: 401, error: 'session_expired' });
  expect(await login(before.email, before.password, from)).toMatchObject({ error: 'wrong_credentials' });
  expect(await login(after.email, after.password, from)).toMatchObject({
    data: { staff: { role: 'finance' } },
  });
  const actions = (await actionsAbout(house, before.id)).filter((action) => action !== 'staff.login_failed');
  expect(actions).toEqual(['staff.create', 'staff.locked', 'staff.reset']);
});

test('a bad e-mail or a short password makes no account', async () => {
  const { db } = house.house;
  await expect(createOrResetStaff(db, { email: 'nobody', role: 'admin' })).rejects.toThrow(/e-mail/);
  await expect(
    createOrResetStaff(db, { email: 'x@arara.test', role: 'admin', password: 'short' }),
  ).rejects.toThrow(/10 characters/);
  expect((await db.query(`select 1 from staff where email = 'x@arara.test'`)).rowCount).toBe(0);
});
