/** What swims: plain kinds pay a fixed number of stakes, bosses do something when they are caught. */
export const seaKinds = {
  camarao: { pays: 2 },
  sardinha: { pays: 3 },
  acara: { pays: 4 },
  siri: { pays: 6 },
  lula: { pays: 10 },
  lagosta: { pays: 15 },
  tartaruga: { pays: 25 },
  jacare: { pays: 40 },
  tubarao: { pays: 80 },
  baiacu: { feature: 'bomb' },
  agua_viva: { feature: 'chain' },
  polvo: { feature: 'arms' },
  tubarao_dourado: { feature: 'crown' },
} as const satisfies Record<string, { pays: number } | { feature: string }>;

export type SeaKind = keyof typeof seaKinds;
export type SeaFeature = 'bomb' | 'chain' | 'arms' | 'crown';

// The keys of an object literal are the kinds and nothing else.
export const seaKindNames = Object.keys(seaKinds) as readonly SeaKind[];

/** A gun multiplies what a shot costs and what it pays. */
export const gunPowers = [1, 2, 5, 10] as const;

/** What the neighbours of a boss can be worth; each is drawn with the same chance. */
export const shoalPays = [2, 3, 4, 6, 10, 15] as const;
/** The bomb: its own worth, and so many neighbours. */
export const bomb = { own: 10, neighbours: 5 } as const;
/** Lightning leaps from one neighbour to the next, to the second and any further one with a chance of one half. */
export const chain = { own: 5, linksMost: 10, leapOf: 2 } as const;
/** Each arm holds something or nothing. */
export const arms = { own: 20, count: 8, holds: [0, 0, 5, 10] } as const;
/** The king's worth is multiplied by what its crown shows. */
export const crown = { own: 100, shows: [1, 1, 1, 2, 2, 3, 5, 10] } as const;

/** How many of equally likely ways pay what, in stakes. */
type Worth = ReadonlyMap<number, bigint>;

/** All that a catch can be worth, with exact chances: `ways` of `of`. */
export function worthOf(kind: SeaKind): { worth: Worth; of: bigint } {
  const one = seaKinds[kind];
  if ('pays' in one) return { worth: new Map([[one.pays, 1n]]), of: 1n };
  switch (one.feature) {
    case 'bomb':
      return counted(sumOf(shoalPays, bomb.neighbours, bomb.own));
    case 'arms':
      return counted(sumOf(arms.holds, arms.count, arms.own));
    case 'crown':
      return counted(
        sumOf(
          crown.shows.map((times) => times * crown.own),
          1,
          0,
        ),
      );
    case 'chain':
      return counted(chainWorth());
  }
}

/** The sum of `count` draws from a list, on top of what is there already. */
function sumOf(list: readonly number[], count: number, own: number): Worth {
  let sums = new Map([[own, 1n]]);
  for (let drawn = 0; drawn < count; drawn += 1) {
    const next = new Map<number, bigint>();
    for (const [sum, ways] of sums)
      for (const pay of list) next.set(sum + pay, (next.get(sum + pay) ?? 0n) + ways);
    sums = next;
  }
  return sums;
}

/** Chains of every length, brought to the same number of ways in all: 12^links for each length. */
function chainWorth(): Worth {
  const worth = new Map<number, bigint>();
  const perLink = BigInt(shoalPays.length * chain.leapOf);
  for (let links = 1; links <= chain.linksMost; links += 1) {
    // Having leapt to this link and not to the next one; the last one ends by itself.
    const isLast = links === chain.linksMost;
    const leaps = isLast ? 1n : BigInt(chain.leapOf - 1);
    const rest = perLink ** BigInt(chain.linksMost - links) * (isLast ? BigInt(chain.leapOf) : 1n);
    for (const [sum, ways] of sumOf(shoalPays, links, chain.own))
      worth.set(sum, (worth.get(sum) ?? 0n) + ways * leaps * rest);
  }
  return worth;
}

function counted(worth: Worth) {
  return { worth, of: [...worth.values()].reduce((sum, ways) => sum + ways, 0n) };
}

/** Shots are drawn from so many points; a kind is hit by the first few of them. */
export const shotPoints = 1_000_000;

/** Thousandths of the stakes that come back, before the points are rounded down. */
const seaReturned = 960n;

/** How many points hit a kind: floor(0.96 * points / what a catch is worth on average). */
export function hitPoints(kind: SeaKind): number {
  const known = hits.get(kind);
  if (known !== undefined) return known;
  const { worth, of } = worthOf(kind);
  const sum = [...worth].reduce((total, [pay, ways]) => total + BigInt(pay) * ways, 0n);
  const points = Number((BigInt(shotPoints) * seaReturned * of) / (1_000n * sum));
  hits.set(kind, points);
  return points;
}

const hits = new Map<SeaKind, number>();

/** The most a catch can be worth, in stakes. */
export function mostWorth(kind: SeaKind): number {
  const one = seaKinds[kind];
  if ('pays' in one) return one.pays;
  const most = Math.max(...shoalPays);
  return {
    bomb: bomb.own + bomb.neighbours * most,
    chain: chain.own + chain.linksMost * most,
    arms: arms.own + arms.count * Math.max(...arms.holds),
    crown: crown.own * Math.max(...crown.shows),
  }[one.feature];
}
