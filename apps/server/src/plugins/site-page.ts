import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page as it goes over the wire. */
export type Packed = Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;

/** The files that a page asks for after its first scripts, by its path; `$` begins a part that may be anything. */
type Ahead = Readonly<Record<string, readonly string[]>>;

/**
 * The built page for any path of the site. It names the files that the page at this path will ask for, so that they come
 * with the first scripts and not after them. A path of its own is packed once.
 */
export function sitePages(folder: string): (path: string) => Promise<Packed> {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const ahead = readAhead(join(folder, '.vite', 'ahead.json'));
  const patterns = Object.keys(ahead);
  const packed = new Map<string, Promise<Packed>>();
  return (path) => {
    const known = Object.hasOwn(ahead, path) ? path : patterns.find((pattern) => isLike(path, pattern));
    const page =
      packed.get(known ?? '') ?? pack(index.replace('</head>', `${links(ahead[known ?? ''] ?? [])}</head>`));
    packed.set(known ?? '', page);
    return page;
  };
}

function readAhead(file: string): Ahead {
  try {
    // Written by our own build.
    return JSON.parse(readFileSync(file, 'utf8')) as Ahead;
  } catch {
    // A site built otherwise works without it.
    return {};
  }
}

function isLike(path: string, pattern: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return (
    parts.length === wanted.length && wanted.every((part, place) => part[0] === '$' || part === parts[place])
  );
}

const links = (files: readonly string[]) =>
  files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="${file}">`
        : `<link rel="modulepreload" crossorigin href="${file}">`,
    )
    .join('');

export async function pack(page: string): Promise<Packed> {
  const identity = Buffer.from(page);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return { br, gzip: gzipped, identity };
}

/** Answers a packed page in the way that the browser unpacks. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, packed: Packed) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('text/html; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(packed[encoding]);
}
