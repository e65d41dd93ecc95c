import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

const refused = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Answers `method_not_allowed` where a path is known and its method is not, before the body is read; a path that is not known
 * goes on to `not_found`. Asked of what no route took alone: a route for each refused method cost half of all routes' time.
 */
export function registerOtherMethods(app: FastifyInstance): void {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*')) return;
    const path = known.get(url) ?? { parts: url.split('/'), methods: new Set() };
    known.set(url, path);
    for (const each of [method].flat()) path.methods.add(each);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || !refused.has(request.method)) return done();
    const parts = (request.url.split('?', 1)[0] ?? '').split('/');
    const path = [...known.values()].find((each) => isAt(each.parts, parts));
    if (!path) return done();
    reply.header('allow', [...path.methods].join(', '));
    done(new AppError('method_not_allowed'));
  });
}

interface KnownPath {
  readonly parts: readonly string[];
  readonly methods: Set<string>;
}

/** Whether an address has the shape of a route, of which parts that begin with a colon stand for anything. */
const isAt = (route: readonly string[], parts: readonly string[]) =>
  route.length === parts.length &&
  route.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]));
