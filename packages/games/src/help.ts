import { allGames, type GameFacts } from './catalogue.ts';
import { usualLeftHours } from './left.ts';
import type { GameRules, Json } from './rules.ts';
import type { HelpLine } from './title.ts';
import { everyTitle } from './titles.ts';

/** The info panel of a title: readable by anyone, before any deposit. */
export type GameHelp = {
  readonly facts: GameFacts;
  readonly rules: readonly HelpLine[];
  readonly paytable: Json;
};

/** Rules, RTP and paytable of a title's newest version; `null` when there is no such title. */
export function gameHelp(slug: string): GameHelp | null {
  const title = everyTitle.find(({ rules }) => rules.game === slug);
  const facts = allGames().find((game) => game.slug === slug);
  if (!title || !facts) return null;
  return {
    facts,
    rules: [
      ...title.help,
      { key: 'games.rules_return', values: { percent: facts.rtpPercent } },
      { key: 'games.rules_fair' },
      { key: 'games.rules_connection' },
      ...leftRule(title.rules),
    ],
    paytable: title.rules.paytable(),
  };
}

/** What becomes of a round that is left open, in the hours that hold where the house sets no others. */
function leftRule(rules: GameRules): HelpLine[] {
  const left = rules.kind === 'stepped' ? rules.left : null;
  return left ? [{ key: `games.rules_left_${left.kind}`, values: { hours: usualLeftHours } }] : [];
}
