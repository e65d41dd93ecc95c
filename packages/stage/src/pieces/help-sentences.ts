import type { HelpLine } from '@arara/games/tables';
import type { HelpProps, StagePhrase } from '../stage.ts';
import { type Rule, rulesOf } from './rules-of.ts';

/** A game's rules in the player's words, as the rules themselves state them, then what holds for every game. */
export function helpSentences(lines: readonly HelpLine[], props: HelpProps): readonly string[] {
  const own = lines.map(({ key, values }): Rule => {
    // A test holds every key of the help against the phrases.
    return { key: key as StagePhrase, ...(values && { values }) };
  });
  return rulesOf(own, props);
}
