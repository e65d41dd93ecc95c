import { payments, staff, staffQueues, staffRequests } from '@arara/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import type { Member } from '../../payments/testing/payments-house.ts';
import { type PayoutLab, startPayoutLab } from '../../payments/testing/payout-lab.ts';
import { settlePayout } from '../../payments/withdrawals/settle-payout.ts';
import { verifyAuditChain } from '../audit/verify-audit-chain.ts';
import { actionsAbout, newStaff } from '../testing/staff-at-work.ts';
import { type TwoPeople, twoPeople } from '../testing/two-people.ts';

let lab: PayoutLab;
let two: TwoPeople;
let sendForReal: PayoutLab['test']['house']['psp']['client']['sendPayout'];
let askForReal: PayoutLab['test']['house']['psp']['client']['getPayout'];
beforeAll(async () => {
  lab = await startPayoutLab();
  two = await twoPeople(lab.test);
});
beforeEach(() => {
  const { client } = lab.test.house.psp;
  [sendForReal, askForReal] = [client.sendPayout, client.getPayout];
});
afterEach(async () => {
  await lab.test.drain();
  vi.restoreAllMocks();
  await lab.expectEvenBooks();
  expect(await verifyAuditChain(lab.test.house.db)).toMatchObject({ brokenAt: null });
});
afterAll(() => lab.test.close());

const noAnswer = {
  kind: 'unknown' as const,
  cause: { reason: 'timeout' as const, wasSent: true, detail: '' },
};
const refusing = (status: number) => ({
  kind: 'refused' as const,
  status,
  problem: { type: 'about:blank', title: '', status, detail: null, violations: [] },
});
const endToEndId = 'E99999004202610070000abcdefghijk';
const told = (status: 'REALIZADO' | 'NAO_REALIZADO' | 'EM_PROCESSAMENTO') => ({
  status,
  endToEndId: status === 'REALIZADO' ? endToEndId : null,
  reason: status === 'NAO_REALIZADO' ? 'Conta encerrada' : null,
});

interface Stuck {
  readonly member: Member;
  readonly id: string;
  readonly payoutId: string;
  /** The first sending, which got no answer, lands after all. */
  land(): Promise<void>;
}

/** What was sent of one payout: those of earlier tests are sent again meanwhile, by themselves. */
const sendings = (payoutId: string) =>
  vi
    .mocked(lab.test.house.psp.client.sendPayout)
    .mock.calls.flatMap(([payout]) => (payout.id === payoutId ? [payout] : []));

/** A payout whose first sending got no answer, whose repeats are refused, and which the institution does not know. */
async function stuck(hours = 25): Promise<Stuck> {
  const { member, id } = await lab.submitted();
  await lab.approveAndLose(id);
  const { client } = lab.test.house.psp;
  vi.spyOn(client, 'sendPayout').mockImplementation(async (payout) =>
    sendings(payout.id).length === 1 ? noAnswer : refusing(409),
  );
  await lab.run('payout-send', { withdrawalId: id });
  const [payout] = sendings(await lab.payoutIdOf(id));
  if (!payout) throw new Error('it was not sent');
  await lab.test.house.db.query('update withdrawal set paying_at = $2, reviewed_at = $2 where id = $1', [
    id,
    new Date(lab.test.clock.now().getTime() - hours * 3_600_000),
  ]);
  return {
    member,
    id,
    payoutId: payout.id,
    land: async () => void (await sendForReal.call(client, payout)),
  };
}

/** The institution says this of one payout, whatever it knows. */
function saying(payoutId: string, status: 'REALIZADO' | 'NAO_REALIZADO' | 'EM_PROCESSAMENTO'): void {
  vi.spyOn(lab.test.house.psp.client, 'getPayout').mockImplementation(async (asked) => {
    if (asked !== payoutId) return askForReal.call(lab.test.house.psp.client, asked);
    const value = { id: payoutId, amountCents: 19_800n, requestedAt: null, settledAt: null, ...told(status) };
    return { kind: 'ok', value };
  });
}

const ask = (id: string, isPaid: boolean, who = two.asker, evidence = 'Extrato 4711') =>
  lab.test.call(
    staffRequests.staffPayoutDeclare,
    { id, is_paid: isPaid, evidence, reason: 'Banco confirmou por carta' },
    { token: who.token },
  );
async function asked(id: string, isPaid: boolean, evidence?: string): Promise<string> {
  const answer = await ask(id, isPaid, two.asker, evidence);
  expect(answer).toMatchObject({ code: 200, data: { state: 'waiting', asked_by: two.asker.email } });
  return (answer.data as { id: string }).id;
}
const stateOf = async ({ member, id }: Stuck) =>
  (await lab.test.ask(payments.drawingGet, { withdrawal_id: id }, { token: member.token })).state;
