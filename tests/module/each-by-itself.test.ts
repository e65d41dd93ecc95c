import { identity, races, staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlayer } from '../../apps/server/src/modules/games/testing/player.ts';
import { retain } from '../../apps/server/src/modules/retention/retain.ts';
import { newStaff } from '../../apps/server/src/modules/staff/testing/staff-at-work.ts';
import { startTestHouse, type TestHouse } from '../../apps/server/src/testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
  await house.house.db.query(
    `create function broken() returns trigger language plpgsql as $$ begin raise 'broken row'; end $$`,
  );
});
afterAll(() => house.close());

/** From here on nothing can be done with such rows. */
const breakRows = (table: string, condition: string) =>
  house.house.db.query(
    `create trigger broken before update or delete on ${table} for each row when (${condition}) execute function broken()`,
  );
const mend = (table: string) => house.house.db.query(`drop trigger broken on ${table}`);
const count = async (sql: string, values: unknown[] = []) =>
  (await house.house.db.query(sql, values)).rowCount;

test('a demo account that cannot be closed keeps no other open', async () => {
  const demos = [];
  for (let made = 0; made < 3; made += 1) demos.push(await house.ask(identity.demo, {}));
  house.clock.moveBy(8 * 86_400_000);
  await breakRows('member', `old.id = '${demos[0]?.member_id}'`);
  await expect(house.runTask('demo-sweep')).rejects.toThrow('broken row');
  expect(await count('select from member where is_demo and deleted_at is null')).toBe(1);
  await mend('member');
  await house.runTask('demo-sweep');
  expect(await count('select from member where is_demo and deleted_at is null')).toBe(0);
});

test('nor does a limit that cannot be loosened, at whose member no other is loosened', async () => {
  const players = [await newPlayer(house, {}), await newPlayer(house, {}), await newPlayer(house, {})];
  for (const { memberId } of players)
    await house.house.db.query(
      `insert into protection_limit (member_id, kind, period, amount, pending_amount, pending_at)
       values ($1, 'stake', 'day', 100, 200, house_now())`,
      [memberId],
    );
  const due = 'select distinct member_id from protection_limit where pending_at <= house_now()';
  const { rows } = await house.house.db.query(due);
  await breakRows('protection_limit', `old.member_id = '${rows[0].member_id}'`);
  await expect(house.runTask('protection-sweep')).rejects.toThrow('broken row');
  expect(await count('select from protection_limit where pending_at is not null')).toBe(1);
  await mend('protection_limit');
});

test('nor does a race that cannot be paid', async () => {
  const { token } = await newStaff(house, 'admin');
  const figures = { period: 'day', prizes: ['30.00'], budget: '30.00', stake_min: '1.00', reason: 'Maio' };
  for (const measure of ['wager', 'multiplier'])
    await house.ask(races.staffRaceCreate, { ...figures, measure }, { token });
  await house.runTask('races');
  const running = `select id from race where state = 'running' order by ends_at, id`;
  const { rows } = await house.house.db.query(running);
  expect(rows.length).toBeGreaterThan(1);
  house.clock.moveBy(2 * 86_400_000);
  await house.drain();
  await breakRows('race', `old.id = '${rows[0].id}'`);
  await expect(house.runTask('races')).rejects.toThrow('broken row');
  const left = await house.house.db.query(
    `select id from race where state = 'running' and ends_at < house_now()`,
  );
  expect(left.rows).toEqual([{ id: rows[0].id }]);
  await mend('race');
});

test('nor does what cannot be forgotten: all else that has served its time goes that night', async () => {
  const [{ memberId }, { token }] = [await newPlayer(house, {}), await newStaff(house, 'support')];
  await house.ask(staff.staffLogout, {}, { token });
  await house.house.db.query(
    `insert into member_message (member_id, kind, key, created_at) values ($1, 'account', 'k', house_now() - interval '3 years')`,
    [memberId],
  );
  house.clock.moveBy(91 * 86_400_000);
  await breakRows('staff_session', 'true');
  await expect(retain.run(house.house, '2026-01-01')).rejects.toThrow('broken row');
  expect(await count(`select from member_message where member_id = $1 and key = 'k'`, [memberId])).toBe(0);
});
