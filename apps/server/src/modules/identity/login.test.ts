import { identity } from '@arara/contract';
import { hashSync } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { checked } from '../../testing/remembered-argon2.ts';
import { waitingAtLocks } from '../../testing/waiting-at-locks.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());
beforeEach(() => {
  checked.length = 0;
});

let address = 0;
const newAddress = () => {
  address += 1;
  return `203.0.113.${address}`;
};

const login = (account: string, password: string, options: { lang?: string; ip?: string } = {}) =>
  house.call(identity.login, { account, password }, { ip: newAddress(), ...options });

const costOf = (hash: string | undefined) => hash?.split('$').slice(0, 4).join('$');

test('[S1.02] [S7.02] the right password opens a session, whatever the case of the account', async () => {
  const { account, password, memberId } = await house.newMember();
  const envelope = await login(account.toUpperCase(), password);
  if (envelope.status === 'fail') throw new Error(envelope.error);
  expect(envelope.data).toMatchObject({ token_type: 'bearer', member_id: memberId });
  expect(await house.ask(identity.me, {}, { token: envelope.data.token })).toMatchObject({ name: account });
});

test('[R43] every login gives another token of 256 bits, and one that it replaces is dead', async () => {
  const { account, password, token } = await house.newMember();
  const next = await house.ask(identity.login, { account, password }, { token, ip: newAddress() });
  expect(next.token).not.toBe(token);
  expect(Buffer.from(next.token, 'base64url')).toHaveLength(32);
  expect(await house.call(identity.me, {}, { token })).toMatchObject({ code: 401, error: 'force_offline' });
  expect(await house.call(identity.me, {}, { token: next.token })).toMatchObject({ code: 200 });
});

test('[R41] an unknown account and a wrong password answer alike and do the same work', async () => {
  const { account } = await house.newMember();
  const ip = newAddress();
  const query = vi.spyOn(house.house.db, 'query');
  const queries = () =>
    query.mock.calls.map(([sql]) => String(sql)).filter((sql) => /secret_try|lower\(account\)/.test(sql));

  const wrong = await login(account, 'not-the-password', { ip });
  const [known, workOfKnown] = [checked.splice(0), queries()];
  query.mockClear();
  const nobody = await login('nobody_here', 'not-the-password', { ip });
  const [unknown, workOfUnknown] = [checked.splice(0), queries()];
  query.mockRestore();

  expect(nobody).toEqual(wrong);
  expect(wrong).toMatchObject({
    code: 401,
    error: 'wrong_credentials',
    message: 'Wrong account or password',
  });
  expect([known.length, unknown.length]).toEqual([1, 1]);
  expect(costOf(unknown[0])).toBe(costOf(known[0]));
  expect(workOfUnknown).toEqual(workOfKnown);
});

test.each([
  ['pt', 'Usuário ou senha incorretos', 'Muitas tentativas. Tente de novo em 15 min'],
  ['en', 'Wrong account or password', 'Too many attempts. Try again in 15 min'],
])('[R41] five failures lock an account, known or not, in %s', async (lang, wrong, locked) => {
  const { account, password } = await house.newMember();
  for (const name of [account, `absent_${lang}`]) {
    for (let failure = 1; failure <= 5; failure += 1) {
      expect(await login(name, 'wrong-one', { lang })).toMatchObject({ code: 401, message: wrong });
    }
    checked.length = 0;
    const refused = await login(name, password, { lang });
    expect(refused).toMatchObject({ code: 429, error: 'locked_out', message: locked, data: { minutes: 15 } });
    expect(checked).toHaveLength(0);
  }
});

test('the lock ends with its window, and the wait is told', async () => {
  const { account, password } = await house.newMember();
  const start = house.clock.now();
  for (let failure = 1; failure <= 5; failure += 1) await login(account, 'wrong-one');
  house.clock.moveBy(14 * 60_000 + 1);
  expect(await login(account, password)).toMatchObject({ error: 'locked_out', data: { minutes: 1 } });
  house.clock.moveBy(60_000);
  expect(await login(account, password)).toMatchObject({ code: 200 });
  house.clock.moveTo(start);
});

test('the right password forgets the failures before it', async () => {
  const { account, password } = await house.newMember();
  for (let round = 0; round < 3; round += 1) {
    for (let failure = 1; failure <= 4; failure += 1) await login(account, 'wrong-one');
    expect(await login(account, password)).toMatchObject({ code: 200 });
  }
});

