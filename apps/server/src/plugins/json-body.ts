import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** What any call of ours needs is a handful; whoever walks through a value may count on this many. */
export const depthMax = 32;

/** Whether something stands inside more than `most` lists and objects. It goes no deeper than that itself. */
export function isDeeper(value: unknown, most = depthMax): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (most === 0) return true;
  return Object.values(value).some((inner) => isDeeper(inner, most - 1));
}

/**
 * Reads bodies as Fastify does and refuses what is nested too deeply, before anybody walks through it: a body of 64 kB can be ten
 * thousand lists in each other, which no stack bears. It fails with `malformed_body`, in the language that the body asks for.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    parse(request, text as string, (error, body) => {
      if (error || !isDeeper(body)) return done(error, body);
      const { lang } = body as { lang?: unknown };
      request.body = { lang };
      done(new AppError('malformed_body'));
    });
  });
}
