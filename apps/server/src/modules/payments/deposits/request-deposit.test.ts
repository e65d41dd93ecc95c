import { payments, wallet } from '@arara/contract';
import { phrase } from '@arara/phrases';
import { parseBrCode } from '@arara/pix';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { newCpf } from '../../../testing/new-member.ts';
import { type Member, type PaymentsHouse, startPaymentsHouse } from '../testing/payments-house.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse({}, { pspFollowsClock: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

const request = (member: Member, input: object = {}, options: object = {}) =>
  lab.test.call(
    payments.rechargeOnline,
    { money: '100.00', payment_id: lab.pix, payment_type: 'pix', payment_desc: '', ...input },
    { token: member.token, ...options },
  );
const depositsOf = async (member: Member) => {
  const { rows } = await lab.test.house.db.query<{ id: string; txid: string; state: string }>(
    'select id, txid, state from deposit where member_id = $1 order by id',
    [member.memberId],
  );
  return rows;
};
const chargeIsUnknown = () =>
  vi
    .spyOn(lab.test.house.psp.client, 'createCharge')
    .mockResolvedValue({ kind: 'unknown', cause: { reason: 'timeout', wasSent: true, detail: 'no answer' } });

describe('opening', () => {
  test('[S7.15] [S3.05] [S4.10] a deposit waits for its Pix, with code, payment page and countdown', async () => {
    const member = await lab.test.newMember();
    const answer = await request(member, { payment_desc: 'meu depósito' });
    expect(answer).toMatchObject({
      code: 200,
      status: 'success',
      data: {
        state: 'waiting',
        money: '100.00',
        payment_type: 'pix',
        payment_desc: 'meu depósito',
        credited_at: null,
        reason: '',
      },
    });
    if (answer.status === 'fail') throw new Error('refused');
    const { data } = answer;
    expect(answer).toHaveProperty('pay_url', data.pay_url);
    expect(data.pay_url).toBe(`${lab.test.house.publicUrl()}/sandbox/pix/${data.txid}?lang=en`);
    expect(data.txid).toMatch(/^[a-zA-Z0-9]{26,35}$/);
    expect(data.order_number).toMatch(/^D\d{6}[2-9A-HJ-NP-Z]{8}$/);
    expect(new Date(data.expires_at).getTime()).toBe(lab.test.clock.now().getTime() + 900_000);
    expect(parseBrCode(data.copy_and_paste)).toMatchObject({ kind: 'ok' });
    expect(await lab.test.ask(wallet.walletBalances, {}, { token: member.token })).toMatchObject({
      money: '0.00',
    });
    expect(await lab.depositOf(member, data.id)).toEqual(data);
  });

  test('[S7.13] [S7.14] [S9.14] [S9.01] methods come from the server with limits, quick amounts and fees, in words', async () => {
    const member = await lab.test.newMember();
    const all = await lab.test.ask(payments.paymentsList, {}, { token: member.token, lang: 'pt' });
    expect(all.items.map((item) => `${item.direction} ${item.payment_type}`)).toEqual([
      'deposit pix',
      'withdrawal cpf',
      'withdrawal phone',
      'withdrawal email',
      'withdrawal evp',
      'withdrawal cnpj',
      'withdrawal bank',
    ]);
    expect(all.items[1]).toMatchObject({
      name: 'Chave CPF',
      min_amount: '20.00',
      max_amount: '50000.00',
      quick_amounts: ['50.00', '100.00', '200.00', '500.00', '1000.00'],
      fee_percent: '0.50',
      fee_fixed: '1.00',
    });
    const online = await lab.test.ask(payments.paymentOnlineList, {}, { token: member.token });
    expect(online.items).toMatchObject([
      { id: lab.pix, payment_type: 'pix', fee_fixed: '0.00', is_open: true },
    ]);
  });
});

