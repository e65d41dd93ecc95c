import { account } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { memberRoute } from '../../plugins/route.ts';
import { closeAccount } from './close-account.ts';
import { openData } from './open-data.ts';
import { serveDataFiles } from './send-data.ts';

export function registerAccount(app: FastifyInstance, house: House): void {
  memberRoute(app, house, account.accountData, (input, caller) => openData(house, input, caller));
  memberRoute(app, house, account.accountClose, (input, caller) => closeAccount(house, input, caller));
  serveDataFiles(app, house);
}
