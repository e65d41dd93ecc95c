import { describe, expect, test } from 'vitest';
import { memoryStore } from '../../lib/storage.ts';
import { readCatalogueSearch, withPart } from './catalogue-search.ts';
import { addRecent, readRecent } from './recent-searches.ts';
import { gridOf, rowsInSight } from './window-rows.ts';

describe('[S2.05] what stands in the address', () => {
  test('is read, and what is not understood is left out', () => {
    const full = {
      category: 'slots',
      platType: 'day7',
      feature: 'free_spins',
      volatility: 'high',
      sort: 'rtp',
    };
    expect(readCatalogueSearch(full)).toEqual(full);
    expect(
      readCatalogueSearch({
        category: 'poker',
        platType: '<x>',
        feature: 7,
        volatility: 'wild',
        sort: 'luck',
        page: 3,
      }),
    ).toEqual({});
    expect(readCatalogueSearch({ sort: 'popular' })).toEqual({});
  });

  test('changes one part at a time', () => {
    expect(withPart({ category: 'slots' }, 'feature', 'wilds')).toEqual({
      category: 'slots',
      feature: 'wilds',
    });
    expect(withPart({ category: 'slots', sort: 'new' }, 'category', '')).toEqual({ sort: 'new' });
  });
});

describe('[S2.08] recent searches', () => {
  test('are kept newest first, each once, a few of them', () => {
    const store = memoryStore();
    for (const name of ['onça', 'lua', '  Onça ', '', 'a', 'b', 'c', 'd', 'e', 'f']) addRecent(store, name);
    expect(readRecent(store)).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
    addRecent(store, 'lua');
    addRecent(store, 'LUA');
    expect(readRecent(store).slice(0, 2)).toEqual(['LUA', 'f']);
  });

  test('what is stored badly counts as nothing', () => {
    expect(readRecent(memoryStore({ 'recent-searches': '{' }))).toEqual([]);
    expect(readRecent(memoryStore({ 'recent-searches': '[1,"lua",null]' }))).toEqual(['lua']);
  });
});

describe('the rows in sight of 20,000 games', () => {
  test('are a handful wherever the page stands', () => {
    const grid = gridOf(1216);
    expect(grid.columns).toBe(7);
    const rows = Math.ceil(20_000 / grid.columns);
    for (const top of [0, 5000, 300_000, rows * grid.rowHeight - 900]) {
      const { first, last } = rowsInSight({
        top,
        height: 900,
        rowHeight: grid.rowHeight,
        rows,
        around: 3,
      });
      expect(last - first).toBeLessThan(14);
      expect(first * grid.rowHeight).toBeLessThanOrEqual(Math.max(0, top));
      expect((last + 1) * grid.rowHeight).toBeGreaterThanOrEqual(Math.min(top + 900, rows * grid.rowHeight));
    }
    expect(rowsInSight({ top: -4000, height: 900, rowHeight: 300, rows: 3, around: 3 })).toEqual({
      first: 0,
      last: 2,
    });
  });

  test('three a row on a phone, more with room', () => {
    expect([358, 640, 900, 1216].map((width) => gridOf(width).columns)).toEqual([3, 4, 5, 7]);
  });
});
