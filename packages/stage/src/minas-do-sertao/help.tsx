import { minesCount, minesLadder, tiles } from '@arara/games/tables';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import { type Rule, rulesOf } from '../pieces/rules-of.ts';
import type { HelpProps } from '../stage.ts';

const shownMines = [1, 2, 3, 5, 8, 10, 15, 20, 24] as const;
const shownPicks = [1, 2, 3, 5, 8] as const;

export function MinesHelp(props: HelpProps) {
  const { words, part, facts } = props;
  const { t, locale } = words;
  if (part === 'rules') {
    const rules: readonly Rule[] = [
      { key: 'games.rules_mines_field', values: { tiles, fewest: minesCount.fewest, most: minesCount.most } },
      { key: 'games.rules_mines_pick' },
      { key: 'games.rules_mines_cash_out' },
      { key: 'games.rules_mines_laid' },
      { key: 'games.rules_mines_payout' },
      { key: 'games.rules_mines_maximum', values: { amount: words.money(facts.maxPayoutCents) } },
    ];
    return <RulesList sentences={rulesOf(rules, props)} />;
  }
  return (
    <PrizeTable
      caption={t('games.stage_prizes_mines')}
      heads={[
        t('games.stage_mines_count'),
        ...shownPicks.map((picks) => t('games.stage_mines_picks', { count: picks })),
      ]}
      rows={shownMines.map((mines) => ({
        key: String(mines),
        cells: [
          mines,
          ...shownPicks.map((picks) => {
            const multiplier = minesLadder(mines)[picks - 1];
            return multiplier === undefined ? '–' : multiplierText(multiplier, locale);
          }),
        ],
      }))}
    />
  );
}
