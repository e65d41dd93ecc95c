import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { withClient } from '../testing/template.ts';
import { refusalOf } from './check-server.ts';
import { migrate } from './migrate.ts';

/** An owner of a database who is no superuser, as rented servers have them. */
const role = `arara_owner_${randomBytes(4).toString('hex')}`;
let database: TestDatabase;

const asSuperuser = (sql: string) => withClient(database.url, (client) => client.query(sql));

/** The owner's own address of the database. */
function ownUrl(): string {
  const url = new URL(database.url);
  url.username = role;
  url.password = 'segredo';
  return url.href;
}

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const name = new URL(database.url).pathname.slice(1);
  await asSuperuser(`create role ${role} login password 'segredo' nosuperuser`);
  await asSuperuser(`alter database "${name}" owner to ${role}`);
});

afterAll(async () => {
  await asSuperuser(`revoke set on parameter arara.ledger from ${role}`);
  await asSuperuser(`reassign owned by ${role} to current_user`);
  await asSuperuser(`drop owned by ${role}`);
  await asSuperuser(`drop role ${role}`);
  await database.drop();
});

test('an owner who is no superuser is told what has to be granted, and then has a house', async () => {
  await expect(migrate(ownUrl())).rejects.toThrow(
    `a superuser has to run once  grant set on parameter arara.ledger to "${role}"`,
  );
  expect((await asSuperuser(`select to_regclass('migration') as made`)).rows).toEqual([{ made: null }]);

  await asSuperuser(`grant set on parameter arara.ledger to ${role}`);
  expect((await migrate(ownUrl())).length).toBeGreaterThan(50);
  expect(await migrate(ownUrl())).toEqual([]);
});

test('a server that is too old, or a database that cannot hold every language, is refused in one line', () => {
  const good = { version: 180_004, encoding: 'UTF8', foldsPlainly: true, role: 'casa', canSetGuard: true };
  expect(refusalOf(good)).toBeNull();
  expect(refusalOf({ ...good, version: 150_008, canSetGuard: false })).toBe(
    'PostgreSQL 18 or newer is needed, the server of DATABASE_URL is 15',
  );
  expect(refusalOf({ ...good, encoding: 'LATIN1' })).toContain("encoding 'UTF8'");
  expect(refusalOf({ ...good, foldsPlainly: false })).toContain("locale 'C'");
});

test('a database that makes letters small as Turkish does is refused: an account would be two', async () => {
  const name = `arara_tr_${randomBytes(4).toString('hex')}`;
  const url = new URL(database.url);
  url.pathname = `/${name}`;
  await asSuperuser(
    `create database ${name} template template0 locale_provider icu icu_locale 'tr' encoding 'UTF8'`,
  );
  try {
    await expect(migrate(url.href)).rejects.toThrow('makes letters small as one language does');
  } finally {
    await asSuperuser(`drop database ${name}`);
  }
});
