import type { FastifyBaseLogger } from 'fastify';
import { eachByItself } from '../../plugins/each-by-itself.ts';

/** A job that begins each minute is to be done by then. */
export const passMsMax = 45_000;

/** How much of a pass is worked on: `until` by `performance.now()`, so many together, and so many in all. */
interface Bounds {
  readonly until: number;
  readonly atOnce: number;
  readonly max: number;
}

/**
 * Works on what `next` gives, so many together, for as long as there is something and time. A platform that takes its time is left
 * where it stands, and the next minute goes on there. One that cannot be dealt with keeps none of the others: the pass fails with it in
 * the end.
 */
export async function workInPass<One>(
  log: FastifyBaseLogger,
  next: (count: number) => Promise<readonly One[]>,
  work: (one: One) => Promise<unknown>,
  { until, atOnce, max }: Bounds,
): Promise<void> {
  const faults: unknown[] = [];
  for (let worked = 0; worked < max && performance.now() < until; worked += atOnce) {
    const some = await next(Math.min(atOnce, max - worked));
    await Promise.all(
      some.map((one) => eachByItself(log, [one], work).catch((fault: unknown) => faults.push(fault))),
    );
    if (some.length < atOnce) break;
  }
  if (faults.length > 0) throw faults[0];
}
