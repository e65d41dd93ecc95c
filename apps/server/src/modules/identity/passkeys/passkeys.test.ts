import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from '../testing/software-authenticator.ts';

let house: TestHouse;
let origin: string;
beforeAll(async () => {
  house = await startTestHouse();
  origin = house.house.publicUrl().replace('127.0.0.1', 'localhost');
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;
const begin = (member: Member, password = member.password) =>
  house.ask(identity.passkeyBegin, { password }, { token: member.token });
const add = (member: Member, input: object, lang = 'en') =>
  house.call(identity.passkeyAdd, { name: 'iPhone', ...input }, { token: member.token, lang });
const list = async (member: Member) =>
  (await house.ask(identity.passkeys, {}, { token: member.token })).items;
const beginLogin = () => house.ask(identity.passkeyLoginBegin, {});
const login = (challenge: string, credential: object, lang = 'en') =>
  house.call(identity.passkeyLogin, { challenge, credential }, { lang });

async function withPasskey(
  device = softwareAuthenticator({ origin }),
): Promise<{ member: Member; device: SoftwareAuthenticator }> {
  const member = await house.newMember();
  const { challenge, options } = await begin(member);
  expect(await add(member, { challenge, credential: device.create(options) })).toMatchObject({ code: 200 });
  return { member, device };
}

test('[S2.35] a passkey is made, listed, renamed and removed', async () => {
  const { member, device } = await withPasskey();
  const [passkey] = await list(member);
  expect(passkey).toMatchObject({ name: 'iPhone', last_used_at: null });
  const { token } = member;
  const id = passkey?.id;
  expect(await house.call(identity.passkeyRename, { id, name: 'Celular' }, { token })).toMatchObject({
    code: 200,
  });
  expect((await list(member))[0]?.name).toBe('Celular');
  const { options } = await begin(member);
  expect(options.excludeCredentials.map((one) => one.id)).toEqual([device.credentialId]);
  const remove = (password: string) => house.call(identity.passkeyRemove, { id, password }, { token });
  expect(await remove('not-mine')).toMatchObject({ error: 'password_wrong' });
  expect(await remove(member.password)).toMatchObject({ code: 200 });
  expect(await remove(member.password)).toMatchObject({ code: 404, error: 'passkey_unknown' });
  expect(await list(member)).toEqual([]);
  const next = await beginLogin();
  expect(await login(next.challenge, device.get(next.options))).toMatchObject({ error: 'passkey_refused' });
});

test('a passkey opens a session without account or password', async () => {
  const { member, device } = await withPasskey();
  const { challenge, options } = await beginLogin();
  const envelope = await login(challenge, device.get(options));
  if (envelope.status === 'fail') throw new Error(envelope.error);
  const me = await house.ask(identity.me, {}, { token: envelope.data.token });
  expect(me.id).toBe(member.memberId);
  expect((await list(member))[0]?.last_used_at).toBe(house.clock.now().toISOString());
  const { items } = await house.ask(identity.loginHistory, {}, { token: envelope.data.token });
  expect(items[0]).toMatchObject({ method: 'passkey', outcome: 'opened' });
});

test('what was sent once opens nothing again, neither alone nor under a new challenge', async () => {
  const { device } = await withPasskey();
  const first = await beginLogin();
  const used = device.get(first.options);
  expect(await login(first.challenge, used)).toMatchObject({ code: 200 });
  const again = await login(first.challenge, used, 'pt');
  expect(again).toMatchObject({ code: 422, error: 'challenge_expired' });
  expect(again.message).toBe('Demorou demais. Comece de novo');
  const second = await beginLogin();
  expect(await login(second.challenge, used)).toMatchObject({ code: 422, error: 'passkey_refused' });
});

test('of the same answer sent five times at once one opens a session', async () => {
  const { device } = await withPasskey();
  const { challenge, options } = await beginLogin();
  const credential = device.get(options);
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(challenge, credential)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422, 422, 422, 422]);
});

