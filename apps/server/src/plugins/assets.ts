import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';
import { type SitePages, sendPage } from './site-page.ts';

const year = 31_536_000;

/**
 * Serves a built site below a path from its folder: hashed assets are immutable and precompressed, every other path
 * of the site answers its page, so that each route can be opened and reloaded. Skipped while the site is not built.
 * With `pages` its root is answered by them.
 */
export async function registerSite(
  app: FastifyInstance,
  folder: string,
  prefix: '/' | '/backoffice/',
  pages?: SitePages | null,
): Promise<void> {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return;
  const shared = {
    index: false as const,
    dotfiles: 'ignore' as const,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', cacheOf(path, folder));
    },
  };
  const [folders, files] = entriesOf(folder);
  await app.register(fastifyStatic, { ...shared, root: folder, serve: false, decorateReply: prefix === '/' });
  for (const name of folders)
    await app.register(fastifyStatic, {
      ...shared,
      root: join(folder, name),
      prefix: `${prefix}${name}/`,
      decorateReply: false,
    });
  for (const name of files)
    app.get(`${prefix}${name}`, async (_request, reply) => reply.sendFile(name, folder));
  const page = async (_request: unknown, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile('index.html', folder);
  app.get(
    prefix,
    pages ? async (request, reply) => sendPage(request, reply, await pages(request.url)) : page,
  );
  if (prefix === '/backoffice/') {
    app.get('/backoffice', async (_request, reply) => reply.redirect('/backoffice/', 308));
    app.get('/backoffice/*', page);
  }
}

/**
 * The folders and files of a site, without hidden ones. One route for each folder: a route for each of some hundreds
 * of files took most of a second of every start.
 */
function entriesOf(folder: string): [folders: string[], files: string[]] {
  const seen = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const namesOf = (isFolder: boolean) =>
    seen.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => name);
  return [namesOf(true), namesOf(false)];
}

function cacheOf(path: string, folder: string): string {
  if (path.startsWith(join(folder, 'assets/'))) return `public, max-age=${year}, immutable`;
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=300';
}

const ours = /^\/(api|assets|sandbox|socket|healthz|readyz|metrics)(\/|$|\?)/;

/** A path that nothing serves: a page of the player site when a browser asks for one, else `not_found` in the envelope. */
export function registerNotFound(app: FastifyInstance, pages: SitePages | null): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const wantsPage = request.method === 'GET' && !ours.test(request.url) && !/\.[a-z0-9]{2,5}$/i.test(path);
    if (pages && wantsPage) return sendPage(request, reply, await pages(request.url));
    throw new AppError('not_found');
  });
}
