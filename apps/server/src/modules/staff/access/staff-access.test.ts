import { staff, staffAccess } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeal } from '../../../plugins/seal.ts';
import { codeOf as appCode } from '../../../testing/authenticator.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { actionsAbout, newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';
import { createOrResetStaff } from './create-or-reset-staff.ts';

let house: TestHouse;
let admin: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await newStaff(house, 'admin');
});
afterAll(() => house.close());

const codeOf = (secret: string, stepsAhead = 0) =>
  appCode(secret, new Date(house.clock.now().getTime() + stepsAhead * 30_000));

async function withApp(role: 'finance' | 'support') {
  const person = await newStaff(house, role);
  const { secret } = await house.ask(
    staffAccess.staffTwoFactorBegin,
    { password: person.password },
    { token: person.token },
  );
  await house.ask(staffAccess.staffTwoFactorConfirm, { code: codeOf(secret) }, { token: person.token });
  return { ...person, secret };
}

const logIn = (person: { email: string; password: string }, code?: string, ip = '127.0.0.1') =>
  house.call(
    staff.staffLogin,
    { email: person.email, password: person.password, ...(code === undefined ? {} : { code }) },
    { ip },
  );

test('with an authenticator app a login needs password and code, and a code is good once', async () => {
  const person = await withApp('finance');
  expect(await logIn(person)).toMatchObject({ code: 401, error: 'two_factor_required' });
  expect(await logIn(person, codeOf(person.secret))).toMatchObject({ error: 'code_wrong' });
  house.clock.moveBy(60_000);
  const code = codeOf(person.secret);
  const both = await Promise.all([logIn(person, code), logIn(person, code)]);
  expect(both.map((answer) => answer.code).toSorted()).toEqual([200, 422]);
  const session = both.find((answer) => answer.code === 200);
  expect(session?.data).toMatchObject({ staff: { has_two_factor: true } });
});

test('guesses of codes are counted, also between logins that give none', async () => {
  const person = await withApp('support');
  house.clock.moveBy(60_000);
  const errors: string[] = [];
  for (const code of ['000000', undefined, '111111', undefined, '222222', codeOf(person.secret)]) {
    const answer = await logIn(person, code);
    errors.push(answer.status === 'fail' ? answer.error : '');
  }
  expect(errors.slice(0, 4)).toEqual([
    'code_wrong',
    'two_factor_required',
    'code_wrong',
    'two_factor_required',
  ]);
  expect(errors.at(-1)).toBe('locked_out');
});

test('who has the password guesses five codes, from however many addresses', async () => {
  const person = await withApp('finance');
  house.clock.moveBy(60_000);
  const guess = (n: number) => logIn(person, `00000${n}`, `10.9.0.${n}`);
  for (let n = 1; n <= 4; n += 1) expect(await guess(n)).toMatchObject({ error: 'code_wrong' });
  const more = await Promise.all([5, 6, 7].map(guess));
  expect(more.map((answer) => answer.status === 'fail' && answer.error).toSorted()).toEqual([
    'code_wrong',
    'locked_out',
    'locked_out',
  ]);
  expect(await logIn(person, codeOf(person.secret), '10.9.0.8')).toMatchObject({ error: 'locked_out' });
  house.clock.moveBy(15 * 60_000);
  expect(await logIn(person, codeOf(person.secret), '10.9.0.8')).toMatchObject({ code: 200 });
  house.clock.moveBy(60_000);
  // Whoever has come in has all five again.
  for (let n = 1; n <= 5; n += 1) expect(await guess(n)).toMatchObject({ error: 'code_wrong' });
});

