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

/** While rounds play by themselves the button ends them, whatever stands on the stage; a press does as it says. */
export function panelAction(action: StageAction, phase: Phase, run: AutoplayRun | null): PanelAction {
  if (run) return { kind: 'stop', left: run.left };
  const { label, amountCents, isEnabled } = action;
  const isBusy = phase === 'waiting' || phase === 'playing';
  return { kind: 'step', label, amountCents, isBusy, isDisabled: !isEnabled && !isBusy };
}
