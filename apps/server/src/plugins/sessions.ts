import type { MemberSession, StaffSession } from './caller.ts';

/**
 * Who a bearer token stands for. Implemented by the modules that own the accounts. What a page asks by itself (`isQuiet`) is
 * answered, and keeps no member's session from being idle.
 */
export interface Sessions {
  /** The member of a token, or null when it stands for nobody. */
  findMember(token: string | null, isQuiet?: boolean): Promise<MemberSession | null>;
  /** Fails with `unauthenticated`, `session_expired` or `force_offline`. */
  requireMember(token: string | null, isQuiet?: boolean): Promise<MemberSession>;
  /** The member of a token that was looked up a moment ago; null says nothing, then it has to be asked for. */
  keptMember(token: string | null, isQuiet?: boolean): MemberSession | null;
  /**
   * The id of the member, or account of the staff, whose token this instance keeps in memory, looked up however long ago: nothing is
   * asked of the database.
   */
  keptId(token: string | null): string | null;
  /**
   * Fails with `unauthenticated` or `session_expired`, and with `own_password_needed` for who still has a password that
   * somebody else has read, but for calls that may be made with one.
   */
  requireStaff(token: string | null, mayOweOwnPassword?: boolean): Promise<StaffSession>;
}
