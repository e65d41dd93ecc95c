import { describe, expect, test } from 'vitest';
import { allGames } from '../catalogue.ts';
import type { FeatureTag } from '../title.ts';
import { countRound } from './count/round.ts';
import { slotDesignRules } from './design-rules.ts';
import { enumerateRounds } from './enumerate-rounds.fixture.ts';
import { createSlotMachine } from './play/machine.ts';
import type { SlotRoundEvent } from './slot-events.ts';
import { modesOf, priceOf } from './slot-rules.ts';
import { slotsTitles } from './titles.ts';
import { toldRound } from './told-round.fixture.ts';
import { toys } from './toys.fixture.ts';

describe('the exact counts of a small title are those of all its rounds played out', {
  timeout: 900_000,
}, () => {
  test.each(toys.map((toy) => [toy.game, toy] as const))('[R26] %s', (_, toy) => {
    const counted = countRound(createSlotMachine(toy), toy.ways);
    const played = enumerateRounds(toy, toy.ways);
    const share = (part: bigint) => Number((part * 10n ** 15n) / counted.of) / 1e15;
    expect(counted.ways).toBe(counted.of);
    expect(played.rounds).toBeGreaterThan(5);
    expect(played.chance).toBeCloseTo(1, 9);
    expect(share(counted.nothing)).toBeCloseTo(played.nothing, 9);
    expect(share(counted.sum)).toBeCloseTo(played.sum, 7);
    expect(share(counted.squares)).toBeCloseTo(played.squares, 5);
    expect(counted.best).toBe(played.best);
  });
});

describe('rounds of every title', { timeout: 900_000 }, () => {
  const told = slotDesignRules.flatMap(({ rules, design }) =>
    modesOf(design).map((mode) => ({
      design,
      mode,
      events: Array.from({ length: design.wheel ? 400 : 60 }, (_, nonce) =>
        toldRound(rules, mode, nonce),
      ).flat(),
    })),
  );

  test('show grids of the right size and known symbols, and wins in cells that show them', () => {
    for (const { design, events } of told) {
      let grid: string[][] = [];
      for (const event of events as SlotRoundEvent[]) {
        if (event.type === 'grid_shown' || event.type === 'cascade_dropped') {
          grid = event.grid.map((column) => [...column]);
          expect(grid.map(({ length }) => length)).toEqual(new Array(design.columns).fill(design.rows));
          expect(grid.flat().every((symbol) => design.symbols.includes(symbol))).toBe(true);
        }
        if (event.type === 'wild_expanded') grid[event.column]?.fill(design.wild?.symbol ?? '');
        if (event.type !== 'win_shown') continue;
        const shown = event.cells.map(([column = 0, row = 0]) => grid[column]?.[row]);
        expect(shown.every((symbol) => symbol === event.symbol || symbol === design.wild?.symbol)).toBe(true);
        expect(event.payoutCents).toBeGreaterThan(0);
      }
    }
  });

  test('tell of everything that can happen', () => {
    const types = new Set(told.flatMap(({ events }) => events.map(({ type }) => type)));
    expect([...types].toSorted()).toEqual([
      'cascade_dropped',
      'free_spins_awarded',
      'free_spins_ended',
      'grid_shown',
      'multiplier_shown',
      'picks_opened',
      'respin_shown',
      'respins_ended',
      'respins_started',
      'round_started',
      'settled',
      'spin_ended',
      'spin_started',
      'symbols_collected',
      'wheel_spun',
      'wild_expanded',
      'wild_walked',
      'win_shown',
    ]);
  });
});

describe('the set of titles', () => {
  test('holds at least 24 titles over at least eight mechanics, in every class of volatility', () => {
    expect(slotsTitles.length).toBeGreaterThanOrEqual(24);
    const tags = new Set(slotsTitles.flatMap(({ features }) => features));
    for (const tag of mechanics) expect(tags, tag).toContain(tag);
    const classes = allGames().flatMap(({ category, volatility }) =>
      category === 'slots' ? [volatility.lowest, volatility.highest] : [],
    );
    expect(new Set(classes)).toEqual(new Set(['low', 'medium', 'high', 'very_high']));
  });

  test('no title can owe more than its limits say', () => {
    for (const { rules, design } of slotDesignRules) {
      for (const mode of modesOf(design)) {
        const largest = (rules.limits.maxStakeCents * 100n) / priceOf(design, mode) / BigInt(design.units);
        expect(largest * BigInt(design.most[mode] ?? 0)).toBeLessThanOrEqual(rules.limits.maxPayoutCents);
      }
    }
  });
});

const mechanics: readonly FeatureTag[] = [
  'ways',
  'pay_anywhere',
  'clusters',
  'growing_wilds',
  'sticky_wilds',
  'walking_wilds',
  'cascades',
  'collection',
  'bonus_wheel',
  'pick_bonus',
  'hold_and_win',
  'fixed_jackpots',
  'ante_bet',
  'buy_feature',
];
