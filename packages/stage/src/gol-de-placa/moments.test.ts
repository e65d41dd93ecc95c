import { type FootballEvent, gameRules, type SlipEvent } from '@arara/games';
import { clubNames, picksMost } from '@arara/games/tables';
import { describe, expect, test } from 'vitest';
import { footballCabinet } from './cabinet.tsx';
import { betsOn, firstFootballChoice, nextMatch, pickedHere, togglePick, wayOf, withClub } from './choice.ts';
import { matchDayMoments, matchMoments, matchOf } from './moments.ts';
import { matchesOf, slipOf } from './slip-of.ts';

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

describe('several matches', () => {
  const slip: SlipEvent[] = [
    {
      type: 'kick_off',
      matches: [
        { home: 'ipe-roxo', away: 'mare-alta' },
        { home: 'vila-jabuti', away: 'porto-coral' },
      ],
    },
    { type: 'goal', match: 1, minute: 5, side: 'home', home: 1, away: 0 },
    { type: 'goal', match: 0, minute: 5, side: 'away', home: 0, away: 1 },
    { type: 'full_time', match: 0, home: 0, away: 1 },
    { type: 'full_time', match: 1, home: 1, away: 0 },
  ];

  test('are told together, each with its own score', () => {
    const scenes = matchDayMoments(slip).map(({ scene }) => scene);
    const last = scenes.at(-1);
    expect(last?.scores).toEqual([
      { home: 0, away: 1 },
      { home: 1, away: 0 },
    ]);
    expect(last && matchOf(last, 1)).toMatchObject({ home: 1, away: 0, isOver: true });
    expect(scenes.filter(({ isOver }) => isOver)).toHaveLength(1);
  });

  test('a bet of the first version is shown as a slip of one pick', () => {
    const bet = {
      stake: '1.00',
      home: 'ipe-roxo',
      away: 'mare-alta',
      market: 'score',
      selection: '1-1',
    } as const;
    expect(slipOf(bet).picks).toHaveLength(1);
    expect(
      matchesOf(slipOf({ picks: [{ ...bet }, { ...bet, selection: '2-1' }], multiple: null })),
    ).toHaveLength(1);
  });
});

describe('choosing', () => {
  test('begins with an empty slip, which says what it waits for', () => {
    const waiting = { label: 'games.stage_football_pick', amountCents: null, isEnabled: false };
    expect(footballCabinet.actionOf(firstFootballChoice, 200n, null)).toMatchObject(waiting);
    const action = footballCabinet.actionOf(togglePick(firstFootballChoice, 'away'), 200n, null);
    expect(action).toMatchObject({ label: 'games.stage_football_kick_off', isEnabled: true });
  });

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

  test('every match comes up', () => {
    const seen = new Set<string>();
    let choice = firstFootballChoice;
    for (let step = 0; step < 56; step += 1) {
      seen.add(`${choice.home} ${choice.away}`);
      choice = nextMatch(choice);
    }
    expect(seen.size).toBe(clubNames.length * (clubNames.length - 1));
  });

  test('selections go on the slip and off again, as many as it holds; a multiple waits for a second match', () => {
    let choice = togglePick(togglePick({ ...firstFootballChoice, way: 'both' }, 'home'), 'draw');
    expect([choice.picks.length, wayOf(choice), betsOn(choice)]).toEqual([2, 'singles', 2]);
    choice = togglePick(choice, 'draw');
    choice = togglePick(nextMatch(choice), 'away');
    expect([choice.picks.length, wayOf(choice), betsOn(choice)]).toEqual([2, 'both', 3]);
    expect(pickedHere(choice)).toEqual(['away']);
    expect(betsOn({ ...choice, way: 'multiple' })).toBe(1);
    for (let step = 0; step < picksMost; step += 1) choice = togglePick(nextMatch(choice), 'home');
    expect(choice.picks).toHaveLength(picksMost);
    const { parseBet } = gameRules('gol-de-placa') ?? {};
    expect(parseBet?.(footballCabinet.fieldsOf(choice, 200n))).toMatchObject({
      kind: 'ok',
      stakeCents: 1_400n,
    });
  });
});
