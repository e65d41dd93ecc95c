import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { multiplierUnit } from '../stake.ts';
import { gunPowers, hitPoints, type SeaKind, seaKindNames, shotPoints, worthOf } from './kinds.ts';
import { aquariumRules } from './rules.ts';

/** Every gun at every kind: a hit, times all its feature can bring. */
export function analyseAquarium(): Analysis {
  const sample = (kind: SeaKind, gun: number) => ({
    configuration: nameOf(kind, gun),
    input: { stake: '1.00', gun, kind },
    actions: [],
    rounds: 40_000,
  });
  return {
    rules: aquariumRules,
    configurations: seaKindNames.flatMap((kind) => {
      const { worth, of } = worthOf(kind);
      const hits = BigInt(hitPoints(kind));
      const endings = [
        { ways: (BigInt(shotPoints) - hits) * of, multiplier: 0 },
        ...[...worth].map(([pay, ways]) => ({ ways: hits * ways, multiplier: pay * multiplierUnit })),
      ];
      return gunPowers.map((gun) =>
        endingsConfiguration(nameOf(kind, gun), endings, aquariumRules.limits.minStakeCents * BigInt(gun)),
      );
    }),
    samples: [
      sample('camarao', 1),
      sample('lagosta', 2),
      sample('baiacu', 5),
      sample('agua_viva', 1),
      sample('polvo', 10),
    ],
  };
}

function nameOf(kind: SeaKind, gun: number): string {
  return `${kind}, gun ${gun}`;
}
