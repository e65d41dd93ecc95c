import { gameRules } from '@arara/games';
import { insideBets } from '@arara/games/tables';
import { describe, expect, test } from 'vitest';
import {
  afterRound,
  betsOf,
  clearTable,
  doubled,
  emptyTable,
  laidChips,
  putDown,
  repeatLast,
  takeBack,
  totalCents,
} from './chips.ts';
import { cellOf, insidePlaces, placeTowards, spotKey, spotOf } from './spots.ts';

const put = (...keys: string[]) => keys.reduce(putDown, emptyTable);

describe('chips on the table', () => {
  test('chips on one place become one bet', () => {
    const { chips } = put('straight:17', 'red', 'straight:17');
    expect(betsOf(chips)).toEqual([
      { type: 'straight', numbers: [17], stake: '10.00' },
      { type: 'red', stake: '5.00' },
    ]);
    expect(totalCents(chips)).toBe(1_500n);
  });

  test('undo, double, clear and repeat', () => {
    const table = put('dozen:2', 'split:17-20');
    expect(takeBack(table).chips).toHaveLength(1);
    expect(totalCents(doubled(table).chips)).toBe(2_000n);
    expect(clearTable(table).chips).toEqual([]);
    expect(repeatLast({ ...emptyTable, last: table.chips }).chips).toEqual(table.chips);
  });

  test('an empty table repeats the round before, a wiped one does not', () => {
    const table = put('dozen:2', 'red');
    const after = afterRound(table);
    expect(after.chips).toEqual([]);
    expect(laidChips(after)).toEqual(table.chips);
    expect(afterRound(after).last).toEqual(table.chips);
    expect(laidChips(clearTable(after))).toEqual([]);
    expect(laidChips(putDown(after, 'black'))).toEqual([{ key: 'black', cents: 500n }]);
  });

  test('every place of the table is a bet its rules accept', () => {
    const keys = [
      ...insidePlaces.map(({ key }) => key),
      'dozen:3',
      'column:1',
      'low',
      'high',
      'odd',
      'even',
      'black',
    ];
    for (const key of keys) {
      const read = gameRules('roleta-guanabara')?.parseBet({ bets: betsOf(put(key).chips) });
      expect(read?.kind, key).toBe('ok');
    }
    expect(insidePlaces).toHaveLength(Object.values(insideBets).flat().length);
  });
});

describe('places', () => {
  test('no two lie on the same point', () => {
    const points = insidePlaces.map(({ x, y }) => `${x},${y}`);
    expect(new Set(points).size).toBe(points.length);
  });

  test('a chip lies where its numbers meet', () => {
    const at = (key: string) => insidePlaces.find((place) => place.key === key);
    expect(at('straight:17')).toMatchObject({ x: 6.5, y: 1.5 });
    expect(at('split:17-20')).toMatchObject({ x: 7, y: 1.5 });
    expect(at('split:17-18')).toMatchObject({ x: 6.5, y: 1 });
    expect(at('corner:17-18-20-21')).toMatchObject({ x: 7, y: 1 });
    expect(at('street:16-17-18')).toMatchObject({ x: 6.5, y: 3 });
    expect(at('line:16-17-18-19-20-21')).toMatchObject({ x: 7, y: 3 });
    expect(at('split:0-2')).toMatchObject({ x: 1, y: 1.5 });
    expect(at('street:0-1-2')).toMatchObject({ x: 1, y: 2 });
    expect(at('corner:0-1-2-3')).toMatchObject({ x: 1, y: 3 });
    expect(cellOf(36)).toEqual({ column: 11, row: 0 });
  });

  test('arrow keys reach every place', () => {
    const first = insidePlaces[0];
    if (!first) throw new Error('the table has places');
    const reached = new Set([first]);
    for (const place of reached) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        reached.add(placeTowards(place, dx, dy));
    }
    expect(insidePlaces.filter((place) => !reached.has(place)).map(({ key }) => key)).toEqual([]);
  });

  test('keys read back', () => {
    const spot = spotOf('column:2');
    expect(spot && spotKey(spot)).toBe('column:2');
    expect(spotOf('split:1-9')).toBeNull();
  });
});
