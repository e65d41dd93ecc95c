import { startTransition, useEffect, useState } from 'react';
import { createStore } from './store.ts';

/** How long after everything has come the first page counts as drawn. */
const drawnMs = 800;

const settled = createStore(false);
const settle = () => setTimeout(() => settled.set(true), drawnMs);
if (typeof document !== 'undefined') {
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle, { once: true });
}

/** False while the first page is being drawn: what stands around it and is not waited for asks afterwards. */
export function useIsSettled(): boolean {
  const [is, setIs] = useState(isSettled);
  useEffect(() => {
    // All that has waited comes in slices.
    const tell = () => startTransition(() => setIs(isSettled()));
    tell();
    return settled.subscribe(tell);
  }, []);
  return is;
}

/** The same, asked once. */
export const isSettled = (): boolean => settled.get();
