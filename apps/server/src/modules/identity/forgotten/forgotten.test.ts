import { agency, identity, staff } from '@arara/contract';
import { languageCodes, phrase } from '@arara/phrases';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newMemberFacts } from '../../../testing/new-member.ts';
import { newStaff } from '../../staff/testing/staff-at-work.ts';
import { codeIn, lettersTo, nextLetter, otherCode } from '../testing/letters.ts';
import { softwareAuthenticator } from '../testing/software-authenticator.ts';
import { withTwoFactor } from '../testing/with-two-factor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;
type Person = Pick<Member, 'cpf' | 'birth_date'>;

let network = 0;
/** Each test asks from an address of its own, so that the limit by place does not count them together. */
beforeEach(() => {
  network += 1;
});
const from = () => ({ ip: `198.51.100.${network}` });

/** Of the code that each person asked for last. */
const tickets = new Map<string, string>();
const ask = async ({ cpf, birth_date }: Person, channel = 'phone', lang = 'en') => {
  const answer = await house.call(
    identity.forgotPasswordCode,
    { cpf, birth_date, channel },
    { ...from(), lang },
  );
  if (answer.status === 'fail') return answer;
  const { ticket, ...data } = answer.data;
  tickets.set(cpf + birth_date, ticket);
  return { ...answer, data };
};
const anew = 'rio-de-janeiro-42';
const set = ({ cpf, birth_date }: Person, code: string, more: object = {}, lang = 'en') =>
  house.call(
    identity.forgotPassword,
    {
      cpf,
      birth_date,
      ticket: tickets.get(cpf + birth_date),
      code,
      new_password: anew,
      new_password_confirmation: anew,
      ...more,
    },
    { ...from(), lang },
  );
const codeTo = async (phone: string, count = 1) => codeIn(await nextLetter(house, 'sms', phone, count));
const login = (account: string, password: string) =>
  house.call(identity.login, { account, password }, from());
const isOpen = async (token: string) => (await house.call(identity.me, {}, { token })).code === 200;

test('a password that is forgotten gives way to a new one by the code that reached the phone', async () => {
  const member = await house.newMember();
  const now = house.clock.now().getTime();
  expect(await ask(member, 'phone', 'pt')).toMatchObject({
    code: 200,
    data: {
      expires_at: new Date(now + 600_000).toISOString(),
      again_at: new Date(now + 60_000).toISOString(),
    },
  });
  const letter = await nextLetter(house, 'sms', member.phone);
  expect(letter.text).toContain('senha nova');
  expect(await set(member, codeIn(letter))).toMatchObject({ code: 200, data: { account: member.account } });
  expect(await isOpen(member.token)).toBe(false);
  expect(await login(member.account, member.password)).toMatchObject({ error: 'wrong_credentials' });
  expect(await login(member.account, anew)).toMatchObject({ code: 200 });
  expect(await set(member, codeIn(letter))).toMatchObject({ error: 'code_expired' });
});

test('whoever is nobody is answered alike: the answer, the pauses, the tries and the day tell of no account', async () => {
  const member = await house.newMember();
  const stranger = newMemberFacts();
  const other = { cpf: member.cpf, birth_date: '1970-01-01' };
  const seen = [];
  for (const person of [member, stranger, other]) {
    const answers: unknown[] = [await ask(person), await ask(person)];
    house.clock.moveBy(60_000);
    answers.push(await ask(person));
    for (let count = 0; count < 6; count += 1) answers.push(await set(person, '000000'));
    house.clock.moveBy(-60_000);
    seen.push(answers);
  }
  const [known, ...unknown] = seen;
  for (const answers of unknown) expect(answers).toEqual(known);
  expect(known?.[1]).toMatchObject({ error: 'code_too_soon' });
  expect(known?.[3]).toMatchObject({ error: 'code_wrong', data: { left: 4 } });
  expect(known?.at(-1)).toMatchObject({ error: 'code_expired' });
});