test('a challenge serves five minutes, for one use, and for the member who asked', async () => {
  const [one, other] = [await house.newMember(), await house.newMember()];
  const device = softwareAuthenticator({ origin });
  const first = await begin(one);
  const stolen = await add(other, { challenge: first.challenge, credential: device.create(first.options) });
  expect(stolen).toMatchObject({ error: 'challenge_expired' });
  const late = await begin(one);
  const lateLogin = await beginLogin();
  house.clock.moveBy(5 * 60_000);
  const tooLate = await add(one, { challenge: late.challenge, credential: device.create(late.options) });
  expect(tooLate).toMatchObject({ error: 'challenge_expired' });
  expect(await login(lateLogin.challenge, device.get(lateLogin.options))).toMatchObject({
    error: 'challenge_expired',
  });
  expect(await list(one)).toEqual([]);
});

test('refused: another site, another challenge, a device that asks nobody, a false signature, a copied device', async () => {
  const member = await house.newMember();
  const makes = async (device: SoftwareAuthenticator, changed: Record<string, unknown> = {}) => {
    const { challenge, options } = await begin(member);
    return add(member, { challenge, credential: device.create({ ...options, ...changed }) });
  };
  const refused = { code: 422, error: 'passkey_refused' };
  expect(await makes(softwareAuthenticator({ origin: 'https://arara.example' }))).toMatchObject(refused);
  expect(await makes(softwareAuthenticator({ origin }), { challenge: 'AAAA' })).toMatchObject(refused);
  expect(await makes(softwareAuthenticator({ origin }), { rp: { id: 'arara.example' } })).toMatchObject(
    refused,
  );
  expect(await makes(softwareAuthenticator({ origin, verifiesUser: false }))).toMatchObject(refused);
  expect(await list(member)).toEqual([]);

  const { device } = await withPasskey();
  const { challenge, options } = await beginLogin();
  const credential = device.get(options);
  const stranger = softwareAuthenticator({ origin }).get(options);
  credential.response.signature = stranger.response.signature;
  expect(await login(challenge, credential)).toMatchObject(refused);
  // Known already, to the same member or another.
  const { challenge: next, options: making } = await begin(member);
  expect(await add(member, { challenge: next, credential: device.create(making) })).toMatchObject(refused);

  // A copy of the device that has signed less often than the device itself.
  const counted = await withPasskey();
  const before = await beginLogin();
  const early = counted.device.get(before.options);
  const after = await beginLogin();
  expect(await login(after.challenge, counted.device.get(after.options))).toMatchObject({ code: 200 });
  expect(await login(before.challenge, early)).toMatchObject(refused);
});

test('devices that do not count their signatures are welcome', async () => {
  const { device } = await withPasskey(softwareAuthenticator({ origin, counts: false }));
  for (let use = 0; use < 2; use += 1) {
    const { challenge, options } = await beginLogin();
    expect(await login(challenge, device.get(options))).toMatchObject({ code: 200 });
  }
});

test("a frozen member's passkey opens nothing, and another member's is neither renamed nor removed", async () => {
  const { member, device } = await withPasskey();
  const { token, password } = await house.newMember();
  const id = (await list(member))[0]?.id;
  const rename = await house.call(identity.passkeyRename, { id, name: 'Mine' }, { token });
  expect(rename).toMatchObject({ code: 404, error: 'passkey_unknown' });
  expect(await house.call(identity.passkeyRemove, { id, password }, { token })).toMatchObject({ code: 404 });
  await house.house.db.query(`update member set status = 'frozen' where id = $1`, [member.memberId]);
  const { challenge, options } = await beginLogin();
  expect(await login(challenge, device.get(options))).toMatchObject({ code: 403, error: 'member_frozen' });
});

test('ten passkeys are the most', async () => {
  const { member } = await withPasskey();
  await house.house.db.query(
    `insert into passkey (member_id, credential_id, public_key, sign_count, transports, name, created_at)
     select $1, 'c' || n, '\\x00', 0, '{}', 'x', now() from generate_series(1, 8) n`,
    [member.memberId],
  );
  const [one, other] = [await begin(member), await begin(member)];
  const made = [one, other].map(({ challenge, options }) =>
    add(member, { challenge, credential: softwareAuthenticator({ origin }).create(options) }),
  );
  expect((await Promise.all(made)).map(({ code }) => code).toSorted()).toEqual([200, 422]);
  const { token, password } = member;
  const full = await house.call(identity.passkeyBegin, { password }, { token, lang: 'pt' });
  expect(full).toMatchObject({ error: 'passkeys_full' });
});
