import { randomUUID } from 'node:crypto';
import { games, payments } from '@arara/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newProtectedPlayer, runningLosses, wednesdayNoon } from '../testing/protected-player.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
beforeEach(() => house.clock.moveTo(wednesdayNoon));
afterAll(() => house.close());

const hasLimits = async (memberId: string) => {
  const { rows } = await house.house.db.query<{ has_limits: boolean }>(
    'select has_limits from member_play where member_id = $1',
    [memberId],
  );
  return rows[0]?.has_limits;
};

test('a member begins without limits, and every bet is free', async () => {
  const player = await newProtectedPlayer(house);
  expect(await player.settings()).toMatchObject({
    limits: [],
    pause: null,
    reality_minutes: 60,
    policy: { name: 'default', limits_mandatory: [], limits_missing: [] },
  });
  expect(await player.bet()).toBe('ok');
});

test('[R37] a limit holds from the moment it is set, and says what is used of it', async () => {
  const player = await newProtectedPlayer(house);
  expect(await player.set('stake', 'day', '5.00')).toMatchObject({
    data: {
      limits: [
        {
          kind: 'stake',
          period: 'day',
          money: '5.00',
          minutes: null,
          used: { money: '0.00' },
          pending: null,
        },
      ],
    },
  });
  expect(await player.bet('3.00')).toBe('ok');
  expect(await player.bet('2.01')).toBe('limit_reached');
  expect(await player.bet('2.00')).toBe('ok');
  expect(await player.limit('stake', 'day')).toMatchObject({
    used: { money: '5.00' },
    renews_at: '2031-05-15T03:00:00.000Z',
  });
  const refused = await house.call(
    games.play,
    { game: 'dados-de-ouro', stake: '1.00', direction: 'over', target: 4999 },
    { token: player.token(), idempotencyKey: randomUUID() },
  );
  expect(refused).toMatchObject({
    code: 422,
    error: 'limit_reached',
    data: { kind: 'stake', period: 'day', money: '5.00', used_money: '5.00' },
  });
});

test('what was played before the limit was set counts, heard or not', async () => {
  const player = await newProtectedPlayer(house);
  await player.bet('4.00');
  await house.drain();
  await player.bet('3.00');
  await player.set('stake', 'day', '10.00');
  expect(await player.limit('stake', 'day')).toMatchObject({ used: { money: '7.00' } });
  expect(await player.bet('3.01')).toBe('limit_reached');
  expect(await player.bet('3.00')).toBe('ok');
});

test('[R37] 200 bets at once never stake more than a limit allows', async () => {
  const player = await newProtectedPlayer(house);
  await player.set('stake', 'day', '20.00');
  const answers = await Promise.all(Array.from({ length: 200 }, () => player.bet('1.00')));
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(20);
  expect(answers.filter((answer) => answer === 'limit_reached')).toHaveLength(180);
});

test('[R37] 200 bets at once never lose more than a limit allows', async () => {
  const player = await newProtectedPlayer(house, 5000_00n);
  await player.set('loss', 'day', '30.00');
  // One roll in a hundred wins: three bets usually reach the limit, and whatever wins makes room again.
  const long = { game: 'dados-de-ouro', stake: '10.00', direction: 'over', target: 9899 };
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      house.call(games.play, long, { token: player.token(), idempotencyKey: randomUUID() }),
    ),
  );
  const losses = await runningLosses(house, player.memberId);
  expect(losses.every((loss) => loss <= 30_00n)).toBe(true);
  const refused = answers.filter((answer) => answer.status === 'fail' && answer.error === 'limit_reached');
  expect(refused.length + losses.length).toBe(200);
  // Nobody was refused before the limit was near.
  if (refused.length > 0) expect((losses.at(-1) ?? 0n) + 10_00n).toBeGreaterThan(30_00n);
});

