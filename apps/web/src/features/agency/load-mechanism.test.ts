import type { Client } from '@arara/contract';
import { expect, test } from 'vitest';
import { loadMechanism } from './load-mechanism.ts';

test('[S7.58] the three agency mechanism calls run in parallel', async () => {
  const asked: string[] = [];
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // Nothing is answered before all three are asked for: one after the other would never end.
  const ask = (async ({ path }: { path: string }) => {
    asked.push(path);
    if (asked.length === 3) answer();
    await held;
    return path;
  }) as unknown as Client;
  expect(await loadMechanism(ask)).toEqual({
    recharge: '/api/agency/mechanism/recharge',
    betting: '/api/agency/mechanism/betting',
    settlement: '/api/agency/mechanism/settlement',
  });
  expect(asked).toHaveLength(3);
});
