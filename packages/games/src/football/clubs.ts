/** Clubs that exist in this game alone, each with an attack and a defence from 1 to 5. */
export const clubs = {
  'ipe-roxo': { name: 'Ipê Roxo', attack: 5, defence: 4 },
  'mare-alta': { name: 'Maré Alta', attack: 4, defence: 3 },
  'vila-jabuti': { name: 'Vila Jabuti', attack: 2, defence: 5 },
  'real-pitanga': { name: 'Real Pitanga', attack: 3, defence: 3 },
  'trovao-do-cerrado': { name: 'Trovão do Cerrado', attack: 4, defence: 2 },
  'porto-coral': { name: 'Porto Coral', attack: 3, defence: 4 },
  'estrela-caicara': { name: 'Estrela Caiçara', attack: 2, defence: 2 },
  'uniao-tamarindo': { name: 'União Tamarindo', attack: 1, defence: 3 },
} as const satisfies Record<string, { name: string; attack: number; defence: number }>;

export type ClubName = keyof typeof clubs;

// The keys of an object literal are the clubs and nothing else.
export const clubNames = Object.keys(clubs) as readonly ClubName[];

/** Twentieths of a goal a team scores on average against a team as good, at home and away, and per point better. */
const goals = { home: 28, away: 22, perPoint: 4 } as const;

/** The goals each team scores on average, in twentieths. */
export function expectedGoals(home: ClubName, away: ClubName): { home: number; away: number } {
  return {
    home: goals.home + goals.perPoint * (clubs[home].attack - clubs[away].defence),
    away: goals.away + goals.perPoint * (clubs[away].attack - clubs[home].defence),
  };
}

/** No team scores more. */
export const goalsMost = 9;

/**
 * How the chances of 0 to 9 goals compare for a mean in twentieths: floor(100,000 * mean^k / k!), a Poisson
 * distribution cut off after nine goals and made of whole numbers, so that every chance is an exact fraction.
 */
export function goalWeights(twentieths: number): readonly number[] {
  const known = weights.get(twentieths);
  if (known) return known;
  const list: number[] = [];
  let [above, below] = [100_000n, 1n];
  for (let scored = 0; scored <= goalsMost; scored += 1) {
    list.push(Number(above / below));
    above *= BigInt(twentieths);
    below *= 20n * BigInt(scored + 1);
  }
  weights.set(twentieths, list);
  return list;
}

const weights = new Map<number, readonly number[]>();

/** The sum of a team's weights: the range its goals are drawn from. */
export function weightSum(list: readonly number[]): number {
  return list.reduce((sum, weight) => sum + weight, 0);
}
