import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app.ts';
import { type HouseOptions, type OpenHouse, openHouse } from '../../../open-house.ts';
import type { TestHouse } from '../../../testing/house.ts';

/**
 * Another server on the database of a test house, as a second instance behind one address is; with `machineTime` it goes by a machine of its
 * own, and not by the clock of the house.
 */
export async function openSecondInstance(
  test: TestHouse,
  options: Pick<HouseOptions, 'machineTime'> = {},
): Promise<{ server: FastifyInstance; runDaily: OpenHouse['runDaily']; close(): Promise<void> }> {
  const { env, log, clock, publicUrl } = test.house;
  const open = await openHouse({
    env,
    databaseUrl: test.databaseUrl,
    log,
    ...(options.machineTime ? options : { clock }),
    publicUrl,
    pspJournal: null,
  });
  const { server } = await buildApp(open.house, { sites: '/nonexistent', logger: log });
  await server.ready();
  return {
    server,
    runDaily: open.runDaily,
    close: async () => {
      await server.close();
      await open.close();
    },
  };
}
