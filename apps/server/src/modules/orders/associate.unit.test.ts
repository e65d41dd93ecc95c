import fc from 'fast-check';
import { expect, test } from 'vitest';
import { associate, type Source, type Taking } from './associate.ts';

const source = (id: string, amountCents: bigint, coveredAtCents: bigint | null): Source => ({
  id,
  amountCents,
  coveredAtCents,
});
const taking = (id: string, amountCents: bigint, countedCents: bigint): Taking => ({
  id,
  amountCents,
  countedCents,
});
const told = (sources: Source[], takings: Taking[]) =>
  associate(sources, takings).map((link) => [link.takingId, link.sourceId, link.amountCents]);

test('[S7.44] withdrawals take the oldest covered money first', () => {
  const sources = [source('D1', 500n, 500n), source('D2', 600n, 1100n)];
  expect(told(sources, [taking('W1', 900n, 1100n), taking('W2', 200n, 1100n)])).toEqual([
    ['W1', 'D1', 500n],
    ['W1', 'D2', 400n],
    ['W2', 'D2', 200n],
  ]);
});

test('[S7.44] what is taken beyond was won, and counts to the last that was covered', () => {
  const sources = [source('D1', 100n, 100n), source('R1', 10n, 150n), source('D2', 100n, 250n)];
  expect(told(sources, [taking('W1', 300n, 200n), taking('W2', 50n, 200n)])).toEqual([
    ['W1', 'D1', 100n],
    ['W1', 'R1', 200n],
    ['W2', 'R1', 50n],
  ]);
});

test('[S7.44] what is not covered yet, or given up, is left alone', () => {
  expect(told([source('D1', 100n, 100n)], [taking('W1', 50n, 99n)])).toEqual([]);
  expect(told([source('R1', 100n, null)], [taking('W1', 50n, 999n)])).toEqual([]);
});

test('a withdrawal with covered money behind it is explained to the centavo', () => {
  const cents = fc.bigInt({ min: 1n, max: 10_000n });
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 6 }),
      fc.array(cents, { maxLength: 6 }),
      (ins, outs) => {
        const sources = ins.map((amount, index) => source(`D${index}`, amount, BigInt(index)));
        const takings = outs.map((amount, index) => taking(`W${index}`, amount, BigInt(ins.length)));
        const links = associate(sources, takings);
        for (const one of takings) {
          const sum = links
            .filter((link) => link.takingId === one.id)
            .reduce((all, link) => all + link.amountCents, 0n);
          expect(sum).toBe(one.amountCents);
        }
      },
    ),
  );
});
