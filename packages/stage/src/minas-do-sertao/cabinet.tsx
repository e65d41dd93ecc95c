import type { MinesBet } from '@arara/games';
import { stepsAction } from '../pieces/steps-action.ts';
import type { GameStage } from '../stage.ts';
import { firstMinesChoice, type MinesChoice } from './choice.ts';
import { MinesHelp } from './help.tsx';
import { MinesChoices } from './mines-choices.tsx';
import { MinesStage } from './mines-stage.tsx';

export const minesCabinet: GameStage<MinesChoice> = {
  Stage: MinesStage,
  Choices: MinesChoices,
  Help: MinesHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstMinesChoice,
  afterBet: (choice) => choice,
  // The server keeps the bet as the rules this type comes from read it.
  choiceOf: ({ bet }) => ({ mines: (bet as MinesBet).mines }),
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ mines }) => ({ mines }),
  actionOf: (_, __, round) => stepsAction(round),
};
