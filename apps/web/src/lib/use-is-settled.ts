import { createStore, useStore } from './store.ts';

/** How long after everything has come the first page counts as drawn. */
const drawnMs = 800;

const settled = createStore(false);
const settle = () => setTimeout(() => settled.set(true), drawnMs);
if (typeof document !== 'undefined') {
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle, { once: true });
}

/** False while the first page is being drawn: what stands around it and is not waited for asks afterwards. */
export const useIsSettled = (): boolean => useStore(settled, (is) => is);
