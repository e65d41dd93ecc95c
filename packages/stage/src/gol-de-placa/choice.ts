import { type ClubName, clubNames, type Market, markets, oddsOf } from '@arara/games/tables';

export interface FootballChoice {
  readonly home: ClubName;
  readonly away: ClubName;
  readonly market: Market;
  readonly selection: string;
}

export const firstFootballChoice: FootballChoice = {
  home: 'ipe-roxo',
  away: 'mare-alta',
  market: 'result',
  selection: 'home',
};

/** A choice whose selection is offered in its match; the first one that is takes the place of one that is not. */
function offered(choice: FootballChoice): FootballChoice {
  const { home, away, market } = choice;
  if (oddsOf(home, away, market, choice.selection) !== null) return choice;
  const other = markets[market].find((selection) => oddsOf(home, away, market, selection) !== null);
  return other ? { ...choice, selection: other } : { ...choice, market: 'result', selection: 'home' };
}

/** Another club; when it is the other side's, the sides change. */
export function withClub(choice: FootballChoice, side: 'home' | 'away', club: ClubName): FootballChoice {
  const { home, away } = choice;
  if (side === 'home') return offered({ ...choice, home: club, away: club === away ? home : away });
  return offered({ ...choice, away: club, home: club === home ? away : home });
}

export function withMarket(choice: FootballChoice, market: Market): FootballChoice {
  return market === choice.market ? choice : offered({ ...choice, market, selection: markets[market][0] });
}

/** The next match of the round robin, home side by home side. */
export function nextMatch(choice: FootballChoice): FootballChoice {
  const all = clubNames.flatMap((home) =>
    clubNames.filter((away) => away !== home).map((away) => ({ home, away })),
  );
  const at = all.findIndex(({ home, away }) => home === choice.home && away === choice.away);
  const next = all[(at + 1) % all.length];
  return next ? offered({ ...choice, ...next }) : choice;
}
