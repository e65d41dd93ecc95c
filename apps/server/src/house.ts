import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Env } from './env.ts';
import type { BadTokens } from './plugins/bad-tokens.ts';
import type { Clock } from './plugins/clock.ts';
import type { Jobs } from './plugins/jobs.ts';
import type { Looks } from './plugins/looks.ts';
import type { MailSender } from './plugins/mail.ts';
import type { Notices } from './plugins/notices.ts';
import type { Platforms } from './plugins/platforms.ts';
import type { Presence } from './plugins/presence.ts';
import type { Psp } from './plugins/psp.ts';
import type { Seal } from './plugins/seal.ts';
import type { Sessions } from './plugins/sessions.ts';
import type { SmsSender } from './plugins/sms.ts';

/** What use cases are given: everything they need from outside, in one place. */
export interface House {
  readonly env: Env;
  readonly db: pg.Pool;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  /** How far this machine's clock was ahead of the database's when it was last compared. */
  readonly clockAheadMs: () => number;
  readonly jobs: Jobs;
  /** Tells members' sockets and other instances of what a transaction has done. */
  readonly notices: Notices;
  /** Who is connected to the site, over all instances. */
  readonly presence: Presence;
  readonly sessions: Sessions;
  readonly badTokens: BadTokens;
  /** Who of the staff looked at whose data. */
  readonly looks: Looks;
  /** Keeps secrets that must be read again. */
  readonly seal: Seal;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  /** The bank that charges and pays out. */
  readonly psp: Psp;
  /** External game platforms. */
  readonly platforms: Platforms;
  /** Where the outside reaches this server, without a slash at the end. */
  readonly publicUrl: () => string;
}
