import { staff, staffAccess } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf as appCode } from '../../../testing/authenticator.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff } from '../testing/staff-at-work.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const next = 'papagaio-verde-10';
const codeOf = (secret: string) => appCode(secret, house.clock.now());

/** A colleague at work whose account has an app; no code of the moment has been used. */
async function withApp() {
  const { email, password, token } = await newStaff(house, 'finance');
  const { secret } = await house.ask(staffAccess.staffTwoFactorBegin, { password }, { token });
  await house.ask(staffAccess.staffTwoFactorConfirm, { code: codeOf(secret) }, { token });
  house.clock.moveBy(60_000);
  const change = (code?: string) =>
    house.call(
      staffAccess.staffPasswordChange,
      { password, new_password: next, ...(code !== undefined && { code }) },
      { token },
    );
  const logIn = (withPassword: string, code: string) =>
    house.call(staff.staffLogin, { email, password: withPassword, code });
  return { password, secret, change, logIn };
}

test('an account with an app sets its password with a code of it, which is used up by that', async () => {
  const { password, secret, change, logIn } = await withApp();
  expect(await change()).toMatchObject({ code: 401, error: 'two_factor_required' });
  expect(await change('12345')).toMatchObject({
    data: { fields: [{ field: 'code', error: 'code_format' }] },
  });
  const code = codeOf(secret);
  const both = await Promise.all([change(code), change(code)]);
  expect(both.map((answer) => answer.code).toSorted()).toEqual([200, 422]);
  expect(await logIn(next, code)).toMatchObject({ error: 'code_wrong' });
  house.clock.moveBy(60_000);
  expect(await logIn(password, codeOf(secret))).toMatchObject({ error: 'wrong_credentials' });
  expect(await logIn(next, codeOf(secret))).toMatchObject({ code: 200 });
});

test('a wrong code changes nothing, and the password beside it does not buy more guesses', async () => {
  const { password, secret, change, logIn } = await withApp();
  for (let n = 1; n <= 5; n += 1) expect(await change(`00000${n}`)).toMatchObject({ error: 'code_wrong' });
  expect(await change(codeOf(secret))).toMatchObject({ error: 'locked_out' });
  expect(await logIn(password, codeOf(secret))).toMatchObject({ code: 200 });
});
