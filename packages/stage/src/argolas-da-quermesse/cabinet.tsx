import { ringDistances, ringPays, ringsHelp, ringsThrown } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { Options } from '../pieces/options.tsx';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { ChoicesProps, GameStage, HelpProps } from '../stage.ts';
import { type RingsChoice, RingsStage } from './rings-stage.tsx';

function RingsChoices({ words, choice, onChoose, isLocked }: ChoicesProps<RingsChoice>) {
  const { t, locale } = words;
  return (
    <Options
      label={t('arcade.rings_distance')}
      options={ringDistances.map((distance) => ({
        value: distance,
        label: t(`arcade.rings_${distance}`),
        detail: multiplierText(ringPays(distance).at(-1) ?? 0, locale),
      }))}
      chosen={choice.distance}
      onChoose={(distance) => onChoose({ distance })}
      isLocked={isLocked}
      columns={ringDistances.length}
    />
  );
}

function RingsHelp(props: HelpProps) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(ringsHelp, props)} />;
  return (
    <PrizeTable
      caption={t('arcade.prizes_rings')}
      heads={[t('games.stage_hits'), ...ringDistances.map((distance) => t(`arcade.rings_${distance}`))]}
      rows={Array.from({ length: ringsThrown + 1 }, (_, landed) => ({
        key: String(landed),
        cells: [
          landed,
          ...ringDistances.map((distance) => multiplierText(ringPays(distance)[landed] ?? 0, locale)),
        ],
      }))}
    />
  );
}

export const ringsCabinet: GameStage<RingsChoice> = {
  Stage: RingsStage,
  Choices: RingsChoices,
  Help: RingsHelp,
  isStakeOnTable: false,
  stakeStepCents: 10n,
  firstChoice: { distance: 'near' },
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ distance }) => ({ distance }),
  actionOf: () => ({ label: 'arcade.rings_throw', amountCents: null, isEnabled: true, act: null }),
};
