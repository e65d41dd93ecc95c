import { clubNames, footballHelp, markets, oddsOf } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';
import { clubName, oddsText } from './names.ts';

export function FootballHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(footballHelp, props)} />;
  const matches = clubNames.flatMap((home) =>
    clubNames.filter((away) => away !== home).map((away) => ({ home, away })),
  );
  return (
    <PrizeTable
      caption={t('games.stage_prizes_football')}
      heads={[t('games.stage_football_match'), '1', 'X', '2']}
      rows={matches.map(({ home, away }) => ({
        key: `${home} ${away}`,
        cells: [
          `${clubName(home)} – ${clubName(away)}`,
          ...markets.result.map((selection) => {
            const odds = oddsOf(home, away, 'result', selection);
            return odds === null ? '–' : oddsText(odds, locale);
          }),
        ],
      }))}
    />
  );
}
