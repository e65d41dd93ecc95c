import {
  afterRound,
  emptyTable,
  laidChips,
  type TableChoice,
  totalCents,
} from '../roleta-guanabara/chips.ts';
import { Tray } from '../roleta-guanabara/tray.tsx';
import type { GameStage } from '../stage.ts';
import { betsOf } from './choice.ts';
import { SicBoHelp } from './help.tsx';
import { SicBoStage } from './sic-bo-stage.tsx';

export const sicBoCabinet: GameStage<TableChoice> = {
  Stage: SicBoStage,
  Choices: Tray,
  Help: SicBoHelp,
  isStakeOnTable: true,
  stakeStepCents: 1n,
  firstChoice: emptyTable,
  afterBet: afterRound,
  stakeOf: (table) => totalCents(laidChips(table)),
  fieldsOf: (table) => ({ bets: betsOf(table) }),
  actionOf: (table) => {
    const amountCents = totalCents(laidChips(table));
    const isRepeat = table.chips.length === 0 && amountCents > 0n;
    return {
      label: isRepeat ? 'games.stage_repeat' : 'tablegames.throw_dice',
      amountCents,
      isEnabled: amountCents > 0n,
      act: null,
    };
  },
};
