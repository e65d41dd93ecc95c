import type { LanguageCode } from '@arara/phrases';
import type { FastifyBaseLogger } from 'fastify';

/** A member's session as requests carry it. */
export interface MemberSession {
  readonly sessionId: string;
  readonly memberId: string;
  readonly account: string;
  readonly isDemo: boolean;
}

/** A staff session as requests carry it. */
export interface StaffSession {
  readonly sessionId: string;
  readonly staffId: string;
  readonly email: string;
  readonly role: 'support' | 'finance' | 'risk' | 'content' | 'admin';
  /** An administrator was shown the password. */
  readonly mustChangePassword: boolean;
}

/** Who asks, from where, and in which language. */
export interface Caller {
  readonly lang: LanguageCode;
  readonly ip: string;
  /** What tries from there are counted by: the address, or of IPv6 its network. */
  readonly network: string;
  readonly device: string;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** The `Idempotency-Key` header, well formed; required by calls that say so. */
  readonly idempotencyKey: string | null;
}

export interface VisitorCaller extends Caller {
  readonly member: MemberSession | null;
}

export interface MemberCaller extends Caller {
  readonly member: MemberSession;
}

export interface StaffCaller extends Caller {
  readonly staff: StaffSession;
}
