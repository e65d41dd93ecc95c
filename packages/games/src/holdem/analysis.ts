import { unitsConfiguration } from '../cards/units-configuration.ts';
import type { PaidCounts } from '../pokertable/count-three-card.ts';
import type { Analysis } from '../rtp/configuration.ts';
import type { Json } from '../rules.ts';
import { holdemGame, holdemStaked } from './game.ts';
import { type HoldemView, holdemRules } from './rules.ts';
import { suggestHoldem } from './suggestion.ts';

/**
 * All deals of Hold’em Ipanema with the better decision in each place: how often the ante and the raise together give
 * back so many antes, and the side bet so many. Recorded, so that facts need no count; `count.ts` counts again.
 */
export const holdemCounts: PaidCounts = {
  '0 0': 8_295_752_803_032,
  '0 8': 539_524_341_468,
  '0 21': 3_124_625_088,
  '0 31': 1_276_658_544,
  '0 41': 1_688_688,
  '0 51': 174_992,
  '2 0': 4_911_196_086_720,
  '2 8': 97_909_542_720,
  '3 0': 594_040_759_560,
  '3 8': 84_147_290_180,
  '3 21': 57_780_592,
  '3 31': 349_720_800,
  '3 51': 30_448,
  '4 0': 5_037_115_161_132,
  '4 8': 484_250_068_728,
  '5 0': 149_527_459_164,
  '5 8': 6_584_484_564,
  '5 21': 12_771_592_704,
  '6 0': 5_149_291_065_420,
  '6 8': 1_299_515_951_848,
  '6 31': 2_460_229_200,
  '7 0': 439_149_648_540,
  '7 8': 27_962_872_320,
  '7 21': 38_018_898_720,
  '8 0': 198_475_577_232,
  '8 8': 356_647_189_260,
  '8 31': 34_381_991_232,
  '13 0': 89_419_032,
  '13 8': 546_717_600,
  '13 41': 273_358_800,
  '15 0': 8_006_712_900,
  '15 8': 25_410_923_724,
  '15 31': 1_599_313_824,
  '15 41': 6_402_938_112,
  '23 0': 884_538_024,
  '23 8': 49_723_668,
  '23 21': 77_668_956,
  '23 51': 77_742_180,
  '25 0': 4_648_974_804,
  '25 8': 512_930_760,
  '25 21': 533_753_180,
  '25 51': 305_463_540,
  '103 0': 95_578_488,
  '103 8': 6_834_672,
  '103 21': 9_178_812,
  '103 51': 227_340,
  '103 101': 8_073_648,
  '105 0': 537_185_952,
  '105 8': 90_902_088,
  '105 21': 71_807_148,
  '105 51': 1_629_900,
  '105 101': 34_733_952,
};

const ante = 'ante and raise';
const both = 'ante, raise and side bet';
/** Few, since each suggestion looks at every deal that can follow. */
const rounds = 120;

export function analyseHoldem(): Analysis {
  return {
    rules: holdemRules,
    configurations: [configurationOf(false), configurationOf(true)],
    samples: [
      { configuration: ante, input: { stake: '1.00', side: false }, actions: followSuggestion, rounds },
      { configuration: both, input: { stake: '1.00', side: true }, actions: followSuggestion, rounds },
    ],
  };
}

function configurationOf(hasSide: boolean) {
  const endings = Object.entries(holdemCounts).map(([key, ways]) => {
    const [main = 0, side = 0] = key.split(' ').map(Number);
    return { ways: BigInt(ways), paid: main + (hasSide ? side : 0) };
  });
  return unitsConfiguration(hasSide ? both : ante, endings, holdemStaked(hasSide));
}

function followSuggestion(view: Json): Json {
  // The rules of this folder build the view.
  const { player, table } = view as HoldemView;
  const open = table.slice(0, holdemGame.flop).flatMap((card) => card ?? []);
  return { type: suggestHoldem(player, open) };
}
