export { type CaseResult, isConform, tableOf } from './case-result.ts';
export { type SeamlessUnderTest, seamlessConformance } from './seamless-conformance.ts';
export {
  type TransferPlayer,
  type TransferUnderTest,
  transferConformance,
} from './transfer-conformance.ts';
export type { SeamlessPlayer } from './trial.ts';
