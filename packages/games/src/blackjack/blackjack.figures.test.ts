import { describe, expect, test } from 'vitest';
import { toPercent } from '../ratio.ts';
import { analyseBlackjack } from './analysis.ts';
import { contradictionsOfBlackjack } from './prove.ts';

describe('the return', () => {
  test('[R26] the charts are best play', () => {
    expect(contradictionsOfBlackjack()).toEqual([]);
  });

  test('[R26] counted exactly over every card, within the band', () => {
    const shown = analyseBlackjack().configurations.map(({ name, rtp }) => [name, toPercent(rtp, 4)]);
    expect(shown).toEqual([
      ['without insurance', '98.8476'],
      ['with insurance', '99.0345'],
    ]);
  });
});
