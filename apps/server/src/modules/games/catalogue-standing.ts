import type { House } from '../../house.ts';
import { silentPlatforms } from './catalogue.ts';

/** What lists of the catalogue stand on, as text: its changes, absences of platforms, and those that do not answer. */
export async function catalogueStanding(house: House): Promise<string> {
  const { rows } = await house.db.query<{ standing: string }>({
    name: 'catalogue-standing',
    text: 'select catalogue_standing() as standing',
  });
  return [rows[0]?.standing ?? '', ...silentPlatforms(house)].join(' ');
}
