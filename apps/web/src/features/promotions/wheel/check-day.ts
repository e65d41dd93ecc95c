import { commitmentOf, createDraws, hmacSha256 } from '@arara/fair';
import type { Wheel } from './prizes.ts';

type Day = Pick<NonNullable<Wheel['revealed']>, 'server_seed' | 'server_seed_hash'> & {
  readonly spins: readonly {
    readonly client_seed: string;
    readonly nonce: number;
    readonly segment: number;
  }[];
};

/** Draws a revealed day's spins again: whether its seed is the committed one, and which spins come out the same. */
export function checkDay(
  day: Day,
  segments: readonly { readonly weight: number }[],
): { isSeedRight: boolean; spins: boolean[] } {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0);
  return {
    isSeedRight: commitmentOf(day.server_seed) === day.server_seed_hash,
    spins: day.spins.map(({ client_seed, nonce, segment }) => {
      const seeds = { serverSeed: day.server_seed, clientSeed: client_seed, nonce };
      let drawn = createDraws(hmacSha256, seeds).int(total);
      const at = segments.findIndex(({ weight }) => {
        drawn -= weight;
        return drawn < 0;
      });
      return at === segment;
    }),
  };
}
