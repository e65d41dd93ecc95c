import { staffQueues } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { staffRoute } from '../../../plugins/route.ts';
import { countQueues } from './count-queues.ts';
import { listExclusions, markExclusion } from './exclusions.ts';
import { askPayout, listStuckPayouts } from './payouts.ts';
import { askRefund, listRefunds } from './refunds.ts';
import { listRegistrations, verifyMember, viewChecks } from './registrations.ts';

/** What waits for a person, and what the person does about it. */
export function registerQueues(app: FastifyInstance, house: House): void {
  staffRoute(app, house, staffQueues.queueCounts, (_input, caller) => countQueues(house, caller));
  staffRoute(app, house, staffQueues.stuckPayouts, (input) => listStuckPayouts(house, input));
  staffRoute(app, house, staffQueues.payoutAsk, (input, caller) => askPayout(house, input, caller));
  staffRoute(app, house, staffQueues.refunds, (input) => listRefunds(house, input));
  staffRoute(app, house, staffQueues.refundAsk, (input, caller) => askRefund(house, input, caller));
  staffRoute(app, house, staffQueues.exclusions, (input) => listExclusions(house, input));
  staffRoute(app, house, staffQueues.exclusionSeen, (input, caller) => markExclusion(house, input, caller));
  staffRoute(app, house, staffQueues.registrations, (input) => listRegistrations(house, input));
  staffRoute(app, house, staffQueues.memberChecks, (input) => viewChecks(house, input));
  staffRoute(app, house, staffQueues.memberVerify, (input, caller) => verifyMember(house, input, caller));
}
