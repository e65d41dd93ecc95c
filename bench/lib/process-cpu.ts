import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds of processor time that a process has taken so far, in user space and in the kernel. */
export function cpuSeconds(pid: number): number {
  // What follows the name in brackets, from the third field on: user time is the 14th, the kernel's the 15th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
