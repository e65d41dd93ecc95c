import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import { type Direction, diceMultiplier, rolls, winningRolls, winningRollsOf } from './paytable.ts';
import { diceRules } from './rules.ts';

/** Every target in both directions. */
export function analyseDice(): Analysis {
  const directions: Direction[] = ['under', 'over'];
  const configurations = directions.flatMap((direction) =>
    Array.from({ length: rolls }, (_, target) => target)
      .map((target) => ({ target, winning: winningRollsOf(direction, target) }))
      .filter(({ winning }) => winning >= winningRolls.fewest && winning <= winningRolls.most)
      .map(({ target, winning }) =>
        chanceConfiguration(
          nameOf(direction, target),
          ratio(winning, rolls),
          diceMultiplier(winning),
          diceRules.limits.minStakeCents,
        ),
      ),
  );
  const sample = (direction: Direction, target: number) => ({
    configuration: nameOf(direction, target),
    input: { stake: '100.00', direction, target },
    actions: [],
    rounds: 200_000,
  });
  return {
    rules: diceRules,
    configurations,
    samples: [sample('under', 4_950), sample('over', 5_049), sample('under', 9_800), sample('over', 9_899)],
  };
}

function nameOf(direction: Direction, target: number): string {
  return `${direction} ${(target / 100).toFixed(2)}`;
}
