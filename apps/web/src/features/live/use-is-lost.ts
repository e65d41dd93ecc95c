import { useEffect, useState } from 'react';
import { useIsTold } from '../../lib/socket.ts';

/** A page that opens connects meanwhile, and most lost connections are back before anybody would notice. */
const unnoticedMs = 2_500;

/** Whether a table has not been told for so long that the player is to know. */
export function useIsLost(): boolean {
  const isTold = useIsTold();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isTold) return;
    const timer = setTimeout(() => setLost(true), unnoticedMs);
    return () => {
      clearTimeout(timer);
      setLost(false);
    };
  }, [isTold]);
  return isLost;
}
