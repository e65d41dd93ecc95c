import { formatAmount } from '@arara/money';
import { z } from 'zod';
import { cents, times } from '../promotion.ts';

/** The icon of a prize that has none of its own. */
const defaultIcon = 'gift';

const segment = z.object({
  reward: z.enum(['cash', 'spins']),
  /** Centavos of cash, or a number of spins. */
  quantity: z.int().positive(),
  weight: z.int().nonnegative(),
  icon: z
    .string()
    .regex(/^[a-z_]{1,30}$/)
    .optional(),
});
export const wheelParams = z.object({
  /** One spin for each full one of these deposited in a day. */
  step: cents.refine((step) => step > 0n),
  rollover_times: times,
  // A draw takes a range of at most 2^21.
  segments: z
    .array(segment)
    .min(2)
    .refine((segments) => totalWeight(segments) > 0 && totalWeight(segments) <= 2 ** 21),
});
export type WheelParams = z.output<typeof wheelParams>;
export type Segment = z.output<typeof segment>;

export function totalWeight(segments: readonly { readonly weight: number }[]): number {
  return segments.reduce((sum, { weight }) => sum + weight, 0);
}

/** The segment a drawn number in [0, total weight) falls on: each has as many numbers as its weight. */
export function segmentAt(segments: readonly Segment[], drawn: number): number {
  let end = 0;
  const index = segments.findIndex(({ weight }) => {
    end += weight;
    return drawn < end;
  });
  if (index === -1) throw new RangeError(`${drawn} is beyond the weights of the wheel`);
  return index;
}

/** A prize by the wire's names. */
export function presentPrize(prize: Pick<Segment, 'reward' | 'quantity' | 'icon'>) {
  return {
    reward: prize.reward,
    quantity: prize.reward === 'cash' ? formatAmount(BigInt(prize.quantity)) : String(prize.quantity),
    icon: prize.icon ?? defaultIcon,
  };
}
