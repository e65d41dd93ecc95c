import { randomUUID } from 'node:crypto';
import { chat, information, staffChat } from '@arara/contract';
import { walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksNow } from '../../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { openSocket } from '../../../testing/socket-client.ts';
import { coin, newPlayer, type Player } from '../../games/testing/player.ts';
import { actionsAbout, newStaff } from '../../staff/testing/staff-at-work.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const minuteMs = 60_000;
const rain = () => house.runTask('chat-rain');
const say = (player: Player, text = 'oi') =>
  house.ask(chat.chatSend, { room: 'site', text }, { token: player.token, idempotencyKey: randomUUID() });
const bet = (player: Player) => player.mustPlay('dados-de-ouro', coin());
const cashOf = async (player: Player) => (await walletsOf(house.house.db, player.memberId)).cash.balanceCents;
const given = async (player: Player) =>
  (
    await house.house.db.query<{ amount_cents: bigint }>(
      'select amount_cents from chat_rain_share where member_id = $1 order by id',
      [player.memberId],
    )
  ).rows.map((row) => row.amount_cents);
const expectEvenBooks = async () => {
  const books = await booksNow(house.house.db);
  expect(books).toMatchObject({ differenceCents: 0n, isClean: true });
};

test('[S9.11] every five hours the pot is shared equally by who wrote and wagered in the hour before, once', async () => {
  house.clock.moveTo(new Date('2031-05-14T13:30:00-03:00'));
  const late = await newPlayer(house, { cash: '50.00' });
  await say(late);
  await bet(late);
  house.clock.moveTo(new Date('2031-05-14T14:30:00-03:00'));
  const [cash, bonus, third, silent, idle, demo, frozen, excluded, deleted] = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      newPlayer(house, index === 1 ? { bonus: '50.00' } : { cash: '50.00' }),
    ),
  );
  if (!cash || !bonus || !third || !silent || !idle || !demo || !frozen || !excluded || !deleted)
    throw new Error('nine players were asked for');
  for (const player of [cash, bonus, third, silent, demo, frozen, excluded, deleted]) await bet(player);
  for (const player of [cash, bonus, third, idle, demo, frozen, excluded]) await say(player);
  const { id } = await say(deleted);
  const admin = await newStaff(house, 'admin');
  await house.ask(staffChat.staffChatDelete, { id, reason: 'x' }, { token: admin.token });
  await say(cash, 'mais uma');
  await bet(cash);
  const { db } = house.house;
  await db.query('update member set is_demo = true where id = $1', [demo.memberId]);
  await db.query(`update member set status = 'frozen' where id = $1`, [frozen.memberId]);
  await db.query(
    `insert into protection_pause (member_id, kind, starts_at, ends_at)
     values ($1, 'self_exclusion', house_now(), house_now() + interval '1 year')`,
    [excluded.memberId],
  );
  const all = [cash, bonus, third, silent, idle, demo, frozen, excluded, deleted, late];
  const before = await Promise.all(all.map(cashOf));
  const state = await house.ask(chat.chatState, {});
  expect(state.rain).toMatchObject({ next_at: '2031-05-14T18:00:00.000Z', money: '50.00', last: null });

  // One minute before the slot it is still the rain of ten o'clock, whose hour nobody was here.
  house.clock.moveTo(new Date('2031-05-14T14:59:00-03:00'));
  await rain();
  expect(await Promise.all(all.map(cashOf))).toEqual(before);

  const socket = await openSocket(house.house.publicUrl(), { token: cash.token });
  await socket.heard('welcome');
  house.clock.moveTo(new Date('2031-05-14T15:00:00-03:00'));
  await Promise.all([rain(), rain(), rain()]);
  await rain();
  // R$ 50,00 for three: R$ 16,66 each, and the house keeps two centavos.
  const shares = (await Promise.all(all.map(cashOf))).map((cents, index) => cents - (before[index] ?? 0n));
  expect(shares).toEqual([1666n, 1666n, 1666n, 0n, 0n, 0n, 0n, 0n, 0n, 0n]);
  expect(await given(cash)).toEqual([1666n]);
  await socket.heard(
    'event',
    ({ topic, data }) => topic === 'chat' && JSON.stringify(data).includes('16.66'),
  );
  socket.close();
  await expectEvenBooks();

  const rollover = await db.query(
    `select required_cents from rollover where member_id = $1 and cause = 'reward' and base_cents = 1666`,
    [cash.memberId],
  );
  expect(rollover.rows).toEqual([{ required_cents: 8330n }]);
  await house.drain();
  const token = await house.login(cash);
  const { items } = await house.ask(information.messageList, {}, { token, lang: 'pt' });
  expect(items.filter((item) => item.kind === 'reward')).toMatchObject([
    { text: expect.stringContaining('Chuva do chat') },
  ]);

  const wordsIn = async (lang: string) =>
    (await house.ask(chat.chatMessages, { room: 'site' }, { lang })).items.at(-1);
  expect(await wordsIn('pt')).toMatchObject({
    author: null,
    rain: { money: '49.98', share_money: '16.66', members: 3 },
    text: expect.stringMatching(/^Choveu R\$\s49,98: R\$\s16,66 para cada um de 3 jogadores$/),
  });
  expect((await wordsIn('en'))?.text).toContain('for each of 3 players');
  const after = await house.ask(chat.chatState, {});
  expect(after.rain).toMatchObject({
    next_at: '2031-05-14T23:00:00.000Z',
    last: { money: '49.98', share_money: '16.66', members: 3 },
  });
});

