export { chiSquareTail, gammaQ, logGamma, normalTwoSided } from './distributions.ts';
export { gaps, interplay, permutations, poker, subsequences } from './sequence-tests.ts';
export { type Judgement, judgeSamples, runSuite } from './suite.ts';
export {
  chiSquare,
  couponCollector,
  duplicates,
  frequency,
  type Outcomes,
  overlaps,
  runs,
  serialCorrelation,
  type TestResult,
} from './tests.ts';
