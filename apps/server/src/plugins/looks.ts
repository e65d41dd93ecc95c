import type { Call } from '@arara/contract';
import type { StaffCaller } from './caller.ts';

/** What staff read of members' data is written down after the answer. */
export interface Looks {
  /** Fails with `unavailable` while so many looks could not be written that no more is shown. */
  assertKeepsUp(): void;
  /** Staff was answered: notes down whose data it was, if it was anybody's. */
  saw(call: Call, input: unknown, data: unknown, caller: StaffCaller): void;
  /** Waits until all that was seen so far is written. */
  settled(): Promise<void>;
  /** Writes what waits, and tells the log what could not be written. */
  close(): Promise<void>;
}
