import { payments } from '@arara/contract/schemas';
import type { z } from 'zod';
import { type Limits, limitFault } from './limits.ts';

const shown = payments.rechargeOnline.input.pick({ money: true, payment_id: true });

/** The deposit form under the limits of the chosen method. Messages are codes of phrases. */
export function depositFormSchema(limitsOf: (paymentId: string) => Limits | null) {
  return shown.superRefine((form, context) => {
    const fault = limitFault(form.money, limitsOf(form.payment_id));
    if (fault) context.addIssue({ code: 'custom', path: ['money'], message: fault });
  });
}

export type DepositForm = z.input<typeof shown>;
export type DepositReady = z.output<typeof shown>;
