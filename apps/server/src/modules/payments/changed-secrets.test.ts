import { payments } from '@arara/contract';
import type { SandboxControl } from '@arara/pix/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { callbackPath } from './callbacks.ts';
import { type PayoutLab, startPayoutLab } from './testing/payout-lab.ts';
import { type RealInstitution, startInstitution, usualSettings } from './testing/real-institution.ts';
import { askPayout } from './withdrawals/send-payout.ts';

let lab: PayoutLab;
let bank: RealInstitution;
beforeAll(async () => {
  lab = await startPayoutLab();
  bank = await startInstitution();
});
afterEach(async () => {
  vi.restoreAllMocks();
  bank.control.faults.clear();
  await lab.expectEvenBooks();
});
afterAll(async () => {
  await lab.test.close();
  await bank.close();
});

const { PIX_CLIENT_ID: client, PIX_CLIENT_SECRET: secret } = usualSettings;
const house = () => lab.test.house;
const pay = async (txid: string): Promise<string> => {
  const paid = await bank.control.pay({ txid });
  if (paid.kind === 'refused') throw new Error(paid.reason);
  return paid.endToEndId;
};
/** What an institution says of a Pix over a path that it was told. */
const tell = (path: string, txid: string, endToEndId: string) =>
  fetch(`${path}/pix`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      pix: [{ txid, endToEndId, valor: '100.00', horario: new Date().toISOString() }],
    }),
  });
const asked = (key: string, token: string) =>
  lab.test.call(
    payments.rechargeOnline,
    { money: '100.00', payment_id: lab.pix, payment_type: 'pix', payment_desc: '' },
    { token, idempotencyKey: key },
  );
const payoutsAt = (control: SandboxControl, id: string) =>
  control.list(1000).payouts.filter(({ idEnvio }) => idEnvio === id);

