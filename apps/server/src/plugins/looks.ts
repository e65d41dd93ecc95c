import type { Call } from '@arara/contract';
import type { StaffCaller } from './caller.ts';

/** What staff read of members' data is written down after the answer. */
export interface Looks {
  /**
   * Before staff is answered. Fails with `unavailable` while so many looks could not be written that no more is shown, and with
   * `people_enough` for an account that was shown as many members as it may within an hour.
   */
  admit(call: Call, caller: StaffCaller): Promise<void>;
  /** Staff was answered: notes down whose data it was, if it was anybody's. */
  saw(call: Call, input: unknown, data: unknown, caller: StaffCaller): void;
  /** Waits until all that was seen so far is written. */
  settled(): Promise<void>;
  /** Writes what waits, and tells the log what could not be written. */
  close(): Promise<void>;
}
