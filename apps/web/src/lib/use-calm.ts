import type { Call, CallError } from '@arara/contract';
import {
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { z } from 'zod';
import { callQuery, type UseCallOptions } from './use-call.ts';

/**
 * An answer that a whole page hangs on, drawn in slices. What a store outside React tells is drawn in one go, which
 * holds up a thumb for as long as it takes; news in a transition give way.
 */
export function useCalmCall<Input extends z.ZodType, Data extends z.ZodType>(
  call: Call<Input, Data>,
  input: z.input<Input>,
  options: UseCallOptions = {},
) {
  return useCalmQuery<z.output<Data>>(callQuery(call, input, options));
}

/** The same for any query. */
export function useCalmQuery<Data>(options: QueryObserverOptions<Data, CallError, Data, Data, QueryKey>) {
  const client = useQueryClient();
  const asked = client.defaultQueryOptions({
    ...options,
    notifyOnChangeProps: ['data', 'error', 'isPlaceholderData'],
  });
  const [observer] = useState(() => new QueryObserver(client, asked));
  const [, tell] = useReducer((times: number) => times + 1, 0);
  const drawn = observer.getOptimisticResult(asked);
  const isDrawn = useEffectEvent(() => {
    const { data, error } = observer.getCurrentResult();
    return data === drawn.data && error === drawn.error;
  });
  useEffect(() => observer.setOptions(asked));
  useEffect(() => {
    const leave = observer.subscribe(() => startTransition(tell));
    // What has come since the first drawing: the observer may have heard of it before anybody listened.
    observer.updateResult();
    if (!isDrawn()) startTransition(tell);
    return leave;
  }, [observer]);
  return drawn;
}
