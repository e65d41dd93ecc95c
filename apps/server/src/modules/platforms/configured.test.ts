import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { openPlatforms } from './open-platforms.ts';

let home: TestHouse;
beforeAll(async () => {
  home = await startTestHouse();
});
afterAll(() => home.close());

const platform = (code: string, more: object = {}) => ({
  code,
  name: code,
  base_url: `https://${code}.example`,
  operator: 'arara',
  secret: 's'.repeat(32),
  ...more,
});

/** What a start with these platforms ends with; null where it goes on. */
async function startWith(list: readonly object[], more: object = {}): Promise<string | null> {
  const { env, db, clock } = home.house;
  const opening = openPlatforms({
    env: { ...env, ...more, PLATFORMS: JSON.stringify(list) },
    db,
    clock,
    folder: null,
    publicUrl: () => '',
    onAnswering: () => {},
  });
  return opening.then(
    async ({ close }) => {
      await close();
      return null;
    },
    (error: Error) => error.message,
  );
}

test('a platform is named once', async () => {
  const twice = [platform('aa'), platform('bb'), platform('aa', { base_url: 'https://other.example' })];
  expect(await startWith(twice)).toBe('environment: PLATFORMS: aa: named twice');
  const { rowCount } = await home.house.db.query(`select from platform where code in ('aa', 'bb')`);
  expect(rowCount).toBe(0);
  expect(await startWith([platform('aa'), platform('bb')])).toBeNull();
});
