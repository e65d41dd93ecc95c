import type { HelpProps, StagePhrase } from '../stage.ts';

/** One sentence of the rules: its phrase and what fills its places. */
export interface Rule {
  readonly key: StagePhrase;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Sentences of the titles about what is not offered where one draw falls for everybody. */
const aloneOnly = new Set<StagePhrase>([
  'games.rules_lottery_quick',
  'games.rules_football_match',
  'games.rules_football_slip',
  'games.rules_football_multiple',
]);

/** The rules in words: the game's own, then what holds for every game, or for every shared table. */
export function rulesOf(own: readonly Rule[], props: HelpProps): readonly string[] {
  const { words, facts } = props;
  const all: readonly Rule[] = [
    ...own.filter(({ key }) => !facts.shared || !aloneOnly.has(key)),
    { key: 'games.rules_return', values: { percent: facts.rtp } },
    ...(sharedRules(props) ?? [{ key: 'games.rules_fair' }, { key: 'games.rules_connection' }]),
    ...leftRule(facts.left),
  ];
  return all.map(({ key, values }) => words.t(key, { ...values }));
}

function sharedRules({ words, facts: { shared } }: HelpProps): Rule[] | null {
  if (!shared) return null;
  return [
    { key: 'livetables.rules_bets', values: { bets: shared.bets } },
    { key: 'livetables.rules_full', values: { amount: words.money(shared.mostCents) } },
    { key: 'livetables.rules_fair' },
  ];
}

function leftRule(left: HelpProps['facts']['left']): Rule[] {
  return left ? [{ key: `games.rules_left_${left.rule}`, values: { hours: left.hours } }] : [];
}
