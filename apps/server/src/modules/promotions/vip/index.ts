import { loyalty } from '@arara/contract';
import type { Module } from '../../../module.ts';
import { memberRoute } from '../../../plugins/route.ts';
import { vipSeasonPlay } from './add-up-season.ts';
import { claimVipReward } from './claim-vip-reward.ts';
import { vipSeason } from './end-season.ts';
import { vipClawbacks, vipDeposits, vipTurnover } from './raise-levels.ts';
import { vipHistory } from './vip-history.ts';
import { vipInfo } from './vip-info.ts';

export { setRebateRates, setVipLevels } from './change-tables.ts';
export { type Level, readLevels } from './levels.ts';
export { holdLevels } from './members.ts';
export { readRates } from './rates.ts';
export { ratesOf } from './vip-info.ts';

export const vip: Module = {
  name: 'vip',
  register: (app, house) => {
    memberRoute(app, house, loyalty.vipInfo, async (input, caller) => vipInfo(house, input, caller));
    memberRoute(app, house, loyalty.vipHistory, async (input, caller) => vipHistory(house, input, caller));
    memberRoute(app, house, loyalty.vipClaim, async (input, caller) => claimVipReward(house, input, caller));
  },
  listeners: [vipTurnover, vipDeposits, vipClawbacks],
  daily: [vipSeason, vipSeasonPlay],
};
