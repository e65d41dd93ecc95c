import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';
import { handName } from './hand-name.ts';
import type { AnteTheme } from './themes.ts';

export function AnteHelp(props: HelpProps & { theme: AnteTheme }) {
  const { words, part, theme } = props;
  const { game, help } = theme;
  const { t } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(help, props)} />;
  const { bonus, sidePays, raisePays } = game;
  const times = (pays: number | undefined) => (pays ? `${pays}:1` : '–');
  const heads = [
    t('games.stage_poker_hand'),
    t('tablegames.play_bet'),
    ...(bonus.length > 0 ? [t('tablegames.bonus')] : []),
    ...(sidePays ? [t('tablegames.side_bet')] : []),
  ];
  const rows = game.hands
    .map((hand, index) => ({
      key: hand,
      cells: [
        handName(hand, words),
        times(raisePays[index]),
        ...(bonus.length > 0 ? [times(bonus[index])] : []),
        ...(sidePays ? [times(sidePays[index])] : []),
      ],
    }))
    .toReversed();
  return <PrizeTable caption={t('tablegames.prizes_ante')} heads={heads} rows={rows} />;
}
