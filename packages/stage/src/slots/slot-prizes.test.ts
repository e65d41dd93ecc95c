import { slotPresentations } from '@arara/games/tables';
import { expect, test } from 'vitest';
import { drawnPrizes, prizeGrids } from './slot-prizes.ts';

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

test('[R31] what a wheel, a draw of multipliers, coins and places hold is told with the chance of each', () => {
  const told = (slug: string) => {
    const shown = slotPresentations[slug];
    return shown && drawnPrizes(shown);
  };
  expect(told('esmeraldas-de-minas')).toEqual([
    { times: 1, share: 0.6 },
    { times: 2, share: 0.2 },
    { times: 3, share: 0.1 },
    { times: 5, share: 0.06 },
    { times: 10, share: 0.035 },
    { times: 100, share: 0.005 },
  ]);
  expect(told('cafe-777')).toEqual([
    { times: 3, share: 16 / 40 },
    { times: 5, share: 12 / 40 },
    { times: 8, share: 5 / 40 },
    { times: 10, share: 4 / 40 },
    { times: 20, share: 2 / 40 },
    { times: 50, share: 1 / 40 },
  ]);
  expect(told('praia-dourada')).toHaveLength(6);
  for (const shown of Object.values(slotPresentations)) {
    const shares = drawnPrizes(shown).map(({ share }) => share);
    const isThere = shown.wheel ?? shown.hold ?? shown.mystery ?? shown.picks;
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(isThere ? 1 : 0, 12);
  }
});
