import records from './facts.json' with { type: 'json' };
import { percentOf, type RecordedFacts, workOutFacts } from './facts.ts';
import type { Category, Limits } from './rules.ts';
import type { Engine, FeatureTag, Title } from './title.ts';
import { everyTitle } from './titles.ts';

/** What the catalogue says of a title. */
export type GameFacts = RecordedFacts & {
  readonly slug: string;
  readonly engine: Engine;
  readonly category: Category;
  /** Key of the title's name in the phrases. */
  readonly titleKey: string;
  /** The lowest exact RTP with two decimals, rounded down: what is shown. */
  readonly rtpPercent: string;
  readonly features: readonly FeatureTag[];
  readonly limits: Limits;
};

// The file is written from `RecordedFacts` and a test works every title out again.
const factsBySlug = records as Readonly<Record<string, RecordedFacts>>;

const games = everyTitle.map(presentTitle);

/** Every title there is, in the order of the catalogue. */
export function allGames(): readonly GameFacts[] {
  return games;
}

function presentTitle(title: Title): GameFacts {
  const { rules, titleKey, engine, features } = title;
  const recorded = factsBySlug[rules.game];
  // A title that is being made has no record yet; a test sees to it that none is left so.
  const facts = recorded?.version === rules.version ? recorded : workOutFacts(title);
  return {
    ...facts,
    slug: rules.game,
    engine,
    category: rules.category,
    titleKey,
    rtpPercent: percentOf(facts.rtp.lowest),
    features,
    limits: rules.limits,
  };
}
