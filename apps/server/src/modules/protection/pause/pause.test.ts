import { randomUUID } from 'node:crypto';
import { identity, payments, protection } from '@arara/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { booksNow } from '../../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newMemberFacts } from '../../../testing/new-member.ts';
import { payReward } from '../../wallet/index.ts';
import { newProtectedPlayer, type ProtectedPlayer, wednesdayNoon } from '../testing/protected-player.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let house: TestHouse;
let pix = '';
beforeAll(async () => {
  house = await startTestHouse();
  const { rows } = await house.house.db.query<{ id: string }>(
    `select id from payment_method where direction = 'deposit'`,
  );
  pix = rows[0]?.id ?? '';
});
beforeEach(() => house.clock.moveTo(wednesdayNoon));
afterAll(async () => {
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
  await house.close();
});

const pause = (player: ProtectedPlayer, days: number) =>
  house.call(protection.protectionPause, { days }, { token: player.token() });
const exclude = (player: ProtectedPlayer, months: number | null, password = player.password) =>
  house.call(protection.protectionExclude, { months, password }, { token: player.token() });
const comeBack = (player: ProtectedPlayer, password = player.password) =>
  house.call(protection.protectionReturn, { password }, { token: player.token() });
const deposit = async (player: ProtectedPlayer) => {
  const answer = await house.call(
    payments.rechargeOnline,
    { money: '50.00', payment_id: pix },
    { token: player.token() },
  );
  return answer.status === 'fail' ? answer.error : answer.data.state;
};
const reward = (player: ProtectedPlayer) =>
  inTransaction(house.house.db, (tx) =>
    payReward(tx, house.house, {
      memberId: player.memberId,
      wallet: 'cash',
      amountCents: 10_00n,
      kind: 'reward_test',
      reference: randomUUID(),
    }),
  );

test('[R38] a pause stops bets and deposits at once, on every open session', async () => {
  const player = await newProtectedPlayer(house);
  const otherDevice = await house.login(player);
  expect(await player.bet()).toBe('ok');
  expect(await pause(player, 7)).toMatchObject({
    data: {
      pause: {
        kind: 'pause',
        starts_at: '2031-05-14T15:00:00.000Z',
        ends_at: '2031-05-21T15:00:00.000Z',
        returns_at: '2031-05-21T15:00:00.000Z',
        may_return: false,
      },
    },
  });
  expect(await player.bet()).toBe('play_paused');
  expect(await deposit(player)).toBe('deposit_paused');
  expect(await house.ask(protection.protectionSettings, {}, { token: otherDevice })).toMatchObject({
    pause: { kind: 'pause' },
  });
});

test('[R38] of bets that run while the pause is set none is accepted after it', async () => {
  const player = await newProtectedPlayer(house);
  const bets = Array.from({ length: 100 }, () => player.bet());
  await pause(player, 1);
  const { rows } = await house.house.db.query<{ played: bigint }>(
    'select count(*) as played from round where member_id = $1',
    [player.memberId],
  );
  const answers = await Promise.all(bets);
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(Number(rows[0]?.played));
  expect(answers.filter((answer) => answer === 'play_paused')).toHaveLength(100 - Number(rows[0]?.played));
});

test('[R38] a pause keeps nobody from withdrawing, nor from ending an open round', async () => {
  const player = await newProtectedPlayer(house);
  const qk = { qk_pwd: '482913', qk_pwd_confirmation: '482913' };
  await house.ask(
    identity.setWithdrawalPassword,
    { password: player.password, ...qk },
    { token: player.token() },
  );
  expect(await player.play('minas-do-sertao', { stake: '5.00', mines: 1 })).toBe('ok');
  await exclude(player, 1);
  const picked = await player.act('minas-do-sertao', { type: 'pick', tile: 0 });
  expect(picked).toBe('ok');
  const withdrawn = await house.call(
    payments.drawing,
    { name: player.realname, money: '100.00', payment_type: 'cpf', qk_pwd: '482913', cpf_id: player.cpf },
    { token: player.token() },
  );
  expect(withdrawn).toMatchObject({ data: { state: 'submitted', money: '100.00' } });
});

