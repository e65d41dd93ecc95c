import { allGames, type GameFacts } from './catalogue.ts';
import type { Json } from './rules.ts';
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
    ],
    paytable: title.rules.paytable(),
  };
}
