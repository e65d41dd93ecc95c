import type { House } from '../../../house.ts';
import { forgetTries, lockedOut, passwordRule, takeTry } from '../../identity/index.ts';

/** What failed logins of a staff account are counted under; an account that does not exist is counted too. */
export function triesOf(email: string): string {
  return `staff:${email}`;
}

/** Counts a try of a password or a code before it is made; fails with `locked_out` after five in 15 minutes. */
export async function admitStaffTry(house: House, email: string): Promise<void> {
  const now = house.clock.now();
  const tries = await takeTry(house.db, triesOf(email), passwordRule, now);
  if (!tries.isTaken) throw lockedOut(tries, now);
}

export const forgetStaffTries = (house: House, email: string): Promise<void> =>
  forgetTries(house.db, triesOf(email));
