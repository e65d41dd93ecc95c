import { useSyncExternalStore } from 'react';

/** Where the rail stands beside the page: the look's desktop. */
const wide = '(min-width: 1024px)';

/** Whether the window has room for the rail. What only wide windows show is not made on others. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = globalThis.matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia(wide).matches,
  );
}
