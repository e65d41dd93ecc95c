import type { HelpLine } from '@arara/games/tables';
import type { HelpProps, StagePhrase, StageWords } from '../stage.ts';
import { type Rule, rulesOf } from './rules-of.ts';

/** A game's rules in the player's words, as the rules themselves state them, then what holds for every game. */
export function helpSentences(lines: readonly HelpLine[], props: HelpProps): readonly string[] {
  const own = lines.map(({ key, values }): Rule => {
    // A test holds every key of the help against the phrases.
    return { key: key as StagePhrase, ...(values && { values: told(values, props.words) }) };
  });
  return rulesOf(own, props);
}

/** What fills the places of a sentence: `amountCents` fills `amount`, as money. */
function told(values: NonNullable<HelpLine['values']>, { money }: StageWords): NonNullable<Rule['values']> {
  const { amountCents, ...others } = values;
  return amountCents === undefined ? others : { ...others, amount: money(BigInt(amountCents)) };
}
