import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { launcherLab, query } from '../testing/launcher-lab.ts';
import { withClient } from '../testing/template.ts';
import { borrowDatabase } from './borrow.ts';
import { runningPostmaster } from './embedded/postmaster.ts';
import { awaitGone, startTicks } from './embedded/process-table.ts';
import { launchDatabase } from './launch.ts';

const lab = launcherLab();
afterAll(() => lab.clear());

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');
const postmasterOf = (dataDir: string) => runningPostmaster(clusterOf(dataDir))?.pid ?? 0;

test('a first start makes a durable UTF-8 cluster on a socket alone; the next start finds its rows', async () => {
  const dataDir = lab.folder();
  const first = await launchDatabase({ dataDir, log: lab.log });
  expect(first.adopted).toBe(false);
  await query(first.url, 'create table kept (id integer); insert into kept values (7)');
  const { rows } = await withClient(first.url, (client) =>
    client.query<{ name: string; setting: string }>(`
      select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'listen_addresses', 'server_encoding', 'jit', 'data_checksums',
                     'wal_segment_size')`),
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    server_encoding: 'UTF8',
    jit: 'off',
    data_checksums: 'on',
    wal_segment_size: String(1024 ** 2),
  });
  await first.stop();
  expect(postmasterOf(dataDir)).toBe(0);

  const again = await launchDatabase({ dataDir, log: lab.log });
  expect(again.adopted).toBe(false);
  expect(await query(again.url, 'select id from kept')).toEqual([{ id: 7 }]);
  await again.stop();
});

