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
  /** The bet of a seat behind which one can be laid; null where that cannot be. */
  followedBet: (seat: number) => string | null;
}

/** Chips on a free seat, or behind the bet of one that is taken. */
interface Laid {
  readonly seat: number;
  readonly behind: string | null;
  readonly cents: bigint;
}

export interface SeatChips {
  readonly choice: TableChoice;
  readonly laid: Laid | null;
  choose(choice: TableChoice): void;
  /** The seat and the stake of before, where nothing is laid and that seat can be had. */
  readonly again: Laid | null;
  /** Whether a bet behind a seat is to double and split along. */
  readonly follows: boolean;
  setFollows(follows: boolean): void;
  lay(seat: number): void;
  /** Whether what is laid can still be staked as it was meant. */
  readonly isMeant: boolean;
  /** Sits down, or bets behind, with the chips that are laid, or sits down as before. */
  confirm(): Promise<void>;
}

/** The chips laid on a seat and not staked yet, and those of the last round to repeat. They lie on one seat at a time. */
export function useSeatChips({ own, target, canSit, followedBet }: SeatChipsInput): SeatChips {
  const [choice, setChoice] = useState<TableChoice>({ ...emptyTable, isCleared: true });
  const [follows, setFollows] = useState(false);
  const [first] = choice.chips;
  const laid = lainOn(choice.chips);
  const lain = lainOn(choice.last);
  const again = laid === null && lain?.behind === null && canSit(lain.seat) ? lain : null;
  const wanted = laid ?? again;
  const isMeant =
    wanted !== null &&
    (wanted.behind === null ? canSit(wanted.seat) : followedBet(wanted.seat) === wanted.behind);
  const choose = (next: TableChoice) => {
    own.clearError();
    setChoice(next);
  };
  return {
    choice,
    laid,
    again,
    follows,
    setFollows,
    choose,
    lay: (seat) => {
      const behind = followedBet(seat);
      const key = behind === null ? String(seat) : `${seat} ${behind}`;
      const moved = choice.chips.map((chip) => ({ ...chip, key }));
      const isMoved = first !== undefined && first.key !== key;
      // A seat that is chosen anew takes the chips along; the same seat takes one more.
      choose(isMoved ? { ...choice, chips: moved } : putDown({ ...choice, chips: moved }, key));
    },
    isMeant,
    confirm: async () => {
      if (!target || !wanted || !isMeant) return;
      const { seat, behind } = wanted;
      const stake = formatAmount(wanted.cents);
      const isTaken = await (behind === null
        ? own.sit(target.id, seat, stake)
        : own.follow(target.id, stake, { behind, follows }));
      if (isTaken) setChoice((before) => ({ ...before, chips: [], last: laid ? choice.chips : before.last }));
    },
  };
}

/** Chips lie on one seat at a time: their key is its number, and the bet there that they are behind. */
function lainOn(chips: TableChoice['chips']): Laid | null {
  const [first] = chips;
  if (!first) return null;
  const [seat, behind = null] = first.key.split(' ');
  return { seat: Number(seat), behind, cents: totalCents(chips) };
}