const casesOf = async ({ member }: Stuck) => {
  await lab.test.drain();
  const { rows } = await lab.test.house.db.query<{ id: string; signal: string }>(
    'select id, signal, state from abuse_case where member_id = $1',
    [member.memberId],
  );
  return rows;
};
const openContradictions = async () =>
  Number(/arara_payouts_paid_and_returned (\d+)/.exec((await lab.test.server.inject('/metrics')).body)?.[1]);
const deedsAbout = async (id: string) =>
  (await actionsAbout(lab.test, id)).filter((action) => !action.includes('.view'));
const held = { money: '100.00', held_money: '200.00' };
const back = { money: '300.00', held_money: '0.00' };
const gone = { money: '100.00', held_money: '0.00' };

describe('[R13] a payout that nobody can tell of is ended by two people', () => {
  test('not paid: the funds come back once, nothing is sent meanwhile or after it, and all of it is in the log', async () => {
    const payout = await stuck();
    const id = await asked(payout.id, false);
    expect(await lab.balances(payout.member)).toMatchObject(held);
    const before = sendings(payout.payoutId).length;
    await lab.run('payout-ask', { payoutId: payout.payoutId });
    await lab.run('payout-send', { withdrawalId: payout.id });
    expect(sendings(payout.payoutId)).toHaveLength(before);
    const listed = await lab.test.ask(
      staffQueues.stuckPayouts,
      { page_size: 100 },
      { token: two.asker.token },
    );
    expect(listed.items.find((item) => item.id === payout.id)).toMatchObject({ is_declared: true });

    expect(await two.decide(id, true, two.asker)).toMatchObject({ code: 409, error: 'same_reviewer' });
    expect(await two.decide(id, true)).toMatchObject({
      data: {
        kind: 'payout',
        state: 'done',
        is_paid: false,
        money: '200.00',
        evidence: 'Extrato 4711',
        psp_said: 'not_found',
        decided_by: two.decider.email,
      },
    });
    expect(await stateOf(payout)).toBe('failed');
    expect(await lab.balances(payout.member)).toMatchObject(back);
    for (const isApproved of [true, false])
      expect(await two.decide(id, isApproved)).toMatchObject({
        error: 'state_changed',
        data: { state: 'done', edited_by: two.decider.email },
      });
    expect(await ask(payout.id, true)).toMatchObject({ code: 409, error: 'state_changed' });
    await lab.run('payout-ask', { payoutId: payout.payoutId });
    expect(sendings(payout.payoutId)).toHaveLength(before);
    expect(await lab.balances(payout.member)).toMatchObject(back);
    expect(await deedsAbout(payout.id)).toEqual(['withdrawal.declare_ask', 'withdrawal.declare']);
  });

  test('paid: the held funds leave, the fee is the house’s, and the Pix has its id', async () => {
    const payout = await stuck();
    const id = await asked(payout.id, true, endToEndId);
    expect(await two.decide(id, true)).toMatchObject({ data: { state: 'done', is_paid: true } });
    expect(await stateOf(payout)).toBe('paid');
    expect(await lab.balances(payout.member)).toMatchObject(gone);
    const { rows } = await lab.test.house.db.query(
      'select kind, amount_cents from ledger_transfer where reference = $1 order by id',
      [payout.id],
    );
    expect(rows).toEqual([
      { kind: 'withdrawal_hold', amount_cents: 20_000n },
      { kind: 'withdrawal_paid', amount_cents: 19_800n },
      { kind: 'withdrawal_fee', amount_cents: 200n },
    ]);
    const kept = await lab.test.house.db.query(
      'select end_to_end_id from withdrawal where id = $1 and declared_at is not null',
      [payout.id],
    );
    expect(kept.rows).toEqual([{ end_to_end_id: endToEndId }]);
  });

  test('the withdrawal shows every declaration, what it says and by whom, and others show none', async () => {
    const [payout, other] = [await stuck(), await stuck()];
    const seen = async ({ id }: Stuck) =>
      (await lab.test.ask(staff.staffWithdrawalGet, { id }, { token: two.asker.token })).declarations;
    expect(await seen(payout)).toEqual([]);
    await two.decide(await asked(payout.id, true, 'Carta 12'), false, two.asker);
    await asked(payout.id, false);
    const [first, second, ...more] = await seen(payout);
    expect(first).toMatchObject({
      state: 'refused',
      is_paid: true,
      evidence: 'Carta 12',
      asked_by: two.asker.email,
    });
    expect(second).toMatchObject({
      state: 'waiting',
      is_paid: false,
      evidence: 'Extrato 4711',
      decided_at: null,
    });
    expect([more, await seen(other)]).toEqual([[], []]);
  });

  test('refused: it stays on its way, is sent again under its id, and may be asked for anew', async () => {
    const payout = await stuck();
    expect(await two.decide(await asked(payout.id, false), false, two.asker)).toMatchObject({
      data: { state: 'refused' },
    });
    expect(await lab.balances(payout.member)).toMatchObject(held);
    const before = sendings(payout.payoutId).length;
    await lab.run('payout-ask', { payoutId: payout.payoutId });
    expect(sendings(payout.payoutId).length).toBeGreaterThan(before);
    expect(await two.decide(await asked(payout.id, true), true)).toMatchObject({ code: 200 });
  });

  test('without an answer of the institution it may be declared, and who decides reads that there was none', async () => {
    const payout = await stuck();
    vi.spyOn(lab.test.house.psp.client, 'getPayout').mockResolvedValue(noAnswer);
    const id = await asked(payout.id, false);
    expect(await two.decide(id, true)).toMatchObject({ data: { psp_said: 'no_answer', state: 'done' } });
    expect(await lab.balances(payout.member)).toMatchObject(back);
  });
});