test('a second opener is refused in one line, in this process and in another', async () => {
  const dataDir = lab.folder();
  const holder = await lab.hold(dataDir);
  const refusal = `the database in ${dataDir} is already open: process ${holder.pid} uses it`;
  await expect(launchDatabase({ dataDir, log: lab.log })).rejects.toThrow(refusal);
  expect((await lab.hold(dataDir)).last.refused).toBe(refusal);
  expect(await query(holder.last.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await holder.end('SIGTERM');
});

test('an operation borrows the server of the site, or one of its own when the site is down', async () => {
  const dataDir = lab.folder();
  const holder = await lab.hold(dataDir);
  const borrowed = await borrowDatabase({ dataDir, log: lab.log });
  expect(borrowed).toMatchObject({ url: holder.last.url, inUse: true });
  await borrowed.stop();
  expect(await query(holder.last.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await holder.end('SIGTERM');

  const own = await borrowDatabase({ dataDir, log: lab.log });
  expect(own.inUse).toBe(false);
  expect(await query(own.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await own.stop();
  expect(postmasterOf(dataDir)).toBe(0);
});

test('of several that open a new folder at once, one gets it and the others are refused', async () => {
  const dataDir = lab.folder();
  const holders = await Promise.all([1, 2, 3].map(() => lab.hold(dataDir)));
  const winners = holders.filter(({ last }) => last.url);
  expect(winners).toHaveLength(1);
  for (const { last } of holders.filter(({ last }) => !last.url))
    expect(last.refused).toContain('already open');
  await winners[0]?.end('SIGTERM');
});

test('the server of a killed process is taken over with its rows, and stopped in the end', async () => {
  const dataDir = lab.folder();
  const holder = await lab.hold(dataDir);
  await query(holder.last.url, 'create table kept (id integer); insert into kept values (7)');
  await holder.end('SIGKILL');
  const pid = postmasterOf(dataDir);
  expect(pid).toBeGreaterThan(0);

  const next = await launchDatabase({ dataDir, log: lab.log });
  expect(next).toMatchObject({ adopted: true, url: holder.last.url });
  expect(postmasterOf(dataDir)).toBe(pid);
  expect(await query(next.url, 'select id from kept')).toEqual([{ id: 7 }]);
  await next.stop();
  expect(startTicks(pid)).toBeNull();
});

test('after a power cut (everything killed) the next start recovers what was committed', async () => {
  const dataDir = lab.folder();
  const holder = await lab.hold(dataDir);
  await query(holder.last.url, 'create table kept (id integer); insert into kept values (7)');
  const pid = postmasterOf(dataDir);
  await holder.end('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await awaitGone([pid], 5_000);

  const next = await launchDatabase({ dataDir, log: lab.log });
  expect(next.adopted).toBe(false);
  expect(await query(next.url, 'select id from kept')).toEqual([{ id: 7 }]);
  await next.stop();
});

test('a server that dies is started again, at the same address, while a busy backend is still around', async () => {
  const dataDir = lab.folder();
  const database = await launchDatabase({ dataDir, log: lab.log });
  await query(database.url, 'create table kept (id integer); insert into kept values (7)');
  for (let death = 1; death <= 2; death += 1) {
    const busy = query(database.url, 'select count(*) from generate_series(1, 100000000)').catch(
      () => 'cut off',
    );
    const pid = postmasterOf(dataDir);
    process.kill(pid, 'SIGKILL');
    await awaitGone([pid], 5_000);
    await expect.poll(() => postmasterOf(dataDir), { timeout: 60_000 }).not.toBe(0);
    await expect
      .poll(() => query(database.url, 'select id from kept').catch(() => null), { timeout: 60_000 })
      .toEqual([{ id: 7 }]);
    expect(await busy).toBe('cut off');
  }
  await database.stop();
  expect(postmasterOf(dataDir)).toBe(0);
});

test('a making cut short is cleared, and a half-made cluster is set aside and made anew', async () => {
  const dataDir = lab.folder();
  const home = join(dataDir, 'postgres');
  mkdirSync(join(home, 'cluster.new-1', 'base'), { recursive: true });
  mkdirSync(join(home, 'cluster', 'base'), { recursive: true });
  writeFileSync(join(home, 'cluster', 'PG_VERSION'), '18\n');
  const database = await launchDatabase({ dataDir, log: lab.log });
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  const left = readdirSync(home).filter((name) => name.startsWith('cluster.'));
  expect(left).toEqual([expect.stringMatching(/^cluster\.broken-/)]);
});

test('files of an earlier run that name a process living today do not stop a start', async () => {
  const dataDir = lab.folder();
  await (await launchDatabase({ dataDir, log: lab.log })).stop();
  writeFileSync(
    join(clusterOf(dataDir), 'postmaster.pid'),
    `${process.ppid}\n${clusterOf(dataDir)}\n1\n5432\n/tmp\n\n`,
  );
  writeFileSync(
    join(dataDir, 'postgres', 'opener.lock'),
    JSON.stringify({ pid: process.ppid, started: '1' }),
  );
  const database = await launchDatabase({ dataDir, log: lab.log });
  expect(database.adopted).toBe(false);
  await database.stop();
});

test('a cluster of another major version is refused, not touched', async () => {
  const dataDir = lab.folder();
  await (await launchDatabase({ dataDir, log: lab.log })).stop();
  writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '17\n');
  await expect(launchDatabase({ dataDir, log: lab.log })).rejects.toThrow(
    'is of PostgreSQL 17, and ours is 18',
  );
  expect(existsSync(join(dataDir, 'postgres', 'opener.lock'))).toBe(false);
  expect(readFileSync(join(clusterOf(dataDir), 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a server whose socket was swept away is ended and started again', async () => {
  const dataDir = lab.folder();
  const holder = await lab.hold(dataDir);
  const socketFolder = runningPostmaster(clusterOf(dataDir))?.socketFolder ?? '';
  const pid = postmasterOf(dataDir);
  await holder.end('SIGKILL');
  lab.remove(socketFolder);
  const next = await launchDatabase({ dataDir, log: lab.log });
  expect(next.adopted).toBe(false);
  expect(postmasterOf(dataDir)).not.toBe(pid);
  await next.stop();
});
