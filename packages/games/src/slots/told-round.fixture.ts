import { expect } from 'vitest';
import type { GameEvent } from '../rules.ts';
import { seededDraws } from '../scripted-draws.fixture.ts';
import type { SlotMode } from './slot-events.ts';
import type { SlotDesignRules } from './slot-rules.ts';

const paying = ['win_shown', 'respins_ended', 'picks_opened', 'wheel_spun'];

/** Plays a round and holds what is told of it, after it was stored, against what it paid. */
export function toldRound(rules: SlotDesignRules, mode: SlotMode, nonce: number): GameEvent[] {
  const parsed = rules.parseBet({ stake: '2.00', mode });
  if (parsed.kind === 'refused') throw new Error(`${rules.game} refuses ${mode}`);
  const { payoutCents, outcome } = rules.play(parsed.bet, seededDraws(nonce));
  const events = rules.events(parsed.bet, JSON.parse(JSON.stringify(outcome)));
  const cents = (types: readonly string[]) =>
    events
      .filter(({ type }) => types.includes(type))
      .reduce((sum, event) => sum + Number(event.payoutCents), 0);
  const name = `${rules.game} ${mode} ${nonce}`;
  expect(cents(paying), name).toBe(Number(payoutCents));
  expect(cents(['spin_ended']), name).toBe(cents(['win_shown']));
  expect(events.at(-1), name).toMatchObject({
    type: 'settled',
    payoutCents: Number(payoutCents),
    stakeCents: Number(parsed.stakeCents),
  });
  expect(events[0], name).toEqual({ type: 'round_started', mode });
  return events;
}