describe('it is refused', () => {
  test('before its time, in another state, without a proof, and to whom it is not given', async () => {
    const fresh = await stuck(23);
    expect(await ask(fresh.id, false)).toMatchObject({ code: 409, error: 'payout_too_fresh' });
    const queue = { page_size: 100 };
    const { items } = await lab.test.ask(staffQueues.stuckPayouts, queue, { token: two.asker.token });
    const at = new Date(lab.test.clock.now().getTime() + 3_600_000).toISOString().slice(0, 15);
    const shown = items.find((item) => item.id === fresh.id);
    expect(shown).toMatchObject({ is_declared: false, declarable_at: expect.stringContaining(at) });
    const { id: submitted } = await lab.submitted();
    expect(await ask(submitted, false)).toMatchObject({ code: 409, error: 'state_changed' });
    const nobody = '0190a4d2-0000-7000-8000-000000000001';
    expect(await ask(nobody, false)).toMatchObject({ code: 404, error: 'withdrawal_unknown' });
    const payout = await stuck();
    expect(await ask(payout.id, false, two.asker, ' ')).toMatchObject({
      data: { fields: [{ field: 'evidence', error: 'evidence_required' }] },
    });
    const id = await asked(payout.id, false);
    for (const role of ['support', 'risk', 'content'] as const) {
      const who = await newStaff(lab.test, role);
      expect(await ask(payout.id, true, who)).toMatchObject({ code: 403, error: 'forbidden' });
      expect(await two.decide(id, true, who)).toMatchObject({ code: 403, error: 'forbidden' });
    }
    expect(await stateOf(payout)).toBe('paying');
  });

  test('when the institution knows: what it says is booked, at the asking and at the approval', async () => {
    const first = await stuck();
    saying(first.payoutId, 'EM_PROCESSAMENTO');
    expect(await ask(first.id, true)).toMatchObject({ code: 409, error: 'payout_under_way' });
    saying(first.payoutId, 'REALIZADO');
    expect(await ask(first.id, false)).toMatchObject({ code: 409, error: 'payout_known' });
    expect(await stateOf(first)).toBe('paid');
    expect(await lab.balances(first.member)).toMatchObject(gone);

    vi.restoreAllMocks();
    const second = await stuck();
    const id = await asked(second.id, true);
    saying(second.payoutId, 'EM_PROCESSAMENTO');
    expect(await two.decide(id, true)).toMatchObject({ code: 409, error: 'payout_under_way' });
    saying(second.payoutId, 'NAO_REALIZADO');
    expect(await two.decide(id, true)).toMatchObject({ code: 409, error: 'payout_known' });
    expect(await stateOf(second)).toBe('failed');
    expect(await lab.balances(second.member)).toMatchObject(back);
    expect(await two.decide(id, true)).toMatchObject({
      error: 'state_changed',
      data: { state: 'overtaken' },
    });
    expect(await two.decide(id, false)).toMatchObject({ error: 'state_changed', data: { edited_by: '' } });
  });
});

