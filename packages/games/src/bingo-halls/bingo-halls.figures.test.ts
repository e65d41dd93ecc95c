import { expect, test } from 'vitest';
import { combinations } from '../combinations.ts';
import { ratio } from '../ratio.ts';
import { analyseBolaExtra, analyseCoreto, analyseJunino } from './analysis.ts';
import { juninoHall } from './junino.ts';
import { bestForm, formsOf } from './patterns.ts';

test('[R26] bingo junino: all 16,777,216 ways to mark a card return what inclusion and exclusion says', () => {
  const forms = formsOf(juninoHall.prizes);
  const paid = new Array<number>(25).fill(0);
  const low = (1 << 12) - 1;
  for (let way = 0; way < 1 << 24; way += 1) {
    // Twelve cells, the free middle, twelve cells.
    const cells = (way & low) | (1 << 12) | ((way & ~low) << 1);
    let marks = 0;
    for (let rest = way; rest !== 0; rest &= rest - 1) marks += 1;
    paid[marks] = (paid[marks] ?? 0) + (bestForm(forms, cells)?.times ?? 0);
  }
  const { balls, drawn } = juninoHall;
  const sum = paid.reduce(
    (total, times, marks) => total + BigInt(times) * combinations(balls - 24, drawn - marks),
    0n,
  );
  expect(analyseJunino().configurations[0]?.rtp).toEqual(ratio(sum, combinations(balls, drawn)));
}, 900_000);

test('[R26] bingo do coreto: the chances of rows, by plain combinations', () => {
  /** The chance that so many given numbers are among so many of ninety balls. */
  const within = (numbers: number, balls: number) =>
    ratio(combinations(90 - numbers, balls - numbers), combinations(90, balls));
  const [five, ten, all] = [within(5, 50), within(10, 50), within(15, 50)];
  const per = 10n ** 30n;
  const scaled = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
    (numerator * per) / denominator;
  const two = 3n * scaled(ten) - 2n * scaled(all);
  const one = 3n * scaled(five) - 3n * scaled(ten) + scaled(all) - two;
  const house = scaled(within(15, 65));
  const expected = 3n * one + 20n * two + 100n * house;
  for (const { rtp } of analyseCoreto().configurations) {
    const difference = scaled(rtp) - expected;
    expect(difference < 10_000n && difference > -10_000n).toBe(true);
  }
});

test.each([
  ['bingo junino', analyseJunino],
  ['bingo do coreto', analyseCoreto],
  ['bola extra', analyseBolaExtra],
])('[R26] %s: more cards return the same, pay more often and vary less', (_, analyse) => {
  const { configurations } = analyse();
  const [first] = configurations;
  configurations.forEach((one, index) => {
    expect([one.rtp, one.rtpAtMinStake]).toEqual([first?.rtp, first?.rtp]);
    const before = configurations[index - 1];
    if (!before) return;
    const sign = (a: typeof one.rtp, b: typeof one.rtp) =>
      a.numerator * b.denominator - b.numerator * a.denominator;
    expect(sign(one.hitRate, before.hitRate) > 0n).toBe(true);
    expect(sign(one.variance, before.variance) < 0n).toBe(true);
  });
});
