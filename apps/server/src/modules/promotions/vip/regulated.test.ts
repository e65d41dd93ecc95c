import { randomUUID } from 'node:crypto';
import { games, loyalty, protection } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCash } from '../../../testing/give-cash.ts';
import { type PaymentsHouse, startPaymentsHouse } from '../../payments/testing/payments-house.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse({ JURISDICTION: 'br-regulated' });
});
afterAll(async () => {
  await lab.expectEvenBooks();
  await lab.test.close();
});

/** A member on the second level, which elsewhere has a reward of its own and one of each month. */
async function newVip() {
  const member = await lab.test.newMember();
  const { token } = member;
  await lab.test.ask(
    protection.protectionSetLimit,
    { kind: 'deposit', period: 'day', money: '5000.00' },
    { token },
  );
  await giveCash(lab.test, member.memberId, 5_000_000n);
  for (let bets = 0; bets < 5; bets += 1)
    await lab.test.ask(
      games.play,
      { game: 'dados-de-ouro', stake: '1000.00', direction: 'over', target: 4999 },
      { token, idempotencyKey: randomUUID() },
    );
  await lab.credited(member, '1000.00');
  await lab.test.drain();
  return member;
}

test('[S6.04] in the regulated market levels are shown and bring no money: they rise with deposits', async () => {
  const { memberId, token } = await newVip();
  const { uservip, data, rewards, rewards_on } = await lab.test.ask(loyalty.vipInfo, {}, { token });
  expect(uservip.userviplvl).toBe(2);
  expect({ rewards, rewards_on }).toEqual({ rewards: [], rewards_on: false });
  expect([...new Set(data.flatMap((one) => [one.level_up_reward, one.month_reward]))]).toEqual(['0.00']);
  for (const input of [{ reward: 'month' }, { reward: 'level_up', level: 2 }] as const)
    expect(await lab.test.call(loyalty.vipClaim, input, { token })).toMatchObject({ error: 'promotion_off' });
  const { rows } = await lab.test.house.db.query(
    `select kind from ledger_transfer where kind like 'reward%' and to_account_id in (
       select id from ledger_account where member_id = $1)`,
    [memberId],
  );
  expect(rows).toEqual([]);
  // Nothing waits for another market either.
  expect(
    (await lab.test.house.db.query('select 1 from vip_reward where member_id = $1', [memberId])).rowCount,
  ).toBe(0);
});
