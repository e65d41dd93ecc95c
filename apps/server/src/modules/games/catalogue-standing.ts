import type { House } from '../../house.ts';
import { reachOf } from './catalogue.ts';

/**
 * What lists of the catalogue stand on, as text: its changes and those of platforms (their switch among them), absences of
 * platforms, and those that do not answer.
 */
export async function catalogueStanding(house: House): Promise<string> {
  const { rows } = await house.db.query<{ standing: string }>({
    name: 'catalogue-standing',
    text: 'select catalogue_standing() as standing',
  });
  return [rows[0]?.standing ?? '', ...reachOf(house).silent].join(' ');
}
