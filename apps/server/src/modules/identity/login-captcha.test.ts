import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newMemberFacts } from '../../testing/new-member.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ CAPTCHA: 'on' });
});
afterAll(() => house.close());

let address = 0;
const ip = () => {
  address += 1;
  return `198.51.100.${address}`;
};

/** A code and its answer, by the way of those who cannot see. */
async function sum() {
  const captcha = await house.ask(identity.captcha, { kind: 'sum' }, { ip: ip() });
  const [a = 0, b = 0] = (captcha.question.match(/\d+/g) ?? []).map(Number);
  return { captcha_key: captcha.captcha_key, captcha_code: String(a + b) };
}

async function newMember() {
  const { password, ...facts } = newMemberFacts();
  const form = {
    ...facts,
    password,
    password_confirmation: password,
    terms_accepted: true,
    ...(await sum()),
  };
  await house.ask(identity.register, form, { ip: ip() });
  return { account: facts.account, password };
}

const login = (input: object) => house.call(identity.login, { ...input }, { ip: ip() });

test('after two failures a code is asked for, and the second failure says so', async () => {
  const { account, password } = await newMember();
  const wrong = { account, password: 'wrong-one' };
  expect(await login(wrong)).toMatchObject({ error: 'wrong_credentials', data: { captcha_required: false } });
  expect(await login(wrong)).toMatchObject({ error: 'wrong_credentials', data: { captcha_required: true } });
  expect(await login({ account, password })).toMatchObject({ code: 422, error: 'captcha_required' });
  const { captcha_key } = await sum();
  const guess = { account, password, captcha_key, captcha_code: '1' };
  expect(await login(guess)).toMatchObject({ code: 422, error: 'captcha_wrong' });
  expect(await login({ account, password, ...(await sum()) })).toMatchObject({ code: 200 });
  expect(await login({ account, password })).toMatchObject({ code: 200 });
});

test('a missing or wrong code does not count as a failure', async () => {
  const { account, password } = await newMember();
  for (let failure = 0; failure < 2; failure += 1) await login({ account, password: 'wrong-one' });
  for (let failure = 0; failure < 10; failure += 1) await login({ account, password: 'wrong-one' });
  expect(await login({ account, password, ...(await sum()) })).toMatchObject({ code: 200 });
});

test('guesses at once without a code are no more than guesses in a row', async () => {
  const { account } = await newMember();
  const envelopes = await Promise.all(
    Array.from({ length: 30 }, () => login({ account, password: 'wrong-one' })),
  );
  const errors = envelopes.map((envelope) => (envelope.status === 'fail' ? envelope.error : 'opened'));
  expect(errors.filter((error) => error === 'wrong_credentials')).toHaveLength(2);
});
