import { type Call, identity, information, payments } from '@arara/contract';
import { languageCodes } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { waitingAtLocks } from '../../../testing/waiting-at-locks.ts';
import { codeIn, lettersTo, nextLetter, otherCode } from '../testing/letters.ts';
import { softwareAuthenticator } from '../testing/software-authenticator.ts';
import { withTwoFactor } from '../testing/with-two-factor.ts';

let house: TestHouse;
let origin: string;
beforeAll(async () => {
  house = await startTestHouse();
  origin = house.house.publicUrl().replace('127.0.0.1', 'localhost');
});
afterAll(() => house.close());

let address = 0;
/** Codes are counted by where they are asked from. */
const newAddress = () => {
  address += 1;
  return `203.0.113.${address}`;
};

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

const withEmail = async (facts: Parameters<TestHouse['newMember']>[0] = {}) => {
  const member = await house.newMember(facts);
  const email = `${member.account.toLowerCase()}@example.com`;
  await house.ask(
    identity.emailCode,
    { email, password: member.password },
    { token: member.token, ip: newAddress() },
  );
  const code = codeIn(await nextLetter(house, 'mail', email));
  await house.ask(identity.emailConfirm, { email, code }, { token: member.token });
  return { ...member, email };
};

const passkeyIds = async ({ token }: Member) =>
  (await house.ask(identity.passkeys, {}, { token })).items.map(({ id }) => id);

async function addPasskey(member: Member, code?: string) {
  const device = softwareAuthenticator({ origin });
  const { token, password } = member;
  const { challenge, options } = await house.ask(identity.passkeyBegin, { password, code }, { token });
  const credential = device.create(options);
  return {
    device,
    ...(await house.ask(identity.passkeyAdd, { challenge, name: 'iPhone', credential }, { token })),
  };
}

const pins = { qk_pwd: '402817', qk_pwd_confirmation: '402817' };
const newPassword = { new_password: 'mar-azul-42x', new_password_confirmation: 'mar-azul-42x' };
const evp = '123e4567-e89b-42d3-a456-426614174000';

/** Everything that changes what protects an account, or where its money may go, and the name of its second code. */
const steps: [string, Call, (member: Member, passkey: string) => Record<string, unknown>, string][] = [
  [
    'a withdrawal password',
    identity.setWithdrawalPassword,
    (m) => ({ password: m.password, ...pins }),
    'code',
  ],
  ['a new passkey', identity.passkeyBegin, (m) => ({ password: m.password }), 'code'],
  ['the end of a passkey', identity.passkeyRemove, (m, id) => ({ password: m.password, id }), 'code'],
  [
    'a Pix key',
    payments.memberBankAdd,
    (m) => ({ kind: 'evp', value: evp, holder_name: m.realname }),
    'code',
  ],
  [
    'another login password',
    identity.changePassword,
    (m) => ({ current_password: m.password, ...newPassword }),
    'code',
  ],
  [
    'another e-mail',
    identity.emailCode,
    (m) => ({ password: m.password, email: `new-${m.account}@example.com` }),
    'second_code',
  ],
  ['the end of the e-mail', identity.emailRemove, (m) => ({ password: m.password }), 'code'],
];

test.each(steps)(
  '[S2.35] %s asks for a code where two-factor login is on',
  async (_, call, inputOf, name) => {
    const member = await withEmail();
    const { id } = await addPasskey(member);
    // The one code a minute that may be sent.
    house.clock.moveBy(60_000);
    const owner = await withTwoFactor(house, member);
    const input = inputOf(member, id);
    const step = (code?: string, lang = 'en') =>
      house.call(call, { ...input, [name]: code }, { token: owner.token, lang });
    const asked = await step(undefined, 'pt');
    expect(asked).toMatchObject({ code: 401, error: 'two_factor_required' });
    expect(asked.message).toBe('Digite o código do seu aplicativo autenticador');
    const code = owner.next();
    const wrong = await step(otherCode(code));
    expect(wrong).toMatchObject({ code: 422, error: 'code_wrong', data: { left: 4 } });
    // The session goes on: it was no login.
    expect(await passkeyIds(owner)).toEqual([id]);
    // A code serves once, also of two at once.
    const both = await Promise.all([step(code), step(code)]);
    expect(both.filter((envelope) => envelope.status === 'success')).toHaveLength(1);
    expect(
      await house.call(
        identity.twoFactorDisable,
        { password: member.password, code },
        { token: owner.token },
      ),
    ).toMatchObject({ status: 'fail' });
  },
);

