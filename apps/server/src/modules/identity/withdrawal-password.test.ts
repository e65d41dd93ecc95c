import { identity } from '@arara/contract';
import { phrase } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../plugins/app-error.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newMemberFacts } from '../../testing/new-member.ts';
import { verifyWithdrawalPassword } from './index.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

const set = (member: Member, input: object = {}, lang = 'en') =>
  house.call(
    identity.setWithdrawalPassword,
    { password: member.password, qk_pwd: '402817', qk_pwd_confirmation: '402817', ...input },
    { token: member.token, lang },
  );

/** Null for the right password, else the failure. */
async function failureOf(member: Member, qkPwd: string): Promise<AppError | null> {
  try {
    await verifyWithdrawalPassword(house.house, member.memberId, qkPwd);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

test('a withdrawal password of six digits is set, seen as set, and stored as Argon2id', async () => {
  const member = await house.newMember();
  expect(await failureOf(member, '402817')).toMatchObject({ code: 'withdrawal_password_unset' });
  expect(await set(member)).toMatchObject({ code: 200, data: {} });
  expect(await house.ask(identity.me, {}, { token: member.token })).toMatchObject({ has_qk_pwd: true });
  expect(await failureOf(member, '402817')).toBeNull();
  const { rows } = await house.house.db.query(
    'select withdrawal_password_hash as h from member where id = $1',
    [member.memberId],
  );
  expect(rows[0].h).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('[S9.02] a password begins at six characters, a withdrawal password is six digits', async () => {
  const form = (password: string) => {
    const { password: _, ...facts } = newMemberFacts();
    return { ...facts, password, password_confirmation: password, terms_accepted: true };
  };
  expect(await house.call(identity.register, form('t9-xk'))).toMatchObject({ code: 422 });
  const session = await house.ask(identity.register, form('t9-xkq'));
  const pins = { password: 't9-xkq', qk_pwd: '402817', qk_pwd_confirmation: '402817' };
  const { token } = session;
  const shorter = { ...pins, qk_pwd: '40281', qk_pwd_confirmation: '40281' };
  expect(await house.call(identity.setWithdrawalPassword, shorter, { token })).toMatchObject({ code: 422 });
  expect(await house.call(identity.setWithdrawalPassword, pins, { token })).toMatchObject({ code: 200 });
});

test.each([
  ['12345', 'withdrawal_password_format'],
  ['1234567', 'withdrawal_password_format'],
  ['12345a', 'withdrawal_password_format'],
  ['', 'enter_withdrawal_password'],
])('[S5.06] [S5.01] %j is refused with %s', async (qkPwd, error) => {
  const member = await house.newMember();
  for (const lang of ['en', 'pt'] as const) {
    const envelope = await set(member, { qk_pwd: qkPwd, qk_pwd_confirmation: qkPwd.slice(0, 6) }, lang);
    const failure = { field: 'qk_pwd', error, message: phrase(lang, `errors.${error}`) };
    expect(envelope).toMatchObject({ code: 422, data: { fields: [failure] } });
  }
});

test('[S5.03] [S5.05] it must be confirmed, differ from the old one, and the login password be right', async () => {
  const member = await house.newMember();
  await set(member);
  const mismatch = { data: { fields: [{ field: 'qk_pwd_confirmation', error: 'passwords_mismatch' }] } };
  expect(await set(member, { qk_pwd_confirmation: '402818' })).toMatchObject(mismatch);
  expect(await set(member)).toMatchObject({ code: 422, error: 'password_same' });
  expect(await set(member, { password: 'wrong-one' })).toMatchObject({ error: 'password_wrong' });
  expect(await set(member, { qk_pwd: '918273', qk_pwd_confirmation: '918273' })).toMatchObject({ code: 200 });
  expect(await failureOf(member, '402817')).toMatchObject({ code: 'withdrawal_password_wrong' });
  expect(await failureOf(member, '918273')).toBeNull();
});

test('five wrong tries lock it until the day in São Paulo ends, a new one included', async () => {
  const member = await house.newMember();
  await set(member);
  house.clock.moveTo(new Date('2027-03-02T01:30:00Z'));
  for (const left of [4, 3, 2, 1]) {
    const failure = { code: 'withdrawal_password_wrong', data: { left }, values: { left } };
    expect(await failureOf(member, '000000')).toMatchObject(failure);
  }
  expect(await failureOf(member, '000000')).toMatchObject({ code: 'withdrawal_password_locked' });
  house.clock.moveTo(new Date('2027-03-02T02:59:59Z'));
  expect(await failureOf(member, '402817')).toMatchObject({ code: 'withdrawal_password_locked' });
  house.clock.moveTo(new Date('2027-03-02T03:00:00Z'));
  expect(await failureOf(member, '402817')).toBeNull();
});

test('a locked one stays locked when it is changed', async () => {
  const member = await house.newMember();
  await set(member);
  for (let guess = 0; guess < 5; guess += 1) await failureOf(member, '000000');
  expect(await set(member, { qk_pwd: '918273', qk_pwd_confirmation: '918273' })).toMatchObject({ code: 200 });
  expect(await failureOf(member, '918273')).toMatchObject({ code: 'withdrawal_password_locked' });
});

test('forty guesses at once are five guesses', async () => {
  const member = await house.newMember();
  await set(member);
  const failures = await Promise.all(Array.from({ length: 40 }, () => failureOf(member, '000000')));
  const wrong = failures.filter((failure) => failure?.code === 'withdrawal_password_wrong');
  expect(wrong).toHaveLength(4);
  expect(await failureOf(member, '402817')).toMatchObject({ code: 'withdrawal_password_locked' });
});
