import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatMoney, parseAmount, shareOf, splitCents } from './index.ts';

const cents = fc.bigInt({ min: 0n, max: 999_999_999_999_999n });

describe('amounts on the wire', () => {
  test('[R3] every amount survives the wire', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseAmount(formatAmount(amount))).toBe(amount);
      }),
    );
  });

  test.each([
    ['1.00', 100n],
    ['1.5', 150n],
    ['20', 2000n],
    ['0.01', 1n],
    ['0', 0n],
    ['0.00', 0n],
    ['9999999999999.99', 999_999_999_999_999n],
  ])('%s is read exactly', (text, amount) => expect(parseAmount(text)).toBe(amount));

  test.each([
    '',
    ' ',
    '1,00',
    '-1',
    '+1',
    '1.',
    '.5',
    '01',
    '1.001',
    '1e3',
    '0x1',
    'NaN',
    'Infinity',
    '1 000',
    '١',
  ])('%j is no amount', (text) => expect(parseAmount(text)).toBeNull());

  test('an amount above 13 digits of reais is no amount', () => {
    expect(parseAmount('10000000000000')).toBeNull();
  });

  test('whatever is read has at most two decimals and comes out with two', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseAmount(text);
        if (amount !== null) expect(formatAmount(amount)).toMatch(/^\d+\.\d{2}$/);
      }),
    );
  });

  test('a negative amount has its minus in front', () => {
    expect([formatAmount(-5n), formatAmount(-128_450n), formatAmount(0n)]).toEqual([
      '-0.05',
      '-1284.50',
      '0.00',
    ]);
  });
});

describe('amounts for people', () => {
  test.each([
    ['pt-BR', 'R$\u00a01.284,50'],
    ['en-US', 'R$1,284.50'],
  ])('%s', (locale, text) => expect(formatMoney(128_450n, locale)).toBe(text));

  test('the largest amounts lose no centavo, where a float would', () => {
    expect(formatMoney(900_719_925_474_099_301n, 'en-US')).toBe('R$9,007,199,254,740,993.01');
  });

  test('a negative one is the positive one behind a true minus', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (amount) => {
        expect(formatMoney(-amount, 'pt-BR')).toBe(`\u2212${formatMoney(amount, 'pt-BR')}`);
      }),
    );
  });
});

describe('shares', () => {
  test('a share is rounded down and never above the whole', () => {
    fc.assert(
      fc.property(cents, fc.nat({ max: 10_000 }), (amount, basisPoints) => {
        const share = shareOf(amount, basisPoints);
        expect(share * 10_000n).toBeLessThanOrEqual(amount * BigInt(basisPoints));
        expect((share + 1n) * 10_000n).toBeGreaterThan(amount * BigInt(basisPoints));
      }),
    );
    expect([shareOf(10_000n, 150), shareOf(1n, 9_999), shareOf(99n, 10_000)]).toEqual([150n, 0n, 99n]);
  });
});

describe('splitting', () => {
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 12 })
    .filter((all) => all.some((weight) => weight > 0n));

  test('loses and makes no centavo, and nobody is more than one centavo away from the exact part', () => {
    fc.assert(
      fc.property(cents, weights, (amount, all) => {
        const parts = splitCents(amount, all);
        const total = all.reduce((sum, weight) => sum + weight, 0n);
        expect(parts).toHaveLength(all.length);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount);
        parts.forEach((part, index) => {
          const exactFloor = (amount * (all[index] ?? 0n)) / total;
          expect(part - exactFloor === 0n || part - exactFloor === 1n).toBe(true);
        });
      }),
    );
  });

  test('a part without weight gets nothing', () => {
    fc.assert(
      fc.property(cents, weights, (amount, all) => {
        const parts = splitCents(amount, [...all, 0n]);
        expect(parts.at(-1)).toBe(0n);
      }),
    );
  });

  test('the same amount and weights are split the same way, the rest going to the largest first', () => {
    expect(splitCents(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(splitCents(10n, [1n, 3n])).toEqual([2n, 8n]);
  });

  test('without any weight there is nobody to give to', () => {
    for (const none of [[], [0n, 0n]]) expect(() => splitCents(1n, none)).toThrow(RangeError);
  });
});
