import { useEffect, useState } from 'react';

/** How far the server's clock is ahead of this device's, in milliseconds; measured once a page. */
let aheadMs = 0;
let measured: Promise<void> | null = null;

/** Reads the `Date` of a small answer: a phone whose clock is wrong must not cut a countdown short. */
async function measure(): Promise<void> {
  const sentMs = Date.now();
  const response = await fetch('/healthz', { cache: 'no-store' });
  const server = Date.parse(response.headers.get('date') ?? '');
  // The header has whole seconds; half of one is the fairest guess, and less than that is no difference.
  const ahead = server + 500 - (sentMs + Date.now()) / 2;
  if (Number.isFinite(ahead) && Math.abs(ahead) > 1500) aheadMs = ahead;
}

/** The server's clock in milliseconds, told again every `tickMs` while `runs`. */
export function useServerNow(tickMs: number, runs = true): number {
  const [nowMs, setNow] = useState(() => Date.now() + aheadMs);
  useEffect(() => {
    if (!runs) return;
    const tell = () => setNow(Date.now() + aheadMs);
    measured ??= measure().catch(() => {
      // Without an answer the device's own clock has to do; the next page asks again.
      measured = null;
    });
    void measured.then(tell);
    const timer = setInterval(tell, tickMs);
    return () => clearInterval(timer);
  }, [tickMs, runs]);
  return nowMs;
}
