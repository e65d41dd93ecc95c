import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { dayOf, startOfDay } from '../plugins/clock.ts';
import { openPool } from '../plugins/transaction.ts';
import { booksNow } from '../testing/books-now.ts';
import { createTestDatabase } from '../testing/database.ts';
import { silentLog } from '../testing/silent-log.ts';
import { arrivalDay } from './newcomers.ts';
import { seedHistory } from './seed-history.ts';

const days = 4;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let db: pg.Pool;
const began = new Date();

const seed = () =>
  seedHistory({
    env: readEnv({ CAPTCHA: 'off', SANDBOX: 'on', SANDBOX_GAMES: '0', PORT: '0', DATA_DIR: folder }),
    databaseUrl: database.url,
    log: silentLog,
    pspJournal: join(folder, 'bank.jsonl'),
    keyFile: join(folder, 'secret.key'),
    accountsFile: join(folder, 'members.txt'),
    days,
    say: () => {},
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'past-'));
  database = await createTestDatabase();
  db = openPool(database.url, 2);
  expect(await seed()).toBe(true);
}, 180_000);
afterAll(async () => {
  await db.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const column = async (sql: string) => (await db.query<{ value: Date }>(sql)).rows.map(({ value }) => value);

test('newcomers come day by day, and are named with their password in the file', async () => {
  const joined = await column('select created_at as value from member order by created_at');
  const first = startOfDay(dayOf(new Date(began.getTime() - days * 86_400_000))).getTime();
  const dayIndex = (at: Date) => Math.floor((at.getTime() - first) / 86_400_000);
  expect(joined.map(dayIndex)).toEqual(joined.map((_, index) => arrivalDay(index, days)));
  expect(new Set(joined.map(Number)).size).toBe(joined.length);
  expect((await readFile(join(folder, 'members.txt'), 'utf8')).trim().split('\n')).toHaveLength(
    joined.length + 1,
  );
});

test('nothing of it lies ahead of now, and the books sum to zero', async () => {
  const sql = ['deposit', 'withdrawal', 'round'].map(
    (table) => `select max(created_at) as value from ${table}`,
  );
  const latest = (await Promise.all(sql.map(column))).flat();
  expect(latest).toHaveLength(3);
  for (const at of latest) expect(at.getTime()).toBeLessThanOrEqual(Date.now());
  expect(await booksNow(db)).toMatchObject({ isClean: true, differenceCents: 0n });
});

test('cases of abuse name the two who share an address and a device, and nobody else', async () => {
  const { rows } = await db.query<{ ways: number; members: number; most: number }>(
    `select count(*)::int as ways, sum(members)::int as members, max(members)::int as most
       from (select count(distinct member_id) as members from session group by ip, device) used`,
  );
  expect(rows[0]?.most).toBe(2);
  expect(rows[0]?.members).toBe((rows[0]?.ways ?? 0) + 1);
});

const isEarly = began.getTime() - startOfDay(dayOf(began)).getTime() < 3 * 3_600_000;
test.skipIf(isEarly)(
  'today withdrawals and a letter wait for staff, unless the day has hardly begun',
  async () => {
    const { rows } = await db.query<{ withdrawals: number; letters: number }>(
      `select (select count(*)::int from withdrawal where state = 'submitted') as withdrawals,
            (select count(*)::int from support_message) as letters`,
    );
    expect(rows[0]?.letters).toBe(1);
    expect(rows[0]?.withdrawals).toBeGreaterThan(0);
  },
);

test('a house that has members gets no past', async () => {
  expect(await seed()).toBe(false);
});
