import type { Call, CallError } from '@arara/contract';
import { newKey, underOneKey } from '@arara/contract/intent';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';

/**
 * Does a call that moves money: the same request sent again while nobody knows what became of it carries the same idempotency
 * key, so that pressing twice never pays twice. `requestOf` leaves out what is typed anew each time and changes nothing.
 */
export function useOnce<Input extends z.ZodType<object, object>, Data extends z.ZodType>(
  call: Call<Input, Data>,
  requestOf: (input: z.input<Input>) => object = (input) => input,
) {
  const [send] = useState(() => underOneKey(newKey));
  return useMutation<z.output<Data>, CallError, z.input<Input>>({
    mutationKey: [call.name],
    mutationFn: (input) => send(requestOf(input), (idempotencyKey) => api(call, input, { idempotencyKey })),
  });
}
