import type { VolleyEvent } from '@arara/games';
import { volleyMatches } from '@arara/games/tables';
import { expect, test } from 'vitest';
import { volleyCabinet } from './cabinet.tsx';
import {
  firstVolleyChoice,
  nextVolleyMatch,
  type VolleyChoice,
  withPair,
  withVolleyMarket,
} from './choice.ts';
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

test('every match comes up, and nothing is bet on that was not chosen in it', () => {
  const seen = new Set<string>();
  let choice: VolleyChoice = { ...firstVolleyChoice, selection: 'home' };
  for (let step = 0; step < volleyMatches().length; step += 1) {
    seen.add(`${choice.home} ${choice.away}`);
    choice = nextVolleyMatch(choice);
    expect(choice.selection).toBeNull();
  }
  expect(seen.size).toBe(30);
  const chosen = { ...firstVolleyChoice, selection: 'home' };
  expect(withVolleyMarket(chosen, 'winner').selection).toBe('home');
  expect(withVolleyMarket(chosen, 'sets').selection).toBeNull();
  expect(withPair(chosen, 'away', 'jangada').selection).toBe('home');
  expect(withPair(chosen, 'away', 'mare')).toEqual({
    home: 'jangada',
    away: 'mare',
    market: 'winner',
    selection: null,
  });
});

test('the action waits for a selection and says so', () => {
  const waiting = { label: 'games.stage_football_pick', isEnabled: false };
  expect(volleyCabinet.actionOf(firstVolleyChoice, 200n, null)).toMatchObject(waiting);
  const ready = volleyCabinet.actionOf({ ...firstVolleyChoice, selection: 'away' }, 200n, null);
  expect(ready).toMatchObject({ label: 'arcade.volley_serve', isEnabled: true });
});
