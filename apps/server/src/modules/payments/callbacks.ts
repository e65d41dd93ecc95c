import { parsePayoutWebhook, parseWebhook } from '@arara/pix';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { isSameSecret } from '../../secret-text.ts';

/** Whether a path is one that we told the institution: it goes on calling the one before until it has heard of the new one. */
const isOurs = (house: House, secret: string): boolean => {
  const { callbackSecret, callbackSecretOld = null } = house.psp;
  if (isSameSecret(secret, callbackSecret)) return true;
  if (callbackSecretOld === null || !isSameSecret(secret, callbackSecretOld)) return false;
  house.log.info('a callback came over the path of PIX_WEBHOOK_SECRET_OLD');
  return true;
};

/** Where the institution's callbacks arrive; the secret part of the path is told to it alone. */
export const callbackPath = (house: House): string =>
  `${house.publicUrl()}/api/pix/callback/${house.psp.callbackSecret}`;

/**
 * Receives the institution's callbacks: each good entry becomes a durable job that asks the institution itself, a bad
 * entry loses none of the others. Answers only after the jobs are on disk.
 */
export function registerCallbacks(app: FastifyInstance, house: House): void {
  // The institution gathers what it could not deliver.
  const options = { config: { rateLimit: { max: 6000, timeWindow: 60_000 } }, bodyLimit: 1024 * 1024 };
  app.post<{ Params: { secret: string } }>('/api/pix/callback/:secret/pix', options, async (request) => {
    if (!isOurs(house, request.params.secret)) throw new AppError('not_found');
    const { accepted, rejected } = parseWebhook(request.body);
    if (rejected.length > 0)
      request.log.warn({ entries: rejected.length, reqId: request.id }, 'unreadable entries in a callback');
    for (const pix of accepted) {
      await house.jobs.add(
        house.db,
        'pix-confirm',
        { txid: pix.txid, endToEndId: pix.endToEndId },
        { jobKey: `pix-confirm:${pix.endToEndId}` },
      );
    }
    return { code: 200, status: 'success', message: '', data: { accepted: accepted.length } };
  });
  app.post<{ Params: { secret: string } }>('/api/pix/callback/:secret/payouts', options, async (request) => {
    if (!isOurs(house, request.params.secret)) throw new AppError('not_found');
    const { accepted, rejected } = parsePayoutWebhook(request.body);
    if (rejected.length > 0)
      request.log.warn({ entries: rejected.length, reqId: request.id }, 'unreadable entries in a callback');
    for (const payout of accepted) await house.jobs.add(house.db, 'payout-ask', { payoutId: payout.id });
    return { code: 200, status: 'success', message: '', data: { accepted: accepted.length } };
  });
}
