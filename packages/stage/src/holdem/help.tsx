import { holdemGame, holdemHelp } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import { handName } from '../poker-table/hand-name.ts';
import type { HelpProps } from '../stage.ts';

export function HoldemHelp(props: HelpProps) {
  const { words, part } = props;
  const { t } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(holdemHelp, props)} />;
  const rows = holdemGame.hands
    .map((hand, index) => ({
      key: hand,
      cells: [
        handName(hand, words),
        `${holdemGame.antePays[index]}:1`,
        holdemGame.sidePays[index] ? `${holdemGame.sidePays[index]}:1` : '–',
      ],
    }))
    .toReversed();
  const heads = [t('games.stage_poker_hand'), t('tablegames.ante'), t('tablegames.side_aces')];
  return <PrizeTable caption={t('tablegames.prizes_ante')} heads={heads} rows={rows} />;
}
