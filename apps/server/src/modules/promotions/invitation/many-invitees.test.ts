import { promotions } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { type Member, type PromotionsHouse, startPromotionsHouse } from '../testing/promotions-house.ts';
import { checkInvitation } from './check.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

/** How many deposits are looked at for a page of one invitee. Tables this small would be read as a whole. */
const depositsRead = ({ memberId }: Member) =>
  inTransaction(lab.test.house.db, async (tx) => {
    for (const way of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_material'])
      await tx.query(`set local ${way} = off`);
    const read = async () => {
      const { rows } = await tx.query<{ deposits: bigint }>(
        `select seq_tup_read + idx_tup_fetch as deposits from pg_stat_xact_user_tables where relname = 'deposit'`,
      );
      return rows[0]?.deposits ?? 0n;
    };
    const before = await read();
    await checkInvitation(lab.test.house, tx, memberId, { limit: 1, offset: 0 });
    return Number((await read()) - before);
  });

test('[S7.47][S7.48] of invitees who have no reward waiting no deposit is looked at but on the page that shows them', async () => {
  const agent = await lab.test.newMember();
  const { invite_code: code } = await lab.ask(agent, promotions.invitationCheck);
  const invitees: Member[] = [];
  for (let some = 0; some < 8; some += 1) {
    const invitee = await lab.test.newMember({ introducer: code });
    for (const money of ['100.00', '150.00', '200.00']) await lab.deposit(invitee, money);
    invitees.push(invitee);
  }
  await lab.test.house.db.query('analyze member, member_play, deposit, deposit_turnover');
  expect(await depositsRead(agent)).toBeLessThanOrEqual(3);
  const [first, second] = invitees;
  if (!first || !second) throw new Error('eight invitees were asked for');
  await lab.stake(first, '500.00');
  await lab.stake(second, '600.00');
  expect(await lab.ask(agent, promotions.invitationCheck, { page_size: 2, page: 4 })).toMatchObject({
    total: 8,
    claimable: 2,
    items: [
      { name: second.account, state: 'claimable', recharge_amount: '100.00', turnover_amount: '500.00' },
      { name: first.account, state: 'claimable' },
    ],
  });
  // Whoever names nobody is paid for the first of them.
  expect(await lab.ask(agent, promotions.invitationClaim)).toMatchObject({ name: first.account });
  expect(await lab.ask(agent, promotions.invitationClaim)).toMatchObject({ name: second.account });
  expect(await lab.call(agent, promotions.invitationClaim)).toMatchObject({ error: 'reward_not_eligible' });
});
