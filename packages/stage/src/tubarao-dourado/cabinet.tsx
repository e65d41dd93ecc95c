import {
  aquariumHelp,
  gunPowers,
  hitPoints,
  mostWorth,
  seaKindNames,
  seaKinds,
  shotPoints,
} from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { Options } from '../pieces/options.tsx';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { ChoicesProps, GameStage, HelpProps } from '../stage.ts';
import { type AquariumChoice, AquariumStage } from './aquarium-stage.tsx';
import styles from './cabinet.module.css';
import { plateOf, seaName, seaPictures } from './pictures.ts';

/** The gun, and every kind that swims with what it pays. */
function AquariumChoices({ words, choice, onChoose, isLocked }: ChoicesProps<AquariumChoice>) {
  const { t } = words;
  return (
    <div className={styles.choices}>
      <Options
        label={t('arcade.sea_gun')}
        options={gunPowers.map((power) => ({ value: power, label: `${power}×` }))}
        chosen={choice.gun}
        onChoose={(gun) => onChoose({ ...choice, gun })}
        isLocked={isLocked}
        columns={gunPowers.length}
      />
      <Options
        label={t('games.stage_fishing_choose')}
        aside={seaName(choice.kind, words)}
        options={seaKindNames.map((kind) => ({
          value: kind,
          label: (
            <img
              className={kind === 'tubarao_dourado' ? styles.golden : styles.picture}
              src={seaPictures[kind]}
              alt=""
              width={30}
              height={30}
            />
          ),
          detail: 'pays' in seaKinds[kind] ? plateOf(kind) : `≤${mostWorth(kind)}×`,
          spoken: `${seaName(kind, words)} ${plateOf(kind)}`,
        }))}
        chosen={choice.kind}
        onChoose={(kind) => onChoose({ ...choice, kind })}
        isLocked={isLocked}
        columns={5}
      />
    </div>
  );
}

function AquariumHelp(props: HelpProps) {
  const { words, part } = props;
  const { t, locale } = words;
  if (part === 'rules') return <RulesList sentences={helpSentences(aquariumHelp, props)} />;
  const chance = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <PrizeTable
      caption={t('arcade.prizes_sea')}
      heads={[t('games.stage_fish'), t('games.stage_multiplier'), t('games.stage_chance')]}
      rows={seaKindNames.map((kind) => ({
        key: kind,
        cells: [seaName(kind, words), plateOf(kind), chance.format(hitPoints(kind) / shotPoints)],
      }))}
    />
  );
}

export const aquariumCabinet: GameStage<AquariumChoice> = {
  Stage: AquariumStage,
  Choices: AquariumChoices,
  Help: AquariumHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: { kind: 'acara', gun: 1 },
  afterBet: (choice) => choice,
  stakeOf: ({ gun }, stakeCents) => stakeCents * BigInt(gun),
  fieldsOf: ({ kind, gun }) => ({ kind, gun }),
  // The stake is for a gun of power 1; the action says what a shot costs.
  actionOf: ({ gun }, stakeCents) => ({
    label: 'games.stage_fishing_shoot',
    amountCents: stakeCents * BigInt(gun),
    isEnabled: true,
    act: null,
  }),
};
