import { crashHelp, flightMultiplier, flightPoints, flightWays } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';

const shownTargets = [101, 120, 150, 200, 300, 500, 1_000, 5_000, 10_000, 100_000] as const;

export function CrashHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(crashHelp, props)} />;
  const chance = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 4 });
  return (
    <PrizeTable
      caption={t('games.stage_prizes_crash')}
      heads={[t('games.stage_multiplier'), t('games.stage_chance')]}
      rows={shownTargets.map((target) => ({
        key: String(target),
        cells: [
          multiplierText(flightMultiplier(target), locale),
          chance.format(flightWays(target) / flightPoints),
        ],
      }))}
    />
  );
}
