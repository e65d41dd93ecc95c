import { handPays } from '../table.ts';
import { counted } from './counted.ts';
import { fullShoe, ordersOf, shoeSize } from './left.ts';

export interface Ending {
  /** In how many orders of the shoe. */
  readonly ways: bigint;
  /** What the hands are paid, in ten-thousandths. */
  readonly paid: number;
  /** Whether insurance is offered, and what comes of it where it is taken. */
  readonly insurance: 'none' | 'lost' | 'won';
}

/** Every way a round against a card of the dealer's can end by best play. */
export function endingsAgainst(up: number): Ending[] {
  const played = (counted[up] ?? []).map(
    ([paid, ways]): Ending => ({
      paid,
      ways: BigInt(ways),
      insurance: up === 1 ? 'lost' : 'none',
    }),
  );
  if (up !== 1 && up !== 10) return played;
  // Where the dealer has a natural only another one is paid.
  const [aces, tens] = [BigInt(fullShoe[1] ?? 0), BigInt(fullShoe[10] ?? 0)];
  const all = aces * tens * ordersOf(shoeSize - 2);
  const level = aces * tens * 2n * (aces - 1n) * (tens - 1n) * ordersOf(shoeSize - 4);
  const insurance = up === 1 ? 'won' : 'none';
  return [
    ...played,
    { paid: handPays.own.level, ways: level, insurance },
    { paid: 0, ways: all - level, insurance },
  ];
}
