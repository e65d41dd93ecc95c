import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { Listener } from '../../plugins/events.ts';
import { raiseCase } from './raise-case.ts';

/** A withdrawal that was paid after its money had come back: nothing moves by itself, staff decide. */
export const paidAndReturned: Listener<House, 'withdrawal.paid_after_return'> = {
  name: 'abuse-paid-and-returned',
  topic: 'withdrawal.paid_after_return',
  hear: async (_house, tx, events) => {
    for (const { payload } of events) {
      await raiseCase(tx, {
        memberId: payload.memberId,
        signal: 'paid_and_returned',
        cause: payload.withdrawalId,
        facts: {
          order_number: payload.orderNumber,
          paid: formatAmount(BigInt(payload.paidCents)),
          returned: formatAmount(BigInt(payload.returnedCents)),
          ...(payload.endToEndId !== '' && { end_to_end_id: payload.endToEndId }),
        },
      });
    }
  },
};
