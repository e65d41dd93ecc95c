/** So long after somebody has touched the page, what it asks is still theirs. */
const theirsMs = 60_000;

// It was opened by somebody.
let touchedAt = Date.now();

const touch = () => {
  touchedAt = Date.now();
};

/** Whether somebody touches the page: by hand, pen, wheel or key. What happens inside a game's frame is not heard here. */
for (const name of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])
  globalThis.addEventListener?.(name, touch, { capture: true, passive: true });

/** True when nobody has touched the page for a minute: what it asks now it asks by itself. */
export const isUntouched = (): boolean => Date.now() - touchedAt >= theirsMs;
