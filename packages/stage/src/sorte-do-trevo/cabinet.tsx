import type { GameStage } from '../stage.ts';
import { firstLotteryChoice, isFull, isPlayable, type LotteryChoice } from './choice.ts';
import { LotteryHelp } from './help.tsx';
import { LotteryChoices } from './lottery-choices.tsx';
import { LotteryStage } from './lottery-stage.tsx';

export const lotteryCabinet: GameStage<LotteryChoice> = {
  Stage: LotteryStage,
  Choices: LotteryChoices,
  Help: LotteryHelp,
  isStakeOnTable: false,
  stakeStepCents: 1n,
  firstChoice: firstLotteryChoice,
  afterBet: (choice) => choice,
  stakeOf: (_, stakeCents) => stakeCents,
  fieldsOf: (choice) => ({ numbers: isFull(choice) ? [...choice.numbers] : null }),
  actionOf: (choice) => ({
    label: 'games.stage_lottery_play',
    amountCents: null,
    isEnabled: isPlayable(choice),
    act: null,
  }),
};
