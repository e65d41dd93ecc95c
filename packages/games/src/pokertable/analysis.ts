import { unitsConfiguration } from '../cards/units-configuration.ts';
import type { Analysis } from '../rtp/configuration.ts';
import type { Json } from '../rules.ts';
import type { PaidCounts } from './count-three-card.ts';
import { type AnteGame, antesStaked } from './game.ts';
import { studGame, threeCardGame } from './games.ts';
import { type AnteView, studRules, threeCardRules } from './rules.ts';

/**
 * All deals of Trinca Copacabana played by the suggestions: how often the ante, the raise and the bonus together give
 * back so many antes, and the side bet so many. Recorded, so that facts need no count; the report and a test count again.
 */
export const threeCardCounts: PaidCounts = {
  '0 0': 77_992_716,
  '0 2': 11_873_520,
  '0 5': 1_260_596,
  '1 0': 132_652_800,
  '1 7': 270_504,
  '2 0': 234_696,
  '2 2': 11_232,
  '2 5': 3_288,
  '3 0': 53_876_136,
  '3 2': 20_926_080,
  '3 5': 6_135_276,
  '3 7': 18_288,
  '4 0': 38_134_212,
  '4 2': 36_168_624,
  '4 31': 3_312,
  '4 5': 12_793_544,
  '4 7': 4_001_004,
  '5 41': 968,
  '5 7': 8_975_484,
  '7 31': 288_960,
  '7 41': 144,
  '8 31': 665_776,
  '8 41': 266_196,
  '9 41': 617_044,
};

/** The same of Stud da Bahia, which has no side bet; every deal with each of the dealer's five cards open. */
export const studCounts: PaidCounts = {
  '0 0': 2_733_223_919_100,
  '10 0': 234_242_908_320,
  '104 0': 156_929_720,
  '12 0': 43_805_516_100,
  '14 0': 21_856_990_280,
  '18 0': 16_624_475_280,
  '2 0': 9_510_046_474_500,
  '204 0': 16_759_740,
  '3 0': 323_516_700,
  '4 0': 4_538_559_041_652,
  '44 0': 2_832_435_800,
  '6 0': 2_343_529_410_648,
  '8 0': 488_012_139_360,
};

const ante = 'ante and raise';
const both = 'ante, raise and side bet';

export function analyseThreeCard(): Analysis {
  return {
    rules: threeCardRules,
    configurations: [
      configurationOf(threeCardGame, threeCardCounts, false),
      configurationOf(threeCardGame, threeCardCounts, true),
    ],
    samples: [
      {
        configuration: ante,
        input: { stake: '1.00', side: false },
        actions: followSuggestion,
        rounds: 5_000,
      },
      { configuration: both, input: { stake: '1.00', side: true }, actions: followSuggestion, rounds: 5_000 },
    ],
  };
}

export function analyseStud(): Analysis {
  return {
    rules: studRules,
    configurations: [configurationOf(studGame, studCounts, false)],
    samples: [
      {
        configuration: ante,
        input: { stake: '1.00', side: false },
        actions: followSuggestion,
        rounds: 5_000,
      },
    ],
  };
}

function configurationOf(game: AnteGame, counts: PaidCounts, hasSide: boolean) {
  const endings = Object.entries(counts).map(([key, ways]) => {
    const [main = 0, side = 0] = key.split(' ').map(Number);
    return { ways: BigInt(ways), paid: main + (hasSide ? side : 0) };
  });
  return unitsConfiguration(hasSide ? both : ante, endings, antesStaked(game, hasSide));
}

function followSuggestion(view: Json): Json {
  // The rules of this folder build the view.
  const { suggested } = view as AnteView;
  return { type: suggested };
}
