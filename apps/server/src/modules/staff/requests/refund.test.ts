import { staffLedger, staffQueues, staffRequests } from '@arara/contract';
import { newEndToEndId, newRefundId, type RefundStatus } from '@arara/pix';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { receivePix } from '../../payments/deposits/receive-pix.ts';
import { markRefunded, refundPix } from '../../payments/deposits/refund-pix.ts';
import {
  type Member,
  type PaymentsHouse,
  startPaymentsHouse,
} from '../../payments/testing/payments-house.ts';
import { verifyAuditChain } from '../audit/verify-audit-chain.ts';
import { actionsAbout, newStaff } from '../testing/staff-at-work.ts';
import { type TwoPeople, twoPeople } from '../testing/two-people.ts';

let lab: PaymentsHouse;
let two: TwoPeople;
beforeAll(async () => {
  lab = await startPaymentsHouse();
  two = await twoPeople(lab.test);
});
afterEach(async () => {
  await lab.test.drain();
  vi.restoreAllMocks();
  await lab.expectEvenBooks();
  expect(await verifyAuditChain(lab.test.house.db)).toMatchObject({ brokenAt: null });
});
afterAll(() => lab.test.close());

const query = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
  (await lab.test.house.db.query<Row>(sql, [...values])).rows;
const hoursAgo = (hours: number) => new Date(lab.test.clock.now().getTime() - hours * 3_600_000);

interface Stuck {
  readonly member: Member;
  readonly depositId: string;
  readonly id: string;
}

/** A deposit paid by somebody else, whose refund nobody has sent for hours. */
async function stuck(hours = 25): Promise<Stuck> {
  const member = await lab.test.newMember();
  const { id: depositId, txid } = await lab.deposit(member);
  lab.sandbox.faults.next({ payment: { kind: 'other_payer' }, webhook: { kind: 'lost' } });
  const id = await lab.pay(txid);
  const pix = await lab.test.house.psp.client.getPix(id);
  if (pix.kind !== 'ok') throw new Error('the bank knows its own Pix');
  const deaf = { ...lab.test.house, jobs: { add: async () => {} } };
  expect(await receivePix(deaf, pix.value)).toBe('refunding');
  await query('update pix_received set refunding_at = $2 where end_to_end_id = $1', [id, hoursAgo(hours)]);
  return { member, depositId, id };
}

/** A Pix that pays no deposit, or one more of a deposit, and that the institution does not know. */
async function stray(state: 'unmatched' | 'refunding', depositId: string | null = null): Promise<string> {
  const id = newEndToEndId({ ispb: '99999004', at: new Date() });
  await query(
    `insert into pix_received (end_to_end_id, deposit_id, amount_cents, payer_document, received_at, state, refund_id, created_at)
     values ($1, $2, 4200, '52998224725', $3, $4, $5, $3)`,
    [id, depositId, hoursAgo(48), state, state === 'refunding' ? newRefundId() : null],
  );
  return id;
}

const ask = (id: string, who = two.asker, evidence = 'Comprovante 4711') =>
  lab.test.call(
    staffRequests.staffRefundDeclare,
    { id, evidence, reason: 'Conta do pagador encerrada' },
    { token: who.token },
  );
async function asked(id: string): Promise<string> {
  const answer = await ask(id);
  expect(answer).toMatchObject({ code: 200, data: { state: 'waiting', asked_by: two.asker.email } });
  return (answer.data as { id: string }).id;
}
const tryAgain = (id: string) => lab.test.call(staffQueues.refundAsk, { id }, { token: two.asker.token });
const listed = async (id: string) =>
  (await lab.test.ask(staffQueues.refunds, { page_size: 100 }, { token: two.asker.token })).items.find(
    (item) => item.id === id,
  );
const pixState = async (id: string) =>
  (await query<{ state: string }>('select state from pix_received where end_to_end_id = $1', [id]))[0]?.state;
const depositState = async ({ member, depositId }: Stuck) => (await lab.depositOf(member, depositId)).state;
const deeds = async (id: string) =>
  (await actionsAbout(lab.test, id)).filter((action) => action.includes('declare'));
const returnsOf = (id: string) =>
  lab.sandbox.list(1000).pix.find((entry) => entry.endToEndId === id)?.devolucoes ?? [];
