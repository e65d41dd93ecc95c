import type { FootballBet, SlipBet } from '@arara/games';

type Match = Pick<FootballBet, 'home' | 'away'>;

/** A round's bet as a slip; rounds of the first version hold one bet on one match. */
export function slipOf(bet: FootballBet | SlipBet): SlipBet {
  return 'picks' in bet ? bet : { picks: [bet], multiple: null };
}

/** The matches of a slip as its round plays them: each once, in the order of the picks. */
export function matchesOf({ picks }: SlipBet): Match[] {
  const matches: Match[] = [];
  for (const { home, away } of picks) {
    if (!matches.some((match) => match.home === home && match.away === away)) matches.push({ home, away });
  }
  return matches;
}
