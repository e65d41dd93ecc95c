import { slotPresentations } from '@arara/games/tables';
import { expect, test } from 'vitest';
import type { SlotTheme } from './theme.ts';

const themes: Record<string, { theme: SlotTheme }> = import.meta.glob('./themes/*.tsx', { eager: true });

test('every title has its art: each symbol a look, a closed thing where there are picks', () => {
  expect(Object.keys(themes)).toHaveLength(Object.keys(slotPresentations).length);
  for (const { game, symbols, picks } of Object.values(slotPresentations)) {
    const theme = themes[`./themes/${game}.tsx`]?.theme;
    expect(Object.keys(theme?.symbols ?? {}).toSorted(), game).toEqual([...symbols].toSorted());
    if (picks) expect(theme?.Chest, game).toBeDefined();
  }
});

test('no two titles share a room', () => {
  const rooms = Object.values(themes).map(({ theme }) => theme.Scenery);
  expect(new Set(rooms).size).toBe(rooms.length);
});
