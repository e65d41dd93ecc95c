import { expect, test } from 'vitest';
import { makeChain, stepBack } from './chain.ts';

test('a chain leads back to what was committed, from each link that is kept', async () => {
  const { commitment, kept } = await makeChain(1_000, 250);
  expect(kept.map(({ position }) => position)).toEqual([1_000, 750, 500, 250]);
  for (const { position, hash } of kept) {
    let link = hash;
    for (let at = position; at >= 1; at -= 1) link = stepBack(link);
    expect(link).toBe(commitment);
  }
});

test('whoever else works on the thread has a turn after every 200 links', async () => {
  let turns = 0;
  let isMaking = true;
  const take = () => {
    turns += 1;
    if (isMaking) setImmediate(take);
  };
  setImmediate(take);
  await makeChain(10_000, 1_000);
  isMaking = false;
  expect(turns).toBeGreaterThanOrEqual(50);
});

test('a making that nobody waits for can be given up', async () => {
  const giving = new AbortController();
  const making = makeChain(1_000_000, 1_000, { restMs: 1, signal: giving.signal });
  giving.abort();
  await expect(making).rejects.toThrow('aborted');
});
