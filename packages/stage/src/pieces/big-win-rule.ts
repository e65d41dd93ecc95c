import type { StageRound } from '../stage.ts';

/** From here on a win fills the stage. */
const bigFrom = 10n;

/** A large win pays at least ten stakes; nothing that does not pay above its stake is ever celebrated. */
export function isBigWin({
  payoutCents,
  stakeCents,
}: Pick<StageRound, 'payoutCents' | 'stakeCents'>): boolean {
  return payoutCents > stakeCents && payoutCents >= stakeCents * bigFrom;
}
