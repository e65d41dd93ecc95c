import { baccaratBets, baccaratHelp, baccaratPays, baccaratReturns } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';
import { sideName } from './choice.ts';

export function BaccaratHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(baccaratHelp, props)} />;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <PrizeTable
      caption={t('games.stage_prizes_baccarat')}
      heads={[t('games.stage_bet_kind'), t('games.stage_bet_pays'), 'RTP']}
      rows={baccaratBets.map((side) => ({
        key: side,
        cells: [
          sideName(side, words),
          multiplierText(baccaratPays[side], locale),
          percent.format(baccaratReturns[side]),
        ],
      }))}
    />
  );
}
