import type { House } from '../../house.ts';
import { askingOnce } from './asked-once.ts';
import { contributions } from './bonus/active-bonus.ts';
import { promotionsOn } from './promotion.ts';

/** A text that is another one whenever the terms are: when a promotion begins, ends or changes, or what counts for a bonus. */
export async function termsStanding(house: House): Promise<string> {
  return askingOnce(house.db, async (db) =>
    JSON.stringify(await Promise.all([promotionsOn(house, db), contributions(db)])),
  );
}
