import { multiplierUnit } from '../stake.ts';

/** Five gems, each of seven kinds with the same chance. */
export const gemKinds = ['ruby', 'amber', 'topaz', 'emerald', 'sapphire', 'amethyst', 'pearl'] as const;
export const gemsDrawn = 5;

/** What the five can show, best first; each is its group sizes, largest first. */
const gemHands = {
  five: [5],
  four: [4, 1],
  full_house: [3, 2],
  three: [3, 1, 1],
  two_pairs: [2, 2, 1],
  pair: [2, 1, 1, 1],
  none: [1, 1, 1, 1, 1],
} as const satisfies Record<string, readonly number[]>;

export type GemHand = keyof typeof gemHands;

// The keys of an object literal are the hands and nothing else.
export const gemHandNames = Object.keys(gemHands) as readonly GemHand[];

/** Tenths of the stake. */
const tenths = {
  low: { five: 200, four: 50, full_house: 35, three: 20, two_pairs: 15, pair: 6, none: 0 },
  medium: { five: 500, four: 80, full_house: 50, three: 30, two_pairs: 17, pair: 1, none: 0 },
  high: { five: 5_000, four: 200, full_house: 80, three: 26, two_pairs: 0, pair: 0, none: 0 },
} as const satisfies Record<string, Record<GemHand, number>>;

export type GemRisk = keyof typeof tenths;

// The keys of an object literal are the risks and nothing else.
export const gemRisks = Object.keys(tenths) as readonly GemRisk[];

/** What a hand pays, in ten-thousandths. */
export function gemPay(hand: GemHand, risk: GemRisk): number {
  return (tenths[risk][hand] * multiplierUnit) / 10;
}

/** The sizes of groups of alike gems, largest first. */
function groupsOf(gems: readonly number[]): number[] {
  const sizes = gemKinds.map((_, kind) => gems.filter((gem) => gem === kind).length);
  return sizes.filter((size) => size > 0).toSorted((a, b) => b - a);
}

export function gemHandOf(gems: readonly number[]): GemHand {
  const groups = groupsOf(gems).join();
  return gemHandNames.find((name) => gemHands[name].join() === groups) ?? 'none';
}

/** How many of all draws of five show each hand, counted one by one. */
export function gemHandWays(): ReadonlyMap<GemHand, number> {
  const ways = new Map<GemHand, number>();
  const kinds = gemKinds.length;
  for (let code = 0; code < kinds ** gemsDrawn; code += 1) {
    const gems = Array.from({ length: gemsDrawn }, (_, place) => Math.floor(code / kinds ** place) % kinds);
    const hand = gemHandOf(gems);
    ways.set(hand, (ways.get(hand) ?? 0) + 1);
  }
  return ways;
}
