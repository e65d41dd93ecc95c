import { wallet } from '@arara/contract';
import { newEndToEndId, type Refund, type RefundStatus } from '@arara/pix';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { type Member, type PaymentsHouse, startPaymentsHouse } from '../testing/payments-house.ts';
import { receivePix } from './receive-pix.ts';
import { refundPix } from './refund-pix.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterEach(async () => {
  vi.restoreAllMocks();
  lab.sandbox.faults.clear();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

const wireOf = (endToEndId: string) =>
  lab.sandbox.list(1000).pix.find((entry) => entry.endToEndId === endToEndId);
/** What has been or is being returned of a Pix, by the bank's books. */
const returnsOf = (endToEndId: string) => (wireOf(endToEndId)?.devolucoes ?? []).map((entry) => entry);
const nothingCame = async (member: Member) => {
  expect(await lab.balances(member)).toMatchObject({ money: '0.00', ml_money: '0.00' });
  expect((await lab.test.ask(wallet.statement, {}, { token: member.token })).items).toEqual([]);
};

describe('money that may not be credited goes back', () => {
  test('[R9] another payer: no credit, one refund of the whole amount', async () => {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    lab.sandbox.faults.next({ payment: { kind: 'other_payer' } });
    const endToEndId = await lab.pay(txid);
    const shown = await lab.depositIn(member, id, 'refunded');
    expect(shown.reason).toBe("The payer's CPF is not yours");
    expect(returnsOf(endToEndId)).toMatchObject([{ valor: '100.00', status: 'DEVOLVIDO' }]);
    await nothingCame(member);
  });

  test.each(['50.00', '100.01', '99.99'])('another amount than the code asks for (%s)', async (paid) => {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    const amountCents = BigInt(paid.replace('.', ''));
    lab.sandbox.faults.next({ payment: { kind: 'wrong_amount', amountCents } });
    const endToEndId = await lab.pay(txid);
    await lab.depositIn(member, id, 'refunded');
    expect(returnsOf(endToEndId)).toMatchObject([{ valor: paid, status: 'DEVOLVIDO' }]);
    await nothingCame(member);
  });

  test('a member who was frozen meanwhile', async () => {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    const freeze = (status: string) =>
      lab.test.house.db.query('update member set status = $2 where id = $1', [member.memberId, status]);
    await freeze('frozen');
    const endToEndId = await lab.pay(txid);
    await eventually(
      () => returnsOf(endToEndId),
      (returns) => returns[0]?.status === 'DEVOLVIDO',
    );
    await freeze('active');
    expect((await lab.depositIn(member, id, 'refunded')).reason).not.toBe('');
    await nothingCame(member);
  });

  test('a second payment of a credited code, without touching the first', async () => {
    const member = await lab.test.newMember();
    const { id, txid, endToEndId: first } = await lab.credited(member);
    const outcome = await lab.test.house.psp.client.getPix(first);
    if (outcome.kind !== 'ok') throw new Error('the bank knows its own Pix');
    const second = newEndToEndId({ ispb: '99999004', at: new Date() });
    // The sandbox takes no second payment of a code; another institution might.
    const asked = vi.spyOn(lab.test.house.psp.client, 'getPix').mockImplementation(async (id) => ({
      kind: 'ok',
      value: { ...outcome.value, endToEndId: id },
    }));
    const requested = vi
      .spyOn(lab.test.house.psp.client, 'requestRefund')
      .mockImplementation(async ({ id, amountCents }) => ({
        kind: 'ok',
        value: {
          id,
          returnId: null,
          amountCents,
          nature: 'ORIGINAL',
          status: 'DEVOLVIDO',
          reason: null,
          requestedAt: null,
          settledAt: null,
        },
      }));
    const twice = { ...outcome.value, endToEndId: second, txid };
    expect(await Promise.all([receivePix(lab.test.house, twice), receivePix(lab.test.house, twice)])).toEqual(
      expect.arrayContaining(['refunding', 'known']),
    );
    await eventually(
      async () =>
        (
          await lab.test.house.db.query('select state, reason from pix_received where end_to_end_id = $1', [
            second,
          ])
        ).rows[0],
      (row) => row.state === 'refunded' && row.reason === 'paid_twice',
    );
    expect(requested).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ endToEndId: second, amountCents: 10_000n }),
    );
    expect(asked).toHaveBeenCalled();
    expect(await lab.depositOf(member, id)).toMatchObject({ state: 'credited' });
    expect(await lab.balances(member)).toMatchObject({ money: '100.00' });
  });
});

