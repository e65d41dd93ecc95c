import { type DigitBetType, digitKinds, digitTimes } from '@arara/games/tables';

/** A kind of bet, and a digit for each of the three drums whether the bet looks at it or not. */
export interface DigitsChoice {
  readonly type: DigitBetType;
  readonly digits: readonly [number, number, number];
}

export const firstDigitsChoice: DigitsChoice = { type: 'exact', digits: [7, 2, 5] };

const placesOf: Record<DigitBetType, readonly number[]> = {
  exact: [0, 1, 2],
  any_order: [0, 1, 2],
  first_two: [0, 1],
  last_two: [1, 2],
  last_one: [2],
};

/** The drums a bet looks at. */
export function placesIn({ type }: DigitsChoice): readonly number[] {
  return placesOf[type];
}

/** The digits of a bet, from the left. */
export function betDigits(choice: DigitsChoice): number[] {
  return placesIn(choice).map((place) => choice.digits[place] ?? 0);
}

/** Turns one digit up or down; after 9 comes 0. */
export function turned(choice: DigitsChoice, place: number, step: 1 | -1): DigitsChoice {
  const [a, b, c] = choice.digits.map((digit, index) =>
    index === place ? (digit + step + digitKinds) % digitKinds : digit,
  );
  return { ...choice, digits: [a ?? 0, b ?? 0, c ?? 0] };
}

/** What the bet pays in times its stake; `null` for digits it does not take. */
export function timesOf(choice: DigitsChoice): number | null {
  return digitTimes(choice.type, betDigits(choice));
}
