import type { AnteBet } from '@arara/games';
import type { ChoicesProps, GameStage, HelpProps, StageProps } from '../stage.ts';
import { AnteChoices } from './ante-choices.tsx';
import { AnteStage } from './ante-stage.tsx';
import { type AnteChoice, firstAnteChoice, laidCents } from './choice.ts';
import { AnteHelp } from './help.tsx';
import { type AnteTheme, studTheme, threeCardTheme } from './themes.ts';

export const threeCardCabinet = cabinetOf(threeCardTheme, {
  Stage: ThreeCardStage,
  Choices: ThreeCardChoices,
  Help: ThreeCardHelp,
});
export const studCabinet = cabinetOf(studTheme, { Stage: StudStage, Choices: StudChoices, Help: StudHelp });

function ThreeCardStage(props: StageProps<AnteChoice>) {
  return <AnteStage {...props} theme={threeCardTheme} />;
}

function ThreeCardHelp(props: HelpProps) {
  return <AnteHelp {...props} theme={threeCardTheme} />;
}

function StudStage(props: StageProps<AnteChoice>) {
  return <AnteStage {...props} theme={studTheme} />;
}

function StudHelp(props: HelpProps) {
  return <AnteHelp {...props} theme={studTheme} />;
}

function ThreeCardChoices(props: ChoicesProps<AnteChoice>) {
  return <AnteChoices {...props} sideName={props.words.t('tablegames.side_bet')} />;
}

function StudChoices(props: ChoicesProps<AnteChoice>) {
  return <AnteChoices {...props} sideName={null} />;
}

type Parts = Pick<GameStage<AnteChoice>, 'Stage' | 'Choices' | 'Help'>;

function cabinetOf({ game }: AnteTheme, parts: Parts): GameStage<AnteChoice> {
  return {
    ...parts,
    isStakeOnTable: false,
    stakeStepCents: 1n,
    firstChoice: firstAnteChoice,
    afterBet: (choice) => choice,
    // The server keeps the bet as the rules this type comes from read it.
    choiceOf: ({ bet }, choice) => ({ ...choice, side: (bet as AnteBet).side }),
    stakeOf: (choice, stakeCents) => laidCents(game, choice, stakeCents),
    fieldsOf: ({ side }) => ({ side }),
    actionOf: (choice, stakeCents, round) =>
      round?.isOpen
        ? { label: 'tablegames.play', amountCents: null, isEnabled: true, act: { type: 'play' } }
        : {
            label: 'games.stage_baccarat_deal',
            amountCents: laidCents(game, choice, stakeCents),
            isEnabled: true,
            act: null,
          },
  };
}
