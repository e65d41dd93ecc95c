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

test('a site that players reach over https frames no game over http', async () => {
  const plain = [platform('cc', { frame_origin: 'http://games.cc.example' })];
  const site = { PUBLIC_URL: 'https://casino.example' };
  expect(await startWith(plain, site)).toBe(
    'environment: PLATFORMS: cc: its games are at http://games.cc.example, which a site over https cannot frame',
  );
  expect(await startWith([platform('cc')], site)).toBeNull();
  expect(await startWith(plain)).toBeNull();
});
