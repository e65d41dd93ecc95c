import { Switch } from '@arara/ui';
import type { ChoicesProps, GameStage } from '../stage.ts';
import { firstPokerChoice, heldIn, type PokerChoice } from './choice.ts';
import { PokerHelp } from './help.tsx';
import { PokerStage } from './poker-stage.tsx';

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

export const pokerCabinet: GameStage<PokerChoice> = {
  Stage: PokerStage,
  Choices: PokerChoices,
  Help: PokerHelp,
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
