/** Rows that one statement takes at most: it locks them for a moment, and others go on. */
export const stepRows = 1000;

/**
 * Runs a step until it finds less than a whole one; gives how many rows all of them took. What a step has done stays done, so whoever
 * is killed between two of them goes on where this one was.
 */
export async function inSteps(step: () => Promise<number>, rows = stepRows): Promise<number> {
  let sum = 0;
  for (;;) {
    const done = await step();
    sum += done;
    if (done < rows) return sum;
  }
}
