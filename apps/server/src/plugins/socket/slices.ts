import { setImmediate as turn } from 'node:timers/promises';

/** So many sockets are written to within a few milliseconds. */
const atOnce = 256;

/**
 * Does something for each of many, some in each turn of the event loop, so that requests are answered in between. Sets and
 * maps may change meanwhile: who has left is passed over, who has come is met at the end.
 */
export async function inSlices<One>(all: Iterable<One>, work: (one: One) => void): Promise<void> {
  let left = atOnce;
  for (const one of all) {
    work(one);
    left -= 1;
    if (left > 0) continue;
    left = atOnce;
    await turn();
  }
}
