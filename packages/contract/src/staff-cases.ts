import { parseAmount } from '@arara/money';
import { z } from 'zod';
import { call } from './call.ts';
import { amount, amountOut, id, markInput, memberStatus, moment, pageOf, say, text } from './fields.ts';

export const caseSignals = [
  'same_device',
  'same_payer',
  'same_key',
  'opposite_bets',
  'scripted_cadence',
  'hardly_risked',
  'unmatched_pix',
  'clawback',
  'paid_and_returned',
  'payout_denied',
] as const;
export const caseOutcomes = ['cancel', 'deduct', 'freeze', 'blacklist'] as const;

const abuseCase = z.object({
  id,
  /** Null for a Pix that nobody asked for. */
  member_id: id.nullable(),
  account: z.string(),
  member_status: memberStatus.nullable(),
  signal: z.enum(caseSignals),
  /** Members who take part, at most twenty of them, and what was seen, by the name of the fact. */
  evidence: z.object({
    accounts: z.array(z.object({ member_id: id, account: z.string() })),
    accounts_total: z.int(),
    facts: z.record(z.string(), z.string()),
  }),
  state: z.enum(['open', 'dismissed', 'closed']),
  outcome: z.enum(caseOutcomes).nullable(),
  reason: z.string(),
  /** The correction that `deduct` asked for last: a second person carries it out, or refuses it and so opens the case again. */
  correction: z
    .object({
      id,
      state: z.enum(['waiting', 'done', 'refused']),
      money: amountOut,
      asked_by: z.string(),
      asked_at: moment,
      /** Empty while nobody has decided. */
      decided_by: z.string(),
      decided_at: moment.nullable(),
    })
    .nullable(),
  /** What the outcome took back; of a correction what was carried out. */
  taken_money: amountOut,
  decided_by: z.string(),
  created_at: moment,
  decided_at: moment.nullable(),
});

export const staffCases = call({
  name: 'staffCases',
  method: 'GET',
  path: '/api/staff/cases',
  who: 'staff',
  permission: 'cases.read',
  summary: 'What looks like abuse, newest first; `state`, `signal` and `member_id` narrow it.',
  input: z.object({
    ...markInput,
    state: z.enum(['open', 'dismissed', 'closed'], say('field_invalid')).optional(),
    signal: z.enum(caseSignals, say('field_invalid')).optional(),
    member_id: id.optional(),
  }),
  data: pageOf(abuseCase),
  errors: [],
});

export const staffCaseGet = call({
  name: 'staffCaseGet',
  method: 'GET',
  path: '/api/staff/cases/{id}',
  who: 'staff',
  permission: 'cases.read',
  summary: 'One case with what the member holds and the other cases of the member.',
  input: z.object({ id }),
  data: abuseCase.extend({
    money: amountOut,
    bonus_money: amountOut,
    others: z.array(
      z.object({
        id,
        signal: z.enum(caseSignals),
        state: z.enum(['open', 'dismissed', 'closed']),
        created_at: moment,
      }),
    ),
  }),
  errors: ['case_unknown'],
});

export const staffCaseDecide = call({
  name: 'staffCaseDecide',
  method: 'POST',
  path: '/api/staff/cases/{id}/decide',
  who: 'staff',
  permission: 'cases.decide',
  summary:
    'Closes a case: `cancel` ends the bonus and unclaimed recharge rebates, `deduct` asks for a correction that takes `money`, which a second person carries out, `freeze` and `blacklist` also end every session.',
  input: z
    .object({
      id,
      outcome: z.enum(caseOutcomes, say('field_invalid')),
      reason: text(200, 'reason_required'),
      /** As much as a correction may be. */
      money: amount
        .refine((value) => (parseAmount(value) ?? 0n) <= 1_000_000_00n, say('amount_format'))
        .optional(),
    })
    .refine(({ outcome, money }) => outcome !== 'deduct' || money !== undefined, {
      ...say('enter_amount'),
      path: ['money'],
    }),
  data: abuseCase,
  errors: ['case_unknown', 'case_without_member', 'demo_not_allowed', 'state_changed', 'account_erased'],
  example: {
    input: {
      id: '0190a4d2-0000-7000-8000-000000000001',
      outcome: 'deduct',
      reason: 'Mesma chave Pix em três contas',
      money: '150.00',
    },
  },
});

export const staffCaseDismiss = call({
  name: 'staffCaseDismiss',
  method: 'POST',
  path: '/api/staff/cases/{id}/dismiss',
  who: 'staff',
  permission: 'cases.decide',
  summary: 'Closes a case that is no abuse, with no effect on anybody.',
  input: z.object({ id, reason: text(200, 'reason_required') }),
  data: abuseCase,
  errors: ['case_unknown', 'state_changed'],
});
