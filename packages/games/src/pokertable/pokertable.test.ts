import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsValue } from '../cards/ranking.ts';
import { toPercent } from '../ratio.ts';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { analyseStud, analyseThreeCard } from './analysis.ts';
import { handNameOf } from './game.ts';
import { studGame, threeCardGame } from './games.ts';
import { type AnteOutcome, studRules, threeCardRules } from './rules.ts';

const cardsOf = (text: string) => text.split(' ');
const outcomeOf = (player: string, dealer: string, isPlayed = true): AnteOutcome => ({
  player: cardsOf(player),
  dealer: cardsOf(dealer),
  isPlayed,
});

describe('hands', () => {
  test.each([
    ['2s 3h 5d', 'high'],
    ['2s 2h 5d', 'pair'],
    ['2s 9s 5s', 'flush'],
    ['As 2h 3d', 'straight'],
    ['Qs Kh Ad', 'straight'],
    ['Ks Ah 2d', 'high'],
    ['5s 5h 5d', 'three'],
    ['As 2s 3s', 'straight_flush'],
  ])('of three cards %s is %s', (text, hand) => {
    expect(handNameOf(threeCardGame, cardsOf(text))).toBe(hand);
  });

  test.each([
    ['2s 3h 5d 7c 9s', 'high'],
    ['2s 2h 5d 7c 9s', 'pair'],
    ['2s 2h 5d 5c 9s', 'two_pairs'],
    ['2s 2h 2d 5c 9s', 'three'],
    ['As 2h 3d 4c 5s', 'straight'],
    ['2s 9s 5s Ks 7s', 'flush'],
    ['2s 2h 2d 5c 5s', 'full_house'],
    ['2s 2h 2d 2c 5s', 'four'],
    ['As 2s 3s 4s 5s', 'straight_flush'],
    ['Ts Js Qs Ks As', 'royal_flush'],
  ])('of five cards %s is %s, in any order', (text, hand) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(cardsOf(text), { minLength: 5 }), (cards) => {
        expect(handNameOf(studGame, cards)).toBe(hand);
      }),
      { numRuns: 10 },
    );
  });

  test.each([
    ['9s 9h 2d', '8s 8h Ad'],
    ['9s 9h 3d', '9d 9c 2d'],
    ['2s 3h 4d', 'As 2h 3d'],
    ['As Kh Jd 9c 2s', 'Ad Kc Td 9s 8h'],
    ['3s 3h 2d 2c As', '3d 3c 2s 2h Kd'],
    ['2s 2h 2d 3c 3s', 'As Ks Qs Js 9s'],
    ['6s 5h 4d 3c 2s', 'As 2h 3d 4c 5s'],
  ])('%s beats %s', (better, worse) => {
    expect(cardsValue(cardsOf(better))).toBeGreaterThan(cardsValue(cardsOf(worse)));
  });

  test('suits do not tell hands apart', () => {
    expect(cardsValue(cardsOf('As Kh 7d'))).toBe(cardsValue(cardsOf('Ac Kd 7h')));
  });
});

describe('three cards', () => {
  const paid = (outcome: AnteOutcome, side = false) =>
    threeCardRules.events({ stake: '1.00', side }, outcome).at(-1)?.payoutCents;

  test.each([
    // The dealer does not play without a queen.
    [outcomeOf('Ks 9h 2d', 'Jc 9d 2c'), 300],
    [outcomeOf('Ks 9h 2d', 'Qc 9d 2c'), 400],
    [outcomeOf('Ks 9h 2d', 'Ac 9d 2c'), 0],
    [outcomeOf('Ks 9h 2d', 'Kc 9d 2c'), 200],
    // A bonus is paid whoever wins: one for a straight, four for three of a kind, five for a straight flush.
    [outcomeOf('4s 5h 6d', 'Ac 9d 2c'), 500],
    [outcomeOf('4s 5h 6d', '5c 5d 5s'), 100],
    [outcomeOf('4s 4h 4d', 'Ac 9d 2c'), 800],
    [outcomeOf('4s 5s 6s', 'Ac 9d 2c'), 900],
    // Who folds has the play bet back.
    [outcomeOf('4s 5s 6s', 'Ac 9d 2c', false), 100],
  ])('%j pays %i', (outcome, cents) => {
    expect(paid(outcome)).toBe(cents);
  });

  test('the side bet pays by the own cards, folded or not', () => {
    expect(paid(outcomeOf('4s 4h 9d', 'Ac 9s 2c', false), true)).toBe(300);
    expect(paid(outcomeOf('4s 9s Ks', 'Ac Ad 2c'), true)).toBe(400 + 500);
    expect(paid(outcomeOf('4s 9h Kd', 'Ac Ad 2c'), true)).toBe(0);
  });

  test('a bet costs two antes, three with the side bet', () => {
    expect(threeCardRules.parseBet({ stake: '2.00' })).toMatchObject({ stakeCents: 400n });
    expect(threeCardRules.parseBet({ stake: '2.00', side: true })).toMatchObject({ stakeCents: 600n });
    expect(threeCardRules.parseBet({ stake: '2.00', side: 1 })).toMatchObject({ field: 'side' });
    expect(threeCardRules.parseBet({ stake: '0.50' })).toMatchObject({ error: 'stake_too_small' });
  });

  test.each([
    ['Qs 6h 4d', 'play'],
    ['Qs 6h 3d', 'fold'],
    ['Qs 5h 4d', 'fold'],
    ['2s 2h 3d', 'play'],
    ['Js Th 8d', 'fold'],
  ])('of %s the suggestion is to %s', (player, suggested) => {
    expect(threeCardGame.suggests(cardsOf(player), []) ? 'play' : 'fold').toBe(suggested);
  });
});