describe('refusals', () => {
  test('[S5.08] the amount is inside the limits of the method, the last centavo included', async () => {
    const member = await lab.test.newMember();
    expect(await request(member, { money: '19.99' })).toMatchObject({
      code: 422,
      error: 'amount_below_minimum',
      data: { min: '20.00', max: '50000.00' },
      message: expect.stringContaining('20.00'),
    });
    expect(await request(member, { money: '50000.01' }, { lang: 'pt' })).toMatchObject({
      error: 'amount_above_maximum',
      message: expect.stringMatching(/R\$\s50\.000,00/),
    });
    expect(await request(member, { money: '20.00' })).toMatchObject({ code: 200 });
    expect(await request(member, { money: 50_000 })).toMatchObject({ code: 200 });
    for (const money of ['', '0', '-20.00', '20.001', '1e3', 'vinte', '20,00'])
      expect(await request(member, { money })).toMatchObject({ code: 422, error: 'invalid_input' });
  });

  test('an unknown or a closed method', async () => {
    const member = await lab.test.newMember();
    const unknown = { payment_id: '0190a4d2-0000-7000-8000-000000000001' };
    expect(await request(member, unknown)).toMatchObject({ code: 422, error: 'payment_method_unknown' });
    const { rows } = await lab.test.house.db.query<{ id: string }>(
      `select id from payment_method where direction = 'withdrawal' limit 1`,
    );
    expect(await request(member, { payment_id: rows[0]?.id })).toMatchObject({
      error: 'payment_method_unknown',
    });
  });

  test('a demo member, in two languages', async () => {
    const member = await lab.test.newMember();
    await lab.test.house.db.query('update member set is_demo = true, cpf = null where id = $1', [
      member.memberId,
    ]);
    const [en, pt] = await Promise.all(['en', 'pt'].map((lang) => request(member, {}, { lang })));
    expect(en).toMatchObject({ code: 403, error: 'demo_not_allowed' });
    expect(pt).toMatchObject({ code: 403, error: 'demo_not_allowed' });
    expect(en?.message).not.toBe(pt?.message);
    expect(await depositsOf(member)).toEqual([]);
  });

  test('nobody without a session, and nobody whose account is frozen', async () => {
    const member = await lab.test.newMember();
    const nobody = await lab.test.call(payments.rechargeOnline, { money: '100.00', payment_id: lab.pix });
    expect(nobody).toMatchObject({ code: 401, error: 'unauthenticated' });
    await lab.test.house.db.query(`update member set status = 'frozen' where id = $1`, [member.memberId]);
    expect([401, 403]).toContain((await request(member)).code);
    expect(await depositsOf(member)).toEqual([]);
  });

  test('[R46] more than five waiting at once; one that has expired makes room', async () => {
    const member = await lab.test.newMember();
    const answers = await Promise.all(Array.from({ length: 12 }, () => request(member)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(5);
    const refused = answers.filter((answer) => answer.status === 'fail');
    expect(refused).toHaveLength(7);
    for (const answer of refused) expect(answer).toMatchObject({ code: 422, error: 'too_many_pending' });
    const message = (await request(member, {}, { lang: 'pt' })).message;
    expect(message).toContain('pendentes');
    expect(message).not.toBe(refused[0]?.message);
    lab.test.clock.moveBy(901_000);
    expect(await request(member)).toMatchObject({ code: 200 });
  });
});

describe('repeating', () => {
  test('[R19] the same key answers the same deposit, another body is refused', async () => {
    const member = await lab.test.newMember();
    const key = { idempotencyKey: 'once-1' };
    const first = await request(member, {}, key);
    expect(first).toMatchObject({ code: 200 });
    expect(await request(member, {}, key)).toEqual(first);
    expect(await request(member, { money: '200.00' }, key)).toMatchObject({
      code: 409,
      error: 'idempotency_conflict',
    });
    // The key is the member's own.
    const other = await lab.test.newMember();
    expect(await request(other, { money: '200.00' }, key)).toMatchObject({ code: 200 });
    expect(await depositsOf(member)).toHaveLength(1);
  });

  test('[R19] twenty at once with one key make one deposit and one charge', async () => {
    const member = await lab.test.newMember();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request(member, {}, { idempotencyKey: 'once-2' })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ code: 200 });
    const [deposit, ...others] = await depositsOf(member);
    expect(others).toEqual([]);
    const charges = lab.sandbox.list().charges.filter((charge) => charge.txid === deposit?.txid);
    expect(charges).toHaveLength(1);
  });
});

test('[R19] a malformed key is refused, and no deposit is opened as if there were none', async () => {
  const member = await lab.test.newMember();
  for (const idempotencyKey of ['', ' ', 'two words', 'chave-ç', 'x'.repeat(101)])
    for (const lang of ['pt', 'th'] as const)
      expect(await request(member, {}, { idempotencyKey, lang })).toEqual({
        code: 422,
        status: 'fail',
        error: 'idempotency_key_invalid',
        message: phrase(lang, 'errors.idempotency_key_invalid'),
        data: null,
      });
  expect(await depositsOf(member)).toEqual([]);
  const longest = { idempotencyKey: `!${'x'.repeat(98)}~` };
  const first = await request(member, {}, longest);
  expect(first).toMatchObject({ code: 200 });
  expect(await request(member, {}, longest)).toEqual(first);
  expect(await depositsOf(member)).toHaveLength(1);
});

