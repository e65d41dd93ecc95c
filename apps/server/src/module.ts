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
}
