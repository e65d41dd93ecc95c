import type { live } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { emptyTable, putDown, type TableChoice, totalCents } from '@arara/stage';
import { useState } from 'react';
import type { OwnSeats } from './use-own-seats.ts';

interface SeatChipsInput {
  own: OwnSeats;
  /** The round that takes seats. */
  target: live.LiveRound | null;
  canSit: (seat: number) => boolean;
}

export interface SeatChips {
  readonly choice: TableChoice;
  readonly laid: { readonly seat: number; readonly cents: bigint } | null;
  choose(choice: TableChoice): void;
  /** The seat and the stake of before, where nothing is laid and that seat can be had. */
  readonly again: { readonly seat: number; readonly cents: bigint } | null;
  lay(seat: number): void;
  /** Sits down with the chips that are laid, or as before. */
  sit(): Promise<void>;
}

/** The chips laid on a seat and not staked yet, and those of the last round to repeat. They lie on one seat at a time. */
export function useSeatChips({ own, target, canSit }: SeatChipsInput): SeatChips {
  const [choice, setChoice] = useState<TableChoice>({ ...emptyTable, isCleared: true });
  const [first] = choice.chips;
  const laid = lainOn(choice.chips);
  const lain = lainOn(choice.last);
  const again = laid === null && lain !== null && canSit(lain.seat) ? lain : null;
  const choose = (next: TableChoice) => {
    own.clearError();
    setChoice(next);
  };
  return {
    choice,
    laid,
    again,
    choose,
    lay: (seat) => {
      const key = String(seat);
      const moved = choice.chips.map((chip) => ({ ...chip, key }));
      const isMoved = first !== undefined && first.key !== key;
      // A seat that is chosen anew takes the chips along; the same seat takes one more.
      choose(isMoved ? { ...choice, chips: moved } : putDown({ ...choice, chips: moved }, key));
    },
    sit: async () => {
      const wanted = laid ?? again;
      if (!target || !wanted || !canSit(wanted.seat)) return;
      if (await own.sit(target.id, wanted.seat, formatAmount(wanted.cents)))
        setChoice((before) => ({ ...before, chips: [], last: laid ? choice.chips : before.last }));
    },
  };
}

/** Chips lie on one seat at a time. */
function lainOn(chips: TableChoice['chips']): { seat: number; cents: bigint } | null {
  const [first] = chips;
  return first ? { seat: Number(first.key), cents: totalCents(chips) } : null;
}
