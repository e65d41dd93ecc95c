import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import facts from '../facts.json' with { type: 'json' };
import { workOutFacts } from '../facts.ts';
import pins from '../pins.json' with { type: 'json' };
import { everyVersion } from '../registry.ts';
import { earlierTitles, everyTitle } from '../titles.ts';
import { isInBand } from './bands.ts';
import { parSheet } from './par-sheet.ts';
import { pinsOf, vectorsText } from './write.ts';

const analysed = everyTitle.map((title) => ({ title, analysis: title.analyse() }));

describe('what is recorded of every title', { timeout: 900_000 }, () => {
  test('no paytable and no derivation that was ever published has changed, and none is left out', () => {
    const earlier = earlierTitles.map((title) => title.analyse());
    expect(pinsOf([...analysed.map(({ analysis }) => analysis), ...earlier])).toEqual(pins);
  });

  test('every version is analysed and so pinned', () => {
    const names = everyVersion.map(({ game, version }) => `${game} ${version}`);
    expect(Object.keys(pins.paytables).toSorted()).toEqual(names.toSorted());
  });

  test('[R26] the facts the catalogue shows are those of the exact analysis', () => {
    const worked = Object.fromEntries(everyTitle.map((title) => [title.rules.game, workOutFacts(title)]));
    expect(worked).toEqual(facts);
  });

  test('every bet keeps to the band of its category, at the smallest stake too', () => {
    const outside = analysed.flatMap(({ analysis: { rules, configurations } }) =>
      configurations
        .filter((one) => !isInBand(rules.category, one))
        .map(({ name }) => `${rules.game}: ${name}`),
    );
    expect(outside).toEqual([]);
  });

  test('the PAR sheets and the published vectors are those of the code', () => {
    const sheet = (game: string) =>
      readFileSync(new URL(`../../../../docs/games/${game}.md`, import.meta.url), 'utf8');
    for (const { analysis } of analysed)
      expect(sheet(analysis.rules.game), analysis.rules.game).toBe(parSheet(analysis));
    expect(readFileSync(new URL('../vectors.json', import.meta.url), 'utf8')).toBe(vectorsText());
  });
});
