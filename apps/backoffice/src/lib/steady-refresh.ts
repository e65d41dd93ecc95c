import { useEffect, useState } from 'react';

const restsAfterMs = 15 * 60_000;
let lastInputAt = Date.now();

for (const type of ['pointerdown', 'keydown', 'scroll'] as const) {
  window.addEventListener(
    type,
    () => {
      lastInputAt = Date.now();
    },
    { capture: true, passive: true },
  );
}

/**
 * How often a list asks again by itself. It rests once nobody has touched the page for a quarter of an hour: an open
 * tab must not keep the session of somebody who has left.
 */
export function steadily(everyMs: number): () => number | false {
  return () => (Date.now() - lastInputAt < restsAfterMs ? everyMs : false);
}

/** The time, renewed every so often; for what counts minutes. */
export function useNow(everyMs = 10_000): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
