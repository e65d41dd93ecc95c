import { allMatches } from '../football/markets.ts';

const matches = allMatches();
type Match = (typeof matches)[number];

/** Has no divisor in common with the number of matches, so that every match comes once before any comes again. */
const matchStep = 23;

/** The match of a round of a football table. */
export function matchOfRound(number: number): Match {
  const match = matches[(number * matchStep) % matches.length];
  if (!match) throw new RangeError(`no match has the number ${number}`);
  return match;
}
