import type { StagePhrase, StageRound } from '../stage.ts';

/** What a result is called. Only a payout above the stake is a win; the stake or less coming back is not. */
export function resultPhrase({
  payoutCents,
  stakeCents,
}: Pick<StageRound, 'payoutCents' | 'stakeCents'>): StagePhrase {
  if (payoutCents > stakeCents) return 'games.stage_won';
  if (payoutCents === 0n) return 'games.stage_lost';
  return payoutCents === stakeCents ? 'games.stage_stake_back' : 'games.stage_returned';
}
