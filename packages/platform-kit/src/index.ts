export { type Breaker, type BreakerState, withBreaker } from './breaker.ts';
export {
  createPlatformClient,
  type NewLaunch,
  type NewTransfer,
  type PlatformClient,
  type PlatformClientConfig,
} from './client.ts';
export type { Outcome, Refused, Unknown } from './outcome.ts';
export type { CallsSummary } from './recent-calls.ts';
export { requestLifeMs, requestSignature, responseSignature } from './signing.ts';
export {
  type Direction,
  type PlatformGame,
  type PlatformTransfer,
  platformCategories,
  type RefusalCode,
  type SkippedGame,
} from './wire.ts';
