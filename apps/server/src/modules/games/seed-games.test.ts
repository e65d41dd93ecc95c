import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { seedGames } from './seed-games.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

/** Each game with the transaction that wrote it last. */
const written = async () =>
  (
    await house.house.db.query(
      'select slug, xmin::text as by, title, rtp_basis_points from game order by slug',
    )
  ).rows;

test('a start that finds the games as they should be writes none of them, four at once neither', async () => {
  const before = await written();
  expect(before.length).toBeGreaterThan(60);
  await Promise.all([1, 2, 3, 4].map(() => seedGames(house.house.db, 'default')));
  expect(await written()).toEqual(before);
});

test('a game whose facts are others than its rules have is made right, and no other is touched', async () => {
  const [first] = await written();
  await house.house.db.query("update game set title = '{}', rtp_basis_points = 1 where slug = $1", [
    first.slug,
  ]);
  const before = await written();
  await seedGames(house.house.db, 'default');
  const after = await written();
  expect(after[0]).toMatchObject({ title: first.title, rtp_basis_points: first.rtp_basis_points });
  expect(after.slice(1)).toEqual(before.slice(1));
});

test('a dozen games are shown as new, and staff has the last word on each', async () => {
  const { db } = house.house;
  const newOnes = async () =>
    (await db.query('select slug from game where is_shown_new order by position')).rows.map(
      ({ slug }) => slug,
    );
  const last = (await db.query('select slug from game order by position desc limit 12')).rows;
  expect(await newOnes()).toEqual(last.map(({ slug }) => slug).toReversed());
  const [oldest] = await newOnes();
  await db.query('update game set is_new = true');
  await db.query('update game set is_new_by_hand = false where slug = $1', [oldest]);
  await seedGames(db, 'default');
  expect(await newOnes()).toEqual(
    last
      .map(({ slug }) => slug)
      .toReversed()
      .slice(1),
  );
});