test('fifty guesses at once are five guesses', async () => {
  const { account } = await house.newMember();
  const envelopes = await Promise.all(Array.from({ length: 50 }, () => login(account, 'wrong-one')));
  const errors = envelopes.map((envelope) => (envelope.status === 'fail' ? envelope.error : 'opened'));
  expect(errors.filter((error) => error === 'wrong_credentials')).toHaveLength(5);
  expect(errors.filter((error) => error === 'locked_out')).toHaveLength(45);
  expect(checked).toHaveLength(5);
});

test('one address bears fifty failures, whoever they are aimed at', async () => {
  const { account, password } = await house.newMember();
  const ip = newAddress();
  await house.house.db.query(`insert into secret_try values ($1, 49, $2)`, [
    `address:${ip}`,
    new Date(house.clock.now().getTime() + 60_000),
  ]);
  expect(await login(account, password, { ip })).toMatchObject({ code: 200 });
  expect(await login('somebody_else', 'wrong-one', { ip })).toMatchObject({ code: 401 });
  expect(await login(account, password, { ip })).toMatchObject({ code: 429, error: 'locked_out' });
  expect(await login(account, password)).toMatchObject({ code: 200 });
});

test('of IPv6 a whole network is one address: whoever has it has as many as they like', async () => {
  const from = (host: number) => `2001:db8:7:7::${host.toString(16)}`;
  for (let host = 1; host <= 50; host += 1)
    expect(await login(`nobody_${host}`, 'wrong-one', { ip: from(host) })).toMatchObject({ code: 401 });
  const { account, password } = await house.newMember();
  expect(await login(account, password, { ip: from(51) })).toMatchObject({ code: 429, error: 'locked_out' });
  expect(await login(account, password, { ip: '2001:db8:7:8::1' })).toMatchObject({ code: 200 });
});

test('a password that is changed while a login checks it opens nothing', async () => {
  const { db } = house.house;
  const { account, password, memberId, token } = await house.newMember();
  const holder = await db.connect();
  await holder.query('begin');
  // What listeners write of the member meanwhile does not wait for it.
  await holder.query('select from member where id = $1 for no key update', [memberId]);
  const next = 'cachoeira-azul-9';
  const changing = house.call(
    identity.changePassword,
    { current_password: password, new_password: next, new_password_confirmation: next },
    { token },
  );
  await waitingAtLocks(db, 1);
  const entering = login(account, password);
  await waitingAtLocks(db, 2);
  await holder.query('commit');
  holder.release();
  expect(await changing).toMatchObject({ code: 200 });
  expect(await entering).toMatchObject({ code: 401, error: 'wrong_credentials' });
  expect(await login(account, next)).toMatchObject({ code: 200 });
});

test('a frozen member sees why, but only with the right password', async () => {
  const { account, password, memberId } = await house.newMember();
  await house.house.db.query(`update member set status = 'frozen' where id = $1`, [memberId]);
  expect(await login(account, 'wrong-one')).toMatchObject({ error: 'wrong_credentials' });
  for (const [lang, message] of [
    ['pt', 'Sua conta está bloqueada. Fale com o atendimento'],
    ['en', 'Your account is frozen. Please contact customer service'],
  ] as const) {
    const envelope = await login(account, password, { lang });
    expect(envelope).toMatchObject({ code: 403, error: 'member_frozen', message });
  }
});

test('[R42] the cost of a password is read from its hash, and raised to the present one at login', async () => {
  const { account, password, memberId } = await house.newMember();
  const old = hashSync(password, { memoryCost: 8192, timeCost: 3, parallelism: 2 });
  await house.house.db.query('update member set password_hash = $2 where id = $1', [memberId, old]);
  expect(await login(account, 'wrong-one')).toMatchObject({ error: 'wrong_credentials' });
  expect(await login(account, password)).toMatchObject({ code: 200 });
  const { rows } = await house.house.db.query('select password_hash from member where id = $1', [memberId]);
  expect(costOf(rows[0].password_hash)).toBe('$argon2id$v=19$m=19456,t=2,p=1');
  expect(await login(account, password)).toMatchObject({ code: 200 });
});

test('an entry that is missing is asked for', async () => {
  const envelope = await house.call(identity.login, {}, { lang: 'pt', ip: newAddress() });
  expect(envelope).toMatchObject({
    data: {
      fields: [
        { field: 'account', message: 'Digite o usuário' },
        { field: 'password', message: 'Digite a senha' },
      ],
    },
  });
});
