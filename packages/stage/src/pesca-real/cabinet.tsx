import type { GameStage } from '../stage.ts';
import { type FishingChoice, firstFishingChoice } from './choice.ts';
import { FishChoices } from './fish-choices.tsx';
import { FishingStage } from './fishing-stage.tsx';
import { FishingHelp } from './help.tsx';

export const fishingCabinet: GameStage<FishingChoice> = {
  Stage: FishingStage,
  Choices: FishChoices,
  Help: FishingHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstFishingChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ fish }) => ({ fish }),
  actionOf: () => ({ label: 'games.stage_fishing_shoot', amountCents: null, isEnabled: true, act: null }),
};
