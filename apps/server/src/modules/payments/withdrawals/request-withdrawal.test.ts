import { identity, payments } from '@arara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { newCpf } from '../../../testing/new-member.ts';
import {
  type Member,
  type PaymentsHouse,
  qkPwd,
  setWithdrawalPassword,
  startPaymentsHouse,
} from '../testing/payments-house.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

const submit = (member: Member, input: object = {}, options: object = {}) =>
  lab.test.call(
    payments.drawing,
    {
      name: member.realname,
      money: '100.00',
      payment_type: 'cpf',
      qk_pwd: qkPwd,
      cpf_id: member.cpf,
      ...input,
    },
    { token: member.token, ...options },
  );
const countOf = async (member: Member) =>
  (await lab.test.ask(payments.drawingList, {}, { token: member.token })).total;
/** The connection breaks once the database has committed the next withdrawal, before it has said so. */
function loseNextCommit(): void {
  const { db } = lab.test.house;
  const connect = db.connect.bind(db);
  const seen = new WeakSet<object>();
  const watched = async () => {
    const client = await connect();
    // Others take connections too meanwhile, and one may be taken again.
    if (seen.has(client)) return client;
    seen.add(client);
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    let isOurs = false;
    const lossy = async (...asked: unknown[]) => {
      isOurs = asked[0] !== 'begin' && (isOurs || String(asked[0]).startsWith('insert into withdrawal '));
      const told = await query(...asked);
      if (!isOurs || asked[0] !== 'commit') return told;
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    };
    vi.spyOn(client, 'query').mockImplementation(lossy as never);
    return client;
  };
  // The pool's own queries pass a callback.
  vi.spyOn(db, 'connect').mockImplementation(((callback?: never) =>
    callback ? connect(callback) : watched()) as never);
}
/** The same refusal in two languages: its code, and words that differ. */
async function expectRefusal(member: Member, input: object, expected: object): Promise<void> {
  const before = await lab.balances(member);
  const [en, pt] = [await submit(member, input), await submit(member, input, { lang: 'pt' })];
  expect(en).toMatchObject(expected);
  expect(pt).toMatchObject(expected);
  expect(en.message).not.toBe(pt.message);
  expect(await lab.balances(member)).toEqual(before);
}

describe('submitting', () => {
  test('[S7.16] [S3.06] [S2.45] [S4.07] [S8.07] [S1.04] holds the funds and waits for review', async () => {
    const member = await lab.richMember('500.00');
    const answer = await submit(member, { money: '200.00', member_remark: '  obrigado ' });
    expect(answer).toMatchObject({
      code: 200,
      status: 'success',
      data: {
        state: 'submitted',
        is_reviewed: false,
        money: '200.00',
        fee: '2.00',
        money_received: '198.00',
        payment_type: 'cpf',
        member_remark: 'obrigado',
        reason: '',
        reviewed_at: null,
        paid_at: null,
      },
    });
    if (answer.status === 'fail') throw new Error('refused');
    const { data } = answer;
    expect(data.order_number).toMatch(/^W\d{6}[2-9A-HJ-NP-Z]{8}$/);
    expect(data.destination).not.toContain(member.cpf);
    expect(data.destination).toContain(member.cpf.slice(3, 6));
    expect(new Date(data.due_at).getTime() - new Date(data.created_at).getTime()).toBe(120 * 60_000);
    expect(await lab.balances(member)).toMatchObject({
      money: '300.00',
      held_money: '200.00',
      total_money: '500.00',
      withdrawable_money: '300.00',
    });
    expect(
      await lab.test.ask(payments.drawingGet, { withdrawal_id: data.id }, { token: member.token }),
    ).toEqual(data);
  });

  test.each([
    ['phone', { phone_number: '(11) 98765-4321' }],
    ['email', { email: 'Pessoa@Example.com' }],
    ['evp', { evp: '123E4567-E89B-12D3-A456-426614174000' }],
    ['cnpj', { cnpj: '11.222.333/0001-81' }],
  ])('[S3.06] to a key of the kind %s, masked', async (kind, field) => {
    const member = await lab.richMember('100.00');
    const answer = await submit(member, { payment_type: kind, cpf_id: undefined, ...field });
    expect(answer).toMatchObject({ code: 200, data: { payment_type: kind } });
    const { destination } = answer.status === 'success' ? answer.data : { destination: '' };
    expect(destination).toContain('•••');
    for (const value of Object.values(field)) expect(destination).not.toBe(value);
  });

  test('[S9.14] the quote names the fees before anything is confirmed', async () => {
    const member = await lab.richMember('500.00');
    const quote = (money: string, payment_type = 'cpf') =>
      lab.test.ask(payments.drawingQuote, { money, payment_type }, { token: member.token });
    expect(await quote('333.33')).toEqual({
      money: '333.33',
      fee_percent: '0.50',
      fee_fixed: '1.00',
      fee: '2.66',
      money_received: '330.67',
      withdrawable_money: '500.00',
    });
    expect(await quote('100.00', 'bank')).toMatchObject({ fee: '3.00', money_received: '97.00' });
    expect(await submit(member, { money: '333.33' })).toMatchObject({ data: { fee: '2.66' } });
  });
});