describe('an institution that does not answer', () => {
  test('the request fails, and the same key goes on under the same txid', async () => {
    const member = await lab.test.newMember();
    const key = { idempotencyKey: 'away' };
    const away = chargeIsUnknown();
    expect(await request(member, {}, key)).toMatchObject({ code: 503, error: 'payment_unavailable' });
    expect(await request(member, {}, { ...key, lang: 'pt' })).toMatchObject({ code: 503 });
    const [left] = await depositsOf(member);
    expect(left).toMatchObject({ state: 'created' });
    away.mockRestore();
    lab.test.clock.moveBy(600_000);
    const answer = await request(member, {}, key);
    expect(answer).toMatchObject({ code: 200, data: { id: left?.id, txid: left?.txid, state: 'waiting' } });
    // The countdown begins when there is a code.
    if (answer.status === 'success')
      expect(new Date(answer.data.expires_at).getTime()).toBe(lab.test.clock.now().getTime() + 900_000);
    expect(await depositsOf(member)).toHaveLength(1);
  });

  test('without a key the attempt ends, and never blocks the next one', async () => {
    const member = await lab.test.newMember();
    const away = chargeIsUnknown();
    for (let index = 0; index < 6; index += 1)
      expect(await request(member)).toMatchObject({ code: 503, error: 'payment_unavailable' });
    away.mockRestore();
    expect(await request(member)).toMatchObject({ code: 200 });
  });

  test('a charge that the institution refuses ends the deposit, and its key stays failed', async () => {
    const member = await lab.test.newMember({ cpf: newCpf() });
    const key = { idempotencyKey: 'no' };
    vi.spyOn(lab.test.house.psp.client, 'createCharge').mockResolvedValueOnce({
      kind: 'refused',
      status: 400,
      problem: { type: 'about:blank', title: 'no', status: 400, detail: null, violations: [] },
    });
    expect(await request(member, {}, key)).toMatchObject({ code: 503, error: 'payment_unavailable' });
    expect(await request(member, {}, key)).toMatchObject({ code: 503, error: 'payment_unavailable' });
    const [deposit] = await depositsOf(member);
    expect(deposit).toMatchObject({ state: 'cancelled' });
  });

  test('a deposit left behind by a crash gets its code from a job, and money for it is credited either way', async () => {
    const member = await lab.test.newMember();
    const away = chargeIsUnknown();
    await request(member, {}, { idempotencyKey: 'crash-1' });
    await request(member, {}, { idempotencyKey: 'crash-2' });
    away.mockRestore();
    const [first, second] = await depositsOf(member);
    if (!first || !second) throw new Error('two deposits were to be left');
    lab.test.clock.moveBy(61_000);
    await lab.run('deposit-open');
    expect(await lab.depositOf(member, first.id)).toMatchObject({ state: 'waiting', txid: first.txid });
    expect((await lab.depositOf(member, first.id)).copy_and_paste).not.toBe('');

    // The other: the charge exists and is paid before anybody has noticed.
    await lab.test.house.db.query(`update deposit set state = 'created', copy_and_paste = '' where id = $1`, [
      second.id,
    ]);
    await lab.pay(second.txid);
    await lab.depositIn(member, second.id, 'credited');
    expect(await lab.balances(member)).toMatchObject({ money: '100.00' });
  });
});

test('[R40] another member neither sees nor cancels a deposit', async () => {
  const [owner, other] = [await lab.test.newMember(), await lab.test.newMember()];
  const { id } = await lab.deposit(owner);
  const stranger = { token: other.token };
  expect(await lab.test.call(payments.rechargeGet, { deposit_id: id }, stranger)).toMatchObject({
    code: 404,
    error: 'deposit_unknown',
  });
  expect(await lab.test.call(payments.rechargeCancel, { deposit_id: id }, stranger)).toMatchObject({
    code: 404,
    error: 'deposit_unknown',
  });
  expect((await lab.test.ask(payments.rechargeList, {}, stranger)).total).toBe(0);
  expect(await lab.depositOf(owner, id)).toMatchObject({ state: 'waiting' });
});
