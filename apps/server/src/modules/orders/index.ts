import { loyalty } from '@arara/contract';
import type { Module } from '../../module.ts';
import { memberRoute } from '../../plugins/route.ts';
import { orderAssociation } from './order-association.ts';
import { orderDetails } from './order-details.ts';
import { orderFees } from './order-fees.ts';

export const orders: Module = {
  name: 'orders',
  register: (app, house) => {
    memberRoute(app, house, loyalty.orderDetails, async (input, caller) =>
      orderDetails(house, input, caller),
    );
    memberRoute(app, house, loyalty.orderFee, async (input, caller) => orderFees(house, input, caller));
    memberRoute(app, house, loyalty.orderAssociation, async (input, caller) =>
      orderAssociation(house, input, caller),
    );
  },
};
