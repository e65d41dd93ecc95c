import { type DataOf, staff, staffAccess } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { waitingAtLocks } from '../../../testing/waiting-at-locks.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let admin: StaffAtWork;
beforeAll(async () => {
  house = await startTestHouse({ SESSIONS_MAX: '3' });
  admin = await newStaff(house, 'admin');
});
afterAll(() => house.close());

let address = 0;
const enter = ({ email, password }: { email: string; password: string }) => {
  address += 1;
  return house.call(staff.staffLogin, { email, password }, { ip: `203.0.113.${address}` });
};
const who = (token: string) => house.call(staff.staffWho, {}, { token });
const sessionsOf = async (id: string) => {
  const { rows } = await house.house.db.query<{ open: bigint }>(
    'select count(*) as open from staff_session where staff_id = $1 and ended_at is null',
    [id],
  );
  return Number(rows[0]?.open);
};

/** Lets a change of an account and a login to it meet: both wait for the account, the change in front. */
async function meeting<Changed>(
  person: { id: string; email: string; password: string },
  change: () => Promise<Changed>,
) {
  const { db } = house.house;
  const holder = await db.connect();
  await holder.query('begin');
  await holder.query('select from staff where id = $1 for no key update', [person.id]);
  const changing = change();
  await waitingAtLocks(db, 1);
  const entering = enter(person);
  await waitingAtLocks(db, 2);
  await holder.query('commit');
  holder.release();
  return { changed: await changing, entered: await entering };
}

const refused = { code: 401, error: 'wrong_credentials' };
const asAdmin = () => ({ token: admin.token });
const reason = 'Saiu da equipe';

test('a login that is under way while the password is reset opens nothing', async () => {
  const person = await newStaff(house, 'finance');
  const { entered, changed } = await meeting(person, () =>
    house.ask(staffAccess.staffTeamReset, { id: person.id, reason }, asAdmin()),
  );
  expect(entered).toMatchObject(refused);
  expect(await sessionsOf(person.id)).toBe(0);
  expect(await enter(changed)).toMatchObject({ code: 200 });
});

test('nor while the account is closed, and opened again it has no session', async () => {
  const person = await newStaff(house, 'finance');
  const change = (is_active: boolean) =>
    house.ask(staffAccess.staffTeamChange, { id: person.id, is_active, reason }, asAdmin());
  const { entered } = await meeting(person, () => change(false));
  expect(entered).toMatchObject(refused);
  expect(await sessionsOf(person.id)).toBe(0);
});

test('nor while its own holder sets another password elsewhere', async () => {
  const person = await newStaff(house, 'risk');
  const { token, password } = person;
  const { entered, changed } = await meeting(person, () =>
    house.call(staffAccess.staffPasswordChange, { password, new_password: 'papagaio-verde-10' }, { token }),
  );
  expect(changed).toMatchObject({ code: 200 });
  expect(entered).toMatchObject(refused);
  expect(await sessionsOf(person.id)).toBe(1);
});

test('a password that was told and told anew meanwhile opens nothing, and spends nothing of the new one', async () => {
  const person: DataOf<typeof staffAccess.staffTeamAdd> = await house.ask(
    staffAccess.staffTeamAdd,
    { email: 'convidada@arara.test', role: 'support' },
    asAdmin(),
  );
  const { entered, changed } = await meeting(person, () =>
    house.ask(staffAccess.staffTeamReset, { id: person.id, reason }, asAdmin()),
  );
  expect(entered).toMatchObject(refused);
  expect(await enter(changed)).toMatchObject({ code: 200 });
});

test('a login that is under way while the role changes says the new one', async () => {
  const person = await newStaff(house, 'support');
  const { entered } = await meeting(person, () =>
    house.ask(staffAccess.staffTeamChange, { id: person.id, role: 'content', reason }, asAdmin()),
  );
  expect(entered).toMatchObject({ code: 200, data: { staff: { role: 'content' } } });
});

test('of more logins than may be open the oldest ends', async () => {
  const person = await newStaff(house, 'support');
  const tokens = [person.token];
  for (let count = 0; count < 3; count += 1) {
    house.clock.moveOn(1000);
    const entered = await enter(person);
    if (entered.status === 'fail') throw new Error(entered.error);
    tokens.push(entered.data.token);
  }
  const [oldest = '', ...others] = tokens;
  expect(await who(oldest)).toMatchObject({ code: 401, error: 'session_expired' });
  for (const token of others) expect(await who(token)).toMatchObject({ code: 200 });
  await Promise.all(Array.from({ length: 6 }, () => enter(person)));
  expect(await sessionsOf(person.id)).toBe(3);
});

test('of two administrators who close each other at once one stays', async () => {
  const [one, other] = [await newStaff(house, 'admin'), await newStaff(house, 'admin')];
  const { db } = house.house;
  const holder = await db.connect();
  await holder.query('begin');
  await holder.query('select from staff where id = any($1) for no key update', [[one.id, other.id]]);
  const close = (who: StaffAtWork, whom: StaffAtWork) =>
    house.call(staffAccess.staffTeamChange, { id: whom.id, is_active: false, reason }, { token: who.token });
  const both = Promise.all([close(one, other), close(other, one)]);
  await waitingAtLocks(db, 2);
  await holder.query('commit');
  holder.release();
  expect((await both).map(({ code }) => code).toSorted()).toEqual([200, 401]);
  const { rows } = await db.query('select id from staff where id = any($1) and is_active', [
    [one.id, other.id],
  ]);
  expect(rows).toHaveLength(1);
});
