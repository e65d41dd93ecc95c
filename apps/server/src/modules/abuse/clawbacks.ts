import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { Listener } from '../../plugins/events.ts';
import { raiseCase } from './raise-case.ts';

/** A deposit that the payer's institution took back: staff look at whose it was. */
export const clawbacks: Listener<House, 'deposit.clawed_back'> = {
  name: 'abuse-clawbacks',
  topic: 'deposit.clawed_back',
  hear: async (_house, tx, events) => {
    for (const { payload } of events) {
      const amountCents = BigInt(payload.amountCents);
      const recoveredCents = BigInt(payload.recoveredCents);
      await raiseCase(tx, {
        memberId: payload.memberId,
        signal: 'clawback',
        cause: payload.clawbackId,
        facts: {
          money: formatAmount(amountCents),
          recovered: formatAmount(recoveredCents),
          missing: formatAmount(amountCents - recoveredCents),
        },
      });
    }
  },
};
