import { z } from 'zod';
import { call } from './call.ts';
import {
  amount,
  amountOut,
  id,
  listInput,
  listOf,
  moment,
  note,
  nothing,
  personName,
  range,
  say,
  text,
  withdrawalPassword,
} from './fields.ts';
import { secondCode, secondFactorErrors } from './security.ts';

/** A way to pay in or out with its limits and fees; all of it is the server's word. */
export const paymentMethod = z.object({
  id,
  direction: z.enum(['deposit', 'withdrawal']),
  payment_type: z.string(),
  name: z.string(),
  payment_desc: z.string(),
  min_amount: amountOut,
  max_amount: amountOut,
  quick_amounts: z.array(amountOut),
  /** General fee, percent with two decimals. */
  fee_percent: amountOut,
  /** Mandatory fee, flat. */
  fee_fixed: amountOut,
  is_open: z.boolean(),
});

const methodQuery = z.object({ domain: z.string().max(255).optional() });

export const paymentsList = call({
  name: 'paymentsList',
  method: 'GET',
  path: '/api/payments/list',
  who: 'member',
  summary: 'Every payment method, for deposits and withdrawals, with limits and fees.',
  input: methodQuery,
  data: z.object({ items: z.array(paymentMethod) }),
  errors: [],
});

export const paymentOnlineList = call({
  name: 'paymentOnlineList',
  method: 'GET',
  path: '/api/payment/online/list',
  who: 'member',
  summary: 'The methods that can take a deposit now.',
  input: methodQuery,
  data: z.object({ items: z.array(paymentMethod) }),
  errors: [],
});

export const depositStates = [
  'created',
  'waiting',
  'paid',
  'credited',
  'expired',
  'cancelled',
  'refunding',
  'refunded',
] as const;

export const deposit = z.object({
  id,
  order_number: z.string(),
  state: z.enum(depositStates),
  money: amountOut,
  payment_type: z.string(),
  payment_desc: z.string(),
  txid: z.string(),
  /** BR Code text for copy and paste; the QR code shows the same. Empty once it can no longer be paid. */
  copy_and_paste: z.string(),
  pay_url: z.string(),
  created_at: moment,
  expires_at: moment,
  credited_at: moment.nullable(),
  /** Why money went back, a phrase of the caller's language; empty otherwise. */
  reason: z.string(),
});

export const rechargeOnline = call({
  name: 'rechargeOnline',
  method: 'POST',
  path: '/api/recharge/online',
  who: 'member',
  summary: 'Opens a Pix charge for a deposit.',
  input: z.object({
    money: amount,
    payment_id: id,
    payment_type: text(20).optional(),
    payment_desc: note(200).optional(),
  }),
  data: deposit,
  errors: [
    'payment_method_unknown',
    'amount_below_minimum',
    'amount_above_maximum',
    'too_many_pending',
    'demo_not_allowed',
    'member_frozen',
    'deposit_paused',
    'limit_reached',
    'limits_required',
    'payment_unavailable',
    'idempotency_conflict',
  ],
  hoist: ['pay_url'],
  perMinute: 30,
  example: {
    input: {
      money: '100.00',
      payment_id: '0190a4d2-0000-7000-8000-000000000001',
      payment_type: 'pix',
      payment_desc: '',
    },
  },
});

const recordList = z.object({ ...listInput, range: range.default('7days') });

export const rechargeList = call({
  name: 'rechargeList',
  method: 'POST',
  path: '/api/recharge/list',
  who: 'member',
  summary: 'Deposit records, newest first.',
  input: recordList,
  data: listOf(deposit).extend({ total_money: amountOut }),
  errors: [],
});

export const rechargeGet = call({
  name: 'rechargeGet',
  method: 'GET',
  path: '/api/recharge/{deposit_id}',
  who: 'member',
  summary: 'One deposit and its state now.',
  input: z.object({ deposit_id: id }),
  data: deposit,
  errors: ['deposit_unknown'],
});

export const rechargeCancel = call({
  name: 'rechargeCancel',
  method: 'POST',
  path: '/api/recharge/{deposit_id}/cancel',
  who: 'member',
  summary: 'Cancels a charge that nobody has paid yet.',
  input: z.object({ deposit_id: id }),
  data: deposit,
  errors: ['deposit_unknown', 'state_changed', 'payment_unavailable'],
});

export const withdrawalStates = [
  'submitted',
  'second_review',
  'approved',
  'paying',
  'paid',
  'rejected',
  'cancelled',
  'failed',
] as const;

export const withdrawal = z.object({
  id,
  order_number: z.string(),
  state: z.enum(withdrawalStates),
  is_reviewed: z.boolean(),
  money: amountOut,
  fee: amountOut,
  money_received: amountOut,
  payment_type: z.string(),
  destination: z.string(),
  member_remark: z.string(),
  reason: z.string(),
  created_at: moment,
  reviewed_at: moment.nullable(),
  paid_at: moment.nullable(),
  /** The moment by which it should be paid: 120 minutes after it was submitted. */
  due_at: moment,
  /** Set aside until a person has looked: a deposit of the member is being, or was, taken back by the bank it came from. */
  is_disputed: z.boolean(),
});

