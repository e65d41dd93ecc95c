import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import { type Rule, rulesOf } from '../pieces/rules-of.ts';
import type { HelpProps } from '../stage.ts';
import { betKindName } from './spot-name.ts';

/** Numbers each kind of bet covers; it gives back 36 stakes over that. */
const kinds = [
  ['straight', 1],
  ['split', 2],
  ['street', 3],
  ['corner', 4],
  ['line', 6],
  ['dozen', 12],
  ['column', 12],
  ['red', 18],
  ['odd', 18],
  ['low', 18],
] as const;

const rules: readonly Rule[] = [
  { key: 'games.rules_roulette_ball' },
  { key: 'games.rules_roulette_bets' },
  { key: 'games.rules_roulette_payout' },
  { key: 'games.rules_roulette_zero' },
];

export function RouletteHelp(props: HelpProps) {
  const { words, part } = props;
  const { t } = words;
  if (part === 'rules') return <RulesList sentences={rulesOf(rules, props)} />;
  return (
    <PrizeTable
      caption={t('games.stage_prizes_roulette')}
      heads={[t('games.stage_bet_kind'), t('games.stage_bet_covers'), t('games.stage_bet_pays')]}
      rows={kinds.map(([kind, covered]) => ({
        key: kind,
        cells: [betKindName(kind, words), covered, `${36 / covered - 1}:1`],
      }))}
    />
  );
}
