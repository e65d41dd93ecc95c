/** So long after somebody has touched the page, what it asks is still theirs. */
const theirsMs = 60_000;

// It was opened by somebody.
let touchedAt = Date.now();

const touch = () => {
  touchedAt = Date.now();
};

/** Whether somebody touches the page: by hand, pen, wheel or key. */
for (const name of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
  globalThis.addEventListener?.(name, touch, { capture: true, passive: true });

/**
 * What happens inside a game's frame is not heard here; while it has the focus of a window that is in front, its game is played. The
 * reality check takes the focus back when nobody is there.
 */
const isInFrame = () => {
  const page = globalThis.document;
  return page?.visibilityState === 'visible' && page.hasFocus() && page.activeElement?.tagName === 'IFRAME';
};

/** True when nobody has touched the page for a minute: what it asks now it asks by itself. */
export const isUntouched = (): boolean => Date.now() - touchedAt >= theirsMs && !isInFrame();
