import { useAhead } from './use-ahead.ts';
import { useNear } from './use-near.ts';

/** `[ref, is]`: true once the element comes near the window, or before it in a quiet moment where the line allows it. */
export function useNearOrAhead(): ReturnType<typeof useNear> {
  const [ref, isNear] = useNear();
  const isAhead = useAhead();
  return [ref, isNear || isAhead];
}
