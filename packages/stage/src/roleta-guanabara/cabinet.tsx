import type { GameStage } from '../stage.ts';
import { afterRound, betsOf, emptyTable, laidChips, type TableChoice, totalCents } from './chips.ts';
import { RouletteHelp } from './help.tsx';
import { RouletteStage } from './roulette-stage.tsx';
import { Tray } from './tray.tsx';

export const rouletteCabinet: GameStage<TableChoice> = {
  Stage: RouletteStage,
  Choices: Tray,
  Help: RouletteHelp,
  isStakeOnTable: true,
  stakeStepCents: 1n,
  firstChoice: emptyTable,
  afterBet: afterRound,
  stakeOf: (table) => totalCents(laidChips(table)),
  fieldsOf: (table) => ({ bets: betsOf(laidChips(table)) }),
  actionOf: (table) => {
    const amountCents = totalCents(laidChips(table));
    const isRepeat = table.chips.length === 0 && amountCents > 0n;
    return {
      label: isRepeat ? 'games.stage_repeat' : 'games.stage_confirm',
      amountCents,
      isEnabled: amountCents > 0n,
      act: null,
    };
  },
};
