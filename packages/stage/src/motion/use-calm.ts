import { useSyncExternalStore } from 'react';

const question = '(prefers-reduced-motion: reduce)';

/** True when the player asked the system for less motion; follows the setting while the page is open. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(question).matches,
    () => true,
  );
}

function subscribe(onChange: () => void) {
  const query = matchMedia(question);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