test('[S9.11] a slot with nobody there pays nothing and is done; one that began while nothing ran is made up for', async () => {
  house.clock.moveTo(new Date('2031-05-15T20:00:00-03:00'));
  const messages = async () => (await house.ask(chat.chatMessages, { room: 'site' })).items.length;
  const before = await messages();
  await rain();
  const { rows } = await house.house.db.query(
    `select members, share_cents from chat_rain where cause = 'slot:2031-05-15T20'`,
  );
  expect(rows).toEqual([{ members: 0, share_cents: 0n }]);
  expect(await messages()).toBe(before);

  house.clock.moveTo(new Date('2031-05-15T23:40:00-03:00'));
  const player = await newPlayer(house, { cash: '10.00' });
  await say(player);
  await bet(player);
  // The hour before midnight counts, not the hour before the server came back.
  house.clock.moveTo(new Date('2031-05-16T02:10:00-03:00'));
  await rain();
  expect(await given(player)).toEqual([5000n]);
  await expectEvenBooks();
});

test('[S9.11] a stake that can still be taken back is no bet: it counts once its round is over', async () => {
  house.clock.moveTo(new Date('2031-05-16T09:30:00-03:00'));
  const [risking, waiting] = [
    await newPlayer(house, { cash: '50.00' }),
    await newPlayer(house, { cash: '50.00' }),
  ];
  for (const player of [risking, waiting]) await say(player);
  await bet(risking);
  // Without a step, the stake comes back three days later.
  await waiting.mustPlay('minas-do-sertao', { stake: '1.00', mines: 3 });
  house.clock.moveTo(new Date('2031-05-16T10:00:00-03:00'));
  await rain();
  expect(await given(risking)).toEqual([5000n]);
  expect(await given(waiting)).toEqual([]);
  await expectEvenBooks();
});

describe('rain of the staff', () => {
  test('falls once for its key, for who is here now, and is written down', async () => {
    house.clock.moveTo(new Date('2031-05-17T12:00:00-03:00'));
    const [ana, bia] = [await newPlayer(house, { cash: '10.00' }), await newPlayer(house, { cash: '10.00' })];
    for (const player of [ana, bia]) {
      await say(player);
      await bet(player);
    }
    const { token } = await newStaff(house, 'admin');
    const key = randomUUID();
    const ask = (money: string, idempotencyKey = key) =>
      house.call(staffChat.staffChatRain, { money, reason: 'Aniversário' }, { token, idempotencyKey });
    const answers = await Promise.all([ask('10.01'), ask('10.01'), ask('10.01')]);
    for (const answer of answers)
      expect(answer).toMatchObject({ data: { paid_money: '10.00', share_money: '5.00', members: 2 } });
    expect(await given(ana)).toEqual([500n]);
    expect(await given(bia)).toEqual([500n]);
    const [first] = answers;
    const rainId = first?.status === 'success' ? first.data.rain_id : '';
    expect(await actionsAbout(house, rainId)).toEqual(['chat.rain']);
    expect(await ask('20.00')).toMatchObject({ error: 'idempotency_conflict' });
    expect(await ask('5000.01', randomUUID())).toMatchObject({ error: 'amount_above_maximum' });
    house.clock.moveBy(61 * minuteMs);
    const later = await newStaff(house, 'admin');
    const nobody = await house.ask(
      staffChat.staffChatRain,
      { money: '10.00', reason: 'Aniversário' },
      { token: later.token, idempotencyKey: randomUUID() },
    );
    expect(nobody).toMatchObject({ paid_money: '0.00', members: 0 });
    await expectEvenBooks();
  });

  test('is one most for a day, whoever of the team asks and however many at once', async () => {
    house.clock.moveTo(new Date('2031-05-18T12:00:00-03:00'));
    const player = await newPlayer(house, { cash: '10.00' });
    await say(player);
    await bet(player);
    const team = [await newStaff(house, 'admin'), await newStaff(house, 'admin')];
    const keys = [randomUUID(), randomUUID()];
    const ask = (of: number, money: string, idempotencyKey: string = randomUUID()) =>
      house.call(
        staffChat.staffChatRain,
        { money, reason: 'Aniversário' },
        { token: team[of]?.token ?? '', idempotencyKey },
      );
    const both = await Promise.all(keys.map((key, of) => ask(of, '3000.00', key)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fail', 'success']);
    expect(both.find(({ status }) => status === 'fail')).toMatchObject({
      error: 'amount_above_maximum',
      data: { max: '2000.00' },
    });
    expect(await ask(0, '2000.01')).toMatchObject({ error: 'amount_above_maximum' });
    expect(await ask(1, '2000.00')).toMatchObject({ status: 'success' });
    expect(await ask(0, '0.01')).toMatchObject({ error: 'amount_above_maximum', data: { max: '0.00' } });
    // Who asks again for what has fallen is told what fell.
    const fallen = both.findIndex(({ status }) => status === 'success');
    expect(await ask(fallen, '3000.00', keys[fallen])).toMatchObject({ data: { paid_money: '3000.00' } });
    expect(await given(player)).toHaveLength(2);
  });
});