test('an open round counts as lost until it ends', async () => {
  const player = await newProtectedPlayer(house);
  await player.set('loss', 'day', '10.00');
  await player.play('minas-do-sertao', { stake: '8.00', mines: 3 });
  expect(await player.bet('2.01')).toBe('limit_reached');
  expect(await player.limit('loss', 'day')).toMatchObject({ used: { money: '8.00' } });
  expect(await player.bet('2.00')).toBe('ok');
});

test('[R37] a limit tightened while bets run holds for every bet after it', async () => {
  const player = await newProtectedPlayer(house);
  await player.set('stake', 'day', '150.00');
  const bets = Array.from({ length: 120 }, () => player.bet('1.00'));
  const tightened = await player.set('stake', 'day', '5.00');
  if (tightened.status === 'fail') throw new Error(tightened.error);
  const used = Number(tightened.data.limits[0]?.used.money);
  await Promise.all(bets);
  const after = Number((await player.limit('stake', 'day'))?.used.money);
  expect(after).toBe(Math.max(used, 5));
  expect(await player.bet('1.00')).toBe('limit_reached');
});

test('[R37] a looser limit holds after 24 hours, not before, and asking again does not put it off', async () => {
  const player = await newProtectedPlayer(house);
  await player.set('stake', 'month', '10.00');
  await player.bet('10.00');
  const asked = await player.set('stake', 'month', '15.00');
  expect(asked).toMatchObject({
    data: {
      limits: [{ money: '10.00', pending: { money: '15.00', starts_at: '2031-05-15T15:00:00.000Z' } }],
    },
  });
  expect(await player.bet('1.00')).toBe('limit_reached');
  house.clock.moveBy(23 * hourMs);
  await player.login();
  await player.set('stake', 'month', '15.00');
  house.clock.moveBy(hourMs - 1000);
  await player.login();
  expect(await player.bet('1.00')).toBe('limit_reached');
  house.clock.moveOn(1000);
  expect(await player.bet('5.00')).toBe('ok');
  expect(await player.limit('stake', 'month')).toMatchObject({
    money: '15.00',
    used: { money: '15.00' },
    pending: null,
  });
  await house.runTask('protection-sweep');
  await house.runTask('protection-sweep');
  expect(await player.limit('stake', 'month')).toMatchObject({ money: '15.00', pending: null });
});

test('[R37] a removed limit holds for 24 hours more, then bets are free', async () => {
  const player = await newProtectedPlayer(house);
  await player.set('stake', 'month', '1.00');
  expect(await player.remove('stake', 'week')).toMatchObject({ code: 404, error: 'limit_unset' });
  expect(await player.remove('stake', 'month')).toMatchObject({
    data: { limits: [{ money: '1.00', pending: { money: null, minutes: null } }] },
  });
  await player.remove('stake', 'month');
  expect(await player.bet('2.00')).toBe('limit_reached');
  house.clock.moveBy(24 * hourMs);
  await player.login();
  expect(await player.bet('2.00')).toBe('ok');
  expect(await player.settings()).toMatchObject({ limits: [] });
  expect(await player.remove('stake', 'month')).toMatchObject({ error: 'limit_unset' });
  expect(await hasLimits(player.memberId)).toBe(true);
  await house.runTask('protection-sweep');
  expect(await hasLimits(player.memberId)).toBe(false);
});

test('[R37] a loosening can be cancelled, and a tightening cancels it', async () => {
  const player = await newProtectedPlayer(house);
  expect(await player.keep('stake', 'week')).toMatchObject({ code: 404, error: 'limit_change_unset' });
  await player.set('stake', 'week', '10.00');
  await player.set('stake', 'week', '20.00');
  expect(await player.keep('stake', 'week')).toMatchObject({
    data: { limits: [{ money: '10.00', pending: null }] },
  });
  expect(await player.keep('stake', 'week')).toMatchObject({ error: 'limit_change_unset' });
  await player.set('stake', 'week', '20.00');
  await player.set('stake', 'week', '4.00');
  house.clock.moveBy(25 * hourMs);
  await player.login();
  expect(await player.limit('stake', 'week')).toMatchObject({ money: '4.00', pending: null });
  expect(await player.bet('4.01')).toBe('limit_reached');
});

