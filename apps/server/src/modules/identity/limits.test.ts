import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const { captcha, register, login, verifyPassword, changePassword, setWithdrawalPassword } = identity;

const limited = [
  captcha,
  register,
  login,
  verifyPassword,
  changePassword,
  setWithdrawalPassword,
  identity.twoFactorLogin,
  identity.passkeyLoginBegin,
  identity.passkeyLogin,
  identity.demo,
  identity.emailCode,
  identity.emailConfirm,
  identity.emailRemove,
  identity.phoneCode,
  identity.phoneConfirm,
  identity.twoFactorBegin,
  identity.twoFactorConfirm,
  identity.twoFactorCodes,
  identity.twoFactorDisable,
  identity.passkeyBegin,
  identity.passkeyAdd,
  identity.passkeyRemove,
];

test.each(limited.map(({ path, perMinute = 0 }) => [path, perMinute] as const))(
  '[R46] %s answers an address %i times a minute, then says so',
  async (path, perMinute) => {
    const ask = async (lang: string) => {
      const url = `${path}?lang=${lang}`;
      const options = { method: 'POST', url, payload: {}, remoteAddress: `192.0.2.${path.length}` } as const;
      return (await house.server.inject(options)).json();
    };
    expect(perMinute).toBeGreaterThan(0);
    for (let request = 1; request <= perMinute; request += 1) expect((await ask('en')).code).not.toBe(429);
    const refused = { code: 429, status: 'fail', error: 'too_many_requests', data: null };
    expect(await ask('en')).toEqual({
      ...refused,
      message: 'Too many requests. Wait a moment and try again',
    });
    expect(await ask('pt')).toEqual({
      ...refused,
      message: 'Muitas solicitações. Espere um momento e tente de novo',
    });
  },
);

test('[R46] a body is bounded, and so is every text in it', async () => {
  const ip = '198.51.100.1';
  const body = { account: 'x'.repeat(70_000), password: 'wrong-one' };
  expect(await house.call(login, body, { ip })).toMatchObject({ code: 413, error: 'body_too_large' });
  const long = { account: 'x'.repeat(65), password: 'y'.repeat(129) };
  expect(await house.call(login, long, { ip })).toMatchObject({
    data: { fields: [{ error: 'field_too_long' }, { error: 'password_too_long' }] },
  });
});
