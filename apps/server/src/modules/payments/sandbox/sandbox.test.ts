import { languages } from '@arara/phrases';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestHouse } from '../../../testing/house.ts';
import { type PaymentsHouse, startPaymentsHouse } from '../testing/payments-house.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterAll(() => lab.test.close());

const page = (txid: string, lang: string) =>
  lab.test.server.inject({ url: `/sandbox/pix/${txid}?lang=${lang}` });
const post = (url: string, payload: object) => lab.test.server.inject({ method: 'POST', url, payload });

test('the bank page speaks nine languages', async () => {
  const member = await lab.test.newMember();
  const { txid } = await lab.deposit(member, '1234.50');
  const titles = new Set<string>();
  for (const [code, { locale }] of Object.entries(languages)) {
    const { statusCode, headers, body } = await page(txid, code);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toMatch(/<dd class="amount">[^<]*1[.,]234[.,]50[^<]*<\/dd>/);
    expect(body).not.toMatch(/bank_|wallet\./);
    titles.add(/<button type="submit">(.*)<\/button>/.exec(body)?.[1] ?? '');
  }
  // Simplified and Traditional Chinese share a word; the others differ.
  expect(titles.size).toBeGreaterThanOrEqual(6);
  expect((await page('A'.repeat(32), 'pt')).statusCode).toBe(404);
});

test('its button pays, and the page then says so in the same language', async () => {
  const member = await lab.test.newMember();
  const { id, txid } = await lab.deposit(member);
  const press = () =>
    lab.test.server.inject({
      method: 'POST',
      url: '/sandbox/pix/pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ txid, lang: 'tr' }).toString(),
    });
  const pressed = await press();
  expect(pressed).toMatchObject({ statusCode: 303, headers: { location: `/sandbox/pix/${txid}?lang=tr` } });
  await lab.depositIn(member, id, 'credited');
  expect((await page(txid, 'tr')).body).toContain('role="status"');
  expect((await press()).statusCode).toBe(409);
});

test('a call pays too, as somebody else or later', async () => {
  const member = await lab.test.newMember();
  const first = await lab.deposit(member);
  const paid = await post('/sandbox/pix/pay', { txid: first.txid, payer_cpf: '52998224725' });
  expect(paid.json()).toMatchObject({ code: 200, data: { end_to_end_id: expect.stringMatching(/^E/) } });
  await lab.depositIn(member, first.id, 'refunded');
  const second = await lab.deposit(member);
  await post('/sandbox/pix/pay', { txid: second.txid, after_seconds: 0.2 });
  await lab.depositIn(member, second.id, 'credited');
  expect((await post('/sandbox/pix/pay', { txid: 'A'.repeat(32) })).json()).toMatchObject({
    error: 'deposit_unknown',
  });
  expect((await post('/sandbox/pix/pay', { txid: 'short' })).json()).toMatchObject({ code: 422 });
});

test('[R14] faults are switched on, once or for good, and off', async () => {
  const member = await lab.test.newMember();
  const faults = { payment: { kind: 'wrong_amount', amountCents: '4200' } };
  expect((await post('/sandbox/faults', { faults })).json()).toMatchObject({ code: 200 });
  const first = await lab.deposit(member);
  await lab.pay(first.txid);
  await lab.depositIn(member, first.id, 'refunded');
  await post('/sandbox/faults', { scope: 'always', faults: { payment: { kind: 'other_payer' } } });
  for (let round = 0; round < 2; round += 1) {
    const { id, txid } = await lab.deposit(member);
    await lab.pay(txid);
    await lab.depositIn(member, id, 'refunded');
  }
  await post('/sandbox/faults', { scope: 'clear' });
  expect((await lab.credited(member)).state).toBe('credited');
  expect((await post('/sandbox/faults', { faults: { payout: 'explode' } })).json()).toMatchObject({
    code: 422,
  });
});

test('[R14] every kind of fault that is taken is switched on', async () => {
  const seen = vi.spyOn(lab.sandbox.faults, 'next');
  const faults = {
    charge: 'repeat_refused',
    payment: { kind: 'late' },
    webhook: { kind: 'lost' },
    payout: 'never_ends',
    refund: 'never_ends',
  };
  expect((await post('/sandbox/faults', { faults })).json()).toMatchObject({ code: 200 });
  expect(seen).toHaveBeenCalledWith(faults);
  await post('/sandbox/faults', { scope: 'clear' });
});

test('without the sandbox none of it is there', async () => {
  const house = await startTestHouse({ SANDBOX: 'off' });
  try {
    for (const request of [
      { method: 'GET', url: `/sandbox/pix/${'A'.repeat(32)}` },
      { method: 'GET', url: '/sandbox/bank.css' },
      { method: 'POST', url: '/sandbox/pix/pay' },
      { method: 'POST', url: '/sandbox/faults' },
    ] as const)
      expect((await house.server.inject(request)).statusCode).toBe(404);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const login = { method: 'POST', url: '/api/auth/login2', headers: form, payload: 'account=a' } as const;
    expect((await lab.test.server.inject(login)).statusCode).toBe(415);
  } finally {
    await house.close();
  }
});
