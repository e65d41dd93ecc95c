import type { VolleyEvent } from '@arara/games';
import { volleyMarketNames, volleyMatches, volleyOdds } from '@arara/games/tables';
import { expect, test } from 'vitest';
import { firstVolleyChoice, nextVolleyMatch, withVolleyMarket } from './choice.ts';
import { beachMoments } from './moments.ts';

test('the score grows rally by rally and the match is told last', () => {
  const events: VolleyEvent[] = [
    { type: 'match_started', home: 'mare', away: 'duna' },
    { type: 'rally_won', set: 0, side: 'home', home: 1, away: 0 },
    { type: 'set_won', set: 0, side: 'home', home: 1, away: 0 },
    { type: 'rally_won', set: 1, side: 'away', home: 0, away: 1 },
    { type: 'match_over', home: 1, away: 1, total: 2, lead: 0, isWon: false, odds: 190 },
  ];
  const scenes = beachMoments(events).map(({ scene }) => scene);
  expect(scenes.map(({ rallies, isOver }) => [rallies, isOver])).toEqual([
    [1, false],
    [2, false],
    [2, true],
  ]);
  expect(scenes.at(-1)?.sets).toEqual([
    { home: 1, away: 0 },
    { home: 0, away: 1 },
  ]);
});

test('every match comes up, and the selection always has odds', () => {
  const seen = new Set<string>();
  let choice = firstVolleyChoice;
  for (const market of volleyMarketNames) choice = withVolleyMarket(choice, market);
  for (let step = 0; step < volleyMatches().length; step += 1) {
    seen.add(`${choice.home} ${choice.away}`);
    expect(volleyOdds(choice.home, choice.away, choice.market, choice.selection)).not.toBeNull();
    choice = nextVolleyMatch(choice);
  }
  expect(seen.size).toBe(30);
});
