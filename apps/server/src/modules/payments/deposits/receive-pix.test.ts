import { randomInt } from 'node:crypto';
import { wallet } from '@arara/contract';
import { parseAmount } from '@arara/money';
import { newEndToEndId, type ReceivedPix } from '@arara/pix';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { callbackPath } from '../callbacks.ts';
import { type Member, type PaymentsHouse, startPaymentsHouse } from '../testing/payments-house.ts';
import { receivePix } from './receive-pix.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterEach(async () => {
  lab.sandbox.faults.clear();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

/** Delivers a callback as the institution would. */
const deliver = (pix: readonly object[], path = callbackPath(lab.test.house)) =>
  fetch(`${path}/pix`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pix }),
  });
const wireOf = (endToEndId: string) => {
  const pix = lab.sandbox.list().pix.find((entry) => entry.endToEndId === endToEndId);
  if (!pix) throw new Error(`the bank knows no Pix ${endToEndId}`);
  return pix;
};
const creditsOf = async (member: Member) => {
  const statement = await lab.test.ask(wallet.statement, {}, { token: member.token });
  return statement.items.filter((item) => item.kind === 'deposit').map((item) => item.amount);
};
const receivedState = async (endToEndId: string) => {
  const { rows } = await lab.test.house.db.query<{ state: string; reason: string }>(
    'select state, reason from pix_received where end_to_end_id = $1',
    [endToEndId],
  );
  return rows[0];
};
/** Waits until no job of this module is waiting to be run now. */
const jobsDone = () =>
  eventually(
    async () => {
      await lab.sandbox.idle();
      const { rows } = await lab.test.house.db.query<{ jobs: bigint }>(
        `select count(*) as jobs from graphile_worker.jobs where run_at <= now() and task_identifier like 'pix-%'`,
      );
      return rows[0]?.jobs;
    },
    (jobs) => jobs === 0n,
  );

describe('credit', () => {
  test('[S2.44] [S1.04] [R7] [R16] a paid deposit is credited by the callback: money, record, rollover, event', async () => {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member, '150.00');
    await lab.pay(txid);
    const shown = await lab.depositIn(member, id, 'credited');
    expect(shown).toMatchObject({ money: '150.00', copy_and_paste: '', pay_url: '', reason: '' });
    expect(shown.credited_at).not.toBeNull();
    expect(await lab.balances(member)).toEqual({
      money: '150.00',
      bonus_money: '0.00',
      held_money: '0.00',
      fs_money: '0.00',
      ml_money: '150.00',
      away_money: '0.00',
      total_money: '150.00',
      withdrawable_money: '0.00',
    });
    const { rows } = await lab.test.house.db.query(
      `select payload from outbox where topic = 'deposit.credited' and payload->>'depositId' = $1`,
      [id],
    );
    expect(rows).toEqual([{ payload: { depositId: id, memberId: member.memberId, amountCents: '15000' } }]);
  });

  test('[R4] the same callback delivered 100 times at once credits once', async () => {
    const member = await lab.test.newMember();
    lab.sandbox.faults.next({ webhook: { kind: 'duplicate', copies: 100 } });
    const { endToEndId } = await lab.credited(member);
    const again = await Promise.all(Array.from({ length: 100 }, () => deliver([wireOf(endToEndId)])));
    expect(again.map((response) => response.status)).toEqual(Array.from({ length: 100 }, () => 200));
    await jobsDone();
    const credits = await creditsOf(member);
    console.log(`200 deliveries of one callback: ${credits.length} credit`);
    expect(credits).toEqual(['100.00']);
    expect(await lab.balances(member)).toMatchObject({ money: '100.00', ml_money: '100.00' });
  });

  test('[R4] 100 workers that deal with the same Pix at once credit once', async () => {
    const member = await lab.test.newMember();
    lab.sandbox.faults.next({ webhook: { kind: 'lost' } });
    const { txid } = await lab.deposit(member);
    const endToEndId = await lab.pay(txid);
    const outcome = await lab.test.house.psp.client.getPix(endToEndId);
    if (outcome.kind !== 'ok') throw new Error('the bank knows its own Pix');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => receivePix(lab.test.house, outcome.value)),
    );
    expect(answers.filter((answer) => answer === 'credited')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'known')).toHaveLength(99);
    expect(await creditsOf(member)).toEqual(['100.00']);
  });

  test('[R5] a batch with one bad entry credits the good ones', async () => {
    const members = [await lab.test.newMember(), await lab.test.newMember()] as const;
    const paid = [];
    for (const member of members) {
      lab.sandbox.faults.next({ webhook: { kind: 'lost' } });
      const { id, txid } = await lab.deposit(member);
      paid.push({ member, id, wire: wireOf(await lab.pay(txid)) });
    }
    const [first, second] = paid;
    if (!first || !second) throw new Error('two were paid');
    const response = await deliver([
      first.wire,
      { ...second.wire, endToEndId: 'E1', valor: 'x' },
      second.wire,
    ]);
    expect(await response.json()).toMatchObject({ code: 200, data: { accepted: 2 } });
    for (const { member, id } of paid) await lab.depositIn(member, id, 'credited');
    expect((await deliver([])).status).toBe(200);
    expect((await fetch(`${callbackPath(lab.test.house)}/pix`, { method: 'POST' })).status).toBe(200);
  });

  test('[R10] a late payment of an expired code is credited once', async () => {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    lab.test.clock.moveBy(901_000);
    await lab.run('deposit-expire');
    expect(await lab.depositOf(member, id)).toMatchObject({ state: 'expired', copy_and_paste: '' });
    const endToEndId = await lab.pay(txid);
    await lab.depositIn(member, id, 'credited');
    await deliver([wireOf(endToEndId)]);
    await lab.run('pix-confirm', { txid, endToEndId });
    expect(await creditsOf(member)).toEqual(['100.00']);
  });

  test('a code shows nothing to pay from the second it expires, before any job has run', async () => {
    const member = await lab.test.newMember();
    const { id } = await lab.deposit(member);
    lab.test.clock.moveBy(899_000);
    expect((await lab.depositOf(member, id)).copy_and_paste).not.toBe('');
    lab.test.clock.moveOn(1000);
    expect(await lab.depositOf(member, id)).toMatchObject({ copy_and_paste: '', pay_url: '' });
  });
});

