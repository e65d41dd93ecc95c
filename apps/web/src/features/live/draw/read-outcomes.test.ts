import { expect, test } from 'vitest';
import { baccaratRoad, dragonRoad, roulettePart, sicBoHalf, wheelSpots } from './read-outcomes.ts';

test('hands are read by their points: the banker is red on the roads', () => {
  expect(baccaratRoad({ player: ['9h', 'Kd'], banker: ['7s', 'Ac'] })).toBe('blue');
  expect(baccaratRoad({ player: ['2h', '3d'], banker: ['7s', 'Ac'] })).toBe('red');
  expect(baccaratRoad({ player: ['4h', '4d'], banker: ['7s', 'Ac'] })).toBe('tie');
});

test('a tie of one suit is a tie on the roads', () => {
  expect(dragonRoad({ dragon: 'Kh', jaguar: '2s' })).toBe('red');
  expect(dragonRoad({ dragon: 'Ah', jaguar: '2s' })).toBe('blue');
  expect(dragonRoad({ dragon: '7h', jaguar: '7h' })).toBe('tie');
});

test('zero is neither red nor black, odd nor even', () => {
  expect(roulettePart({ number: 0 })).toEqual({ number: 0, colour: 'green', half: null });
  expect(roulettePart({ number: 17 })).toEqual({ number: 17, colour: 'black', half: 'odd' });
});

test('three alike are neither small nor big', () => {
  expect(
    [
      [1, 2, 3],
      [6, 6, 5],
      [2, 2, 2],
    ].map((dice) => sicBoHalf({ dice })),
  ).toEqual(['small', 'big', 'triple']);
});

test('every spot of the wheel is counted, those that never came too', () => {
  const counts = wheelSpots([
    { segment: 1, spot: 'x2' },
    { segment: 3, spot: 'x2' },
  ]);
  expect(counts.find(({ key }) => key === 'x2')?.count).toBe(2);
  expect(counts.find(({ key }) => key === 'macaw')?.count).toBe(0);
});
