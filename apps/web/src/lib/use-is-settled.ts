import { startTransition, useEffect, useState } from 'react';
import { oneAfterAnother } from './one-after-another.ts';
import { createStore } from './store.ts';

/** How long after everything has come the first page counts as drawn. */
const drawnMs = 800;

const settled = createStore(false);
const settle = () => setTimeout(() => settled.set(true), drawnMs);
if (typeof document !== 'undefined') {
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle, { once: true });
}

/** Drawn together, what has waited would hold up a thumb. */
const inTurn = oneAfterAnother(60);

/** False while the first page is being drawn: what stands around it and is not waited for asks afterwards, one after the other. */
export function useIsSettled(): boolean {
  const [is, setIs] = useState(isSettled);
  useEffect(() => {
    const tell = () => startTransition(() => setIs(true));
    if (isSettled()) {
      tell();
      return;
    }
    let takeBack = () => {};
    const unsubscribe = settled.subscribe(() => {
      takeBack = inTurn(tell);
    });
    return () => {
      unsubscribe();
      takeBack();
    };
  }, []);
  return is;
}

/** The same, asked once. */
export const isSettled = (): boolean => settled.get();
