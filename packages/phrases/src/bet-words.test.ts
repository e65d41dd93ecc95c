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

/** What the buttons say that end a bet before its round does, and pay what it is worth then. */
const endings = ['live.cash_out', 'games.stage_cash_out'] as const;

test('to cash a bet out is not called as a withdrawal is, in any language', () => {
  const clashes = languageCodes.flatMap((code) =>
    endings.filter((key) => phrase(code, key) === phrase(code, 'shell.withdraw')).map((key) => [code, key]),
  );
  expect(clashes).toEqual([]);
});

test('a bet is cashed out by one word in all games of a language', () => {
  const apart = languageCodes.filter((code) => new Set(endings.map((key) => phrase(code, key))).size > 1);
  expect(apart).toEqual([]);
});
