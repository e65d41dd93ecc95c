import { compare, ratio } from '../ratio.ts';
import type { Category } from '../rules.ts';
import type { Configuration } from './configuration.ts';

/** Theoretical RTP of main bets, in percent. */
type Band = { readonly least: number; readonly most: number };

const reels: Band = { least: 94, most: 97 };
const tables: Band = { least: 97, most: 99.5 };
const draws: Band = { least: 90, most: 97 };

const bands: Readonly<Record<Category, Band>> = {
  slots: reels,
  fish: reels,
  table: tables,
  live: tables,
  arcade: tables,
  crash: tables,
  card: tables,
  bingo: draws,
  lottery: draws,
  sports: draws,
};

/** No bet at all may return less, in percent. */
const sideBetLeast = 85;

/** The band the main bets of a category keep to. */
export const bandOf = (category: Category): Band => bands[category];

/** Whether a bet keeps to the band of its category; a side bet only has a floor. */
export function isInBand(category: Category, { rtp, isSideBet }: Configuration): boolean {
  const { least, most } = isSideBet ? { least: sideBetLeast, most: bands[category].most } : bands[category];
  const percent = (share: number) => ratio(Math.round(share * 10), 1_000);
  return compare(rtp, percent(least)) >= 0 && compare(rtp, percent(most)) <= 0;
}
