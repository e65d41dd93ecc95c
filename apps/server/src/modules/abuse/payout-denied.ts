import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { Listener } from '../../plugins/events.ts';
import { raiseCase } from './raise-case.ts';

/** A withdrawal that two people declared as paid and the institution says it has not: nothing moves by itself, staff decide. */
export const payoutDenied: Listener<House, 'withdrawal.denied_after_declared'> = {
  name: 'abuse-payout-denied',
  topic: 'withdrawal.denied_after_declared',
  hear: async (_house, tx, events) => {
    for (const { payload } of events) {
      await raiseCase(tx, {
        memberId: payload.memberId,
        signal: 'payout_denied',
        cause: payload.withdrawalId,
        facts: {
          order_number: payload.orderNumber,
          money: formatAmount(BigInt(payload.amountCents)),
          ...(payload.reason !== '' && { bank_reason: payload.reason }),
        },
      });
    }
  },
};
