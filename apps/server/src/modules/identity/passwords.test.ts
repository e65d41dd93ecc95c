import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const newPassword = 'cachoeira-azul-9';
type Member = Awaited<ReturnType<TestHouse['newMember']>>;

const change = (member: Member, input: object = {}, lang = 'en') =>
  house.call(
    identity.changePassword,
    {
      current_password: member.password,
      new_password: newPassword,
      new_password_confirmation: newPassword,
      ...input,
    },
    { token: member.token, lang },
  );

let address = 0;
const login = (account: string, password: string) => {
  address += 1;
  return house.call(identity.login, { account, password }, { ip: `203.0.113.${address}` });
};

test('a changed password puts every other session offline and opens new ones', async () => {
  const member = await house.newMember();
  const elsewhere = await login(member.account, member.password);
  if (elsewhere.status === 'fail') throw new Error(elsewhere.error);
  expect(await change(member)).toMatchObject({ code: 200, data: {} });
  const { token } = elsewhere.data;
  expect(await house.call(identity.me, {}, { token })).toMatchObject({
    code: 401,
    error: 'force_offline',
    force_offline: true,
  });
  expect(await house.call(identity.me, {}, { token: member.token })).toMatchObject({ code: 200 });
  expect(await login(member.account, member.password)).toMatchObject({ error: 'wrong_credentials' });
  expect(await login(member.account, newPassword)).toMatchObject({ code: 200 });
});

test.each([
  ['en', 'The new password cannot equal the old one', 'Wrong password'],
  ['pt', 'A nova senha não pode ser igual à antiga', 'Senha incorreta'],
])(
  '[S5.05] the new password must differ from the old, and the old must be right, in %s',
  async (lang, same, wrong) => {
    const member = await house.newMember();
    const old = { new_password: member.password, new_password_confirmation: member.password };
    expect(await change(member, old, lang)).toMatchObject({
      code: 422,
      error: 'password_same',
      message: same,
    });
    const guess = { current_password: 'wrong-one' };
    expect(await change(member, guess, lang)).toMatchObject({ error: 'password_wrong', message: wrong });
    expect(await login(member.account, member.password)).toMatchObject({ code: 200 });
  },
);

test('[S5.03] [S5.04] a new password that is short, common or not confirmed is refused', async () => {
  const member = await house.newMember();
  const refusals = [
    [{ new_password: '12345', new_password_confirmation: '12345' }, 'password_too_short'],
    [{ new_password: 'senha123', new_password_confirmation: 'senha123' }, 'password_common'],
    [{ new_password_confirmation: 'something-else' }, 'passwords_mismatch'],
  ] as const;
  for (const [input, error] of refusals) {
    expect(await change(member, input)).toMatchObject({ data: { fields: [{ error }] } });
  }
});

test('two changes at once: one wins', async () => {
  const member = await house.newMember();
  const passwords = ['jabuticaba-1-doce', 'jabuticaba-2-doce'];
  const envelopes = await Promise.all(
    passwords.map((password) =>
      change(member, { new_password: password, new_password_confirmation: password }),
    ),
  );
  expect(envelopes.map((envelope) => envelope.code).sort()).toEqual([200, 422]);
});

test.each([
  ['en', 'Too many attempts. Try again in 15 min'],
  ['pt', 'Muitas tentativas. Tente de novo em 15 min'],
])('a stolen session has five guesses of the password, in %s', async (lang, message) => {
  const member = await house.newMember();
  const verify = (password: string) =>
    house.call(identity.verifyPassword, { password }, { token: member.token, lang });
  expect(await verify(member.password)).toMatchObject({ code: 200, data: {} });
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await verify('wrong-one')).toMatchObject({ code: 422, error: 'password_wrong' });
  }
  expect(await verify(member.password)).toMatchObject({ code: 429, error: 'locked_out', message });
  expect(await change(member)).toMatchObject({ error: 'locked_out' });
});
