import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 25;

/**
 * Asks until the answer pleases, and gives it. Throws with the last answer when `withinMs` (three minutes) have passed:
 * for what happens by itself a little later.
 */
export async function eventually<Answer>(
  ask: () => Promise<Answer> | Answer,
  isRight: (answer: Answer) => boolean,
  withinMs = 180_000,
): Promise<Answer> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`in vain, at last: ${describe(answer)}`);
    await sleep(everyMs);
  }
}

function describe(answer: unknown): string {
  return JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
}
