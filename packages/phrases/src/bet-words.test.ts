import { expect, test } from 'vitest';
import { languageCodes, phrase } from './index.ts';

/** What the buttons say that stake money in a ball game, where a serve may be called like a withdrawal. */
const bets = ['arcade.volley_serve', 'games.stage_bet', 'games.stage_spin'] as const;

test('no bet is called as a withdrawal is, in any language', () => {
  const clashes = languageCodes.flatMap((code) =>
    bets.filter((key) => phrase(code, key) === phrase(code, 'shell.withdraw')).map((key) => [code, key]),
  );
  expect(clashes).toEqual([]);
});
