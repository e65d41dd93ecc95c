import type { BaccaratOutcome, DragonOutcome, RouletteOutcome, SicBoOutcome } from '@arara/games';
import { type MoneySpot, moneyWheel } from '@arara/games/live';
import { type RoadResult, type Tally, tallied } from '@arara/games/live/roads';
import { colourOf, dragonResult, pointsOf, totalOf, winnerOf } from '@arara/games/tables';

// The server builds outcomes with the rules these types come from.

export function baccaratRoad(outcome: unknown): RoadResult {
  const { player, banker } = outcome as BaccaratOutcome;
  const winner = winnerOf(totalOf(player.map(pointsOf)), totalOf(banker.map(pointsOf)));
  return winner === 'tie' ? 'tie' : winner === 'banker' ? 'red' : 'blue';
}

export function dragonRoad(outcome: unknown): RoadResult {
  const { dragon, jaguar } = outcome as DragonOutcome;
  const result = dragonResult(dragon, jaguar);
  return result === 'dragon' ? 'red' : result === 'jaguar' ? 'blue' : 'tie';
}

export function roulettePart(outcome: unknown) {
  const { number } = outcome as RouletteOutcome;
  const half = number === 0 ? null : number % 2 === 1 ? ('odd' as const) : ('even' as const);
  return { number, colour: colourOf(number), half };
}

export function sicBoHalf(outcome: unknown): 'small' | 'big' | 'triple' {
  const { dice } = outcome as SicBoOutcome;
  if (new Set(dice).size === 1) return 'triple';
  return dice.reduce((sum, face) => sum + face, 0) <= 10 ? 'small' : 'big';
}

export function wheelSpots(outcomes: readonly unknown[]): readonly Tally<MoneySpot>[] {
  return tallied(
    moneyWheel.spots.map(({ spot }) => spot),
    outcomes.map((outcome) => (outcome as { spot: MoneySpot }).spot),
  );
}
