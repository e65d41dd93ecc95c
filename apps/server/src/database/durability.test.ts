import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { withClient } from '../testing/template.ts';
import { forgetfulSettings } from './durability.ts';

test('a setting that lets an answer be forgotten is named, and the others are not', async () => {
  const database = await createTestDatabase({ empty: true });
  try {
    const name = new URL(database.url).pathname.slice(1);
    const found = () => withClient(database.url, forgetfulSettings);
    // The tests' own server may be one that forgets: it lives in memory.
    const before = (await found()).filter((setting) => setting !== 'synchronous_commit');
    await withClient(database.url, (client) =>
      client.query(`alter database "${name}" set synchronous_commit = 'on'`),
    );
    expect(await found()).toEqual(before);
    await withClient(database.url, (client) =>
      client.query(`alter database "${name}" set synchronous_commit = 'off'`),
    );
    expect(await found()).toEqual([...before, 'synchronous_commit']);
  } finally {
    await database.drop();
  }
});
