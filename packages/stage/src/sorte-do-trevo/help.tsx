import { lotteryHelp, lotteryPays } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';

/** Of all C(80, 5) draws, how many hit 0 to 5 numbers of a ticket. */
const waysToHit = [17_259_390, 6_077_250, 675_250, 27_750, 375, 1] as const;

export function LotteryHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(lotteryHelp, props)} />;
  const draws = waysToHit.reduce<number>((sum, ways) => sum + ways, 0);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return (
    <PrizeTable
      caption={t('games.stage_prizes_lottery')}
      heads={[t('games.stage_hits'), t('games.stage_multiplier'), t('games.stage_chance')]}
      rows={[5, 4, 3, 2, 1, 0].map((hits) => ({
        key: String(hits),
        cells: [
          hits,
          `${number.format(lotteryPays[hits] ?? 0)}×`,
          t('games.stage_odds_one_in', {
            count: new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 }).format(
              draws / (waysToHit[hits] ?? 1),
            ),
          }),
        ],
      }))}
    />
  );
}
