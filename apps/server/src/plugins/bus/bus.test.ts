import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { withClient } from '../../testing/template.ts';
import { type Notice, openNotices } from '../notices.ts';
import type { Bus } from './bus.ts';
import { openNatsBus } from './nats-bus.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { openProcessBus } from './process-bus.ts';
import { findNats, type NatsServer, startNats } from './testing/nats-server.ts';

const log = silentLog;
const natsProgram = findNats();
if (!natsProgram)
  console.warn('no nats-server here (Debian: apt-get install nats-server): the bus over NATS is not tried');

let database: TestDatabase;
let nats: NatsServer | null = null;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  if (natsProgram) nats = await startNats(natsProgram);
});
afterAll(async () => {
  await nats?.stop();
  await database.drop();
});

const collect = (bus: Bus) => {
  const heard: string[] = [];
  bus.listen((text) => heard.push(text));
  return heard;
};
/** Two instances on one bus: each hears what either gives, in its order, and nobody else does. */
async function expectToCarry(one: Bus, other: Bus): Promise<void> {
  const [here, there] = [collect(one), collect(other)];
  const texts = Array.from({ length: 50 }, (_, index) => `${index} ção 🦜 ${'x'.repeat(index * 100)}`);
  await eventually(
    () => {
      if (there.length === 0) one.publish('ready');
      return there.length;
    },
    (count) => count > 0,
  );
  for (const text of texts) one.publish(text);
  const rest = (heard: string[]) => heard.filter((text) => text !== 'ready');
  for (const heard of [here, there])
    expect(
      await eventually(
        () => rest(heard),
        (known) => known.length === texts.length,
      ),
    ).toEqual(texts);
  other.publish('back');
  await eventually(
    () => rest(here).at(-1),
    (last) => last === 'back',
  );
}

test('in process: heard before publish returns, and no more after the listener is gone', () => {
  const bus = openProcessBus();
  const heard: string[] = [];
  const stop = bus.listen((text) => heard.push(text));
  bus.publish('one');
  stop();
  bus.publish('two');
  expect(heard).toEqual(['one']);
});

test('over PostgreSQL: between instances', async () => {
  const buses = [await openPostgresBus(database.url, log), await openPostgresBus(database.url, log)] as const;
  await expectToCarry(...buses);
  for (const bus of buses) await bus.close();
});

test('over PostgreSQL: with a transaction, at its commit and never for a rollback', async () => {
  const bus = await openPostgresBus(database.url, log);
  const heard = collect(bus);
  await withClient(database.url, async (client) => {
    await client.query('begin');
    await bus.send(client, 'lost');
    await client.query('rollback');
    await client.query('begin');
    await bus.send(client, 'kept');
    expect(heard).toEqual([]);
    await client.query('commit');
  });
  await eventually(
    () => heard,
    (texts) => texts.length > 0,
  );
  expect(heard).toEqual(['kept']);
  await bus.close();
});

test('there is a NATS server where it has to be tried', () => {
  if (process.env.CI === 'true') expect(natsProgram).not.toBeNull();
});

describe.skipIf(!natsProgram)('over NATS', () => {
  const open = (subject: string) => openNatsBus(nats?.url ?? '', subject, log);

  test('between instances, and houses apart', async () => {
    const subject = `arara.${randomUUID()}`;
    const buses = [await open(subject), await open(subject)] as const;
    const stranger = await open(`arara.${randomUUID()}`);
    const strange = collect(stranger);
    await expectToCarry(...buses);
    expect(strange).toEqual([]);
    for (const bus of [...buses, stranger]) await bus.close();
  });

  test('a server that goes and comes back: this instance goes on meanwhile, the gap is told', async () => {
    const subject = `arara.${randomUUID()}`;
    const [one, other] = [await open(subject), await open(subject)];
    let gaps = 0;
    one.onReconnect(() => {
      gaps += 1;
    });
    const here = collect(one);
    await nats?.restart(async () => {
      one.publish('alone');
      expect(here).toContain('alone');
    });
    await eventually(
      () => gaps,
      (count) => count === 1,
    );
    await expectToCarry(one, other);
    await one.close();
    await other.close();
  });

  test('carries what is published; what a transaction did stays with PostgreSQL', async () => {
    const subject = `arara.${randomUUID()}`;
    const options = { databaseUrl: database.url, isAlone: false, nats: { url: nats?.url ?? '', subject } };
    const [one, other] = [await openNotices(options, log), await openNotices(options, log)];
    const heard: Notice[] = [];
    other.listen((notice) => heard.push(notice));
    const news = { type: 'open', topic: 'live:mesa', data: 1 } as const;
    await eventually(
      () => {
        one.publish(news);
        return heard.length;
      },
      (count) => count > 0,
    );
    await withClient(database.url, (client) => one.send(client, { ...news, data: 2 }));
    await eventually(
      () => heard.at(-1),
      (last) => last?.type === 'open' && last.data === 2,
    );
    expect(heard[0]).toEqual(news);
    // The way there is the server's own: another subject hears nothing of it.
    expect(heard.filter(({ type }) => type !== 'open')).toEqual([]);
    await one.close();
    await other.close();
  });
});
