import { readdirSync, readFileSync } from 'node:fs';

/**
 * When a process was started, in clock ticks since boot: with its id this names one process for good,
 * where the id alone may have gone to another. Null when it is gone, or dead and only waiting to be reaped
 * (in a container without an init such a corpse may stay for ever). Throws when it cannot be told.
 */
export function startTicks(pid: number): string | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch (error) {
    refuseToGuess(error);
    return null;
  }
  // The second field is the command in brackets, which may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  return state === 'Z' || state === 'X' ? null : (fields[19] ?? null);
}

export const isRunning = (pid: number): boolean => startTicks(pid) !== null;

/** The arguments of a process; readable whoever owns it, unlike its working directory. Empty when gone. */
export function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch (error) {
    refuseToGuess(error);
    return [];
  }
}

/** Without a descriptor or memory to look with nobody is gone: a server that lives would be ended, or a second one started beside it. */
function refuseToGuess(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (['EMFILE', 'ENFILE', 'ENOMEM'].includes(code)) throw error;
}

/** Ids of the running processes whose arguments satisfy the test. */
export function findProcesses(matches: (args: string[]) => boolean): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => matches(commandLine(pid)) && isRunning(pid));
}

/** Sends a signal; false when the process is already gone. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Waits until none of the processes runs; false when some still do after the time given. */
export async function awaitGone(pids: number[], waitMs: number): Promise<boolean> {
  const deadline = performance.now() + waitMs;
  while (pids.some(isRunning)) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}
