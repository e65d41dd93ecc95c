/** One of the rounds that an event names. */
export interface Candidate {
  readonly memberId: string;
  readonly roundId: string;
}

/** One message a slot: four a second, whatever is played. */
const slotMs = 250;
/** Rounds told in one message. */
export const toldMax = 2;
/** Rounds that are looked at for them: of demo members nothing is told. */
const lookedAtMax = 8;
/** What was settled longer ago is no news: a listener that has to catch up tells nothing of it. */
const freshMs = 15_000;

interface Heard {
  readonly at: Date;
  readonly payload: { readonly members: readonly string[]; readonly rounds: readonly string[] };
}

export interface Sample {
  /** The slot that a message uses up; null when it is used up already and nothing may be told now. */
  readonly slot: bigint | null;
  readonly candidates: readonly Candidate[];
}

/**
 * Chooses what is told of the rounds just heard: nothing when the present slot is used up or they are old, else a few of them,
 * each round as likely as every other, and at most one of a member. `draw(n)` gives a number from 0 to n - 1.
 */
export function sampleRounds(
  events: readonly Heard[],
  { now, usedSlot, draw }: { now: Date; usedSlot: bigint; draw: (below: number) => number },
): Sample {
  const slot = BigInt(Math.floor(now.getTime() / slotMs));
  // One that lies further ahead than clocks of instances differ was used by a clock that has been put right since.
  const isAhead = usedSlot - slot > BigInt(freshMs / slotMs);
  if (slot <= usedSlot && !isAhead) return { slot: null, candidates: [] };
  const fresh = events.filter(({ at }) => now.getTime() - at.getTime() <= freshMs);
  const rounds = fresh.flatMap(({ payload: { members, rounds: ids } }) =>
    ids.flatMap((roundId, index) => {
      const memberId = members[index];
      return memberId === undefined ? [] : [{ memberId, roundId }];
    }),
  );
  const chosen = new Map<string, Candidate>();
  // The beginning of a shuffle (Fisher and Yates): each place takes one of those that are left.
  for (let place = 0; place < rounds.length && chosen.size < lookedAtMax; place += 1) {
    const from = place + draw(rounds.length - place);
    const [here, there] = [rounds[place], rounds[from]];
    if (!here || !there) break;
    rounds[place] = there;
    rounds[from] = here;
    if (!chosen.has(there.memberId)) chosen.set(there.memberId, there);
  }
  return { slot, candidates: [...chosen.values()] };
}
