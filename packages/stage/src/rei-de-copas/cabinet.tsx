import { Switch } from '@arara/ui';
import type { ChoicesProps, GameStage, HelpProps, StageProps } from '../stage.ts';
import { firstPokerChoice, heldIn, type PokerChoice } from './choice.ts';
import { PokerHelp } from './help.tsx';
import { PokerStage } from './poker-stage.tsx';
import { doubleAcesTheme, heartsTheme, wildTwosTheme } from './themes.ts';

export const pokerCabinet = cabinetOf(HeartsStage, HeartsHelp);
export const wildTwosCabinet = cabinetOf(WildTwosStage, WildTwosHelp);
export const doubleAcesCabinet = cabinetOf(DoubleAcesStage, DoubleAcesHelp);

function HeartsStage(props: StageProps<PokerChoice>) {
  return <PokerStage {...props} theme={heartsTheme} />;
}

function HeartsHelp(props: HelpProps) {
  return <PokerHelp {...props} theme={heartsTheme} />;
}

function WildTwosStage(props: StageProps<PokerChoice>) {
  return <PokerStage {...props} theme={wildTwosTheme} />;
}

function WildTwosHelp(props: HelpProps) {
  return <PokerHelp {...props} theme={wildTwosTheme} />;
}

function DoubleAcesStage(props: StageProps<PokerChoice>) {
  return <PokerStage {...props} theme={doubleAcesTheme} />;
}

function DoubleAcesHelp(props: HelpProps) {
  return <PokerHelp {...props} theme={doubleAcesTheme} />;
}

/** Suggestions can be switched on and off at any time, in an open round too. */
function PokerChoices({ words, choice, onChoose }: ChoicesProps<PokerChoice>) {
  return (
    <Switch
      label={words.t('games.stage_poker_suggest')}
      checked={choice.isSuggesting}
      onChange={(event) => onChoose({ ...choice, isSuggesting: event.currentTarget.checked })}
    />
  );
}

function cabinetOf(
  Stage: GameStage<PokerChoice>['Stage'],
  Help: GameStage<PokerChoice>['Help'],
): GameStage<PokerChoice> {
  return {
    Stage,
    Choices: PokerChoices,
    Help,
    isStakeOnTable: false,
    stakeStepCents: 1n,
    firstChoice: firstPokerChoice,
    afterBet: (choice) => choice,
    stakeOf: (_, stakeCents) => stakeCents,
    fieldsOf: () => ({}),
    actionOf: (choice, _, round) =>
      round?.isOpen
        ? {
            label: 'games.stage_poker_draw',
            amountCents: null,
            isEnabled: true,
            act: { type: 'draw', hold: [...heldIn(choice, round)] },
          }
        : { label: 'games.stage_poker_deal', amountCents: null, isEnabled: true, act: null },
  };
}
