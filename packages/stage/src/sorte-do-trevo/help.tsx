import type { HelpLine, Lottery } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';

/** The rules of a lottery, or what hits pay and how likely they are. */
export function LotteryHelp({
  lottery,
  lines,
  ...props
}: HelpProps & { lottery: Lottery; lines: readonly HelpLine[] }) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(lines, props)} />;
  const { to, picked } = lottery.numbers;
  const draws = ways(to, picked);
  const waysToHit = (hits: number) => ways(picked, hits) * ways(to - picked, picked - hits);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return (
    <PrizeTable
      caption={t(picked === 5 ? 'games.stage_prizes_lottery' : 'draws.prizes_lottery')}
      heads={[t('games.stage_hits'), t('games.stage_multiplier'), t('games.stage_chance')]}
      rows={lottery.pays
        .map((_, hits) => picked - hits)
        .map((hits) => ({
          key: String(hits),
          cells: [
            hits,
            `${number.format(lottery.pays[hits] ?? 0)}×`,
            t('games.stage_odds_one_in', {
              count: new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 }).format(
                draws / waysToHit(hits),
              ),
            }),
          ],
        }))}
    />
  );
}

/** How many ways to choose so many of these; exact below 2^53. */
function ways(all: number, chosen: number): number {
  let count = 1;
  for (let taken = 1; taken <= chosen; taken += 1) count = (count * (all - chosen + taken)) / taken;
  return count;
}
