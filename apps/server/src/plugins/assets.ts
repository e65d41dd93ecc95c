import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
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
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: prefix === '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${folder}/assets/`);
      const isPage = path.endsWith('.html');
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${year}, immutable` : isPage ? 'no-cache' : 'public, max-age=300',
      );
    },
  });
  const page = async (_request: unknown, reply: import('fastify').FastifyReply) =>
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
