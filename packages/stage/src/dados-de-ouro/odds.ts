import { type Direction, diceMultiplier, rolls, winningRolls, winningRollsOf } from '@arara/games/tables';

/** What the player bets on: one side of a target in hundredths. */
export interface DiceChoice {
  readonly direction: Direction;
  readonly target: number;
}

export const firstDiceChoice: DiceChoice = { direction: 'over', target: 5049 };

/** The target that leaves so many winning rolls on a side, kept within what is offered. */
export function choiceFor(direction: Direction, winning: number): DiceChoice {
  const kept = Math.min(Math.max(Math.round(winning), winningRolls.fewest), winningRolls.most);
  return { direction, target: direction === 'under' ? kept : rolls - 1 - kept };
}

/** The other side with the same chance. */
export function turnedOver({ direction, target }: DiceChoice): DiceChoice {
  return choiceFor(direction === 'over' ? 'under' : 'over', winningRollsOf(direction, target));
}

/** The lowest and highest target a side offers; steps of 100 between them are whole percents of chance. */
export function targetRange(direction: Direction): { min: number; max: number } {
  const ends = [winningRolls.fewest, winningRolls.most].map(
    (winning) => choiceFor(direction, winning).target,
  );
  return { min: Math.min(...ends), max: Math.max(...ends) };
}

/** The offered number of winning rolls whose multiplier (ten-thousandths) is nearest to the one wished for. */
export function winningForMultiplier(wished: number): number {
  let [low, high] = [winningRolls.fewest as number, winningRolls.most as number];
  // Multipliers fall as winning rolls rise.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (diceMultiplier(middle) >= wished) low = middle;
    else high = middle;
  }
  return Math.abs(diceMultiplier(low) - wished) <= Math.abs(diceMultiplier(high) - wished) ? low : high;
}

/** A number as people type it, "1,98" or "1.98×", in so many units to the whole; `null` when it is none. */
export function typedUnits(text: string, unitsPerWhole: number): number | null {
  const plain = text.replaceAll(/[\s×x%]/g, '').replace(',', '.');
  return /^\d{1,6}(\.\d{1,4})?$/.test(plain) ? Math.round(Number(plain) * unitsPerWhole) : null;
}
