import { multiplierUnit } from '../stake.ts';

/** The numbers on the board, how many are drawn, and how many a player may choose. */
export const kenoNumbers = { from: 1, to: 40 } as const;
export const kenoDrawn = 10;
export const kenoPicks = { fewest: 1, most: 10 } as const;

/** Tenths of the stake by how many of 1 to 10 chosen numbers are drawn, from none up. */
const tenths = {
  low: [
    [7, 18],
    [0, 16, 64],
    [0, 12, 20, 150],
    [0, 10, 13, 41, 430],
    [0, 0, 16, 35, 170, 2_550],
    [0, 0, 14, 20, 65, 480, 5_000],
    [0, 0, 12, 15, 34, 160, 1_650, 5_000],
    [0, 0, 11, 12, 22, 70, 460, 2_500, 5_000],
    [0, 0, 0, 17, 24, 64, 310, 1_250, 2_500, 5_000],
    [0, 0, 0, 15, 18, 36, 140, 630, 1_250, 2_500, 5_000],
  ],
  medium: [
    [3, 30],
    [0, 14, 77],
    [0, 9, 25, 200],
    [0, 0, 20, 80, 1_050],
    [0, 0, 13, 34, 210, 3_950],
    [0, 0, 0, 31, 130, 1_150, 10_000],
    [0, 0, 0, 20, 60, 340, 4_450, 10_000],
    [0, 0, 0, 16, 35, 150, 1_250, 5_000, 10_000],
    [0, 0, 0, 0, 37, 120, 730, 2_500, 5_000, 10_000],
    [0, 0, 0, 0, 26, 70, 330, 1_250, 2_500, 5_000, 10_000],
  ],
  high: [
    [0, 39],
    [0, 0, 170],
    [0, 0, 38, 380],
    [0, 0, 0, 130, 2_050],
    [0, 0, 0, 47, 340, 7_500],
    [0, 0, 0, 0, 193, 2_100, 20_000],
    [0, 0, 0, 0, 80, 550, 8_500, 20_000],
    [0, 0, 0, 0, 47, 230, 2_350, 10_000, 20_000],
    [0, 0, 0, 0, 0, 182, 1_350, 5_000, 10_000, 20_000],
    [0, 0, 0, 0, 0, 102, 580, 2_500, 5_000, 10_000, 20_000],
  ],
} as const satisfies Record<string, readonly (readonly number[])[]>;

export type KenoRisk = keyof typeof tenths;

// The keys of an object literal are the risks and nothing else.
export const kenoRisks = Object.keys(tenths) as readonly KenoRisk[];

/** What so many hits pay, in ten-thousandths, from none to all of the chosen numbers. */
export function kenoPays(picks: number, risk: KenoRisk): readonly number[] {
  return (tenths[risk][picks - 1] ?? []).map((pay) => (pay * multiplierUnit) / 10);
}
