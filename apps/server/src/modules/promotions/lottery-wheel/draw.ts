import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { type Segment, segmentAt, totalWeight } from './prizes.ts';

/**
 * The segment a spin falls on: one unbiased number below the sum of the weights, from
 * HMAC_SHA256(server seed of the day, "client seed:nonce:0"). Anybody can repeat it once the day's seed is shown.
 */
export function drawSegment(
  segments: readonly Segment[],
  seeds: { serverSeed: string; clientSeed: string; nonce: number },
): number {
  return segmentAt(segments, createDraws(hmacSha256, seeds).int(totalWeight(segments)));
}
