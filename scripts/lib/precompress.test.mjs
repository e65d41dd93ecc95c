import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';

const folder = mkdtempSync(join(tmpdir(), 'arara-precompress-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('long texts get both compressed forms, short ones and pictures none', async () => {
  mkdirSync(join(folder, 'assets'));
  const long = 'const arara = 1;\n'.repeat(500);
  writeFileSync(join(folder, 'assets', 'app.js'), long);
  writeFileSync(join(folder, 'assets', 'tiny.js'), 'x');
  writeFileSync(join(folder, 'bird.png'), Buffer.alloc(5_000));
  expect(await precompress(folder)).toBe(1);
  expect(gunzipSync(readFileSync(join(folder, 'assets', 'app.js.gz'))).toString()).toBe(long);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'app.js.br'))).toString()).toBe(long);
  expect(existsSync(join(folder, 'assets', 'tiny.js.gz'))).toBe(false);
  expect(existsSync(join(folder, 'bird.png.gz'))).toBe(false);
});
