import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { launcherLab } from '../testing/launcher-lab.ts';
import { withClient } from '../testing/template.ts';
import { launchDatabase } from './launch.ts';

const lab = launcherLab();
afterAll(() => lab.clear());

test('what PostgreSQL writes of a refused row holds none of its values', async () => {
  const dataDir = lab.folder(0o755);
  const database = await launchDatabase({ dataDir, log: lab.log });
  try {
    await withClient(database.url, async (client) => {
      await client.query('create table person (cpf text primary key, phone text check (length(phone) < 5))');
      const put = 'insert into person values ($1, $2)';
      await client.query(put, ['52998224725', '']);
      await expect(client.query(put, ['52998224725', ''])).rejects.toThrow('person_pkey');
      await expect(client.query(put, ['11144477735', '11987654321'])).rejects.toThrow('person_phone_check');
    });
  } finally {
    await database.stop();
  }
  const written = readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8');
  expect(written).toContain('person_pkey');
  expect(written).not.toMatch(/52998224725|11144477735|11987654321/);
});
