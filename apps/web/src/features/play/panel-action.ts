import type { StageAction } from '@arara/stage';
import type { AutoplayRun } from './autoplay.ts';
import type { Phase } from './round-state.ts';

/** What the panel's one button says and does: end the rounds that play by themselves, or what the stage says. */
export type PanelAction =
  | { readonly kind: 'stop'; readonly left: number }
  | {
      readonly kind: 'step';
      readonly label: StageAction['label'];
      readonly amountCents: bigint | null;
      /** A round is asked for or played: a press does nothing, and the button keeps the keyboard. */
      readonly isBusy: boolean;
      /** The stage wants something first. */
      readonly isDisabled: boolean;
    };

/**
 * `stakeCents` is what a press would bet: told with every action that begins a round, for on a phone the stake may be out of sight.
 * While rounds play by themselves the button ends them, whatever stands on the stage; a press does as it says. A visitor is asked
 * to log in, also before the stage has what it wants.
 */
export function panelAction(
  action: StageAction,
  phase: Phase,
  run: AutoplayRun | null,
  stakeCents: bigint,
  isLoggedIn = true,
): PanelAction {
  if (run) return { kind: 'stop', left: run.left };
  const { label, isEnabled, act } = action;
  const amountCents = action.amountCents ?? (act === null && isEnabled ? stakeCents : null);
  if (!isLoggedIn && phase === 'idle')
    return {
      kind: 'step',
      label: 'games.stage_log_in_to_play',
      amountCents: amountCents === 0n ? null : amountCents,
      isBusy: false,
      isDisabled: false,
    };
  const isBusy = phase === 'waiting' || phase === 'playing';
  return { kind: 'step', label, amountCents, isBusy, isDisabled: !isEnabled && !isBusy };
}
