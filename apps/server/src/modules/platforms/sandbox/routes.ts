import { faultKinds, operations } from '@arara/platform-kit/simulator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { inputError } from '../../../plugins/envelope.ts';

const faultsInput = z.object({
  platType: z.string(),
  scope: z.enum(['next', 'always', 'clear']).default('next'),
  operation: z.enum([...operations, 'all']).default('all'),
  fault: z.enum(faultKinds).default('slow'),
  delay_ms: z.int().min(0).max(60_000).optional(),
});

const passedOn = ['content-type', 'content-security-policy', 'cache-control', 'access-control-allow-origin'];

/** The players' side of the simulated platforms below our own address, and the switch for their faults. */
export function registerSandbox(app: FastifyInstance, house: House): void {
  const serve = async (
    code: string,
    request: { method: string; path: string; search: string },
    reply: FastifyReply,
  ) => {
    const platform = house.platforms.sandbox.get(code);
    if (!platform) throw new AppError('not_found');
    const address = new URL(`${platform.url}/${request.path}${request.search}`);
    // What players' browsers may reach; the signed calls are not among it, nor by a path that leads up again.
    if (!/^\/(play|pictures)\//.test(address.pathname)) throw new AppError('not_found');
    const answer = await fetch(address, { method: request.method });
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    // Another house's page: it may be framed, by ours from any of its names.
    reply.removeHeader('x-frame-options');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  };
  const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
  for (const method of ['GET', 'POST'] as const) {
    app.route<{ Params: { code: string; '*': string } }>({
      method,
      url: '/sandbox/platform/:code/*',
      config: { rateLimit: { max: 6000, timeWindow: 60_000 } },
      handler: async (request, reply) => {
        const { code, '*': path } = request.params;
        return serve(code, { method, path, search: searchOf(request.url) }, reply);
      },
    });
  }
  app.post('/sandbox/platform-faults', async (request) => {
    const parsed = faultsInput.safeParse(request.body);
    if (!parsed.success) throw inputError(parsed.error, request.body);
    const { platType, scope, operation, fault: kind, delay_ms: delayMs } = parsed.data;
    const faults = house.platforms.sandbox.get(platType)?.simulator.faults;
    if (!faults) throw new AppError('platform_unknown');
    const fault = { kind, ...(delayMs !== undefined && { delayMs }) };
    if (scope === 'clear') faults.clear();
    else if (scope === 'always') faults.always(operation, fault);
    else if (operation === 'all') throw new AppError('invalid_input', { fields: [] });
    else faults.next(operation, fault);
    return { code: 200, status: 'success', message: '', data: {} };
  });
}
