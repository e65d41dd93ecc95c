import { chiSquareTail, normalTwoSided } from './distributions.ts';

/** `p` is two-sided: a fit that is too good is as telling as one that is too bad. */
export type TestResult = { test: string; statistic: number; p: number };

/** Outcomes as whole numbers from 0 to `kinds - 1`, in the order they were drawn; all kinds equally likely. */
export type Outcomes = { readonly values: readonly number[]; readonly kinds: number };

/** Are all kinds equally frequent? Pearson's chi-square; kinds are pooled until each group expects at least five. */
export function frequency({ values, kinds }: Outcomes): TestResult {
  const groups = Math.min(kinds, Math.floor(values.length / 5));
  const counts = new Array<number>(groups).fill(0);
  const sizes = new Array<number>(groups).fill(0);
  const groupOf = (kind: number) => Math.floor((kind * groups) / kinds);
  for (let kind = 0; kind < kinds; kind += 1) raise(sizes, groupOf(kind));
  for (const value of values) raise(counts, groupOf(value));
  return chiSquare(
    'frequency',
    counts,
    sizes.map((size) => (size * values.length) / kinds),
  );
}

/** Do values above and below the middle alternate as often as they should? Wald and Wolfowitz; the middle is left out. */
export function runs({ values, kinds }: Outcomes): TestResult {
  const middle = (kinds - 1) / 2;
  const isHigh = values.filter((value) => value !== middle).map((value) => value > middle);
  const high = isHigh.filter(Boolean).length;
  const low = isHigh.length - high;
  const count = isHigh.filter((side, index) => index === 0 || side !== isHigh[index - 1]).length;
  const total = high + low;
  const mean = 1 + (2 * high * low) / total;
  const variance = (2 * high * low * (2 * high * low - total)) / (total * total * (total - 1));
  return normal('runs', (count - mean) / Math.sqrt(variance));
}

/** Does a value tell anything of the next? The lag-1 correlation; for independent values normal with 1/n variance. */
export function serialCorrelation({ values, kinds }: Outcomes): TestResult {
  const mean = (kinds - 1) / 2;
  const variance = (kinds * kinds - 1) / 12;
  let sum = 0;
  for (let index = 1; index < values.length; index += 1) {
    sum += ((values[index] ?? 0) - mean) * ((values[index - 1] ?? 0) - mean);
  }
  return normal('serial correlation', sum / (variance * Math.sqrt(values.length - 1)));
}

/** How long until every one of a few kinds was seen? Knuth's coupon collector, against the exact distribution. */
export function couponCollector(outcomes: Outcomes): TestResult {
  const { values, kinds } = coarsened(outcomes, 8);
  const lengths: number[] = [];
  let seen = new Set<number>();
  let length = 0;
  for (const value of values) {
    length += 1;
    seen.add(value);
    if (seen.size < kinds) continue;
    lengths.push(length);
    seen = new Set();
    length = 0;
  }
  const { chances, rest } = collectingChances(kinds, lengths.length);
  const counts = new Array<number>(chances.length + 1).fill(0);
  for (const taken of lengths) raise(counts, Math.min(taken - kinds, chances.length));
  return chiSquare(
    'coupon collector',
    counts,
    [...chances, rest].map((chance) => chance * lengths.length),
  );
}

/**
 * Are overlapping pairs equally frequent? Good's serial test on cyclic overlapping pairs: psi2(2) - psi2(1) is
 * chi-square with kinds^2 - kinds degrees.
 */
export function overlaps(outcomes: Outcomes): TestResult {
  const { values, kinds } = coarsened(
    outcomes,
    Math.min(64, Math.floor(Math.sqrt(outcomes.values.length / 5))),
  );
  const singles = new Array<number>(kinds).fill(0);
  const pairs = new Array<number>(kinds * kinds).fill(0);
  values.forEach((value, index) => {
    raise(singles, value);
    raise(pairs, value * kinds + (values[(index + 1) % values.length] ?? 0));
  });
  const psi = (counts: readonly number[]) =>
    (counts.length / values.length) * counts.reduce((sum, count) => sum + count * count, 0) - values.length;
  const statistic = psi(pairs) - psi(singles);
  return { test: 'overlaps', statistic, p: twoSided(chiSquareTail(statistic, kinds * kinds - kinds)) };
}

