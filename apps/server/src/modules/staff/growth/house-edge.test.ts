import { staffGrowth } from '@arara/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff } from '../testing/staff-at-work.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('of two who give together more than the advantage of the house, each in a table of his own and at once, one is refused', async () => {
  const { db } = house.house;
  const { token } = await newStaff(house, 'finance');
  const vip = await house.ask(staffGrowth.vipTables, {}, { token });
  const agency = await house.ask(staffGrowth.agencyTables, {}, { token });
  const live = agency.betting.find(({ category }) => category === 'live');
  // 1.05% is the edge, of which 0.50% is given back: 0.35% more of one leaves something, of both it leaves nothing.
  const more = (rate: string) => (Number(rate) + 0.35).toFixed(2);
  const top = vip.rebates.items.length - 1;
  const rebates = vip.rebates.items.map((row, at) =>
    at === top ? { ...row, rates: { ...row.rates, live: more(row.rates.live) } } : row,
  );
  const tiers = (live?.tiers ?? []).map((tier, at, all) =>
    at === all.length - 1 ? { ...tier, level_1: more(tier.level_1) } : tier,
  );
  // Whoever has been let through waits for the log, so that neither is done before the other has asked.
  const log = await db.connect();
  await log.query('begin');
  await log.query('lock table audit_log in access exclusive mode');
  // Also when nobody waits: whoever is kept out by it would be for ever.
  onTestFinished(async () => {
    await log.query('rollback');
    log.release();
  });
  const answers = Promise.all([
    house.call(
      staffGrowth.vipRebatesChange,
      { version: vip.rebates.version, reason: 'teste', items: rebates },
      { token },
    ),
    house.call(
      staffGrowth.agencyTiersChange,
      { mechanism: 'betting', category: 'live', version: live?.version, reason: 'teste', tiers },
      { token },
    ),
  ]);
  await eventually(
    async () => {
      const { rows } = await db.query<{ waiting: bigint }>(
        `select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting;
    },
    (waiting) => waiting === 2n,
  );
  await log.query('rollback');
  const told = (await answers).map((answer) =>
    answer.status === 'success' ? 'accepted' : answer.data?.fields?.[0]?.error,
  );
  expect(told.toSorted()).toEqual(['accepted', 'rate_above_edge']);
  const { rows } = await db.query<{ given: number }>(
    `select (select max(basis_points) from vip_rebate where category = 'live')
          + (select max(level_1_bp + level_2_bp + level_3_bp) from agency_betting_tier where category = 'live') as given`,
  );
  expect(rows[0]?.given).toBeLessThan(Math.round(Number(vip.edges.live) * 100));
});
