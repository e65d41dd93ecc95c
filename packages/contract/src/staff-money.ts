import { z } from 'zod';
import { call } from './call.ts';
import { amount, amountOut, id, nothing, say, text } from './fields.ts';
import { staffWithdrawal } from './staff.ts';
import {
  amountOrZero,
  changed,
  edited,
  percent,
  percentOut,
  reason,
  version,
} from './staff-growth/fields.ts';

export const withdrawalHold = call({
  name: 'staffWithdrawalHold',
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/hold',
  who: 'staff',
  permission: 'withdrawals.review',
  summary: 'Sets a withdrawal aside, with a reason for the team: nobody approves it before it is released.',
  input: z.object({ id, reason: text(200, 'reason_required') }),
  data: staffWithdrawal,
  errors: ['withdrawal_unknown', 'state_changed'],
  example: {
    input: { id: '0190a4d2-0000-7000-8000-000000000001', reason: 'Esperando o documento do titular' },
  },
});

export const withdrawalRelease = call({
  name: 'staffWithdrawalRelease',
  method: 'POST',
  path: '/api/staff/withdrawals/{id}/release',
  who: 'staff',
  permission: 'withdrawals.review',
  summary: 'Puts a withdrawal that was set aside back among those that can be approved.',
  input: z.object({ id }),
  data: staffWithdrawal,
  errors: ['withdrawal_unknown', 'state_changed'],
});

const staffPaymentMethod = z.object({
  id,
  direction: z.enum(['deposit', 'withdrawal']),
  payment_type: z.string(),
  min_amount: amountOut,
  max_amount: amountOut,
  quick_amounts: z.array(amountOut),
  fee_percent: percentOut,
  fee_fixed: amountOut,
  is_open: z.boolean(),
  ...edited,
});

export const paymentMethodList = call({
  name: 'staffPaymentMethods',
  method: 'GET',
  path: '/api/staff/payment-methods',
  who: 'staff',
  permission: 'ledger.read',
  summary: 'Every way to pay in or out with its limits and fees.',
  input: nothing,
  data: z.object({ items: z.array(staffPaymentMethod) }),
  errors: [],
});

export const paymentMethodChange = call({
  name: 'staffPaymentMethodChange',
  method: 'POST',
  path: '/api/staff/payment-methods/{id}',
  who: 'staff',
  permission: 'payments.edit',
  summary:
    'Changes limits, quick amounts and fees of a method, or closes it, for what is asked for from now on.',
  input: z.object({
    id,
    version,
    min_amount: amount,
    max_amount: amount,
    quick_amounts: z.array(amount, say('field_required')).max(8, say('field_invalid')),
    fee_percent: percent,
    fee_fixed: amountOrZero,
    is_open: z.boolean(say('field_invalid')),
    reason,
  }),
  data: staffPaymentMethod,
  errors: ['payment_method_unknown', ...changed],
  example: {
    input: {
      id: '0190a4d2-0000-7000-8000-000000000001',
      version: 0,
      min_amount: '20.00',
      max_amount: '50000.00',
      quick_amounts: ['50.00', '100.00'],
      fee_percent: '0.50',
      fee_fixed: '1.00',
      is_open: true,
      reason: 'Novo contrato com a instituição',
    },
  },
});
