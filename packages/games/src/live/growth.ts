/** How the multiplier of a shared flight grows with time. */
export type Growth =
  /** e^(perMs * t) */
  | { readonly kind: 'exponential'; readonly perMs: number }
  /** (1 + t / scaleMs)^3 */
  | { readonly kind: 'cubic'; readonly scaleMs: number };

/** Where the multiplier stands so many milliseconds after the start, in hundredths, rounded down; never below 100. */
export function hundredthsAt(growth: Growth, elapsedMs: number): number {
  const ms = Math.max(0, elapsedMs);
  const factor = growth.kind === 'exponential' ? Math.exp(growth.perMs * ms) : (1 + ms / growth.scaleMs) ** 3;
  return Math.max(100, Math.floor(100 * factor));
}

/** The first whole millisecond at which the multiplier stands at so many hundredths: the inverse of `hundredthsAt`. */
export function msOfHundredths(growth: Growth, hundredths: number): number {
  const factor = hundredths / 100;
  let ms = Math.ceil(
    growth.kind === 'exponential'
      ? Math.log(factor) / growth.perMs
      : growth.scaleMs * (Math.cbrt(factor) - 1),
  );
  // The formulas are floating: the answer is the neighbour that `hundredthsAt` itself agrees with.
  while (ms > 0 && hundredthsAt(growth, ms - 1) >= hundredths) ms -= 1;
  while (hundredthsAt(growth, ms) < hundredths) ms += 1;
  return Math.max(0, ms);
}
