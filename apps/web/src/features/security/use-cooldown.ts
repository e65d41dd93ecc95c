import { CallError } from '@arara/contract';
import { useState } from 'react';
import { useNow } from '../../lib/use-now.ts';

/** The server sends one code a minute. */
const againMs = 60_000;

/** Seconds until another code may be asked for, from the moment it is first seen; `start` after the next was sent. */
export function useCooldown() {
  const [untilMs, setUntilMs] = useState(() => Date.now() + againMs);
  const now = useNow(500);
  return {
    seconds: Math.max(0, Math.ceil((untilMs - now) / 1000)),
    start: () => setUntilMs(Date.now() + againMs),
    startFrom: (error: unknown) => {
      const seconds = error instanceof CallError ? error.fail?.data?.seconds : undefined;
      if (typeof seconds === 'number') setUntilMs(Date.now() + seconds * 1000);
    },
  };
}