test('five codes a day for a person, whoever that is', async () => {
  for (const person of [await house.newMember(), newMemberFacts()]) {
    for (let count = 0; count < 5; count += 1) {
      network += 1;
      expect(await ask(person)).toMatchObject({ code: 200 });
      house.clock.moveBy(60_000);
    }
    expect(await ask(person)).toMatchObject({ error: 'locked_out' });
    house.clock.moveBy(86_400_000);
    expect(await ask(person)).toMatchObject({ code: 200 });
  }
});

test('a code bears five tries and ten minutes, and a newer one takes its place', async () => {
  const member = await house.newMember();
  await ask(member);
  const first = await codeTo(member.phone);
  expect(await set(member, otherCode(first))).toMatchObject({ error: 'code_wrong', data: { left: 4 } });
  house.clock.moveBy(60_000);
  await ask(member);
  const second = await codeTo(member.phone, 2);
  if (second !== first) expect(await set(member, first)).toMatchObject({ error: 'code_wrong' });
  house.clock.moveBy(600_000);
  expect(await set(member, second)).toMatchObject({ error: 'code_expired' });
  await ask(member);
  const third = await codeTo(member.phone, 3);
  for (let count = 0; count < 5; count += 1) await set(member, otherCode(third));
  expect(await set(member, third)).toMatchObject({ error: 'code_expired' });
  expect(await login(member.account, member.password)).toMatchObject({ code: 200 });
});

test('by e-mail only where one is proved, and the mail names the account', async () => {
  const member = await house.newMember();
  const email = `${member.account}@example.com`;
  expect(await ask(member, 'email')).toMatchObject({ code: 200 });
  await house.ask(identity.emailCode, { email, password: member.password }, { token: member.token });
  const code = codeIn(await nextLetter(house, 'mail', email));
  await house.ask(identity.emailConfirm, { email, code }, { token: member.token });
  house.clock.moveBy(60_000);
  await ask(member, 'email', 'pt');
  const letter = await nextLetter(house, 'mail', email, 2);
  expect(letter.text).toContain(member.account);
  expect(letter.subject).toContain('Sua senha nova');
  expect(await set(member, codeIn(letter))).toMatchObject({ code: 200 });
  expect((await nextLetter(house, 'mail', email, 3)).subject).toContain(
    phrase('en', 'security.mail_password_changed'),
  );
});

test('a phone that an agent typed reaches nobody until the member has verified it', async () => {
  const agent = await house.newMember();
  const facts = newMemberFacts();
  const entered = { ...facts, password_confirmation: facts.password, terms_accepted: true };
  await house.ask(agency.registerSubordinate, entered, { token: agent.token });
  expect(await ask(facts)).toMatchObject({ code: 200 });
  const token = await house.login(facts);
  await house.ask(identity.phoneCode, { phone: facts.phone, password: facts.password }, { token });
  const first = await nextLetter(house, 'sms', facts.phone);
  expect(await lettersTo(house, 'sms', facts.phone)).toHaveLength(1);
  await house.ask(identity.phoneConfirm, { phone: facts.phone, code: codeIn(first) }, { token });
  house.clock.moveBy(60_000);
  await ask(facts);
  expect(await set(facts, await codeTo(facts.phone, 2))).toMatchObject({ code: 200 });
});

test('with two-factor login on a code of the app confirms it, and the code that was sent serves on', async () => {
  const member = await withTwoFactor(house, await house.newMember());
  await ask(member);
  const code = await codeTo(member.phone);
  expect(await set(member, code)).toMatchObject({ error: 'two_factor_required' });
  expect(await set(member, code, { second_code: '000000' })).toMatchObject({ error: 'code_wrong' });
  expect(await login(member.account, anew)).toMatchObject({ error: 'wrong_credentials' });
  expect(await set(member, code, { second_code: member.next() })).toMatchObject({ code: 200 });
});

