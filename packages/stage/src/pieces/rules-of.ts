import type { HelpProps, StagePhrase } from '../stage.ts';

/** One sentence of the rules: its phrase and what fills its places. */
export interface Rule {
  readonly key: StagePhrase;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The rules in words: the game's own, then what holds for every game. */
export function rulesOf(own: readonly Rule[], { words, facts }: HelpProps): readonly string[] {
  const all: readonly Rule[] = [
    ...own,
    { key: 'games.rules_return', values: { percent: facts.rtp } },
    { key: 'games.rules_fair' },
    { key: 'games.rules_connection' },
    ...leftRule(facts.left),
  ];
  return all.map(({ key, values }) => words.t(key, { ...values }));
}

function leftRule(left: HelpProps['facts']['left']): Rule[] {
  return left ? [{ key: `games.rules_left_${left.rule}`, values: { hours: left.hours } }] : [];
}
