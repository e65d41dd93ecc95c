import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { codeIn, lettersTo, nextLetter } from './testing/letters.ts';
import { softwareAuthenticator } from './testing/software-authenticator.ts';
import { withTwoFactor } from './testing/with-two-factor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;
const anew = 'rio-de-janeiro-42';
const status = (token: string) => house.ask(identity.securityStatus, {}, { token });
const isOpen = async (token: string) => (await house.call(identity.me, {}, { token })).code === 200;
const close = (token: string, input: Record<string, unknown>) =>
  house.call(identity.waysClose, input, { token });
const codesKept = async ({ memberId }: Member) =>
  (await house.house.db.query('select from password_code where member_id = $1', [memberId])).rowCount;

async function bindEmail({ token, password, account }: Member, second_code?: string) {
  const email = `${account}@stranger.example`;
  await house.ask(identity.emailCode, { email, password, ...(second_code && { second_code }) }, { token });
  const code = codeIn(await nextLetter(house, 'mail', email));
  await house.ask(identity.emailConfirm, { email, code }, { token });
  return email;
}

async function addPasskey({ token, password }: Member) {
  const origin = house.house.publicUrl().replace('127.0.0.1', 'localhost');
  const { challenge, options } = await house.ask(identity.passkeyBegin, { password }, { token });
  const credential = softwareAuthenticator({ origin }).create(options);
  return (await house.ask(identity.passkeyAdd, { name: 'iPhone', challenge, credential }, { token })).id;
}

let network = 0;
const ask = ({ cpf, birth_date }: Member, channel: 'phone' | 'email') => {
  network += 1;
  house.clock.moveBy(60_000);
  return house.ask(
    identity.forgotPasswordCode,
    { cpf, birth_date, channel },
    { ip: `198.51.100.${network}` },
  );
};

/** A new login password by a code to the phone, and a session with it. */
async function setAnew(member: Member): Promise<string> {
  const { cpf, birth_date } = member;
  const { ticket } = await ask(member, 'phone');
  const code = codeIn(await nextLetter(house, 'sms', member.phone));
  const passwords = { new_password: anew, new_password_confirmation: anew };
  await house.ask(identity.forgotPassword, { cpf, birth_date, ticket, code, ...passwords });
  return house.login({ account: member.account, password: anew });
}

test('[S2.35] after a new password by a code the owner sees a stranger’s e-mail and takes it away: no code goes there', async () => {
  const member = await house.newMember();
  const email = await bindEmail(member);
  const token = await setAnew(member);
  const setAt = house.clock.now().toISOString();
  expect(await status(token)).toMatchObject({ email, phone_opens: true, password_set_anew_at: setAt });
  expect(await close(token, { password: 'not-mine', email: true })).toMatchObject({
    error: 'password_wrong',
  });
  expect((await status(token)).email).toBe(email);
  // The stranger has asked for a code already: it ends too.
  await ask(member, 'email');
  expect(await codesKept(member)).toBe(1);
  expect(await close(token, { password: anew, email: true })).toMatchObject({ code: 200 });
  expect(await status(token)).toMatchObject({ email: '', phone_opens: true });
  expect(await codesKept(member)).toBe(0);
  await ask(member, 'email');
  expect(await codesKept(member)).toBe(0);
  await ask(member, 'phone');
  expect(await codesKept(member)).toBe(1);
});

test('a phone that is not known opens the account no more, verified or of the registration', async () => {
  const member = await house.newMember();
  const { token, password, phone } = member;
  expect(await close(token, { password, phone: true })).toMatchObject({ code: 200 });
  expect(await status(token)).toMatchObject({ phone, phone_opens: false });
  await ask(member, 'phone');
  expect(await codesKept(member)).toBe(0);
  await house.ask(identity.phoneCode, { phone, password }, { token });
  await house.ask(
    identity.phoneConfirm,
    { phone, code: codeIn(await nextLetter(house, 'sms', phone)) },
    { token },
  );
  expect(await status(token)).toMatchObject({ phone_opens: true });
  expect(await close(token, { password, phone: true })).toMatchObject({ code: 200 });
  expect(await status(token)).toMatchObject({ phone_verified_at: null, phone_opens: false });
});

test('everything goes at once, also twice, and this session stays; what is not named stays', async () => {
  const member = await house.newMember();
  const { token, password } = member;
  const [first, second] = [await addPasskey(member), await addPasskey(member)];
  const other = await house.login(member);
  const named = { password, passkeys: [first], sessions: true, phone: true };
  const answers = await Promise.all([close(token, named), close(token, named)]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect([await isOpen(token), await isOpen(other)]).toEqual([true, false]);
  const { items } = await house.ask(identity.passkeys, {}, { token });
  expect(items.map(({ id }) => id)).toEqual([second]);
});

test('passkeys of somebody else stay, and with two-factor login on a code confirms it', async () => {
  const other = await house.newMember();
  const theirs = await addPasskey(other);
  const member = await withTwoFactor(house, await house.newMember());
  const { token, password } = member;
  const email = await bindEmail(member, member.next());
  const named = { password, email: true, passkeys: [theirs] };
  expect(await close(token, named)).toMatchObject({ error: 'two_factor_required' });
  expect(await close(token, { ...named, code: member.next() })).toMatchObject({ code: 200 });
  expect((await house.ask(identity.passkeys, {}, { token: other.token })).items).toHaveLength(1);
  expect((await status(token)).email).toBe('');
  await nextLetter(house, 'mail', email, 2);
  expect((await lettersTo(house, 'mail', email)).length).toBeGreaterThanOrEqual(2);
});

test('a demo member has no ways to close', async () => {
  const { token } = await house.ask(identity.demo, {}, { ip: '198.51.100.250' });
  expect(await close(token, { password: 'x', email: true })).toMatchObject({ error: 'demo_not_allowed' });
});
