import { describe, expect, test } from 'vitest';
import { deck } from '../cards/deck.ts';
import { scriptedDraws, seededDraws } from '../scripted-draws.fixture.ts';
import { positionAfter } from './play.ts';
import { type BlackjackBet, blackjackRules } from './rules.ts';
import { type BlackjackMove, cardsDrawn, totalOf } from './table.ts';

const bet: BlackjackBet = { stake: '1.00', insurance: false };
const cardsOf = (text: string) => text.split(' ');

/** Plays a shoe, the rest of which is twos: player, dealer, player, dealer, then what is drawn. */
function played(text: string, moves: readonly BlackjackMove[], insurance = false) {
  const cards = [...cardsOf(text), ...Array.from({ length: cardsDrawn }, () => '2s')].slice(0, cardsDrawn);
  const draws = scriptedDraws(cards.map((card) => deck.indexOf(card)));
  let step = blackjackRules.begin({ ...bet, insurance }, draws);
  for (const type of moves) {
    const acted = blackjackRules.act({ ...bet, insurance }, step.state, { type });
    if (acted.kind === 'refused') throw new Error(`${type} is refused`);
    step = acted;
  }
  return step;
}

const paid = (text: string, moves: readonly BlackjackMove[], insurance = false) =>
  Number(played(text, moves, insurance).settled?.payoutCents);

describe('hands', () => {
  test.each([
    ['As Kh', 21, true],
    ['As 5h', 16, true],
    ['As 5h Td', 16, false],
    ['As Ah', 12, true],
    ['Js Qh 2d', 22, false],
  ])('%s comes to %i', (text, total, isSoft) => {
    expect(totalOf(cardsOf(text))).toEqual({ total, isSoft });
  });
});

describe('a round', () => {
  test.each<[string, BlackjackMove[], number]>([
    // Player, dealer, player, dealer, then the cards that are drawn.
    ['Ts 9h 9d 8c', ['stand'], 200],
    ['Ts 9h 8d Tc', ['stand'], 0],
    ['Ts 9h 9d Tc', ['stand'], 100],
    ['Ts 9h 6d 8c Kd', ['hit'], 0],
    // Dealers stand on a soft 17.
    ['Ts Ah 8d 6c 5s', ['stand'], 200],
    // A dealer with 22 is level with everything that is not over 21, but a natural is paid before.
    ['Ts Th 5d 6c 6h', ['stand'], 100],
    // The house pays for the double.
    ['6s 9h 5d 8c Ts', ['double'], 300],
    ['6s 9h 5d Tc 2s', ['double'], 0],
    ['6s 9h 5d 8c 6d', ['double'], 100],
    // Both hands of a pair win: 2 for the own, 1 for the free one.
    ['8s 9h 8d 8c Th Td', ['split', 'stand', 'stand'], 300],
    // Only the own hand wins, only the free one.
    ['8s 9h 8d 8c Th 2d', ['split', 'stand', 'stand'], 200],
    ['8s 9h 8d 8c 2d Th', ['split', 'stand', 'stand'], 100],
    // Split aces take one card each and play no more.
    ['As 9h Ad 8c 9d Kd', ['split'], 300],
    // A double on each of the two hands.
    ['5s 9h 5d 8c 6d 6h Th Td', ['hit', 'hit'], 0],
    ['3s 9h 3d 8c 8d 8h Th Td', ['split', 'double', 'double'], 500],
  ])('%s with %j pays %i', (text, moves, cents) => {
    expect(paid(text, moves)).toBe(cents);
  });

  test('a natural pays 3 to 2 at once, is level with the dealer’s, and the dealer’s ends the round', () => {
    expect(paid('As 9h Kd 8c', [])).toBe(250);
    expect(paid('As Kh Kd Ac', [])).toBe(100);
    expect(paid('Ts Kh Td Ac', [])).toBe(0);
    expect(paid('Ts Ah Td Kc', [])).toBe(0);
  });

  test('insurance comes back without an ace, is lost under one, and pays 2 to 1 against a natural', () => {
    expect(paid('Ts 9h 9d 8c', ['stand'], true)).toBe(250);
    expect(paid('Ts Ah 8d 6c', ['stand'], true)).toBe(200);
    expect(paid('Ts Ah Td Kc', [], true)).toBe(150);
    expect(blackjackRules.parseBet({ stake: '1.00', insurance: true })).toMatchObject({ stakeCents: 150n });
  });

  test('the dealer’s second card is not told before the end', () => {
    const open = played('Ts 9h 6d 8c', []);
    expect(open.view).toMatchObject({ dealer: ['9h', null], moves: ['hit', 'stand'], isOver: false });
    expect(JSON.stringify(open.view)).not.toContain('8c');
  });

  test.each<[string, BlackjackMove[]]>([
    ['Ts 9h 6d 8c', ['double']],
    ['Ts 9h 6d 8c', ['split']],
    ['Ts 9h Td 8c', ['split']],
    ['As 9h 8d 8c', ['double']],
    ['8s 9h 8d 8c 8h 8s', ['split', 'split']],
    ['Ts 9h 9d 8c', ['stand', 'hit']],
    ['2s 9h 3d 8c 4h', ['hit', 'double']],
  ])('of %s the moves %j are not all to be had', (text, moves) => {
    expect(positionAfter(cardsOf(text), moves)).toBeNull();
  });

  test('refuses what is no bet and no move', () => {
    expect(blackjackRules.parseBet({ stake: '1.01' })).toMatchObject({ error: 'bad_bet', field: 'stake' });
    expect(blackjackRules.parseBet({ stake: '1.00', insurance: 'yes' })).toMatchObject({
      field: 'insurance',
    });
    expect(blackjackRules.parseBet(null)).toMatchObject({ error: 'bad_bet' });
    expect(blackjackRules.parseAction({ type: 'surrender' })).toMatchObject({ field: 'type' });
    const parsed = blackjackRules.parseBet({ stake: '2.00' });
    expect(parsed).toEqual({ kind: 'ok', bet: { stake: '2.00', insurance: false }, stakeCents: 200n });
  });

  test('events pay what the round pays, and are rebuilt from what it stores', () => {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const insured = { stake: '2.00', insurance: nonce % 2 === 0 };
      let step = blackjackRules.begin(insured, seededDraws(nonce));
      while (!step.settled) {
        const { suggested } = step.view as { suggested: BlackjackMove };
        const acted = blackjackRules.act(insured, step.state, { type: suggested });
        if (acted.kind === 'refused') throw new Error('a suggestion is refused');
        step = acted;
      }
      const { outcome, payoutCents } = step.settled;
      const events = blackjackRules.events(insured, JSON.parse(JSON.stringify(outcome)));
      expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: Number(payoutCents) });
      const multipliers = events.flatMap((event) =>
        event.type === 'hand_paid' ? [Number(event.multiplier)] : [],
      );
      const insurance = events.find((event) => event.type === 'insurance_paid');
      const hands = multipliers.reduce((sum, one) => sum + one, 0) / 50;
      expect(hands + Number(insurance?.payoutCents ?? 0)).toBe(Number(payoutCents));
    }
  });
});
