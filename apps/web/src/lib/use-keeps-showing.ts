import { useState } from 'react';

/** True from the first time `isWanted` is on: a part that was opened once stays to close in its own time. */
export function useKeepsShowing(isWanted: boolean): boolean {
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return isWanted || wasWanted;
}
