import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

let address = 0;
const newAddress = () => {
  address += 1;
  return `203.0.113.${address}`;
};

type Member = Awaited<ReturnType<TestHouse['newMember']>>;
const history = (token: string, input: object = {}) =>
  house.ask(identity.loginHistory, { ...input }, { token });
const login = (member: Member, password = member.password, ip = newAddress()) =>
  house.call(identity.login, { account: member.account, password }, { ip });
const me = (token: string, lang = 'en') => house.call(identity.me, {}, { token, lang });
const single = (token: string, is_on: boolean) => house.ask(identity.singleSession, { is_on }, { token });

test('[S2.35] the history tells of every login and every failed try, from where and with what, newest first', async () => {
  const member = await house.newMember();
  house.clock.moveOn(1000);
  await login(member, 'not-mine', '192.0.2.7');
  house.clock.moveOn(1000);
  await login(member, member.password, '192.0.2.8');
  await login({ ...member, account: 'nobody_here' });
  await house.house.db.query(`update member set status = 'frozen' where id = $1`, [member.memberId]);
  house.clock.moveOn(1000);
  await login(member);
  await house.house.db.query(`update member set status = 'active' where id = $1`, [member.memberId]);
  const { items, total } = await history(member.token);
  expect(total).toBe(4);
  expect(items).toMatchObject([
    { method: 'password', outcome: 'frozen' },
    { method: 'password', outcome: 'opened', ip: '192.0.2.8', device: 'arara' },
    { method: 'password', outcome: 'wrong_password', ip: '192.0.2.7' },
    { method: 'register', outcome: 'opened' },
  ]);
  const stranger = await house.newMember();
  expect((await history(stranger.token)).items).toHaveLength(1);
});

test('[S2.43] the history is filtered by today, three and seven days, and comes in pages', async () => {
  const member = await house.newMember();
  const start = house.clock.now();
  await house.house.db.query(
    `insert into login_event (member_id, at, ip, device, method, outcome)
     select $1, $2::timestamptz - n * interval '24 hours', '192.0.2.1', '', 'password', 'opened'
       from generate_series(1, 8) n`,
    [member.memberId, start],
  );
  const totals = [];
  for (const range of ['today', '3days', '7days'])
    totals.push((await history(member.token, { range })).total);
  expect(totals).toEqual([1, 3, 7]);
  const pages = [1, 2, 3].map((page) => history(member.token, { range: '7days', page, page_size: 3 }));
  const shown = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ at }) => at));
  expect(shown).toHaveLength(7);
  expect(shown).toEqual(shown.toSorted().toReversed());
});

test('[S4.03] one device at a time: a newer login puts the older one offline and clears its browser', async () => {
  const member = await house.newMember();
  const open = async () => {
    const envelope = await login(member);
    if (envelope.status === 'fail') throw new Error(envelope.error);
    return envelope.data.token;
  };
  const second = await open();
  expect(await me(member.token)).toMatchObject({ code: 200 });
  // Turned on, it ends what else is open at once.
  expect(await single(second, true)).toEqual({ is_single_session: true, ended: 1 });
  expect(await single(second, true)).toEqual({ is_single_session: true, ended: 0 });
  expect(await me(member.token)).toMatchObject({ error: 'force_offline' });
  const third = await open();
  const [en, pt] = [await me(second), await me(second, 'pt')];
  expect(en).toMatchObject({ code: 401, error: 'force_offline', force_offline: true });
  expect(en.message).toBe('Network error, please try again later');
  expect(pt.message).toBe('Erro de rede, tente novamente mais tarde');
  expect(await house.ask(identity.securityStatus, {}, { token: third })).toMatchObject({
    is_single_session: true,
  });
  const { items } = await house.ask(identity.sessions, {}, { token: third });
  expect(items).toMatchObject([{ is_current: true }]);

  // Of many logins at once the last one stays.
  const tokens = await Promise.all(Array.from({ length: 4 }, open));
  const states = await Promise.all([third, ...tokens].map((token) => me(token)));
  expect(states.filter(({ code }) => code === 200)).toHaveLength(1);

  const winner = tokens[states.findIndex(({ code }) => code === 200) - 1] ?? '';
  await single(winner, false);
  const another = await open();
  expect(await me(winner)).toMatchObject({ code: 200 });
  expect(await me(another)).toMatchObject({ code: 200 });
});

test('[S3.01] the bridge and day7 identifiers are there, stay the same, and tell members apart', async () => {
  const [one, other] = [await house.newMember(), await house.newMember()];
  const idsOf = async (token: string) => {
    const { bridge_id, day7_id } = await house.ask(identity.me, {}, { token });
    return { bridge_id, day7_id };
  };
  const ids = await idsOf(one.token);
  expect(ids).toEqual({
    bridge_id: expect.stringMatching(/^br_[0-9a-f]{24}$/),
    day7_id: expect.stringMatching(/^d7_[0-9a-f]{24}$/),
  });
  expect(await idsOf(await house.login(one))).toEqual(ids);
  const others = await idsOf(other.token);
  expect(new Set(Object.values({ ...ids, x: others.bridge_id, y: others.day7_id })).size).toBe(4);
});

test('what has served its time goes: codes and challenges at their end, the history after six months', async () => {
  const member = await house.newMember();
  await house.ask(
    identity.emailCode,
    { email: 'idle@example.com', password: member.password },
    { token: member.token },
  );
  await house.ask(identity.passkeyLoginBegin, {});
  const count = async () => {
    const { rows } = await house.house.db.query(
      `select (select count(*) from contact_code) as codes, (select count(*) from login_challenge) as challenges,
              (select count(*) from login_event where member_id = $1) as events`,
      [member.memberId],
    );
    return rows[0];
  };
  await house.runTask('identity-sweep');
  expect(await count()).toEqual({ codes: 1n, challenges: 1n, events: 1n });
  house.clock.moveBy(600_000);
  await house.runTask('identity-sweep');
  expect(await count()).toEqual({ codes: 0n, challenges: 0n, events: 1n });
  house.clock.moveBy(184 * 86_400_000);
  await house.runTask('identity-sweep');
  expect(await count()).toEqual({ codes: 0n, challenges: 0n, events: 0n });
});