/** Do values repeat inside windows as often as they should? The number of repeats per window, against its exact distribution. */
export function duplicates({ values, kinds }: Outcomes): TestResult {
  const window = Math.max(2, Math.min(Math.round(Math.sqrt(2 * kinds)), 256));
  const windows = Math.floor(values.length / window);
  const chances = distinctChances(window, kinds);
  const counts = new Array<number>(window + 1).fill(0);
  for (let start = 0; start < windows; start += 1) {
    raise(counts, new Set(values.slice(start * window, (start + 1) * window)).size);
  }
  return chiSquare(
    'duplicates',
    counts,
    chances.map((chance) => chance * windows),
  );
}

/** Chi-square of counts against what is expected, neighbours pooled until five are expected. */
export function chiSquare(test: string, counts: readonly number[], expected: readonly number[]): TestResult {
  const pooled: { count: number; expected: number }[] = [];
  let open = { count: 0, expected: 0 };
  counts.forEach((count, index) => {
    open = { count: open.count + count, expected: open.expected + (expected[index] ?? 0) };
    if (open.expected < 5) return;
    pooled.push(open);
    open = { count: 0, expected: 0 };
  });
  const last = pooled.pop();
  if (last) pooled.push({ count: last.count + open.count, expected: last.expected + open.expected });
  if (pooled.length < 2) throw new RangeError(`${test}: too few outcomes to say anything`);
  const statistic = pooled.reduce((sum, { count, expected: e }) => sum + (count - e) ** 2 / e, 0);
  return { test, statistic, p: twoSided(chiSquareTail(statistic, pooled.length - 1)) };
}

function normal(test: string, z: number): TestResult {
  return { test, statistic: z, p: normalTwoSided(z) };
}

function twoSided(upperTail: number): number {
  return 2 * Math.min(upperTail, 1 - upperTail);
}

function raise(counts: number[], index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}

/**
 * Fewer kinds, still equally likely: values above the largest multiple of `most` are left out (which says
 * nothing about those that stay), the others are taken together in equal groups.
 */
export function coarsened({ values, kinds }: Outcomes, most: number): Outcomes {
  if (kinds <= most) return { values, kinds };
  const size = Math.floor(kinds / most);
  return {
    values: values.filter((value) => value < size * most).map((value) => Math.floor(value / size)),
    kinds: most,
  };
}

/** The chances that collecting all kinds takes kinds, kinds + 1 ... draws, while at least five of `sets` are expected. */
function collectingChances(kinds: number, sets: number): { chances: number[]; rest: number } {
  let held = [1, ...new Array<number>(kinds).fill(0)];
  const chances: number[] = [];
  let rest = 1;
  for (let draw = 1; draw < kinds || rest * sets > 5; draw += 1) {
    // A finished set is counted where it finished and not carried on.
    held = held.map(
      (chance, have) =>
        (have === kinds ? 0 : (chance * have) / kinds) + ((held[have - 1] ?? 0) * (kinds - have + 1)) / kinds,
    );
    const done = held[kinds] ?? 0;
    if (draw >= kinds) {
      chances.push(done);
      rest -= done;
    }
  }
  return { chances, rest: Math.max(0, rest) };
}

/** The chances of 0, 1 ... different values among `window` draws of `kinds`. */
function distinctChances(window: number, kinds: number): number[] {
  let chances = [1, ...new Array<number>(window).fill(0)];
  for (let draw = 0; draw < window; draw += 1) {
    chances = chances.map(
      (chance, have) => (chance * have) / kinds + ((chances[have - 1] ?? 0) * (kinds - have + 1)) / kinds,
    );
  }
  return chances;
}
