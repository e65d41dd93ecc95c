/**
 * Keeps the shell of the site for when there is no connection. What the server is asked for (`/api` and its like) is
 * never kept: without a connection there are no balances, and old ones would be worse than none.
 */

/** Filled in while the site is built: a name that changes with every release, and the files of the first page. */
declare const release: string;
declare const shellFiles: readonly string[];

/** The part of a worker's world that is used here; the types of pages do not know it. */
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ): void;
}

// A worker's global object is not a page's window.
const worker = globalThis as unknown as WorkerScope;
const page = '/';

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(release).then((kept) => kept.addAll([page, ...shellFiles])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => worker.clients.claim()));
});

/** The page says `update` when somebody wants the release that waits, or names the files it has loaded. */
worker.addEventListener('message', ({ data }) => {
  if (data === 'update') void worker.skipWaiting();
  if (Array.isArray(data)) void caches.open(release).then((kept) => kept.addAll(data.filter(isBuilt)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== globalThis.location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(pageOf(request));
  else if (isBuilt(pathname)) event.respondWith(fileOf(request));
});

/** Named by their content: what was kept is what would come. */
const isBuilt = (path: unknown): path is string =>
  typeof path === 'string' && /^\/assets\/.*\.(?:js|css|woff2)$/.test(path);

/** The server's own places are not pages of this site. */
const isPage = (path: string) =>
  !/^\/(?:api|backoffice|sandbox|socket|healthz|readyz|metrics)(?:\/|$)/.test(path);

/** The newest page, or the kept one without a connection. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

async function fileOf(request: Request): Promise<Response> {
  const kept = await caches.open(release);
  const known = await kept.match(request);
  if (known) return known;
  const fetched = await fetch(request);
  if (fetched.ok) await kept.put(request, fetched.clone());
  return fetched;
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== release).map((name) => caches.delete(name)));
}
