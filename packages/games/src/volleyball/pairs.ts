/** Pairs that exist in this game alone; each point of attack and serve is worth one rally in 64. */
export const pairs = {
  mare: { name: 'Maré', attack: 5, serve: 4 },
  jangada: { name: 'Jangada', attack: 4, serve: 3 },
  coqueiro: { name: 'Coqueiro', attack: 3, serve: 5 },
  farol: { name: 'Farol', attack: 3, serve: 2 },
  duna: { name: 'Duna', attack: 2, serve: 4 },
  concha: { name: 'Concha', attack: 1, serve: 2 },
} as const satisfies Record<string, { name: string; attack: number; serve: number }>;

export type PairName = keyof typeof pairs;

// The keys of an object literal are the pairs and nothing else.
export const pairNames = Object.keys(pairs) as readonly PairName[];

/** Rallies are drawn from so many equally likely ones. */
export const rallies = 64;

/** Of 64 rallies a pair that receives wins 40 against one as good. */
const receives = 40;

/** In how many of 64 rallies the receiving pair scores. */
export function receiverWins(receiving: PairName, serving: PairName): number {
  return receives + pairs[receiving].attack - pairs[serving].serve;
}

/** Two sets to 15 and a third to 11, two points clear; after four points more the next one decides. */
export const setsTo = [
  { points: 15, most: 19 },
  { points: 15, most: 19 },
  { points: 11, most: 15 },
] as const;
export const setsToWin = 2;

/** Whether a set is over at this score. */
export function isSetOver(set: number, one: number, other: number): boolean {
  const { points, most } = setsTo[set] ?? setsTo[2];
  const lead = Math.max(one, other);
  return lead >= most || (lead >= points && Math.abs(one - other) >= 2);
}

/** The home pair serves first in the first and the third set. */
export const servesFirst = (set: number): 'home' | 'away' => (set === 1 ? 'away' : 'home');
