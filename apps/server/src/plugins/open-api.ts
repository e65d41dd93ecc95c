import { openApiDocument } from '@arara/contract';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the description of all calls at `/api/openapi.json`. It is made once for an address: nothing else is answered while it is made,
 * and anybody may ask for it.
 */
export function registerOpenApi(
  app: FastifyInstance,
  publicUrl: () => string,
  make: (address: string) => object = openApiDocument,
): void {
  let kept: { readonly address: string; readonly text: string } | null = null;
  app.get('/api/openapi.json', async (_request, reply) => {
    const address = publicUrl();
    if (kept?.address !== address) kept = { address, text: JSON.stringify(make(address)) };
    return reply.type('application/json; charset=utf-8').send(kept.text);
  });
}
