import type { Module } from '../../module.ts';
import { clawbacks } from './clawbacks.ts';
import { lookForAbuse } from './look-for-abuse.ts';
import { paidAndReturned } from './paid-and-returned.ts';
import { payoutDenied } from './payout-denied.ts';

export { type AbuseCase, closeCase, findCase, listCases, otherCases, reopenCase } from './cases.ts';

/** Signals of abuse and the cases that they raise; staff decide them. */
export const abuse: Module = {
  name: 'abuse',
  tasks: [{ name: 'abuse-signals', cron: '*/30 * * * *', run: lookForAbuse }],
  listeners: [clawbacks, paidAndReturned, payoutDenied],
};
