import { agency, identity, staff, staffRequests } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newMemberFacts } from '../../../testing/new-member.ts';
import { codeIn, lettersTo, nextLetter } from '../../identity/testing/letters.ts';
import { withTwoFactor } from '../../identity/testing/with-two-factor.ts';
import { verifyAuditChain } from '../audit/verify-audit-chain.ts';
import { actionsAbout, newStaff } from '../testing/staff-at-work.ts';
import { type TwoPeople, twoPeople } from '../testing/two-people.ts';

let house: TestHouse;
let two: TwoPeople;
beforeAll(async () => {
  house = await startTestHouse();
  two = await twoPeople(house, 'risk');
});
afterAll(() => house.close());

type Person = Pick<ReturnType<typeof newMemberFacts>, 'cpf' | 'birth_date'>;

const newNumber = () => newMemberFacts().phone;
const ask = (memberId: string, phone: string, who = two.asker, more = {}) =>
  house.call(
    staffRequests.staffPhoneAsk,
    { id: memberId, phone, evidence: 'CNH, conversa 4711', reason: 'Perdeu o celular', ...more },
    { token: who.token },
  );
const asked = async (memberId: string, phone: string) => {
  const answer = await ask(memberId, phone);
  if (answer.status === 'fail') throw new Error(answer.error);
  return answer.data.id;
};
let network = 0;
let ticket = '';
const forgot = async ({ cpf, birth_date }: Person) => {
  network += 1;
  const asked = { cpf, birth_date, channel: 'phone' };
  ({ ticket } = await house.ask(identity.forgotPasswordCode, asked, { ip: `203.0.113.${network}` }));
};
const anew = 'rio-de-janeiro-42';
const set = ({ cpf, birth_date }: Person, code: string) =>
  house.call(identity.forgotPassword, {
    cpf,
    birth_date,
    ticket,
    code,
    new_password: anew,
    new_password_confirmation: anew,
  });
const deedsAbout = async (memberId: string) =>
  (await actionsAbout(house, memberId)).filter((action) => !action.includes('.view'));

test('one asks, another sets the phone: the code of a forgotten password reaches it, and the one of before no more', async () => {
  const member = await house.newMember();
  const email = `${member.account}@example.com`;
  await house.ask(identity.emailCode, { email, password: member.password }, { token: member.token });
  const bind = codeIn(await nextLetter(house, 'mail', email));
  await house.ask(identity.emailConfirm, { email, code: bind }, { token: member.token });
  await forgot(member);
  const stale = codeIn(await nextLetter(house, 'sms', member.phone));
  const number = newNumber();
  const id = await asked(member.memberId, number);
  house.clock.moveBy(60_000);
  await forgot(member);
  expect(await lettersTo(house, 'sms', number)).toEqual([]);

  expect(await two.decide(id, true)).toMatchObject({
    data: { state: 'done', kind: 'phone', phone: number, evidence: 'CNH, conversa 4711' },
  });
  expect(await set(member, stale)).toMatchObject({ error: 'code_expired' });
  const told = await nextLetter(house, 'mail', email, 2);
  expect(told.text).toContain(number.slice(-4));
  house.clock.moveBy(60_000);
  await forgot(member);
  const code = codeIn(await nextLetter(house, 'sms', number));
  expect(await set(member, code)).toMatchObject({ data: { account: member.account } });
  expect(await deedsAbout(member.memberId)).toEqual(['member.phone_ask', 'member.phone']);
  expect(await verifyAuditChain(house.house.db)).toMatchObject({ brokenAt: null });
});

test('a phone that an agent typed reaches its member once two people have set it', async () => {
  const agent = await house.newMember();
  const facts = newMemberFacts();
  const entered = { ...facts, password_confirmation: facts.password, terms_accepted: true };
  const { member_id } = await house.ask(agency.registerSubordinate, entered, { token: agent.token });
  await two.decide(await asked(member_id, facts.phone), true);
  await forgot(facts);
  expect(await set(facts, codeIn(await nextLetter(house, 'sms', facts.phone)))).toMatchObject({ code: 200 });
});