test('a recovery code serves as well, and five wrong codes lock every step together', async () => {
  const owner = await withTwoFactor(house, await house.newMember());
  const set = (qk_pwd: string, code: string) =>
    house.call(
      identity.setWithdrawalPassword,
      { password: owner.password, qk_pwd, qk_pwd_confirmation: qk_pwd, code },
      { token: owner.token },
    );
  expect(await set('402817', owner.codes[0] ?? '')).toMatchObject({ code: 200 });
  expect(await set('402818', owner.codes[0] ?? '')).toMatchObject({ error: 'code_wrong' });
  const wrong = otherCode(owner.next());
  for (let left = 3; left >= 0; left -= 1)
    expect(await set('402818', wrong)).toMatchObject({ error: 'code_wrong', data: { left } });
  expect(await set('402818', owner.shown())).toMatchObject({ code: 429, error: 'locked_out' });
  const bank = { kind: 'evp', value: evp, holder_name: owner.realname, code: owner.shown() };
  expect(await house.call(payments.memberBankAdd, bank, { token: owner.token })).toMatchObject({
    error: 'locked_out',
  });
});

test('a passkey that was begun before two-factor login was on is not kept', async () => {
  const member = await house.newMember();
  const { token, password } = member;
  const { challenge, options } = await house.ask(identity.passkeyBegin, { password }, { token });
  await withTwoFactor(house, member);
  const credential = softwareAuthenticator({ origin }).create(options);
  const kept = await house.call(identity.passkeyAdd, { challenge, name: 'a', credential }, { token });
  expect(kept).toMatchObject({ error: 'challenge_expired' });
});

test('a code that was sent to a new address is sent again without another of the app', async () => {
  const member = await withEmail();
  house.clock.moveBy(60_000);
  const owner = await withTwoFactor(house, member);
  const email = `again-${member.email}`;
  const ask = (code?: string) =>
    house.call(
      identity.emailCode,
      { email, password: member.password, second_code: code },
      { token: owner.token, ip: newAddress() },
    );
  expect(await ask(owner.next())).toMatchObject({ code: 200 });
  house.clock.moveBy(60_000);
  expect(await ask()).toMatchObject({ code: 200 });
  house.clock.moveBy(10 * 60_000);
  expect(await ask()).toMatchObject({ error: 'two_factor_required' });
});

test('[S2.38] every change is told by e-mail and in the message centre, with what to do if it was not you', async () => {
  const member = await withEmail();
  const { token, password, email } = member;
  const ask = <C extends Call>(call: C, input: object) => house.ask(call, { ...input }, { token });
  await ask(identity.setWithdrawalPassword, { password, ...pins });
  await ask(identity.setWithdrawalPassword, { password, qk_pwd: '918273', qk_pwd_confirmation: '918273' });
  const { id } = await addPasskey(member);
  await ask(identity.passkeyRemove, { password, id });
  const key = { kind: 'email', value: 'pix@example.com', holder_name: member.realname };
  const { id: account } = await house.ask(payments.memberBankAdd, key, { token });
  // Saved twice it is told once.
  await ask(payments.memberBankAdd, key);
  await ask(payments.memberBankDelete, { id: account });
  const owner = await withTwoFactor(house, member);
  await ask(identity.twoFactorCodes, { password, code: owner.next() });
  await ask(identity.twoFactorDisable, { password, code: owner.next() });
  const told = [
    'A withdrawal password was created',
    'Your withdrawal password was changed',
    'A passkey was added to your account',
    'A passkey was removed from your account',
    'A destination for your withdrawals was saved: p•••@example.com',
    'A destination for your withdrawals was removed: p•••@example.com',
    'Two-factor login was turned on',
    'New recovery codes were made; the old ones no longer work',
    'Two-factor login was turned off',
  ];
  const letters = await eventually(
    () => lettersTo(house, 'mail', email),
    (all) => all.length === told.length + 1,
  );
  const notices = letters.filter(({ subject }) => !subject.includes('Confirm your e-mail'));
  expect(notices.map(({ subject }) => subject.replace('Arara: ', '')).toSorted()).toEqual(told.toSorted());
  for (const { text, html } of notices) {
    expect(text).toContain('If it was not you, change your password at once');
    expect(html).toContain('If it was not you, change your password at once');
  }
  await house.drain();
  const { items } = await house.ask(information.messageList, { page_size: 50 }, { token, lang: 'pt' });
  const messages = items.filter(({ title }) => title === 'Mudança na segurança da sua conta');
  // The e-mail itself, the first one, is told there alone.
  expect(messages).toHaveLength(told.length + 1);
  expect(messages.map(({ text }) => text).join()).toContain(
    'Um destino para os seus saques foi salvo: p•••@example.com. Se não foi você, troque sua senha',
  );
});

