import type { CrashEvent } from '@arara/games';
import { expect, test } from 'vitest';
import { heightAt, launchMoments } from './moments.ts';

test('the rocket rises to where the flight ended, and only then is told to have reached the target', () => {
  const flown: CrashEvent = {
    type: 'flight_ended',
    end: 430,
    target: 200,
    isCashedOut: true,
    multiplier: 20_000,
  };
  expect(launchMoments([flown]).map(({ scene }) => [scene.phase, scene.end, scene.isReached])).toEqual([
    ['rising', 430, false],
    ['there', 430, true],
  ]);
  expect(launchMoments([])).toEqual([]);
});

test('the height starts at 1.00, never falls and ends at its figure', () => {
  const heights = [0, 0.2, 0.5, 0.8, 1].map((part) => heightAt(43_000, part));
  expect(heights.at(0)).toBe(100);
  expect(heights.at(-1)).toBe(43_000);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});
