import { fishKinds, seaKindNames } from '@arara/games/tables';
import { describe, expect, it } from 'vitest';
import { shoalIn } from '../pesca-real/shoal.ts';
import { swimmersIn } from '../tubarao-dourado/swimmers.ts';
import { nearestOf, placeOf, type Shoal, swimmerAt } from './shoal.ts';

const tanks = [
  { width: 336, height: 280 },
  { width: 366, height: 300 },
  { width: 900, height: 560 },
];
const games = [
  { name: 'pesca-real', kinds: fishKinds, shoalAt: shoalIn, widest: 50, cannon: 86 },
  { name: 'tubarao-dourado', kinds: seaKindNames, shoalAt: swimmersIn, widest: 110, cannon: 99 },
] as const;
const moments = Array.from({ length: 120 }, (_, step) => step * 1.7);

const cases = games.flatMap((game) => tanks.map((size) => ({ ...game, size, at: `${size.width}` })));

describe.each(cases)('$name in a tank of $at px', ({ kinds, shoalAt, widest, cannon, size }) => {
  const shoal: Shoal<string> = shoalAt(size);
  const platesAt = (seconds: number) =>
    shoal.map((one) => {
      const { x, y } = placeOf(one, seconds);
      return { x: x * size.width, y: (y + one.size * 0.4) * size.height + 10 };
    });

  it('holds every kind there is to shoot at, each in the water', () => {
    expect(new Set(shoal.map(({ kind }) => kind))).toEqual(new Set(kinds));
    for (const one of shoal) expect(one.line - one.size * 0.9).toBeGreaterThanOrEqual(0);
  });

  it('never lets one plate cover another, nor the cannon cover one', () => {
    for (const seconds of moments) {
      const plates = platesAt(seconds);
      const covered = plates.filter((one, index) =>
        plates
          .slice(index + 1)
          .some((other) => Math.abs(one.x - other.x) < widest && Math.abs(one.y - other.y) < 20),
      );
      expect(covered).toEqual([]);
      for (const { y } of plates) expect(y + 10).toBeLessThanOrEqual(size.height - cannon);
    }
  });

  it('has one of each kind to aim at whenever a shot is fired', () => {
    for (const seconds of [0, 3.3, 61, 4_000])
      for (const kind of kinds) {
        const nearest = nearestOf(shoal, kind, seconds);
        expect(nearest?.kind).toBe(kind);
        const { x } = placeOf(nearest ?? never(), seconds);
        expect(Math.abs(x - 0.5)).toBeLessThanOrEqual(0.65);
      }
  });

  it('finds by a tap the animal that is in front, and nothing in open water', () => {
    const behind = shoal[0] ?? never();
    const front = shoal.at(-1) ?? never();
    expect(front.size).toBeLessThanOrEqual(behind.size);
    expect(swimmerAt(shoal, placeOf(front, 6), size.width / size.height, 6)).toBe(front);
    expect(swimmerAt(shoal, { x: 0.5, y: -1 }, 0.8, 6)).toBeNull();
  });
});

function never(): never {
  throw new Error('the tank is empty');
}
