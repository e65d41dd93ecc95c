import { payOfHand, pokerHands, pokerHelp } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';

export function PokerHelp(props: HelpProps) {
  const { words, part } = props;
  const { t } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(pokerHelp, props)} />;
  return (
    <PrizeTable
      caption={t('games.stage_prizes_poker')}
      heads={[t('games.stage_poker_hand'), t('games.stage_multiplier')]}
      rows={pokerHands.toReversed().map((hand) => ({
        key: hand,
        cells: [t(`games.poker_${hand}`), `${payOfHand(hand)}×`],
      }))}
    />
  );
}
