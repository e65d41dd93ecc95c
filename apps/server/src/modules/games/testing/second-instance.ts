import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app.ts';
import { openHouse } from '../../../open-house.ts';
import type { TestHouse } from '../../../testing/house.ts';

/** Another server on the database of a test house, as a second instance behind one address is. */
export async function openSecondInstance(
  test: TestHouse,
): Promise<{ server: FastifyInstance; close(): Promise<void> }> {
  const { env, log, clock, publicUrl } = test.house;
  const open = await openHouse({
    env,
    databaseUrl: test.databaseUrl,
    log,
    clock,
    publicUrl,
    pspJournal: null,
  });
  const { server } = await buildApp(open.house, { sites: '/nonexistent', logger: log });
  await server.ready();
  return {
    server,
    close: async () => {
      await server.close();
      await open.close();
    },
  };
}
