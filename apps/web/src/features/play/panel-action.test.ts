import { describe, expect, test } from 'vitest';
import { startRun } from './autoplay.ts';
import { panelAction } from './panel-action.ts';
import type { Phase } from './round-state.ts';

const spin = { label: 'games.stage_spin', amountCents: 100n, isEnabled: true, act: null } as const;
const forbidden = { ...spin, isEnabled: false };
const run = startRun({ rounds: 10, lossCents: 1_000n, winCents: null, endsAtFeature: true });
const phases: readonly Phase[] = ['idle', 'waiting', 'playing', 'open'];

describe('the button of the bet panel', () => {
  test.each(phases)('stops rounds that play by themselves and says how many are left (%s)', (phase) => {
    expect(panelAction(spin, phase, run, 300n)).toEqual({ kind: 'stop', left: 10 });
    expect(panelAction(forbidden, phase, { ...run, left: 9 }, 300n)).toEqual({ kind: 'stop', left: 9 });
  });

  test('says what the stage says, and is disabled where the stage wants something first', () => {
    const { label } = spin;
    const shown = { kind: 'step', label, amountCents: 100n, isBusy: false, isDisabled: false };
    expect(panelAction(spin, 'idle', null, 300n)).toEqual(shown);
    expect(panelAction(spin, 'open', null, 300n)).toEqual(shown);
    expect(panelAction(forbidden, 'idle', null, 300n)).toEqual({ ...shown, isDisabled: true });
  });

  test('asks a visitor to log in whatever the stage wants first, and of nothing it says no amount', () => {
    const enter = { kind: 'step', label: 'games.stage_log_in_to_play', isBusy: false, isDisabled: false };
    expect(panelAction(spin, 'idle', null, 300n, false)).toEqual({ ...enter, amountCents: 100n });
    expect(panelAction({ ...forbidden, amountCents: 0n }, 'idle', null, 300n, false)).toEqual({
      ...enter,
      amountCents: null,
    });
    expect(panelAction(spin, 'open', null, 300n, false)).toMatchObject({ label: spin.label });
  });

  test('tells the stake with what begins a round, and not with a step of one nor while something is missing', () => {
    const roll = { label: 'games.stage_roll', amountCents: null, isEnabled: true, act: null } as const;
    expect(panelAction(roll, 'idle', null, 300n)).toMatchObject({ amountCents: 300n });
    expect(panelAction({ ...roll, isEnabled: false }, 'idle', null, 300n)).toMatchObject({
      amountCents: null,
    });
    const step = { ...roll, act: { type: 'hit' } };
    expect(panelAction(step, 'open', null, 300n)).toMatchObject({ amountCents: null });
  });

  test('is busy during a round and never disabled by it: that would take the keyboard away every time', () => {
    for (const phase of ['waiting', 'playing'] as const)
      for (const action of [spin, forbidden])
        expect(panelAction(action, phase, null, 300n)).toMatchObject({ isBusy: true, isDisabled: false });
  });
});