describe('[R7] the secret of the callbacks', () => {
  const next = 'second-secret-of-the-callbacks';

  test('while the institution goes on calling the path of before, both are taken, and a payment counts once', async () => {
    await bank.restart(house());
    const before = callbackPath(house());
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    // Started anew, and the institution has not heard of the new path.
    const settings = {
      PIX_WEBHOOK_SECRET: next,
      PIX_WEBHOOK_SECRET_OLD: usualSettings.PIX_WEBHOOK_SECRET,
    };
    await bank.restart(house(), settings, { isTold: false });
    expect(callbackPath(house())).not.toBe(before);
    const endToEndId = await pay(txid);
    await lab.depositIn(member, id, 'credited');
    const answers = await Promise.all(
      [before, callbackPath(house()), before].map((path) => tell(path, txid, endToEndId)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await lab.balances(member)).toMatchObject({ money: '100.00' });
    expect((await tell(before.replace('first', 'third'), txid, endToEndId)).status).toBe(404);
  });

  test('without it the one of before opens nothing; what was told there is found in the list', async () => {
    await bank.restart(house());
    const before = callbackPath(house());
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    await bank.restart(house(), { PIX_WEBHOOK_SECRET: next }, { isTold: false });
    const endToEndId = await pay(txid);
    expect((await tell(before, txid, endToEndId)).status).toBe(404);
    expect(await lab.depositOf(member, id)).toMatchObject({ state: 'waiting' });
    await lab.run('pix-reconcile');
    await lab.depositIn(member, id, 'credited');
  });
});

describe('[R13] the credentials of the institution', () => {
  test('with wrong ones deposits and payouts wait, the log says why, and all of it is done once they are right', async () => {
    await bank.restart(house());
    const { member, id } = await lab.submitted();
    const payer = await lab.test.newMember();
    const told = vi.spyOn(house().log, 'warn');
    await bank.restart(house(), { PIX_CLIENT_SECRET: 'a-typo-in-the-secret' }, { isTold: false });
    expect(await asked('typo', payer.token)).toMatchObject({ code: 503, error: 'payment_unavailable' });
    await lab.approve(id);
    const payoutId = await eventually(
      () => lab.payoutIdOf(id),
      (payout) => payout !== '',
    );
    for (const ask of [() => askPayout(house(), payoutId), () => lab.run('pix-reconcile')])
      await expect(ask()).rejects.toThrow(/no access token: HTTP 401 invalid_client/);
    expect(JSON.stringify(told.mock.calls)).toContain('no access token: HTTP 401 invalid_client');
    expect(JSON.stringify(told.mock.calls)).not.toContain('a-typo-in-the-secret');
    expect(await lab.balances(member)).toMatchObject({ money: '100.00', held_money: '200.00' });
    // The old one is given up there, the new one is right.
    bank.knows(`${client}:second-secret-of-the-client`);
    await bank.restart(house(), { PIX_CLIENT_SECRET: 'second-secret-of-the-client' });
    await Promise.all([askPayout(house(), payoutId), askPayout(house(), payoutId)]);
    await lab.withdrawalIn(member, id, 'paid');
    expect(payoutsAt(bank.control, payoutId)).toHaveLength(1);
    expect(await asked('typo', payer.token)).toMatchObject({ code: 200, data: { state: 'waiting' } });
    bank.knows(`${client}:${secret}`);
  });

  test('a secret with a letter that no header holds is refused like any other wrong one', async () => {
    await bank.restart(house());
    const outcome = await bank.ask(`first-secret–of-the-client`);
    expect(outcome).toMatchObject({ kind: 'unknown', cause: { reason: 'no_token', wasSent: false } });
  });

  test('a payout that was sent as one client, and that another knows nothing of, is not sent again', async () => {
    await bank.restart(house());
    const { member, id } = await lab.submitted();
    bank.control.faults.next({ payout: 'timeout_accepted' });
    await lab.approve(id);
    const payoutId = await eventually(
      () => lab.payoutIdOf(id),
      (payout) => payoutsAt(bank.control, payout).length === 1,
    );
    await lab.withdrawalIn(member, id, 'paying');
    // Another account, which has never heard of it.
    const other = await startInstitution();
    other.knows('other:second-secret-of-the-client');
    const settings = { PIX_CLIENT_ID: 'other', PIX_CLIENT_SECRET: 'second-secret-of-the-client' };
    await other.restart(house(), settings, { isTold: false });
    const told = vi.spyOn(house().log, 'error');
    await Promise.all([askPayout(house(), payoutId), askPayout(house(), payoutId)]);
    expect(payoutsAt(other.control, payoutId)).toEqual([]);
    expect(JSON.stringify(told.mock.calls)).toContain('PIX_CLIENT_ID');
    expect(await lab.balances(member)).toMatchObject({ held_money: '200.00' });
    // One that nobody has sent yet is this client's.
    const fresh = await lab.submitted();
    await lab.approve(fresh.id);
    await lab.withdrawalIn(fresh.member, fresh.id, 'paid');
    expect(payoutsAt(other.control, await lab.payoutIdOf(fresh.id))).toHaveLength(1);
    // Its own client hears of it.
    await bank.restart(house());
    await askPayout(house(), payoutId);
    await lab.withdrawalIn(member, id, 'paid');
    expect(payoutsAt(bank.control, payoutId)).toHaveLength(1);
    await other.close();
  });
});

describe('[R19] the key that receives', () => {
  test('a charge that was made with the key of before, and whose answer was lost, is gone on with', async () => {
    await bank.restart(house());
    const member = await lab.test.newMember();
    const { createCharge } = house().psp.client;
    vi.spyOn(house().psp.client, 'createCharge').mockImplementationOnce(async (charge) => {
      await createCharge(charge);
      return { kind: 'unknown', cause: { reason: 'timeout', wasSent: true, detail: 'no answer' } };
    });
    expect(await asked('key', member.token)).toMatchObject({ code: 503 });
    const changed = { PIX_KEY: '11111111-2222-4333-8444-555555555555' };
    await bank.restart(house(), changed, { isTold: false });
    const again = await asked('key', member.token);
    expect(again).toMatchObject({ code: 200, data: { state: 'waiting' } });
    // Its payer has it credited, whatever key is ours by then.
    const { id, txid } = again.data as { id: string; txid: string };
    await pay(txid);
    await lab.depositIn(member, id, 'credited');
  });

  test('one that the institution does not take is told to the log with its reason', async () => {
    await bank.restart(house());
    const member = await lab.test.newMember();
    const told = vi.spyOn(house().log, 'error');
    const wrong = { PIX_KEY: '11111111-2222-4333-8444-555555555555' };
    await bank.restart(house(), wrong);
    expect(await asked('wrong-key', member.token)).toMatchObject({
      code: 503,
      error: 'payment_unavailable',
    });
    const lines = told.mock.calls.map(([, line]) => line);
    expect(lines).toContain('the institution does not know yet where callbacks go');
    expect(lines).toContain('the institution refuses a charge');
    expect(JSON.stringify(told.mock.calls)).toContain('O campo cob.chave corresponde a uma conta');
    await bank.restart(house());
    expect(await asked('right-key', member.token)).toMatchObject({ code: 200 });
  });
});
