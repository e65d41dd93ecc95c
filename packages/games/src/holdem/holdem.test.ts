import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestValue } from '../cards/best-value.ts';
import { deck } from '../cards/deck.ts';
import { cardsValue } from '../cards/ranking.ts';
import { toPercent } from '../ratio.ts';
import { seededDraws } from '../scripted-draws.fixture.ts';
import { analyseHoldem } from './analysis.ts';
import { createBoardHands, pairNumber } from './board-hands.ts';
import { heldHand, heldValue, holdemGame } from './game.ts';
import { type HoldemOutcome, holdemRules } from './rules.ts';

const cardsOf = (text: string) => text.split(' ');
const outcomeOf = (player: string, dealer: string, table: string, isPlayed = true): HoldemOutcome => ({
  player: cardsOf(player),
  dealer: cardsOf(dealer),
  table: cardsOf(table),
  isPlayed,
});
const paid = (outcome: HoldemOutcome, side = false) =>
  holdemRules.events({ stake: '1.00', side }, outcome).at(-1)?.payoutCents;

describe('the best five of seven', () => {
  test('are worth what the best of all choices of five is worth', () => {
    const seven = fc.shuffledSubarray([...deck.keys()], { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(seven, (numbers) => {
        const fives = numbers.flatMap((one, index) =>
          numbers.slice(index + 1).map((other) => numbers.filter((card) => card !== one && card !== other)),
        );
        const values = fives.map((five) => cardsValue(five.map((card) => deck[card] ?? '')));
        expect(bestValue(numbers)).toBe(Math.max(...values));
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ['2s 2h 2d 3c 3s 3h Kd', 'full_house'],
    ['2s 2h 5d 5c 9s 9h Ad', 'two_pairs'],
    ['As 2h 3d 4c 5s Kh Kd', 'straight'],
    ['As 2s 3s 4s 5s 6s 7h', 'straight_flush'],
    ['9s Ts Js Qs Ks As 2h', 'royal_flush'],
    ['2s 2h 2d 2c 5s 5h 5d', 'four'],
    ['2s 4s 6s 8s Ts 3h 5d', 'flush'],
    ['2s 2h 2d 5c 9s Jh Kd', 'three'],
    ['2s 2h 4d 5c 9s Jh Kd', 'pair'],
    ['2s 3h 4d 9c Ts Jh Kd', 'high'],
  ])('%s make %s', (text, hand) => {
    expect(heldHand(cardsOf(text))).toBe(hand);
  });

  test('the fifth card tells two pairs apart, a sixth does not', () => {
    expect(heldValue(cardsOf('Ks Kh 9d 9c As 2h 3d'))).toBe(heldValue(cardsOf('Kd Kc 9h 9s Ah Qh Jd')));
    expect(heldValue(cardsOf('Ks Kh 9d 9c As 2h 3d'))).toBeGreaterThan(
      heldValue(cardsOf('Kd Kc 9h 9s Qh Jh 3d')),
    );
  });
});

describe('what a round pays', () => {
  test.each([
    // A dealer below a pair of fours does not play: the ante wins, the raise comes back.
    [outcomeOf('As 7h', '3d 8c', '3s Kd 9h Jc 5s'), 400],
    [outcomeOf('As 7h', '4d 8c', '4s Kd 9h Jc 5s'), 0],
    [outcomeOf('As Ah', '4d 8c', '4s Kd 9h Jc 5s'), 600],
    // The table alone is the best of both.
    [outcomeOf('2s 3h', '2d 3c', 'Ts Kd Qh Jc As'), 300],
    // A won ante pays 2 for a flush, 3 for a full house, 10 for four, 20 and 100 above.
    [outcomeOf('As 7s', '4d 8c', '4s Ks 9s Jc 5h'), 700],
    [outcomeOf('Kh Kc', '4d 8c', '4s Ks 4h Jc 5h'), 800],
    [outcomeOf('Kh Kc', '4d 8c', '4s Ks Kd Jc 5h'), 1_500],
    [outcomeOf('6s 7s', '4d 8c', '4s 5s 8s Jc 5h'), 2_500],
    [outcomeOf('As Ks', '4d 8c', 'Qs Js Ts 4c 5h'), 10_500],
    // Against a dealer who does not play the ante is paid by its hand too.
    [outcomeOf('As 7s', '2d 8c', '4s Ks 9s Jc 5h'), 500],
    // Who folds has the raise back.
    [outcomeOf('As Ah', '3d 8c', '3s Kd 9h Jc 5s', false), 200],
  ])('%j pays %i', (outcome, cents) => {
    expect(paid(outcome)).toBe(cents);
  });

  test('the side bet pays by the own cards and the first three, folded or not', () => {
    expect(paid(outcomeOf('As Ah', '4d 8c', '4s Kd 9h Jc 5s', false), true)).toBe(200 + 800);
    expect(paid(outcomeOf('As 7h', '4d 8c', '4s Kd 9h Ac 5s', false), true)).toBe(200);
    expect(paid(outcomeOf('Ks Kh', '4d 8c', '4s Qd 9h Ac 5s', false), true)).toBe(200);
    expect(paid(outcomeOf('As Ks', '4d 8c', 'Qs Js Ts 4c 5h'), true)).toBe(10_500 + 10_100);
  });

  test('events pay what the rounds pay, whatever was decided', () => {
    for (let nonce = 0; nonce < 30; nonce += 1) {
      const bet = { stake: '1.50', side: nonce % 2 === 0 };
      const { state } = holdemRules.begin(bet, seededDraws(nonce));
      const acted = holdemRules.act(bet, state, { type: nonce % 3 === 0 ? 'fold' : 'play' });
      if (acted.kind === 'refused' || !acted.settled) throw new Error('not settled');
      const { payoutCents, outcome } = acted.settled;
      expect(holdemRules.events(bet, outcome).at(-1)).toMatchObject({ payoutCents: Number(payoutCents) });
    }
  });
});

describe('bets and steps', () => {
  test('a bet costs three antes, four with the side bet', () => {
    expect(holdemRules.parseBet({ stake: '2.00' })).toMatchObject({ stakeCents: 600n });
    expect(holdemRules.parseBet({ stake: '2.00', side: true })).toMatchObject({ stakeCents: 800n });
    expect(holdemRules.parseBet({ stake: '2.00', side: 1 })).toMatchObject({ field: 'side' });
    expect(holdemRules.parseBet({ stake: '0.50' })).toMatchObject({ error: 'stake_too_small' });
    expect(holdemRules.parseBet(null)).toMatchObject({ error: 'bad_bet' });
  });

  test('only the own cards and the first three of the table are seen before the decision', () => {
    const bet = { stake: '1.00', side: false };
    const { state, view } = holdemRules.begin(bet, seededDraws(1));
    expect(view).toMatchObject({
      player: state.player,
      dealer: [null, null],
      table: [...state.table.slice(0, 3), null, null],
      result: null,
    });
    expect(holdemRules.view(bet, state)).toEqual(view);
    expect(holdemRules.parseAction({ type: 'raise' })).toMatchObject({ field: 'type' });
  });
});

test('[R26] following the suggestions returns what the recorded counts come to', () => {
  const shown = analyseHoldem().configurations.map(({ rtp }) => toPercent(rtp, 4));
  expect(shown).toEqual(['99.2807', '97.8960']);
});

test('the count of a board says of a hand how all dealers fare against it', () => {
  const numbersOf = (text: string) => cardsOf(text).map((card) => deck.indexOf(card));
  const board = numbersOf('4s Ks 9s Jc 5h');
  const hands = createBoardHands();
  hands.deal(board);
  for (const own of ['As 7s', '2h 3h', 'Kh Kd', '4h 4d', '2s 2d']) {
    const [a = 0, b = 0] = numbersOf(own);
    const found = { weak: 0, beaten: 0, level: 0 };
    const value = bestValue([a, b, ...board]);
    const rest = [...deck.keys()].filter((card) => ![a, b, ...board].includes(card));
    for (const [place, one] of rest.entries()) {
      for (const other of rest.slice(place + 1)) {
        const dealer = bestValue([one, other, ...board]);
        if (dealer < holdemGame.qualifying) found.weak += 1;
        else if (dealer < value) found.beaten += 1;
        else if (dealer === value) found.level += 1;
      }
    }
    const index = hands.pair.indexOf(pairNumber(a, b));
    const [weak, beaten, level] = [hands.weak[index], hands.beaten[index], hands.level[index]];
    expect({ weak, beaten, level }, own).toEqual(found);
  }
});