test('whoever has lost the password is told to ask for a freeze, in each of nine languages', async () => {
  for (const lang of languageCodes) {
    const member = await withEmail();
    await house.house.db.query('update member set lang = $2 where id = $1', [member.memberId, lang]);
    await house.ask(
      identity.changePassword,
      { current_password: member.password, ...newPassword },
      { token: member.token },
    );
    const { text, html, subject } = await nextLetter(house, 'mail', member.email, 2);
    expect(`${text}${html}${subject}`).not.toMatch(/\{\{|mail_/);
    if (lang === 'en') expect(text).toContain('ask for your account to be frozen');
    if (lang === 'pt') expect(text).toContain('peça o bloqueio da conta');
  }
});

test('a new password takes the passkeys along that are named, in one step, and they open nothing more', async () => {
  const member = await withEmail();
  const [mine, thief] = [await addPasskey(member), await addPasskey(member)];
  const stranger = await house.newMember();
  const theirs = await addPasskey(stranger);
  const change = (remove_passkeys: string[], current_password = member.password) =>
    house.call(
      identity.changePassword,
      { current_password, ...newPassword, remove_passkeys },
      { token: member.token },
    );
  expect(await change([thief.id], 'not-mine')).toMatchObject({ error: 'password_wrong' });
  expect(await passkeyIds(member)).toHaveLength(2);
  expect(await change([thief.id, theirs.id])).toMatchObject({ code: 200 });
  expect(await passkeyIds(member)).toEqual([mine.id]);
  expect(await passkeyIds(stranger)).toEqual([theirs.id]);
  const begun = await house.ask(identity.passkeyLoginBegin, {});
  const entering = await house.call(identity.passkeyLogin, {
    challenge: begun.challenge,
    credential: thief.device.get(begun.options),
  });
  expect(entering).toMatchObject({ error: 'passkey_refused' });
  const letters = await eventually(
    () => lettersTo(house, 'mail', member.email),
    (all) => all.length === 5,
  );
  expect(letters.map(({ subject }) => subject)).toContain('Arara: A passkey was removed from your account');
});

test('what a session began is not done once a new password has ended it', async () => {
  const { db } = house.house;
  const member = await house.newMember();
  const thief = await house.login(member);
  const { challenge, options } = await house.ask(
    identity.passkeyBegin,
    { password: member.password },
    { token: thief },
  );
  const holder = await db.connect();
  await holder.query('begin');
  // What listeners write of the member meanwhile does not wait for it.
  await holder.query('select from member where id = $1 for no key update', [member.memberId]);
  const changing = house.call(
    identity.changePassword,
    { current_password: member.password, ...newPassword },
    { token: member.token },
  );
  await waitingAtLocks(db, 1);
  const credential = softwareAuthenticator({ origin }).create(options);
  const late = [
    house.call(identity.passkeyAdd, { challenge, name: 'a', credential }, { token: thief }),
    house.call(identity.setWithdrawalPassword, { password: member.password, ...pins }, { token: thief }),
    house.call(
      payments.memberBankAdd,
      { kind: 'evp', value: evp, holder_name: member.realname },
      { token: thief },
    ),
  ];
  await waitingAtLocks(db, 4);
  await holder.query('commit');
  holder.release();
  expect(await changing).toMatchObject({ code: 200 });
  for (const answer of await Promise.all(late)) expect(answer).toMatchObject({ error: 'force_offline' });
  expect(await passkeyIds(member)).toEqual([]);
});

test('whoever has no code is not told whether a withdrawal password is the one that is set', async () => {
  const owner = await withTwoFactor(house, await house.newMember());
  const set = (qk_pwd: string, code?: string) =>
    house.call(
      identity.setWithdrawalPassword,
      { password: owner.password, qk_pwd, qk_pwd_confirmation: qk_pwd, code },
      { token: owner.token },
    );
  expect(await set('402817', owner.codes[0])).toMatchObject({ code: 200 });
  for (const guess of ['402817', '402818']) {
    expect(await set(guess)).toMatchObject({ error: 'two_factor_required' });
    expect(await set(guess, otherCode(owner.next()))).toMatchObject({ error: 'code_wrong' });
  }
  // Nothing was done: the code still serves.
  expect(await set('402817', owner.codes[1])).toMatchObject({ error: 'password_same' });
  expect(await set('402819', owner.codes[1])).toMatchObject({ code: 200 });
});