const sendings = () => vi.spyOn(lab.test.house.psp.client, 'requestRefund');

/** The institution is at a return of it, whatever else it says. */
function saying(status: RefundStatus): void {
  const { client } = lab.test.house.psp;
  const { getPix } = client;
  vi.spyOn(client, 'getPix').mockImplementation(async (id) => {
    const outcome = await getPix.call(client, id);
    if (outcome.kind !== 'ok') return outcome;
    const refund = {
      id: newRefundId(),
      returnId: null,
      amountCents: outcome.value.amountCents,
      nature: 'ORIGINAL',
      status,
      reason: null,
      requestedAt: null,
      settledAt: null,
    };
    return { kind: 'ok', value: { ...outcome.value, refunds: [refund] } };
  });
}

/** Somebody had the institution return it all the same. */
const returnIt = async (id: string) =>
  expect(
    await lab.test.house.psp.client.requestRefund({
      endToEndId: id,
      id: newRefundId(),
      amountCents: 10_000n,
    }),
  ).toMatchObject({ kind: 'ok' });

describe('[R11] a refund that the institution never does is ended by two people', () => {
  test('of a deposit: it counts as refunded once, nothing is sent meanwhile or after it, and all of it is in the log', async () => {
    const refund = await stuck();
    const { id } = refund;
    const sent = sendings();
    const request = await asked(id);
    expect(await listed(id)).toMatchObject({ is_declared: true });
    await lab.run('pix-refund', { endToEndId: id });
    await lab.run('pix-refund', { endToEndId: id, atOnce: true });
    expect(await tryAgain(id)).toMatchObject({ code: 200 });
    await lab.test.drain();
    expect(await pixState(id)).toBe('refunding');

    expect(await two.decide(request, true, two.asker)).toMatchObject({ code: 409, error: 'same_reviewer' });
    const told = vi.spyOn(lab.test.house.notices, 'send');
    const { order_number } = await lab.depositOf(refund.member, refund.depositId);
    expect(await two.decide(request, true)).toMatchObject({
      data: {
        kind: 'refund',
        state: 'done',
        end_to_end_id: id,
        order_number,
        money: '100.00',
        member_id: refund.member.memberId,
        evidence: 'Comprovante 4711',
        psp_said: 'not_done',
        decided_by: two.decider.email,
      },
    });
    expect(told).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ topic: 'deposit', data: { id: refund.depositId, state: 'refunded' } }),
    );
    expect([await pixState(id), await depositState(refund)]).toEqual(['refunded', 'refunded']);
    for (const isApproved of [true, false])
      expect(await two.decide(request, isApproved)).toMatchObject({
        error: 'state_changed',
        data: { state: 'done', edited_by: two.decider.email },
      });
    expect(await ask(id)).toMatchObject({ error: 'state_changed', data: { state: 'refunded' } });
    expect(await tryAgain(id)).toMatchObject({ code: 404, error: 'refund_unknown' });
    await lab.run('pix-refund', { endToEndId: id, atOnce: true });
    await lab.run('refund-stuck');
    await lab.test.drain();
    expect(sent).not.toHaveBeenCalled();
    expect(returnsOf(id)).toEqual([]);
    // What was to go back was in no account of ours.
    expect(await query('select from ledger_transfer where reference = $1', [refund.depositId])).toEqual([]);
    expect(await lab.balances(refund.member)).toMatchObject({ money: '0.00', ml_money: '0.00' });
    expect(await deeds(id)).toEqual(['deposit.refund_declare_ask', 'deposit.refund_declare']);
  });

  test('of a Pix that pays no deposit: it is nobody’s, and its hours begin when it is sent back', async () => {
    const id = await stray('unmatched');
    expect(await listed(id)).toMatchObject({ declarable_at: null, is_declared: false });
    expect(await ask(id)).toMatchObject({ code: 404, error: 'refund_unknown' });
    await tryAgain(id);
    expect(await ask(id)).toMatchObject({ code: 409, error: 'refund_too_fresh' });
    await query('update pix_received set refunding_at = $2 where end_to_end_id = $1', [id, hoursAgo(25)]);
    const request = await asked(id);
    const list = await lab.test.ask(staffRequests.staffRequests, {}, { token: two.decider.token });
    expect(list.items.find((item) => item.id === request)).toMatchObject({
      member_id: null,
      account: '',
      order_number: '',
      money: '42.00',
      psp_said: 'not_found',
    });
    expect(await two.decide(request, true)).toMatchObject({ data: { state: 'done', member_id: null } });
    expect(await pixState(id)).toBe('refunded');
    expect(await listed(id)).toBeUndefined();
    expect(await deeds(id)).toEqual(['deposit.refund_declare_ask', 'deposit.refund_declare']);
  });

  test('of one of two Pix of a deposit: the deposit is refunded with the second', async () => {
    const refund = await stuck();
    const second = await stray('refunding', refund.depositId);
    await two.decide(await asked(refund.id), true);
    expect([await pixState(refund.id), await depositState(refund)]).toEqual(['refunded', 'refunding']);
    await two.decide(await asked(second), true);
    expect(await depositState(refund)).toBe('refunded');
  });

  test('refused: it is sent again, and was to be asked for anew until then', async () => {
    const refund = await stuck();
    expect(await two.decide(await asked(refund.id), false, two.asker)).toMatchObject({
      data: { state: 'refused' },
    });
    expect(await two.decide(await asked(refund.id), false)).toMatchObject({ data: { state: 'refused' } });
    expect(await depositState(refund)).toBe('refunding');
    await lab.run('pix-refund', { endToEndId: refund.id });
    await lab.depositIn(refund.member, refund.depositId, 'refunded');
    expect(returnsOf(refund.id)).toMatchObject([{ valor: '100.00', status: 'DEVOLVIDO' }]);
    expect(await deeds(refund.id)).toEqual([
      'deposit.refund_declare_ask',
      'deposit.refund_declare_refuse',
      'deposit.refund_declare_ask',
      'deposit.refund_declare_refuse',
    ]);
  });

  test('without an answer of the institution it may be declared, and who decides reads that there was none', async () => {
    const refund = await stuck();
    vi.spyOn(lab.test.house.psp.client, 'getPix').mockResolvedValue({
      kind: 'unknown',
      cause: { reason: 'timeout', wasSent: true, detail: '' },
    });
    const request = await asked(refund.id);
    expect(await two.decide(request, true)).toMatchObject({ data: { psp_said: 'no_answer', state: 'done' } });
    expect(await depositState(refund)).toBe('refunded');
  });

  test('beside the institution it is no difference, until that has returned it too', async () => {
    const { id } = await stuck();
    await two.decide(await asked(id), true);
    const day = new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });
    const differences = async () =>
      (
        await lab.test.ask(staffLedger.pspCompare, { from: day, to: day }, { token: two.asker.token })
      ).differences.filter((one) => one.psp_id === id);
    expect(await differences()).toEqual([]);
    await returnIt(id);
    await vi.waitFor(async () => expect(await differences()).toMatchObject([{ difference: 'refund' }]));
  });
});

