import { setFlags } from '../lib/ui-flags.ts';
import { router } from './router.tsx';

/** Every navigation starts at the top of its page, for eyes and for screen readers, and marks its place. */
export function startAtTop(): void {
  router.subscribe('onResolved', ({ fromLocation, pathChanged, hrefChanged, toLocation }) => {
    if (!hrefChanged) return;
    // The first page is at its top, or where the browser puts it back to; asking would lay it out an extra time.
    if (fromLocation) globalThis.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    setFlags({ selectedPage: toLocation.pathname });
    const content = document.getElementById('content');
    // A page that has put the focus where one writes knows better.
    const isWriting =
      document.activeElement instanceof HTMLInputElement && content?.contains(document.activeElement);
    if (fromLocation && pathChanged && !isWriting) content?.focus({ preventScroll: true });
  });
}
