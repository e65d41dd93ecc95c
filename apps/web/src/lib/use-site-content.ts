import { type DataOf, information } from '@arara/contract';
import { prefetchCall } from './use-call.ts';
import { useCalmCall } from './use-calm.ts';

export type SiteContent = DataOf<typeof information.webContent>;
export type Banner = SiteContent['banners'][number];

const staleTime = 5 * 60_000;

/** What makes this site this site, by the server: logo, background, banners, footer texts. */
export function useSiteContent() {
  return useCalmCall(information.webContent, {}, { staleTime });
}

export const prefetchSiteContent = () => prefetchCall(information.webContent, {}, staleTime);
