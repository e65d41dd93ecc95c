import type { HelpLine } from '@arara/games/tables';
import { writeDecimal } from '@arara/money';
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

/** What fills the places of a sentence, as the language writes it; `amountCents` fills `amount`, as money. */
function told(values: NonNullable<HelpLine['values']>, words: StageWords): NonNullable<Rule['values']> {
  const { amountCents, ...others } = values;
  const written = Object.entries(others).map(([place, value]) => [place, numbersIn(value, words.locale)]);
  return {
    ...Object.fromEntries(written),
    ...(amountCents !== undefined && { amount: words.money(BigInt(amountCents)) }),
  };
}

/** A number, or figures with signs between them ("25× · 1000×"), in the language's own writing; other words stay. */
function numbersIn(value: string | number, locale: string): string {
  const text = String(value);
  return /^[\d.×· ]+$/.test(text)
    ? text.replaceAll(/[\d.]+/g, (figure) => writeDecimal(figure, locale))
    : text;
}