/** The withdraw post of the specification; which of the key fields is needed follows from `payment_type`. */
export const drawing = call({
  name: 'drawing',
  method: 'POST',
  path: '/api/drawing',
  who: 'member',
  summary:
    'Submits a withdrawal; the funds are held until staff has reviewed it. To a Pix key that is neither the own CPF nor saved a code confirms it where two-factor login is on.',
  input: z.object({
    name: personName,
    money: amount,
    payment_type: z.enum(['cpf', 'cnpj', 'phone', 'email', 'evp', 'bank'], say('field_invalid')),
    qk_pwd: withdrawalPassword,
    cpf_id: z.string().max(20).optional(),
    cnpj: z.string().max(20).optional(),
    phone_number: z.string().max(24).optional(),
    email: z.string().max(120).optional(),
    evp: z.string().max(40).optional(),
    account: z.string().max(40).optional(),
    member_bank_id: id.optional(),
    member_bank_text: z.string().max(120).optional(),
    member_remark: note(200).optional(),
    code: secondCode.optional(),
    /** The fee that was shown. Where it is told and is another by now, the withdrawal is refused. */
    fee: z
      .string()
      .regex(/^\d{1,12}\.\d{2}$/, say('amount_format'))
      .optional(),
  }),
  data: withdrawal,
  errors: [
    'payment_method_unknown',
    'fee_changed',
    'amount_below_minimum',
    'amount_above_maximum',
    'insufficient_funds',
    'rollover_remaining',
    'withdrawal_allowance',
    'pix_key_not_own',
    'holder_not_own',
    'bank_account_unknown',
    'withdrawal_password_unset',
    'withdrawal_password_wrong',
    'withdrawal_password_locked',
    'too_many_pending',
    'demo_not_allowed',
    'idempotency_conflict',
    ...secondFactorErrors,
  ],
  perMinute: 20,
});

export const drawingQuote = call({
  name: 'drawingQuote',
  method: 'POST',
  path: '/api/drawing/quote',
  who: 'member',
  summary: 'What a withdrawal would cost and bring, before confirming it.',
  input: z.object({
    money: amount,
    payment_type: z.enum(['cpf', 'cnpj', 'phone', 'email', 'evp', 'bank'], say('field_invalid')),
  }),
  data: z.object({
    money: amountOut,
    fee_percent: amountOut,
    fee_fixed: amountOut,
    fee: amountOut,
    money_received: amountOut,
    withdrawable_money: amountOut,
  }),
  errors: ['payment_method_unknown', 'amount_below_minimum', 'amount_above_maximum', 'demo_not_allowed'],
});

export const drawingList = call({
  name: 'drawingList',
  method: 'POST',
  path: '/api/drawing/list',
  who: 'member',
  summary: 'Withdrawal records, newest first.',
  input: recordList,
  data: listOf(withdrawal).extend({ total_money: amountOut, total_fee: amountOut }),
  errors: [],
});

export const drawingGet = call({
  name: 'drawingGet',
  method: 'GET',
  path: '/api/drawing/{withdrawal_id}',
  who: 'member',
  summary: 'One withdrawal and its state now.',
  input: z.object({ withdrawal_id: id }),
  data: withdrawal,
  errors: ['withdrawal_unknown'],
});

export const drawingCancel = call({
  name: 'drawingCancel',
  method: 'POST',
  path: '/api/drawing/{withdrawal_id}/cancel',
  who: 'member',
  summary: 'Cancels a withdrawal that staff has not reviewed yet; the held funds come back.',
  input: z.object({ withdrawal_id: id }),
  data: withdrawal,
  errors: ['withdrawal_unknown', 'state_changed'],
});

export const bankAccount = z.object({
  id,
  kind: z.enum(['cpf', 'cnpj', 'phone', 'email', 'evp', 'bank']),
  /** How it is shown, masked. */
  label: z.string(),
  holder_name: z.string(),
  bank: z.string(),
  account_type: z.string(),
  created_at: moment,
});

export const memberBank = call({
  name: 'memberBank',
  method: 'GET',
  path: '/api/member/bank',
  who: 'member',
  summary: "The member's bank accounts and Pix keys.",
  input: nothing,
  data: z.object({ items: z.array(bankAccount) }),
  errors: [],
});

export const memberBankAdd = call({
  name: 'memberBankAdd',
  method: 'POST',
  path: '/api/member/bank/add',
  who: 'member',
  summary:
    "Adds a Pix key or a bank account; it must belong to the member's CPF. With two-factor login on a code confirms it.",
  input: z.object({
    kind: z.enum(['cpf', 'cnpj', 'phone', 'email', 'evp', 'bank'], say('field_invalid')),
    /** The Pix key, or the account number with its digit for `bank`. */
    value: text(120),
    /** The bank's eight signs in the payment system (ISPB), not its number of three. */
    bank: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([0-9A-Z]{8})?$/, say('ispb_format'))
      .optional(),
    branch: z.string().trim().max(8, say('field_invalid')).optional(),
    account_type: z.enum(['checking', 'savings', 'payment'], say('field_invalid')).optional(),
    holder_name: personName,
    code: secondCode.optional(),
  }),
  data: bankAccount,
  errors: [
    'pix_key_not_own',
    'holder_not_own',
    'bank_accounts_full',
    'demo_not_allowed',
    ...secondFactorErrors,
  ],
});

export const memberBankDelete = call({
  name: 'memberBankDelete',
  method: 'POST',
  path: '/api/member/bank/delete',
  who: 'member',
  summary: 'Removes a bank account or Pix key; past withdrawals keep what they showed.',
  input: z.object({ id }),
  data: nothing,
  errors: ['bank_account_unknown'],
});
