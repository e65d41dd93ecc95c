import type { GameStage } from '../stage.ts';
import { BaccaratStage } from './baccarat-stage.tsx';
import { type BaccaratChoice, firstBaccaratChoice } from './choice.ts';
import { BaccaratHelp } from './help.tsx';

export const baccaratCabinet: GameStage<BaccaratChoice> = {
  Stage: BaccaratStage,
  // The sides are chosen on the table itself.
  Choices: null,
  Help: BaccaratHelp,
  isStakeOnTable: false,
  stakeStepCents: 20n,
  firstChoice: firstBaccaratChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ on }) => ({ on }),
  actionOf: () => ({ label: 'games.stage_baccarat_deal', amountCents: null, isEnabled: true, act: null }),
};
