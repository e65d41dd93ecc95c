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

/** How long after one of those who wait the next is told: drawn together they would hold up a thumb. */
const apartMs = 60;
let told = 0;

/** False while the first page is being drawn: what stands around it and is not waited for asks afterwards, one after the other. */
export function useIsSettled(): boolean {
  const [is, setIs] = useState(isSettled);
  useEffect(() => {
    const tell = () => startTransition(() => setIs(true));
    if (isSettled()) {
      tell();
      return;
    }
    let turn: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = settled.subscribe(() => {
      turn = setTimeout(tell, apartMs * told);
      told += 1;
    });
    return () => {
      unsubscribe();
      clearTimeout(turn);
    };
  }, []);
  return is;
}

/** The same, asked once. */
export const isSettled = (): boolean => settled.get();
