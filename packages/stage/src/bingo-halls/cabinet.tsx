import { bolaExtraHelp, coretoHelp, juninoHelp } from '@arara/games/tables';
import type { ChoicesProps, GameStage, HelpProps, StageProps } from '../stage.ts';
import type { HallChoice } from './choice.ts';
import { HallChoices } from './hall-choices.tsx';
import { HallHelp } from './hall-help.tsx';
import { HallStage } from './hall-stage.tsx';
import { bolaExtraLook, coretoLook, type HallLook, juninoLook } from './look.ts';

type Parts = Pick<GameStage<HallChoice>, 'Stage' | 'Choices' | 'Help'>;

const JuninoStage = (props: StageProps<HallChoice>) => <HallStage look={juninoLook} {...props} />;
const CoretoStage = (props: StageProps<HallChoice>) => <HallStage look={coretoLook} {...props} />;
const ExtraStage = (props: StageProps<HallChoice>) => <HallStage look={bolaExtraLook} {...props} />;

const JuninoChoices = (props: ChoicesProps<HallChoice>) => <HallChoices hall={juninoLook.hall} {...props} />;
const CoretoChoices = (props: ChoicesProps<HallChoice>) => <HallChoices hall={coretoLook.hall} {...props} />;
const ExtraChoices = (props: ChoicesProps<HallChoice>) => (
  <HallChoices hall={bolaExtraLook.hall} {...props} />
);

const JuninoHelp = (props: HelpProps) => <HallHelp hall={juninoLook.hall} lines={juninoHelp} {...props} />;
const CoretoHelp = (props: HelpProps) => <HallHelp hall={coretoLook.hall} lines={coretoHelp} {...props} />;
const ExtraHelp = (props: HelpProps) => (
  <HallHelp hall={bolaExtraLook.hall} lines={bolaExtraHelp} {...props} />
);

export const juninoCabinet = cabinetOf(juninoLook, {
  Stage: JuninoStage,
  Choices: JuninoChoices,
  Help: JuninoHelp,
});
export const coretoCabinet = cabinetOf(coretoLook, {
  Stage: CoretoStage,
  Choices: CoretoChoices,
  Help: CoretoHelp,
});
export const bolaExtraCabinet = cabinetOf(bolaExtraLook, {
  Stage: ExtraStage,
  Choices: ExtraChoices,
  Help: ExtraHelp,
});

function cabinetOf({ firstCards }: HallLook, parts: Parts): GameStage<HallChoice> {
  return {
    ...parts,
    isStakeOnTable: false,
    stakeStepCents: 1n,
    firstChoice: { cards: firstCards, sheet: 24 },
    afterBet: (choice) => choice,
    stakeOf: ({ cards }, stakeCents) => stakeCents * BigInt(cards),
    fieldsOf: ({ cards, sheet }) => ({ cards, sheet }),
    // The stake is for each card; the action says what all of them cost.
    actionOf: ({ cards }, stakeCents) => ({
      label: 'games.stage_bingo_draw',
      amountCents: stakeCents * BigInt(cards),
      isEnabled: true,
      act: null,
    }),
  };
}
