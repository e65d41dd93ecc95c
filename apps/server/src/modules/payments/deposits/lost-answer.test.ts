import { payments } from '@arara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PaymentsHouse, startPaymentsHouse } from '../testing/payments-house.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse({}, { pspFollowsClock: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  lab.sandbox.faults.clear();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

const noAnswer = {
  kind: 'unknown',
  cause: { reason: 'timeout', wasSent: true, detail: 'no answer' },
} as const;

/** The institution's clock goes on, ours stands still. */
const aMinuteMs = 60_000;

/** A member whose charge the institution has taken, and a way to ask for it again; of `asCents` instead of 100.00. */
async function lostAnswer(asCents?: bigint) {
  const member = await lab.test.newMember();
  const { client } = lab.test.house.psp;
  const { createCharge } = client;
  vi.spyOn(client, 'createCharge').mockImplementationOnce(async (charge) => {
    await createCharge({ ...charge, amountCents: asCents ?? charge.amountCents });
    return noAnswer;
  });
  const ask = () =>
    lab.test.call(
      payments.rechargeOnline,
      { money: '100.00', payment_id: lab.pix, payment_type: 'pix', payment_desc: '' },
      { token: member.token, idempotencyKey: 'lost' },
    );
  expect(await ask()).toMatchObject({ code: 503, error: 'payment_unavailable' });
  const deposit = async () => {
    const { rows } = await lab.test.house.db.query<{
      id: string;
      txid: string;
      state: string;
      expires_at: Date;
    }>('select id, txid, state, expires_at from deposit where member_id = $1', [member.memberId]);
    if (!rows[0]) throw new Error('no deposit');
    return rows[0];
  };
  return { member, ask, deposit };
}

describe('[R19] an institution that refuses a txid it has taken, whose answer was lost', () => {
  test('the deposit goes on with the charge that is there, for as long as that can be paid', async () => {
    const { member, ask, deposit } = await lostAnswer();
    lab.sandbox.faults.always({ charge: 'repeat_refused' });
    const before = await deposit();
    lab.test.clock.moveBy(300_000);
    expect(await ask()).toMatchObject({ code: 200, data: { state: 'waiting', txid: before.txid } });
    const lateMs = (await deposit()).expires_at.getTime() - before.expires_at.getTime();
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThan(aMinuteMs);
    await lab.pay(before.txid);
    await lab.depositIn(member, before.id, 'credited');
  });

  test('an institution that answers with the charge that it took counts from then', async () => {
    const { ask, deposit } = await lostAnswer();
    const before = await deposit();
    lab.test.clock.moveBy(600_000);
    expect(await ask()).toMatchObject({ code: 200, data: { state: 'waiting', txid: before.txid } });
    const lateMs = (await deposit()).expires_at.getTime() - before.expires_at.getTime();
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThan(aMinuteMs);
  });

  test('one that lets a charge be paid for less than was asked for is believed, whatever its clock says', async () => {
    const member = await lab.test.newMember();
    const { client } = lab.test.house.psp;
    const { createCharge } = client;
    for (const aheadMs of [0, 7_200_000, -7_200_000]) {
      vi.spyOn(client, 'createCharge').mockImplementationOnce(async (charge) => {
        const outcome = await createCharge({ ...charge, expiresInSeconds: 300 });
        if (outcome.kind !== 'ok') return outcome;
        const moved = (at: Date) => new Date(at.getTime() + aheadMs);
        const { createdAt, expiresAt } = outcome.value;
        return {
          kind: 'ok',
          value: { ...outcome.value, createdAt: moved(createdAt), expiresAt: moved(expiresAt) },
        };
      });
      const { expires_at } = await lab.deposit(member);
      const lifeMs = new Date(expires_at).getTime() - lab.test.clock.now().getTime();
      expect(lifeMs).toBe(300_000);
    }
  });

  test('one left behind by a crash, too', async () => {
    const { deposit } = await lostAnswer();
    lab.sandbox.faults.always({ charge: 'repeat_refused' });
    lab.test.clock.moveBy(61_000);
    await lab.run('deposit-open');
    expect(await deposit()).toMatchObject({ state: 'waiting' });
  });

  test('a charge of another amount under the txid ends it', async () => {
    const { ask, deposit } = await lostAnswer(5000n);
    expect(await ask()).toMatchObject({ code: 503 });
    expect(await deposit()).toMatchObject({ state: 'cancelled' });
  });

  test('while it cannot be asked about, nothing is decided', async () => {
    const { ask, deposit } = await lostAnswer();
    lab.sandbox.faults.always({ charge: 'repeat_refused' });
    const problem = { type: 'about:blank', title: 'no', status: 429, detail: null, violations: [] };
    const asked = vi.spyOn(lab.test.house.psp.client, 'getCharge');
    asked.mockResolvedValueOnce(noAnswer).mockResolvedValueOnce({ kind: 'refused', status: 429, problem });
    for (const _ of [1, 2]) {
      expect(await ask()).toMatchObject({ code: 503 });
      expect(await deposit()).toMatchObject({ state: 'created' });
    }
    expect(await ask()).toMatchObject({ code: 200 });
  });
});
