import { CallError, leavesOutcomeUnknown } from '@arara/contract';

const triesMax = 3;

/**
 * Sends what answers the same when it is sent again, under its key or by its nature: at most three times while nobody can tell
 * what became of it, `pauseMs` after the first failure and twice that after the second.
 */
export async function persist<T>(send: () => Promise<T>, pauseMs: number, tried = 1): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (tried === triesMax || !(error instanceof CallError) || !leavesOutcomeUnknown(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs * tried));
    return persist(send, pauseMs, tried + 1);
  }
}
