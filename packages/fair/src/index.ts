export { buildChain, chainCommitment, crashPointHundredths, isLinked } from './chain.ts';
export { createDraws, type Draws, type DrawTrace, drawRangeMax, type Seeds } from './draws.ts';
export { type Hmac, hmacSha256, sha256Hex, toHex } from './hash.ts';
export { commitmentOf, isClientSeed, isServerSeed, newClientSeed, newServerSeed } from './seeds.ts';
