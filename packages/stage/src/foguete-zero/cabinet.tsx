import { limboHelp } from '@arara/games/tables';
import { helpSentences } from '../pieces/help-sentences.ts';
import { RulesList } from '../pieces/rules-list.tsx';
import { firstTargetChoice, type TargetChoice } from '../pieces/target-choice.ts';
import { TargetChoices } from '../pieces/target-choices.tsx';
import { TargetPrizes } from '../pieces/target-prizes.tsx';
import type { ChoicesProps, GameStage, HelpProps } from '../stage.ts';
import { LimboStage } from './limbo-stage.tsx';

function LimboChoices(props: ChoicesProps<TargetChoice>) {
  return <TargetChoices {...props} label={props.words.t('games.stage_multiplier')} />;
}

function LimboHelp(props: HelpProps) {
  if (props.part === 'prizes') return <TargetPrizes words={props.words} />;
  return <RulesList sentences={helpSentences(limboHelp, props)} />;
}

export const limboCabinet: GameStage<TargetChoice> = {
  Stage: LimboStage,
  Choices: LimboChoices,
  Help: LimboHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstTargetChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ target }) => ({ target }),
  actionOf: () => ({ label: 'games.stage_limbo_launch', amountCents: null, isEnabled: true, act: null }),
};
