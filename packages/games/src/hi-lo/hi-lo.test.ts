import { expect, test } from 'vitest';
import { deck } from '../cards/deck.ts';
import { compare, ratio } from '../ratio.ts';
import { scriptedDraws } from '../scripted-draws.fixture.ts';
import { analyseHiLo } from './analysis.ts';
import { hiLoMultiplier, hiLoWays } from './odds.ts';
import { type HiLoBet, type HiLoState, hiLoRules } from './rules.ts';

const bet = { stake: '1.00' };
const guess = (side: 'higher' | 'lower') => ({ type: 'guess', side }) as const;
const refused = { kind: 'refused', error: 'illegal_action' };
const begun = (cards: readonly string[], on: HiLoBet = bet) =>
  hiLoRules.begin(
    on,
    scriptedDraws(
      [...cards, ...Array.from({ length: 31 - cards.length }, () => '2s')].map((card) => deck.indexOf(card)),
    ),
  );

function act(state: HiLoState, action: Parameters<typeof hiLoRules.act>[2]) {
  const acted = hiLoRules.act(bet, state, action);
  if (acted.kind === 'refused') throw new Error('refused');
  return acted;
}

test('bets and actions are read, others refused', () => {
  expect(hiLoRules.parseBet(bet)).toEqual({ kind: 'ok', bet, stakeCents: 100n });
  expect(hiLoRules.parseAction({ type: 'guess', side: 'equal' })).toMatchObject({ field: 'side' });
  expect(hiLoRules.parseAction({ type: 'fold' })).toMatchObject({ field: 'type' });
});

test('guesses multiply by their chance; a skip changes the card alone', () => {
  // An eight: six of thirteen ranks are higher, six lower.
  const first = begun(['8h', '9s', 'Kd']);
  expect(first.view).toMatchObject({ cards: ['8h'], higherMultiplier: 21_450, lowerMultiplier: 21_450 });
  const skipped = act(first.state, { type: 'skip' });
  expect(skipped.view).toMatchObject({ cards: ['8h', '9s'], multiplier: 0, skipsLeft: 9, canCashOut: false });
  // Five of thirteen are above a nine: 0.99 * 13 / 5 = 2.574.
  const right = act(skipped.state, guess('higher'));
  expect(right.view).toMatchObject({ multiplier: 25_740, payoutCents: 257, canCashOut: true });
  const paid = act(right.state, { type: 'cash_out' });
  expect(paid.settled).toMatchObject({
    payoutCents: 257n,
    outcome: { cards: ['8h', '9s', 'Kd'], moves: ['skip', 'higher'], end: 'cashed_out' },
  });
  const events = hiLoRules.events(bet, paid.settled?.outcome ?? { cards: [], moves: [], end: 'wrong_guess' });
  expect(events.map(({ isRight }) => isRight).slice(0, 3)).toEqual([true, true, true]);
  expect(events.at(-1)).toMatchObject({ type: 'settled', payoutCents: 257 });
});

test('an equal card and a wrong one lose, and cards to come are never told', () => {
  for (const next of ['8c', '7c']) {
    const lost = act(begun(['8h', next]).state, guess('higher'));
    expect(lost.settled).toMatchObject({
      payoutCents: 0n,
      outcome: { cards: ['8h', next], end: 'wrong_guess' },
    });
    expect(hiLoRules.act(bet, lost.state, { type: 'skip' })).toEqual(refused);
  }
});

test('above an ace there is another ace alone, nothing is cashed out before a guess, and skips run out', () => {
  const ace = begun(['As']);
  expect(ace.view).toMatchObject({ higherMultiplier: 128_700, lowerMultiplier: 10_725 });
  expect(act(begun(['As', 'Ad']).state, guess('higher')).view).toMatchObject({
    multiplier: 128_700,
    end: null,
  });
  expect(act(begun(['2s', '3d']).state, guess('lower')).settled).toMatchObject({ payoutCents: 0n });
  expect(hiLoRules.act(bet, ace.state, { type: 'cash_out' })).toEqual(refused);
  let step = ace;
  for (let skip = 0; skip < 10; skip += 1) step = act(step.state, { type: 'skip' });
  expect(hiLoRules.act(bet, step.state, { type: 'skip' })).toEqual(refused);
});

test('a guess that would pass the largest payout cannot be made', () => {
  const large = { stake: '500.00' };
  // Each king lower than an ace, each ace... higher than a king: one of thirteen each time.
  const cards = ['Ks', 'As', '2s', '3s', '2s', '3s'];
  const first = begun(cards, large);
  const second = hiLoRules.act(large, first.state, guess('higher'));
  if (second.kind === 'refused') throw new Error('refused');
  const skipped = hiLoRules.act(large, second.state, { type: 'skip' });
  if (skipped.kind === 'refused') throw new Error('refused');
  const third = hiLoRules.act(large, skipped.state, { type: 'skip' });
  if (third.kind === 'refused') throw new Error('refused');
  // On a three, only a two is lower: 0.99 * 169 = 167.31 is still below the 1,200 times that are left.
  const fourth = hiLoRules.act(large, third.state, guess('lower'));
  if (fourth.kind === 'refused') throw new Error('refused');
  expect(fourth.view).toMatchObject({ multiplier: 1_673_100, lowerMultiplier: null });
});

test('[R26] both plans return 99% but for rounding', () => {
  expect(hiLoMultiplier([hiLoWays(0, 'higher')])).toBe(10_725);
  for (const { rtp, rtpAtMinStake } of analyseHiLo().configurations) {
    expect(compare(rtp, ratio(99, 100))).toBeLessThanOrEqual(0);
    expect(compare(rtp, ratio(9_899, 10_000))).toBeGreaterThan(0);
    expect(compare(rtpAtMinStake, ratio(85, 100))).toBeGreaterThan(0);
  }
});
