import { zodResolver } from '@hookform/resolvers/zod';
import { depositFormSchema } from './deposit-form-schema.ts';
import type { Limits } from './limits.ts';

/** Checks what was filled in by the contract and the limits of the chosen method. */
export const depositRules = (limitsOf: (paymentId: string) => Limits | null) =>
  zodResolver(depositFormSchema(limitsOf));
