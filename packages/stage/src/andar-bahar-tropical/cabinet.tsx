import type { GameStage } from '../stage.ts';
import { type AndarBaharChoice, AndarBaharStage } from './andar-bahar-stage.tsx';
import { AndarBaharHelp } from './help.tsx';

export const andarBaharCabinet: GameStage<AndarBaharChoice> = {
  Stage: AndarBaharStage,
  // The places are chosen on the table itself.
  Choices: null,
  Help: AndarBaharHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: { on: 'andar' },
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: ({ on }) => ({ on }),
  actionOf: () => ({ label: 'games.stage_baccarat_deal', amountCents: null, isEnabled: true, act: null }),
};
