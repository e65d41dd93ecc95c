import { describe, expect, test } from 'vitest';
import { beadPlate } from './bead-plate.ts';
import { bigRoad } from './big-road.ts';
import { derivedMarks, derivedRoad } from './derived-roads.ts';
import { columnsOf, type RoadResult } from './results.ts';

const letters: Record<string, RoadResult> = { B: 'red', P: 'blue', T: 'tie' };
/** "BBPT" as hands: banker, banker, player, tie. */
const hands = (text: string): RoadResult[] => [...text].map((letter) => letters[letter] ?? 'tie');
const marks = (text: string, road: Parameters<typeof derivedMarks>[1]) =>
  derivedMarks(hands(text), road)
    .map((mark) => (mark === 'red' ? 'r' : 'b'))
    .join('');
const places = (cells: readonly { column: number; row: number }[]) =>
  cells.map(({ column, row }) => `${column},${row}`).join(' ');

test('beads fill columns of six', () => {
  const beads = beadPlate(hands('BPTBPTBP'));
  expect(places(beads)).toBe('0,0 0,1 0,2 0,3 0,4 0,5 1,0 1,1');
  expect(beads.map(({ mark }) => mark)).toEqual(hands('BPTBPTBP'));
  expect(columnsOf(beads)).toBe(2);
});

describe('the big road', () => {
  test('changes column with the winner and draws ties on the hand before', () => {
    const road = bigRoad(hands('TTBBTPTTBB'));
    expect(places(road)).toBe('0,0 0,1 1,0 2,0 2,1');
    expect(road.map(({ mark }) => mark.ties)).toEqual([2, 1, 2, 0, 0]);
    expect(road.map(({ mark }) => mark.colour)).toEqual(['red', 'red', 'blue', 'red', 'red']);
  });

  test('turns right at the bottom, and the next run keeps clear of the tail', () => {
    expect(places(bigRoad(hands('BBBBBBBBPPPPPP')))).toBe(
      '0,0 0,1 0,2 0,3 0,4 0,5 1,5 2,5 1,0 1,1 1,2 1,3 1,4 2,4',
    );
  });

  test('is empty while there were only ties', () => {
    expect(bigRoad(hands('TTT'))).toEqual([]);
  });
});

describe('derived roads', () => {
  // Columns of the big road: 3 banker, 2 player, 4 banker, 1 player, 1 banker, 3 player.
  const game = 'BBBPPBBBBPBPPP';

  test('big eye boy compares with the column before', () => {
    // P2 below B2: red. Head of the third: 2 and 3 differ, blue. Its rows 2, 3, 4 against a column of 2: red, blue, red.
    // Head of the fourth: 4 and 2, blue. Of the fifth: 1 and 4, blue. Of the sixth: 1 and 1, red.
    // Its rows 2 and 3 against a column of 1: blue, red.
    expect(marks(game, 'bigEyeBoy')).toBe('rbrbrbbrbr');
  });

  test('small road compares with the second column before', () => {
    // Third column, rows 2, 3, 4 against 3: red, red, blue. Heads: 4 and 3, blue; 1 and 2, blue; 1 and 4, blue.
    // Sixth column, rows 2 and 3 against 1 (the fourth column): blue, red.
    expect(marks(game, 'smallRoad')).toBe('rrbbbbbr');
  });

  test('cockroach pig compares with the third', () => {
    // The fourth column has one hand. Fifth head: 1 and 3, blue. Sixth head: 1 and 2, blue; rows 2, 3 against 4: red, red.
    expect(marks(game, 'cockroachPig')).toBe('bbrr');
  });

  test('begin at the head of the next column where the first has no second row', () => {
    expect(marks('BP', 'bigEyeBoy')).toBe('');
    expect(marks('BPB', 'bigEyeBoy')).toBe('r');
    expect(marks('BPBP', 'smallRoad')).toBe('r');
    expect(marks('BPBPB', 'cockroachPig')).toBe('r');
  });

  test('go by what a column is long, however its tail bends', () => {
    // Eight banker hands, then eight player hands: seven below the head, all beside a hand of the first column.
    expect(marks('BBBBBBBBPPPPPPPP', 'bigEyeBoy')).toBe('rrrrrrr');
    // The ninth stands right below its end, the tenth deeper still.
    expect(marks('BBBBBBBBPPPPPPPPPP', 'bigEyeBoy')).toBe('rrrrrrrbr');
  });

  test('stand on a board of their own, a column for each change', () => {
    expect(places(derivedRoad(hands(game), 'bigEyeBoy'))).toBe('0,0 1,0 2,0 3,0 4,0 5,0 5,1 6,0 7,0 8,0');
  });

  test('ties change nothing', () => {
    expect(marks('TBTBBPPTTBBBTBPBPPTP', 'bigEyeBoy')).toBe(marks(game, 'bigEyeBoy'));
  });
});
