import { dragonBets, dragonHelp, dragonPays, dragonReturns } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';

export function DragonHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(dragonHelp, props)} />;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <PrizeTable
      caption={t('tablegames.prizes_total')}
      heads={[t('games.stage_bet_kind'), t('games.stage_bet_pays'), 'RTP']}
      rows={dragonBets.map((side) => ({
        key: side,
        cells: [
          t(`tablegames.${side}`),
          multiplierText(dragonPays[side], locale),
          percent.format(dragonReturns[side]),
        ],
      }))}
    />
  );
}