describe('it is refused', () => {
  test('before its time, while it is being sent, without a proof, and to whom it is not given', async () => {
    const fresh = await stuck(23);
    expect(await ask(fresh.id)).toMatchObject({ code: 409, error: 'refund_too_fresh' });
    const at = new Date(lab.test.clock.now().getTime() + 3_600_000).toISOString().slice(0, 15);
    expect(await listed(fresh.id)).toMatchObject({
      is_declared: false,
      declarable_at: expect.stringContaining(at),
    });
    const refund = await stuck();
    sendings().mockResolvedValue({
      kind: 'unknown',
      cause: { reason: 'timeout', wasSent: true, detail: '' },
    });
    await expect(lab.run('pix-refund', { endToEndId: refund.id })).rejects.toThrow('not done');
    expect(await ask(refund.id)).toMatchObject({ code: 409, error: 'refund_under_way' });
    await query('update pix_received set refund_sent_at = $2 where end_to_end_id = $1', [
      refund.id,
      hoursAgo(1),
    ]);
    expect(await ask(refund.id, two.asker, ' ')).toMatchObject({
      data: { fields: [{ field: 'evidence', error: 'evidence_required' }] },
    });
    expect(await ask('E404')).toMatchObject({ code: 404, error: 'refund_unknown' });
    const request = await asked(refund.id);
    for (const role of ['support', 'risk', 'content'] as const) {
      const who = await newStaff(lab.test, role);
      expect(await ask(refund.id, who)).toMatchObject({ code: 403, error: 'forbidden' });
      expect(await two.decide(request, true, who)).toMatchObject({ code: 403, error: 'forbidden' });
    }
    expect(await depositState(refund)).toBe('refunding');
  });

  test('when the institution is at it or has done it: what it says is booked, at the asking and at the approval', async () => {
    const first = await stuck();
    saying('EM_PROCESSAMENTO');
    expect(await ask(first.id)).toMatchObject({ code: 409, error: 'refund_under_way' });
    vi.restoreAllMocks();
    saying('DEVOLVIDO');
    expect(await ask(first.id)).toMatchObject({ code: 409, error: 'refund_known' });
    expect(await depositState(first)).toBe('refunded');

    vi.restoreAllMocks();
    const second = await stuck();
    const request = await asked(second.id);
    saying('EM_PROCESSAMENTO');
    expect(await two.decide(request, true)).toMatchObject({ code: 409, error: 'refund_under_way' });
    vi.restoreAllMocks();
    saying('DEVOLVIDO');
    expect(await two.decide(request, true)).toMatchObject({ code: 409, error: 'refund_known' });
    expect(await depositState(second)).toBe('refunded');
    expect(await two.decide(request, true)).toMatchObject({
      error: 'state_changed',
      data: { state: 'overtaken' },
    });
    expect(await two.decide(request, false)).toMatchObject({
      error: 'state_changed',
      data: { edited_by: '' },
    });
  });
});

