import { type DataOf, promotions } from '@arara/contract';
import { useCall } from '../../lib/use-call.ts';
import type { OfferCode } from './offers.ts';

export type Details = DataOf<typeof promotions.activityDetails>['items'][number];

/** Titles, summaries and terms of all promotions that are on. */
export function useAllDetails(): readonly Details[] | undefined {
  return useCall(promotions.activityDetails, {}, { staleTime: 300_000 }).data?.items;
}

export function useDetails(code: OfferCode): Details | undefined {
  return useAllDetails()?.find((details) => details.code === code);
}
