/*
 * Tail probabilities. Accurate to about 1e-10, far beyond what a test at 99% confidence needs.
 */

/** P(X >= statistic) for a chi-square variable with so many degrees of freedom: the regularised gamma Q(df/2, x/2). */
export function chiSquareTail(statistic: number, degreesOfFreedom: number): number {
  if (statistic < 0 || degreesOfFreedom <= 0) throw new RangeError('a chi-square statistic is not negative');
  return gammaQ(degreesOfFreedom / 2, statistic / 2);
}

/** P(|Z| >= |z|) for a standard normal variable: Q(1/2, z^2/2), since Z^2 is chi-square with one degree. */
export function normalTwoSided(z: number): number {
  return gammaQ(0.5, (z * z) / 2);
}

const precision = 1e-15;
const iterationsMax = 100_000;

/** Regularised upper incomplete gamma: series below a + 1, continued fraction (modified Lentz) above. */
export function gammaQ(a: number, x: number): number {
  if (x === 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * seriesP(a, x) : scale * fractionQ(a, x);
}

function seriesP(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < iterationsMax && term > sum * precision; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

function fractionQ(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < iterationsMax; n += 1) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / nonZero(numerator * d + b, tiny);
    c = nonZero(b + numerator / c, tiny);
    value *= d * c;
    if (Math.abs(d * c - 1) < precision) break;
  }
  return value;
}

function nonZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/** ln of the gamma function for positive x (Lanczos, g = 7, nine terms). */
export function logGamma(x: number): number {
  const [first = 0, ...others] = lanczos;
  const sum = others.reduce((total, term, index) => total + term / (x + index), first);
  const shifted = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(shifted) - shifted + Math.log(sum);
}

const lanczos = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_572e-6,
  1.505_632_735_149_311_6e-7,
];
