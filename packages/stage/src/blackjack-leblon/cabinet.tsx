import { Switch } from '@arara/ui';
import type { ChoicesProps, GameStage } from '../stage.ts';
import { BlackjackStage } from './blackjack-stage.tsx';
import { type BlackjackChoice, firstBlackjackChoice, stakedCents } from './choice.ts';
import { BlackjackHelp } from './help.tsx';

/** Insurance is taken with the bet; suggestions can be switched on and off at any time. */
function BlackjackChoices({ words, choice, onChoose, isLocked }: ChoicesProps<BlackjackChoice>) {
  const { t } = words;
  return (
    <>
      <Switch
        label={`${t('tablegames.insurance')}: ${t('tablegames.insurance_cost')}`}
        checked={choice.insurance}
        disabled={isLocked}
        onChange={(event) => onChoose({ ...choice, insurance: event.currentTarget.checked })}
      />
      <Switch
        label={t('games.stage_poker_suggest')}
        checked={choice.isSuggesting}
        onChange={(event) => onChoose({ ...choice, isSuggesting: event.currentTarget.checked })}
      />
    </>
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
  stakeOf: stakedCents,
  fieldsOf: ({ insurance }) => ({ insurance }),
  actionOf: (choice, stakeCents, round) =>
    round?.isOpen
      ? { label: 'tablegames.stand', amountCents: null, isEnabled: true, act: { type: 'stand' } }
      : {
          label: 'games.stage_baccarat_deal',
          amountCents: choice.insurance ? stakedCents(choice, stakeCents) : null,
          isEnabled: true,
          act: null,
        },
};