describe('at once', () => {
  test('asked for many times, one waits; decided many times, one counts', async () => {
    const payout = await stuck();
    const asks = await Promise.all([true, false, true, false, true].map((isPaid) => ask(payout.id, isPaid)));
    expect(asks.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(
      asks.filter((answer) => answer.status === 'fail' && answer.error === 'request_waits'),
    ).toHaveLength(4);
    const one = asks.find(({ code }) => code === 200)?.data as { id: string; is_paid: boolean };
    const answers = await Promise.all([true, true, false, true, false].map((yes) => two.decide(one.id, yes)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const isDone = (await two.requestState(one.id)) === 'done';
    expect(await stateOf(payout)).toBe(isDone ? (one.is_paid ? 'paid' : 'failed') : 'paying');
    expect(await deedsAbout(payout.id)).toHaveLength(2);
  });

  test.each(['REALIZADO', 'NAO_REALIZADO'] as const)(
    'a late word (%s) and the approvals of the contrary: one of them wins, and no money moves twice',
    async (status) => {
      for (let round = 0; round < 6; round += 1) {
        const payout = await stuck();
        const id = await asked(payout.id, status !== 'REALIZADO');
        const [first, second, , third] = await Promise.all([
          two.decide(id, true),
          two.decide(id, true),
          settlePayout(lab.test.house, payout.id, told(status)),
          two.decide(id, true),
        ]);
        const isDeclared = [first, second, third].filter(({ code }) => code === 200).length;
        expect(isDeclared).toBeLessThanOrEqual(1);
        expect(await two.requestState(id)).toBe(isDeclared === 1 ? 'done' : 'overtaken');
        const isPaid = isDeclared === 1 ? status !== 'REALIZADO' : status === 'REALIZADO';
        expect(await stateOf(payout)).toBe(isPaid ? 'paid' : 'failed');
        expect(await lab.balances(payout.member)).toMatchObject(isPaid ? gone : back);
        expect(await casesOf(payout)).toHaveLength(isDeclared);
        await lab.expectEvenBooks();
      }
    },
  );
});

describe('what the institution says later', () => {
  test('paid after it was declared not to be: found by its callback, no money moves, and a case takes it back', async () => {
    const payout = await stuck();
    await two.decide(await asked(payout.id, false), true);
    const before = await openContradictions();
    await payout.land();
    await eventually(openContradictions, (count) => count === before + 1);
    expect(await lab.balances(payout.member)).toMatchObject(back);
    expect(await stateOf(payout)).toBe('failed');
    const [raised, ...others] = await casesOf(payout);
    expect([raised?.signal, others]).toEqual(['paid_and_returned', []]);
    const risk = await newStaff(lab.test, 'risk');
    const decision = { id: raised?.id, outcome: 'deduct', reason: 'Pago pelo banco', money: '200.00' };
    const { correction } = await lab.test.ask(staff.staffCaseDecide, decision, { token: risk.token });
    expect(await two.decide(correction?.id ?? '', true)).toMatchObject({ data: { money: '-200.00' } });
    expect(await lab.balances(payout.member)).toMatchObject(gone);
    expect(await openContradictions()).toBe(before);
  });

  test('not paid after it was declared to be: nothing moves, a case once, and a correction gives it back', async () => {
    const payout = await stuck();
    await two.decide(await asked(payout.id, true), true);
    const before = await openContradictions();
    const denied = told('NAO_REALIZADO');
    await Promise.all(Array.from({ length: 5 }, () => settlePayout(lab.test.house, payout.id, denied)));
    expect(await stateOf(payout)).toBe('paid');
    expect(await lab.balances(payout.member)).toMatchObject(gone);
    expect(await casesOf(payout)).toMatchObject([{ signal: 'payout_denied', state: 'open' }]);
    expect(await openContradictions()).toBe(before + 1);
    const correction = await lab.test.ask(
      staffRequests.staffAdjust,
      { id: payout.member.memberId, money: '200.00', reason: 'Banco negou o pagamento' },
      { token: two.asker.token },
    );
    await two.decide(correction.id, true);
    expect(await lab.balances(payout.member)).toMatchObject(back);
  });

  test('it is asked about for thirty days, however old the withdrawal; confirmed, a return of it is a return', async () => {
    const payout = await stuck();
    await two.decide(await asked(payout.id, true), true);
    const { db } = lab.test.house;
    const backdate = (declaredDays: number) =>
      db.query(`update withdrawal set reviewed_at = $2, paid_at = $2, declared_at = $3 where id = $1`, [
        payout.id,
        new Date(lab.test.clock.now().getTime() - 60 * 86_400_000),
        new Date(lab.test.clock.now().getTime() - declaredDays * 86_400_000),
      ]);
    saying(payout.payoutId, 'REALIZADO');
    const added = vi.spyOn(lab.test.house.jobs, 'add');
    const isAskedAbout = () =>
      added.mock.calls.some(
        ([, task, payload]) =>
          task === 'payout-ask' && (payload as { payoutId: string }).payoutId === payout.payoutId,
      );
    await backdate(31);
    await lab.run('payout-returns');
    expect(isAskedAbout()).toBe(false);
    await backdate(29);
    await lab.run('payout-returns');
    expect(isAskedAbout()).toBe(true);
    await eventually(
      async () =>
        (await db.query('select from withdrawal where id = $1 and declared_at is null', [payout.id]))
          .rowCount,
      (count) => count === 1,
    );
    expect(await stateOf(payout)).toBe('paid');
    await settlePayout(lab.test.house, payout.id, told('NAO_REALIZADO'));
    expect(await stateOf(payout)).toBe('failed');
    expect(await lab.balances(payout.member)).toMatchObject(back);
    expect(await casesOf(payout)).toEqual([]);
  });
});
