import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const blockBytes = 512;

/** Writes a `.tar.gz` entry by entry; each must fit in memory. `finish` returns its size in bytes once it is on disk. */
export type ArchiveWriter = { add(name: string, content: Buffer): Promise<void>; finish(): Promise<number> };

export function createArchive(file: string): ArchiveWriter {
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
  // A full disk is reported by whichever call comes next.
  written.catch(() => {});
  const write = async (chunk: Buffer) => {
    if (gzip.write(chunk)) return;
    await Promise.race([new Promise((resolve) => gzip.once('drain', resolve)), written]);
  };
  return {
    async add(name, content) {
      await write(header(name, content.length));
      await write(content);
      await write(Buffer.alloc(paddingOf(content.length)));
    },
    async finish() {
      gzip.end(Buffer.alloc(2 * blockBytes));
      await written;
      const handle = await open(file, 'r+');
      await handle.sync();
      const { size } = await handle.stat();
      await handle.close();
      return size;
    },
  };
}

/** The entries of a `.tar.gz` in order. Throws when it is damaged or cut short. */
export async function* readArchive(file: string): AsyncGenerator<{ name: string; content: Buffer }> {
  let pending: Buffer = Buffer.alloc(0);
  const gunzip = createGunzip();
  // An error of either reaches the loop below through gunzip.
  pipeline(createReadStream(file), gunzip).catch((error: Error) => gunzip.destroy(error));
  for await (const chunk of told(gunzip, file)) {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= blockBytes) {
      const block = pending.subarray(0, blockBytes);
      if (block.every((byte) => byte === 0)) return;
      const { name, size } = parseHeader(block, file);
      const end = blockBytes + size;
      if (pending.length < end + paddingOf(size)) break;
      yield { name, content: pending.subarray(blockBytes, end) };
      pending = pending.subarray(end + paddingOf(size));
    }
  }
  throw new Error(`${file} is cut short`);
}

async function* told(content: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw error instanceof Error ? inWords(error, file) : error;
  }
}

/** What the system says of a file names neither it nor what is wrong with it. */
function inWords(error: Error & { readonly code?: string }, file: string): Error {
  if (error.code === 'ENOENT') return new Error(`there is no file ${file}`, { cause: error });
  if (error.code === 'Z_BUF_ERROR') return new Error(`${file} is cut short`, { cause: error });
  return error.code?.startsWith('Z_') ? new Error(`${file} is damaged`, { cause: error }) : error;
}

const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;

/** The header block of a plain file, in the ustar form every tar reads (POSIX.1-1988). */
function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`too long a name for the archive: ${name}`);
  const block = Buffer.alloc(blockBytes);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(name, 0);
  block.write(octal(0o600, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(Math.floor(Date.now() / 1_000), 11), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

function parseHeader(block: Buffer, file: string): { name: string; size: number } {
  const text = (from: number, to: number) => block.toString('utf8', from, to).split('\0', 1)[0] ?? '';
  const blank = Buffer.from(block);
  blank.write(' '.repeat(8), 148);
  if (checksum(blank) !== Number.parseInt(text(148, 156), 8)) throw new Error(`${file} is damaged`);
  return { name: text(0, 100), size: Number.parseInt(text(124, 136), 8) };
}

const checksum = (block: Buffer): number => block.reduce((sum, byte) => sum + byte, 0);
