import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { House } from '../house.ts';
import { AppError } from './app-error.ts';
import { bearerOf } from './route.ts';

/** `/healthz` (alive), `/readyz` (ready for traffic), `/metrics` (Prometheus; loopback or token only), and what they count. */
export function registerTelemetry(app: FastifyInstance, house: House): { drain(): void } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'arara_http_requests_total',
    help: 'Answers by route and status class',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'arara_http_request_seconds',
    help: 'Time to answer by route',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  let isDraining = false;

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.inc({ route, status: `${Math.floor(reply.statusCode / 100)}xx` });
    seconds.observe({ route }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isDraining && (await databaseAnswers(house));
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    if (!isLocal && !isSame(bearerOf(request), house.env.METRICS_TOKEN)) throw new AppError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    drain: () => {
      isDraining = true;
    },
  };
}

async function databaseAnswers(house: House): Promise<boolean> {
  try {
    await house.db.query('select 1');
    return true;
  } catch {
    return false;
  }
}

function isSame(given: string | null, expected: string | undefined): boolean {
  if (given === null || expected === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
