import { staffPlatforms } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { staffRoute } from '../../../plugins/route.ts';
import { changePlatform } from './change-platform.ts';
import { decideImport } from './decide-import.ts';
import { listLeftBehind } from './left-behind.ts';
import { listOpenTransfers } from './open-transfers.ts';
import { readOverview } from './overview.ts';

/** What staff sees of the platforms, and their switch. */
export function registerPlatformsRoom(app: FastifyInstance, house: House): void {
  staffRoute(app, house, staffPlatforms.platformsOverview, async () => ({
    items: await readOverview(house),
  }));
  staffRoute(app, house, staffPlatforms.platformChange, (input, caller) =>
    changePlatform(house, input, caller),
  );
  staffRoute(app, house, staffPlatforms.platformImport, (input, caller) =>
    decideImport(house, input, caller),
  );
  staffRoute(app, house, staffPlatforms.platformLeftBehind, (input) => listLeftBehind(house, input));
  staffRoute(app, house, staffPlatforms.platformTransfers, (input) => listOpenTransfers(house, input));
}
