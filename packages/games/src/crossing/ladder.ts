import { multiplierUnit } from '../stake.ts';

/** A lane has so many equally likely moments to step on it, and in `cars` of them a car comes. */
export const crossingMoments = 25;

export const crossingDifficulties = {
  easy: { lanes: 24, cars: 1 },
  medium: { lanes: 22, cars: 3 },
  hard: { lanes: 20, cars: 5 },
  expert: { lanes: 15, cars: 10 },
} as const;

export type CrossingDifficulty = keyof typeof crossingDifficulties;

// The keys of an object literal are the difficulties and nothing else.
export const crossingDifficultyNames = Object.keys(crossingDifficulties) as readonly CrossingDifficulty[];

/** The share of stakes given back before rounding: 98 of 100. */
const returned = { share: 98n, of: 100n } as const;

/** The multiplier after each lane, in ten-thousandths: 0.98 / chance of getting so far, rounded down. */
export function crossingLadder(difficulty: CrossingDifficulty): readonly number[] {
  const ladder = ladders.get(difficulty) ?? workOut(difficulty);
  ladders.set(difficulty, ladder);
  return ladder;
}

const ladders = new Map<CrossingDifficulty, readonly number[]>();

function workOut(difficulty: CrossingDifficulty): readonly number[] {
  const { lanes, cars } = crossingDifficulties[difficulty];
  return Array.from({ length: lanes }, (_, index) => {
    const lane = BigInt(index + 1);
    const ways = BigInt(crossingMoments) ** lane;
    const safe = BigInt(crossingMoments - cars) ** lane;
    return Number((BigInt(multiplierUnit) * returned.share * ways) / (returned.of * safe));
  });
}
