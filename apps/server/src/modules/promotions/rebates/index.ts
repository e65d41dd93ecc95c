import { loyalty } from '@arara/contract';
import type { Module } from '../../../module.ts';
import { memberRoute } from '../../../plugins/route.ts';
import { accrueRebates } from './accrue.ts';
import { claimRebates } from './claim-rebates.ts';
import { listRebates, rebateDetails } from './list-rebates.ts';

export const rebates: Module = {
  name: 'rebates',
  register: (app, house) => {
    memberRoute(app, house, loyalty.rebatesList, async (input, caller) => listRebates(house, input, caller));
    memberRoute(app, house, loyalty.rebatesDetails, async (input, caller) =>
      rebateDetails(house, input, caller),
    );
    memberRoute(app, house, loyalty.rebatesClaim, async (input, caller) =>
      claimRebates(house, input, caller),
    );
  },
  listeners: [accrueRebates],
};
