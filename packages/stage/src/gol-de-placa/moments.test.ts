import type { FootballEvent } from '@arara/games';
import { clubNames, marketNames, oddsOf } from '@arara/games/tables';
import { describe, expect, test } from 'vitest';
import { firstFootballChoice, nextMatch, withClub, withMarket } from './choice.ts';
import { matchMoments } from './moments.ts';

const events: FootballEvent[] = [
  { type: 'kick_off', home: 'ipe-roxo', away: 'mare-alta' },
  { type: 'goal', minute: 7, side: 'away', home: 0, away: 1 },
  { type: 'chance', minute: 7, side: 'home', kind: 'post' },
  { type: 'goal', minute: 90, side: 'home', home: 1, away: 1 },
  { type: 'full_time', home: 1, away: 1, isWon: false, odds: 176 },
];

describe('a match', () => {
  test('runs to its end, stops where something happens and counts the goals', () => {
    const scenes = matchMoments(events).map(({ scene }) => scene);
    const minutes = scenes.map(({ minute }) => minute);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(scenes.at(-1)).toMatchObject({ minute: 90, home: 1, away: 1, isOver: true, isPlaying: false });
    expect(scenes.at(-1)?.seen).toHaveLength(3);
    expect(scenes.find(({ away }) => away === 1)?.minute).toBe(7);
    expect(scenes.filter(({ isOver }) => isOver)).toHaveLength(1);
  });
});

describe('choosing', () => {
  test('clubs never meet themselves: the sides change instead', () => {
    expect(withClub(firstFootballChoice, 'home', 'mare-alta')).toMatchObject({
      home: 'mare-alta',
      away: 'ipe-roxo',
    });
    expect(withClub(firstFootballChoice, 'away', 'ipe-roxo')).toMatchObject({
      home: 'mare-alta',
      away: 'ipe-roxo',
    });
  });

  test('every match comes up, and the selection is always one with odds', () => {
    const seen = new Set<string>();
    for (const market of marketNames) {
      let choice = withMarket(firstFootballChoice, market);
      for (let step = 0; step < 56; step += 1) {
        seen.add(`${choice.home} ${choice.away}`);
        expect(oddsOf(choice.home, choice.away, choice.market, choice.selection)).not.toBeNull();
        choice = nextMatch(choice);
      }
    }
    expect(seen.size).toBe(clubNames.length * (clubNames.length - 1));
  });
});
