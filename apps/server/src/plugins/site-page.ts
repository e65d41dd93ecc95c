import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FirstSight } from './first-sight.ts';

/** A page as it goes over the wire. */
type Packed = Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;

/** The files that a page asks for after its first scripts, by its path; `$` begins a part that may be anything. */
type Ahead = Readonly<Record<string, readonly string[]>>;

/** What a page shows before any script, or null for nothing. The path is one that is known, or a pattern. */
type Sight = (path: string) => Promise<FirstSight | null>;

/** The same by path, `$` as above. `bare` are for a path without a query: with one the page shows other things. */
export interface Sights {
  readonly any: Readonly<Record<string, Sight>>;
  readonly bare: Readonly<Record<string, Sight>>;
}

export type SitePages = (url: string) => Promise<Packed>;

interface Kept {
  readonly page: string;
  readonly packed: Promise<Packed>;
  readonly askedAt: number;
}

const headPlace = '<!--first-pictures-->';
const place = '<!--first-sight-->';
/** Names the script that has the others wait, and sees to it when one of them does not come. */
const startPlace = /<!--start (src="[^"]*")-->/;
/** How long what is shown first stands before it is asked for again. */
const freshMs = 30_000;

/**
 * The built page for any path of the site. It names the files that the page at this path will ask for, so that they come
 * with the first scripts and not after them, and holds what is seen before any script. It is packed once for what it shows;
 * without a sight, or while that cannot be read, the page comes as it was built. `headOf` adds to the head of a page what is
 * known of its path; an address that nobody knows has the head of home. Null while no site is built.
 */
export function sitePages(
  folder: string,
  sights: Sights = { any: {}, bare: {} },
  headOf: (path: string) => string = () => '',
): SitePages | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const ahead = readAhead(join(folder, '.vite', 'ahead.json'));
  const named = { ...sights.any, ...sights.bare, ...ahead };
  const kept = new Map<string, Kept>();
  return async (url) => {
    const [path = '', query = ''] = url.split('?', 2);
    const known = keyIn(named, path) ?? '';
    const sight = findIn(sights.any, known) ?? (query === '' ? findIn(sights.bare, known) : undefined);
    const key = `${sight ? 'seen' : 'bare'} ${known}`;
    const before = kept.get(key);
    const askedAt = performance.now();
    if (before) {
      if (askedAt - before.askedAt < freshMs) return before.packed;
      // One asks again; whoever comes meanwhile is not kept waiting, however long the database is away.
      kept.set(key, { ...before, askedAt });
    }
    const seen = await sight?.(known).catch(() => null);
    const head = links(ahead[known] ?? []) + headOf(known.includes('$') || known === '' ? '/' : known);
    const whole = index.replace('</head>', () => `${head}</head>`);
    const page = (seen ? afterSight(whole) : whole)
      .replace(startPlace, '<script type="module" $1></script>')
      .replace(headPlace, () => seen?.head ?? '')
      .replace(place, () => seen?.body ?? place);
    const packed = before?.page === page ? before.packed : pack(page);
    kept.set(key, { page, packed, askedAt });
    return packed;
  };
}

type Table<Value> = Readonly<Record<string, Value>>;

/** The path itself where it is named, else the first pattern that it is like. */
const keyIn = (table: Table<unknown>, path: string) =>
  Object.hasOwn(table, path) ? path : Object.keys(table).find((pattern) => isLike(path, pattern));

function findIn<Value>(table: Table<Value>, path: string): Value | undefined {
  const key = keyIn(table, path);
  return key === undefined ? undefined : table[key];
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

/** After what every page needs, and after what is seen first. */
const links = (files: readonly string[]) =>
  files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${file}">`
        : `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`,
    )
    .join('');

/** The page with its scripts and letters as links that ask for nothing until the sight is seen (`start-after-sight.ts`). */
const afterSight = (page: string) =>
  startPlace.test(page)
    ? page
        .replaceAll(
          /<script type="module" crossorigin src="([^"]+)"><\/script>/g,
          '<link data-then="script" href="$1">',
        )
        .replaceAll(/<link rel="(modulepreload|preload)"/g, '<link data-then="$1"')
    : page;

async function pack(page: string): Promise<Packed> {
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
