import { wheelCabins, wheelHelp, wheelRisks } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { PrizeTable } from '../pieces/prize-table.tsx';
import { RiskOptions } from '../pieces/risk-options.tsx';
import { RulesList } from '../pieces/rules-list.tsx';
import type { ChoicesProps, GameStage, HelpProps } from '../stage.ts';
import { type WheelChoice, WheelStage } from './wheel-stage.tsx';

function WheelChoices({ words, choice, onChoose, isLocked }: ChoicesProps<WheelChoice>) {
  return (
    <RiskOptions
      words={words}
      chosen={choice.risk}
      onChoose={(risk) => onChoose({ risk })}
      isLocked={isLocked}
    />
  );
}

function WheelHelp(props: HelpProps) {
  const { t, locale } = props.words;
  if (props.part === 'rules') return <RulesList sentences={helpSentences(wheelHelp, props)} />;
  const multipliers = [...new Set(wheelRisks.flatMap((risk) => wheelCabins(risk)))].toSorted((a, b) => b - a);
  return (
    <PrizeTable
      caption={t('games.stage_prizes_wheel')}
      heads={[t('games.stage_multiplier'), ...wheelRisks.map((risk) => t(`games.stage_risk_${risk}`))]}
      rows={multipliers.map((multiplier) => ({
        key: String(multiplier),
        cells: [
          multiplierText(multiplier, locale),
          ...wheelRisks.map((risk) => wheelCabins(risk).filter((one) => one === multiplier).length || '–'),
        ],
      }))}
    />
  );
}

export const wheelCabinet: GameStage<WheelChoice> = {
  Stage: WheelStage,
  Choices: WheelChoices,
  Help: WheelHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: { risk: 'medium' },
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ risk }) => ({ risk }),
  actionOf: () => ({ label: 'games.stage_spin', amountCents: null, isEnabled: true, act: null }),
};
