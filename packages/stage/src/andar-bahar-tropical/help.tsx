import { andarBaharHelp, andarBets, andarReturns } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';
import { betName } from './andar-bahar-stage.tsx';

export function AndarBaharHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(andarBaharHelp, props)} />;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <PrizeTable
      caption={t('tablegames.prizes_total')}
      heads={[t('games.stage_bet_kind'), t('games.stage_bet_pays'), 'RTP']}
      rows={andarBets.map((bet) => ({
        key: bet.key,
        cells: [
          betName(bet, words),
          multiplierText(bet.pays, locale),
          percent.format(andarReturns[bet.key] ?? 0),
        ],
      }))}
    />
  );
}