describe('at once', () => {
  test('asked for many times, one waits; decided many times, one counts', async () => {
    const refund = await stuck();
    const asks = await Promise.all([1, 2, 3, 4, 5].map(() => ask(refund.id)));
    expect(asks.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(
      asks.filter((answer) => answer.status === 'fail' && answer.error === 'request_waits'),
    ).toHaveLength(4);
    const request = (asks.find(({ code }) => code === 200)?.data as { id: string } | undefined)?.id ?? '';
    const answers = await Promise.all(
      [true, true, false, true, false].map((yes) => two.decide(request, yes)),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const isDone = (await two.requestState(request)) === 'done';
    expect(await depositState(refund)).toBe(isDone ? 'refunded' : 'refunding');
    expect(await deeds(refund.id)).toHaveLength(2);
  });

  test('the institution returns it between the asking and the approvals: one of them wins, and it is refunded once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const refund = await stuck();
      const request = await asked(refund.id);
      const told = vi.spyOn(lab.test.house.notices, 'send');
      const answers = await Promise.all([
        two.decide(request, true),
        // What a job has read of the institution a moment later.
        markRefunded(lab.test.house, refund.id).then(() => ({ code: 0 })),
        two.decide(request, true),
      ]);
      expect(await depositState(refund)).toBe('refunded');
      const isDeclared = answers.some(({ code }) => code === 200);
      expect(await two.requestState(request)).toBe(isDeclared ? 'done' : 'overtaken');
      expect(
        told.mock.calls.filter(([, notice]) => 'topic' in notice && notice.topic === 'deposit'),
      ).toHaveLength(1);
      told.mockRestore();
    }
  });

  test('a job that hears of the return while it waits books it, and there is nothing left to decide', async () => {
    const refund = await stuck();
    const request = await asked(refund.id);
    await returnIt(refund.id);
    await vi.waitFor(() => expect(returnsOf(refund.id)).toMatchObject([{ status: 'DEVOLVIDO' }]));
    await lab.run('pix-refund', { endToEndId: refund.id });
    expect([await depositState(refund), await two.requestState(request)]).toEqual(['refunded', 'overtaken']);
    expect(returnsOf(refund.id)).toHaveLength(1);
  });

  test('asked for while jobs would send it: it is sent, or it waits, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const refund = await stuck();
      const sent = sendings();
      const job = () => refundPix(lab.test.house, refund.id, { atOnce: true });
      const [answer] = await Promise.all([ask(refund.id), job(), job()]);
      const mine = sent.mock.calls.filter(([{ endToEndId }]) => endToEndId === refund.id);
      expect(mine.length > 0).toBe(answer.code !== 200);
      sent.mockRestore();
    }
  });
});
