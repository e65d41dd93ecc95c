import { Switch } from '@arara/ui';
import type { ChoicesProps, GameStage } from '../stage.ts';
import { BlackjackStage } from './blackjack-stage.tsx';
import { type BlackjackChoice, firstBlackjackChoice, moveOf, viewOf } from './choice.ts';
import { BlackjackHelp } from './help.tsx';

/** Suggestions can be switched on and off at any time. */
function BlackjackChoices({ words, choice, onChoose }: ChoicesProps<BlackjackChoice>) {
  return (
    <Switch
      label={words.t('games.stage_poker_suggest')}
      checked={choice.isSuggesting}
      onChange={(event) => onChoose({ ...choice, isSuggesting: event.currentTarget.checked })}
    />
  );
}

export const blackjackCabinet: GameStage<BlackjackChoice> = {
  Stage: BlackjackStage,
  Choices: BlackjackChoices,
  Help: BlackjackHelp,
  isStakeOnTable: false,
  stakeStepCents: 2n,
  firstChoice: firstBlackjackChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: () => ({}),
  actionOf: (_choice, _stakeCents, round) => {
    if (!round?.isOpen) {
      return { label: 'games.stage_baccarat_deal', amountCents: null, isEnabled: true, act: null };
    }
    const type = moveOf(viewOf(round));
    return { label: `tablegames.${type}`, amountCents: null, isEnabled: true, act: { type } };
  },
};
