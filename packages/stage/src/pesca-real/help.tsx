import { fishingHelp, fishKinds, fishPays, fishReturned, shotsAt } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';
import { fishName } from './choice.ts';

export function FishingHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(fishingHelp, props)} />;
  const chance = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <PrizeTable
      caption={t('games.stage_prizes_fishing')}
      heads={[t('games.stage_fish'), t('games.stage_multiplier'), t('games.stage_chance')]}
      rows={fishKinds.map((fish) => ({
        key: fish,
        cells: [
          fishName(fish, words),
          `${fishPays[fish]}×`,
          chance.format(fishReturned.share / shotsAt(fish)),
        ],
      }))}
    />
  );
}
