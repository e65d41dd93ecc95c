import { TargetChoices } from '../pieces/target-choices.tsx';
import type { ChoicesProps, GameStage } from '../stage.ts';
import { type CrashChoice, firstCrashChoice, quickTargets, typedTarget } from './choice.ts';
import { CrashStage } from './crash-stage.tsx';
import { CrashHelp } from './help.tsx';

function CrashChoices({ words, choice, onChoose, stakeCents, isLocked }: ChoicesProps<CrashChoice>) {
  return (
    <TargetChoices
      words={words}
      label={words.t('games.stage_crash_target')}
      target={choice.target}
      onTarget={(target) => onChoose({ target })}
      typed={typedTarget}
      quick={quickTargets}
      stakeCents={stakeCents}
      isLocked={isLocked}
    />
  );
}

export const crashCabinet: GameStage<CrashChoice> = {
  Stage: CrashStage,
  Choices: CrashChoices,
  Help: CrashHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstCrashChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ target }) => ({ target }),
  actionOf: () => ({ label: 'games.stage_crash_fly', amountCents: null, isEnabled: true, act: null }),
};