describe('refusals', () => {
  test('[S5.09] name, kind, amount, key and password are all needed', async () => {
    const member = await lab.richMember('100.00');
    const fields = async (input: object) => {
      const answer = await submit(member, input);
      if (answer.status === 'success') throw new Error('accepted');
      expect(answer).toMatchObject({ code: 422, error: 'invalid_input' });
      return (answer.data as { fields: { field: string; error: string; message: string }[] }).fields;
    };
    expect(await fields({ name: '' })).toMatchObject([{ field: 'name', error: 'enter_name' }]);
    expect(await fields({ money: '' })).toMatchObject([{ field: 'money', error: 'enter_amount' }]);
    expect(await fields({ payment_type: 'cash' })).toMatchObject([{ field: 'payment_type' }]);
    expect(await fields({ cpf_id: undefined })).toMatchObject([
      { field: 'cpf_id', error: 'pix_key_invalid' },
    ]);
    expect(await fields({ cpf_id: '12345678900' })).toMatchObject([{ field: 'cpf_id' }]);
    expect(await fields({ qk_pwd: '' })).toMatchObject([{ error: 'enter_withdrawal_password' }]);
    expect(await countOf(member)).toBe(0);
  });

  test('[S5.06] the withdrawal password has six digits', async () => {
    const member = await lab.richMember('100.00');
    for (const qk_pwd of ['12345', '1234567', 'abcdef'])
      expect(await submit(member, { qk_pwd })).toMatchObject({
        data: { fields: [{ field: 'qk_pwd', error: 'withdrawal_password_format' }] },
      });
  });

  test('without a withdrawal password', async () => {
    const member = await lab.test.newMember();
    await expectRefusal(member, {}, { code: 422, error: 'withdrawal_password_unset' });
  });

  test('a wrong one, and from the fifth on none at all until the day is over', async () => {
    const member = await lab.richMember('100.00');
    const wrong = { qk_pwd: '000000' };
    expect(await submit(member, wrong)).toMatchObject({
      code: 422,
      error: 'withdrawal_password_wrong',
      data: { left: 4 },
    });
    for (let index = 0; index < 4; index += 1) await submit(member, wrong);
    await expectRefusal(member, wrong, { error: 'withdrawal_password_locked' });
    expect(await submit(member)).toMatchObject({ error: 'withdrawal_password_locked' });
    lab.test.clock.moveBy(86_400_000);
    const login = { account: member.account, password: member.password };
    const { token } = await lab.test.ask(identity.login, login);
    expect(await submit({ ...member, token })).toMatchObject({ code: 200 });
  });

  test('[S5.08] an amount outside the limits of the method', async () => {
    const member = await lab.richMember('90000.00');
    await expectRefusal(
      member,
      { money: '19.99' },
      { error: 'amount_below_minimum', data: { min: '20.00' } },
    );
    await expectRefusal(
      member,
      { money: '50000.01' },
      { error: 'amount_above_maximum', data: { max: '50000.00' } },
    );
    expect((await submit(member, { money: '19.99' }, { lang: 'pt' })).message).toMatch(/R\$\s20,00/);
    expect(await submit(member, { money: '50000.00' })).toMatchObject({ code: 200 });
  });

  test('more than there is', async () => {
    const member = await lab.richMember('100.00');
    await expectRefusal(member, { money: '100.01' }, { code: 422, error: 'insufficient_funds' });
    expect(await submit(member, { money: '100.00' })).toMatchObject({ code: 200 });
  });

  test('money that is still under rollover', async () => {
    const member = await lab.richMember('50.00');
    await lab.credited(member, '100.00');
    await expectRefusal(
      member,
      { money: '50.01' },
      { error: 'rollover_remaining', data: { amount: '0.01', withdrawable: '50.00', remaining: '100.00' } },
    );
    expect((await submit(member, { money: '60.00' }, { lang: 'pt' })).message).toMatch(/R\$\s10,00/);
    expect(await submit(member, { money: '50.00' })).toMatchObject({ code: 200 });
  });

  test("[R15] a CPF that is not the member's, or another name", async () => {
    const member = await lab.richMember('100.00');
    await expectRefusal(member, { cpf_id: newCpf() }, { code: 422, error: 'pix_key_not_own' });
    await expectRefusal(
      member,
      { name: 'Outra Pessoa' },
      { error: 'holder_not_own', data: { field: 'name' } },
    );
    // Accents, case and spaces do not make another person.
    expect(await submit(member, { name: ' PESSOA  de tèste' })).toMatchObject({ code: 200 });
  });

  test('a bank account that is not known, or not saved', async () => {
    const member = await lab.richMember('100.00');
    const bank = { payment_type: 'bank', cpf_id: undefined };
    await expectRefusal(member, bank, { code: 404, error: 'bank_account_unknown' });
    const unknown = { ...bank, member_bank_id: '0190a4d2-0000-7000-8000-000000000001' };
    await expectRefusal(member, unknown, { code: 404, error: 'bank_account_unknown' });
  });

  test('more than three under way', async () => {
    const member = await lab.richMember('1000.00');
    for (let index = 0; index < 3; index += 1) expect(await submit(member)).toMatchObject({ code: 200 });
    await expectRefusal(member, {}, { code: 422, error: 'too_many_pending' });
  });

  test('a demo member', async () => {
    const member = await lab.test.newMember();
    await setWithdrawalPassword(lab.test, member);
    await lab.test.house.db.query('update member set is_demo = true, cpf = null where id = $1', [
      member.memberId,
    ]);
    await expectRefusal(member, {}, { code: 403, error: 'demo_not_allowed' });
  });
});

