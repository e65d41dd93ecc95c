import { everyThrow, type SicBoSpot, sicBoHelp, sicBoMultiplier, sicBoSpots } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { HelpProps } from '../stage.ts';
import { spotName } from './spot-name.ts';

export function SicBoHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(sicBoHelp, props)} />;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <PrizeTable
      caption={t('tablegames.prizes_total')}
      heads={[t('games.stage_bet_kind'), t('games.stage_bet_pays'), 'RTP']}
      rows={sicBoSpots.map((spot) => {
        const pays = paysOf(spot).map((multiplier) => multiplierText(multiplier, locale));
        return {
          key: spot.key,
          cells: [spotName(spot, words), pays.join(' / '), percent.format(returnOf(spot))],
        };
      })}
    />
  );
}

/** What a place can pay, the least first. */
function paysOf(spot: SicBoSpot): readonly number[] {
  const all = everyThrow.map((dice) => sicBoMultiplier(spot, dice)).filter((multiplier) => multiplier > 0);
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** The mean over all throws; a share of the stake, rounded down to hundredths of a percent. */
function returnOf(spot: SicBoSpot): number {
  const paid = everyThrow.reduce((sum, dice) => sum + sicBoMultiplier(spot, dice), 0);
  return Math.floor(paid / everyThrow.length) / 10_000;
}
