/** How much of the whole is done, from 0 to 1; all of it when nothing is asked for. Amounts in centavos. */
export function shareOf(done: bigint, all: bigint): number {
  if (all <= 0n || done >= all) return 1;
  return done <= 0n ? 0 : Number((done * 10_000n) / all) / 10_000;
}
