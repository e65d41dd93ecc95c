import { coroaDaOncaPaytable } from '@arara/games/tables';
import type { GameStage } from '../stage.ts';
import { SlotHelp } from './help.tsx';
import { SlotStage } from './slot-stage.tsx';

export const slotCabinet: GameStage<null> = {
  Stage: SlotStage,
  Choices: null,
  Help: SlotHelp,
  isStakeOnTable: false,
  stakeStepCents: BigInt(coroaDaOncaPaytable.lines.length),
  firstChoice: null,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: () => ({}),
  actionOf: () => ({ label: 'games.stage_spin', amountCents: null, isEnabled: true, act: null }),
};
