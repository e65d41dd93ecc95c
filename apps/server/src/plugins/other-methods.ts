import type { FastifyInstance, HTTPMethods } from 'fastify';
import { AppError } from './app-error.ts';

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers `method_not_allowed` where a path is known and its method is not, and `not_found` where the path is not. Below a path
 * that ends with a route for all the rest (`/api/name/*`), that route answers.
 */
export function registerOtherMethods(app: FastifyInstance): void {
  const known = new Map<string, Set<string>>();
  const answered = new Set<string>();
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    if (route.url.endsWith('/*')) answered.add(route.url.slice(0, -1));
    if (route.url.includes('*')) return;
    const taken = known.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) taken.add(method);
    known.set(route.url, taken);
  });
  app.decorate('refuseOtherMethods', () => {
    for (const [url, allowed] of [...known].map(([path, taken]) => [path, [...taken]] as const)) {
      if ([...answered].some((above) => url.startsWith(above))) continue;
      const refused = methods.filter((method) => !allowed.includes(method));
      app.route({
        method: refused,
        url,
        // Refused before the body is read.
        onRequest: async (_request, reply) => {
          reply.header('allow', allowed.join(', '));
          throw new AppError('method_not_allowed');
        },
        handler: async () => null,
      });
    }
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Call once, after every route is there. */
    refuseOtherMethods(): void;
  }
}
