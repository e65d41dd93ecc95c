import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Env } from './env.ts';
import type { Psp } from './modules/payments/index.ts';
import type { Clock } from './plugins/clock.ts';
import type { Jobs } from './plugins/jobs.ts';
import type { Notices } from './plugins/notices.ts';
import type { Sessions } from './plugins/sessions.ts';

/** What use cases are given: everything they need from outside, in one place. */
export interface House {
  readonly env: Env;
  readonly db: pg.Pool;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** Tells members' sockets and other instances of what a transaction has done. */
  readonly notices: Notices;
  readonly sessions: Sessions;
  /** The bank that charges and pays out. */
  readonly psp: Psp;
  /** Where the outside reaches this server, without a slash at the end. */
  readonly publicUrl: () => string;
}
