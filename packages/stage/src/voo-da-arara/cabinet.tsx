import { firstTargetChoice, type TargetChoice } from '../pieces/target-choice.ts';
import { TargetChoices } from '../pieces/target-choices.tsx';
import type { ChoicesProps, GameStage } from '../stage.ts';
import { CrashStage } from './crash-stage.tsx';
import { CrashHelp } from './help.tsx';

function CrashChoices(props: ChoicesProps<TargetChoice>) {
  return <TargetChoices {...props} label={props.words.t('games.stage_crash_target')} />;
}

export const crashCabinet: GameStage<TargetChoice> = {
  Stage: CrashStage,
  Choices: CrashChoices,
  Help: CrashHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstTargetChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ target }) => ({ target }),
  actionOf: () => ({ label: 'games.stage_crash_fly', amountCents: null, isEnabled: true, act: null }),
};
