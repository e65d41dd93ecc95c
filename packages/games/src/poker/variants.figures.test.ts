import { describe, expect, test } from 'vitest';
import { toPercent } from '../ratio.ts';
import { analyseDoubleAces, analyseWildTwos } from './analysis.ts';
import { doubleAcesVariant } from './double-aces.ts';
import { contradictionsOfDoubleAces, contradictionsOfWildTwos } from './prove.ts';
import { wildTwosVariant } from './wild-twos.ts';

const cardsOf = (text: string) => text.split(' ');

describe('wild twos', () => {
  test.each([
    ['Ts Js Qs Ks As', 'royal_flush'],
    ['2s Js Qs Ks As', 'wild_royal'],
    ['2s 2h 2d 2c As', 'four_twos'],
    ['2s 2h 2d As Ah', 'five'],
    ['2s 2h 9d 9s 9h', 'five'],
    ['2s 2h 4d 6d 8d', 'straight_flush'],
    ['2s Ad 3d 4d 5d', 'straight_flush'],
    ['2s 2h 9d 9s 4h', 'four'],
    ['9c 9h 9d 9s 4h', 'four'],
    ['2s 9h 9d 4s 4h', 'full_house'],
    ['2s 4h 9h Jh Kh', 'flush'],
    ['2s 5h 6d 8c 9s', 'straight'],
    ['2s Ah 3d 4c 5s', 'straight'],
    ['2s 9h 9d 4s Kh', 'three'],
    ['2s 2h 9d 4s Kh', 'three'],
    ['9s 9h 4d 4s Kh', 'nothing'],
    ['2s 9h 4d 6s Kh', 'nothing'],
  ])('%s is %s', (text, hand) => {
    expect(wildTwosVariant.handOf(cardsOf(text))).toBe(hand);
  });

  test.each([
    ['2s 9h 4d 6s Kh', '2s'],
    ['2s 2h 4d 6s Kh', '2s 2h'],
    ['9s 9h 4d 4s Kh', '9s 9h 4d 4s'],
    ['3s 5h 7d 9s Kh', ''],
    ['Ts Js Qs Ks 9s', 'Ts Js Qs Ks'],
  ])('of %s keep %s', (text, kept) => {
    const cards = cardsOf(text);
    const hold = wildTwosVariant.suggestedHold(cards);
    expect(hold.map((place) => cards[place]).join(' ')).toBe(kept);
  });
});

describe('double aces', () => {
  test.each([
    ['As Ah Ad Ac 5s', 'four_aces'],
    ['3s 3h 3d 3c 5s', 'four_low'],
    ['5s 5h 5d 5c 3s', 'four'],
    ['As 4h 4d 4c 4s', 'four_low'],
    ['Ts Js Qs Ks As', 'royal_flush'],
    ['Ts Js Qs Ks 9s', 'straight_flush'],
    ['Js Jh 4d 5c 9s', 'jacks'],
  ])('%s is %s', (text, hand) => {
    expect(doubleAcesVariant.handOf(cardsOf(text))).toBe(hand);
  });

  test('three aces are kept alone, out of a full house too', () => {
    const cards = cardsOf('As Ah Ad 9c 9s');
    expect(doubleAcesVariant.suggestedHold(cards)).toEqual([0, 1, 2]);
  });
});

describe('the returns', () => {
  test('[R26] counting every deal and draw of both gives the recorded totals', { timeout: 900_000 }, () => {
    expect([...contradictionsOfWildTwos(), ...contradictionsOfDoubleAces()]).toEqual([]);
  });

  test('[R26] perfect play returns what is published for these paytables, the suggestions almost as much', () => {
    const shown = [...analyseWildTwos().configurations, ...analyseDoubleAces().configurations];
    expect(shown.map(({ rtp }) => toPercent(rtp, 4))).toEqual(['98.9130', '98.6914', '99.1064', '98.5765']);
  });
});
