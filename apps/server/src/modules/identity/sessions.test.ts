import { hash } from 'node:crypto';
import { identity, information, protection, wallet } from '@arara/contract';
import { languageCodes, phrase } from '@arara/phrases';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { forgetSessions, freezeSessions } from './index.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const minute = 60_000;
const me = (token: string, lang = 'en') => house.call(identity.me, {}, { token, lang });

let address = 0;
const loginAgain = async (member: { account: string; password: string }) => {
  address += 1;
  const { account, password } = member;
  return (await house.ask(identity.login, { account, password }, { ip: `203.0.113.${address}` })).token;
};

test('[R39] thirty idle minutes end a session, and it says that it expired', async () => {
  const { token } = await house.newMember();
  house.clock.moveBy(30 * minute - 1);
  expect(await me(token)).toMatchObject({ code: 200 });
  house.clock.moveBy(30 * minute - 1);
  expect(await me(token)).toMatchObject({ code: 200 });
  house.clock.moveBy(30 * minute);
  const expired = { code: 401, error: 'session_expired' };
  expect(await me(token)).toMatchObject({ ...expired, message: 'Login expired, log in again?' });
  expect(await me(token, 'pt')).toMatchObject({ ...expired, message: 'Sua sessão expirou. Entrar de novo?' });
  const { rows } = await house.house.db.query(
    `select end_reason from session where ended_at is not null order by ended_at desc limit 1`,
  );
  expect(rows).toEqual([{ end_reason: 'idle' }]);
});

test('[R39] a page that nobody touches asks every minute and keeps its session from ending no longer', async () => {
  const { token } = await house.newMember();
  /** What an open page asks by itself, as its bell, its line and its lobby do. */
  const poll = async () => {
    const quiet = { token, isByItself: true };
    await house.call(wallet.todaysPlay, {}, quiet);
    await house.call(protection.realityCheck, {}, quiet);
    return house.call(information.messagesUnread, {}, quiet);
  };
  for (let minutes = 1; minutes < 30; minutes += 1) {
    house.clock.moveBy(minute);
    expect(await poll()).toMatchObject({ code: 200 });
  }
  // Somebody touches it again within the half hour, and other instances hear of it.
  expect(await me(token)).toMatchObject({ code: 200 });
  const seenAt = async () => {
    const { rows } = await house.house.db.query<{ last_seen_at: Date }>(
      'select last_seen_at from session where token_hash = $1',
      [hash('sha256', token, 'buffer')],
    );
    return rows[0]?.last_seen_at;
  };
  await vi.waitFor(async () => expect(await seenAt()).toEqual(house.clock.now()), 60_000);
  for (let minutes = 1; minutes < 30; minutes += 1) {
    house.clock.moveBy(minute);
    expect(await poll()).toMatchObject({ code: 200 });
    await house.runTask('identity-sweep');
  }
  house.clock.moveBy(minute);
  expect(await poll()).toMatchObject({ code: 401, error: 'session_expired' });
  expect(await me(token)).toMatchObject({ code: 401, error: 'session_expired' });
});

test('[R39] a session ends after twelve hours, however busy', async () => {
  const { token } = await house.newMember();
  const other = await house.newMember();
  for (let passed = 20; passed < 12 * 60; passed += 20) {
    house.clock.moveBy(20 * minute);
    expect(await me(token)).toMatchObject({ code: 200 });
    expect(await me(other.token)).toMatchObject({ code: 200 });
  }
  house.clock.moveBy(20 * minute);
  expect(await me(token)).toMatchObject({ code: 401, error: 'session_expired' });
  // Of what nobody asks for any more the sweep makes an end.
  await house.runTask('identity-sweep');
  const { rows } = await house.house.db.query('select end_reason from session where member_id = any($1)', [
    [other.memberId],
  ]);
  expect(rows).toEqual([{ end_reason: 'expired' }]);
});

test('use within the memory of an instance counts as use', async () => {
  const { token } = await house.newMember();
  await me(token);
  house.clock.moveBy(9_999);
  await me(token);
  house.clock.moveBy(30 * minute - 1);
  expect(await me(token)).toMatchObject({ code: 200 });
});

