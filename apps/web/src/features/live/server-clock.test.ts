import { expect, test } from 'vitest';
import { ServerClock } from './server-clock.ts';

test('the quickest of the messages sets the clock', () => {
  const clock = new ServerClock();
  clock.hear(10_000, 1_300);
  clock.hear(10_100, 1_150);
  clock.hear(10_200, 1_600);
  expect(clock.at(2_000)).toBe(10_950);
});

test('a clock that was set back is followed once the old messages are forgotten', () => {
  const clock = new ServerClock();
  clock.hear(10_500, 0);
  for (let ms = 1; ms <= 39; ms += 1) clock.hear(10_000 + ms, ms);
  expect(clock.at(100)).toBe(10_600);
  clock.hear(10_040, 40);
  expect(clock.at(100)).toBe(10_100);
});

test('a jump is believed at once, in either direction', () => {
  const clock = new ServerClock();
  clock.hear(10_000, 0);
  clock.hear(50_000, 100);
  expect(clock.at(100)).toBe(50_000);
  clock.hear(10_200, 200);
  expect(clock.at(200)).toBe(10_200);
});
