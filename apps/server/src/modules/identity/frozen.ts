import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Caller } from '../../plugins/caller.ts';
import { type LoginMethod, recordLogin } from './history/login-events.ts';

/** The failure of a frozen member who has proved who it is; the history tells of the try. */
export async function frozen(
  house: House,
  memberId: string,
  method: LoginMethod,
  caller: Caller,
): Promise<AppError> {
  await recordLogin(house.db, { memberId, method, outcome: 'frozen', caller, at: house.clock.now() });
  return new AppError('member_frozen');
}
