import { startTransition, useCallback, useState } from 'react';

/** How far below the window counts as near: what is there has been drawn by the time a thumb brings it up. */
const reach = '400px 0px';

/** `[ref, isNear]`: true from the first time the element comes near the window. */
export function useNear(): [ref: (element: Element | null) => (() => void) | undefined, isNear: boolean] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        // In slices: a row of pictures does not hold up a thumb.
        startTransition(() => setNear(true));
        watch.disconnect();
      },
      { rootMargin: reach },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, isNear];
}
