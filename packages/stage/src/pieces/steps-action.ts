import type { StageAction, StageRound } from '../stage.ts';

/** What the view of every game of steps tells: whether what it has come to can be taken, in centavos. */
interface StepsView {
  readonly canCashOut: boolean;
  readonly payoutCents: number;
}

/** The panel's action in a game of steps: bet, or take what the round has come to. */
export function stepsAction(round: StageRound | null): StageAction {
  // The server builds the view with the rules of the game, which all tell these two.
  const view = (round?.view ?? null) as StepsView | null;
  if (!round?.isOpen || !view) {
    return { label: 'games.stage_play', amountCents: null, isEnabled: true, act: null };
  }
  return {
    label: 'games.stage_cash_out',
    amountCents: view.canCashOut ? BigInt(view.payoutCents) : null,
    isEnabled: view.canCashOut,
    act: { type: 'cash_out' },
  };
}
