import type { Limits } from '../rules.ts';

/** A lottery as data: numbers from 1, as many balls as a ticket has numbers. */
export type Lottery = {
  readonly slug: string;
  readonly numbers: { readonly from: number; readonly to: number; readonly picked: number };
  /** What a ticket pays by hits, in times the stake. Whole numbers: nothing is ever rounded. */
  readonly pays: readonly number[];
  readonly limits: Limits;
};

/** Five of eighty. */
export const trevoLottery: Lottery = {
  slug: 'sorte-do-trevo',
  numbers: { from: 1, to: 80, picked: 5 },
  pays: [0, 2, 11, 100, 1_000, 50_000],
  limits: { minStakeCents: 10n, maxStakeCents: 2_000n, stepCents: 1n, maxPayoutCents: 100_000_000n },
};

/** Six of sixty. */
export const ipeLottery: Lottery = {
  slug: 'ipe-de-ouro',
  numbers: { from: 1, to: 60, picked: 6 },
  pays: [0, 0, 4, 30, 400, 12_000, 200_000],
  limits: { minStakeCents: 10n, maxStakeCents: 500n, stepCents: 1n, maxPayoutCents: 100_000_000n },
};

/** Every number of a draw. */
export function lotteryBalls({ numbers: { from, to } }: Lottery): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
