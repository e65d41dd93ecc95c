import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openJournalStore } from './journal-store.ts';
import type { Change } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'arara-journal-'));
afterAll(() => {
  spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

const webhook = (id: string): Change => ({
  kind: 'webhook',
  id,
  value: { chave: id, webhookUrl: 'x'.repeat(1000), criacao: '2026-01-01T00:00:00.000Z' },
});

test('a journal whose disk was full goes on once there is room, with what was not promised and is remembered', async (context) => {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status !== 0) context.skip();
  const path = join(folder, 'sandbox.jsonl');
  const store = await openJournalStore(path);
  await store.append([webhook('before')]);
  const filling = join(folder, 'fill');
  try {
    for (;;) writeFileSync(filling, Buffer.alloc(4096), { flag: 'a' });
  } catch {
    // It is full.
  }
  const changes = ['a', 'b', 'c', 'd', 'e'].map((id) => webhook(id));
  const outcomes = [];
  for (const change of changes)
    outcomes.push(
      await store.append([change]).then(
        () => 'kept',
        () => 'refused',
      ),
    );
  expect(outcomes).toContain('refused');
  rmSync(filling);
  await store.append([webhook('after')]);
  await store.close();
  const again = await openJournalStore(path);
  await again.close();
  expect(again.load()).toEqual([webhook('before'), ...changes, webhook('after')]);
});
