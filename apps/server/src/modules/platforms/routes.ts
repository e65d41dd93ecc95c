import { platforms } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { memberRoute, visitorRoute } from '../../plugins/route.ts';
import { readAutoTransfer, setAutoTransfer } from './auto-transfer.ts';
import { launchGame } from './launch.ts';
import { registerPictures } from './lobby/pictures.ts';
import { readBalances } from './read-balances.ts';
import { readPlatformGame } from './read-game.ts';
import { registerSandbox } from './sandbox/routes.ts';
import { registerSeamless } from './seamless/routes.ts';
import { registerPlatformsRoom } from './staff/routes.ts';
import { transferAllBack } from './transfers/all-back.ts';
import { requestTransfer } from './transfers/request-transfer.ts';
import { findTransfer, listTransfers, presentTransfer } from './transfers/transfer.ts';

/** Launching external games, balances there, transfers there and back; in the sandbox also the pages of its games. */
export function registerPlatforms(app: FastifyInstance, house: House): void {
  memberRoute(app, house, platforms.day7Login, async (input, caller) => launchGame(house, input, caller));
  memberRoute(app, house, platforms.day7Balances, async (input, { member }) =>
    readBalances(house, member.memberId, input),
  );
  memberRoute(app, house, platforms.transferIn, async (input, caller) =>
    requestTransfer(house, 'in', input, caller),
  );
  memberRoute(app, house, platforms.transferOut, async (input, caller) =>
    requestTransfer(house, 'out', input, caller),
  );
  memberRoute(app, house, platforms.transferAllBack, async (input, { member }) =>
    transferAllBack(house, member.memberId, input.platType),
  );
  memberRoute(app, house, platforms.transferList, async (input, { member }) =>
    listTransfers(house.db, member.memberId, input),
  );
  memberRoute(app, house, platforms.transferGet, async (input, { member }) => {
    const transfer = await findTransfer(house.db, member.memberId, input.transfer_id);
    if (!transfer) throw new AppError('transfer_unknown');
    return presentTransfer(transfer);
  });
  memberRoute(app, house, platforms.autoTransfer, async (_input, { member }) =>
    readAutoTransfer(house.db, member.memberId),
  );
  memberRoute(app, house, platforms.autoTransferSet, async (input, { member }) =>
    setAutoTransfer(house.db, member.memberId, input.auto_transfer),
  );
  visitorRoute(app, house, platforms.platformGame, async (input, { member, lang }) =>
    readPlatformGame(house, member?.memberId ?? null, input.name, lang),
  );
  registerPictures(app, house);
  registerSeamless(app, house);
  registerPlatformsRoom(app, house);
  if (house.platforms.sandbox.size > 0) registerSandbox(app, house);
}
