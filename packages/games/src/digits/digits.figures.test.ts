import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { judgeSamples } from '@arara/fair/statistics';
import { expect, test } from 'vitest';
import { digitsRules } from './rules.ts';

test('[R24] digits of Trinca da Sorte, all three of every round, pass the statistics at 99%', () => {
  const bet = { stake: '1.00', type: 'last_one', digits: [7] } as const;
  const drawn = (nonce: number) =>
    digitsRules.play(
      { ...bet, digits: [...bet.digits] },
      createDraws(hmacSha256, { serverSeed: 'final outcomes', clientSeed: 'digits', nonce }),
    ).outcome.drawn;
  const samples = Array.from({ length: 10 }, (_, sample) => ({
    kinds: 10,
    values: Array.from({ length: 4_000 }, (__, nonce) => drawn(sample * 4_000 + nonce)).flat(),
  }));
  expect(judgeSamples(samples)).toMatchObject({ isPassed: true });
}, 900_000);
