import { multiplierUnit } from '../stake.ts';

export const towerFloors = 8;

/** Tiles of a floor, and how many of them hide a crab. */
export const towerDifficulties = {
  easy: { tiles: 4, crabs: 1 },
  medium: { tiles: 3, crabs: 1 },
  hard: { tiles: 2, crabs: 1 },
  expert: { tiles: 3, crabs: 2 },
} as const;

export type TowerDifficulty = keyof typeof towerDifficulties;

// The keys of an object literal are the difficulties and nothing else.
export const towerDifficultyNames = Object.keys(towerDifficulties) as readonly TowerDifficulty[];

/** The share of stakes given back before rounding: 98 of 100. */
const returned = { share: 98n, of: 100n } as const;

/** The multiplier after each floor, in ten-thousandths: 0.98 / chance of climbing so far, rounded down. */
export function towerLadder(difficulty: TowerDifficulty): readonly number[] {
  const { tiles, crabs } = towerDifficulties[difficulty];
  return Array.from({ length: towerFloors }, (_, index) => {
    const floor = BigInt(index + 1);
    const ways = BigInt(tiles) ** floor;
    const safe = BigInt(tiles - crabs) ** floor;
    return Number((BigInt(multiplierUnit) * returned.share * ways) / (returned.of * safe));
  });
}
