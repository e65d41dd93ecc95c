import type { HelpLine } from '../title.ts';
import { ipeLottery, type Lottery, trevoLottery } from './paytable.ts';

export const lotteryHelp = helpOf(trevoLottery);
export const ipeHelp = [...helpOf(ipeLottery), { key: 'draws.rules_ipe_chances' }];

function helpOf({ numbers: { picked, from, to } }: Lottery): readonly HelpLine[] {
  return [
    { key: 'games.rules_lottery_pick', values: { picked, from, to } },
    { key: 'games.rules_lottery_quick' },
    { key: 'games.rules_lottery_draw', values: { picked } },
    { key: 'games.rules_lottery_payout' },
  ];
}
