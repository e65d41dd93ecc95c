import { useEffect, useEffectEvent } from 'react';

/** How often figures change for those who asked for less motion. */
const calmMs = 200;

/** Calls `tell` with every picture the screen draws while it is on; a few times a second where motion is unwanted. */
export function useFrame(tell: (nowMs: number) => void, isOn: boolean, isCalm: boolean): void {
  const now = useEffectEvent(() => tell(performance.now()));
  useEffect(() => {
    now();
    if (!isOn) return undefined;
    if (isCalm) {
      const timer = setInterval(() => now(), calmMs);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      now();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOn, isCalm]);
}
