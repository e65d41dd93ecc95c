import type { House } from '../../house.ts';

/** So much of the digest that nobody guesses it, and a link stays short. */
const proofBytes = 16;

/** What a link to a round's receipt carries besides its number: only the house can make it, and the player gives it away. */
export function proofOf({ seal }: Pick<House, 'seal'>, roundId: string): string {
  return seal.digest(`receipt ${roundId}`).subarray(0, proofBytes).toString('base64url');
}
