import type { GetListParams, RaRecord } from 'react-admin';

/** A page of a list that nobody counts: whether there is another one, and where it begins. */
export interface MarkedList {
  readonly data: RaRecord[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly meta: { readonly next: string | null };
}

/** What such a list is asked for. */
export function markOf({ pagination, meta }: GetListParams): { after?: string; page_size: number } {
  const after: unknown = meta?.after;
  return { page_size: pagination?.perPage ?? 20, ...(typeof after === 'string' && { after }) };
}

/** Such a page as react-admin reads it. */
export function marked({ items, next }: { items: RaRecord[]; next: string | null }): MarkedList {
  return { data: items, pageInfo: { hasNextPage: next !== null, hasPreviousPage: true }, meta: { next } };
}
