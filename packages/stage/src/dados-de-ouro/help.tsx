import { diceMultiplier } from '@arara/games/tables';
import { hundredthsText, multiplierText, percentText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import { type Rule, rulesOf } from '../pieces/rules-of.ts';
import type { HelpProps } from '../stage.ts';
import { choiceFor } from './odds.ts';

const shownWinning = [9_800, 9_000, 7_500, 5_000, 2_500, 1_000, 500, 100] as const;

const rules: readonly Rule[] = [
  { key: 'games.rules_dice_target' },
  { key: 'games.rules_dice_roll' },
  { key: 'games.rules_dice_payout' },
];

export function DiceHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={rulesOf(rules, props)} />;
  return (
    <PrizeTable
      caption={t('games.stage_prizes_dice')}
      heads={[
        t('games.stage_chance'),
        t('games.stage_dice_side_under'),
        t('games.stage_dice_side_over'),
        t('games.stage_multiplier'),
      ]}
      rows={shownWinning.map((winning) => ({
        key: String(winning),
        cells: [
          percentText(winning, locale),
          hundredthsText(choiceFor('under', winning).target, locale),
          hundredthsText(choiceFor('over', winning).target, locale),
          multiplierText(diceMultiplier(winning), locale),
        ],
      }))}
    />
  );
}
