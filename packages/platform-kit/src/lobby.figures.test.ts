import { expect, test } from 'vitest';
import { createPlatformClient, platformCategories } from './index.ts';
import { createMemoryStore, createSimulator } from './simulator/index.ts';

test('the simulator has a lobby over ten categories in nine languages, of up to 20,000 games none of which is called like another', async () => {
  const shared = { operator: 'arara', secret: 'a secret of the two sides' };
  const simulator = createSimulator({ ...shared, store: createMemoryStore(), games: 20_000 });
  try {
    const { apiUrl } = await simulator.listen(0, '127.0.0.1');
    const client = createPlatformClient({ ...shared, baseUrl: apiUrl, timeoutMs: 20_000 });
    const ids = new Set<string>();
    const categories = new Set<string>();
    let from: number | null = 0;
    while (from !== null) {
      const page: Awaited<ReturnType<typeof client.games>> = await client.games(from);
      if (page.kind !== 'ok') throw new Error(page.kind);
      for (const game of page.value.games) {
        ids.add(game.id);
        categories.add(game.category);
      }
      from = page.value.next;
    }
    expect(ids.size).toBe(20_000);
    expect([...categories].sort()).toEqual([...platformCategories].sort());
    const first = await client.games(0);
    if (first.kind !== 'ok') throw new Error(first.kind);
    for (const { title } of first.value.games) expect(Object.keys(title)).toHaveLength(9);
  } finally {
    await simulator.close();
  }
}, 900_000);