describe('nothing is believed', () => {
  const forged = (txid: string) => ({
    endToEndId: newEndToEndId({ ispb: '99999004', at: new Date() }),
    txid,
    valor: '100.00',
    horario: new Date().toISOString(),
    chave: lab.test.house.psp.key,
    pagador: { cpf: '52998224725', nome: 'Ninguém' },
  });

  test('[R7] a forged callback credits nothing', async () => {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    expect((await deliver([forged(txid), forged('A'.repeat(32))])).status).toBe(200);
    await jobsDone();
    expect(await lab.depositOf(member, id)).toMatchObject({ state: 'waiting' });
    expect(await creditsOf(member)).toEqual([]);
    const { rows } = await lab.test.house.db.query('select 1 from pix_received where deposit_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('[R8] without the secret path there is no callback', async () => {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    lab.sandbox.faults.next({ webhook: { kind: 'lost' } });
    const wire = wireOf(await lab.pay(txid));
    const root = `${lab.test.house.publicUrl()}/api/pix/callback`;
    const { callbackSecret } = lab.test.house.psp;
    for (const secret of [
      'wrong',
      'x'.repeat(callbackSecret.length),
      `${callbackSecret.slice(0, -1)}~`,
      '%00',
    ])
      expect((await deliver([wire], `${root}/${secret}`)).status).toBe(404);
    expect((await deliver([wire], root)).status).toBe(404);
    await jobsDone();
    expect(await lab.depositOf(member, id)).toMatchObject({ state: 'waiting' });
    expect((await deliver([wire])).status).toBe(200);
    await lab.depositIn(member, id, 'credited');
  });

  test.each(['100.00', '40.00'])('nothing is credited of which %s went back before', async (valor) => {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    lab.sandbox.faults.next({ webhook: { kind: 'lost' } });
    const endToEndId = await lab.pay(txid);
    const { client } = lab.test.house.psp;
    // By somebody at the bank's own page, or by us before the books were brought back from a copy.
    const amountCents = BigInt(valor.replace('.', ''));
    await client.requestRefund({ endToEndId, id: 'ByHand', amountCents });
    const pix = await client.getPix(endToEndId);
    if (pix.kind !== 'ok') throw new Error('the bank knows its own Pix');
    expect(await receivePix(lab.test.house, pix.value)).toBe('refunding');
    const returns = await eventually(
      () => wireOf(endToEndId).devolucoes ?? [],
      (all) => all.reduce((sum, { valor }) => sum + (parseAmount(valor) ?? 0n), 0n) === 10_000n,
    );
    await eventually(
      () => wireOf(endToEndId).devolucoes?.every(({ status }) => status === 'DEVOLVIDO'),
      (isDone) => isDone === true,
    );
    await lab.run('pix-refund', { endToEndId });
    await lab.depositIn(member, id, 'refunded');
    expect(await creditsOf(member)).toEqual([]);
    expect(wireOf(endToEndId).devolucoes).toHaveLength(returns.length);
  });

  test('a Pix that pays no deposit of ours is kept for staff and credits nobody', async () => {
    const pix: ReceivedPix = {
      endToEndId: newEndToEndId({ ispb: '99999004', at: new Date() }),
      txid: `x${randomInt(10 ** 9)}`,
      amountCents: 5000n,
      key: null,
      receivedAt: new Date(),
      payer: null,
      payerNote: null,
      refunds: [],
    };
    expect(await receivePix(lab.test.house, pix)).toBe('unmatched');
    expect(await receivePix(lab.test.house, { ...pix, txid: null })).toBe('known');
    expect(await receivedState(pix.endToEndId)).toMatchObject({ state: 'unmatched' });
  });
});
