import { createDraws, type DrawTrace } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { describe, expect, test } from 'vitest';
import { gameRules } from '../../registry.ts';
import { seededDraws } from '../../scripted-draws.fixture.ts';
import { cardsDrawn } from '../table.ts';
import { type ShoeMove, shoePositionAfter } from './play.ts';
import { type ShoeBet, shoeRules } from './rules.ts';

const bet: ShoeBet = { stake: '1.00' };
const cardsOf = (text: string) => [...text.split(' '), ...Array.from({ length: 20 }, () => '2s')];

/** Plays a shoe, the rest of which is twos; gives what is paid and what was staked on top, in centavos. */
function played(text: string, moves: readonly ShoeMove[]) {
  let state = { shoe: cardsOf(text), moves: [] as ShoeMove[] };
  let raised = 0;
  for (const [index, type] of moves.entries()) {
    const acted = shoeRules.act(bet, state, { type });
    if (acted.kind === 'refused') throw new Error(`${type} is refused`);
    raised += Number(acted.raiseCents ?? 0n);
    state = acted.state;
    expect(acted.settled !== null).toBe(index === moves.length - 1);
    if (acted.settled) return { paid: Number(acted.settled.payoutCents), raised, settled: acted.settled };
  }
  throw new Error('the round is not over');
}

describe('a shoe', () => {
  test('is shuffled for the round: each card is one of those that are left', () => {
    const ranges: number[] = [];
    const watch = (trace: DrawTrace) => {
      if (trace.step === 'int' && !trace.isRejected) ranges.push(trace.range);
    };
    const seeds = { serverSeed: 'server', clientSeed: 'client', nonce: 3 };
    const { state } = shoeRules.begin(bet, createDraws(hmacSha256, seeds, watch));
    expect(ranges).toEqual(Array.from({ length: cardsDrawn }, (_, dealt) => 312 - dealt));
    for (const card of state.shoe)
      expect(state.shoe.filter((one) => one === card).length).toBeLessThanOrEqual(6);
  });

  test('the first version is kept beside it', () => {
    expect(gameRules('blackjack-leblon')).toBe(shoeRules);
    expect(gameRules('blackjack-leblon', 1)?.paytable()).toMatchObject({ decks: 6, insurance: 3 });
  });
});

describe('insurance', () => {
  test.each<[string, ShoeMove[], number, number]>([
    // Player, dealer, player, dealer, then the cards that are drawn.
    ['Ts Ah 9d 7c', ['decline', 'stand'], 200, 0],
    ['Ts Ah 9d 7c', ['insure', 'stand'], 200, 50],
    ['Ts Ah 9d Kc', ['insure'], 150, 50],
    ['Ts Ah 9d Kc', ['decline'], 0, 0],
    ['As Ah Kd Kc', ['insure'], 250, 50],
    ['As Ah Kd Kc', ['decline'], 100, 0],
    ['As Ah Kd 9c', ['insure'], 250, 50],
    ['As Ah Kd 9c', ['decline'], 250, 0],
    ['8s Ah 8d 6c Th Td', ['insure', 'split', 'stand', 'stand'], 300, 50],
  ])('%s with %j pays %i for %i more', (text, moves, paid, raised) => {
    expect(played(text, moves)).toMatchObject({ paid, raised });
  });

  test.each<[string, ShoeMove[]]>([
    ['Ts Ah 9d 7c', ['stand']],
    ['Ts Ah 9d 7c', ['insure', 'insure']],
    ['Ts Ah 9d 7c', ['decline', 'insure']],
    ['Ts Ah 9d 7c', ['decline', 'hit', 'insure']],
    ['Ts Ah 9d Kc', ['insure', 'stand']],
    ['Ts 9h 6d Ac', ['insure']],
    ['Ts 9h 6d Ac', ['decline']],
    ['Ts Kh 9d Ac', ['insure']],
  ])('of %s the moves %j are not all to be had', (text, moves) => {
    expect(shoePositionAfter(cardsOf(text), moves)).toBeNull();
  });

  test('is asked for before the dealer looks: the question is the same whatever lies under the ace', () => {
    const asked = shoePositionAfter(cardsOf('As Ah Kd Kc'), [])?.view;
    expect(asked).toEqual(shoePositionAfter(cardsOf('As Ah Kd 9c'), [])?.view);
    expect(asked).toMatchObject({ dealer: ['Ah', null], insurance: 'offered', isOver: false });
    expect(shoePositionAfter(cardsOf('Ts 9h 9d Ac'), [])?.view.insurance).toBeNull();
  });

  test('is no part of the bet', () => {
    expect(shoeRules.parseBet({ stake: '1.00', insurance: true })).toMatchObject({ field: 'insurance' });
    const kept = { kind: 'ok', bet, stakeCents: 100n };
    expect(shoeRules.parseBet({ stake: '1.00', insurance: false })).toEqual(kept);
    expect(shoeRules.parseAction({ type: 'surrender' })).toMatchObject({ field: 'type' });
  });

  test('is told with what it cost and paid', () => {
    const { settled } = played('Ts Ah 9d Kc', ['insure']);
    const events = shoeRules.events(bet, JSON.parse(JSON.stringify(settled.outcome)));
    expect(events.map(({ type }) => type)).toEqual([
      'hands_dealt',
      'insurance_answered',
      'dealer_played',
      'hand_paid',
      'insurance_paid',
      'settled',
    ]);
    expect(events.at(-1)).toMatchObject({ stakeCents: 150, payoutCents: 150, isAboveStake: false });
  });
});

describe('suggestions', () => {
  test.each([
    // By totals, and where the cards that are gone turn a close choice.
    ['Ts 2h 4d 8c', [], 'hit'],
    ['9s 2h 5d 8c', [], 'stand'],
    ['Ts 5h 2d 8c', [], 'hit'],
    ['9s 5h 3d 8c', [], 'stand'],
    ['9s Ah 8d 7c', ['decline'], 'stand'],
    ['8s Th 8d 7c', [], 'split'],
    ['5s Th 5d 7c', [], 'double'],
    // The second hand of a pair costs nothing: with 16 against a ten it draws.
    ['8s Th 8d 7c Th 8h', ['split', 'stand'], 'hit'],
  ] as [string, ShoeMove[], ShoeMove][])('of %s after %j it is %s', (text, moves, suggested) => {
    expect(shoePositionAfter(cardsOf(text), moves)?.view.suggested).toBe(suggested);
  });

  test('can always be followed to the end', () => {
    for (let nonce = 0; nonce < 60; nonce += 1) {
      let step = shoeRules.begin(bet, seededDraws(nonce));
      while (!step.settled) {
        const { suggested } = step.view as { suggested: ShoeMove };
        const acted = shoeRules.act(bet, step.state, { type: suggested });
        if (acted.kind === 'refused') throw new Error('a suggestion is refused');
        step = acted;
      }
      const { outcome, payoutCents } = step.settled;
      expect(shoeRules.events(bet, outcome).at(-1)).toMatchObject({ payoutCents: Number(payoutCents) });
    }
  });
});
