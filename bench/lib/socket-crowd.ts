import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HolderReport, ToHolder } from './socket-holder.ts';

export interface SocketCrowd {
  measure(playsAtMs: number): Promise<void>;
  report(): Promise<HolderReport>;
  leave(): void;
}

const holder = resolve(import.meta.dirname, 'socket-holder.ts');
const socketsEach = 2_500;

/** Opens so many sockets to a server, in processes of their own; an empty `watch` just listens. */
export async function gatherCrowd(port: number, count: number, watch: string): Promise<SocketCrowd> {
  checkFiles(count);
  const holders = Array.from({ length: Math.ceil(count / socketsEach) }, () =>
    fork(holder, { execArgv: ['--import', 'tsx'] }),
  );
  await Promise.all(
    holders.map((child, index) => {
      const first = index * socketsEach;
      const own = Math.min(socketsEach, count - first);
      return asked(child, { type: 'connect', port, count: own, first, watch }, 'connected');
    }),
  );
  return {
    measure: async (playsAtMs) => {
      await Promise.all(holders.map((child) => asked(child, { type: 'measure', playsAtMs }, 'measuring')));
    },
    report: async () => {
      const answers = await Promise.all(holders.map((child) => asked(child, { type: 'report' }, 'report')));
      return answers.map(({ report }) => report).reduce(together);
    },
    leave: () => {
      for (const child of holders) child.send({ type: 'leave' } satisfies ToHolder);
    },
  };
}

interface FromHolder {
  readonly type: string;
  readonly report: HolderReport;
}

function asked(child: ChildProcess, question: ToHolder, answer: string): Promise<FromHolder> {
  return new Promise((settle, reject) => {
    child.once('exit', (code) => reject(new Error(`a process that held sockets ended with ${code}`)));
    const hear = (message: FromHolder) => {
      if (message.type !== answer) return;
      child.off('message', hear);
      settle(message);
    };
    child.on('message', hear);
    child.send(question);
  });
}

function together(one: HolderReport, other: HolderReport): HolderReport {
  return {
    open: one.open + other.open,
    frames: one.frames + other.frames,
    missed: one.missed + other.missed,
    snapshots: one.snapshots + other.snapshots,
    socketsThatMissed: one.socketsThatMissed + other.socketsThatMissed,
    delays: one.delays.map((count, ms) => count + (other.delays[ms] ?? 0)),
    recorded: one.recorded.length > 0 ? one.recorded : other.recorded,
  };
}

/** A server holds a file for each socket, and Node takes as many as it may. */
function checkFiles(sockets: number): void {
  const most = Number(/^Max open files\s+\S+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  if (most < sockets + 500)
    throw new Error(`${sockets} sockets need more than ${most} open files: ulimit -Hn ${sockets + 1_000}`);
}
