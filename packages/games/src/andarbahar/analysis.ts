import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { andarBets, andarMultiplier, mostDealt } from './bets.ts';
import { andarBaharRules } from './rules.ts';

/** In how many of the 20,825 ways to place three matching cards among 51 the first one lies in this place. */
function waysOf(place: number): bigint {
  const behind = BigInt(51 - place);
  return (behind * (behind - 1n)) / 2n;
}

const sampled = ['andar', 'bahar', '1-5', '16-25'];

/** Both sides, and the bets on how many cards it takes. */
export function analyseAndarBahar(): Analysis {
  const places = Array.from({ length: mostDealt }, (_, index) => index + 1);
  return {
    rules: andarBaharRules,
    configurations: andarBets.map((bet) => ({
      ...endingsConfiguration(
        bet.key,
        places.map((place) => ({ ways: waysOf(place), multiplier: andarMultiplier(bet, place) })),
        andarBaharRules.limits.minStakeCents,
      ),
      ...(bet.kind === 'range' ? { isSideBet: true as const } : {}),
    })),
    samples: sampled.map((on) => ({
      configuration: on,
      input: { stake: '1.00', on },
      actions: [],
      rounds: 1_500,
    })),
  };
}
