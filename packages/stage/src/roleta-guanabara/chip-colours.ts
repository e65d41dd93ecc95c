const colours: readonly (readonly [bigint, string])[] = [
  [50_000n, '#7C3AED'],
  [10_000n, '#14161f'],
  [2_500n, '#0E7A4B'],
  [1_000n, '#2563EB'],
  [500n, '#D0213F'],
  [0n, '#5B6B88'],
];

/** A chip is coloured by its worth; white figures can be read on each. */
export const chipColour = (cents: bigint): string =>
  colours.find(([from]) => cents >= from)?.[1] ?? '#5B6B88';

/** An amount short enough for a chip, as the language writes it: 2,5k, 500, 12. It never says more than there is. */
export function chipText(cents: bigint, locale: string): string {
  const isThousands = cents >= 100_000n;
  const value = isThousands ? Number(cents / 10_000n) / 10 : Number(cents) / 100;
  const digits = value < 10 && !isThousands ? 2 : 1;
  const cut = Math.floor(value * 10 ** digits + 1e-6) / 10 ** digits;
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping: false }).format(
    cut,
  );
  return isThousands ? `${text}k` : text;
}
