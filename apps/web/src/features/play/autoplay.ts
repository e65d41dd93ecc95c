import type { StageRound } from '@arara/stage';

/** What a player sets before rounds follow each other. Every run has an end and a limit to what it may lose. */
export interface AutoplayPlan {
  readonly rounds: number;
  readonly lossCents: bigint;
  /** One win above this ends the run; `null` for none. */
  readonly winCents: bigint | null;
  readonly endsAtFeature: boolean;
}

export interface AutoplayRun {
  readonly plan: AutoplayPlan;
  readonly left: number;
  /** What the run has paid less what it cost. */
  readonly netCents: bigint;
}

export type AutoplayEnd = 'done' | 'loss' | 'win' | 'feature' | 'check' | 'failed' | 'stopped';

export const startRun = (plan: AutoplayPlan): AutoplayRun => ({ plan, left: plan.rounds, netCents: 0n });

const features = new Set(['free_spins_awarded', 'respins_started', 'picks_opened', 'wheel_spun']);

/** The run after one more round. */
export function afterRound(run: AutoplayRun, { payoutCents, stakeCents }: StageRound): AutoplayRun {
  return { ...run, left: run.left - 1, netCents: run.netCents + payoutCents - stakeCents };
}

/**
 * Why no further round may follow the last one, or `null` when one may. The loss limit is never crossed: a round that
 * could cross it is not played. Nor does one follow behind a reality check, which lies over the button that ends the run.
 */
export function endOf(
  run: AutoplayRun,
  last: StageRound | null,
  nextStakeCents: bigint,
  isCheckDue = false,
): AutoplayEnd | null {
  const { plan, left, netCents } = run;
  if (last && plan.winCents !== null && last.payoutCents > plan.winCents) return 'win';
  if (last && plan.endsAtFeature && last.events.some(isFeature)) return 'feature';
  if (left <= 0) return 'done';
  if (isCheckDue) return 'check';
  return nextStakeCents - netCents > plan.lossCents ? 'loss' : null;
}

function isFeature(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'type' in event && features.has(String(event.type));
}
