import { type Call, CallError, identity, wallet } from '@arara/contract';
import { newKey, underOneKey } from '@arara/contract/intent';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from './api.ts';
import { persist } from './persist.ts';
import { queryClient } from './query-client.ts';

export interface UseCallOptions {
  enabled?: boolean;
  /** Milliseconds between refreshes while the page is seen. What is not there is not asked for again. */
  refetchInterval?: number | false;
  /** Milliseconds an answer counts as fresh. */
  staleTime?: number;
  /** Shows the last answer while another input loads (pages, filters, search as you type). */
  keepsPrevious?: boolean;
}

/** Asks and caches one call of the contract under `[call.name, input]`. */
export function useCall<Input extends z.ZodType, Data extends z.ZodType>(
  call: Call<Input, Data>,
  input: z.input<Input>,
  options: UseCallOptions = {},
) {
  return useQuery<z.output<Data>, CallError>(callQuery(call, input, options));
}

/** How the cache asks a call. */
export function callQuery<Input extends z.ZodType, Data extends z.ZodType>(
  call: Call<Input, Data>,
  input: z.input<Input>,
  { keepsPrevious, refetchInterval, ...query }: UseCallOptions,
) {
  return {
    queryKey: [call.name, input],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<z.output<Data>> => api(call, input, { signal }),
    ...query,
    ...(refetchInterval === undefined
      ? {}
      : {
          refetchInterval: ({ state }: { state: { error: unknown } }) =>
            isNotThere(state.error) ? false : refetchInterval,
        }),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  };
}

const isNotThere = (error: unknown): boolean => error instanceof CallError && error.fail?.code === 404;

/** Asks ahead for what a page is about to show; an answer that is still fresh is not asked for again. */
export function prefetchCall<Input extends z.ZodType, Data extends z.ZodType>(
  call: Call<Input, Data>,
  input: z.input<Input>,
  staleTime: number,
): void {
  void queryClient.prefetchQuery(callQuery(call, input, { staleTime }));
}

export interface UseActionOptions {
  /** The key of the next try; without it an idempotent call gets a new key each time something else is asked for. */
  idempotencyKey?: () => string;
}

/**
 * Does one call of the contract: `mutateAsync(input)`. An idempotent call that got no answer, or one that cannot tell, is sent
 * again twice under the same key, so that a lost answer neither loses nor repeats it; so does who asks for the same after that.
 */
export function useAction<Input extends z.ZodType, Data extends z.ZodType>(
  call: Call<Input, Data>,
  options: UseActionOptions = {},
) {
  const [send] = useState(() => underOneKey(newKey));
  return useMutation<z.output<Data>, CallError, z.input<Input>>({
    mutationKey: [call.name],
    mutationFn: (input) =>
      call.idempotent && !options.idempotencyKey
        ? send(input as object, (key) => act(call, input, { idempotencyKey: () => key }))
        : act(call, input, options),
  });
}

/** The same outside a form: nothing is kept of how it goes. */
export function act<Input extends z.ZodType, Data extends z.ZodType>(
  call: Call<Input, Data>,
  input: z.input<Input>,
  options: UseActionOptions = {},
): Promise<z.output<Data>> {
  if (!call.idempotent) return api(call, input);
  const idempotencyKey = options.idempotencyKey?.() ?? newKey();
  return persist(() => api(call, input, { idempotencyKey }), 400);
}

/** Calls that tell the same balances: refreshing one refreshes all. */
const balanceCalls: readonly string[] = [
  identity.me.name,
  wallet.walletBalances.name,
  wallet.todaysPlay.name,
];

/** `refresh(call)`: every shown answer of the call is asked for again. */
export function useRefresh(): (call: Call) => Promise<void> {
  const client = useQueryClient();
  return async (call) => {
    const names = balanceCalls.includes(call.name) ? balanceCalls : [call.name];
    await Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
}