describe('repeated and at once', () => {
  test('[R19] the same key answers the same withdrawal, another body is refused', async () => {
    const member = await lab.richMember('500.00');
    const key = { idempotencyKey: 'w-1' };
    const first = await submit(member, {}, key);
    expect(first).toMatchObject({ code: 200 });
    expect(await submit(member, {}, key)).toEqual(first);
    expect(await submit(member, { money: '101.00' }, key)).toMatchObject({
      code: 409,
      error: 'idempotency_conflict',
    });
    expect(await submit(member, { qk_pwd: '000000' }, key)).toMatchObject({
      error: 'withdrawal_password_wrong',
    });
    expect(await lab.balances(member)).toMatchObject({ held_money: '100.00' });
    expect(await countOf(member)).toBe(1);
  });

  test('twenty submissions of the whole balance at once hold it once', async () => {
    const member = await lab.richMember('100.00');
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(member)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    for (const answer of answers.filter((entry) => entry.status === 'fail'))
      expect(answer).toMatchObject({
        error: expect.stringMatching(/insufficient_funds|withdrawal_password/),
      });
    expect(await lab.balances(member)).toMatchObject({ money: '0.00', held_money: '100.00' });
  });

  test('[R19] fifteen at once with one key are one withdrawal', async () => {
    const member = await lab.richMember('500.00');
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => submit(member, {}, { idempotencyKey: 'w-2' })),
    );
    const ids = new Set(answers.flatMap((answer) => (answer.status === 'success' ? [answer.data.id] : [])));
    expect(ids.size).toBe(1);
    expect(await countOf(member)).toBe(1);
  });

  test('[R45] a failure half way leaves nothing behind, and the same key may be tried again', async () => {
    const member = await lab.richMember('100.00');
    const key = { idempotencyKey: 'w-3' };
    const { notices } = lab.test.house;
    const send = notices.send.bind(notices);
    // Of this one alone: listeners send others meanwhile.
    vi.spyOn(notices, 'send').mockImplementation(async (db, notice) => {
      if (notice.type === 'member' && notice.topic === 'withdrawal') throw new Error('broken on purpose');
      await send(db, notice);
    });
    expect(await submit(member, {}, key)).toMatchObject({ code: 500, error: 'internal_error', data: null });
    vi.restoreAllMocks();
    expect(await lab.balances(member)).toMatchObject({ money: '100.00', held_money: '0.00' });
    expect(await countOf(member)).toBe(0);
    expect(await submit(member, {}, key)).toMatchObject({ code: 200 });
  });
});

