import { type Analysis, endingsConfiguration } from '../rtp/configuration.ts';
import { sicBoRules } from './rules.ts';
import { everyThrow, sicBoMultiplier, sicBoSpots } from './spots.ts';

const sampled = ['small', 'odd', 'total:9', 'single:3', 'double:5', 'pair:26', 'any_triple'];

/** Every place of the table, over all 216 throws. Bets in one round add up. */
export function analyseSicBo(): Analysis {
  return {
    rules: sicBoRules,
    configurations: sicBoSpots.map((spot) =>
      endingsConfiguration(
        spot.key,
        everyThrow.map((dice) => ({ ways: 1n, multiplier: sicBoMultiplier(spot, dice) })),
        sicBoRules.limits.minStakeCents,
      ),
    ),
    samples: sampled.map((on) => ({
      configuration: on,
      input: { bets: [{ on, stake: '1.00' }] },
      actions: [],
      rounds: 10_000,
    })),
  };
}
