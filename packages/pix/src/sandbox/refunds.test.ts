import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newRefundId } from '../client/ids.ts';
import { problemName } from '../client/outcome.ts';
import { isForcedReturn } from '../client/refund.ts';
import { parseWebhook } from '../client/webhook.ts';
import { type House, openHouse, value } from '../testing/house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe('a refund', () => {
  test('is accepted, settles and is called back', async () => {
    const endToEndId = await house.paid(1000n);
    const id = newRefundId();
    const asked = value(await house.client.requestRefund({ endToEndId, id, amountCents: 400n, note: 'CPF' }));
    expect(asked).toMatchObject({ id, amountCents: 400n, nature: 'ORIGINAL', status: 'EM_PROCESSAMENTO' });
    await house.control.idle();
    const done = value(await house.client.getRefund(endToEndId, id));
    expect(done).toMatchObject({ id, status: 'DEVOLVIDO', returnId: asked.returnId });
    const last = parseWebhook(house.receiver.callbacks.at(-1)?.body).accepted[0];
    expect(last).toMatchObject({ endToEndId, refunds: [done] });
  });

  test('[R11] asked for a hundred times under one id is one refund', async () => {
    const endToEndId = await house.paid(1000n);
    const asked = { endToEndId, id: newRefundId(), amountCents: 1000n };
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => house.client.requestRefund(asked)));
    expect(new Set(outcomes.map((outcome) => value(outcome).returnId)).size).toBe(1);
    await house.control.idle();
    expect(value(await house.client.requestRefund(asked)).status).toBe('DEVOLVIDO');
    expect(value(await house.client.getPix(endToEndId)).refunds).toHaveLength(1);
  });

  test('[R11] with others never exceeds the original, however many ask at once', async () => {
    const endToEndId = await house.paid(1000n);
    const ask = (amountCents: bigint) =>
      house.client.requestRefund({ endToEndId, id: newRefundId(), amountCents });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask(300n)));
    expect(outcomes.filter((outcome) => outcome.kind === 'ok')).toHaveLength(3);
    const refused = outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome] : []));
    expect(new Set(refused.map((one) => problemName(one.problem)))).toEqual(
      new Set(['PixDevolucaoInvalida']),
    );
    expect((await ask(101n)).kind).toBe('refused');
    expect((await ask(100n)).kind).toBe('ok');
    const { refunds, amountCents } = value(await house.client.getPix(endToEndId));
    expect(refunds.reduce((sum, refund) => sum + refund.amountCents, 0n)).toBe(amountCents);
  });

  test('[R11] that never ends is under way until it is ended, and so is one that the payer’s side forces', async () => {
    const ends = [await house.paid(1000n), await house.paid(1000n)];
    const statuses = async () =>
      Promise.all(ends.map(async (id) => value(await house.client.getPix(id)).refunds[0]?.status));
    house.control.faults.always({ refund: 'never_ends' });
    const [asked = '', forced = ''] = ends;
    value(await house.client.requestRefund({ endToEndId: asked, id: newRefundId(), amountCents: 1000n }));
    await house.control.forceReturn({ endToEndId: forced });
    house.advance(30 * 86_400_000);
    await house.control.idle();
    expect(await statuses()).toEqual(['EM_PROCESSAMENTO', 'EM_PROCESSAMENTO']);
    for (const id of ends) expect(await house.control.endRefund(id, true)).toBe(true);
    await house.control.idle();
    expect(await statuses()).toEqual(['DEVOLVIDO', 'DEVOLVIDO']);
    expect(await house.control.endRefund(asked, true)).toBe(false);
  });

  test('[R11] that was rejected leaves its amount to be asked for again', async () => {
    const endToEndId = await house.paid(1000n);
    house.control.faults.next({ refund: 'rejected_later' });
    const first = { endToEndId, id: newRefundId(), amountCents: 1000n };
    value(await house.client.requestRefund(first));
    await house.control.idle();
    expect(value(await house.client.getRefund(endToEndId, first.id))).toMatchObject({
      status: 'NAO_REALIZADO',
    });
    expect((await house.client.requestRefund({ ...first, id: newRefundId() })).kind).toBe('ok');
  });

  test('is refused under a used id, for too much, too late or for a Pix nobody sent', async () => {
    const endToEndId = await house.paid(1000n);
    const asked = { endToEndId, id: newRefundId(), amountCents: 10n };
    value(await house.client.requestRefund(asked));
    const refusals = [
      await house.client.requestRefund({ ...asked, amountCents: 11n }),
      await house.client.requestRefund({ ...asked, id: newRefundId(), amountCents: 1001n }),
      await house.client.requestRefund({ ...asked, id: newRefundId(), amountCents: 0n }),
      await house.client.requestRefund({ ...asked, id: newRefundId(), endToEndId: 'E'.repeat(32) }),
      await house.client.getRefund(endToEndId, newRefundId()),
    ];
    house.advance(91 * 24 * 3600 * 1000);
    refusals.push(await house.client.requestRefund({ ...asked, id: newRefundId() }));
    expect(refusals.map((one) => one.kind === 'refused' && [one.status, problemName(one.problem)])).toEqual([
      [400, 'PixDevolucaoInvalida'],
      [400, 'PixDevolucaoInvalida'],
      [400, 'PixDevolucaoInvalida'],
      [404, 'PixNaoEncontrado'],
      [404, 'PixDevolucaoNaoEncontrada'],
      [400, 'PixDevolucaoInvalida'],
    ]);
  });
});

test('a forced return takes what is left, once, and is called back as such', async () => {
  const endToEndId = await house.paid(1000n);
  value(await house.client.requestRefund({ endToEndId, id: newRefundId(), amountCents: 300n }));
  await house.control.idle();
  expect(await house.control.forceReturn({ endToEndId, amountCents: 701n })).toBeNull();
  expect(await house.control.forceReturn({ endToEndId })).toMatchObject({
    valor: '7.00',
    natureza: 'MED_FRAUDE',
  });
  expect(await house.control.forceReturn({ endToEndId })).toBeNull();
  await house.control.idle();
  const told = parseWebhook(house.receiver.callbacks.at(-1)?.body).accepted[0];
  expect(told?.refunds.map((refund) => [isForcedReturn(refund), refund.amountCents, refund.status])).toEqual([
    [false, 300n, 'DEVOLVIDO'],
    [true, 700n, 'DEVOLVIDO'],
  ]);
});
