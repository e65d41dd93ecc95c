import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../../testing/books-now.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { drawLab } from '../testing/draw-lab.ts';
import { type LivePlayer, newLivePlayer, startLiveHouse } from '../testing/live-house.ts';

let house: TestHouse;
let ipe: ReturnType<typeof drawLab>;
beforeAll(async () => {
  house = await startLiveHouse();
  ipe = drawLab(house, 'ipe');
});
afterEach(async () => void (await ipe.finish()));
afterAll(() => house.close());

const rich = (cash = '100.00') => newLivePlayer(house, { cash });
/** Six numbers of sixty, others for each place. */
const numbersOf = (place: number) => [1, 2, 3, 4, 5 + Math.floor(place / 28), 33 + (place % 28)];
const ticket = (numbers: readonly number[], stake = '5.00') => ({ stake, numbers: [...numbers] });
const told = async (player: LivePlayer, round: string, bet: object) => {
  const answer = await player.chips('ipe', round, bet as Record<string, unknown>);
  return answer.status === 'success' ? 'accepted' : answer.error;
};
const exposureOf = async (round: string) =>
  (
    await house.house.db.query<{ exposure_cents: bigint }>(
      'select exposure_cents from live_round where id = $1',
      [round],
    )
  ).rows[0]?.exposure_cents;

test('a hundred tickets of other numbers keep nobody out of a draw: their highest prizes are not won together', async () => {
  const { id: round } = await ipe.open();
  const five = await Promise.all(Array.from({ length: 5 }, () => rich()));
  for (const [index, player] of five.entries())
    for (let n = 0; n < 20; n += 1) await player.mustPlace('ipe', round, ticket(numbersOf(index * 20 + n)));
  expect(await told(await rich(), round, ticket(numbersOf(200), '0.10'))).toBe('accepted');
  // What they win with five numbers, 12,000 times the stake, counts of each.
  expect(await exposureOf(round)).toBe(100n * 6_000_000n + 120_000n);
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
});

test('tickets of the same numbers win together: so many stand, in whatever order they name them, and others are free', async () => {
  const { id: round } = await ipe.open();
  const numbers = [7, 12, 23, 31, 48, 60];
  const same = await Promise.all(Array.from({ length: 12 }, () => rich()));
  const answers = await Promise.all(
    same.map((player, index) => told(player, round, ticket(index % 2 ? numbers.toReversed() : numbers))),
  );
  // Each wins R$ 940,000 beyond what it wins with five; a tenth of the table's R$ 100,000,000 is there for one prize.
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(10);
  expect(answers.filter((answer) => answer === 'live_numbers_full')).toHaveLength(2);
  const late = await rich();
  expect(await told(late, round, ticket(numbers))).toBe('live_numbers_full');
  expect(await told(late, round, ticket([...numbers.slice(1), 1]))).toBe('accepted');
  // What still fits stands.
  expect(await told(late, round, ticket(numbers, '3.00'))).toBe('accepted');
  expect(await told(late, round, ticket(numbers, '1.00'))).toBe('live_numbers_full');
});

test('what is taken back makes room again, for its numbers and for the draw', async () => {
  const { id: round } = await ipe.open();
  const numbers = [2, 4, 6, 8, 10, 12];
  const [one, other] = [await rich(), await rich()];
  const placed = [];
  for (let n = 0; n < 10; n += 1) placed.push(await one.mustPlace('ipe', round, ticket(numbers)));
  expect(await told(other, round, ticket(numbers))).toBe('live_numbers_full');
  await one.cancel(placed[0]?.bet.id ?? '');
  expect(await told(other, round, ticket(numbers))).toBe('accepted');
  for (const { bet } of placed.slice(1)) await one.cancel(bet.id);
  expect(await exposureOf(round)).toBe(6_000_000n);
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true });
});

test('the draw is full when all tickets together, and one prize beside them, are beyond its risk', async () => {
  const { db } = house.house;
  // A prize may win R$ 1,000,000 beyond five numbers; R$ 60,000 more are there for those.
  await db.query(`update live_table set risk_cap_cents = 106000000 where slug = 'ipe'`);
  const { id: round } = await ipe.open();
  const player = await rich();
  expect(await told(player, round, ticket(numbersOf(1)))).toBe('accepted');
  expect(await told(player, round, ticket(numbersOf(2), '0.10'))).toBe('live_round_full');
  await db.query(`update live_table set risk_cap_cents = 10000000000 where slug = 'ipe'`);
  expect(await told(player, round, ticket(numbersOf(2), '0.10'))).toBe('accepted');
});

test('play money uses up no room', async () => {
  const { db } = house.house;
  const { id: round } = await ipe.open();
  const [demo, player] = [await rich(), await rich()];
  await db.query('update member set is_demo = true where id = $1', [demo.memberId]);
  const numbers = [3, 6, 9, 12, 15, 18];
  for (let n = 0; n < 12; n += 1) expect(await told(demo, round, ticket(numbers))).toBe('accepted');
  expect(await told(player, round, ticket(numbers))).toBe('accepted');
  expect(await exposureOf(round)).toBe(6_000_000n);
});
