import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';
import { handName } from './hand-name.ts';
import type { PokerTheme } from './themes.ts';

export function PokerHelp(props: HelpProps & { theme: PokerTheme }) {
  const { words, part, theme } = props;
  const { variant, help } = theme;
  const { t } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(help, props)} />;
  const rows = variant.hands.map((hand, index) => ({
    key: hand,
    cells: [handName(hand, words), `${variant.pays[index] ?? 0}×`],
  }));
  return (
    <PrizeTable
      caption={t('games.stage_prizes_poker')}
      heads={[t('games.stage_poker_hand'), t('games.stage_multiplier')]}
      rows={rows.toReversed()}
    />
  );
}
