import { z } from 'zod';
import { call } from './call.ts';
import { amountOut, id, listInput, moment, say } from './fields.ts';
import { recalledRound } from './games.ts';
import { staffWithdrawal } from './staff.ts';

const memberUnknown = ['member_unknown'] as const;

export const memberRounds = call({
  name: 'staffMemberRounds',
  method: 'GET',
  path: '/api/staff/members/{id}/rounds',
  who: 'staff',
  permission: 'rounds.read',
  summary: "A member's rounds, open and settled, newest first. The look is recorded.",
  input: z.object({
    id,
    after: id.optional(),
    page_size: listInput.page_size,
    game: z.string().max(80).optional(),
  }),
  data: z.object({
    items: z.array(
      z.object({
        id,
        game: z.string(),
        title: z.string(),
        is_open: z.boolean(),
        stake: amountOut,
        payout: amountOut,
        at: moment,
        is_ended_by_house: z.boolean(),
      }),
    ),
    next: id.nullable(),
  }),
  errors: [...memberUnknown],
});

export const memberRound = call({
  name: 'staffMemberRound',
  method: 'GET',
  path: '/api/staff/members/{id}/rounds/{round_id}',
  who: 'staff',
  permission: 'rounds.read',
  summary:
    'One round as its player saw it: choices, steps, outcome, funds before and after. The look is recorded.',
  input: z.object({ id, round_id: id }),
  data: recalledRound.extend({ title: z.string() }),
  errors: ['member_unknown', 'round_unknown'],
});

export const roundFind = call({
  name: 'staffRoundFind',
  method: 'GET',
  path: '/api/staff/rounds/{id}',
  who: 'staff',
  permission: 'rounds.read',
  summary: 'Whose round this is: what it takes to recall it.',
  input: z.object({ id }),
  data: z.object({ id, member_id: id }),
  errors: ['round_unknown'],
});

export const memberStanding = call({
  name: 'staffMemberStanding',
  method: 'GET',
  path: '/api/staff/members/{id}/standing',
  who: 'staff',
  permission: 'members.read',
  summary: 'The limits a member has set, the pauses taken, and whom the member is related to.',
  input: z.object({ id }),
  data: z.object({
    limits: z.array(
      z.object({
        kind: z.string(),
        period: z.string(),
        /** An amount, or null for minutes. */
        money: amountOut.nullable(),
        minutes: z.int().nullable(),
        /** A looser limit waits until then. */
        pending_at: moment.nullable(),
        changed_at: moment,
      }),
    ),
    pauses: z.array(
      z.object({
        id,
        kind: z.enum(['pause', 'self_exclusion']),
        starts_at: moment,
        /** Null for a self-exclusion for ever. */
        ends_at: moment.nullable(),
        returns_at: moment.nullable(),
      }),
    ),
    relations: z.array(
      z.object({
        member_id: id,
        account: z.string(),
        relation: z.enum(['invited_by', 'invited', 'same_key', 'same_case']),
      }),
    ),
    /** How many members were invited in all; the newest of them are listed. */
    invited: z.int(),
  }),
  errors: [...memberUnknown],
});

/** The most that are approved at once. */
export const approveMax = 50;

export const approveMany = call({
  name: 'staffWithdrawalsApprove',
  method: 'POST',
  path: '/api/staff/withdrawals/approve',
  who: 'staff',
  permission: 'withdrawals.review',
  summary:
    'Approves withdrawals of low risk, each by itself: what has a signal, needs two people or was decided meanwhile is told and left.',
  input: z.object({
    ids: z
      .array(id, say('field_required'))
      .min(1, say('field_required'))
      .max(approveMax, say('field_invalid')),
  }),
  data: z.object({
    approved: z.int(),
    items: z.array(
      z.object({
        id,
        is_approved: z.boolean(),
        /** Why not; empty for an approved one. */
        error: z.string(),
        message: z.string(),
        withdrawal: staffWithdrawal.nullable(),
      }),
    ),
  }),
  errors: [],
  example: { input: { ids: ['0190a4d2-0000-7000-8000-000000000001'] } },
});
