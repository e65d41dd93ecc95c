import { ipeHelp, lotteryHelp } from '@arara/games/tables';
import type { ChoicesProps, GameStage, HelpProps, StageProps } from '../stage.ts';
import { firstLotteryChoice, isFull, isPlayable, type LotteryChoice } from './choice.ts';
import { LotteryHelp } from './help.tsx';
import { ipeLook, type LotteryLook, trevoLook } from './look.ts';
import { LotteryChoices } from './lottery-choices.tsx';
import { LotteryStage } from './lottery-stage.tsx';

type Parts = Pick<GameStage<LotteryChoice>, 'Stage' | 'Choices' | 'Help'>;

const TrevoStage = (props: StageProps<LotteryChoice>) => <LotteryStage look={trevoLook} {...props} />;
const IpeStage = (props: StageProps<LotteryChoice>) => <LotteryStage look={ipeLook} {...props} />;

const TrevoChoices = (props: ChoicesProps<LotteryChoice>) => (
  <LotteryChoices lottery={trevoLook.lottery} {...props} />
);
const IpeChoices = (props: ChoicesProps<LotteryChoice>) => (
  <LotteryChoices lottery={ipeLook.lottery} {...props} />
);

const TrevoHelp = (props: HelpProps) => (
  <LotteryHelp lottery={trevoLook.lottery} lines={lotteryHelp} {...props} />
);
const IpeHelp = (props: HelpProps) => <LotteryHelp lottery={ipeLook.lottery} lines={ipeHelp} {...props} />;

export const lotteryCabinet = cabinetOf(trevoLook, {
  Stage: TrevoStage,
  Choices: TrevoChoices,
  Help: TrevoHelp,
});
export const ipeCabinet = cabinetOf(ipeLook, { Stage: IpeStage, Choices: IpeChoices, Help: IpeHelp });

function cabinetOf({ lottery }: LotteryLook, parts: Parts): GameStage<LotteryChoice> {
  return {
    ...parts,
    isStakeOnTable: false,
    stakeStepCents: 1n,
    firstChoice: firstLotteryChoice,
    afterBet: (choice) => choice,
    stakeOf: (_, stakeCents) => stakeCents,
    fieldsOf: (choice) => ({ numbers: isFull(choice, lottery) ? [...choice.numbers] : null }),
    actionOf: (choice) => ({
      label: 'games.stage_lottery_play',
      amountCents: null,
      isEnabled: isPlayable(choice, lottery),
      act: null,
    }),
  };
}
