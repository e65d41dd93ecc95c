import { type BikeName, bikeNames, bikes, raceHelp, racePoints, raceWays } from '@arara/games/tables';
import { Select } from '@arara/ui';
import { helpSentences } from '../pieces/help-sentences.ts';
import { hundredthsText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { ChoicesProps, GameStage, HelpProps } from '../stage.ts';
import { bikeLooks } from './bike-look.ts';
import styles from './cabinet.module.css';
import { type RaceChoice, RaceStage } from './race-stage.tsx';

/** A target, or none, for each bike. */
function RaceChoices({ words, choice, onChoose, isLocked }: ChoicesProps<RaceChoice>) {
  const { t, locale } = words;
  return (
    <div className={styles.choices}>
      {bikeNames.map((bike) => (
        <Select
          key={bike}
          label={bikeLooks[bike].name}
          options={[
            { value: '', label: t('arcade.race_none') },
            ...bikes[bike].map((target) => ({
              value: String(target),
              label: `${hundredthsText(target, locale)}×`,
            })),
          ]}
          value={String(choice.targets[bike] ?? '')}
          disabled={isLocked}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ targets: { ...choice.targets, [bike]: value === '' ? null : Number(value) } })
          }
        />
      ))}
    </div>
  );
}

function RaceHelp(props: HelpProps) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(raceHelp, props)} />;
  const chance = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <PrizeTable
      caption={t('arcade.prizes_race')}
      heads={bikeNames.flatMap((bike) => [
        bikeLooks[bike].name,
        `${t('games.stage_chance')} (${bikeLooks[bike].name})`,
      ])}
      rows={bikes.sabia.map((first, row) => ({
        key: String(first),
        cells: bikeNames.flatMap((bike: BikeName) => {
          const target = bikes[bike][row] ?? 0;
          return [`${hundredthsText(target, locale)}×`, chance.format(raceWays(target) / racePoints)];
        }),
      }))}
    />
  );
}

const backed = ({ targets }: RaceChoice) => bikeNames.filter((bike) => targets[bike] !== null).length;

export const raceCabinet: GameStage<RaceChoice> = {
  Stage: RaceStage,
  Choices: RaceChoices,
  Help: RaceHelp,
  isStakeOnTable: false,
  stakeStepCents: 10n,
  firstChoice: { targets: { sabia: 150, tucano: 300, carcara: null } },
  afterBet: (choice) => choice,
  stakeOf: (choice, stakeCents) => stakeCents * BigInt(backed(choice)),
  fieldsOf: ({ targets }) => ({ targets }),
  // The stake is for each bike; the action says what all of them cost.
  actionOf: (choice, stakeCents) => ({
    label: 'arcade.race_go',
    amountCents: stakeCents * BigInt(backed(choice)),
    isEnabled: backed(choice) > 0,
    act: null,
  }),
};
