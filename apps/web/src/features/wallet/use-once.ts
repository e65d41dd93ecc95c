import type { Call, CallError } from '@arara/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import { newKey } from '../../lib/use-call.ts';

/**
 * Does a call that moves money: the same input sent again after a lost answer carries the same idempotency key, so
 * that pressing twice never pays twice. Another input, or an answer of either kind, begins a new key.
 */
export function useOnce<Input extends z.ZodType, Data extends z.ZodType>(call: Call<Input, Data>) {
  const pending = useRef<{ input: string; key: string } | null>(null);
  return useMutation<z.output<Data>, CallError, z.input<Input>>({
    mutationKey: [call.name],
    mutationFn: async (input) => {
      const text = JSON.stringify(input);
      if (pending.current?.input !== text) pending.current = { input: text, key: newKey() };
      const data = await api(call, input, { idempotencyKey: pending.current.key });
      pending.current = null;
      return data;
    },
    onError: (error) => {
      if (error.fail) pending.current = null;
    },
  });
}
