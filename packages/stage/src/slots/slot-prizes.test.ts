import { slotPresentations } from '@arara/games/tables';
import { expect, test } from 'vitest';
import { prizeGrids } from './slot-prizes.ts';

test.each(Object.values(slotPresentations))(
  '[R31] the prizes of $game name all that symbols pay',
  (shown) => {
    const told = prizeGrids(shown).flatMap(({ rows }) => rows);
    const toldOf = (symbol: string) =>
      told.filter((row) => row.symbol === symbol).flatMap(({ pays }) => pays.filter((pay) => pay > 0));
    for (const [symbol, pays] of Object.entries(shown.wins.pays))
      expect(toldOf(symbol), symbol).toEqual(pays.filter((pay) => pay > 0));
    const { scatter } = shown;
    if (scatter) expect(toldOf(scatter.symbol)).toEqual(scatter.pays.filter((pay) => pay > 0));
  },
);

test('what scatters pay stands under their own number of symbols', () => {
  const shown = slotPresentations['arraia-da-sorte'];
  const [, scatters] = shown ? prizeGrids(shown) : [];
  expect(scatters).toEqual({ steps: ['4', '5', '6+'], rows: [{ symbol: 'estrela', pays: [60, 100, 2000] }] });
});
