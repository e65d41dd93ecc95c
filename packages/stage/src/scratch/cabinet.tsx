import { carnavalHelp, type HelpLine, tesouroHelp, tropicalHelp } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { Options } from '../pieces/options.tsx';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { ChoicesProps, GameStage, HelpProps, StageProps } from '../stage.ts';
import { carnavalLook, type ScratchLook, tesouroLook, tropicalLook } from './look.ts';
import { type ScratchChoice, ScratchStage } from './scratch-stage.tsx';

const TropicalStage = (props: StageProps<ScratchChoice>) => <ScratchStage look={tropicalLook} {...props} />;
const CarnavalStage = (props: StageProps<ScratchChoice>) => <ScratchStage look={carnavalLook} {...props} />;
const TesouroStage = (props: StageProps<ScratchChoice>) => <ScratchStage look={tesouroLook} {...props} />;

const TropicalHelp = (props: HelpProps) => <CardHelp look={tropicalLook} lines={tropicalHelp} {...props} />;
const CarnavalHelp = (props: HelpProps) => <CardHelp look={carnavalLook} lines={carnavalHelp} {...props} />;
const TesouroHelp = (props: HelpProps) => <CardHelp look={tesouroLook} lines={tesouroHelp} {...props} />;

export const tropicalCabinet = cabinetOf(TropicalStage, TropicalHelp);
export const carnavalCabinet = cabinetOf(CarnavalStage, CarnavalHelp);
export const tesouroCabinet = cabinetOf(TesouroStage, TesouroHelp);

/** Who scratches. */
function WayToScratch({ words, choice, onChoose, isLocked }: ChoicesProps<ScratchChoice>) {
  const { t } = words;
  return (
    <Options
      label={t('draws.scratch_way')}
      options={[
        { value: 'hand', label: t('draws.scratch_by_hand') },
        { value: 'itself', label: t('draws.scratch_by_itself') },
      ]}
      chosen={choice.isAutomatic ? 'itself' : 'hand'}
      onChoose={(way) => onChoose({ isAutomatic: way === 'itself' })}
      isLocked={isLocked}
      columns={2}
    />
  );
}

/** The rules of a card, or how many cards of the print run win how much. */
function CardHelp({ look, lines, ...props }: HelpProps & { look: ScratchLook; lines: readonly HelpLine[] }) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(lines, props)} />;
  const number = new Intl.NumberFormat(locale);
  const cards = new Map<number, number>();
  for (const { wins, key, weight } of look.card.prizes) {
    const times = wins.reduce((sum, win) => sum + win, 0) * key;
    cards.set(times, (cards.get(times) ?? 0) + weight);
  }
  return (
    <PrizeTable
      caption={t('draws.prizes_scratch')}
      heads={[t('games.stage_multiplier'), t('draws.scratch_per_million')]}
      rows={[...cards]
        .toSorted(([one], [other]) => other - one)
        .map(([times, weight]) => ({
          key: String(times),
          cells: [`${number.format(times)}×`, number.format(weight)],
        }))}
    />
  );
}

function cabinetOf(
  Stage: GameStage<ScratchChoice>['Stage'],
  Help: GameStage<ScratchChoice>['Help'],
): GameStage<ScratchChoice> {
  return {
    Stage,
    Choices: WayToScratch,
    Help,
    isStakeOnTable: false,
    stakeStepCents: 1n,
    firstChoice: { isAutomatic: false },
    afterBet: (choice) => choice,
    stakeOf: (_, stakeCents) => stakeCents,
    fieldsOf: () => ({}),
    actionOf: () => ({ label: 'draws.scratch_buy', amountCents: null, isEnabled: true, act: null }),
  };
}
