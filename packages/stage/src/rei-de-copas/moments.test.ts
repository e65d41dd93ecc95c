import type { PokerView } from '@arara/games';
import { pokerVariant } from '@arara/games/tables';
import { describe, expect, test } from 'vitest';
import type { StageRound } from '../stage.ts';
import { firstPokerChoice, heldIn, suggestedIn, toggled } from './choice.ts';
import { handMoments } from './moments.ts';

const dealt: PokerView = {
  cards: ['Ts', 'Js', 'Qs', 'Ks', '2h'],
  hand: 'nothing',
  hold: null,
  multiplier: 0,
  payoutCents: 0,
};
const round = (roundId: string, view: PokerView): StageRound => ({
  roundId,
  isOpen: view.hold === null,
  stakeCents: 100n,
  payoutCents: 0n,
  bet: {},
  outcome: null,
  view,
  events: [],
});

describe('the hand', () => {
  test('the deal turns card after card and then waits', () => {
    const scenes = handMoments(dealt).map(({ scene }) => scene);
    expect(scenes.map(({ cards }) => cards.filter((card) => card !== null).length)).toEqual([
      0, 1, 2, 3, 4, 5, 5,
    ]);
    expect(scenes.at(-1)).toMatchObject({ hand: 'nothing', isOver: false });
  });

  test('the draw turns only what was let go, and then tells the hand', () => {
    const drawn: PokerView = {
      ...dealt,
      cards: ['Ts', 'Js', 'Qs', 'Ks', 'As'],
      hold: [0, 1, 2, 3],
      hand: 'royal_flush',
    };
    const scenes = handMoments(drawn).map(({ scene }) => scene);
    expect(scenes[0]?.cards).toEqual(['Ts', 'Js', 'Qs', 'Ks', null]);
    expect(scenes.at(-1)).toMatchObject({ hand: 'royal_flush', isOver: true });
    expect(scenes).toHaveLength(3);
  });
});

describe('holding', () => {
  test('a tap keeps a card and another lets it go; a new round starts with none', () => {
    const kept = toggled(toggled(firstPokerChoice, round('a', dealt), 3), round('a', dealt), 0);
    expect(heldIn(kept, round('a', dealt))).toEqual([0, 3]);
    expect(heldIn(toggled(kept, round('a', dealt), 3), round('a', dealt))).toEqual([0]);
    expect(heldIn(kept, round('b', dealt))).toEqual([]);
  });

  test('suggestions are given when asked for, and while the draw is to come', () => {
    const asking = { ...firstPokerChoice, isSuggesting: true };
    expect(suggestedIn(pokerVariant, asking, round('a', dealt))).toEqual([0, 1, 2, 3]);
    expect(suggestedIn(pokerVariant, firstPokerChoice, round('a', dealt))).toEqual([]);
    expect(suggestedIn(pokerVariant, asking, round('a', { ...dealt, hold: [] }))).toEqual([]);
  });
});
