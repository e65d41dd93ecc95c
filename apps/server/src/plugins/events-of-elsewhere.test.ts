import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { silentLog } from '../testing/silent-log.ts';
import { type Listener, openEvents, pruneEvents, record } from './events.ts';
import { inTransaction, openPool } from './transaction.ts';

let database: TestDatabase;
let db: ReturnType<typeof openPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openPool(database.url, 3);
  await db.query('create table heard (n integer generated always as identity, listener text, member text)');
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

const hearing = (name: string): Listener<null, 'member.registered'> => ({
  name,
  topic: 'member.registered',
  hear: async (_ctx, tx, events) => {
    for (const { payload } of events)
      await tx.query('insert into heard (listener, member) values ($1, $2)', [name, payload.memberId]);
  },
});
const open = (...names: string[]) => openEvents(db, null, names.map(hearing), silentLog);
const tell = (memberId: string) =>
  inTransaction(db, (tx) => record(tx, 'member.registered', { memberId, introducerId: null }));
const heardBy = async (listener: string) =>
  (
    await db.query<{ member: string }>('select member from heard where listener = $1 order by n', [listener])
  ).rows.map(({ member }) => member);
/** As rows stand that were loaded from a server which had come much further. */
const comeFromElsewhere = () =>
  db.query(
    `with o as (update outbox set xid = (xid::text::bigint + 5000000000)::text::xid8)
     update outbox_cursor set xid = (xid::text::bigint + 5000000000)::text::xid8 where xid > '1'`,
  );

test('a restored house hears what it had not heard yet, once, and then what is told on the new server', async () => {
  const before = await open('first');
  await tell('a');
  await tell('b');
  await eventually(
    async () => {
      await before.drain();
      return heardBy('first');
    },
    (all) => all.length === 2,
  );
  await tell('c');
  await comeFromElsewhere();

  // Two instances start at once, of a release that has one more listener.
  const [after] = await Promise.all([open('first', 'second'), open('first', 'second')]);
  await tell('d');
  await eventually(
    async () => {
      await after.drain();
      return heardBy('first');
    },
    (all) => all.includes('d'),
  );
  expect(await heardBy('first')).toEqual(['a', 'b', 'c', 'd']);
  expect(await heardBy('second')).toEqual(['a', 'b', 'c', 'd']);
});

test('what was told on the new server by a release that did not know is heard after all', async () => {
  await comeFromElsewhere();
  await tell('e');
  const after = await open('first', 'second');
  await eventually(
    async () => {
      await after.drain();
      return heardBy('second');
    },
    (all) => all.includes('e'),
  );
  expect(await heardBy('first')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await heardBy('second')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('events are not kept for a listener that an older release had', async () => {
  await db.query(`insert into outbox_cursor (listener, topic) values ('gone', 'member.registered')`);
  await db.query(`update outbox set created_at = house_now() - interval '8 days'`);
  expect(await pruneEvents(db, ['first', 'second'].map(hearing))).toBe(5);
});
