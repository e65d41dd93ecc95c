import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface Followed {
  readonly resource: string;
  readonly openId: string | undefined;
  /** The list beside it, which asks again by itself. */
  readonly rows: readonly { readonly id: string; readonly state: string }[] | undefined;
}

/**
 * Asks for what is open once more when its row has another state, or has left the list: a colleague has decided about it. Opening it
 * is recorded, so it is not asked for again just to see.
 */
export function useFollowedByOpened({ resource, openId, rows }: Followed): void {
  const queryClient = useQueryClient();
  const stood = useRef<{ id: string | undefined; state: string | undefined }>({
    id: undefined,
    state: undefined,
  });
  const state = rows?.find(({ id }) => id === openId)?.state;
  useEffect(() => {
    if (rows === undefined) return;
    const before = stood.current;
    stood.current = { id: openId, state };
    if (openId === undefined || before.id !== openId || before.state === undefined) return;
    if (before.state !== state)
      void queryClient.invalidateQueries({ queryKey: [resource, 'getOne', { id: openId }] });
  }, [queryClient, resource, openId, rows, state]);
}
