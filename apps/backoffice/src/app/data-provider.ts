import {
  staff,
  staffAccess,
  staffCare,
  staffChat,
  staffMoney,
  staffRequests,
  staffRounds,
} from '@arara/contract';
import type { DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { gamesDecisions, gamesLists } from '../features/games/games-data.ts';
import { growthDecisions, growthLists, growthRecords } from '../features/growth/growth-data.ts';
import { ledgerDecisions, ledgerLists, ledgerRecords } from '../features/ledger/ledger-data.ts';
import { queueDecisions, queueLists, queueRecords } from '../features/queues/queue-data.ts';
import { reportLists, reportRecords } from '../features/reports/report-data.ts';
import { api } from '../lib/api.ts';
import { type MarkedList, marked, markOf } from '../lib/marked.ts';

/** What a list call adds to its page: the sums over all of it. */
type Sums = object;

type List = { readonly data: RaRecord[]; readonly total: number; readonly meta?: Sums } | MarkedList;

/** Each list of the back office as the call of the contract it is. */
const lists: Record<string, (params: GetListParams) => Promise<List>> = {
  withdrawals: async (params) =>
    marked(await api(staff.staffWithdrawals, { ...markOf(params), ...params.filter })),
  members: async (params) =>
    marked(
      await api(staff.staffMembers, {
        ...markOf(params),
        search: params.filter.search,
        ip: params.filter.ip,
        device: params.filter.device,
      }),
    ),
  statement: async (params) => {
    const { items, next } = await api(staff.staffMemberStatement, {
      ...markOf(params),
      id: params.filter.member_id,
      range: params.filter.range,
    });
    // One movement between two wallets of a member is two rows.
    return marked({ items: items.map((row) => ({ ...row, id: `${row.id}-${row.wallet}` })), next });
  },
  deposits: async (params) =>
    marked(
      await api(staff.staffDeposits, {
        ...markOf(params),
        range: params.filter.range,
        search: params.filter.search,
      }),
    ),
  cases: async (params) =>
    marked(await api(staff.staffCases, { ...markOf(params), state: params.filter.state })),
  chat_reports: async (params) => {
    const page = await api(staffChat.staffChatReports, { ...pageOf(params), state: params.filter.state });
    return { data: page.items, total: page.total };
  },
  chat_messages: async (params) => {
    const page = await api(staffChat.staffChatMessages, { ...pageOf(params), search: params.filter.search });
    return { data: page.items, total: page.total };
  },
  chat_members: async (params) => {
    const page = await api(staffChat.staffChatMembers, pageOf(params));
    return { data: page.items.map((row) => ({ ...row, id: row.member_id })), total: page.total };
  },
  team: async () => {
    const { items } = await api(staffAccess.staffTeam, {});
    return { data: items, total: items.length };
  },
  requests: async (params) => {
    const asked = { ...pageOf(params), member_id: params.filter?.member_id };
    const { items, total, ...sums } = await api(staffRequests.staffRequests, asked);
    return { data: items, total, meta: sums };
  },
  notes: async (params) => {
    const page = await api(staffCare.staffMemberNotes, { ...pageOf(params), id: params.filter.member_id });
    return { data: page.items, total: page.total };
  },
  devices: async (params) => {
    const page = await api(staffCare.staffMemberDevices, { ...pageOf(params), id: params.filter.member_id });
    return { data: page.items, total: page.total };
  },
  member_rounds: async ({ filter }) => {
    const { items, next } = await api(staffRounds.memberRounds, filter as { id: string });
    return { data: items, total: items.length, meta: { next } };
  },
  ...reportLists,
  ...growthLists,
  ...gamesLists,
  ...ledgerLists,
  ...queueLists,
  audit: async (params) => marked(await api(staff.staffAudit, { ...markOf(params), ...params.filter })),
};

const records: Record<string, (id: string) => Promise<RaRecord>> = {
  withdrawals: (id) => api(staff.staffWithdrawalGet, { id }),
  members: (id) => api(staff.staffMemberGet, { id }),
  standing: async (id) => ({ ...(await api(staffRounds.memberStanding, { id })), id }),
  round_owner: (id) => api(staffRounds.roundFind, { id }),
  /** Its id is the member's and the round's. */
  member_round: async (key) => {
    const [id = '', round_id = ''] = key.split('/');
    return { ...(await api(staffRounds.memberRound, { id, round_id })), id: key };
  },
  ...reportRecords,
  ...growthRecords,
  ...ledgerRecords,
  ...queueRecords,
  // One case tells more than a row of the list, which would otherwise be taken for it.
  case: (id) => api(staff.staffCaseGet, { id }),
};

/** What can be decided; the data of an update names the decision, not the record's new values. */
const decisions: Record<string, (id: string, data: UpdateParams['data']) => Promise<RaRecord>> = {
  withdrawals_chosen: async (id, { ids }) => ({ id, ...(await api(staffRounds.approveMany, { ids })) }),
  withdrawals: (id, { decision, reason, seen }) => {
    if (decision === 'approve') return api(staff.staffWithdrawalApprove, { id, seen });
    if (decision === 'hold') return api(staffMoney.withdrawalHold, { id, reason });
    if (decision === 'release') return api(staffMoney.withdrawalRelease, { id });
    return api(staff.staffWithdrawalReject, { id, reason });
  },
  case: (id, { decision, reason, money }) =>
    decision === 'dismiss'
      ? api(staff.staffCaseDismiss, { id, reason })
      : api(staff.staffCaseDecide, { id, outcome: decision, reason, ...(money && { money }) }),
  chat_reports: async (id) => ({ id, ...(await api(staffChat.staffChatReportClose, { id })) }),
  chat_messages: async (id, { reason }) => ({
    id,
    ...(await api(staffChat.staffChatDelete, { id, reason })),
  }),
  chat_members: async (id, { decision, reason, minutes }) => ({
    id,
    ...(decision === 'mute'
      ? await api(staffChat.staffChatMute, { id, minutes, reason })
      : await api(decision === 'ban' ? staffChat.staffChatBan : staffChat.staffChatLift, { id, reason })),
  }),
  ...growthDecisions,
  ...gamesDecisions,
  ...queueDecisions,
  ...ledgerDecisions,
  members: (id, data) => api(staff.staffMemberStatus, { id, status: data.status, reason: data.reason }),
};

function pageOf(params: GetListParams): { page: number; page_size: number } {
  const { page = 1, perPage = 20 } = params.pagination ?? {};
  return { page, page_size: perPage };
}

async function notOffered(): Promise<never> {
  throw new Error('the staff API does not offer this');
}

function offered<Entry>(entries: Record<string, Entry>, resource: string): Entry {
  const entry = entries[resource];
  if (!entry) throw new Error(`the staff API has no ${resource}`);
  return entry;
}

/**
 * The staff API as react-admin asks for it. Records are never edited: they are read, and decided about.
 * The casts below hold because a resource's name fixes the type of its records, which react-admin cannot express.
 */
export const dataProvider: DataProvider = {
  getList: async (resource, params) => (await offered(lists, resource)(params)) as never,
  getOne: async (resource, params) =>
    ({ data: await offered(records, resource)(String(params.id)) }) as never,
  update: async (resource, params) =>
    ({ data: await offered(decisions, resource)(String(params.id), params.data) }) as never,
  getMany: notOffered,
  getManyReference: notOffered,
  updateMany: notOffered,
  create: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};