test('an app is bound with the password and its first code, once', async () => {
  const person = await newStaff(house, 'risk');
  const as = { token: person.token };
  const confirm = (code: string) => house.call(staffAccess.staffTwoFactorConfirm, { code }, as);
  expect(await confirm('123456')).toMatchObject({ error: 'two_factor_off' });
  const begin = (password: string) => house.call(staffAccess.staffTwoFactorBegin, { password }, as);
  expect(await begin('wrong-password')).toMatchObject({ error: 'password_wrong' });
  const begun = await begin(person.password);
  const { secret, otpauth_uri } = begun.data as { secret: string; otpauth_uri: string };
  expect(otpauth_uri).toContain(`secret=${secret}`);
  expect(await confirm('000000')).toMatchObject({ error: 'code_wrong' });
  expect(await logIn(person)).toMatchObject({ code: 200 });
  expect(await confirm(codeOf(secret))).toMatchObject({ code: 200 });
  expect(await begin(person.password)).toMatchObject({ error: 'two_factor_on' });
  const stored = await house.house.db.query<{ secret_sealed: string }>(
    'select secret_sealed from staff_totp where staff_id = $1',
    [person.id],
  );
  expect(stored.rows[0]?.secret_sealed).not.toContain(secret);
});

const own = 'papagaio-verde-10';
const setOwn = (token: string, password: string, new_password = own) =>
  house.call(staffAccess.staffPasswordChange, { password, new_password }, { token });

test('administrators open accounts, change roles, close them and take apps off; sessions end at once', async () => {
  const as = { token: admin.token };
  const email = 'nova.pessoa@arara.test';
  const added = await house.ask(staffAccess.staffTeamAdd, { email, role: 'support' }, as);
  expect(
    await house.call(staffAccess.staffTeamAdd, { email: email.toUpperCase(), role: 'risk' }, as),
  ).toMatchObject({
    error: 'staff_email_taken',
  });
  const session = await house.ask(staff.staffLogin, { email, password: added.password });
  expect(session.staff.permissions).not.toContain('team.manage');
  await setOwn(session.token, added.password);
  expect(await house.call(staffAccess.staffTeam, {}, { token: session.token })).toMatchObject({ code: 403 });

  const changed = await house.ask(
    staffAccess.staffTeamChange,
    { id: added.id, role: 'risk', reason: 'teste' },
    as,
  );
  expect(changed).toMatchObject({ role: 'risk', is_active: true });
  const logged = await house.house.db.query<{ detail: object }>(
    `select detail from audit_log where subject_id = $1 and action = 'staff.change'`,
    [added.id],
  );
  expect(logged.rows).toMatchObject([{ detail: { from_role: 'support', role: 'risk', reason: 'teste' } }]);
  expect(
    await house.call(staffAccess.staffTeamChange, { id: added.id, is_active: false, reason: ' ' }, as),
  ).toMatchObject({ code: 422, data: { fields: [{ field: 'reason', error: 'reason_required' }] } });
  expect((await house.call(staff.staffWho, {}, { token: session.token })).code).toBe(401);
  await house.ask(staffAccess.staffTeamChange, { id: added.id, is_active: false, reason: 'teste' }, as);
  expect(await logIn({ email, password: own })).toMatchObject({ error: 'wrong_credentials' });

  const bound = await withApp('support');
  await house.ask(
    staffAccess.staffTeamChange,
    { id: bound.id, forget_two_factor: true, reason: 'teste' },
    as,
  );
  expect(await logIn(bound)).toMatchObject({ code: 200 });
  const { items } = await house.ask(staffAccess.staffTeam, {}, as);
  expect(items.find(({ id }) => id === added.id)).toMatchObject({ is_active: false, has_two_factor: false });
  expect(await actionsAbout(house, added.id)).toEqual([
    'staff.create',
    'staff.password_change',
    'staff.change',
    'staff.change',
    'staff.login_failed',
  ]);
});

test('nobody changes the own account', async () => {
  const change = { id: admin.id, role: 'support' as const, reason: 'teste' };
  expect(await house.call(staffAccess.staffTeamChange, change, { token: admin.token })).toMatchObject({
    error: 'own_account',
  });
});

test('an app whose secret no key opens is no fault of the house, and is taken off on the machine', async () => {
  const person = await withApp('finance');
  await house.house.db.query('update staff_totp set secret_sealed = $2 where staff_id = $1', [
    person.id,
    openSeal(null).close(person.secret, `staff-totp:${person.id}`),
  ]);
  house.clock.moveBy(60_000);
  expect(await logIn(person, codeOf(person.secret))).toMatchObject({ code: 503, error: 'unavailable' });
  const { email } = person;
  const { password } = await createOrResetStaff(house.house.db, { email, role: 'finance' });
  expect(await logIn({ email, password })).toMatchObject({ code: 200 });
});
