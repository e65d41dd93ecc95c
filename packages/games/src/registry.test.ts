import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { hasPhrase } from '@arara/phrases';
import { describe, expect, test } from 'vitest';
import { allGames } from './catalogue.ts';
import { percentOf } from './facts.ts';
import { gameHelp } from './help.ts';
import { gameRules, newestRules } from './registry.ts';
import { testVectors } from './vectors.ts';

describe('the registry', () => {
  test('finds the newest rules of a slug, and a version by its number', () => {
    expect(gameRules('dados-de-ouro')?.version).toBe(1);
    expect(gameRules('dados-de-ouro', 1)?.game).toBe('dados-de-ouro');
    expect(gameRules('dados-de-ouro', 99)).toBeNull();
    expect(gameRules('no-such-game')).toBeNull();
  });

  test('[R27] a round depends on the bet and the draws alone: the same again for the same seeds', () => {
    const bets = new Map(testVectors().map(({ game, bet }) => [game, bet]));
    for (const rules of newestRules()) {
      const parsed = rules.parseBet(bets.get(rules.game));
      if (parsed.kind === 'refused') throw new Error(`${rules.game} refuses its bet`);
      const draws = () => createDraws(hmacSha256, { serverSeed: 's', clientSeed: 'c', nonce: 5 });
      const once = () =>
        rules.kind === 'instant' ? rules.play(parsed.bet, draws()) : rules.begin(parsed.bet, draws());
      expect(once()).toEqual(once());
    }
  });
});

describe('the catalogue', () => {
  test('[R26] shows the lowest exact RTP of every title, rounded down, and it is at least 85%', () => {
    for (const { rtp, rtpPercent } of allGames()) {
      expect(rtp.lowest).toBeGreaterThan(85_000_000);
      expect(rtp.highest).toBeLessThanOrEqual(99_500_000);
      expect(percentOf(rtp.lowest)).toBe(rtpPercent);
    }
  });

  test('[S1.01] holds games in each of the ten categories', () => {
    const categories = new Set(allGames().map(({ category }) => category));
    const all = ['slots', 'live', 'table', 'arcade', 'crash', 'fish', 'bingo', 'card', 'lottery', 'sports'];
    expect([...categories].toSorted()).toEqual(all.toSorted());
  });

  test('names every title, feature and volatility in words that exist in every language', () => {
    for (const game of allGames()) {
      expect(hasPhrase(game.titleKey), game.titleKey).toBe(true);
      const { lowest, highest } = game.volatility;
      const keys = [
        ...game.features.map((tag) => `platforms.feature_${tag}`),
        `games.volatility_${lowest}`,
        `games.volatility_${highest}`,
      ];
      for (const key of keys) expect(hasPhrase(key), key).toBe(true);
    }
  });

  test('the help of every title has rules in every language, its RTP and its paytable', () => {
    for (const { slug } of allGames()) {
      const help = gameHelp(slug);
      expect(help?.rules.length).toBeGreaterThan(4);
      expect(help?.paytable).toEqual(gameRules(slug)?.paytable());
      for (const { key, values } of help?.rules ?? []) {
        expect(hasPhrase(key), key).toBe(true);
        const symbols = Object.values(values ?? {}).filter((value) => String(value).startsWith('games.'));
        for (const symbol of symbols) expect(hasPhrase(String(symbol)), String(symbol)).toBe(true);
      }
    }
    expect(gameHelp('no-such-game')).toBeNull();
  });
});
