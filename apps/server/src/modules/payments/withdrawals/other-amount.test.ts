import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type PayoutLab, startPayoutLab } from '../testing/payout-lab.ts';
import { askAboutSilent } from './declare-payout.ts';

let lab: PayoutLab;
beforeAll(async () => {
  lab = await startPayoutLab();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await lab.expectEvenBooks();
});
afterAll(() => lab.test.close());

test.each(['REALIZADO', 'NAO_REALIZADO'] as const)(
  '[R13] %s of another amount than was sent books nothing: it waits, and two people may declare it',
  async (status) => {
    const { member, id } = await lab.submitted();
    await lab.approveAndLose(id);
    const { house } = lab.test;
    const payoutId = await lab.payoutIdOf(id);
    const told = {
      id: payoutId,
      amountCents: 19_799n,
      status,
      endToEndId: null,
      reason: null,
      requestedAt: null,
      settledAt: null,
    };
    const known = vi.spyOn(house.psp.client, 'getPayout').mockResolvedValue({ kind: 'ok', value: told });
    vi.spyOn(house.psp.client, 'sendPayout').mockResolvedValue({
      kind: 'unknown',
      cause: { reason: 'timeout', wasSent: true, detail: '' },
    });
    await lab.run('payout-send', { withdrawalId: id });
    await expect(lab.run('payout-ask', { payoutId })).rejects.toThrow('nothing known yet');
    expect(await askAboutSilent(house, id)).toBe('no_answer');
    expect(await lab.balances(member)).toMatchObject({ money: '100.00', held_money: '200.00' });

    known.mockResolvedValue({ kind: 'ok', value: { ...told, amountCents: 19_800n } });
    await lab.run('payout-ask', { payoutId });
    const isPaid = status === 'REALIZADO';
    await lab.withdrawalIn(member, id, isPaid ? 'paid' : 'failed');
    expect(await lab.balances(member)).toMatchObject({
      money: isPaid ? '100.00' : '300.00',
      held_money: '0.00',
    });
  },
);
