import { type Ratio, toPercent } from './ratio.ts';
import { analyseAll } from './rtp/analyses.ts';
import { type Analysis, extremes, type Volatility, volatilityOf } from './rtp/configuration.ts';
import type { Category, Limits } from './rules.ts';

/** Which stage plays the title's events. */
export type Engine =
  | 'baccarat'
  | 'bingo'
  | 'crash'
  | 'dice'
  | 'fishing'
  | 'football'
  | 'lottery'
  | 'mines'
  | 'plinko'
  | 'poker'
  | 'roulette'
  | 'slots'
  | 'tower'
  | 'wheel';

/** What the catalogue says of a title. Where bets differ, the lowest and the highest over every bet it accepts. */
export type GameFacts = {
  readonly slug: string;
  readonly engine: Engine;
  readonly category: Category;
  /** Key of the title's name in the phrases. */
  readonly titleKey: string;
  /** The newest paytable. */
  readonly version: number;
  readonly rtp: { readonly lowest: Ratio; readonly highest: Ratio };
  /** The lowest exact RTP with two decimals, rounded down: what is shown. */
  readonly rtpPercent: string;
  readonly volatility: { readonly lowest: Volatility; readonly highest: Volatility };
  readonly hitRate: { readonly lowest: Ratio; readonly highest: Ratio };
  /** In ten-thousandths of the stake. */
  readonly maxMultiplier: number;
  readonly features: readonly FeatureTag[];
  readonly limits: Limits;
};

export type FeatureTag =
  | 'wilds'
  | 'scatters'
  | 'free_spins'
  | 'cash_out'
  | 'adjustable_risk'
  | 'many_bets'
  | 'many_cards'
  | 'many_markets'
  | 'own_decisions'
  | 'quick_pick';

const presentation: Record<string, { engine: Engine; features: readonly FeatureTag[] }> = {
  'coroa-da-onca': { engine: 'slots', features: ['wilds', 'scatters', 'free_spins'] },
  'minas-do-sertao': { engine: 'mines', features: ['cash_out', 'adjustable_risk'] },
  'dados-de-ouro': { engine: 'dice', features: ['adjustable_risk'] },
  'roleta-guanabara': { engine: 'roulette', features: ['many_bets'] },
  'voo-da-arara': { engine: 'crash', features: ['adjustable_risk'] },
  'pesca-real': { engine: 'fishing', features: ['adjustable_risk'] },
  'bacara-imperial': { engine: 'baccarat', features: [] },
  'bingo-da-praca': { engine: 'bingo', features: ['many_cards'] },
  'rei-de-copas': { engine: 'poker', features: ['own_decisions'] },
  'gol-de-placa': { engine: 'football', features: ['many_markets'] },
  'plinko-lapa': { engine: 'plinko', features: ['adjustable_risk'] },
  'torre-do-coco': { engine: 'tower', features: ['cash_out', 'adjustable_risk'] },
  'roda-gigante': { engine: 'wheel', features: ['adjustable_risk'] },
  'foguete-zero': { engine: 'crash', features: ['adjustable_risk'] },
  'sorte-do-trevo': { engine: 'lottery', features: ['quick_pick'] },
};

let analysed: readonly GameFacts[] | null = null;

/** Every title there is, in the order of the catalogue. Analysed on the first call, which takes about half a second. */
export function allGames(): readonly GameFacts[] {
  analysed ??= analyseAll().map(factsOf);
  return analysed;
}

function factsOf({ rules, configurations }: Analysis): GameFacts {
  const shown = presentation[rules.game];
  if (!shown) throw new Error(`the catalogue does not present ${rules.game}`);
  const rtp = extremes(configurations, (one) => one.rtp);
  const hitRate = extremes(configurations, (one) => one.hitRate);
  const variance = extremes(configurations, (one) => one.variance);
  return {
    slug: rules.game,
    ...shown,
    category: rules.category,
    titleKey: `games.title_${rules.game.replaceAll('-', '_')}`,
    version: rules.version,
    rtp: { lowest: rtp.lowest.rtp, highest: rtp.highest.rtp },
    rtpPercent: toPercent(rtp.lowest.rtp),
    volatility: { lowest: volatilityOf(variance.lowest), highest: volatilityOf(variance.highest) },
    hitRate: { lowest: hitRate.lowest.hitRate, highest: hitRate.highest.hitRate },
    maxMultiplier: Math.max(...configurations.map((one) => one.maxMultiplier)),
    features: shown.features,
    limits: rules.limits,
  };
}
