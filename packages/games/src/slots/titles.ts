import type { FeatureTag, Title } from '../title.ts';
import { analyseCoroaDaOnca } from './analysis.ts';
import { analyseSlotDesign } from './count/analyse.ts';
import type { SlotDesign } from './design.ts';
import { slotHelp } from './design-help.ts';
import { earlierSlotRules, slotDesignRules } from './design-rules.ts';
import { coroaDaOncaHelp } from './help.ts';
import { contradictionsOfCoroaDaOnca } from './prove.ts';
import { coroaDaOncaRules } from './rules.ts';

/** Titles whose names are among the words of games. */
const namedWithGames: readonly string[] = [
  'frutas-da-feira',
  'noite-de-carnaval',
  'ouro-do-rio',
  'cafe-777',
  'diamante-azul',
  'lenda-do-boto',
];

export const slotsTitles: readonly Title[] = [
  {
    rules: coroaDaOncaRules,
    titleKey: 'games.title_coroa_da_onca',
    engine: 'slots',
    features: ['wilds', 'scatters', 'free_spins'],
    help: coroaDaOncaHelp,
    analyse: analyseCoroaDaOnca,
    vector: { bet: { stake: '2.00' } },
    prove: contradictionsOfCoroaDaOnca,
  },
  ...slotDesignRules.map(titleOf),
];

/** Versions that are played no more; their rounds are recalled and verified. */
export const earlierSlotsTitles: readonly Title[] = earlierSlotRules.map(titleOf);

function titleOf({ design, rules }: (typeof slotDesignRules)[number]): Title {
  return {
    rules,
    titleKey: `${namedWithGames.includes(design.game) ? 'games' : 'slots'}.title_${design.game.replaceAll('-', '_')}`,
    engine: 'slots',
    features: featuresOf(design),
    help: slotHelp(design),
    analyse: () => analyseSlotDesign(design, rules),
    vector: { bet: { stake: '2.00', mode: 'spin' } },
  };
}

function featuresOf(design: SlotDesign): FeatureTag[] {
  const { wins, wild, scatter, cascade, mystery, freeSpins, walk, wheel, picks, hold, jackpot, prices } =
    design;
  const prizes = [...(wheel?.segments ?? []), ...(hold?.values ?? [])];
  const tags: readonly (readonly [FeatureTag, boolean])[] = [
    ['ways', wins.kind === 'ways'],
    ['pay_anywhere', wins.kind === 'anywhere'],
    ['clusters', wins.kind === 'cluster'],
    ['wilds', wild !== undefined],
    ['growing_wilds', wild?.isExpanding === true],
    ['sticky_wilds', freeSpins?.isSticky === true],
    ['walking_wilds', walk !== undefined],
    [
      'multipliers',
      (wild?.multiplier ?? freeSpins?.multiplier ?? 1) > 1 || (cascade ?? mystery) !== undefined,
    ],
    ['cascades', cascade !== undefined],
    ['scatters', scatter !== undefined],
    ['free_spins', freeSpins !== undefined],
    ['collection', freeSpins?.collect !== undefined],
    ['bonus_wheel', wheel !== undefined],
    ['pick_bonus', picks !== undefined],
    ['hold_and_win', hold !== undefined],
    ['fixed_jackpots', prizes.some(({ jackpot }) => jackpot !== undefined)],
    ['progressive_jackpot', jackpot !== undefined],
    ['ante_bet', prices?.ante !== undefined],
    ['buy_feature', prices?.buy !== undefined],
  ];
  return tags.flatMap(([tag, isThere]) => (isThere ? [tag] : []));
}
