import type { FastifyBaseLogger } from 'fastify';
import { AppError } from './app-error.ts';
import { isConnectionFault } from './transaction.ts';

/**
 * Does `work` for each, one after another. One that cannot be dealt with is told to the log and keeps none of the others; with the first
 * such fault the run fails in the end, so that it is tried again. A database that is away ends it at once.
 */
export async function eachByItself<One>(
  log: FastifyBaseLogger,
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const one of all)
    try {
      await work(one);
    } catch (error) {
      if (isConnectionFault(error) || (error instanceof AppError && error.code === 'unavailable'))
        throw error;
      log.error({ err: error, one }, 'one of many could not be dealt with, the others are');
      faults.push(error);
    }
  if (faults.length > 0) throw faults[0];
}
