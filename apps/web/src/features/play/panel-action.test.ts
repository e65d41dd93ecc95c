import { describe, expect, test } from 'vitest';
import { startRun } from './autoplay.ts';
import { panelAction } from './panel-action.ts';
import type { Phase } from './round-state.ts';

const spin = { label: 'games.stage_spin', amountCents: 100n, isEnabled: true, act: null } as const;
const run = startRun({ rounds: 10, lossCents: 1_000n, winCents: null, endsAtFeature: true });
const phases: readonly Phase[] = ['idle', 'waiting', 'playing', 'open'];

describe('the button of the bet panel', () => {
  test.each(phases)('stops rounds that play by themselves and says how many are left (%s)', (phase) => {
    const forbidden = { ...spin, isEnabled: false };
    expect(panelAction(spin, phase, run)).toEqual({ kind: 'stop', left: 10 });
    expect(panelAction(forbidden, phase, { ...run, left: 9 })).toEqual({ kind: 'stop', left: 9 });
  });

  test('says what the stage says, and waits while a round is asked for or played', () => {
    expect(panelAction(spin, 'idle', null)).toEqual({
      kind: 'step',
      label: spin.label,
      amountCents: 100n,
      isEnabled: true,
    });
    expect(phases.map((phase) => panelAction(spin, phase, null))).toMatchObject(
      [true, false, false, true].map((isEnabled) => ({ isEnabled })),
    );
    expect(panelAction({ ...spin, isEnabled: false }, 'idle', null)).toMatchObject({ isEnabled: false });
  });
});
