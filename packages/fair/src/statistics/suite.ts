import { gaps, interplay, permutations, poker, subsequences } from './sequence-tests.ts';
import {
  couponCollector,
  duplicates,
  frequency,
  type Outcomes,
  overlaps,
  runs,
  serialCorrelation,
  type TestResult,
} from './tests.ts';

const confidence = 0.99;

const suite = [
  frequency,
  runs,
  serialCorrelation,
  interplay,
  couponCollector,
  overlaps,
  duplicates,
  gaps,
  poker,
  permutations,
  subsequences,
] as const;

/**
 * The tests GLI-19 3.2.2 names, over final outcomes, each at 99% confidence: frequency (chi-square), runs, serial
 * correlation, interplay correlation, coupon collector, overlaps and duplicates, and besides them gaps, poker hands,
 * permutations and subsequences. By its nature a true generator fails each of them once in a hundred times:
 * `judgeSamples` tells chance from fault.
 */
export function runSuite(outcomes: Outcomes): (TestResult & { isPassed: boolean })[] {
  const isOutside = outcomes.values.some(
    (value) => !Number.isInteger(value) || value < 0 || value >= outcomes.kinds,
  );
  if (isOutside) throw new RangeError(`outcomes are whole numbers from 0 to ${outcomes.kinds - 1}`);
  return suite.map((test) => {
    const result = test(outcomes);
    return { ...result, isPassed: result.p >= 1 - confidence };
  });
}

/** What became of a suite over several independent samples: which tests failed, and how many may by chance. */
export type Judgement = { tests: number; failed: string[]; allowed: number; isPassed: boolean };

/**
 * Runs the suite over independent samples of one generator. It passes while no more tests failed than chance
 * explains: the fewest failures that a true generator exceeds less than once in a thousand times.
 */
export function judgeSamples(samples: readonly Outcomes[]): Judgement {
  const results = samples.flatMap(runSuite);
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ test }) => test);
  const allowed = failuresAllowed(results.length);
  return { tests: results.length, failed, allowed, isPassed: failed.length <= allowed };
}

/** The smallest k for which more than k of so many tests at 99% fail with a chance below 1 in 1,000 (binomial). */
function failuresAllowed(tests: number): number {
  let chance = confidence ** tests;
  let sum = chance;
  let failures = 0;
  while (1 - sum >= 0.001) {
    chance *= ((tests - failures) / (failures + 1)) * ((1 - confidence) / confidence);
    failures += 1;
    sum += chance;
  }
  return failures;
}
