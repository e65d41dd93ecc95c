import { whyNot } from '@arara/pix';
import { z } from 'zod';
import type { House } from '../../house.ts';
import type { Task } from '../../plugins/jobs.ts';
import { callbackPath } from './callbacks.ts';
import { confirmCallback } from './deposits/confirm-charge.ts';
import { expireDeposits } from './deposits/expire-deposits.ts';
import { openLeftCharges } from './deposits/open-charge.ts';
import { reconcileDisputable, reconcilePix } from './deposits/reconcile-pix.ts';
import { askStuckRefunds, refundPix } from './deposits/refund-pix.ts';
import { askEndedPayouts, askPayout, askStuckPayouts, sendPayout } from './withdrawals/send-payout.ts';

const callback = z.object({ txid: z.string().nullable(), endToEndId: z.string() });
const received = z.object({ endToEndId: z.string(), atOnce: z.boolean().optional() });
const submitted = z.object({ withdrawalId: z.string() });
const sent = z.object({ payoutId: z.string() });

/** A task that only makes sense when there is an institution to ask. */
const withPsp = (work: (house: House) => Promise<void>) => async (house: House) => {
  if (house.psp.key !== '') await work(house);
};

/** The jobs of this module; each bears being repeated, and each lost one is made good by one that runs by itself. */
export const paymentTasks: readonly Task<House>[] = [
  {
    name: 'pix-confirm',
    run: async (house, payload) => {
      const { txid, endToEndId } = callback.parse(payload);
      await confirmCallback(house, txid, endToEndId);
    },
  },
  { name: 'pix-announce', run: setCallback },
  {
    name: 'pix-refund',
    run: async (house, payload) => {
      const { endToEndId, ...how } = received.parse(payload);
      await refundPix(house, endToEndId, how);
    },
  },
  {
    name: 'pix-reconcile',
    cron: '* * * * *',
    run: withPsp(async (house) => {
      const added = await reconcilePix(house);
      if (added > 0) house.log.info({ added }, 'reconciliation found Pix that no callback had told');
    }),
  },
  // Before the day begins in São Paulo; the list is long.
  {
    name: 'pix-disputes',
    cron: '15 7 * * *',
    run: withPsp(async (house) => void (await reconcileDisputable(house))),
  },
  { name: 'refund-stuck', cron: '*/5 * * * *', run: withPsp(askStuckRefunds) },
  { name: 'deposit-open', cron: '* * * * *', run: withPsp(openLeftCharges) },
  { name: 'deposit-expire', cron: '* * * * *', run: expireDeposits },
  { name: 'payout-send', run: (house, payload) => sendPayout(house, submitted.parse(payload).withdrawalId) },
  { name: 'payout-ask', run: (house, payload) => askPayout(house, sent.parse(payload).payoutId) },
  { name: 'payout-stuck', cron: '*/2 * * * *', run: withPsp(askStuckPayouts) },
  { name: 'payout-returns', cron: '45 * * * *', run: withPsp(askEndedPayouts) },
];

/** Tells the institution where callbacks go; when it does not hear now, a job goes on trying. */
export async function announceCallback(house: House): Promise<void> {
  if (house.psp.key === '') return;
  try {
    await setCallback(house);
  } catch (error) {
    house.log.error({ err: error }, 'the institution does not know yet where callbacks go');
    await house.jobs.add(house.db, 'pix-announce', {}, { jobKey: 'pix-announce' });
  }
}

async function setCallback(house: House): Promise<void> {
  const outcome = await house.psp.client.setWebhook(house.psp.key, callbackPath(house));
  if (outcome.kind !== 'ok') throw new Error(`the callback address was not taken: ${whyNot(outcome)}`);
}
