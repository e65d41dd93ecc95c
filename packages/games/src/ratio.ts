/** An exact rational number in lowest terms; the denominator is positive. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

/** A ratio from whole numbers (numbers must be safe integers). */
export function ratio(numerator: bigint | number, denominator: bigint | number = 1n): Ratio {
  const n = BigInt(numerator);
  const d = BigInt(denominator);
  if (d === 0n) throw new RangeError('a ratio has no zero denominator');
  const divisor = gcd(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n);
  return { numerator: n / divisor, denominator: d / divisor };
}

export const zero: Ratio = ratio(0n);

export function add(a: Ratio, b: Ratio): Ratio {
  return ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Ratio, b: Ratio): Ratio {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function multiply(a: Ratio, b: Ratio): Ratio {
  return ratio(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Negative, zero or positive as a is less than, equal to or greater than b. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest number, right to about 15 digits whatever the size of the parts. */
export function toNumber({ numerator, denominator }: Ratio): number {
  const size = numerator < 0n ? -numerator : numerator;
  const shift = BigInt(Math.max(0, 64 - (bits(size) - bits(denominator))));
  const scaled = Number((size << shift) / denominator) / 2 ** Number(shift);
  return numerator < 0n ? -scaled : scaled;
}

/** A percentage with so many decimals, rounded down, so that a shown RTP is never above the true one. */
export function toPercent({ numerator, denominator }: Ratio, decimals = 2): string {
  const scale = 10n ** BigInt(decimals);
  const units = (numerator * 100n * scale) / denominator;
  const fraction = decimals === 0 ? '' : `.${String(units % scale).padStart(decimals, '0')}`;
  return `${units / scale}${fraction}`;
}

/** "36/37"; a fraction that nobody would read is told by its first hundred decimals. */
export function toText({ numerator, denominator }: Ratio): string {
  if (denominator === 1n) return String(numerator);
  const text = `${numerator}/${denominator}`;
  if (text.length <= longestText) return text;
  const decimals = String(((numerator % denominator) * 10n ** 100n) / denominator).padStart(100, '0');
  return `${numerator / denominator}.${decimals}...`;
}

const longestText = 1_000;

function bits(value: bigint): number {
  return value.toString(2).length;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > BigInt(Number.MAX_SAFE_INTEGER)) [x, y] = [y, x % y];
  if (y === 0n) return x;
  // Both are safe integers after one more step, and numbers are several times faster.
  let [small, smaller] = [Number(y), Number(x % y)];
  while (smaller !== 0) [small, smaller] = [smaller, small % smaller];
  return BigInt(small);
}
