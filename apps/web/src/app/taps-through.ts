/**
 * While one page fades into the next their pictures lie over both, and a tap is nobody's: on a slow phone the second of two quick taps
 * was in vain. The pictures go with the finger, and a link that lies under it is followed. Nothing else is touched so: what was aimed at
 * may be another thing on the page that comes.
 */
export function tapsThrough(page: Document): (transition: ViewTransition) => void {
  let fading: ViewTransition | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const covering = fading;
      if (!covering || event.target !== page.documentElement) return;
      covering.skipTransition();
      const follow = () => linkAt(page, event)?.dispatchEvent(new MouseEvent('click', event));
      void covering.finished.then(follow, follow);
    },
    { capture: true },
  );
  return (transition) => {
    fading = transition;
    const end = () => {
      if (fading === transition) fading = null;
    };
    transition.finished.then(end, end);
  };
}

const linkAt = (page: Document, { clientX, clientY }: MouseEvent) =>
  page.elementFromPoint(clientX, clientY)?.closest('a[href]');
