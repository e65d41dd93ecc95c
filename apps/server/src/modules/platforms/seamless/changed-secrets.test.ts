import { generateKeyPairSync } from 'node:crypto';
import { createSeamlessClient, hmacSigner, rsaSigner, type Signer } from '@arara/platform-kit/seamless';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlatforms } from '../open-platforms.ts';
import { another, refused, type SeamlessHouse, startSeamlessHouse } from '../testing/seamless-house.ts';
import { openSeamlessLab, type SeamlessLab } from '../testing/seamless-lab.ts';

let seamless: SeamlessHouse;
let lab: SeamlessLab;
beforeAll(async () => {
  seamless = await startSeamlessHouse();
  lab = await openSeamlessLab();
});
afterAll(async () => {
  await seamless.close();
  await lab.close();
});

interface Row {
  readonly code: string;
  readonly seamless?: Record<string, string>;
}
/** The house goes on as if it had been started anew with other keys of `aurora`. */
async function restart(keys: Record<string, string>): Promise<void> {
  const { house } = seamless.home;
  // The lab wrote it.
  const rows = JSON.parse(house.env.PLATFORMS ?? '[]') as Row[];
  const changed = rows.map((row) =>
    row.code === 'aurora' ? { ...row, seamless: { ...row.seamless, ...keys } } : row,
  );
  const { platforms } = await openPlatforms({
    env: { ...house.env, PLATFORMS: JSON.stringify(changed) },
    db: house.db,
    clock: house.clock,
    folder: null,
    publicUrl: house.publicUrl,
    onAnswering: () => {},
  });
  Object.assign(house, { platforms });
}
const platformWith = (sign: Signer) =>
  createSeamlessClient({
    walletUrl: `${seamless.home.house.publicUrl()}/api/seamless/aurora`,
    sign,
    now: () => seamless.home.clock.now().getTime(),
  });
const signatures = () => seamless.home.house.platforms.health().find(({ code }) => code === 'aurora')?.signed;

test('a platform that changes its secret after the house loses no win: both are taken, each transaction counts once', async () => {
  const player = await seamless.newPlayer();
  const first = player.client;
  const bet = player.body('10.00');
  expect(await first.send('bet', bet)).toMatchObject({ kind: 'ok' });
  const before = (JSON.parse(seamless.home.house.env.PLATFORMS ?? '[]') as Row[]).find(
    ({ code }) => code === 'aurora',
  )?.seamless?.hmac_secret;
  const next = 'the next secret that bets are signed with';
  const second = platformWith(hmacSigner(next));
  const win = another(bet, '25.00', { type: 'round', finished: true });

  // Changed here alone, and the one of before forgotten: the win is not let in, and is not lost.
  await restart({ hmac_secret: next });
  expect(await first.send('win', win)).toEqual(refused('wrong_signature'));
  expect(signatures()).toEqual({ old: 0, wrong: 1 });

  await restart({ hmac_secret: next, hmac_secret_old: before ?? '' });
  const answers = await Promise.all([first, second, first, second].map((client) => client.send('win', win)));
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['ok']));
  expect(await second.balance(player.player)).toMatchObject({
    kind: 'ok',
    value: { balanceCents: 11_500n },
  });
  expect(signatures()).toMatchObject({ old: 2, wrong: 0 });
  expect(await platformWith(hmacSigner('a third')).balance(player.player)).toEqual(
    refused('wrong_signature'),
  );

  await restart({ hmac_secret: next });
  expect(await first.balance(player.player)).toEqual(refused('wrong_signature'));
  expect(await second.balance(player.player)).toMatchObject({ kind: 'ok' });
  await seamless.count();
  expect(await seamless.booksAreClean()).toBe(true);
});

test('from a shared secret to a key pair, and on to the next pair, without a gap', async () => {
  const pair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  const [one, two] = [pair(), pair()];
  const player = await seamless.newPlayer();
  await restart({ hmac_secret: '', rsa_public_key: one.publicKey, rsa_public_key_old: two.publicKey }).then(
    () => expect.unreachable('no secret is an empty one'),
    (error: Error) => expect(error.message).toMatch(/^environment: PLATFORMS: 0\.seamless\.hmac_secret/),
  );
  await restart({ rsa_public_key_old: one.publicKey });
  for (const sign of [rsaSigner(one.privateKey)])
    expect(await platformWith(sign).balance(player.player)).toMatchObject({ kind: 'ok' });
  expect(await player.client.balance(player.player)).toMatchObject({ kind: 'ok' });
  expect(await platformWith(rsaSigner(two.privateKey)).balance(player.player)).toEqual(
    refused('wrong_signature'),
  );
});