test('it is refused to who asked, to who may not, for a phone that another has verified, and twice at once', async () => {
  const [member, other] = [await house.newMember(), await house.newMember()];
  const support = await newStaff(house, 'support');
  expect(await ask(member.memberId, newNumber(), support)).toMatchObject({ error: 'forbidden' });
  await house.ask(identity.phoneCode, { phone: other.phone }, { token: other.token, ip: '203.0.113.250' });
  const code = codeIn(await nextLetter(house, 'sms', other.phone));
  const id = await asked(member.memberId, other.phone);
  await house.ask(identity.phoneConfirm, { phone: other.phone, code }, { token: other.token });
  expect(await two.decide(id, true)).toMatchObject({ error: 'phone_taken' });
  expect(await two.decide(id, false)).toMatchObject({ data: { state: 'refused' } });
  expect(await ask(member.memberId, other.phone)).toMatchObject({ error: 'phone_taken' });
  expect(await ask(member.memberId, '123')).toMatchObject({ error: 'invalid_input' });

  const number = newNumber();
  const asks = await Promise.all(Array.from({ length: 4 }, () => ask(member.memberId, number)));
  expect(asks.filter(({ code }) => code === 200)).toHaveLength(1);
  const { items } = await house.ask(
    staffRequests.staffRequests,
    { member_id: member.memberId },
    { token: two.decider.token },
  );
  const waiting = items.find(({ state }) => state === 'waiting')?.id ?? '';
  expect(await two.decide(waiting, true, two.asker)).toMatchObject({ error: 'same_reviewer' });
  const decisions = await Promise.all([1, 2, 3].map(() => two.decide(waiting, true)));
  expect(decisions.filter(({ code }) => code === 200)).toHaveLength(1);
  const { phone } = await house.ask(identity.securityStatus, {}, { token: member.token });
  expect(phone).toBe(number);
});

test('no other phone is set for a member who has come in since it was asked for, and verified a phone, an e-mail or a password', async () => {
  const bound = await house.newMember();
  const email = `${bound.account}@example.com`;
  const [verified, anewed] = [await house.newMember(), await house.newMember()];
  const ids: string[] = [];
  for (const { memberId } of [verified, anewed, bound]) ids.push(await asked(memberId, newNumber()));
  house.clock.moveBy(60_000);
  const { phone } = verified;
  await house.ask(identity.phoneCode, { phone }, { token: verified.token, ip: '203.0.113.251' });
  const code = codeIn(await nextLetter(house, 'sms', phone));
  await house.ask(identity.phoneConfirm, { phone, code }, { token: verified.token });
  await forgot(anewed);
  await set(anewed, codeIn(await nextLetter(house, 'sms', anewed.phone)));
  const { token, password } = bound;
  await house.ask(identity.emailCode, { email, password }, { token, ip: '203.0.113.252' });
  const bind = codeIn(await nextLetter(house, 'mail', email));
  await house.ask(identity.emailConfirm, { email, code: bind }, { token: bound.token });
  for (const id of ids)
    expect(await two.decide(id, true)).toMatchObject({ code: 409, error: 'access_changed' });
  for (const id of ids) expect(await two.decide(id, false)).toMatchObject({ data: { state: 'refused' } });
  expect(await house.ask(identity.securityStatus, {}, { token: verified.token })).toMatchObject({ phone });
  // Asked for anew it is looked at as it stands now.
  expect(await two.decide(await asked(verified.memberId, newNumber()), true)).toMatchObject({ code: 200 });
});

test('who has lost the app of two-factor login with the phone gets in again once two people have ended it, and not before', async () => {
  const { memberId, ...member } = await withTwoFactor(house, await house.newMember());
  const ends = { ends_two_factor: true };
  const plain = await house.newMember();
  expect(await ask(plain.memberId, newNumber(), two.asker, ends)).toMatchObject({ error: 'two_factor_off' });

  const set2 = async (phone: string, more = {}) => {
    const answer = await ask(memberId, phone, two.asker, more);
    if (answer.status === 'fail') throw new Error(answer.error);
    expect(answer.data.ends_two_factor).toBe('ends_two_factor' in more);
    expect(await two.decide(answer.data.id, true)).toMatchObject({ code: 200 });
    house.clock.moveBy(60_000);
    await forgot(member);
    return set(member, codeIn(await nextLetter(house, 'sms', phone)));
  };
  house.clock.moveBy(60_000);
  expect(await set2(newNumber())).toMatchObject({ error: 'two_factor_required' });
  house.clock.moveBy(60_000);
  expect(await set2(newNumber(), ends)).toMatchObject({ code: 200 });
  await house.login({ ...member, password: anew });
  const { token } = await newStaff(house, 'risk');
  expect(await house.ask(staff.staffMemberGet, { id: memberId }, { token })).toMatchObject({
    has_two_factor: false,
  });
});

test('where no text message can be sent no other phone is asked for: nothing would reach it, and the one that was verified would be gone', async () => {
  const silent = await startTestHouse({ SANDBOX: 'off' });
  try {
    const { memberId } = await silent.newMember();
    const { asker } = await twoPeople(silent, 'risk');
    const input = { id: memberId, phone: newNumber(), evidence: 'CNH', reason: 'Perdeu o celular' };
    expect(await silent.call(staffRequests.staffPhoneAsk, input, { token: asker.token })).toMatchObject({
      code: 503,
      error: 'sms_unavailable',
    });
  } finally {
    await silent.close();
  }
});
