import { type DataOf, staffQueues, support } from '@arara/contract';
import { newKey, underOneKey } from '@arara/contract/intent';
import type { GetListParams, RaRecord } from 'react-admin';
import { api } from '../../lib/api.ts';
import { marked, markOf } from '../../lib/marked.ts';

export type StuckPayout = DataOf<typeof staffQueues.stuckPayouts>['items'][number];
export type WaitingRefund = DataOf<typeof staffQueues.refunds>['items'][number];
export type Exclusion = DataOf<typeof staffQueues.exclusions>['items'][number];
export type Registration = DataOf<typeof staffQueues.registrations>['items'][number];

export const queueLists = {
  stuck_payouts: async (params: GetListParams) => marked(await api(staffQueues.stuckPayouts, markOf(params))),
  waiting_refunds: async (params: GetListParams) => marked(await api(staffQueues.refunds, markOf(params))),
  exclusions: async (params: GetListParams) =>
    marked(await api(staffQueues.exclusions, { ...markOf(params), state: params.filter.state })),
  registrations: async (params: GetListParams) =>
    marked(await api(staffQueues.registrations, markOf(params))),
  conversations: async (params: GetListParams) =>
    marked(await api(support.staffSupport, { ...markOf(params), state: params.filter.state })),
};

export const queueRecords = {
  queue_counts: async (id: string): Promise<RaRecord> => ({
    ...(await api(staffQueues.queueCounts, {})),
    id,
  }),
  member_checks: async (id: string): Promise<RaRecord> => ({
    ...(await api(staffQueues.memberChecks, { id })),
    id,
  }),
  // One conversation tells more than a row of the list, which would otherwise be taken for it.
  conversation: (id: string): Promise<RaRecord> => api(support.staffSupportGet, { id }),
};

/** Answers by conversation: one whose answer was lost and that is sent again, from wherever, is written once. */
const sends = new Map<string, ReturnType<typeof underOneKey>>();

function answer(id: string, text: string): Promise<RaRecord> {
  const send = sends.get(id) ?? underOneKey(newKey);
  sends.set(id, send);
  return send({ text }, (idempotencyKey) =>
    api(support.staffSupportAnswer, { id, text }, { idempotencyKey }),
  );
}

interface Decision {
  readonly decision?: string;
  readonly note?: string;
  readonly text?: string;
}

export const queueDecisions = {
  stuck_payouts: (id: string): Promise<RaRecord> => api(staffQueues.payoutAsk, { id }),
  waiting_refunds: (id: string): Promise<RaRecord> => api(staffQueues.refundAsk, { id }),
  exclusions: (id: string, { note = '' }: Decision): Promise<RaRecord> =>
    api(staffQueues.exclusionSeen, { id, note }),
  member_checks: async (id: string, { decision, note = '' }: Decision): Promise<RaRecord> => ({
    ...(await api(staffQueues.memberVerify, { id, is_verified: decision === 'verify', note })),
    id,
  }),
  conversation: (id: string, { decision, text = '' }: Decision): Promise<RaRecord> =>
    decision === 'close' ? api(support.staffSupportClose, { id }) : answer(id, text),
};
