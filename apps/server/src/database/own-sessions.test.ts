import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { keepSessions, refuseLentSessions } from './own-sessions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

test('PostgreSQL itself gives each connection a session of its own', async () => {
  await expect(refuseLentSessions(database.url)).resolves.toBeUndefined();
});

test('a pooler is known that lends one session to whoever asks', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 5 });
  expect(await keepSessions(pool, pool)).toBe(false);
  await pool.end();
});

test('a pooler is known that lends several sessions one after another', async () => {
  const sessions = Array.from({ length: 5 }, () => new pg.Client({ connectionString: database.url }));
  for (const session of sessions) await session.connect();
  let asked = 0;
  const turn = {
    query: async (text: string): Promise<pg.QueryResult> => {
      const session = sessions[asked % sessions.length];
      asked += 1;
      if (!session) throw new Error('no session is left');
      return session.query(text);
    },
  };
  expect(await keepSessions(turn, turn)).toBe(false);
  for (const session of sessions) await session.end();
});
