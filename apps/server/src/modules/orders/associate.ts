/** Money that came in under a rollover, and the turnover at which that rollover is covered; null: it will never be. */
export interface Source {
  readonly id: string;
  readonly amountCents: bigint;
  readonly coveredAtCents: bigint | null;
}

/** Money that left, and the turnover that had counted when it was asked for. */
export interface Taking {
  readonly id: string;
  readonly amountCents: bigint;
  readonly countedCents: bigint;
}

export interface Link {
  readonly sourceId: string;
  readonly takingId: string;
  readonly amountCents: bigint;
}

/**
 * Says which source each taking came from; both lists oldest first. A taking uses up the sources that were covered when it
 * was asked for, oldest first; what it takes beyond them was won and counts to the last of them. What was asked for before
 * anything was covered came from no source.
 */
export function associate(sources: readonly Source[], takings: readonly Taking[]): Link[] {
  const left = new Map(sources.map((source) => [source.id, source.amountCents]));
  const links: Link[] = [];
  for (const taking of takings) {
    let open = taking.amountCents;
    const covered = sources.filter(
      ({ coveredAtCents }) => coveredAtCents !== null && coveredAtCents <= taking.countedCents,
    );
    for (const source of covered) {
      const isLast = source === covered.at(-1);
      const available = left.get(source.id) ?? 0n;
      const amountCents = isLast || open < available ? open : available;
      if (amountCents === 0n) continue;
      left.set(source.id, available > amountCents ? available - amountCents : 0n);
      links.push({ sourceId: source.id, takingId: taking.id, amountCents });
      open -= amountCents;
    }
  }
  return links;
}
