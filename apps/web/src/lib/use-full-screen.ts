import { useEffect, useState } from 'react';

/** False where a browser lets no page fill the screen, as on an iPhone. */
export const canFillScreen = (): boolean => document.fullscreenEnabled === true;

/** Whether something fills the screen. */
export function useIsFullScreen(): boolean {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}

/**
 * The whole document fills the screen, never one part of it: sheets, messages and the reality check stand beside the page, and
 * nothing that stands outside of what fills the screen is seen. A browser may refuse; the page stays as it is then.
 */
export function fillScreen(): void {
  void document.documentElement.requestFullscreen().catch(() => {});
}

/** Back to the window; nothing where nothing fills the screen. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
}

/** The next page is not meant to fill the screen: it ends with the component. */
export function useFullScreenEnds(): void {
  useEffect(() => leaveFullScreen, []);
}
