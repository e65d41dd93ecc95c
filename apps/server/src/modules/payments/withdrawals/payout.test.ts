import { setTimeout as sleep } from 'node:timers/promises';
import { payments } from '@arara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type PayoutLab, startPayoutLab } from '../testing/payout-lab.ts';
import { rejectWithdrawal } from './review-withdrawal.ts';
import { settlePayout } from './settle-payout.ts';

let lab: PayoutLab;
beforeAll(async () => {
  lab = await startPayoutLab({ SECOND_PERSON_FROM: '5000' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  lab.sandbox.faults.clear();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

const reject = (id: string, reason = 'Documento ilegível') =>
  inTransaction(lab.test.house.db, (tx) =>
    rejectWithdrawal(tx, lab.test.house, id, 'ana@arara.test', reason),
  );

describe('review', () => {
  test('[S2.45] [S4.07] [S1.04] [R16] approved, paid once, the fee booked', async () => {
    const { member, id } = await lab.submitted();
    expect(await lab.approve(id)).toMatchObject({ state: 'approved', first_reviewer: 'ana@arara.test' });
    const paid = await lab.withdrawalIn(member, id, 'paid');
    expect(paid).toMatchObject({ is_reviewed: true, money: '200.00', fee: '2.00', money_received: '198.00' });
    expect(paid.paid_at).not.toBeNull();
    expect(await lab.test.ask(payments.drawingList, {}, { token: member.token })).toMatchObject({
      total_money: '200.00',
      total_fee: '2.00',
    });
    await lab.expectPaidOnce(member);
    expect(lab.payoutsTo(member)).toMatchObject([
      { idEnvio: await lab.payoutIdOf(id), favorecido: { chave: member.cpf } },
    ]);
  });

  test('after the review nothing can be cancelled or decided again', async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    const cancel = (lang: string) =>
      lab.test.call(payments.drawingCancel, { withdrawal_id: id }, { token: member.token, lang });
    const [en, pt] = [await cancel('en'), await cancel('pt')];
    expect([en, pt]).toMatchObject([
      { code: 409, error: 'state_changed' },
      { code: 409, error: 'state_changed' },
    ]);
    expect(en.message).not.toBe(pt.message);
    await expect(lab.approve(id)).rejects.toMatchObject({ code: 'state_changed' });
    await expect(reject(id)).rejects.toMatchObject({ code: 'state_changed' });
    expect(await lab.balances(member)).toMatchObject({ held_money: '200.00' });
  });

  test('a rejection gives the funds back and says why', async () => {
    const { member, id } = await lab.submitted();
    await reject(id);
    expect(await lab.withdrawalIn(member, id, 'rejected')).toMatchObject({
      is_reviewed: true,
      reason: 'Documento ilegível',
    });
    await lab.expectAllBack(member);
    await expect(reject(id)).rejects.toMatchObject({ code: 'state_changed' });
    expect(lab.payoutsTo(member)).toEqual([]);
  });

  test('[S4.07] two people from the threshold on, one below it', async () => {
    const member = await lab.richMember('20000.00');
    const high = await lab.withdraw(member, '5000.00');
    expect(await lab.approve(high.id, 'ana@arara.test')).toMatchObject({ state: 'second_review' });
    await expect(lab.approve(high.id, 'ana@arara.test')).rejects.toMatchObject({ code: 'same_reviewer' });
    expect(await lab.approve(high.id, 'bia@arara.test', 'second_review')).toMatchObject({
      state: 'approved',
      first_reviewer: 'ana@arara.test',
      second_reviewer: 'bia@arara.test',
    });
    await lab.withdrawalIn(member, high.id, 'paid');
    const low = await lab.withdraw(member, '4999.99');
    expect(await lab.approve(low.id)).toMatchObject({ state: 'approved' });
    await lab.withdrawalIn(member, low.id, 'paid');
    const again = await lab.withdraw(member, '5000.00');
    await lab.approve(again.id);
    await inTransaction(lab.test.house.db, (tx) =>
      rejectWithdrawal(tx, lab.test.house, again.id, 'bia@arara.test', 'Não'),
    );
    expect(await lab.withdrawalIn(member, again.id, 'rejected')).toMatchObject({ reason: 'Não' });
    expect(lab.payoutsTo(member)).toHaveLength(2);
  });

  test('[R21] approval, rejection and cancellation at once: one of them counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { member, id } = await lab.submitted();
      const outcomes = await Promise.allSettled([
        lab.approve(id),
        reject(id),
        lab.test.ask(payments.drawingCancel, { withdrawal_id: id }, { token: member.token }),
      ]);
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
      const end = await eventually(
        () => lab.test.ask(payments.drawingGet, { withdrawal_id: id }, { token: member.token }),
        ({ state }) => ['paid', 'rejected', 'cancelled'].includes(state),
      );
      if (end.state === 'paid') await lab.expectPaidOnce(member);
      else await lab.expectAllBack(member);
    }
  });
});

describe('[R14] what the institution may do', () => {
  test('reject at once: the funds come back with its reason', async () => {
    const { member, id } = await lab.submitted();
    lab.sandbox.faults.next({ payout: 'rejected_at_once' });
    await lab.approve(id);
    expect((await lab.withdrawalIn(member, id, 'failed')).reason).toContain('Conta de destino');
    await lab.expectAllBack(member);
  });

  test('[R21] reject later, and give the money back twice: the funds come back once', async () => {
    for (const payout of ['rejected_later', 'double_return'] as const) {
      const { member, id } = await lab.submitted();
      lab.sandbox.faults.next({ payout });
      await lab.approve(id);
      await lab.withdrawalIn(member, id, 'failed');
      await Promise.all(
        Array.from({ length: 5 }, async () => lab.run('payout-ask', { payoutId: await lab.payoutIdOf(id) })),
      );
      await lab.expectAllBack(member);
    }
  });

  test('[R13] give no answer although it pays: asked by its id, paid once', async () => {
    const { member, id } = await lab.submitted();
    lab.sandbox.faults.next({ payout: 'timeout_accepted' });
    await lab.approve(id);
    await eventually(
      () => lab.payoutsTo(member),
      (payouts) => payouts.length === 1,
    );
    expect(await lab.balances(member)).toMatchObject({ held_money: '200.00' });
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
  });

  test('[R13] give no answer and do nothing: sent again under the same id, never refunded on a guess', async () => {
    const { member, id } = await lab.submitted();
    lab.sandbox.faults.next({ payout: 'timeout_not_accepted' });
    const sent = vi.spyOn(lab.test.house.psp.client, 'sendPayout');
    await lab.approve(id);
    await lab.withdrawalIn(member, id, 'paying');
    expect(await lab.balances(member)).toMatchObject({ money: '100.00', held_money: '200.00' });
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
    expect(new Set(sent.mock.calls.map(([payout]) => payout.id))).toEqual(
      new Set([await lab.payoutIdOf(id)]),
    );
    expect(sent.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  test('[R13] know nothing of a sending that is under way, and refuse a repeat: paid once, never given back', async () => {
    const { member, id } = await lab.submitted();
    lab.sandbox.faults.next({ payout: 'timeout_under_way' });
    const sent = vi.spyOn(lab.test.house.psp.client, 'sendPayout');
    await lab.approve(id);
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
    const told = await Promise.all(sent.mock.results.slice(0, 2).map(({ value }) => value));
    expect(told).toMatchObject([{ kind: 'unknown' }, { kind: 'refused', status: 409 }]);
  });

  test('return what it had said was paid: the member has all of it back, once', async () => {
    const { member, id } = await lab.submitted();
    await lab.approve(id);
    await lab.withdrawalIn(member, id, 'paid');
    const returned = { status: 'NAO_REALIZADO', endToEndId: null, reason: 'Conta encerrada' } as const;
    await Promise.all(Array.from({ length: 5 }, () => settlePayout(lab.test.house, id, returned)));
    expect(await lab.withdrawalIn(member, id, 'failed')).toMatchObject({ reason: 'Conta encerrada' });
    expect(await lab.balances(member)).toMatchObject({ money: '300.00', held_money: '0.00' });
    await settlePayout(lab.test.house, id, { ...returned, status: 'REALIZADO' });
    expect(await lab.balances(member)).toMatchObject({ money: '300.00' });
  });

  test('return it without a word: found by asking again about what was paid', async () => {
    const { member, id } = await lab.submitted();
    await lab.approve(id);
    await lab.withdrawalIn(member, id, 'paid');
    const { client } = lab.test.house.psp;
    const { getPayout } = client;
    vi.spyOn(client, 'getPayout').mockImplementation(async (payoutId) => {
      const outcome = await getPayout(payoutId);
      const isOurs = outcome.kind === 'ok' && payoutId === (await lab.payoutIdOf(id));
      return isOurs ? { kind: 'ok', value: { ...outcome.value, status: 'NAO_REALIZADO' } } : outcome;
    });
    await lab.run('payout-returns');
    await lab.withdrawalIn(member, id, 'failed');
    expect(await lab.balances(member)).toMatchObject({ money: '300.00', held_money: '0.00' });
  });

  test('be slow to answer about what ended days ago: what is approved meanwhile is paid before', async () => {
    const { db, psp } = lab.test.house;
    const old = await lab.submitted();
    await lab.approve(old.id);
    await lab.withdrawalIn(old.member, old.id, 'paid');
    await db.query(
      `insert into withdrawal (order_number, member_id, method_id, amount_cents, fee_cents, holder_name, key_kind, key_value, state,
         payout_id, paid_at)
       select 'old' || n, member_id, method_id, amount_cents, fee_cents, holder_name, key_kind, key_value, 'paid', 'old' || n, paid_at
         from withdrawal, generate_series(1, 60) n where id = $1`,
      [old.id],
    );
    const { getPayout } = psp.client;
    const asked: string[] = [];
    vi.spyOn(psp.client, 'getPayout').mockImplementation(async (payoutId) => {
      if (!payoutId.startsWith('old')) return getPayout(payoutId);
      asked.push(payoutId);
      await sleep(100);
      return getPayout(await lab.payoutIdOf(old.id));
    });
    const { member, id } = await lab.submitted();
    const sent = vi.spyOn(psp.client, 'sendPayout');
    await lab.run('payout-returns');
    await lab.approve(id);
    await eventually(
      () => sent.mock.calls.length,
      (calls) => calls > 0,
    );
    expect(asked.length).toBeLessThan(60);
    await lab.withdrawalIn(member, id, 'paid');
    await eventually(
      () => new Set(asked).size,
      (size) => size === 60,
    );
    await db.query(`delete from withdrawal where payout_id like 'old%'`);
  });
});

describe('crashes', () => {
  test('an approved payout whose job was lost is sent by the watch over stuck ones', async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    await lab.run('payout-stuck');
    expect(lab.payoutsTo(member)).toEqual([]); // Too fresh to be called stuck.
    lab.test.clock.moveBy(61_000);
    await lab.run('payout-stuck');
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
  });

  test('[R13] died after sending, before booking: asked about, not sent anew', async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    const { client } = lab.test.house.psp;
    const { sendPayout } = client;
    const dying = vi.spyOn(client, 'sendPayout').mockImplementationOnce(async (payout) => {
      await sendPayout(payout);
      throw new Error('the process dies here');
    });
    await expect(lab.run('payout-send', { withdrawalId: id })).rejects.toThrow('dies here');
    expect(await lab.balances(member)).toMatchObject({ held_money: '200.00' });
    lab.test.clock.moveBy(61_000);
    await lab.run('payout-stuck');
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
    expect(dying).toHaveBeenCalledTimes(1);
  });

  test('[R13] ten workers that send one payout at once pay once', async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    await Promise.all(Array.from({ length: 10 }, () => lab.run('payout-send', { withdrawalId: id })));
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
  });

  test('[R13] a refusal that follows a payment under the same id releases nothing', async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    const { client } = lab.test.house.psp;
    const { sendPayout } = client;
    vi.spyOn(client, 'sendPayout').mockImplementationOnce(async (payout) => {
      await sendPayout(payout);
      const problem = { type: 'about:blank', title: '', status: 409, detail: null, violations: [] };
      return { kind: 'refused', status: 409, problem };
    });
    await lab.run('payout-send', { withdrawalId: id });
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
  });

  test('[R13] refused for our credentials or for asking too often: the payout waits', async () => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    for (const status of [401, 403, 429]) {
      const problem = { type: 'about:blank', title: '', status, detail: null, violations: [] };
      vi.spyOn(lab.test.house.psp.client, 'sendPayout').mockResolvedValueOnce({
        kind: 'refused',
        status,
        problem,
      });
      await expect(lab.run('payout-send', { withdrawalId: id })).rejects.toThrow(`refused with ${status}`);
      expect(await lab.balances(member)).toMatchObject({ money: '100.00', held_money: '200.00' });
    }
    await lab.run('payout-send', { withdrawalId: id });
    await lab.withdrawalIn(member, id, 'paid');
    await lab.expectPaidOnce(member);
  });
});
