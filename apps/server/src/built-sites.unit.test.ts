import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { builtSites } from './built-sites.ts';

const dir = mkdtempSync(join(tmpdir(), 'arara-sites-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('sites that are built already are there at once, in dist unless told otherwise', async () => {
  expect(await builtSites({})).toBe(resolve('dist'));
  expect(await builtSites({ ARARA_SITES: dir })).toBe(dir);
});

test('sites that are still being built are there once what is written last stands', async () => {
  const stamp = join(dir, '.stamp');
  let isThere = false;
  const sites = builtSites({ ARARA_SITES: dir, ARARA_SITES_STAMP: stamp }).then((folder) => {
    isThere = true;
    return folder;
  });
  await sleep(120);
  expect(isThere).toBe(false);
  writeFileSync(stamp, '');
  expect(await sites).toBe(dir);
});
