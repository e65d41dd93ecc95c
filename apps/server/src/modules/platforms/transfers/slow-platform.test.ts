import { payments, staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { eventually } from '../../../testing/eventually.ts';
import { makeMembers } from '../../../testing/many-members.ts';
import { newRichMember, newStaff, submitWithdrawal } from '../../staff/testing/staff-at-work.ts';
import { bringAllHome } from '../homecoming/bring-home.ts';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';
import { askTransfersAgain } from './ask-again.ts';
import { askAboutDeclared } from './ask-declared.ts';
import { askOpenTransfers } from './ask-open-transfers.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse();
});
afterAll(() => lab.test.close());

/** Members whom a platform that takes its time knows, or not. */
async function players(count: number): Promise<readonly string[]> {
  const { memberIds } = await makeMembers(lab.test.house.db, count, 1n);
  await lab.test.house.db.query(
    `insert into platform_player (member_id, platform, player)
     select id, 'estrela', 'estrela_' || id from unnest($1::uuid[]) as id`,
    [memberIds],
  );
  return memberIds;
}
const countOf = async (sql: string) =>
  Number(
    (await lab.test.house.db.query<{ count: bigint }>(`select count(*) as count ${sql}`)).rows[0]?.count,
  );

test('open transfers of a platform that takes its time are asked about for a minute at most, and the next minute goes on', async () => {
  const { db } = lab.test.house;
  await db.query(
    `insert into platform_transfer (member_id, platform, direction, amount_cents, cause, state, sent_at, created_at)
     select id, 'estrela', 'out', 100, 'member', 'unknown', house_now() - interval '2 hours', house_now() - interval '2 hours'
       from unnest($1::uuid[]) as id`,
    [await players(12)],
  );
  lab.simulator('estrela').faults.always('status', { kind: 'slow', delayMs: 300 });
  const open = () => countOf(`from platform_transfer where state = 'unknown'`);
  await askOpenTransfers(lab.test.house, 800);
  const left = await open();
  expect(left).toBeGreaterThan(6);
  await askOpenTransfers(lab.test.house, 800);
  expect(await open()).toBeLessThan(left);
  lab.simulator('estrela').faults.clear();
  await askOpenTransfers(lab.test.house);
  expect(await open()).toBe(0);
});

test('money that is to come home from a platform that takes its time keeps nobody waiting for that of others', async () => {
  const { db } = lab.test.house;
  const memberIds = await players(40);
  await db.query(`update member set status = 'frozen' where id = any($1::uuid[])`, [memberIds]);
  await db.query(
    `insert into platform_homecoming (member_id, platform) select id, 'estrela' from unnest($1::uuid[]) as id`,
    [memberIds],
  );
  lab.simulator('estrela').faults.always('balance', { kind: 'slow', delayMs: 400 });
  const untried = () => countOf('from platform_homecoming where held_until is null and tries = 0');
  await bringAllHome(lab.test.house, 500);
  const left = await untried();
  // Ten at once, as many times as the time allows.
  expect([20, 30]).toContain(left);
  await bringAllHome(lab.test.house, 500);
  expect(await untried()).toBeLessThan(left);
  lab.simulator('estrela').faults.clear();
});

test('declared transfers of a platform that takes its time are asked about ten at once for a minute at most, and the next minute goes on', async () => {
  await lab.test.house.db.query(
    `insert into platform_transfer (member_id, platform, direction, amount_cents, cause, state, sent_at, settled_at, declared_at)
     select id, 'estrela', 'out', 100, 'member', 'failed', house_now(), house_now(), house_now() from unnest($1::uuid[]) as id`,
    [await players(40)],
  );
  lab.simulator('estrela').faults.always('status', { kind: 'slow', delayMs: 400 });
  const unasked = () => countOf('from platform_transfer where declared_at is not null and ask_at is null');
  await askAboutDeclared(lab.test.house, 500);
  expect([20, 30]).toContain(await unasked());
  lab.simulator('estrela').faults.clear();
  await askAboutDeclared(lab.test.house);
  expect(await unasked()).toBe(0);
});

test('what a platform that hangs is asked about keeps no payout waiting', async () => {
  const { test: house } = lab;
  const finance = await newStaff(house, 'finance');
  const member = await newRichMember(house, '300.00');
  const { id } = await submitWithdrawal(house, member, '200.00');
  await house.house.db.query(
    `insert into platform_transfer (member_id, platform, direction, amount_cents, cause, state, sent_at, created_at)
     select id, 'estrela', 'out', 100, 'member', 'unknown', house_now(), house_now() from unnest($1::uuid[]) as id`,
    [await players(12)],
  );
  lab.simulator('estrela').faults.always('status', { kind: 'slow', delayMs: 3500 });
  await inTransaction(house.house.db, (tx) => askTransfersAgain(tx, house.house, 'estrela'));
  const asked = () => countOf('from platform_transfer where asking_until > house_now()');
  await eventually(asked, (count) => count > 1);
  await house.ask(staff.staffWithdrawalApprove, { id, seen: 'submitted' }, { token: finance.token });
  const paid = await eventually(
    () => house.ask(payments.drawingGet, { withdrawal_id: id }, { token: member.token }),
    ({ state }) => state === 'paid',
    3000,
  );
  expect(paid.state).toBe('paid');
  expect(await asked()).toBeGreaterThan(1);
  lab.simulator('estrela').faults.clear();
});
