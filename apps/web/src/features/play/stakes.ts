/** What a game accepts as a stake, in centavos; a stake is a whole multiple of `stepCents`. */
export interface StakeLimits {
  readonly minCents: bigint;
  readonly maxCents: bigint;
  readonly stepCents: bigint;
}

/** Stakes one tap away, in centavos. */
const quickStakes = [100n, 500n, 1_000n, 2_500n, 10_000n] as const;

/** The nearest stake at or below an amount that the game accepts. */
export function fitStake(cents: bigint, { minCents, maxCents, stepCents }: StakeLimits): bigint {
  const kept = cents < minCents ? minCents : cents > maxCents ? maxCents : cents;
  const whole = kept - (kept % stepCents);
  return whole < minCents ? whole + stepCents : whole;
}

export function quickStakesFor(limits: StakeLimits): readonly bigint[] {
  return quickStakes.filter((cents) => fitStake(cents, limits) === cents);
}

/** One step up: a tenth of what the number's length suggests, so 0.20, 0.30 … 1, 2 … 10, 20. */
export function stakeUp(cents: bigint, limits: StakeLimits): bigint {
  const next = cents + unitOf(cents);
  const over = next % limits.stepCents;
  return fitStake(over === 0n ? next : next - over + limits.stepCents, limits);
}

/** One step down, along the same figures. */
export function stakeDown(cents: bigint, limits: StakeLimits): bigint {
  return fitStake(cents - unitOf(cents - 1n), limits);
}

function unitOf(cents: bigint): bigint {
  let unit = 10n;
  while (unit * 10n <= cents) unit *= 10n;
  return unit;
}
