import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';

export interface Grid {
  readonly columns: number;
  readonly tileWidth: number;
  /** From one row to the next. */
  readonly rowHeight: number;
  readonly gap: number;
}

/** Name and facts under a poster. */
const wordsHeight = 44;

/** How a grid of posters fills a width: three a row on phones, as many as fit elsewhere. */
export function gridOf(width: number): Grid {
  const [gap, rowGap, tileMin] = width < 560 ? [10, 20, 0] : width < 900 ? [12, 20, 140] : [16, 24, 156];
  const columns = tileMin === 0 ? 3 : Math.max(3, Math.floor((width + gap) / (tileMin + gap)));
  const tileWidth = (width - gap * (columns - 1)) / columns;
  return { columns, tileWidth, gap, rowHeight: Math.round((tileWidth * 4) / 3) + wordsHeight + rowGap };
}

interface Sight {
  /** How far the list has been scrolled past. */
  top: number;
  height: number;
  rowHeight: number;
  rows: number;
  /** How many rows around those in sight. */
  around: number;
}

/** The rows to draw: those in sight and some around them. */
export function rowsInSight({ top, height, rowHeight, rows, around }: Sight) {
  const last = Math.min(rows - 1, Math.floor((Math.max(0, top) + height) / rowHeight) + around);
  const first = Math.min(Math.max(0, last), Math.max(0, Math.floor(top / rowHeight) - around));
  return { first, last: Math.max(last, -1) };
}

/** Follows the window: how far a list has been scrolled past, how much of it can be seen, and how wide it is; 0 until it is known. */
export function useListInWindow(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ top: 0, height: globalThis.innerHeight, width: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    let frame = 0;
    let known = '';
    const look = () => {
      frame = 0;
      const { top, width } = element.getBoundingClientRect();
      const height = globalThis.innerHeight;
      // Compared here: the place may be known and not yet drawn.
      const now = `${top} ${width} ${height}`;
      if (now !== known) setPlace({ top: -top, height, width });
      known = now;
    };
    const follow = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    // What was not there before is drawn in slices; what is scrolled to comes at once.
    startTransition(look);
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    globalThis.addEventListener('scroll', follow, { passive: true });
    globalThis.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      globalThis.removeEventListener('scroll', follow);
      globalThis.removeEventListener('resize', follow);
    };
  }, [list]);
  return place;
}