test('[R19] the answer to the commit is lost: nobody can tell, and the key finds the withdrawal that stands', async () => {
  const member = await lab.richMember('500.00');
  const key = { idempotencyKey: 'w-4' };
  loseNextCommit();
  // Listeners take the same connections meanwhile, each more than once.
  await lab.test.drain();
  await lab.test.drain();
  expect(await submit(member, {}, key)).toMatchObject({ code: 503, error: 'unavailable' });
  vi.restoreAllMocks();
  expect(await countOf(member)).toBe(1);
  // The site has forgotten nothing: the same request under its key.
  expect(await submit(member, {}, key)).toMatchObject({ data: { state: 'submitted', money: '100.00' } });
  expect(await countOf(member)).toBe(1);
  expect(await lab.balances(member)).toMatchObject({ money: '400.00', held_money: '100.00' });
});

describe('cancelling', () => {
  const cancel = (member: Member, id: string, lang = 'en') =>
    lab.test.call(payments.drawingCancel, { withdrawal_id: id }, { token: member.token, lang });

  test('before the review the funds come back; again and at once answers the same', async () => {
    const member = await lab.richMember('100.00');
    const { id } = await lab.withdraw(member, '100.00');
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(member, id)));
    const good = answers.filter((answer) => answer.code === 200);
    expect(good.length).toBeGreaterThanOrEqual(1);
    for (const answer of good)
      expect(answer).toMatchObject({ data: { state: 'cancelled', is_reviewed: false } });
    expect(await cancel(member, id)).toEqual(good[0]);
    expect(await lab.balances(member)).toMatchObject({ money: '100.00', held_money: '0.00' });
    expect(await submit(member)).toMatchObject({ code: 200 });
  });

  test('[R40] nobody but the owner', async () => {
    const [owner, other] = [await lab.richMember('100.00'), await lab.test.newMember()];
    const { id } = await lab.withdraw(owner, '50.00');
    expect(await cancel(other, id)).toMatchObject({ code: 404, error: 'withdrawal_unknown' });
    const read = { withdrawal_id: id };
    expect(await lab.test.call(payments.drawingGet, read, { token: other.token })).toMatchObject({
      code: 404,
      error: 'withdrawal_unknown',
    });
    expect((await cancel(owner, id)).code).toBe(200);
  });
});
