import type { Call } from '@arara/contract';
import type { StaffCaller } from './caller.ts';

/** A file with members in it, by what it tells of, and whoever loads it. */
export interface NamingFile {
  readonly of: string;
  readonly from: string;
  readonly to: string;
  readonly actor: { readonly staffId: string; readonly email: string; readonly ip: string };
}

/** What staff read of members' data is written down after the answer. */
export interface Looks {
  /**
   * Before staff is answered. Fails with `unavailable` while so many looks could not be written that no more is shown, and with
   * `people_enough` for an account that was shown as many members as it may within an hour.
   */
  admit(call: Call, caller: StaffCaller): Promise<void>;
  /** Staff was answered: notes down whose data it was, if it was anybody's. */
  saw(call: Call, input: unknown, data: unknown, caller: StaffCaller): void;
  /** Before a file that names members is opened. Fails with `people_enough` as `admit` does. */
  admitFile(caller: StaffCaller): Promise<void>;
  /** How many of so many more members a file may name to its account within the hour; they count as shown. */
  mayName(file: NamingFile, members: number): Promise<number>;
  /** A file has left, or broke off, that named so many members. */
  sawFile(file: NamingFile, members: number): void;
  /** Waits until all that was seen so far is written. */
  settled(): Promise<void>;
  /** Writes what waits, and tells the log what could not be written. */
  close(): Promise<void>;
}
