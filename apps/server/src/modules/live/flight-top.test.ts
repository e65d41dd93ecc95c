import { live } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { eventually } from '../../testing/eventually.ts';
import type { TestHouse } from '../../testing/house.ts';
import { setTop } from './runner/flight-top.ts';
import { readTable } from './tables.ts';
import { flightLab } from './testing/flight-lab.ts';
import { newLivePlayer, startLiveHouse } from './testing/live-house.ts';

let house: TestHouse;
let arara: ReturnType<typeof flightLab>;
beforeAll(async () => {
  house = await startLiveHouse();
  arara = flightLab(house, 'arara');
  // All together win R$ 1,000.00 at most.
  await house.house.db.query(`update live_table set risk_cap_cents = 100000 where slug = 'arara'`);
});
afterAll(() => house.close());

const newPlayers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newLivePlayer(house, { cash: '100.00' })));
const topOf = async (roundId: string) => (await arara.rounds()).find(({ id }) => id === roundId)?.top;

interface Ended {
  readonly state: string;
  readonly multiplier: number | null;
  readonly payout: bigint;
  readonly is_demo: boolean;
}
const endsOf = async (roundId: string): Promise<Ended[]> => {
  const { rows } = await house.house.db.query<Ended>(
    'select state, multiplier, payout_cents as payout, is_demo from live_bet where round_id = $1 order by multiplier, id',
    [roundId],
  );
  return rows;
};
const expectEvenBooks = async () =>
  expect(await booksNow(house.house.db)).toMatchObject({
    differenceCents: 0n,
    wrongRounds: 0n,
    isClean: true,
  });

/** Three bets of R$ 20.00 without a multiplier of their own: all leave at 16.66 at the latest, where they have won R$ 999.60. */
async function threeLocked() {
  const players = await newPlayers(3);
  const { id: roundId } = await arara.open();
  const bets = await Promise.all(
    players.map((player) => player.mustBet('arara', roundId, { stake: '20.00' })),
  );
  await arara.lock();
  const [first] = players;
  const [bet] = bets;
  if (!first || !bet) throw new Error('three players were asked for');
  return { roundId, first, betId: bet.bet.id };
}

test('a crowd that could win more than the table risks flies together up to the top of the round, which is told when bets are closed', async () => {
  const { roundId } = await threeLocked();
  expect(await topOf(roundId)).toBe(1_666);
  expect(await house.ask(live.liveTable, { table: 'arara' })).toMatchObject({
    round: { id: roundId, top: '16.66' },
    rules: { risk_cap: '1000.00', sure_multiplier: '10.00' },
  });
  const flight = await arara.fly(10_000);
  arara.reach(flight, 2_000);
  await eventually(
    () => endsOf(roundId),
    (ends) => ends.every(({ state }) => state === 'cashed'),
  );
  await arara.land(flight, 10_000);
  expect(await endsOf(roundId)).toEqual(
    Array.from({ length: 3 }, () => ({
      state: 'cashed',
      multiplier: 1_666,
      payout: 33_320n,
      is_demo: false,
    })),
  );
  expect((await arara.rounds()).find(({ id }) => id === roundId)).toMatchObject({
    payout_cents: 99_960n,
    top: 1_666,
  });
  await expectEvenBooks();
});

test('the top rises when somebody leaves below it, and nobody is paid above it, however late the runner looks', async () => {
  const { roundId, first, betId } = await threeLocked();
  const flight = await arara.fly(10_000);
  arara.reach(flight, 1_510);
  const left = await first.cashOut(betId);
  expect(left).toMatchObject({ data: { bet: { multiplier: '15.10', payout: '302.00' } } });
  // What is left of R$ 1,000.00, for R$ 40.00: 17.45.
  arara.reach(flight, 1_600);
  await eventually(
    () => topOf(roundId),
    (top) => top === 1_745,
  );
  await arara.land(flight, 10_000);
  expect(await endsOf(roundId)).toMatchObject([
    { state: 'cashed', multiplier: 1_510, payout: 30_200n },
    { state: 'cashed', multiplier: 1_745, payout: 34_900n },
    { state: 'cashed', multiplier: 1_745, payout: 34_900n },
  ]);
  await expectEvenBooks();
});

