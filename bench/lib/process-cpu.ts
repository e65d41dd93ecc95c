import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

const ticksPerSecond = 100;

/** Seconds of processor time that a process has taken so far, in user space and in the kernel. */
export function cpuSeconds(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Seconds of processor time that a PostgreSQL has taken so far: all of its processes, those that have ended too. */
export async function postgresCpuSeconds(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = Number(fieldsOf(rows[0]?.pid ?? 0)[1]);
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === postmaster);
  const ended = fieldsOf(postmaster);
  const seconds = [postmaster, ...children].reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  return seconds + (Number(ended[13]) + Number(ended[14])) / ticksPerSecond;
}

/** What follows the name in brackets, from the third field on: the parent is the 4th, user time the 14th, the kernel's the 15th. */
const fieldsOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** Null for a process that has ended meanwhile. */
function parentOf(pid: number): number | null {
  try {
    return Number(fieldsOf(pid)[1]);
  } catch {
    return null;
  }
}
