import { pilesOf, type TableChoice } from '@arara/stage';

type Chips = TableChoice['chips'];

const chipsOf = (piles: ReadonlyMap<string, bigint>): Chips =>
  [...piles].flatMap(([key, cents]) => (cents > 0n ? [{ key, cents }] : []));

/** The chips that stay laid, and those that were bet: one pile a place, unless all of them were taken. */
export function afterTaken(
  chips: Chips,
  taken: ReadonlyMap<string, bigint>,
): { readonly left: Chips; readonly bet: Chips } {
  const left = chipsOf(
    new Map([...pilesOf(chips)].map(([key, cents]) => [key, cents - (taken.get(key) ?? 0n)])),
  );
  return left.length === 0 ? { left, bet: chips } : { left, bet: chipsOf(taken) };
}
