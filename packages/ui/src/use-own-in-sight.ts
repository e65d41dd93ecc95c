import { type RefObject, useEffect, useRef } from 'react';

/** A row that runs off to the side begins where `own`, a selector, stands in its middle. Only the row moves, never the page. */
export function useOwnInSight<Row extends HTMLElement>(own: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(own);
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.clientWidth) / 2;
  }, [own]);
  return row;
}
