import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|mjs|css|html|svg|json|txt|xml|webmanifest|wasm|ttf)$/;
const bytesMin = 1_000;
const atOnce = 4;

/** Writes `x.gz` and `x.br` beside every text of more than a kilobyte, where that makes it smaller. */
export async function precompress(folder) {
  const queue = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile() && compressible.test(path) && (await stat(path)).size > bytesMin) queue.push(path);
  }
  const count = queue.length;
  // zlib works in the thread pool, which has four threads.
  const worker = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) await compress(path);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return count;
}

async function compress(path) {
  const content = await readFile(path);
  const small = await promisify(gzip)(content, { level: 9 });
  const smaller = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  if (small.length < content.length) await writeFile(`${path}.gz`, small);
  if (smaller.length < content.length) await writeFile(`${path}.br`, smaller);
}
