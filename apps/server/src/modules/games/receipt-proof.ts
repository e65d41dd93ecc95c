import type { House } from '../../house.ts';
import { isSameSecret } from '../../secret-text.ts';

/** So much of the digest that nobody guesses it, and a link stays short. */
const proofBytes = 16;

/** What a link to a round's receipt carries besides its number: only the house can make it, and the player gives it away. */
export function proofOf({ seal }: Pick<House, 'seal'>, roundId: string): string {
  return shortened(seal.digest(said(roundId)));
}

/** Whether a link was made by the house, with its present key or one of before: links are kept for years. */
export function isProof({ seal }: Pick<House, 'seal'>, roundId: string, proof: string): boolean {
  return seal.digests(said(roundId)).some((digest) => isSameSecret(proof, shortened(digest)));
}

const said = (roundId: string) => `receipt ${roundId}`;

const shortened = (digest: Buffer) => digest.subarray(0, proofBytes).toString('base64url');
