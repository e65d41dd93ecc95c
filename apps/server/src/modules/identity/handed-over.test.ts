import { agency, identity, information } from '@arara/contract';
import { languageCodes, phrase } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newMemberFacts } from '../../testing/new-member.ts';
import { codeIn, lettersTo, nextLetter } from './testing/letters.ts';
import { softwareAuthenticator } from './testing/software-authenticator.ts';
import { withTwoFactor } from './testing/with-two-factor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

type Person = Awaited<ReturnType<typeof opened>>;
const own = 'rio-de-janeiro-42';
const status = (token: string) => house.ask(identity.securityStatus, {}, { token });
const isOpen = async (token: string) => (await house.call(identity.me, {}, { token })).code === 200;

/** An account that an agent has opened, with the session of whoever knows its password. */
async function opened() {
  const agent = await house.newMember();
  const facts = newMemberFacts();
  const entered = { ...facts, password_confirmation: facts.password, terms_accepted: true };
  const { member_id: memberId } = await house.ask(agency.registerSubordinate, entered, agent);
  return { ...facts, memberId, token: await house.login(facts) };
}

async function bindPhone({ token, password }: Person, phone = newMemberFacts().phone) {
  await house.ask(identity.phoneCode, { phone, password }, { token });
  const code = codeIn(await nextLetter(house, 'sms', phone));
  await house.ask(identity.phoneConfirm, { phone, code }, { token });
  return phone;
}

async function bindEmail({ token, password, account }: Person, email = `${account}@agent.example`) {
  await house.ask(identity.emailCode, { email, password }, { token });
  const code = codeIn(await nextLetter(house, 'mail', email));
  await house.ask(identity.emailConfirm, { email, code }, { token });
  return email;
}

async function addPasskey({ token, password }: Person) {
  const origin = house.house.publicUrl().replace('127.0.0.1', 'localhost');
  const { challenge, options } = await house.ask(identity.passkeyBegin, { password }, { token });
  const credential = softwareAuthenticator({ origin }).create(options);
  await house.ask(identity.passkeyAdd, { name: 'Agente', challenge, credential }, { token });
}

const setPin = ({ token, password }: Person) =>
  house.ask(
    identity.setWithdrawalPassword,
    { password, qk_pwd: '482913', qk_pwd_confirmation: '482913' },
    { token },
  );
const change = (token: string, current: string, next: string, code?: string) =>
  house.call(
    identity.changePassword,
    { current_password: current, new_password: next, new_password_confirmation: next, ...(code && { code }) },
    { token },
  );
const forgot = ({ cpf, birth_date }: Person, channel: 'phone' | 'email') =>
  house.ask(
    identity.forgotPasswordCode,
    { cpf, birth_date, channel },
    { ip: `198.51.100.${channel.length}` },
  );

test('[S7.30] the first own password ends what whoever opened the account has set up in it', async () => {
  const agents = await opened();
  await bindPhone(agents);
  const email = await bindEmail(agents);
  await addPasskey(agents);
  await setPin(agents);
  const token = await house.login(agents);
  expect(await status(token)).toMatchObject({ has_handed_password: true, passkeys: 1, has_qk_pwd: true });

  expect(await change(token, agents.password, own)).toMatchObject({ code: 200 });
  expect(await isOpen(agents.token)).toBe(false);
  const after = {
    has_handed_password: false,
    email: '',
    phone_verified_at: null,
    passkeys: 0,
    has_qk_pwd: false,
  };
  expect(await status(token)).toMatchObject(after);
  // The e-mail hears of it before it goes: who had bound their own must know.
  const said = languageCodes.map((lang) => phrase(lang, 'security.mail_email_changed'));
  await eventually(
    () => lettersTo(house, 'mail', email),
    (all) => all.some(({ text }) => said.some((words) => text.includes(words))),
  );
  await house.drain();
  const told = `select from member_message where member_id = $1 and fill::text like '%security.mail_opener_ended%'`;
  expect((await house.house.db.query(told, [agents.memberId])).rowCount).toBe(1);

  // A code for a new password reaches nobody there.
  await forgot(agents, 'phone');
  house.clock.moveBy(60_000);
  await forgot(agents, 'email');
  const codes = await house.house.db.query('select from password_code where member_id = $1', [
    agents.memberId,
  ]);
  expect(codes.rowCount).toBe(0);
});

test('what the member has bound since stays with the next password', async () => {
  const handed = await opened();
  await change(handed.token, handed.password, own);
  const member = { ...handed, password: own };
  const email = await bindEmail(member);
  const phone = await bindPhone(member);
  await setPin(member);
  expect(await change(member.token, own, 'copacabana-43')).toMatchObject({ code: 200 });
  const kept = await status(member.token);
  expect(kept).toMatchObject({ email, phone, has_qk_pwd: true });
  expect(kept.phone_verified_at).not.toBeNull();
});

test('two-factor login of the opener ends too, by a code of the app and with the member told', async () => {
  const handed = await opened();
  const guarded = await withTwoFactor(house, handed);
  const changed = await change(handed.token, handed.password, own, guarded.next());
  expect(changed).toMatchObject({ code: 200 });
  expect(await status(handed.token)).toMatchObject({ two_factor_since: null, recovery_codes_left: 0 });
  expect(await house.call(identity.login, { account: handed.account, password: own })).toMatchObject({
    code: 200,
  });
});

test('a password set anew by the phone keeps the phone, which has just been proved, and nothing else', async () => {
  const handed = await opened();
  const phone = await bindPhone(handed, handed.phone);
  await bindEmail(handed);
  house.clock.moveBy(60_000);
  const { ticket } = await forgot(handed, 'phone');
  const { cpf, birth_date } = handed;
  await house.ask(identity.forgotPassword, {
    cpf,
    birth_date,
    ticket,
    code: codeIn(await nextLetter(house, 'sms', phone, 2)),
    new_password: own,
    new_password_confirmation: own,
  });
  const now = await status(await house.login({ ...handed, password: own }));
  expect(now).toMatchObject({ email: '', phone, has_handed_password: false });
  expect(now.phone_verified_at).not.toBeNull();
});

test('a member who registered alone keeps everything with a new password', async () => {
  const member = await house.newMember();
  const email = await bindEmail(member);
  await addPasskey(member);
  await setPin(member);
  await change(member.token, member.password, own);
  expect(await status(member.token)).toMatchObject({ email, passkeys: 1, has_qk_pwd: true });
});

test('whoever was registered by an agent reads, before anything else, that others know the password; nobody else does', async () => {
  const titles = async (token: string) => {
    await house.drain();
    const { items } = await house.ask(information.messageList, {}, { token, lang: 'en' });
    return items.map(({ title }) => title);
  };
  const words = phrase('en', 'information.message_handed_title');
  expect(await titles((await opened()).token)).toContain(words);
  expect(await titles((await house.newMember()).token)).not.toContain(words);
});
