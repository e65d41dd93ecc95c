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
      readonly isEnabled: boolean;
    };

/** While rounds play by themselves the button ends them, whatever stands on the stage; a press does as it says. */
export function panelAction(action: StageAction, phase: Phase, run: AutoplayRun | null): PanelAction {
  if (run) return { kind: 'stop', left: run.left };
  const { label, amountCents, isEnabled } = action;
  return { kind: 'step', label, amountCents, isEnabled: isEnabled && !isBusy(phase) };
}

/** An answer is awaited or being played: nothing can be asked for. */
export function isBusy(phase: Phase): boolean {
  return phase === 'waiting' || phase === 'playing';
}
