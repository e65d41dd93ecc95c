import { type FieldErrorCode, payments } from '@arara/contract/schemas';
import type { z } from 'zod';
import { payoutProblem } from './payout-kinds.ts';

const required = { code: 'custom', message: 'field_required' satisfies FieldErrorCode } as const;

/** The contract's form for a new Pix key or account, with what each kind asks for. Messages are field codes. */
export const payoutAccountSchema = payments.memberBankAdd.input.superRefine((account, context) => {
  const problem = payoutProblem(account.kind, account.value);
  if (problem) context.addIssue({ code: 'custom', path: ['value'], message: problem });
  if (account.kind !== 'bank') return;
  if (!account.bank) context.addIssue({ ...required, path: ['bank'] });
  if (!account.account_type) context.addIssue({ ...required, path: ['account_type'] });
  if (!account.branch) context.addIssue({ ...required, path: ['branch'] });
  else if (!/^\d{1,4}$/.test(account.branch)) {
    context.addIssue({ code: 'custom', path: ['branch'], message: 'field_invalid' satisfies FieldErrorCode });
  }
});

export type PayoutAccountForm = z.input<typeof payoutAccountSchema>;
export type PayoutAccountReady = z.output<typeof payoutAccountSchema>;
