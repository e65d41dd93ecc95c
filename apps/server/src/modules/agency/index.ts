import type { Module } from '../../module.ts';
import { friendJoined } from './friend-joined.ts';
import { registerAgency } from './routes.ts';
import { agencySettlement } from './settlement/agency-settlement.ts';
import { commissionFollowsClawbacks } from './settlement/follow-clawbacks.ts';

export { type AgencyTier, readAgencyTables, setAgencyRule, setAgencyTiers } from './tables.ts';

export const agency: Module = {
  name: 'agency',
  register: registerAgency,
  listeners: [friendJoined, commissionFollowsClawbacks],
  daily: [agencySettlement],
};
