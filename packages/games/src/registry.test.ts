import { createHash } from 'node:crypto';
import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { hasPhrase } from '@arara/phrases';
import { describe, expect, test } from 'vitest';
import { allGames } from './catalogue.ts';
import { gameHelp } from './help.ts';
import { compare, ratio, toPercent } from './ratio.ts';
import { everyVersion, gameRules, newestRules } from './registry.ts';
import { analyseAll } from './rtp/analyses.ts';
import type { GameRules } from './rules.ts';
import { testVectors } from './vectors.ts';

/** SHA-256 of all a version pays from. A line is added for a new version; a line that is there is never changed. */
const pinned = {
  'coroa-da-onca 1': '5c6ec122070e69c9449873bcb2d47dd785870308ec3f5231f5faca3d721d6a21',
  'dados-de-ouro 1': 'ffa073571cf00b11f97bffeb7b2a242251ee973b490eabf864b04e1d0aa12f3e',
  'minas-do-sertao 1': 'cc95804ad098cb260a994cf124fc1504985de82ac88e530b69e44d86f7599251',
  'roleta-guanabara 1': 'a0d802b56de4d23cab8d7250926187662f6824ea2b25d4c435a10fa89f1344a2',
  'bacara-imperial 1': 'e6074e1e2713f643d2820fc8f8e56e88a2f0c20ac22007621a28d48362d1ef35',
  'bingo-da-praca 1': '5f73abad1d864739329e8dea9aa176ed83df698fef0f8a27cb20420976838a5c',
  'foguete-zero 1': '373c28fa958591999d8a19462891f2035c404397b0a0d38533265dabff1b79b3',
  'gol-de-placa 1': '564db2a3f4916530ed12dd27997c3649cec1d15e59d31ff6a98dffb502645bb7',
  'pesca-real 1': 'bb6460e83ddaa2fa1fcd437a91be7abe805997215513f38e0c9f2ae9e32b7903',
  'plinko-lapa 1': '7d1f40b8a2693ba5538eead030d8cdc96f2eab57a33b9b9df2f03d97ed3a701e',
  'rei-de-copas 1': 'c6c303eba350458b97a6e12d0c36dded2b36b845c4c9336d8b1ae99f979096c5',
  'roda-gigante 1': '84319247a0a85b83c868c87b883f3b6553c5585d234437f02fc6ed1eda1c418b',
  'sorte-do-trevo 1': '015e1caf3803efe14f8918063639311785a09862d3acf87c92b0a9e88e502981',
  'torre-do-coco 1': '0542bc02becc30f517d0580834cf8087860073d48348f64cfadc90464c4adb95',
  'voo-da-arara 1': '373c28fa958591999d8a19462891f2035c404397b0a0d38533265dabff1b79b3',
};

describe('paytables', () => {
  test('no version that was ever published has changed', () => {
    const hashes = analyseAll().map(({ rules, configurations }) => {
      const multipliers = configurations
        .map(({ name, maxMultiplier }) => `${name} ${maxMultiplier}`)
        .toSorted();
      const data = JSON.stringify([rules.paytable(), multipliers]);
      return [`${rules.game} ${rules.version}`, createHash('sha256').update(data).digest('hex')] as const;
    });
    expect(Object.fromEntries(hashes)).toEqual(pinned);
  });

  test('every version is analysed and so pinned', () => {
    const name = (rules: GameRules) => `${rules.game} ${rules.version}`;
    expect(
      analyseAll()
        .map(({ rules }) => name(rules))
        .toSorted(),
    ).toEqual(everyVersion.map(name).toSorted());
  });
});

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
    expect(Object.fromEntries(allGames().map(({ slug, rtpPercent }) => [slug, rtpPercent]))).toEqual({
      'coroa-da-onca': '96.40',
      'minas-do-sertao': '98.99',
      'dados-de-ouro': '98.99',
      'roleta-guanabara': '97.29',
      'voo-da-arara': '99.00',
      'pesca-real': '96.00',
      'bacara-imperial': '85.64',
      'bingo-da-praca': '95.64',
      'rei-de-copas': '98.44',
      'gol-de-placa': '94.24',
      'sorte-do-trevo': '94.76',
      'plinko-lapa': '98.67',
      'torre-do-coco': '97.99',
      'roda-gigante': '97.00',
      'foguete-zero': '99.00',
    });
    for (const { rtp, rtpPercent } of allGames()) {
      expect(compare(rtp.lowest, ratio(85, 100))).toBeGreaterThan(0);
      expect(compare(rtp.highest, ratio(1))).toBeLessThanOrEqual(0);
      expect(toPercent(rtp.lowest)).toBe(rtpPercent);
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
        ...game.features.map((tag) => `feature_${tag}`),
        `volatility_${lowest}`,
        `volatility_${highest}`,
      ];
      for (const key of keys) expect(hasPhrase(`games.${key}`), key).toBe(true);
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
