export {
  createSeamlessClient,
  type Delivery,
  type SeamlessClient,
  type SeamlessClientConfig,
  type SeamlessOutcome,
} from './client.ts';
export { createGuard, type Guard } from './guard.ts';
export {
  anyVerifier,
  clockSkewMs,
  hmacSigner,
  hmacVerifier,
  rsaSigner,
  rsaVerifier,
  type SeamlessMessage,
  type Signer,
  seamlessHeaders,
  type Verifier,
} from './signing.ts';
export {
  balanceInput,
  betAndWinInput,
  betInput,
  rollbackInput,
  type SeamlessCall,
  type SeamlessDone,
  type SeamlessError,
  seamlessAmount,
  seamlessCalls,
  seamlessErrors,
  seamlessRetries,
  winInput,
} from './wire.ts';
