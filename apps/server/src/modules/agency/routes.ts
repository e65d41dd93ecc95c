import { agency } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { memberRoute } from '../../plugins/route.ts';
import { claimCommission } from './claim-commission.ts';
import { listInvitees } from './list-invitees.ts';
import { listRewards } from './list-rewards.ts';
import { bettingMechanism, rechargeMechanism, settlementMechanism } from './mechanism.ts';
import { registerSubordinate } from './register-subordinate.ts';
import { summary } from './summary.ts';

/** The agent centre. */
export function registerAgency(app: FastifyInstance, house: House): void {
  memberRoute(app, house, agency.summary, (_input, caller) => summary(house, caller));
  memberRoute(app, house, agency.registerSubordinate, (input, caller) =>
    registerSubordinate(house, input, caller),
  );
  memberRoute(app, house, agency.inviteRecord, (input, caller) => listInvitees(house, input, caller));
  memberRoute(app, house, agency.reward, (input, caller) => listRewards(house, input, caller));
  memberRoute(app, house, agency.claim, (_input, caller) => claimCommission(house, caller));
  memberRoute(app, house, agency.mechanismRecharge, () => rechargeMechanism(house));
  memberRoute(app, house, agency.mechanismBetting, () => bettingMechanism(house));
  memberRoute(app, house, agency.mechanismSettlement, () => settlementMechanism(house));
}
