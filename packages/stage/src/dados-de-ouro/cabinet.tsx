import type { GameStage } from '../stage.ts';
import { DiceChoices } from './dice-choices.tsx';
import { DiceStage } from './dice-stage.tsx';
import { DiceHelp } from './help.tsx';
import { type DiceChoice, firstDiceChoice } from './odds.ts';

export const diceCabinet: GameStage<DiceChoice> = {
  Stage: DiceStage,
  Choices: DiceChoices,
  Help: DiceHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstDiceChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ direction, target }) => ({ direction, target }),
  actionOf: () => ({ label: 'games.stage_roll', amountCents: null, isEnabled: true, act: null }),
};