test('whoever leaves by hand above the top is paid the top', async () => {
  const { roundId, first, betId } = await threeLocked();
  await arara.fly(10_000);
  // The runner's own look may come before or after: both pay the top.
  await house.house.db.query(
    `update live_round set plays_at = plays_at - interval '60 seconds' where id = $1`,
    [roundId],
  );
  const left = await first.cashOut(betId);
  if (left.status === 'success')
    expect(left).toMatchObject({ data: { bet: { multiplier: '16.66', payout: '333.20' } } });
  else expect(left).toMatchObject({ error: 'live_bet_over' });
  house.clock.moveBy(120_000);
  await eventually(
    async () => (await arara.rounds()).find(({ id }) => id === roundId)?.settled_at,
    (settledAt) => settledAt != null,
  );
  const ends = await endsOf(roundId);
  expect(ends[0]).toMatchObject({ multiplier: 1_666 });
  // What the others were raised by is what rounding had left.
  expect(ends.every(({ multiplier }) => multiplier === 1_666 || multiplier === 1_667)).toBe(true);
  expect(ends.reduce((sum, { payout }) => sum + payout, 0n)).toBeLessThanOrEqual(100_000n);
  await expectEvenBooks();
});

test('a flight that ends below its top pays nobody who was in the air', async () => {
  const { roundId } = await threeLocked();
  await arara.land(await arara.fly(1_665), 1_665);
  expect((await endsOf(roundId)).map(({ state }) => state)).toEqual(['lost', 'lost', 'lost']);
  await expectEvenBooks();
});

test('everybody may fly to 10.00: a bet with which that could not be paid is refused', async () => {
  const players = await newPlayers(6);
  const { id: roundId } = await arara.open();
  const answers = await Promise.all(
    players.map((player) => player.bet('arara', roundId, { stake: '20.00' })),
  );
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(5);
  expect(answers.find(({ status }) => status !== 'success')).toMatchObject({ error: 'live_round_full' });
  await arara.lock();
  expect(await topOf(roundId)).toBe(1_000);
  await arara.land(await arara.fly(1_000), 1_000);
  expect((await endsOf(roundId)).map(({ multiplier }) => multiplier)).toEqual(Array(5).fill(1_000));
  await expectEvenBooks();
});

test('bets of play money count for nothing in the top, and leave there with the others', async () => {
  const [player] = await newPlayers(1);
  const demo = await newLivePlayer(house, { cash: '100.00' });
  await house.house.db.query('update member set is_demo = true where id = $1', [demo.memberId]);
  const { id: roundId } = await arara.open();
  await player?.mustBet('arara', roundId, { stake: '80.00' });
  await demo.mustBet('arara', roundId, { stake: '90.00' });
  await arara.lock();
  expect(await topOf(roundId)).toBe(1_250);
  await arara.land(await arara.fly(5_000), 5_000);
  expect((await endsOf(roundId)).map(({ multiplier }) => multiplier)).toEqual([1_250, 1_250]);
});

test('a round on which little was bet has no top; worked out again it is never lower', async () => {
  const [player] = await newPlayers(1);
  const { id: roundId } = await arara.open();
  await player?.mustBet('arara', roundId, { stake: '1.00' });
  await arara.lock();
  expect(await topOf(roundId)).toBeNull();
  await arara.land(await arara.fly(150), 150);
  const { db } = house.house;
  await db.query(`update live_round set top = 2000 where id = $1`, [roundId]);
  await db.query(`update live_bet set state = 'placed', stake_cents = 6000 where round_id = $1`, [roundId]);
  expect(await setTop(db, (await readTable(db, 'arara')) as Parameters<typeof setTop>[1], roundId)).toBe(
    2_000,
  );
});