test('sessions in use are read again ahead of time, all together, and their members wait for nothing', async () => {
  const tokens = [(await house.newMember()).token, (await house.newMember()).token];
  for (const token of tokens) await me(token);
  house.clock.moveBy(8_000);
  const query = vi.spyOn(house.house.db, 'query');
  const hashes = tokens.map((token) => hash('sha256', token));
  /** How many of the two each statement read; what other tests have left due may be read with them. */
  const reads = () =>
    (query.mock.calls as unknown as [text: unknown, values?: Buffer[][]][])
      .filter(([text]) => String(text).includes('from session s join member'))
      .map(([, values]) => values?.[0]?.filter((one) => hashes.includes(one.toString('hex'))).length)
      .filter((count) => count !== 0);
  for (const token of [...tokens, ...tokens]) expect(await me(token)).toMatchObject({ code: 200 });
  await vi.waitFor(() => expect(reads()).toEqual([2]), 60_000);
  // What was read then is at hand still, where what was read at first no longer is.
  house.clock.moveBy(7_000);
  const areKept = () => tokens.map((token) => house.house.sessions.keptMember(token) !== null);
  await vi.waitFor(() => expect(areKept()).toEqual([true, true]), 60_000);
  for (const token of tokens) expect(await me(token)).toMatchObject({ code: 200 });
  expect(reads()).toEqual([2]);
  query.mockRestore();
});

test('reading ahead notices who was frozen in the table alone', async () => {
  const { token, memberId } = await house.newMember();
  await me(token);
  await house.house.db.query(`update member set status = 'frozen' where id = $1`, [memberId]);
  house.clock.moveBy(8_000);
  expect(await me(token)).toMatchObject({ code: 200 });
  // The clock stands: within the ten seconds that it is kept.
  await vi.waitFor(async () => expect(await me(token)).toMatchObject({ error: 'force_offline' }), 60_000);
});

test('[R43] a token is dead on logout', async () => {
  const { token } = await house.newMember();
  expect(await me(token)).toMatchObject({ code: 200 });
  expect(await house.call(identity.logout, {}, { token })).toMatchObject({ code: 200, data: {} });
  expect(await me(token)).toMatchObject({ code: 401, error: 'unauthenticated' });
  expect(await house.call(identity.logout, {}, { token })).toMatchObject({ code: 401 });
});

test('[R43] tokens are hashed at rest', async () => {
  const { token, memberId } = await house.newMember();
  const { rows } = await house.house.db.query(
    `select s::text as row, encode(token_hash, 'hex') as hash,
            encode(sha256(convert_to($2, 'utf8')), 'hex') as expected from session s where member_id = $1`,
    [memberId, token],
  );
  expect(rows[0].hash).toBe(rows[0].expected);
  expect(rows[0].row).not.toContain(token);
});

