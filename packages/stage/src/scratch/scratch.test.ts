import { expect, test } from 'vitest';
import { faceOf, placesOf } from './face.ts';
import { type Scratched, scratchAt, spotsBetween } from './sampling.ts';

const boxes = [
  { left: 0, top: 0, width: 100, height: 100 },
  { left: 110, top: 0, width: 100, height: 100 },
  null,
];

test('a place opens when half of it is scratched away, and only that place', () => {
  const scratched: Scratched = new Map();
  expect(scratchAt(scratched, boxes, { x: 20, y: 20 }, 20)).toEqual([]);
  const opened = new Set<number>();
  for (const y of [20, 50, 80]) {
    for (const spot of spotsBetween({ x: 0, y }, { x: 100, y }, 20)) {
      for (const place of scratchAt(scratched, boxes, spot, 20)) opened.add(place);
    }
  }
  expect([...opened]).toEqual([0]);
});

test('a quick stroke leaves no gaps', () => {
  const spots = spotsBetween({ x: 0, y: 0 }, { x: 200, y: 0 }, 20);
  expect(spots.at(-1)).toEqual({ x: 200, y: 0 });
  expect(spots.length).toBe(20);
});

test('the card is read from the events, and has a place for every part of its head', () => {
  const fields = [{ marks: [3], times: 2 }];
  expect(
    faceOf([
      { type: 'card_printed', head: [7], fields },
      { type: 'card_scored', won: [0], key: 1, multiplier: 20_000 },
    ]),
  ).toEqual({ head: [7], fields, won: [0], key: 1 });
  expect(faceOf([])).toBeNull();
  expect([placesOf('match', 9, 4), placesOf('numbers', 10, 4), placesOf('locks', 5, 4)]).toEqual([9, 14, 6]);
});