describe('[R11] a refund is done once', () => {
  /** A deposit paid by somebody else whose refund nobody works on: its job is lost. */
  const leftRefund = async () => {
    const member = await lab.test.newMember();
    const { id, txid } = await lab.deposit(member);
    lab.sandbox.faults.next({ payment: { kind: 'other_payer' }, webhook: { kind: 'lost' } });
    const endToEndId = await lab.pay(txid);
    const outcome = await lab.test.house.psp.client.getPix(endToEndId);
    if (outcome.kind !== 'ok') throw new Error('the bank knows its own Pix');
    const deaf = { ...lab.test.house, jobs: { add: async () => {} } };
    expect(await receivePix(deaf, outcome.value)).toBe('refunding');
    expect(await lab.depositOf(member, id)).toMatchObject({ state: 'refunding' });
    return { member, id, endToEndId };
  };

  test('a lost refund job is made good', async () => {
    const { member, id, endToEndId } = await leftRefund();
    await lab.run('refund-stuck');
    await lab.depositIn(member, id, 'refunded');
    expect(returnsOf(endToEndId)).toHaveLength(1);
    await lab.run('pix-refund', { endToEndId });
    expect(returnsOf(endToEndId)).toHaveLength(1);
  });

  test('ten workers at once send one refund', async () => {
    const { member, id, endToEndId } = await leftRefund();
    await Promise.all(Array.from({ length: 10 }, () => lab.run('pix-refund', { endToEndId })));
    await lab.depositIn(member, id, 'refunded');
    expect(returnsOf(endToEndId)).toMatchObject([{ valor: '100.00', status: 'DEVOLVIDO' }]);
  });

  test('an unknown outcome is asked about under the same id', async () => {
    const { member, id, endToEndId } = await leftRefund();
    const { client } = lab.test.house.psp;
    const { requestRefund } = client;
    const ids: string[] = [];
    vi.spyOn(client, 'requestRefund').mockImplementationOnce(async (request) => {
      ids.push(request.id);
      await requestRefund(request); // It arrives, its answer does not.
      return { kind: 'unknown', cause: { reason: 'timeout', wasSent: true, detail: 'no answer' } };
    });
    await expect(lab.run('pix-refund', { endToEndId })).rejects.toThrow('unknown');
    await lab.run('pix-refund', { endToEndId });
    await lab.depositIn(member, id, 'refunded');
    expect(returnsOf(endToEndId).map((entry) => entry.id)).toEqual(ids);
  });

  test('one that was rejected for good is asked for again, and never more than once succeeds', async () => {
    const { member, id, endToEndId } = await leftRefund();
    lab.sandbox.faults.next({ refund: 'rejected_later' });
    await lab.run('pix-refund', { endToEndId });
    await eventually(
      () => returnsOf(endToEndId),
      (returns) => returns[0]?.status === 'NAO_REALIZADO',
    );
    await lab.run('pix-refund', { endToEndId });
    await lab.run('pix-refund', { endToEndId });
    await lab.depositIn(member, id, 'refunded');
    expect(returnsOf(endToEndId).map((entry) => entry.status)).toEqual(['NAO_REALIZADO', 'DEVOLVIDO']);
  });

  test('one that is rejected again and again is asked for less and less often', async () => {
    const { member, id, endToEndId } = await leftRefund();
    const { client } = lab.test.house.psp;
    const { getPix } = client;
    const requestedAt = new Date();
    // An account that is closed for good, say: every five seconds there was one more.
    const rejected = Array.from({ length: 8 }, (_, index) => ({
      ...forced(10_000n, 'NAO_REALIZADO'),
      id: `Rejected${index}`,
      nature: 'ORIGINAL',
      requestedAt,
    }));
    vi.spyOn(client, 'getPix').mockImplementation(async (asked) => {
      const outcome = await getPix(asked);
      if (outcome.kind !== 'ok') return outcome;
      return { kind: 'ok', value: { ...outcome.value, refunds: [...rejected, ...outcome.value.refunds] } };
    });
    const requested = vi.spyOn(client, 'requestRefund');
    lab.test.clock.moveTo(requestedAt);
    await lab.run('pix-refund', { endToEndId });
    expect(requested).not.toHaveBeenCalled();
    lab.test.clock.moveBy(3_600_000);
    await lab.run('pix-refund', { endToEndId });
    expect(requested).toHaveBeenCalledTimes(1);
    lab.test.clock.moveTo(new Date());
    await lab.depositIn({ ...member, token: await lab.test.login(member) }, id, 'refunded');
    expect(returnsOf(endToEndId)).toHaveLength(1);
  });

  test('one that is always rejected, by an institution that does not say when it was asked, too', async () => {
    const { member, id, endToEndId } = await leftRefund();
    const { client } = lab.test.house.psp;
    const { getPix } = client;
    const rejected: Refund[] = [];
    const known = vi.spyOn(client, 'getPix').mockImplementation(async (asked) => {
      const outcome = await getPix(asked);
      return outcome.kind === 'ok' ? { kind: 'ok', value: { ...outcome.value, refunds: rejected } } : outcome;
    });
    const requested = vi.spyOn(client, 'requestRefund').mockImplementation(async (asked) => {
      const refund = { ...forced(asked.amountCents, 'NAO_REALIZADO'), id: asked.id, nature: 'ORIGINAL' };
      rejected.push(refund);
      return { kind: 'ok', value: refund };
    });
    lab.test.clock.moveTo(new Date());
    const deaf = { ...lab.test.house, jobs: { add: async () => {} } };
    const tryOften = async () => {
      for (let tries = 0; tries < 10; tries += 1) await refundPix(deaf, endToEndId);
      return rejected.length;
    };
    expect(await tryOften()).toBe(3);
    lab.test.clock.moveBy(61_000);
    expect(await tryOften()).toBe(4);
    lab.test.clock.moveBy(61_000);
    expect(await tryOften()).toBe(4);
    requested.mockRestore();
    known.mockRestore();
    await refundPix(lab.test.house, endToEndId, { atOnce: true });
    lab.test.clock.moveTo(new Date());
    await lab.depositIn({ ...member, token: await lab.test.login(member) }, id, 'refunded');
  });

  test('what the payer took back by force meanwhile is not sent again', async () => {
    const { member, id, endToEndId } = await leftRefund();
    await lab.sandbox.forceReturn({ endToEndId, amountCents: 4000n });
    await lab.run('pix-refund', { endToEndId });
    await lab.depositIn(member, id, 'refunded');
    expect(returnsOf(endToEndId)).toMatchObject([{ valor: '40.00' }, { valor: '60.00' }]);

    const other = await leftRefund();
    await lab.sandbox.forceReturn({ endToEndId: other.endToEndId });
    await lab.run('pix-refund', { endToEndId: other.endToEndId });
    await lab.depositIn(other.member, other.id, 'refunded');
    expect(returnsOf(other.endToEndId)).toHaveLength(1);
    await nothingCame(other.member);
  });

  test.each([
    { taken: 10_000n, parts: [10_000n] },
    { taken: 4000n, parts: [6000n, 4000n] },
  ])(
    'what a payer wants back by force ($taken) and does not get is sent back by us',
    async ({ taken, parts }) => {
      const { member, id, endToEndId } = await leftRefund();
      const { client } = lab.test.house.psp;
      const { getPix } = client;
      let status: RefundStatus = 'EM_PROCESSAMENTO';
      // The sandbox decides about a forced return at once; other institutions take days.
      vi.spyOn(client, 'getPix').mockImplementation(async (asked) => {
        const outcome = await getPix(asked);
        if (outcome.kind !== 'ok') return outcome;
        return {
          kind: 'ok',
          value: { ...outcome.value, refunds: [...outcome.value.refunds, forced(taken, status)] },
        };
      });
      const requested = vi.spyOn(client, 'requestRefund');
      await lab.run('pix-refund', { endToEndId });
      await eventually(
        () => returnsOf(endToEndId),
        (returns) => returns.every((entry) => entry.status === 'DEVOLVIDO'),
      );
      await lab.run('pix-refund', { endToEndId });
      expect(await lab.depositOf(member, id)).toMatchObject({ state: 'refunding' });
      status = 'NAO_REALIZADO';
      await lab.run('pix-refund', { endToEndId });
      await lab.run('refund-stuck');
      await lab.depositIn(member, id, 'refunded');
      expect(requested.mock.calls.map(([{ amountCents }]) => amountCents)).toEqual(parts);
      expect(returnsOf(endToEndId).map((entry) => entry.status)).toEqual(parts.map(() => 'DEVOLVIDO'));
      await nothingCame(member);
    },
  );
});

const forced = (amountCents: bigint, status: RefundStatus) => ({
  id: 'D0F4A5D0C0DE',
  returnId: null,
  amountCents,
  nature: 'MED_FRAUDE',
  status,
  reason: null,
  requestedAt: null,
  settledAt: null,
});
