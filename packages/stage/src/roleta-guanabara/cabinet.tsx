import type { GameStage } from '../stage.ts';
import { betsOf, emptyTable, type TableChoice, totalCents } from './chips.ts';
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
  afterBet: (table) => ({ ...table, chips: [], last: table.chips }),
  stakeOf: (table) => totalCents(table.chips),
  fieldsOf: (table) => ({ bets: betsOf(table.chips) }),
  actionOf: (table) => {
    const amountCents = totalCents(table.chips);
    return { label: 'games.stage_confirm', amountCents, isEnabled: amountCents > 0n, act: null };
  },
};
