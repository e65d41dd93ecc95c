import { Switch } from '@arara/ui';
import type { ChoicesProps, GameStage, HelpProps, StageProps } from '../stage.ts';
import { AnteStage } from './ante-stage.tsx';
import { type AnteChoice, firstAnteChoice, laidCents } from './choice.ts';
import { AnteHelp } from './help.tsx';
import { type AnteTheme, studTheme, threeCardTheme } from './themes.ts';

export const threeCardCabinet = cabinetOf(threeCardTheme, {
  Stage: ThreeCardStage,
  Choices: ThreeCardChoices,
  Help: ThreeCardHelp,
});
export const studCabinet = cabinetOf(studTheme, { Stage: StudStage, Choices: AnteChoices, Help: StudHelp });

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

/** The side bet is laid down with the ante. */
function ThreeCardChoices(props: ChoicesProps<AnteChoice>) {
  const { words, choice, onChoose, isLocked } = props;
  const { t } = words;
  return (
    <>
      <Switch
        label={`${t('tablegames.side_bet')}: ${t('tablegames.side_cost')}`}
        checked={choice.side}
        disabled={isLocked}
        onChange={(event) => onChoose({ ...choice, side: event.currentTarget.checked })}
      />
      <AnteChoices {...props} />
    </>
  );
}

/** Suggestions can be switched on and off at any time. */
function AnteChoices({ words, choice, onChoose }: ChoicesProps<AnteChoice>) {
  return (
    <Switch
      label={words.t('games.stage_poker_suggest')}
      checked={choice.isSuggesting}
      onChange={(event) => onChoose({ ...choice, isSuggesting: event.currentTarget.checked })}
    />
  );
}

type Parts = Pick<GameStage<AnteChoice>, 'Stage' | 'Choices' | 'Help'>;

function cabinetOf({ game }: AnteTheme, parts: Parts): GameStage<AnteChoice> {
  return {
    ...parts,
    isStakeOnTable: false,
    stakeStepCents: 1n,
    firstChoice: firstAnteChoice,
    afterBet: (choice) => choice,
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
