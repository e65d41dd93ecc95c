import type { FastifyInstance } from 'fastify';
import type { House } from './house.ts';
import type { DailyTask } from './plugins/daily.ts';
import type { AnyListener } from './plugins/events.ts';
import type { Task } from './plugins/jobs.ts';

/** What a module brings to the house. */
export interface Module {
  readonly name: string;
  /** Registers its calls. */
  register?(app: FastifyInstance, house: House): void;
  readonly tasks?: readonly Task<House>[];
  readonly listeners?: readonly AnyListener<House>[];
  readonly daily?: readonly DailyTask<House>[];
  /** What stands in an open topic of the socket now, for who begins to follow it; null for a topic that is not the module's. */
  readTopic?(house: House, topic: string): Promise<unknown> | null;
  /**
   * The database has forgotten what was done since some moment, and the outside has not: leaves behind what may be known there. Before the
   * server listens; a start that was cut off repeats it.
   */
  beginAnew?(house: House): Promise<void>;
  /** Begins to run shared tables, for as long as the server works; `stop` ends it. */
  runTables?(house: House): { stop(): Promise<void> };
}