test('every passkey goes with the forgotten password, and the withdrawal password stays as it is for a day', async () => {
  const member = await house.newMember();
  const origin = house.house.publicUrl().replace('127.0.0.1', 'localhost');
  const { token, password } = member;
  const { challenge, options } = await house.ask(identity.passkeyBegin, { password }, { token });
  const credential = softwareAuthenticator({ origin }).create(options);
  await house.ask(identity.passkeyAdd, { name: 'iPhone', challenge, credential }, { token });
  await ask(member);
  await set(member, await codeTo(member.phone));
  const again = await house.login({ account: member.account, password: anew });
  expect((await house.ask(identity.passkeys, {}, { token: again })).items).toEqual([]);
  const pins = { password: anew, qk_pwd: '482913', qk_pwd_confirmation: '482913' };
  const pin = (lang = 'en') => house.call(identity.setWithdrawalPassword, pins, { token: again, lang });
  expect(await pin()).toMatchObject({ error: 'password_set_anew', data: { hours: 24 } });
  for (const lang of languageCodes)
    expect((await pin(lang)).message).toBe(phrase(lang, 'errors.password_set_anew', { hours: 24 }));
  house.clock.moveBy(86_400_000);
  const later = await house.login({ account: member.account, password: anew });
  expect(await house.call(identity.setWithdrawalPassword, pins, { token: later })).toMatchObject({
    code: 200,
  });
});

test('staff read on the member’s page when a password was set anew', async () => {
  const member = await house.newMember();
  const { token } = await newStaff(house, 'support');
  const seen = async () =>
    (await house.ask(staff.staffMemberGet, { id: member.memberId }, { token })).password_set_anew_at;
  expect(await seen()).toBeNull();
  await ask(member);
  await set(member, await codeTo(member.phone));
  expect(await seen()).toBe(house.clock.now().toISOString());
});

test('of two at once with the right code one sets the password', async () => {
  const member = await house.newMember();
  await ask(member);
  const code = await codeTo(member.phone);
  const words = ['rio-de-janeiro-42', 'copacabana-43'];
  const answers = await Promise.all(
    words.map((word) => set(member, code, { new_password: word, new_password_confirmation: word })),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422]);
  const opened = await Promise.all(words.map((word) => login(member.account, word)));
  expect(opened.filter(({ code }) => code === 200)).toHaveLength(1);
});

test('passwords that differ or are common cost no try; one who is frozen meanwhile sets none', async () => {
  const member = await house.newMember();
  await ask(member);
  const code = await codeTo(member.phone);
  for (let count = 0; count < 6; count += 1) {
    expect(await set(member, code, { new_password_confirmation: 'another-one-1' })).toMatchObject({
      data: { fields: [{ field: 'new_password_confirmation', error: 'passwords_mismatch' }] },
    });
    const common = { new_password: 'senha12345', new_password_confirmation: 'senha12345' };
    expect(await set(member, code, common)).toMatchObject({
      data: { fields: [{ field: 'new_password', error: 'password_common' }] },
    });
  }
  await house.house.db.query(`update member set status = 'frozen' where id = $1`, [member.memberId]);
  expect(await set(member, code)).toMatchObject({ error: 'code_expired' });
  house.clock.moveBy(60_000);
  expect(await ask(member)).toMatchObject({ code: 200 });
  expect(await lettersTo(house, 'sms', member.phone)).toHaveLength(1);
});

test('from one address three of the five: whoever knows CPF and birthday leaves the member some', async () => {
  for (const person of [await house.newMember(), newMemberFacts()]) {
    network += 1;
    for (let count = 0; count < 3; count += 1) {
      expect(await ask(person)).toMatchObject({ code: 200 });
      house.clock.moveBy(60_000);
    }
    expect(await ask(person)).toMatchObject({ error: 'locked_out' });
    network += 1;
    for (let count = 0; count < 2; count += 1) {
      expect(await ask(person)).toMatchObject({ code: 200 });
      house.clock.moveBy(60_000);
    }
    expect(await ask(person)).toMatchObject({ error: 'locked_out' });
  }
});
