/** Stakes of a flight that are still in the air and leave by themselves at the same multiplier, in hundredths. */
export interface Aloft {
  readonly ceiling: number;
  readonly stakeCents: bigint;
}

/**
 * Where all who are still in the air have to leave, in hundredths, so that a flight pays no more than `mostCents`, of which
 * `paidCents` is paid already: the highest m with paid + Σ stake · min(m, ceiling) ≤ most. It depends on bets and on who has
 * left, and on nothing that is drawn; it rises when somebody leaves below it. Null where nobody has to.
 */
export function topOf(aloft: readonly Aloft[], paidCents: bigint, mostCents: bigint): number | null {
  const ascending = [...aloft].sort((a, b) => a.ceiling - b.ceiling);
  let left = (mostCents - paidCents) * 100n;
  let flying = ascending.reduce((sum, { stakeCents }) => sum + stakeCents, 0n);
  for (const { ceiling, stakeCents } of ascending) {
    if (flying * BigInt(ceiling) > left) return Number(left / flying);
    left -= stakeCents * BigInt(ceiling);
    flying -= stakeCents;
  }
  return null;
}
