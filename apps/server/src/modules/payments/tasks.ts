import { z } from 'zod';
import type { House } from '../../house.ts';
import type { Task } from '../../plugins/jobs.ts';
import { callbackPath } from './callbacks.ts';
import { confirmCharge, confirmPix } from './deposits/confirm-charge.ts';
import { expireDeposits } from './deposits/expire-deposits.ts';
import { reconcilePix } from './deposits/reconcile-pix.ts';
import { refundPix } from './deposits/refund-pix.ts';
import { askPayout, sendPayout } from './withdrawals/send-payout.ts';

const confirm = z.object({ txid: z.string().nullable(), endToEndId: z.string() });

/** The jobs of this module; each bears being repeated. */
export const paymentTasks: readonly Task<House>[] = [
  {
    name: 'pix-confirm',
    run: async (house, payload) => {
      const { txid, endToEndId } = confirm.parse(payload);
      await (txid === null ? confirmPix(house, endToEndId) : confirmCharge(house, txid));
    },
  },
  {
    name: 'pix-refund',
    run: async (house, payload) =>
      refundPix(house, z.object({ endToEndId: z.string() }).parse(payload).endToEndId),
  },
  {
    name: 'pix-reconcile',
    cron: '* * * * *',
    run: async (house) => {
      if (house.psp.key === '') return;
      const added = await reconcilePix(house);
      if (added > 0) house.log.info({ added }, 'reconciliation found Pix that no callback had told');
    },
  },
  { name: 'deposit-expire', cron: '* * * * *', run: expireDeposits },
  {
    name: 'payout-send',
    run: async (house, payload) =>
      sendPayout(house, z.object({ withdrawalId: z.string() }).parse(payload).withdrawalId),
  },
  {
    name: 'payout-ask',
    run: async (house, payload) =>
      askPayout(house, z.object({ payoutId: z.string() }).parse(payload).payoutId),
  },
  { name: 'payout-stuck', cron: '*/2 * * * *', run: askStuckPayouts },
];

/** Asks about every payout that is still on its way, in case a job was lost with the machine that ran it. */
async function askStuckPayouts(house: House): Promise<void> {
  const { rows } = await house.db.query<{ payout_id: string }>(
    `select payout_id from withdrawal where state in ('approved', 'paying') and payout_id is not null
        and reviewed_at < $1 order by reviewed_at limit 200`,
    [new Date(house.clock.now().getTime() - 60_000)],
  );
  for (const { payout_id: payoutId } of rows) {
    await house.jobs.add(house.db, 'payout-ask', { payoutId }, { jobKey: `payout-ask:${payoutId}` });
  }
}

/** Tells the institution where callbacks go; tried until it has heard. */
export async function announceCallback(house: House): Promise<void> {
  if (house.psp.key === '') return;
  const outcome = await house.psp.client.setWebhook(house.psp.key, callbackPath(house));
  if (outcome.kind !== 'ok')
    house.log.error({ outcome: outcome.kind }, 'the institution did not take our callback address');
}
