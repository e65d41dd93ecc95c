import { type DataOf, type RawInputOf, staffReports } from '@arara/contract';
import type { GetListParams, RaRecord } from 'react-admin';
import { api } from '../../lib/api.ts';

export type Summary = DataOf<typeof staffReports.reportSummary> & { readonly id: string };
export type BreakdownLine = DataOf<typeof staffReports.reportBreakdown>['items'][number] & {
  readonly id: string;
};
export type ReportRow = DataOf<typeof staffReports.reportRows>['items'][number];
export type Figure = RawInputOf<typeof staffReports.reportRows>['figure'];
export type Dimension = (typeof staffReports.reportDimensions)[number];

/** What a page of rows tells besides them. */
export interface PageSums {
  readonly next: string | null;
  readonly total?: number | null;
  readonly sum?: string | null;
}

interface MarkedPage {
  readonly data: RaRecord[];
  readonly total: number;
  readonly meta: PageSums;
}

/** A page that begins after a mark has no number; react-admin asks for a total, so it is told what it was given. */
export const reportLists = {
  report_breakdown: async ({ filter }: GetListParams): Promise<MarkedPage> => {
    const { items, next } = await api(staffReports.reportBreakdown, filter);
    return { data: items.map((line) => ({ ...line, id: line.key })), total: items.length, meta: { next } };
  },
  report_rows: async ({ filter }: GetListParams): Promise<MarkedPage> => {
    const { items, ...meta } = await api(staffReports.reportRows, filter);
    return { data: items, total: items.length, meta };
  },
};

/** The figures of a period; its id is its two days. */
export const reportRecords = {
  report_summary: async (id: string): Promise<RaRecord> => {
    const [from = '', to = ''] = id.split('_');
    return { ...(await api(staffReports.reportSummary, { from, to })), id };
  },
};
