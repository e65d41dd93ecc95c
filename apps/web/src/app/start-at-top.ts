import { setFlags } from '../lib/ui-flags.ts';
import { router } from './router.tsx';

/** Every navigation starts at the top of its page, for eyes and for screen readers, and marks its place. */
export function startAtTop(): void {
  router.subscribe('onResolved', ({ pathChanged, hrefChanged, toLocation }) => {
    if (!hrefChanged) return;
    globalThis.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    setFlags({ selectedPage: toLocation.pathname });
    if (pathChanged) document.getElementById('content')?.focus({ preventScroll: true });
  });
}
