import { closeTopSheet, onSheetOpen } from '@arara/ui';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of the same page once more, over the first of a visit. */
    isOverFirst?: boolean;
  }
}

/**
 * The way back leads out of an open sheet first: what was filled in under it is still there. On the first page
 * of a visit there is nothing of ours to go back to, and the browser would leave the site with the sheet; so the
 * page gets a second place over its first one when a sheet opens, which is passed by in one step later.
 */
export function useWayBack(): void {
  const router = useRouter();
  useEffect(
    () =>
      onSheetOpen(() => {
        if (router.history.canGoBack()) return;
        const { pathname, search, hash } = router.latestLocation;
        void router.navigate({
          to: pathname,
          search,
          hash,
          state: (before) => ({ ...before, isOverFirst: true }),
          resetScroll: false,
          hashScrollIntoView: false,
          ignoreBlocker: true,
        });
      }),
    [router],
  );
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      if (closeTopSheet()) return true;
      if (router.latestLocation.state.isOverFirst) globalThis.history.back();
      return false;
    },
    enableBeforeUnload: false,
  });
}