test('[R37] of several limits the strictest wins, a single stake too', async () => {
  const player = await newProtectedPlayer(house);
  await player.set('stake', 'day', '100.00');
  await player.set('stake', 'week', '6.00');
  await player.set('loss', 'month', '50.00');
  await player.set('stake', 'round', '2.50');
  expect(await player.bet('2.51')).toBe('limit_reached');
  expect(await player.bet('2.50')).toBe('ok');
  expect(await player.bet('2.50')).toBe('ok');
  expect(await player.bet('1.01')).toBe('limit_reached');
  expect(await player.bet('1.00')).toBe('ok');
});

test('a day ends at midnight in São Paulo, a week on Sunday, a month with its last day', async () => {
  const player = await newProtectedPlayer(house);
  house.clock.moveTo(new Date('2031-05-17T23:50:00-03:00'));
  await player.login();
  for (const period of ['day', 'week', 'month']) await player.set('stake', period, '10.00');
  const used = async () => (await player.settings()).limits.map((limit) => limit.used.money);
  await player.bet('2.00');
  expect(await used()).toEqual(['2.00', '2.00', '2.00']);
  // Sunday.
  house.clock.moveBy(20 * minuteMs);
  await player.bet('3.00');
  expect(await used()).toEqual(['3.00', '5.00', '5.00']);
  house.clock.moveTo(new Date('2031-05-19T00:00:00-03:00'));
  await player.login();
  expect(await used()).toEqual(['0.00', '0.00', '5.00']);
  house.clock.moveTo(new Date('2031-06-01T00:00:00-03:00'));
  await player.login();
  expect(await used()).toEqual(['0.00', '0.00', '0.00']);
});

test('after the session time of a day bets and deposits are refused; two devices at once count once', async () => {
  const player = await newProtectedPlayer(house);
  await player.set('session', 'day', 50);
  const pix = await house.house.db.query<{ id: string }>(
    `select id from payment_method where direction = 'deposit'`,
  );
  const deposit = async () => {
    const payment_id = pix.rows[0]?.id ?? '';
    return house.call(payments.rechargeOnline, { money: '50.00', payment_id }, { token: player.token() });
  };
  for (const minutes of [25, 24]) {
    house.clock.moveBy(minutes * minuteMs);
    await house.login(player);
    expect(await player.bet()).toBe('ok');
  }
  expect(await player.limit('session', 'day')).toMatchObject({ minutes: 50, used: { minutes: 49 } });
  expect(await deposit()).toMatchObject({ status: 'success' });
  house.clock.moveBy(minuteMs + 1000);
  expect(await player.bet()).toBe('limit_reached');
  expect(await deposit()).toMatchObject({
    error: 'limit_reached',
    data: { kind: 'session', minutes: 50, used_minutes: 50 },
  });
  house.clock.moveTo(new Date('2031-05-15T09:00:00-03:00'));
  await player.login();
  expect(await player.bet()).toBe('ok');
});

test('limits that cannot be are refused by their field', async () => {
  const player = await newProtectedPlayer(house);
  const fieldsOf = async (kind: string, period: string, value: string | number) => {
    const answer = await player.set(kind, period, value);
    return answer.status === 'fail' ? answer.data : answer.status;
  };
  expect(await fieldsOf('deposit', 'round', '10.00')).toEqual({
    fields: [expect.objectContaining({ field: 'period' })],
  });
  expect(await fieldsOf('loss', 'day', '0.00')).toEqual({
    fields: [expect.objectContaining({ field: 'money' })],
  });
  expect(await fieldsOf('loss', 'day', '10000000.01')).toEqual({
    fields: [expect.objectContaining({ field: 'money' })],
  });
  expect(await fieldsOf('loss', 'day', 90)).toEqual({
    fields: [expect.objectContaining({ field: 'money' })],
  });
  expect(await fieldsOf('session', 'day', 5)).toEqual({
    fields: [expect.objectContaining({ field: 'minutes' })],
  });
  expect(await player.settings()).toMatchObject({ limits: [] });
});