test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}!`, 'A'.repeat(190)])(
  '[S6.01] the token %j stands for nobody',
  async (token) => {
    expect(await me(token)).toMatchObject({ code: 401, error: 'unauthenticated' });
  },
);

test('a frozen member is put offline at once, in every language, with the flag that clears the browser', async () => {
  const { token, memberId } = await house.newMember();
  await me(token);
  const ended = await inTransaction(house.house.db, (tx) =>
    freezeSessions(tx, house.house, memberId, 'frozen'),
  );
  forgetSessions(house.house, memberId, ended);
  for (const lang of languageCodes) {
    expect(await me(token, lang)).toEqual({
      code: 401,
      status: 'fail',
      error: 'force_offline',
      message: phrase(lang, 'errors.force_offline'),
      data: null,
      force_offline: true,
    });
  }
  expect(phrase('en', 'errors.force_offline')).toBe('Network error, please try again later');
});

test('another instance that ends sessions is heard', async () => {
  const { token, memberId } = await house.newMember();
  await me(token);
  await inTransaction(house.house.db, (tx) => freezeSessions(tx, house.house, memberId, 'frozen'));
  await vi.waitFor(async () => expect(await me(token)).toMatchObject({ error: 'force_offline' }), 60_000);
});

test('a freeze that is rolled back ends nothing', async () => {
  const { token, memberId } = await house.newMember();
  const broken = inTransaction(house.house.db, async (tx) => {
    await freezeSessions(tx, house.house, memberId, 'frozen');
    throw new Error('something else failed');
  });
  await expect(broken).rejects.toThrow('something else failed');
  house.clock.moveBy(11_000);
  expect(await me(token)).toMatchObject({ code: 200 });
});

test('a member who is frozen in the table alone is offline within ten seconds', async () => {
  const { token, memberId } = await house.newMember();
  await me(token);
  await house.house.db.query(`update member set status = 'frozen' where id = $1`, [memberId]);
  house.clock.moveBy(10_000);
  expect(await me(token)).toMatchObject({ error: 'force_offline' });
});

test('open sessions are listed, newest first, and one or all others can be ended', async () => {
  const member = await house.newMember();
  const tokens = [member.token];
  for (let index = 0; index < 3; index += 1) {
    house.clock.moveBy(1000);
    tokens.push(await loginAgain(member));
  }
  const [first = '', second = '', third = '', current = ''] = tokens;
  const { items } = await house.ask(identity.sessions, {}, { token: current });
  expect(items.map((item) => item.is_current)).toEqual([true, false, false, false]);
  expect(items.map((item) => item.created_at)).toEqual(
    items
      .map((item) => item.created_at)
      .sort()
      .reverse(),
  );

  const ofSecond = items[2]?.id;
  const revoke = (input: object) => house.call(identity.revokeSession, { ...input }, { token: current });
  expect(await revoke({ session_id: ofSecond })).toMatchObject({ code: 200, data: { revoked: 1 } });
  expect(await revoke({ session_id: ofSecond })).toMatchObject({ code: 404, error: 'not_found' });
  expect(await me(second)).toMatchObject({ code: 401, error: 'unauthenticated' });
  expect(await revoke({})).toMatchObject({ data: { revoked: 2 } });
  for (const token of [first, third]) expect(await me(token)).toMatchObject({ code: 401 });
  expect(await me(current)).toMatchObject({ code: 200 });
  expect((await house.ask(identity.sessions, {}, { token: current })).items).toHaveLength(1);
});

test("[R40] another member's session cannot be ended or seen", async () => {
  const [one, other] = [await house.newMember(), await house.newMember()];
  const { items } = await house.ask(identity.sessions, {}, { token: one.token });
  const attempt = { session_id: items[0]?.id };
  for (const [lang, message] of [
    ['en', 'Not found'],
    ['pt', 'Não encontrado'],
  ] as const) {
    const envelope = await house.call(identity.revokeSession, attempt, { token: other.token, lang });
    expect(envelope).toMatchObject({ code: 404, message });
  }
  expect(await me(one.token)).toMatchObject({ code: 200 });
});

test('a session in use costs no query; twenty that are due together cost one', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => house.newMember()));
  const { sessions, db } = house.house;
  const askAll = () => Promise.all(members.map(({ token }) => sessions.requireMember(token)));
  await askAll();
  const query = vi.spyOn(db, 'query');
  const ofSessions = () => query.mock.calls.filter(([sql]) => String(sql).includes('token_hash'));
  for (let round = 0; round < 50; round += 1) await askAll();
  expect(ofSessions()).toHaveLength(0);
  house.clock.moveBy(10_000);
  await askAll();
  expect(ofSessions()).toHaveLength(1);
  query.mockRestore();
});

test('that a session is in use is written at most once a minute', async () => {
  const { token, memberId } = await house.newMember();
  const seen = async () => {
    const { rows } = await house.house.db.query('select last_seen_at from session where member_id = $1', [
      memberId,
    ]);
    return rows[0].last_seen_at.getTime();
  };
  const start = await seen();
  house.clock.moveBy(59_000);
  await me(token);
  expect(await seen()).toBe(start);
  house.clock.moveBy(11_000);
  await me(token);
  expect(await seen()).toBe(start + 70_000);
});
