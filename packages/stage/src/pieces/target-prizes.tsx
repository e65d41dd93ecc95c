import { flightMultiplier, flightPoints, flightWays } from '@arara/games/tables';
import type { StageWords } from '../stage.ts';
import { multiplierText } from './numbers.ts';
import { PrizeTable } from './prize-table.tsx';

const shownTargets = [101, 120, 150, 200, 300, 500, 1_000, 5_000, 10_000, 100_000] as const;

/** Some targets and the chances of reaching them. */
export function TargetPrizes({ words }: { words: StageWords }) {
  const { t, locale } = words;
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
