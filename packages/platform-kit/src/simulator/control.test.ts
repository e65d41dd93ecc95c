import { expect, test } from 'vitest';
import { createMemoryStore, createSimulator } from './index.ts';

const options = {
  store: createMemoryStore(),
  operator: 'arara',
  secret: 'a secret of the two sides',
  games: 20,
};

test('a simulator that is controlled turns faults on and off over HTTP; another has nothing there', async () => {
  for (const isControlled of [true, false]) {
    const simulator = createSimulator({ ...options, isControlled });
    const { url } = await simulator.listen(0, '127.0.0.1');
    const tell = async (path: string, body: object) =>
      (await fetch(`${url}/control/${path}`, { method: 'POST', body: JSON.stringify(body) })).status;
    try {
      expect(await tell('seamless', { scope: 'always', fault: 'duplicate' })).toBe(isControlled ? 204 : 404);
      if (!isControlled) continue;
      expect(await tell('seamless', { scope: 'next', fault: 'nonsense' })).toBe(400);
      expect(await tell('transfer', { scope: 'next', fault: 'dead' })).toBe(400);
      expect(await tell('transfer', { operation: 'balance', fault: 'dead' })).toBe(204);
      expect(await tell('transfer', { scope: 'clear' })).toBe(204);
      expect(await tell('elsewhere', {})).toBe(400);
    } finally {
      await simulator.close();
    }
  }
});