test('a pause ends by itself, and it is no self-exclusion: rewards go on', async () => {
  const player = await newProtectedPlayer(house);
  await pause(player, 1);
  await reward(player);
  house.clock.moveBy(dayMs - 1000);
  await player.login();
  expect(await player.bet()).toBe('play_paused');
  house.clock.moveOn(1000);
  expect(await player.bet()).toBe('ok');
  expect(await player.settings()).toMatchObject({ pause: null });
});

test('a pause can be made longer and never shorter', async () => {
  const player = await newProtectedPlayer(house);
  await pause(player, 7);
  expect(await pause(player, 1)).toMatchObject({ code: 409, error: 'pause_shorter' });
  expect(await pause(player, 7)).toMatchObject({ status: 'success' });
  expect(await pause(player, 30)).toMatchObject({
    data: { pause: { ends_at: '2031-06-13T15:00:00.000Z' } },
  });
  expect(await pause(player, 31)).toMatchObject({ error: 'invalid_input' });
  expect(await pause(player, 0)).toMatchObject({ error: 'invalid_input' });
  const { db } = house.house;
  const own = [player.memberId];
  await expect(db.query('delete from protection_pause where member_id = $1', own)).rejects.toThrow(
    /shortened/,
  );
  await expect(
    db.query(`update protection_pause set ends_at = ends_at - interval '1 hour' where member_id = $1`, own),
  ).rejects.toThrow(/shortened/);
});

test('[R38] a self-exclusion needs the password, and stops bets, deposits and rewards at once', async () => {
  const player = await newProtectedPlayer(house);
  expect(await exclude(player, 6, 'outra-senha')).toMatchObject({ code: 422, error: 'password_wrong' });
  expect(await player.bet()).toBe('ok');
  expect(await exclude(player, 6)).toMatchObject({
    data: {
      pause: {
        kind: 'self_exclusion',
        ends_at: '2031-11-14T15:00:00.000Z',
        returns_at: null,
        may_return: false,
      },
    },
  });
  expect(await player.bet()).toBe('play_paused');
  expect(await deposit(player)).toBe('deposit_paused');
  await expect(reward(player)).rejects.toMatchObject({ code: 'play_paused' });
  expect(await exclude(player, 1)).toMatchObject({ error: 'pause_shorter' });
  expect(await exclude(player, 6)).toMatchObject({ status: 'success' });
  expect(await pause(player, 30)).toMatchObject({ error: 'pause_shorter' });
  const { rows } = await house.house.db.query('select 1 from protection_pause where member_id = $1', [
    player.memberId,
  ]);
  expect(rows).toHaveLength(1);
});

test('[R37] [R38] a running self-exclusion is made longer at once, by whoever asks for most, and never shorter', async () => {
  const player = await newProtectedPlayer(house);
  await exclude(player, 1);
  expect(await exclude(player, 3)).toMatchObject({
    data: { pause: { ends_at: '2031-08-14T15:00:00.000Z' } },
  });
  // Repeated it changes nothing, and what is shorter is refused.
  expect(await exclude(player, 3)).toMatchObject({
    data: { pause: { ends_at: '2031-08-14T15:00:00.000Z' } },
  });
  expect(await exclude(player, 1)).toMatchObject({ code: 409, error: 'pause_shorter' });
  expect(await exclude(player, 6, 'outra-senha')).toMatchObject({ error: 'password_wrong' });
  const at = await Promise.all([
    exclude(player, 6),
    exclude(player, 12),
    exclude(player, 6),
    exclude(player, 12),
  ]);
  expect(at.filter(({ status }) => status === 'success').length).toBeGreaterThanOrEqual(2);
  expect(await player.settings()).toMatchObject({ pause: { ends_at: '2032-05-14T15:00:00.000Z' } });
  expect(await exclude(player, null)).toMatchObject({ data: { pause: { ends_at: null } } });
  expect(await player.bet()).toBe('play_paused');
  const { rows } = await house.house.db.query<{ ends: bigint }>(
    'select count(distinct ends_at) as ends from protection_pause where member_id = $1 having count(*) = count(distinct ends_at)',
    [player.memberId],
  );
  expect(rows).toHaveLength(1);
});

