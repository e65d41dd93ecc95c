import { blackjackHelp, naturalPays } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';

export function BlackjackHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(blackjackHelp, props)} />;
  const row = (key: string, name: string, multiplier: number) => ({
    key,
    cells: [name, multiplierText(multiplier, locale)],
  });
  return (
    <PrizeTable
      caption={t('tablegames.prizes_total')}
      heads={[t('games.stage_poker_hand'), t('games.stage_multiplier')]}
      rows={[
        row('natural', t('tablegames.blackjack'), naturalPays),
        row('win', t('tablegames.prize_win'), 20_000),
        row('double', t('tablegames.prize_double'), 30_000),
        row('free', t('tablegames.prize_free'), 10_000),
        row('insurance', t('tablegames.insurance'), 30_000),
      ]}
    />
  );
}
