import type { GameStage } from '../stage.ts';
import { BingoChoices } from './bingo-choices.tsx';
import { BingoStage } from './bingo-stage.tsx';
import { type BingoChoice, firstBingoChoice } from './choice.ts';
import { BingoHelp } from './help.tsx';

export const bingoCabinet: GameStage<BingoChoice> = {
  Stage: BingoStage,
  Choices: BingoChoices,
  Help: BingoHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstBingoChoice,
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
