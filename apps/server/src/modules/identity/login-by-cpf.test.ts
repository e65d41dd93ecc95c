import { identity } from '@arara/contract';
import { withCheckDigits } from '@arara/pix/cpf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

let address = 0;
const login = (account: string, password: string) => {
  address += 1;
  return house.call(identity.login, { account, password }, { ip: `203.0.113.${address}` });
};
const punctuated = (cpf: string) =>
  `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`;

test('[S1.02] [S7.02] the CPF logs in like the account, however it is punctuated', async () => {
  const { cpf, password, memberId } = await house.newMember();
  for (const typed of [cpf, punctuated(cpf), ` ${cpf.slice(0, 9)} ${cpf.slice(9)} `]) {
    expect(await login(typed, password)).toMatchObject({ code: 200, data: { member_id: memberId } });
  }
});

test('[R41] who tries an account and its CPF in turn has five tries in all, and the member reads of them', async () => {
  const { account, cpf, password, memberId } = await house.newMember();
  const names = [account, cpf, punctuated(cpf), account.toUpperCase(), cpf];
  for (const name of names)
    expect(await login(name, 'wrong-one')).toMatchObject({ error: 'wrong_credentials' });
  for (const name of [account, punctuated(cpf)])
    expect(await login(name, password)).toMatchObject({ code: 429, error: 'locked_out' });
  const { rows } = await house.house.db.query(
    `select outcome from login_event where member_id = $1 and outcome = 'wrong_password'`,
    [memberId],
  );
  expect(rows).toHaveLength(5);
});

test('[R41] a CPF that nobody has is counted like one that somebody has, whatever its spelling, and is written down nowhere', async () => {
  const cpf = withCheckDigits('987001234');
  for (const name of [cpf, punctuated(cpf), cpf, ` ${cpf}`, punctuated(cpf)])
    expect(await login(name, 'wrong-one')).toMatchObject({ error: 'wrong_credentials' });
  expect(await login(punctuated(cpf), 'wrong-one')).toMatchObject({ code: 429, error: 'locked_out' });
  const { rows } = await house.house.db.query<{ subject: string }>('select subject from secret_try');
  expect(rows.filter(({ subject }) => subject.replace(/\D/g, '').includes(cpf))).toEqual([]);
});

test('a CPF of before that is no longer a member’s opens nothing, nor does one with a wrong digit', async () => {
  const { cpf, password, memberId } = await house.newMember();
  const wrongDigit = `${cpf.slice(0, 10)}${(Number(cpf[10]) + 1) % 10}`;
  expect(await login(wrongDigit, password)).toMatchObject({ error: 'wrong_credentials' });
  await house.house.db.query('update member set deleted_at = $2 where id = $1', [
    memberId,
    house.clock.now(),
  ]);
  expect(await login(cpf, password)).toMatchObject({ error: 'wrong_credentials' });
});

test('nobody takes a CPF as the name of an account; one of before that has it as such keeps the own login', async () => {
  const { cpf, password, memberId } = await house.newMember();
  await expect(house.newMember({ account: cpf })).rejects.toThrow('account_is_cpf');
  const old = await house.newMember();
  await house.house.db.query('update member set account = $2 where id = $1', [old.memberId, cpf]);
  expect(await login(cpf, old.password)).toMatchObject({ code: 200, data: { member_id: old.memberId } });
  expect(await login(punctuated(cpf), password)).toMatchObject({ code: 200, data: { member_id: memberId } });
});
