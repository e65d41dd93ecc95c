import { describe, expect, test } from 'vitest';
import { scriptedDraws, seededDraws } from '../scripted-draws.fixture.ts';
import { slotDesignRules } from './design-rules.ts';
import { slotPresentations } from './presentation.ts';
import type { SlotMode } from './slot-events.ts';
import { createSlotDesignRules, modesOf, priceOf } from './slot-rules.ts';
import { toldRound } from './told-round.fixture.ts';
import { toys } from './toys.fixture.ts';

/** What a toy shows and pays for these draws. */
function played(name: string, mode: SlotMode, drawn: readonly number[]) {
  const toy = toys.find(({ game }) => game === name);
  if (!toy) throw new Error(`no toy ${name}`);
  const rules = createSlotDesignRules(toy);
  const bet = { stake: '1.00', mode } as const;
  const { payoutCents, outcome } = rules.play(bet, scriptedDraws(drawn));
  expect(outcome.drawn).toEqual(drawn);
  return { units: Number(payoutCents) / 100, events: rules.events(bet, outcome) };
}

describe('what a round pays, worked out by hand', () => {
  test('each wild on a line doubles it; a line of wilds pays as wilds', () => {
    // Rows bell wild seven and wild bell bell; bent, bell bell seven.
    expect(played('lines with multiplying wilds', 'spin', [0, 0, 0]).units).toBe(3 * 2);
    // Rows wild bell wild and seven wild seven; bent, three wilds.
    expect(played('lines with multiplying wilds', 'spin', [1, 3, 2]).units).toBe(3 * 2 * 2 + 7 * 2 + 50);
  });

  test('a wild that counts as two makes more ways', () => {
    const { units, events } = played('ways with doubling wilds and picks', 'spin', [0, 0, 2, 0]);
    // Bells: one, two (the wild), one, one on reels of bell seven / wild bell / bell seven / bell chest.
    const ways = events.filter(({ type }) => type === 'win_shown');
    expect(ways[0]).toMatchObject({
      kind: 'ways',
      symbol: 'bell',
      count: 4,
      ways: 1 * 3 * 1 * 1,
      payoutCents: 1_200,
    });
    expect(units).toBe(ways.reduce((sum, { payoutCents }) => sum + Number(payoutCents), 0) / 100);
  });

  test('a wild column walks to the left, and the others spin again', () => {
    const { events } = played('walking wilds', 'spin', [0, 0, 1, 0, 0, 0, 0]);
    const walks = events.filter(({ type }) => type === 'wild_walked').map(({ from, to }) => [from, to]);
    expect(walks).toEqual([
      [2, 1],
      [1, 0],
      [0, null],
    ]);
  });

  test('coins hold, each new one gives the respins back, and a full board pays more', () => {
    const { units, events } = played('hold and win, bought', 'buy', [0, 0, 1, 1, 0, 2]);
    // One coin of 1, two misses, then the other cell: a coin of 4, and 10 for the full board.
    expect(events.filter(({ type }) => type === 'respin_shown').map(({ left }) => left)).toEqual([2, 1, 3]);
    expect(units).toBe(1 + 4 + 10);
  });

  test('winning symbols vanish, the others fall, and the next grid counts more', () => {
    // Three sevens and a bell: 1; three fresh sevens fall in beside the bell: 1 x 3.
    const { units, events } = played('falling cascades', 'spin', [1, 1, 0, 1, 1, 2, 1]);
    const dropped = events.find(({ type }) => type === 'cascade_dropped');
    expect(dropped).toMatchObject({ isTumble: true, fall: 1 });
    expect(units).toBe(1 + 3);
  });
});

describe('bets', () => {
  const arraia = slotDesignRules.find(({ design }) => design.game === 'arraia-da-sorte');
  if (!arraia) throw new Error('the title is there');
  const { rules, design } = arraia;

  test('a plain spin costs its stake, other ways their price', () => {
    expect(rules.parseBet({ stake: '1.00' })).toMatchObject({
      kind: 'ok',
      bet: { mode: 'spin' },
      stakeCents: 100n,
    });
    for (const mode of modesOf(design)) {
      expect(rules.parseBet({ stake: '1.00', mode })).toMatchObject({
        kind: 'ok',
        stakeCents: priceOf(design, mode),
      });
    }
  });

  test.each([
    [{ stake: '1.00', mode: 'all' }, 'bad_bet', 'mode'],
    [{ stake: '0.30', mode: 'spin' }, 'bad_bet', 'stake'],
    [{ stake: '0.00', mode: 'spin' }, 'stake_too_small', 'stake'],
    [{ stake: '50.00', mode: 'buy' }, 'stake_too_large', 'stake'],
    [null, 'bad_bet', undefined],
  ])('refuses %j', (input, error, field) => {
    expect(rules.parseBet(input)).toEqual({ kind: 'refused', error, ...(field ? { field } : {}) });
  });

  test('a title without a price for it cannot be bought', () => {
    const fruits = slotDesignRules.find(({ design: { game } }) => game === 'frutas-da-feira');
    expect(fruits?.rules.parseBet({ stake: '1.00', mode: 'buy' })).toMatchObject({
      error: 'bad_bet',
      field: 'mode',
    });
  });

  test('a stored round that ends too early is an error', () => {
    const bet = { stake: '1.00', mode: 'buy' } as const;
    const { outcome } = rules.play(bet, seededDraws(1));
    expect(() => rules.events(bet, { drawn: outcome.drawn.slice(0, 40) })).toThrow(/too few/);
  });
});

test('the events of every title add up to what its rounds pay', () => {
  for (const { rules, design } of slotDesignRules) {
    for (const mode of modesOf(design)) {
      for (let nonce = 0; nonce < 3; nonce += 1) toldRound(rules, mode, nonce);
    }
  }
});

test('stages are told of every title all but where symbols come from', () => {
  expect(Object.keys(slotPresentations)).toEqual(slotDesignRules.map(({ design }) => design.game));
  for (const shown of Object.values(slotPresentations)) expect(shown).not.toHaveProperty('source');
});
