import { z } from 'zod';
import { type FaultSwitch, faultKinds, operations } from './faults.ts';
import { type SeamlessFaultSwitch, seamlessFaultKinds } from './seamless/seamless-faults.ts';

const scope = z.enum(['next', 'always', 'clear']).default('next');
const transferFault = z.object({
  scope,
  operation: z.enum([...operations, 'all']).default('all'),
  fault: z.enum(faultKinds).default('slow'),
  delay_ms: z.int().min(0).max(60_000).optional(),
});
const seamlessFault = z.object({ scope, fault: z.enum(seamlessFaultKinds).default('slow') });

/** Turns faults on and off as a request asks for; false when it does not read as one. */
export function control(
  path: string,
  body: unknown,
  switches: { readonly transfer: FaultSwitch; readonly seamless: SeamlessFaultSwitch },
): boolean {
  if (path === '/control/seamless') {
    const { data } = seamlessFault.safeParse(body);
    if (!data) return false;
    if (data.scope === 'clear') switches.seamless.clear();
    else switches.seamless[data.scope](data.fault);
    return true;
  }
  const { data } = path === '/control/transfer' ? transferFault.safeParse(body) : { data: undefined };
  if (!data) return false;
  const fault = { kind: data.fault, ...(data.delay_ms !== undefined && { delayMs: data.delay_ms }) };
  if (data.scope === 'clear') switches.transfer.clear();
  else if (data.scope === 'always') switches.transfer.always(data.operation, fault);
  else if (data.operation === 'all') return false;
  else switches.transfer.next(data.operation, fault);
  return true;
}
