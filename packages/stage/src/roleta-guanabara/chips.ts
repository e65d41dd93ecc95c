import type { RouletteChip } from '@arara/games';
import { formatAmount } from '@arara/money';
import { spotOf } from './spots.ts';

/** One chip as it was put down. */
export interface PlacedChip {
  readonly key: string;
  readonly cents: bigint;
}

/** The table before the ball rolls. */
export interface TableChoice {
  /** In the order they were put down, so that the last one can be taken back. */
  readonly chips: readonly PlacedChip[];
  /** What lay there in the round before. */
  readonly last: readonly PlacedChip[];
  /** The value of the chip in hand. */
  readonly handCents: bigint;
  /** The player wiped the table: nothing of the round before is offered again until it is asked for. */
  readonly isCleared: boolean;
}

export const chipCents: readonly bigint[] = [100n, 500n, 1_000n, 2_500n, 10_000n, 50_000n];

export const emptyTable: TableChoice = { chips: [], last: [], handCents: 500n, isCleared: false };

export function putDown(table: TableChoice, key: string): TableChoice {
  return { ...table, chips: [...table.chips, { key, cents: table.handCents }] };
}

/** Takes the pile off one place. */
export function liftOff(table: TableChoice, key: string): TableChoice {
  return { ...table, chips: table.chips.filter((chip) => chip.key !== key) };
}

export function takeBack(table: TableChoice): TableChoice {
  return { ...table, chips: table.chips.slice(0, -1) };
}

export function clearTable(table: TableChoice): TableChoice {
  return { ...table, chips: [], isCleared: true };
}

export function repeatLast(table: TableChoice): TableChoice {
  return { ...table, chips: table.last };
}

export function doubled(table: TableChoice): TableChoice {
  return { ...table, chips: table.chips.map((chip) => ({ ...chip, cents: chip.cents * 2n })) };
}

/** What the next round is bet with: the chips on the table, else those of the round before. */
export function laidChips({ chips, last, isCleared }: TableChoice): readonly PlacedChip[] {
  return chips.length > 0 || isCleared ? chips : last;
}

/** The table once its bets were taken. */
export function afterRound(table: TableChoice): TableChoice {
  return { ...table, chips: [], last: laidChips(table), isCleared: false };
}

export function totalCents(chips: readonly PlacedChip[]): bigint {
  return chips.reduce((sum, chip) => sum + chip.cents, 0n);
}

/** What lies on each place, first put down first. */
export function pilesOf(chips: readonly PlacedChip[]): ReadonlyMap<string, bigint> {
  const piles = new Map<string, bigint>();
  for (const { key, cents } of chips) piles.set(key, (piles.get(key) ?? 0n) + cents);
  return piles;
}

/** The bets the server is sent: one for each place, however many chips lie there. */
export function betsOf(chips: readonly PlacedChip[]): RouletteChip[] {
  return [...pilesOf(chips)].flatMap(([key, cents]) => {
    const spot = spotOf(key);
    return spot ? [{ ...spot, stake: formatAmount(cents) }] : [];
  });
}
