import { expect, test } from 'vitest';
import type { PaidCounts } from '../pokertable/count-three-card.ts';
import { countHoldem, type FlopSlice } from './count.ts';
import { contradictionsOfHoldem } from './prove.ts';
import { suggestHoldem } from './suggestion.ts';

/** A hundredth of all open cards, as the count of all of them found it when the record was made. */
const slice: FlopSlice = { first: 7, step: 100 };
const sliceCounts: PaidCounts = {
  '0 0': 83_525_471_028,
  '0 8': 4_894_743_396,
  '0 21': 43_864_452,
  '0 31': 6_184_872,
  '0 41': 26_064,
  '2 0': 49_994_996_040,
  '3 0': 6_910_915_032,
  '3 8': 821_243_724,
  '3 21': 300_144,
  '3 31': 2_249_136,
  '4 0': 46_428_313_068,
  '4 8': 5_024_474_460,
  '5 0': 1_455_750_696,
  '5 8': 107_213_076,
  '5 21': 187_505_388,
  '6 0': 52_191_569_748,
  '6 8': 12_787_082_400,
  '6 31': 50_808_384,
  '7 0': 4_742_755_284,
  '7 8': 354_526_164,
  '7 21': 532_314_456,
  '8 0': 2_035_187_304,
  '8 8': 3_888_259_704,
  '8 31': 383_132_592,
  '13 0': 878_688,
  '13 8': 4_298_544,
  '13 41': 5_645_376,
  '15 0': 78_781_512,
  '15 8': 283_650_840,
  '15 31': 19_947_096,
  '15 41': 45_697_680,
  '23 0': 5_095_752,
  '23 8': 423_720,
  '23 21': 804_384,
  '25 0': 41_609_568,
  '25 8': 6_470_412,
  '25 21': 4_441_176,
  '103 0': 335_268,
  '103 8': 246_024,
  '103 21': 157_140,
  '105 0': 7_707_492,
  '105 8': 3_329_856,
  '105 21': 1_149_660,
};

test('[R26] counting every deal on a hundredth of the open cards gives the record, and the suggestions are best', {
  timeout: 900_000,
}, () => {
  const { counts, decisions, foldedPairs } = countHoldem(slice);
  expect(counts).toEqual(sliceCounts);
  expect(foldedPairs).toBe(0);
  const looked = decisions.filter((_, index) => index % 293 === 0);
  const wrong = looked.filter(
    ({ player, open, isWorth }) => suggestHoldem(player, open) !== (isWorth ? 'play' : 'fold'),
  );
  expect(wrong).toEqual([]);
});

test('[R26] the record holds all deals there are, and what the side bet pays on them', () => {
  expect(contradictionsOfHoldem(false)).toEqual([]);
});

test.each([
  ['2s 7h', 'Kd Qc 9d', 'fold'],
  ['2s 2h', 'Kd Qd 9d', 'fold'],
  ['As 3h', 'Kd Qc 9d', 'play'],
  ['2s 9h', 'Kd Qc 9d', 'play'],
])('the suggestion with %s on %s is to %s', (player, open, suggested) => {
  expect(suggestHoldem(player.split(' '), open.split(' '))).toBe(suggested);
});
