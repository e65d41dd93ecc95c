import { ratio } from '../ratio.ts';
import { type Analysis, chanceConfiguration } from '../rtp/configuration.ts';
import { type Direction, diceMultiplier, rolls, targetOf, winningRolls } from './paytable.ts';
import { diceRules } from './rules.ts';

/** Every target in both directions; both have the same figures for the same number of winning rolls. */
export function analyseDice(): Analysis {
  const { fewest, most } = winningRolls;
  const directions: Direction[] = ['under', 'over'];
  const configurations = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index).flatMap(
    (winning) => {
      const { minStakeCents } = diceRules.limits;
      const figures = chanceConfiguration('', ratio(winning, rolls), diceMultiplier(winning), minStakeCents);
      return directions.map((direction) => ({
        ...figures,
        name: nameOf(direction, targetOf(direction, winning)),
      }));
    },
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
