import {
  type ClubName,
  canBeMultiple,
  clubNames,
  type FootballPick,
  type Market,
  oddsOf,
  picksMost,
} from '@arara/games/tables';

/** What is bet on the slip: each pick by itself, all of them together, or both. */
export type SlipWay = 'singles' | 'multiple' | 'both';

/** The match and market that are looked at, and the slip. */
export interface FootballChoice {
  readonly home: ClubName;
  readonly away: ClubName;
  readonly market: Market;
  readonly picks: readonly FootballPick[];
  readonly way: SlipWay;
}

/** The slip is empty, so that nobody bets on a side they did not choose. */
export const firstFootballChoice: FootballChoice = {
  home: 'ipe-roxo',
  away: 'mare-alta',
  market: 'result',
  picks: [],
  way: 'singles',
};

/** Another club; when it is the other side's, the sides change. */
export function withClub(choice: FootballChoice, side: 'home' | 'away', club: ClubName): FootballChoice {
  const { home, away } = choice;
  if (side === 'home') return { ...choice, home: club, away: club === away ? home : away };
  return { ...choice, away: club, home: club === home ? away : home };
}

/** The next match of the round robin, home side by home side. */
export function nextMatch(choice: FootballChoice): FootballChoice {
  const all = clubNames.flatMap((home) =>
    clubNames.filter((away) => away !== home).map((away) => ({ home, away })),
  );
  const at = all.findIndex(({ home, away }) => home === choice.home && away === choice.away);
  return { ...choice, ...all[(at + 1) % all.length] };
}

/** The selections of the match and market in sight that are on the slip. */
export function pickedHere({ home, away, market, picks }: FootballChoice): string[] {
  return picks
    .filter((pick) => pick.home === home && pick.away === away && pick.market === market)
    .map(({ selection }) => selection);
}

/** Puts a selection of the match in sight on the slip, or takes it off; a full slip stays as it is. */
export function togglePick(choice: FootballChoice, selection: string): FootballChoice {
  const { home, away, market, picks } = choice;
  const at = picks.findIndex(
    (pick) =>
      pick.home === home && pick.away === away && pick.market === market && pick.selection === selection,
  );
  if (at >= 0) return withoutPick(choice, at);
  if (picks.length >= picksMost || oddsOf(home, away, market, selection) === null) return choice;
  return { ...choice, picks: [...picks, { home, away, market, selection }] };
}

export function withoutPick(choice: FootballChoice, at: number): FootballChoice {
  return { ...choice, picks: choice.picks.filter((_, index) => index !== at) };
}

/** What is bet as the slip stands: a multiple waits for picks of different matches. */
export function wayOf({ picks, way }: FootballChoice): SlipWay {
  return canBeMultiple(picks) ? way : 'singles';
}

/** How many bets the slip holds, each for the stake. */
export function betsOn(choice: FootballChoice): number {
  const way = wayOf(choice);
  if (way === 'multiple') return 1;
  return choice.picks.length + (way === 'both' ? 1 : 0);
}
