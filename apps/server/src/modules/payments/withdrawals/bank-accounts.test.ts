import { payments } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { newCpf } from '../../../testing/new-member.ts';
import { type Member, type PaymentsHouse, qkPwd, startPaymentsHouse } from '../testing/payments-house.ts';
import { approveWithdrawal } from './review-withdrawal.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterAll(() => lab.test.close());

const bank = { kind: 'bank', value: '12.345-6', bank: '60701190', branch: '0123', account_type: 'savings' };
const add = (member: Member, input: object, lang = 'en') =>
  lab.test.call(
    payments.memberBankAdd,
    { holder_name: member.realname, ...input },
    { token: member.token, lang },
  );
const list = async (member: Member) =>
  (await lab.test.ask(payments.memberBank, {}, { token: member.token })).items;
const remove = (member: Member, id: string) =>
  lab.test.call(payments.memberBankDelete, { id }, { token: member.token });
const added = async (member: Member, input: object) => {
  const answer = await add(member, input);
  if (answer.status === 'fail') throw new Error(JSON.stringify(answer));
  return answer.data;
};

test('[S7.17] [S7.59] added, listed masked, removed', async () => {
  const member = await lab.test.newMember();
  expect(await list(member)).toEqual([]);
  const account = await added(member, bank);
  const key = await added(member, { kind: 'cpf', value: member.cpf });
  const mail = await added(member, { kind: 'email', value: 'Pessoa@Example.com' });
  const phone = await added(member, { kind: 'phone', value: '11 98765-4321' });
  expect(account).toMatchObject({ kind: 'bank', label: '60701190 · 0123 · •••456', account_type: 'savings' });
  expect(key.label).not.toContain(member.cpf);
  expect(mail.label).toBe('p•••@example.com');
  expect(phone.label).toBe('+55•••4321');
  expect(await list(member)).toEqual([account, key, mail, phone]);
  expect(await remove(member, account.id)).toMatchObject({ code: 200, data: {} });
  expect(await list(member)).toEqual([key, mail, phone]);
  expect(await remove(member, account.id)).toMatchObject({ code: 404, error: 'bank_account_unknown' });
});

test('saving the same again, even twenty times at once, gives the one that is there', async () => {
  const member = await lab.test.newMember();
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(member, bank)));
  for (const answer of answers) expect(answer).toMatchObject({ code: 200 });
  expect(new Set(answers.map((answer) => answer.status === 'success' && answer.data.id)).size).toBe(1);
  expect(await list(member)).toHaveLength(1);
});

test('[R46] at most ten', async () => {
  const member = await lab.test.newMember();
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) => add(member, { ...bank, value: `10000${10 + index}` })),
  );
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(10);
  const [en, pt] = [await add(member, bank), await add(member, bank, 'pt')];
  expect(en).toMatchObject({ code: 422, error: 'bank_accounts_full' });
  expect(en.message).not.toBe(pt.message);
});

test('[R15] only what is well formed and the member’s own', async () => {
  const member = await lab.test.newMember();
  const fields = (input: object) => add(member, { ...bank, ...input });
  expect(await add(member, { kind: 'cpf', value: newCpf() })).toMatchObject({ error: 'pix_key_not_own' });
  expect(await add(member, { ...bank, holder_name: 'Outra Pessoa' })).toMatchObject({
    error: 'holder_not_own',
  });
  expect(await fields({ bank: '341' })).toMatchObject({ data: { fields: [{ field: 'bank' }] } });
  expect(await fields({ branch: '' })).toMatchObject({ data: { fields: [{ field: 'branch' }] } });
  expect(await fields({ value: 'abc' })).toMatchObject({ data: { fields: [{ field: 'value' }] } });
  expect(await add(member, { kind: 'email', value: 'nobody' })).toMatchObject({
    data: { fields: [{ field: 'value', error: 'pix_key_invalid' }] },
  });
  expect(await list(member)).toEqual([]);
});

test("[R40] another member's account does not exist for anybody else", async () => {
  const [owner, other] = [await lab.test.newMember(), await lab.richMember('100.00')];
  const { id } = await added(owner, bank);
  expect(await remove(other, id)).toMatchObject({ code: 404, error: 'bank_account_unknown' });
  const steal = {
    name: other.realname,
    money: '50.00',
    payment_type: 'bank',
    qk_pwd: qkPwd,
    member_bank_id: id,
  };
  expect(await lab.test.call(payments.drawing, steal, { token: other.token })).toMatchObject({
    code: 404,
    error: 'bank_account_unknown',
  });
  expect(await list(other)).toEqual([]);
  expect(await list(owner)).toHaveLength(1);
});

test('[S3.06] a withdrawal to a saved account goes there, and shows it after the account is removed', async () => {
  const member = await lab.richMember('1000.00');
  const account = await added(member, bank);
  const phone = await added(member, { kind: 'phone', value: '11 98765-4321' });
  const to = (payment_type: string, member_bank_id: string) =>
    lab.withdraw(member, '100.00', { payment_type, member_bank_id, cpf_id: undefined });
  const shown = await to('bank', account.id);
  expect(shown).toMatchObject({ payment_type: 'bank', destination: account.label, fee: '3.00' });
  expect(await to('phone', phone.id)).toMatchObject({ destination: phone.label });
  await expect(to('email', phone.id)).rejects.toThrow('bank_account_unknown');
  await remove(member, account.id);
  await inTransaction(lab.test.house.db, (tx) =>
    approveWithdrawal(tx, lab.test.house, shown.id, 'ana@arara.test', 'submitted'),
  );
  expect(await lab.withdrawalIn(member, shown.id, 'paid')).toMatchObject({ destination: account.label });
  expect(lab.sandbox.list().payouts[0]).toMatchObject({
    valor: '97.00',
    favorecido: {
      cpf: member.cpf,
      contaBanco: { ispb: '60701190', agencia: '0123', conta: '123456', tipoConta: 'POUPANCA' },
    },
  });
  await lab.expectEvenBooks();
});
