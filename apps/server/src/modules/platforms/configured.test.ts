import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { readConfigured, sharingElsewhere, unreadSettings } from './configured-platforms.ts';
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
  secret: `a secret that ${code} and we have`,
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

test('a start with a secret that keeps nobody out, or with keys that are none, ends with one line that names it', async () => {
  const good = platform('dd').secret;
  const weak = 's'.repeat(32);
  const notKey = '-----BEGIN PUBLIC KEY-----\nnothing\n-----END PUBLIC KEY-----';
  for (const [more, line] of [
    [{ secret: weak }, '0.secret: too few different letters for a secret'],
    [{ secret_old: weak }, '0.secret_old: too few different letters for a secret'],
    [{ secret_old: good }, 'dd: secret_old is the same as secret'],
    [{ seamless: { hmac_secret: weak } }, '0.seamless.hmac_secret: too few different letters for a secret'],
    [{ seamless: {} }, '0.seamless: either hmac_secret or rsa_public_key'],
    [
      { seamless: { rsa_public_key: notKey } },
      'dd: seamless.rsa_public_key: not an RSA key of at least 2048 bits, as a PEM',
    ],
  ] as const)
    expect(await startWith([platform('dd', more)])).toBe(`environment: PLATFORMS: ${line}`);
  const { rowCount } = await home.house.db.query(`select from platform where code = 'dd'`);
  expect(rowCount).toBe(0);
});

test('a secret that two platforms elsewhere have in common is told; one company may be here under two codes', () => {
  const sharing = (...list: object[]) => sharingElsewhere(readConfigured(JSON.stringify(list)));
  const { secret } = platform('ee');
  expect(sharing(platform('ee'), platform('ff', { secret_old: secret }), platform('gg'))).toEqual([
    'ee',
    'ff',
  ]);
  const hmac = { seamless: { hmac_secret: secret } };
  expect(sharing(platform('ee'), platform('ff', hmac))).toEqual(['ee', 'ff']);
  expect(
    sharing(platform('ee'), platform('ff', { secret, base_url: 'https://ee.example/seamless' })),
  ).toEqual([]);
});

test('a setting that nothing reads is named, and what it says is not', async () => {
  const list = [platform('nn', { secretold: 'the secret of before it' }), platform('oo')];
  expect(unreadSettings(JSON.stringify(list))).toEqual(['nn.secretold']);
  const { env, db, clock } = home.house;
  const heard: object[] = [];
  const { close } = await openPlatforms({
    env: { ...env, PLATFORMS: JSON.stringify(list) },
    db,
    clock,
    folder: null,
    publicUrl: () => '',
    onAnswering: () => {},
    onDoubt: (facts) => void heard.push(facts),
  });
  await close();
  expect(heard).toEqual([{ settings: ['nn.secretold'] }]);
});
