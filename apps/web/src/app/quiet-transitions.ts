import { tapsThrough } from './taps-through.ts';

/**
 * A page opened while the last one still comes in ends that transition, and a hidden tab has none: the browser then rejects
 * `ready`, which the router waits for nowhere, and each would be told as a fault of the page. What the page itself does is
 * waited for by `updateCallbackDone`, and goes on.
 */
export function quietTransitions(page: Document): void {
  if (typeof page.startViewTransition !== 'function') return;
  const start = page.startViewTransition.bind(page);
  const tapThrough = tapsThrough(page);
  page.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.catch(() => {});
    tapThrough(transition);
    return transition;
  };
}
