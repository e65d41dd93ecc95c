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
  const running = readdirSync('/proc').map(Number).filter(Boolean).map(statOf);
  const seconds = running.reduce((sum, stat) => sum + (stat?.parent === postmaster ? stat.seconds : 0), 0);
  const ended = fieldsOf(postmaster);
  return seconds + cpuSeconds(postmaster) + (Number(ended[13]) + Number(ended[14])) / ticksPerSecond;
}

/** What was done, with the seconds of processor time that some processes and all of a PostgreSQL took meanwhile. */
export async function withCpu<Done>(
  pids: readonly number[],
  db: pg.Pool,
  work: () => Promise<Done>,
): Promise<{ readonly done: Done; readonly nodeSeconds: number; readonly postgresSeconds: number }> {
  const taken = async () => ({
    node: pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0),
    postgres: await postgresCpuSeconds(db),
  });
  const before = await taken();
  const done = await work();
  const after = await taken();
  return { done, nodeSeconds: after.node - before.node, postgresSeconds: after.postgres - before.postgres };
}

/** What follows the name in brackets, from the third field on: the parent is the 4th, user time the 14th, the kernel's the 15th. */
const fieldsOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** Null for a process that has ended meanwhile. */
function statOf(pid: number): { readonly parent: number; readonly seconds: number } | null {
  try {
    return { parent: Number(fieldsOf(pid)[1]), seconds: cpuSeconds(pid) };
  } catch {
    return null;
  }
}