describe('five cards', () => {
  const paid = (outcome: AnteOutcome) =>
    studRules.events({ stake: '1.00', side: false }, outcome).at(-1)?.payoutCents;

  test.each([
    [outcomeOf('2s 2h 5d 7c 9s', 'Ad Qc 8h 6h 4c'), 400],
    [outcomeOf('2s 2h 5d 7c 9s', 'Ad Kc 8h 6h 4c'), 600],
    [outcomeOf('2s 2h 5d 5c 9s', 'Ad Kc 8h 6h 4c'), 800],
    [outcomeOf('Ts Js Qs Ks As', 'Ad Kc 8h 6h 4c'), 20_400],
    [outcomeOf('2s 2h 5d 7c 9s', '3d 3c 8h 6h 4c'), 0],
    [outcomeOf('As Ks 8d 6c 4s', 'Ad Kc 8h 6h 4c'), 300],
    [outcomeOf('2s 2h 5d 7c 9s', 'Ad Kc 8h 6h 4c', false), 200],
  ])('%j pays %i', (outcome, cents) => {
    expect(paid(outcome)).toBe(cents);
  });

  test('has no side bet, and shows one of the dealer’s cards before the decision', () => {
    expect(studRules.parseBet({ stake: '1.00', side: true })).toMatchObject({ field: 'side' });
    const bet = { stake: '1.00', side: false };
    const { state, view } = studRules.begin(bet, seededDraws(1));
    expect(view).toMatchObject({ dealer: [state.dealer[0], null, null, null, null], result: null });
    expect(studRules.view(bet, state)).toEqual(view);
    expect(studRules.parseAction({ type: 'raise' })).toMatchObject({ field: 'type' });
  });

  test.each([
    ['2s 2h 5d 7c 9s', 'As', 'play'],
    ['As Qh Jd 9c 7s', '2s', 'fold'],
    // Ace and king: the open card matches, or the queen or jack stands against an ace or king.
    ['As Kh 9d 7c 4s', '7d', 'play'],
    ['As Kh Jd 7c 4s', 'Kd', 'play'],
    ['As Kh Td 7c 4s', 'Kd', 'fold'],
    ['As Kh Qd 7c 4s', '5d', 'play'],
    ['As Kh Qd 7c 4s', '8d', 'fold'],
  ])('of %s against %s the suggestion is to %s', (player, open, suggested) => {
    expect(studGame.suggests(cardsOf(player), [open]) ? 'play' : 'fold').toBe(suggested);
  });
});

test('events pay what the rounds pay, whatever was decided', () => {
  for (const rules of [threeCardRules, studRules]) {
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const bet = { stake: '1.50', side: rules === threeCardRules && nonce % 2 === 0 };
      const { state } = rules.begin(bet, seededDraws(nonce));
      const acted = rules.act(bet, state, { type: nonce % 3 === 0 ? 'fold' : 'play' });
      if (acted.kind === 'refused' || !acted.settled) throw new Error('not settled');
      const { payoutCents, outcome } = acted.settled;
      expect(rules.events(bet, outcome).at(-1)).toMatchObject({ payoutCents: Number(payoutCents) });
    }
  }
});

test('[R26] following the suggestions returns what the recorded counts come to', () => {
  const shown = [...analyseThreeCard().configurations, ...analyseStud().configurations];
  expect(shown.map(({ rtp }) => toPercent(rtp, 4))).toEqual(['98.3135', '98.1034', '98.2584']);
});
