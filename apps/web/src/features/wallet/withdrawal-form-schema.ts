import type { Fail } from '@arara/contract';
import { payments } from '@arara/contract/schemas';
import { parseAmount } from '@arara/money';
import { z } from 'zod';
import { type PayoutKind, payoutProblem } from '../../components/payout-account/payout-kinds.ts';
import { type AmountFault, type Limits, limitFault } from './limits.ts';

type Post = z.input<typeof payments.drawing.input>;

export interface WithdrawalRules {
  readonly limits: Limits | null;
  readonly freeCents: bigint;
}

/** The fields of the withdraw post the form shows. The password is asked for when confirming. */
const shown = payments.drawing.input
  .pick({ name: true, money: true, payment_type: true, member_remark: true })
  .extend({
    /** The id of a saved destination; empty where a key is typed. */
    saved_id: z.string(),
    key: z.string(),
  });

/** The withdrawal form under the method's limits and the member's free money. Messages are codes of phrases. */
export function withdrawalFormSchema({ limits, freeCents }: WithdrawalRules) {
  return shown.superRefine((form, context) => {
    const fault = limitFault(form.money, limits) ?? freeFault(form.money, freeCents);
    if (fault) context.addIssue({ code: 'custom', path: ['money'], message: fault });
    if (form.saved_id !== '') return;
    const problem =
      form.payment_type === 'bank' ? 'choose_account' : payoutProblem(form.payment_type, form.key);
    if (problem) context.addIssue({ code: 'custom', path: ['key'], message: problem });
  });
}

export type WithdrawalForm = z.input<typeof shown>;
export type WithdrawalReady = z.output<typeof shown>;

function freeFault(wire: string, freeCents: bigint): AmountFault | 'amount_above_free' | null {
  const cents = parseAmount(wire);
  return cents !== null && cents > freeCents ? 'amount_above_free' : null;
}

const keyFields = {
  cpf: 'cpf_id',
  cnpj: 'cnpj',
  phone: 'phone_number',
  email: 'email',
  evp: 'evp',
} as const satisfies Record<Exclude<PayoutKind, 'bank'>, keyof Post>;

/** As the fields stand on the page. */
const fieldOrder = [
  'key',
  'name',
  'money',
  'member_remark',
] as const satisfies readonly (keyof WithdrawalForm)[];

/** Of the fields with a fault the one that stands first. */
export function firstFault(faults: Partial<Record<keyof WithdrawalForm, unknown>>) {
  return fieldOrder.find((field) => faults[field] !== undefined) ?? null;
}

/** The field of the form that a refusal is about: it is to be changed there, not in the sheet over it. */
export function refusedField(
  fail: { readonly error: string; readonly data?: Fail['data'] } | null,
): 'key' | 'name' | null {
  const isOfKey = (field: string) => Object.values<string>(keyFields).includes(field);
  if (fail?.data?.fields?.some(({ field }) => isOfKey(field))) return 'key';
  if (fail?.error === 'bank_account_unknown') return 'key';
  if (fail?.error === 'holder_not_own') return 'name';
  return fail?.error === 'pix_key_not_own' ? 'key' : null;
}

/** True for a key that is typed and is not the member's CPF: where two-factor login is on, a code confirms it. */
export function isNewKey(form: WithdrawalReady): boolean {
  return form.saved_id === '' && form.payment_type !== 'cpf' && form.payment_type !== 'bank';
}

/**
 * The withdraw post of a checked form and a withdrawal password; `label` is what the member saw as destination, `code` what
 * confirms a new one.
 */
export function withdrawalPost(form: WithdrawalReady, label: string, qk_pwd: string, code?: string): Post {
  const post = {
    name: form.name,
    money: form.money,
    payment_type: form.payment_type,
    qk_pwd,
    ...(code && { code }),
    ...(form.member_remark ? { member_remark: form.member_remark } : {}),
  };
  if (form.saved_id !== '') return { ...post, member_bank_id: form.saved_id, member_bank_text: label };
  return form.payment_type === 'bank' ? post : { ...post, [keyFields[form.payment_type]]: form.key.trim() };
}
