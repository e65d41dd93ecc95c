import { expect, test } from 'vitest';
import { CrowdRead } from './crowd-read.ts';

/** A read whose answers are the moments it began at, and which ends when told to. */
function readAt() {
  let nowMs = 0;
  const ends: (() => void)[] = [];
  const read = new CrowdRead(
    () => {
      const began = nowMs;
      return new Promise<number>((resolve) => ends.push(() => resolve(began)));
    },
    () => nowMs,
  );
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const many = (count: number) => Array.from({ length: count }, () => read.ask());
  return { read, ends, end, many, at: (ms: number) => (nowMs = ms) };
}

test('as long as few ask, nobody is given what was read before they asked', async () => {
  const { read, end, ends, at } = readAt();
  const first = read.ask();
  await end();
  at(1);
  const second = read.ask();
  expect(ends).toHaveLength(1);
  await end();
  expect(await Promise.all([first, second])).toEqual([0, 1]);
});

test('a crowd is given what was just read, which is read anew beside it', async () => {
  const { read, end, ends, many, at } = readAt();
  const crowd = many(20);
  await end();
  await end();
  await Promise.all(crowd);
  at(9);
  expect(await read.ask()).toBe(0);
  expect(ends).toHaveLength(0);
  at(30);
  const given = many(20);
  expect(ends).toHaveLength(1);
  expect(await Promise.all(given)).toEqual(Array(20).fill(0));
  await end();
  expect(await read.ask()).toBe(30);
});

test('nothing older than 50 ms is given, and a crowd that has gone leaves nothing behind', async () => {
  const { read, end, ends, many, at } = readAt();
  const crowd = many(20);
  await end();
  await end();
  await Promise.all(crowd);
  at(51);
  const late = read.ask();
  expect(ends).toHaveLength(1);
  await end();
  expect(await late).toBe(51);
  at(52);
  const alone = read.ask();
  await end();
  expect(await alone).toBe(52);
});

test('a reading that fails beside a crowd is tried again, and fails for who waits for it', async () => {
  let reads = 0;
  let nowMs = 0;
  const read = new CrowdRead(
    async () => {
      reads += 1;
      if (reads > 2) throw new Error('away');
      return reads;
    },
    () => nowMs,
  );
  await Promise.all(Array.from({ length: 20 }, () => read.ask()));
  nowMs = 20;
  expect(await read.ask()).toBe(2);
  await new Promise((resolve) => setImmediate(resolve));
  nowMs = 60;
  await expect(read.ask()).rejects.toThrow('away');
});
