import type { GameStage } from '../stage.ts';
import { type DragonChoice, firstDragonChoice } from './choice.ts';
import { DragonStage } from './dragon-stage.tsx';
import { DragonHelp } from './help.tsx';

export const dragonCabinet: GameStage<DragonChoice> = {
  Stage: DragonStage,
  // The places are chosen on the table itself.
  Choices: null,
  Help: DragonHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstDragonChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ on }) => ({ on }),
  actionOf: () => ({ label: 'games.stage_baccarat_deal', amountCents: null, isEnabled: true, act: null }),
};
