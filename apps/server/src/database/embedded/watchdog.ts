import { setTimeout as sleep } from 'node:timers/promises';
import type { LaunchLog } from './launch-error.ts';
import type { Postmaster } from './postmaster.ts';
import { isRunning } from './process-table.ts';

const pollMs = 200;
const backoffMsMax = 5_000;
const calmMs = 60_000;

/**
 * Starts the server again whenever it ends by itself, at once the first time and then ever more slowly.
 * `stop` ends the watch and returns the server that runs now.
 */
export function watchPostmaster(
  first: Postmaster,
  restart: () => Promise<Postmaster>,
  log: LaunchLog,
): { stop(): Promise<Postmaster> } {
  let server = first;
  const ended = new AbortController();

  const watch = async () => {
    let backoffMs = 0;
    let startedAt = performance.now();
    while (!ended.signal.aborted) {
      await pause(pollMs);
      if (ended.signal.aborted || mayRun(server.pid)) continue;
      if (performance.now() - startedAt > calmMs) backoffMs = 0;
      log.warn(`PostgreSQL (process ${server.pid}) ended by itself: starting it again`);
      await pause(backoffMs);
      if (ended.signal.aborted) return;
      backoffMs = Math.min(backoffMsMax, Math.max(250, backoffMs * 2));
      startedAt = performance.now();
      try {
        server = await restart();
        log.info(`PostgreSQL runs again (process ${server.pid})`);
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error));
      }
    }
  };
  const pause = (ms: number) => sleep(ms, undefined, { signal: ended.signal, ref: false }).catch(() => {});

  const watching = watch();
  return {
    async stop() {
      ended.abort();
      await watching;
      return server;
    },
  };
}

/** What cannot be looked at now is looked at again. */
function mayRun(pid: number): boolean {
  try {
    return isRunning(pid);
  } catch {
    return true;
  }
}
