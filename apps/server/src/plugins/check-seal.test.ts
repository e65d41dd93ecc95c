import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { checkSeal } from './check-seal.ts';
import { openSeal } from './seal.ts';
import { openPlainPool } from './transaction.ts';

test('a database starts with its own key alone; of two first starts at once both have it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arara-seal-'));
  const database = await createTestDatabase();
  const db = openPlainPool(database.url, 2);
  try {
    const [own, other] = [join(folder, 'own.key'), join(folder, 'other.key')];
    await Promise.all([checkSeal(db, openSeal(own), own), checkSeal(db, openSeal(own), own)]);
    await expect(checkSeal(db, openSeal(other), other)).rejects.toThrow(
      `${other} does not open what this database keeps`,
    );
    await checkSeal(db, openSeal(own), own);
  } finally {
    await db.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});
