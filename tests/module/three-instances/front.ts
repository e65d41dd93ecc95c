import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { ToFront } from './front-process.ts';

/** One address for several servers: connections go to those that live, one after the other. */
interface Front {
  readonly url: string;
  /** The ports that are passed on to from now on. */
  serve(ports: readonly number[]): void;
  close(): Promise<void>;
}

/** In a process of its own: what passes everything on must not wait for those who read it. */
export async function openFront(): Promise<Front> {
  const child = fork(resolve(import.meta.dirname, 'front-process.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    serve: (given) => {
      child.send({ ports: given } satisfies ToFront);
    },
    close: async () => {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}
