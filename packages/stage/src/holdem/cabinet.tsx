import type { HoldemBet } from '@arara/games';
import { holdemStaked } from '@arara/games/tables';
import { AnteChoices } from '../poker-table/ante-choices.tsx';
import { type AnteChoice, firstAnteChoice } from '../poker-table/choice.ts';
import type { ChoicesProps, GameStage } from '../stage.ts';
import { HoldemHelp } from './help.tsx';
import { HoldemStage } from './holdem-stage.tsx';

const laidCents = ({ side }: AnteChoice, anteCents: bigint) => anteCents * BigInt(holdemStaked(side));

export const holdemCabinet: GameStage<AnteChoice> = {
  Stage: HoldemStage,
  Choices: HoldemChoices,
  Help: HoldemHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstAnteChoice,
  afterBet: (choice) => choice,
  // The server keeps the bet as the rules this type comes from read it.
  choiceOf: ({ bet }, choice) => ({ ...choice, side: (bet as HoldemBet).side }),
  stakeOf: laidCents,
  fieldsOf: ({ side }) => ({ side }),
  actionOf: (choice, stakeCents, round) =>
    round?.isOpen
      ? { label: 'tablegames.play', amountCents: null, isEnabled: true, act: { type: 'play' } }
      : {
          label: 'games.stage_baccarat_deal',
          amountCents: laidCents(choice, stakeCents),
          isEnabled: true,
          act: null,
        },
};

function HoldemChoices(props: ChoicesProps<AnteChoice>) {
  return <AnteChoices {...props} sideName={props.words.t('tablegames.side_aces')} />;
}
