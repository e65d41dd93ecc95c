import { useCallback, useState } from 'react';

/** `[ref, isSeen]`: true while the element is in the window. */
export function useInView(): [ref: (element: Element | null) => (() => void) | undefined, isSeen: boolean] {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, isSeen];
}
