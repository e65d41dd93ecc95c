import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { silentLog } from '../testing/silent-log.ts';
import { type Events, type Listener, openEvents, type Preparation, record } from './events.ts';
import { inTransaction, openPool } from './transaction.ts';

const opened: { database: TestDatabase; db: ReturnType<typeof openPool> }[] = [];
/** What happened, in its order. */
let story: string[] = [];
let broken: string[] = [];
beforeEach(() => {
  story = [];
  broken = [];
});
afterAll(async () => {
  for (const { database, db } of opened) {
    await db.end();
    await database.drop();
  }
});

const layOut: Preparation<'member.registered'> = {
  eventsMax: 3,
  layOut: async (tx, events) => {
    await tx.query('create temporary table if not exists laid_out (member text) on commit delete rows');
    for (const { payload } of events) await tx.query('insert into laid_out values ($1)', [payload.memberId]);
    story.push('laid out');
  },
};

/** Tells what is laid out for it; fails before it ends as long as it is broken. */
const hearing = (name: string, movesMoney = false): Listener<null, 'member.registered'> => ({
  name,
  topic: 'member.registered',
  needs: layOut,
  movesMoney,
  hear: async (_ctx, tx) => {
    await tx.query('insert into heard select $1, member from laid_out', [name]);
    story.push(name);
    if (broken.includes(name)) throw new Error(`${name} is broken`);
  },
});

async function openLab(...listeners: Listener<null, 'member.registered'>[]) {
  const database = await createTestDatabase();
  const db = openPool(database.url, 3);
  opened.push({ database, db });
  await db.query('create table heard (listener text, member text)');
  const events: Events = await openEvents(db, null, listeners, silentLog);
  // In one transaction: nobody hears a part of it.
  const tell = (...memberIds: string[]) =>
    inTransaction(db, async (tx) => {
      for (const memberId of memberIds)
        await record(tx, 'member.registered', { memberId, introducerId: null });
    });
  const heard = async (listener: string) => {
    const { rows } = await db.query<{ member: string }>(
      'select member from heard where listener = $1 order by member',
      [listener],
    );
    return rows.map(({ member }) => member);
  };
  return { events, tell, heard };
}

test('listeners that need the same hear together, who moves money last, and what they need is laid out once', async () => {
  const { events, tell, heard } = await openLab(hearing('payer', true), hearing('one'), hearing('other'));
  await tell('a', 'b');
  await events.drain();
  expect(story).toEqual(['laid out', 'one', 'other', 'payer']);
  await tell('c', 'd', 'e', 'f');
  await events.drain();
  // Three at a time, and nothing of one transaction is left for the next.
  expect(story.filter((line) => line === 'laid out')).toHaveLength(3);
  for (const listener of ['one', 'other', 'payer'])
    expect(await heard(listener)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('one that fails keeps nobody back, hears each event once later, and then with the others again', async () => {
  const { events, tell, heard } = await openLab(hearing('one'), hearing('other'), hearing('broken'));
  broken = ['broken'];
  await tell('a', 'b');
  await expect(events.drain()).rejects.toThrow('broken is broken');
  await expect(events.drain()).rejects.toThrow('broken is broken');
  await tell('c', 'd', 'e');
  // What an older transaction may still come before is not heard yet, and other databases of the cluster have some too.
  await eventually(
    async () => {
      await expect(events.drain()).rejects.toThrow('broken is broken');
      return heard('other');
    },
    (all) => all.length > 2,
  );
  expect([await heard('one'), await heard('other'), await heard('broken')]).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c', 'd', 'e'],
    [],
  ]);
  broken = [];
  await events.drain();
  for (const listener of ['one', 'broken', 'other'])
    expect(await heard(listener)).toEqual(['a', 'b', 'c', 'd', 'e']);
  story = [];
  await tell('f');
  await events.drain();
  expect(story).toEqual(['laid out', 'one', 'other', 'broken']);
});
