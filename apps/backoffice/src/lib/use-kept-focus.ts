import { type RefObject, useEffect } from 'react';

/**
 * Keeps the keyboard on the page: when what had the focus has left it, as a button does that was pressed for the last time or a row
 * that was decided about, the focus goes to what is open, or else to the room.
 */
export function useKeptFocus(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null;
    const follow = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const check = () => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const open = room.current?.querySelector<HTMLElement>('aside[tabindex]');
      (open ?? room.current)?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(check);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', follow);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, [room]);
}
