import type { live } from '@arara/contract';
import { emptyTable, type LiveCabinet, pilesOf, type TableChoice } from '@arara/stage';
import { useState } from 'react';
import { afterTaken } from './after-taken.ts';
import { piledUp } from './own-bets.ts';
import type { OwnBets } from './use-own-bets.ts';

interface ChipsInput {
  cabinet: LiveCabinet;
  own: OwnBets;
  /** The round that takes bets; null while none does. */
  target: live.LiveRound | null;
}

/** The chips that are laid and not yet bet, and those of the last round to repeat. */
export function useChips({ cabinet, own, target }: ChipsInput) {
  const [choice, choose] = useState<TableChoice>({ ...emptyTable, isCleared: true });
  const [lastRound, setLastRound] = useState<string | null>(null);
  const piles = pilesOf(choice.chips);
  const confirm = async () => {
    if (!target) return;
    const bodies = cabinet.betsOf(piles, target.setting);
    const taken = await own.place(target.id, bodies);
    if (taken === 0) return;
    const { left, bet } = afterTaken(choice.chips, piledUp(bodies.slice(0, taken).map(cabinet.pilesOf)));
    setLastRound(target.id);
    choose((before) => ({
      ...before,
      chips: left,
      last: lastRound === target.id ? [...before.last, ...bet] : bet,
    }));
  };
  return {
    choice,
    piles,
    choose: (next: TableChoice) => {
      own.clearError();
      choose(next);
    },
    confirm,
  };
}
