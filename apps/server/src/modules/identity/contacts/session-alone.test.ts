import { agency, identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newMemberFacts } from '../../../testing/new-member.ts';
import { codeIn, nextLetter } from '../testing/letters.ts';
import { withTwoFactor } from '../testing/with-two-factor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const missing = {
  error: 'invalid_input',
  data: { fields: [{ field: 'password', error: 'enter_password' }] },
};

test('[S2.35] [S2.37] a session alone binds no e-mail and no other phone, for a code to them sets a new password', async () => {
  const { token, password, phone, account } = await house.newMember();
  const email = `${account}@example.com`;
  const askEmail = (more = {}) => house.call(identity.emailCode, { email, ...more }, { token });
  const askPhone = (number: string, more = {}) =>
    house.call(identity.phoneCode, { phone: number, ...more }, { token });
  expect(await askEmail()).toMatchObject(missing);
  expect(await askEmail({ password: 'not-mine' })).toMatchObject({ error: 'password_wrong' });
  const other = newMemberFacts().phone;
  expect(await askPhone(other)).toMatchObject(missing);
  // The phone that the account has: nobody gains by proving it.
  expect(await askPhone(phone)).toMatchObject({ code: 200 });
  expect(await askEmail({ password })).toMatchObject({ code: 200 });
  const code = codeIn(await nextLetter(house, 'mail', email));
  await house.ask(identity.emailConfirm, { email, code }, { token });
});

test('with two-factor login on a first e-mail asks for a code of the app as well', async () => {
  const { token, password, account, next } = await withTwoFactor(house, await house.newMember());
  const email = `${account}@example.com`;
  const ask = (more = {}) => house.call(identity.emailCode, { email, password, ...more }, { token });
  expect(await ask()).toMatchObject({ error: 'two_factor_required' });
  expect(await ask({ second_code: next() })).toMatchObject({ code: 200 });
});

test('a phone that somebody else has typed, or that is not known to the member, is not proved by a session alone either', async () => {
  const agent = await house.newMember();
  const facts = newMemberFacts();
  const entered = { ...facts, password_confirmation: facts.password, terms_accepted: true };
  await house.ask(agency.registerSubordinate, entered, { token: agent.token });
  const handed = { ...facts, token: await house.login(facts) };
  const own = await house.newMember();
  await house.ask(identity.waysClose, { password: own.password, phone: true }, { token: own.token });
  for (const { token, phone, password } of [handed, own]) {
    expect(await house.call(identity.phoneCode, { phone }, { token })).toMatchObject(missing);
    const wrong = { phone, password: 'not-mine' };
    expect(await house.call(identity.phoneCode, wrong, { token })).toMatchObject({ error: 'password_wrong' });
    expect(await house.call(identity.phoneCode, { phone, password }, { token })).toMatchObject({ code: 200 });
  }
});
