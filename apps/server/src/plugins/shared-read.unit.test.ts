import { expect, test } from 'vitest';
import { SharedRead } from './shared-read.ts';

test('who asks while a read is under way is given the next one, together with all others', async () => {
  const ends: ((value: number) => void)[] = [];
  const shared = new SharedRead(() => new Promise<number>((end) => ends.push(end)));
  const first = shared.ask();
  const late = [shared.ask(), shared.ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.(2);
  expect(await Promise.all(late)).toEqual([2, 2]);
  const again = shared.ask();
  expect(ends).toHaveLength(3);
  ends[2]?.(3);
  expect(await again).toBe(3);
});

test('a read that fails fails for those who asked for it, and for nobody after', async () => {
  let reads = 0;
  const shared = new SharedRead(async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return reads;
  });
  const [first, late] = [shared.ask(), shared.ask()];
  await expect(first).rejects.toThrow('away');
  expect(await late).toBe(2);
  expect(await shared.ask()).toBe(3);
});
