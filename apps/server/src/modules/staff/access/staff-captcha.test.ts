import { identity, staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { drawn } from '../../../testing/watched-captcha.ts';
import { newStaff } from '../testing/staff-at-work.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ CAPTCHA: 'on' });
});
afterAll(() => house.close());

// Each try from an address of its own: what counts is the e-mail.
let address = 0;
const login = (input: object) => {
  address += 1;
  return house.call(staff.staffLogin, { ...input }, { ip: `198.51.100.${address % 250}` });
};
async function code() {
  const { captcha_key } = await house.ask(identity.captcha, {});
  return { captcha_key, captcha_code: drawn.text };
}

test('guesses from many addresses lock nobody out: from the third on a verification code is asked for', async () => {
  const { email, password } = await newStaff(house, 'finance');
  const wrong = { email, password: 'not the password' };
  expect(await login(wrong)).toMatchObject({ error: 'wrong_credentials', data: { captcha_required: false } });
  expect(await login(wrong)).toMatchObject({ error: 'wrong_credentials', data: { captcha_required: true } });
  expect(await login({ email, password })).toMatchObject({ code: 422, error: 'captcha_required' });
  for (let guess = 0; guess < 10; guess += 1)
    expect(await login({ ...wrong, ...(await code()) })).toMatchObject({ error: 'wrong_credentials' });
  const { captcha_key } = await code();
  expect(await login({ email, password, captcha_key, captcha_code: 'wrong' })).toMatchObject({
    error: 'captcha_wrong',
  });
  expect(await login({ email, password, ...(await code()) })).toMatchObject({ code: 200 });
  expect(await login({ email, password })).toMatchObject({ code: 200 });
});

test('guesses at once without a code are no more than guesses in a row', async () => {
  const { email } = await newStaff(house, 'content');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => login({ email, password: 'not the password' })),
  );
  const errors = answers.map((answer) => (answer.status === 'fail' ? answer.error : 'opened'));
  expect(errors.filter((error) => error === 'wrong_credentials')).toHaveLength(2);
  expect(errors.filter((error) => error === 'captcha_required')).toHaveLength(10);
});
