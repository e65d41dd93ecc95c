import { identity, wallet } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { waitingAtLocks } from '../../testing/waiting-at-locks.ts';

const max = 4;
let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ SESSIONS_MAX: String(max) });
});
afterAll(() => house.close());

const me = (token: string, lang = 'en') => house.call(identity.me, {}, { token, lang });
const list = (token: string) => house.ask(identity.sessions, {}, { token });

test('[R39] one login more than may be open ends the oldest, which says so, and the list tells of it', async () => {
  const member = await house.newMember();
  const tokens = [member.token];
  for (let count = 1; count < max; count += 1) {
    house.clock.moveBy(1000);
    tokens.push(await house.login(member));
  }
  for (const token of tokens) expect(await me(token)).toMatchObject({ code: 200 });
  const stranger = await house.newMember();
  house.clock.moveBy(1000);
  const newest = await house.login(member);
  const [oldest = '', ...others] = tokens;
  // At once, though it was used a moment ago.
  expect(await me(oldest, 'pt')).toMatchObject({
    code: 401,
    error: 'session_expired',
    message: 'Sua sessão expirou. Entrar de novo?',
  });
  for (const token of [...others, newest, stranger.token])
    expect(await me(token)).toMatchObject({ code: 200 });
  const shown = await list(newest);
  expect(shown).toMatchObject({ max, crowded_out: [{ ended_at: house.clock.now().toISOString() }] });
  expect(shown.items).toHaveLength(max);
  expect(shown.items.map(({ id }) => id)).not.toContain(shown.crowded_out[0]?.id);
  expect((await list(stranger.token)).crowded_out).toEqual([]);
});

test('many logins at once leave as many open as may be, and one that is idle counts no more', async () => {
  const member = await house.newMember();
  // Tries that are under way count as tries: more at once would be locked out.
  for (let turn = 0; turn < 3; turn += 1) await Promise.all([1, 2, 3, 4].map(() => house.login(member)));
  const open = async () => {
    const { rows } = await house.house.db.query<{ open: bigint }>(
      'select count(*) as open from session where member_id = $1 and ended_at is null',
      [member.memberId],
    );
    return Number(rows[0]?.open);
  };
  expect(await open()).toBe(max);
  const busy = await house.login(member);
  house.clock.moveBy(20 * 60_000);
  expect(await me(busy)).toMatchObject({ code: 200 });
  house.clock.moveBy(20 * 60_000);
  // Of the others half an hour has passed: they take no place from the one that is used.
  const next: string[] = [];
  for (let count = 1; count < max; count += 1) next.push(await house.login(member));
  for (const token of [busy, ...next]) expect(await me(token)).toMatchObject({ code: 200 });
});

test('what a member may ask in a minute does not grow with the logins', async () => {
  const member = await house.newMember();
  const tokens = [member.token];
  for (let count = 1; count < max; count += 1) tokens.push(await house.login(member));
  // Known by now: the first call of a token is nobody's yet, nor is one that was read while some session ended.
  for (const token of [...tokens, ...tokens]) await me(token);
  const verify = (token: string) =>
    house.call(identity.verifyPassword, { password: member.password }, { token });
  const answers = [];
  for (let turn = 0; turn < 24; turn += 1) answers.push(await verify(tokens[turn % max] ?? ''));
  const refused = answers.filter((one) => one.status === 'fail' && one.error === 'too_many_requests');
  expect(refused).toHaveLength(4);
  // Somebody else has a count of their own, and so has another call.
  const stranger = await house.newMember();
  const { token, password } = stranger;
  expect(await house.call(identity.verifyPassword, { password }, { token })).toMatchObject({ code: 200 });
  expect(await house.call(wallet.walletBalances, {}, { token: member.token })).toMatchObject({ code: 200 });
});

test('a login that was under way when the member was frozen opens nothing, not even once unfrozen', async () => {
  const { db } = house.house;
  const member = await house.newMember();
  const holder = await db.connect();
  await holder.query('begin');
  await holder.query(`update member set status = 'frozen' where id = $1`, [member.memberId]);
  const { account, password } = member;
  const entering = house.call(identity.login, { account, password }, { ip: '203.0.113.9' });
  await waitingAtLocks(db, 1);
  await holder.query('commit');
  holder.release();
  expect(await entering).toMatchObject({ code: 403, error: 'member_frozen' });
  const { rowCount } = await db.query('select from session where member_id = $1', [member.memberId]);
  expect(rowCount).toBe(1);
});
