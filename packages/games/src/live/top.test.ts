import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Aloft, topOf } from './top.ts';

const aloft: fc.Arbitrary<Aloft[]> = fc.array(
  fc.record({
    ceiling: fc.integer({ min: 101, max: 100_000 }),
    stakeCents: fc.bigInt({ min: 1n, max: 50_000n }),
  }),
  { maxLength: 20 },
);
const cents = fc.bigInt({ min: 0n, max: 50_000_000n });
/** What is paid in all when everybody leaves at `at`, or where they leave by themselves before, in hundredths of centavos. */
const paidAt = (bets: readonly Aloft[], paid: bigint, at: number) =>
  bets.reduce(
    (sum, { ceiling, stakeCents }) => sum + stakeCents * BigInt(Math.min(at, ceiling)),
    paid * 100n,
  );

test('the top is the highest multiplier at which a flight pays no more than its most', () => {
  fc.assert(
    fc.property(aloft, cents, cents, (bets, paid, spare) => {
      const most = paid + spare;
      const top = topOf(bets, paid, most);
      expect(paidAt(bets, paid, top ?? 100_000)).toBeLessThanOrEqual(most * 100n);
      if (top !== null) expect(paidAt(bets, paid, top + 1)).toBeGreaterThan(most * 100n);
    }),
  );
});

test('whoever leaves below the top raises it for the others, or takes it away', () => {
  const two = [
    { ceiling: 100_000, stakeCents: 1_000n },
    { ceiling: 100_000, stakeCents: 1_000n },
  ];
  expect(topOf(two, 0n, 100_000n)).toBe(5_000);
  expect(topOf(two.slice(1), 2_000n, 100_000n)).toBe(9_800);
  expect(topOf([{ ceiling: 9_800, stakeCents: 1_000n }], 2_000n, 100_000n)).toBeNull();
  fc.assert(
    fc.property(aloft, cents, fc.nat(), fc.nat(), (bets, most, who, where) => {
      const top = topOf(bets, 0n, most);
      const leaver = bets[who % Math.max(1, bets.length)];
      if (top === null || top < 101 || !leaver) return;
      const at = 101 + (where % (Math.min(top, leaver.ceiling) - 100));
      const others = bets.filter((bet) => bet !== leaver);
      const raised = topOf(others, (leaver.stakeCents * BigInt(at)) / 100n, most);
      expect(raised ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(top);
    }),
  );
});

test('nobody in the air has no top', () => {
  expect(topOf([], 0n, 1n)).toBeNull();
});
