import { chiSquareTail, normalTwoSided } from './distributions.ts';
import { chiSquare, coarsened, type Outcomes, type TestResult } from './tests.ts';

/** How long until a value from the lowest part comes again? Knuth's gap test; lengths of gaps are geometric. */
export function gaps(outcomes: Outcomes): TestResult {
  const { values, kinds } = coarsened(outcomes, 100);
  const low = Math.max(1, Math.floor(kinds / 3));
  const chance = low / kinds;
  const lengths: number[] = [];
  let length = 0;
  let hasBegun = false;
  for (const value of values) {
    if (value >= low) {
      length += 1;
      continue;
    }
    if (hasBegun) lengths.push(length);
    hasBegun = true;
    length = 0;
  }
  const longest = Math.max(1, Math.floor(Math.log(5 / lengths.length) / Math.log(1 - chance)));
  const counts = new Array<number>(longest + 1).fill(0);
  for (const one of lengths) {
    const group = Math.min(one, longest);
    counts[group] = (counts[group] ?? 0) + 1;
  }
  const expected = counts.map(
    (_, gap) => lengths.length * (1 - chance) ** gap * (gap === longest ? 1 : chance),
  );
  return chiSquare('gaps', counts, expected);
}

/** How many different values are in hands of five? Knuth's poker test; their number by Stirling's. */
export function poker(outcomes: Outcomes): TestResult {
  const { values, kinds } = coarsened(outcomes, 10);
  const size = 5;
  const hands = Math.floor(values.length / size);
  const counts = new Array<number>(size + 1).fill(0);
  for (let hand = 0; hand < hands; hand += 1) {
    const different = new Set(values.slice(hand * size, (hand + 1) * size)).size;
    counts[different] = (counts[different] ?? 0) + 1;
  }
  const stirling = [0, 1, 15, 25, 10, 1];
  const expected = stirling.map((ways, different) => {
    let orders = ways;
    for (let taken = 0; taken < different; taken += 1) orders *= Math.max(0, kinds - taken);
    return (hands * orders) / kinds ** size;
  });
  return chiSquare('poker', counts, expected);
}

/** Are all orders of three values that follow each other equally frequent? Groups with equal values say nothing. */
export function permutations({ values }: Outcomes): TestResult {
  const counts = new Array<number>(6).fill(0);
  let groups = 0;
  for (let start = 0; start + 2 < values.length; start += 3) {
    const [a = 0, b = 0, c = 0] = values.slice(start, start + 3);
    if (a === b || b === c || a === c) continue;
    const order = (a > b ? 1 : 0) + (a > c ? 1 : 0) + (b > c ? 3 : 0);
    counts[order] = (counts[order] ?? 0) + 1;
    groups += 1;
  }
  // With two kinds there are no three different values: nothing to say.
  if (groups === 0) return { test: 'permutations', statistic: 0, p: 1 };
  return chiSquare('permutations', counts, new Array<number>(6).fill(groups / 6));
}

/** Do the first and the second half of the values have the same mean? A slow drift hides from tests of neighbours. */
export function subsequences({ values, kinds }: Outcomes): TestResult {
  const half = Math.floor(values.length / 2);
  const mean = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
  const variance = (kinds * kinds - 1) / 12;
  const difference = mean(values.slice(0, half)) - mean(values.slice(half));
  const z = difference / Math.sqrt(variance * (1 / half + 1 / (values.length - half)));
  return { test: 'subsequences', statistic: z, p: normalTwoSided(z) };
}

/** Does a value tell anything of those that come later? Correlations at distances two to eleven, taken together. */
export function interplay({ values, kinds }: Outcomes): TestResult {
  const mean = (kinds - 1) / 2;
  const variance = (kinds * kinds - 1) / 12;
  const distances = 10;
  let statistic = 0;
  for (let distance = 2; distance < 2 + distances; distance += 1) {
    let sum = 0;
    for (let index = distance; index < values.length; index += 1) {
      sum += ((values[index] ?? 0) - mean) * ((values[index - distance] ?? 0) - mean);
    }
    statistic += (sum / variance) ** 2 / (values.length - distance);
  }
  const tail = chiSquareTail(statistic, distances);
  return { test: 'interplay correlation', statistic, p: 2 * Math.min(tail, 1 - tail) };
}
