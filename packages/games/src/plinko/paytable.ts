import { multiplierUnit } from '../stake.ts';

export const plinkoRows = { fewest: 8, most: 16 } as const;

export const plinkoRisks = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];

/** What the slots pay, in tenths of the stake, from the edge to the middle; the other half mirrors them. */
const tenths: Readonly<Record<PlinkoRisk, Readonly<Record<number, readonly number[]>>>> = {
  low: {
    8: [69, 29, 13, 7, 6],
    9: [95, 35, 17, 9, 6],
    10: [100, 43, 22, 11, 7, 6],
    11: [140, 61, 26, 13, 9, 6],
    12: [170, 71, 34, 17, 10, 7, 6],
    13: [220, 94, 43, 23, 12, 8, 6],
    14: [280, 110, 52, 28, 15, 9, 7, 6],
    15: [430, 140, 67, 33, 19, 11, 8, 6],
    16: [490, 170, 84, 42, 22, 13, 9, 7, 6],
  },
  medium: {
    8: [190, 40, 12, 5, 4],
    9: [300, 62, 16, 7, 4],
    10: [440, 91, 24, 9, 5, 4],
    11: [690, 130, 37, 13, 6, 4],
    12: [1_050, 190, 52, 17, 8, 5, 4],
    13: [1_550, 300, 76, 26, 10, 6, 4],
    14: [2_280, 440, 110, 35, 14, 7, 5, 4],
    15: [3_410, 670, 160, 51, 19, 9, 6, 4],
    16: [4_830, 970, 240, 73, 28, 12, 6, 5, 4],
  },
  high: {
    8: [500, 45, 8, 2, 2],
    9: [880, 75, 13, 3, 2],
    10: [1_530, 120, 21, 6, 2, 2],
    11: [2_610, 220, 34, 8, 3, 2],
    12: [4_460, 380, 55, 12, 5, 2, 2],
    13: [7_690, 660, 93, 21, 7, 2, 2],
    14: [13_120, 1_100, 150, 37, 10, 3, 2, 2],
    15: [22_570, 1_950, 250, 50, 15, 6, 2, 2],
    16: [38_280, 3_400, 430, 81, 22, 8, 3, 2, 2],
  },
};

/** The multiplier of every slot from left to right, in ten-thousandths. */
export function plinkoSlots(rows: number, risk: PlinkoRisk): readonly number[] {
  const half = tenths[risk][rows];
  if (!half) throw new RangeError(`there are ${plinkoRows.fewest} to ${plinkoRows.most} rows, not ${rows}`);
  const mirrored = half.slice(0, rows + 1 - half.length).toReversed();
  return [...half, ...mirrored].map((pays) => (pays * multiplierUnit) / 10);
}