test('[R38] who has asked to come back may change their mind: a new self-exclusion closes play again', async () => {
  const player = await newProtectedPlayer(house);
  await exclude(player, 1);
  house.clock.moveTo(new Date('2031-07-20T12:00:00-03:00'));
  await player.login();
  await comeBack(player);
  expect(await exclude(player, 1)).toMatchObject({
    data: { pause: { ends_at: '2031-08-20T15:00:00.000Z', returns_at: null, may_return: false } },
  });
  house.clock.moveTo(new Date('2031-07-22T12:00:00-03:00'));
  await player.login();
  expect(await player.bet()).toBe('play_paused');
});

test('[R38] of pauses asked for at once the longest holds', async () => {
  const player = await newProtectedPlayer(house);
  await pause(player, 3);
  await Promise.all([pause(player, 7), pause(player, 30), pause(player, 14), pause(player, 30)]);
  expect(await player.settings()).toMatchObject({ pause: { ends_at: '2031-06-13T15:00:00.000Z' } });
});

test('[R36] [R38] a self-excluded member cannot come in by a second account', async () => {
  const player = await newProtectedPlayer(house);
  await exclude(player, null);
  const { password, ...again } = newMemberFacts({ cpf: player.cpf });
  const answer = await house.call(identity.register, {
    ...again,
    password,
    password_confirmation: password,
    terms_accepted: true,
  });
  expect(answer).toMatchObject({ code: 409, error: 'cpf_taken' });
});

test('after a self-exclusion nothing opens by itself: the member asks, and a day later plays', async () => {
  const player = await newProtectedPlayer(house);
  expect(await comeBack(player)).toMatchObject({ code: 409, error: 'exclusion_not_over' });
  await exclude(player, 1);
  expect(await comeBack(player)).toMatchObject({ error: 'exclusion_not_over' });
  house.clock.moveTo(new Date('2031-07-20T12:00:00-03:00'));
  await player.login();
  expect(await player.settings()).toMatchObject({ pause: { may_return: true, returns_at: null } });
  expect(await player.bet()).toBe('play_paused');
  expect(await comeBack(player, 'outra-senha')).toMatchObject({ error: 'password_wrong' });
  const [first, second] = await Promise.all([comeBack(player), comeBack(player)]);
  for (const answer of [first, second]) {
    expect(answer).toMatchObject({ data: { pause: { returns_at: '2031-07-21T15:00:00.000Z' } } });
  }
  house.clock.moveBy(hourMs);
  await player.login();
  expect(await comeBack(player)).toMatchObject({
    data: { pause: { returns_at: '2031-07-21T15:00:00.000Z' } },
  });
  expect(await player.bet()).toBe('play_paused');
  await expect(reward(player)).rejects.toMatchObject({ code: 'play_paused' });
  house.clock.moveTo(new Date('2031-07-21T12:00:00-03:00'));
  await player.login();
  expect(await player.bet()).toBe('ok');
  await reward(player);
  expect(await player.settings()).toMatchObject({ pause: null });
});

test('a self-exclusion for ever has no way back', async () => {
  const player = await newProtectedPlayer(house);
  expect(await exclude(player, null)).toMatchObject({
    data: { pause: { kind: 'self_exclusion', ends_at: null, returns_at: null } },
  });
  expect(await exclude(player, 60)).toMatchObject({ error: 'pause_shorter' });
  expect(await exclude(player, null)).toMatchObject({ status: 'success' });
  house.clock.moveTo(new Date('2061-05-14T12:00:00-03:00'));
  await player.login();
  expect(await comeBack(player)).toMatchObject({ error: 'exclusion_not_over' });
  expect(await player.bet()).toBe('play_paused');
});
