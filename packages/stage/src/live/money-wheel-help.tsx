import { moneyWheel } from '@arara/games/live';
import { multiplierUnit } from '@arara/games/tables';
import { multiplierText, percentText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import { rulesOf } from '../pieces/rules-of.ts';
import type { HelpProps } from '../stage.ts';
import { moneySpotName } from './money-spot-name.ts';

/** The wheel of everybody is another one than the title's own. */
export function MoneyWheelHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  const { segments, spots } = moneyWheel;
  if (part === 'rules') {
    const own = [{ key: 'games.rules_wheel_spin', values: { cabins: segments.length } }] as const;
    return <RulesList sentences={rulesOf(own, props)} />;
  }
  return (
    <PrizeTable
      caption={t('draws.prizes_digits')}
      heads={[t('games.stage_bet_kind'), t('games.stage_bet_pays'), t('games.stage_chance')]}
      rows={spots.map((one) => ({
        key: one.spot,
        cells: [
          moneySpotName(one.spot, words),
          multiplierText(one.times * multiplierUnit, locale),
          percentText((one.segments * 10_000) / segments.length, locale),
        ],
      }))}
    />
  );
}
