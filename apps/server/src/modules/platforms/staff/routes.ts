import { staffPlatforms, staffRequests } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { staffRoute } from '../../../plugins/route.ts';
import { addRequestKind } from '../../staff/index.ts';
import { changePlatform } from './change-platform.ts';
import { decideImport } from './decide-import.ts';
import { listLeftBehind } from './left-behind.ts';
import { askLeftBehind, leftBehindRequest } from './left-behind-request.ts';
import { listOpenTransfers } from './open-transfers.ts';
import { readOverview } from './overview.ts';
import { askTransferDeclaration, transferRequest } from './transfer-request.ts';

/** What staff sees of the platforms, their switch, and what two people decide about money there. */
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
  addRequestKind('transfer', transferRequest);
  addRequestKind('left_behind', leftBehindRequest);
  staffRoute(app, house, staffRequests.staffTransferDeclare, (input, caller) =>
    askTransferDeclaration(house, input, caller),
  );
  staffRoute(app, house, staffRequests.staffLeftBehindAsk, (input, caller) =>
    askLeftBehind(house, input, caller),
  );
}
