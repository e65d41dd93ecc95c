import { randomUUID } from 'node:crypto';
import { chat } from '@arara/contract';
import { walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { booksNow } from '../../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { waitingAtLocks } from '../../../testing/waiting-at-locks.ts';
import { coin, newPlayer, type Player } from '../../games/testing/player.ts';
import { fallRain } from './fall-rain.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const rain = () => house.runTask('chat-rain');
const bet = (player: Player) => player.mustPlay('dados-de-ouro', coin());
const cashOf = async (player: Player) => (await walletsOf(house.house.db, player.memberId)).cash.balanceCents;

/** Some who wrote and wagered in the hour before a slot, in the order in which they are paid; the slot has begun. */
async function rained(slot: string, count: number): Promise<Player[]> {
  house.clock.moveTo(new Date(new Date(slot).getTime() - 20 * 60_000));
  const players: Player[] = [];
  for (let some = 0; some < count; some += 1) {
    const player = await newPlayer(house, { cash: '50.00' });
    const text = { room: 'site', text: 'oi' };
    await house.ask(chat.chatSend, text, { token: player.token, idempotencyKey: randomUUID() });
    await bet(player);
    players.push(player);
  }
  house.clock.moveTo(new Date(slot));
  return players.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
}

/** Holds the gate to a member's money while something is done. */
async function whileHeld<Done>({ memberId }: Player, work: () => Promise<Done>): Promise<Done> {
  const holder = await house.house.db.connect();
  await holder.query('begin');
  await holder.query('select from member_play where member_id = $1 for update', [memberId]);
  try {
    return await work();
  } finally {
    await holder.query('commit');
    holder.release();
  }
}

const sharesOf = async (player: Player) =>
  (
    await house.house.db.query<{ amount_cents: bigint; is_settled: boolean; refusal: string }>(
      `select amount_cents, settled_at is not null as is_settled, refusal from chat_rain_share
        where member_id = $1 order by id`,
      [player.memberId],
    )
  ).rows;

test('[S9.11] while a rain is paid nobody waits for the money of all others, and each is paid once', async () => {
  const players = await rained('2031-06-11T15:00:00-03:00', 12);
  const [first, last] = [players[0], players.at(-1)];
  if (!first || !last) throw new Error('twelve players were asked for');
  const before = await Promise.all(players.map(cashOf));
  const left = await whileHeld(last, async () => {
    const paying = rain();
    await waitingAtLocks(house.house.db, 1);
    const got = (await cashOf(first)) - (before[0] ?? 0n);
    // R$ 50,00 for twelve.
    expect(got).toBe(416n);
    await bet(first);
    // Another pays what is left of it too.
    const both = Promise.all([paying, rain()]);
    await waitingAtLocks(house.house.db, 2);
    return { both };
  });
  await left.both;
  await rain();
  for (const player of players)
    expect(await sharesOf(player)).toEqual([{ amount_cents: 416n, is_settled: true, refusal: '' }]);
  const others = players.slice(1);
  const after = await Promise.all(others.map(cashOf));
  expect(after.map((cents, index) => cents - (before[index + 1] ?? 0n))).toEqual(others.map(() => 416n));
  expect(await booksNow(house.house.db)).toMatchObject({ differenceCents: 0n, isClean: true });
});

test('[S9.11] what a fault has left is paid the next time, and who was frozen meanwhile gets nothing', async () => {
  const players = await rained('2031-06-12T15:00:00-03:00', 3);
  const [first, second, third] = players;
  if (!first || !second || !third) throw new Error('three players were asked for');
  const { db } = house.house;
  const before = await Promise.all(players.map(cashOf));
  const fallen = await inTransaction(db, (tx) =>
    fallRain(tx, house.house, {
      cause: 'slot:2031-06-12T15',
      offeredCents: 1000n,
      hourBefore: house.clock.now(),
    }),
  );
  expect(fallen).toMatchObject({ members: 3, shareCents: 333n, paidCents: 999n });
  await db.query(`update member set status = 'frozen' where id = $1`, [second.memberId]);
  await rain();
  await rain();
  const given = (await Promise.all(players.map(cashOf))).map((cents, index) => cents - (before[index] ?? 0n));
  expect(given).toEqual([333n, 0n, 333n]);
  expect(await sharesOf(second)).toEqual([
    { amount_cents: 333n, is_settled: true, refusal: 'member_frozen' },
  ]);
  expect(await booksNow(db)).toMatchObject({ differenceCents: 0n, isClean: true });
});

test('[S9.11] a share that cannot be paid keeps no other, nor the next rain, and is paid once it can be', async () => {
  const players = await rained('2031-06-13T15:00:00-03:00', 3);
  const [first] = players;
  if (!first) throw new Error('three players were asked for');
  const { db } = house.house;
  await db.query(
    `create function stumble() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
     create trigger stumble before update on chat_rain_share for each row
       when (new.member_id = '${first.memberId}') execute function stumble()`,
  );
  await expect(rain()).rejects.toThrow('a fault');
  const settled = async (all: readonly Player[]) =>
    (await Promise.all(all.map(sharesOf))).map((shares) => shares.map(({ is_settled }) => is_settled));
  expect(await settled(players)).toEqual([[false], [true], [true]]);
  const others = await rained('2031-06-13T20:00:00-03:00', 2);
  await expect(rain()).rejects.toThrow('a fault');
  expect(await settled([...players, ...others])).toEqual([[false], [true], [true], [true], [true]]);
  await db.query('drop trigger stumble on chat_rain_share; drop function stumble()');
  await rain();
  expect(await settled(players)).toEqual([[true], [true], [true]]);
  expect(await booksNow(db)).toMatchObject({ differenceCents: 0n, isClean: true });
});
