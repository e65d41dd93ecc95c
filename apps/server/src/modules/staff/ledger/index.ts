import { staffLedger } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { staffRoute } from '../../../plugins/route.ts';
import { findCause } from './causes.ts';
import { comparePsp } from './compare-psp.ts';
import { listKinds, listMovements } from './movements.ts';

/** The ledger from any movement to its cause and back, and the institution's Pix beside ours. */
export function registerLedger(app: FastifyInstance, house: House): void {
  staffRoute(app, house, staffLedger.movements, (input, caller) => listMovements(house, input, caller));
  staffRoute(app, house, staffLedger.movementKinds, () => listKinds(house));
  staffRoute(app, house, staffLedger.movementCause, (input) => findCause(house, input));
  staffRoute(app, house, staffLedger.pspCompare, (input) => comparePsp(house, input));
}
