import type { Call, CallError } from '@arara/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import { afterFailure, type Intent, intentFor } from '../../lib/intent.ts';
import { newKey } from '../../lib/use-call.ts';

/**
 * Does a call that moves money: the same request sent again while nobody knows what became of it carries the same idempotency
 * key, so that pressing twice never pays twice. `requestOf` leaves out what is typed anew each time and changes nothing.
 */
export function useOnce<Input extends z.ZodType<object, object>, Data extends z.ZodType>(
  call: Call<Input, Data>,
  requestOf: (input: z.input<Input>) => object = (input) => input,
) {
  const pending = useRef<Intent | null>(null);
  return useMutation<z.output<Data>, CallError, z.input<Input>>({
    mutationKey: [call.name],
    mutationFn: async (input) => {
      const intent = intentFor(pending.current, requestOf(input), newKey);
      pending.current = intent;
      // Another request may have taken its place meanwhile.
      const isStillIt = () => pending.current?.key === intent.key;
      try {
        const data = await api(call, input, { idempotencyKey: intent.key });
        if (isStillIt()) pending.current = null;
        return data;
      } catch (error) {
        if (isStillIt()) pending.current = afterFailure(pending.current, error);
        throw error;
      }
    },
  });
}
