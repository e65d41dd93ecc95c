import type pg from 'pg';
import { expect, test } from 'vitest';
import { Hearts } from './hearts.ts';

/** A database in which each member likes so many games of their own. */
const liking = (count: number) => {
  const query = async ({ values: [members] }: { values: string[] }) => ({
    rows: (members ?? '{}')
      .slice(1, -1)
      .split(',')
      .map((id) => ({
        member_id: id,
        games: Array.from({ length: count }, (_, game) => `${id}-${game}`.padEnd(36, 'x')).join(' '),
      })),
  });
  return new Hearts({ query } as unknown as pg.Pool);
};

test('what members like is kept while it is little, and what is kept does not grow without end', async () => {
  const few = liking(5);
  const first = await few.of('first');
  for (let member = 0; member < 500; member += 1) await few.of(`m${member}`);
  expect(await few.of('first')).toBe(first);
  // Whoever likes all there is could have another list of them kept with each heart.
  const many = liking(500);
  const once = await many.of('first');
  expect(await many.of('first')).toBe(once);
  for (let member = 0; member < 500; member += 1) await many.of(`m${member}`);
  expect(await many.of('first')).not.toBe(once);
  expect(await many.of('first')).toEqual(once);
});
