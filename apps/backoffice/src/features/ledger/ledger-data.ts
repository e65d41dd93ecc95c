import { type DataOf, staffLedger, staffMoney } from '@arara/contract';
import type { GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { api } from '../../lib/api.ts';

type Movements = DataOf<typeof staffLedger.movements>;
export type Movement = Movements['items'][number];
export type MovementsMeta = Omit<Movements, 'items'>;
export type Cause = DataOf<typeof staffLedger.movementCause> & { readonly id: string };
export type CauseType = Cause['type'];
export type Comparison = DataOf<typeof staffLedger.pspCompare> & { readonly id: string };
export type Difference = Comparison['differences'][number];

export type PaymentMethod = DataOf<typeof staffMoney.paymentMethodChange>;

export const ledgerLists = {
  movements: async ({ filter }: GetListParams) => {
    const { items, ...meta } = await api(staffLedger.movements, filter);
    return { data: items as RaRecord[], total: items.length, meta };
  },
  payment_methods: async () => {
    const { items } = await api(staffMoney.paymentMethodList, {});
    return { data: items as RaRecord[], total: items.length };
  },
  movement_kinds: async () => {
    const { items } = await api(staffLedger.movementKinds, {});
    return { data: items.map((id) => ({ id })), total: items.length };
  },
};

export const ledgerRecords = {
  movement_cause: async (reference: string): Promise<RaRecord> => ({
    ...(await api(staffLedger.movementCause, { reference })),
    id: reference,
  }),
  /** Its id is its two days. */
  psp_compare: async (id: string): Promise<RaRecord> => {
    const [from = '', to = ''] = id.split('_');
    return { ...(await api(staffLedger.pspCompare, { from, to })), id };
  },
};

/** What is saved; `data` is the input of its call. */
export const ledgerDecisions = {
  payment_methods: async (_id: string, data: UpdateParams['data']): Promise<RaRecord> =>
    api(staffMoney.paymentMethodChange, data as never),
};
