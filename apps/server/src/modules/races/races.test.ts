import { randomUUID } from 'node:crypto';
import { information, races } from '@arara/contract';
import { walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maskAccount } from '../../plugins/mask-account.ts';
import { booksNow } from '../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { settleRounds } from '../../testing/settle-round.ts';
import { newPlayer, type Player } from '../games/testing/player.ts';
import { actionsAbout, newStaff, type StaffAtWork } from '../staff/testing/staff-at-work.ts';
import { payEndedRaces } from './pay-races.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
  at('2031-05-14T12:00:00-03:00');
});
afterAll(() => house.close());

const at = (moment: string) => house.clock.moveTo(new Date(moment));
const figures = {
  prizes: ['30.00', '20.00', '10.00'],
  budget: '60.00',
  stake_min: '1.00',
  reason: 'Corrida de maio',
};
const daily = { period: 'day', measure: 'wager', ...figures } as const;
const create = (staff: StaffAtWork, change: Partial<typeof daily> = {}) =>
  house.ask(races.staffRaceCreate, { ...daily, ...change }, { token: staff.token });
const running = async (measure: 'wager' | 'multiplier', token?: string) => {
  const { items } = await house.ask(races.races, {}, token === undefined ? {} : { token });
  const race = items.find((one) => one.measure === measure);
  if (!race) throw new Error(`no race of ${measure} runs`);
  return race;
};
const view = (id: string, token?: string) =>
  house.ask(races.raceView, { id }, token === undefined ? {} : { token });
const wager = async (player: Player, stakeCents: bigint, bonusCents = 0n) => {
  await settleRounds(house, [{ memberId: player.memberId, stakeCents, bonusCents, payoutCents: 0n }]);
  await house.drain();
};
const cashOf = async (player: Player) => (await walletsOf(house.house.db, player.memberId)).cash.balanceCents;
const newPlayers = async <const Names extends readonly string[]>(...names: Names) => {
  const made = await Promise.all(names.map(async (name) => [name, await newPlayer(house, {})] as const));
  return Object.fromEntries(made) as Record<Names[number], Player>;
};

test('staff plans races within a budget, edits what comes next and stops them; others may not', async () => {
  const [admin, support] = await Promise.all([newStaff(house, 'admin'), newStaff(house, 'support')]);
  const refused = await house.call(races.staffRaceCreate, daily, { token: support.token });
  expect(refused).toMatchObject({ error: 'forbidden' });
  const over = await house.call(races.staffRaceCreate, { ...daily, budget: '59.99' }, { token: admin.token });
  expect(over).toMatchObject({ error: 'race_over_budget' });
  const odd = await house.call(races.staffRaceCreate, { ...daily, prizes: [] }, { token: admin.token });
  expect(odd).toMatchObject({ error: 'invalid_input' });

  const both = await Promise.allSettled([create(admin), create(admin)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const again = await house.call(races.staffRaceCreate, daily, { token: admin.token });
  expect(again).toMatchObject({ error: 'race_on_already' });
  const [plan] = (await house.ask(races.staffRaces, {}, { token: admin.token })).items;
  expect(plan).toMatchObject({ total_money: '60.00', starts_on: '2031-05-14', is_on: true, paid_races: 0 });
  const id = plan?.id ?? '';

  // What runs was promised: an edit is for the next one.
  const change = { id, version: 0, ...figures, prizes: ['40.00'], reason: 'Menos lugares' };
  await house.ask(races.staffRaceEdit, change, { token: admin.token });
  expect(await running('wager')).toMatchObject({
    starts_at: '2031-05-14T03:00:00.000Z',
    ends_at: '2031-05-15T03:00:00.000Z',
    prizes: ['30.00', '20.00', '10.00'],
  });
  await house.ask(races.staffRaceStop, { id, reason: 'Fim' }, { token: admin.token });
  const stopped = await house.call(races.staffRaceStop, { id, reason: 'Fim' }, { token: admin.token });
  expect(stopped).toMatchObject({ error: 'state_changed' });
  expect((await running('wager')).prizes).toHaveLength(3);
  expect(await actionsAbout(house, id)).toEqual(['race.create', 'race.edit', 'race.stop']);
  const unknown = await house.call(races.raceView, { id: randomUUID() });
  expect(unknown).toMatchObject({ error: 'race_unknown' });

  // Nobody played: it ends with nothing to pay, and no other begins.
  at('2031-05-15T00:30:00-03:00');
  await house.drain();
  await house.runTask('races');
  expect((await house.ask(races.races, {})).items).toEqual([]);
  expect((await house.ask(races.raceHistory, {})).items).toMatchObject([{ state: 'paid', winners: [] }]);
});

test("who saves a plan over what a colleague has saved meanwhile is told, and the colleague's figures stay", async () => {
  at('2031-05-16T12:00:00-03:00');
  const [first, second] = await Promise.all([newStaff(house, 'admin'), newStaff(house, 'admin')]);
  const { id, version } = await create(first);
  const save = (staff: StaffAtWork, budget: string) =>
    house.call(races.staffRaceEdit, { id, version, ...figures, budget }, { token: staff.token });
  const both = await Promise.all([save(first, '100.00'), save(second, '900.00')]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  expect(both.find(({ code }) => code === 409)).toMatchObject({ error: 'state_changed' });
  const [plan] = (await house.ask(races.staffRaces, {}, { token: first.token })).items;
  expect(plan).toMatchObject({ id, version: 1, budget: both[0]?.code === 200 ? '100.00' : '900.00' });
  await house.ask(races.staffRaceStop, { id, reason: 'Fim' }, { token: first.token });
});

test('settled rounds count once: cash by its category, in the race of their day; names stay masked or hidden', async () => {
  at('2031-05-20T12:00:00-03:00');
  const admin = await newStaff(house, 'admin');
  await create(admin);
  const { ana, bia, caio, demo } = await newPlayers('ana', 'bia', 'caio', 'demo');
  const { db } = house.house;
  await db.query('update member set is_demo = true where id = $1', [demo.memberId]);
  await db.query('insert into member_hidden (member_id) values ($1)', [bia.memberId]);
  await wager(ana, 1000n);
  await wager(ana, 1000n, 400n);
  await wager(demo, 90_000n);
  at('2031-05-20T12:00:05-03:00');
  await wager(bia, 3000n);
  // The roulette counts as much as its category does.
  const { rows } = await db.query<{ percent: number }>(
    `select c.percent from game g join contribution c using (category) where g.slug = 'roleta-guanabara'`,
  );
  const percent = BigInt(rows[0]?.percent ?? 0);
  expect(percent).toBeLessThan(100n);
  const round = { memberId: caio.memberId, game: 'roleta-guanabara', stakeCents: 10_000n, payoutCents: 0n };
  await settleRounds(house, [round]);
  await Promise.all(Array.from({ length: 4 }, () => house.drain()));

  const [anaToken, biaToken] = [await house.login(ana), await house.login(bia)];
  const race = await running('wager', anaToken);
  expect(race).toMatchObject({ players: 3, me: { place: 3, points: '16.00', prize_money: '10.00' } });
  const seen = await view(race.id, anaToken);
  expect(seen.leaders.map(({ place, points, prize_money }) => [place, points, prize_money])).toEqual([
    [1, '30.00', '30.00'],
    [2, `${percent}.00`, '20.00'],
    [3, '16.00', '10.00'],
  ]);
  expect(seen.leaders.map(({ is_me }) => is_me)).toEqual([false, false, true]);
  expect(seen.leaders[0]?.name).toBeNull();
  const wire = JSON.stringify([seen, await view(race.id), await house.ask(races.races, {})]);
  for (const member of [ana, bia, caio]) {
    expect(wire).not.toContain(member.account);
    expect(wire).not.toContain(member.memberId);
  }
  // Names of two may come out alike, so that whose is shown is asked, not whose is not.
  expect(new Set(wire.match(/\w+\*\*\*\w+/g))).toEqual(
    new Set([maskAccount(ana.account), maskAccount(caio.account)]),
  );
  expect((await view(race.id, biaToken)).me).toMatchObject({ place: 1, points: '30.00' });
  expect(await running('wager')).toMatchObject({ me: null });

  // Staff see accounts, and who would be paid: Bia may not be given anything.
  await db.query(`update member set status = 'frozen' where id = $1`, [bia.memberId]);
  const staffSees = await house.ask(races.staffRaceStandings, { id: race.id }, { token: admin.token });
  expect(staffSees.race).toMatchObject({
    state: 'running',
    players: 3,
    paid_money: '0.00',
    total_money: '60.00',
  });
  expect(staffSees.items.map((one) => [one.account, one.points, one.prize_money, one.is_rewardable])).toEqual(
    [
      [bia.account, '30.00', '0.00', false],
      [caio.account, `${percent}.00`, '30.00', true],
      [ana.account, '16.00', '20.00', true],
    ],
  );
  await db.query(`update member set status = 'active' where id = $1`, [bia.memberId]);
  const support = await newStaff(house, 'support');
  const kept = { token: support.token };
  expect(await house.call(races.staffRaceRuns, {}, kept)).toMatchObject({ error: 'forbidden' });
  expect(await house.call(races.staffRaceStandings, { id: race.id }, kept)).toMatchObject({
    error: 'forbidden',
  });

  // A round of the next day is in the next day's race.
  at('2031-05-21T00:00:01-03:00');
  await wager(ana, 500n);
  expect((await view(race.id, await house.login(ana))).me).toMatchObject({ points: '16.00' });
  expect(await running('wager', await house.login(ana))).toMatchObject({ me: { points: '5.00', place: 1 } });
});

test('a race of multipliers keeps the best round in cash, and of two alike the earlier is ahead', async () => {
  at('2031-06-03T12:00:00-03:00');
  const admin = await newStaff(house, 'admin');
  await house.ask(
    races.staffRaceCreate,
    { period: 'week', measure: 'multiplier', ...figures },
    { token: admin.token },
  );
  const { ana, bia, caio } = await newPlayers('ana', 'bia', 'caio');
  const play = async (player: Player, stakeCents: bigint, payoutCents: bigint, bonusCents = 0n) => {
    // The database's clock goes on meanwhile: a minute apart, however slowly the machine works.
    house.clock.moveBy(60_000);
    await settleRounds(house, [{ memberId: player.memberId, stakeCents, payoutCents, bonusCents }]);
    await house.drain();
  };
  await play(ana, 200n, 5100n);
  await play(bia, 100n, 2550n);
  await play(ana, 500n, 1000n);
  // Too small a stake, bonus money in it, nothing won.
  await play(caio, 99n, 99_000n);
  await play(caio, 200n, 90_000n, 1n);
  await play(caio, 200n, 0n);
  house.clock.moveBy(10_000);
  const token = await house.login(bia);
  const race = await running('multiplier', token);
  expect(race).toMatchObject({
    starts_at: '2031-06-03T03:00:00.000Z',
    ends_at: '2031-06-09T03:00:00.000Z',
    players: 2,
    me: { place: 2, points: '25.50' },
  });
  expect((await view(race.id)).leaders.map(({ points }) => points)).toEqual(['25.50', '25.50']);
});

test('fifty who pay at once pay each place once; whom nothing may be given leaves the place to the next', async () => {
  at('2031-07-01T12:00:00-03:00');
  const { ana, bia, caio, davi, eva } = await newPlayers('ana', 'bia', 'caio', 'davi', 'eva');
  const players = [ana, bia, caio, davi, eva];
  for (const [index, player] of players.entries()) await wager(player, BigInt(5000 - index * 1000));
  const { id } = await running('wager');
  const { db } = house.house;
  await db.query(`update member set status = 'frozen' where id = $1`, [bia.memberId]);
  const before = await Promise.all(players.map(cashOf));
  const gained = async () =>
    (await Promise.all(players.map(cashOf))).map((cents, index) => cents - (before[index] ?? 0n));

  // Not before its end, not before every round of it is counted.
  await payEndedRaces(house.house);
  at('2031-07-01T23:59:59-03:00');
  await settleRounds(house, [{ memberId: eva.memberId, stakeCents: 4500n, payoutCents: 0n }]);
  await house.drain();
  at('2031-07-02T00:05:00-03:00');
  await payEndedRaces(house.house);
  expect(await gained()).toEqual([0n, 0n, 0n, 0n, 0n]);

  at('2031-07-02T00:15:00-03:00');
  const results = await Promise.all(Array.from({ length: 50 }, () => payEndedRaces(house.house)));
  expect(results.reduce((sum, { cents }) => sum + cents, 0)).toBe(6000);
  await house.runDaily();
  await house.runTask('races');
  // Eva came first with 10 + 45, then Ana with 50; Bia is frozen, Caio is the next.
  expect(await gained()).toEqual([2000n, 0n, 1000n, 0n, 3000n]);
  const { rows } = await db.query(
    'select place, amount_cents from race_prize where race_id = $1 order by place',
    [id],
  );
  expect(rows).toEqual([
    { place: 1, amount_cents: 3000n },
    { place: 2, amount_cents: 2000n },
    { place: 3, amount_cents: 1000n },
  ]);
  const moved = await db.query(
    `select count(*)::int as moves from ledger_transfer t join race_prize z on z.id = t.reference
      where z.race_id = $1 and t.kind = 'reward_race'`,
    [id],
  );
  expect(moved.rows).toEqual([{ moves: 3 }]);
  // The test's rounds moved no money; everything else is even.
  expect(await booksNow(db)).toMatchObject({ differenceCents: 0n, wrongWallets: [], brokenChains: 0n });

  const rollover = await db.query(
    `select required_cents from rollover where member_id = $1 and cause = 'reward' and base_cents = 3000`,
    [eva.memberId],
  );
  expect(rollover.rows).toEqual([{ required_cents: 15_000n }]);
  await house.drain();
  const token = await house.login(eva);
  const { items } = await house.ask(information.messageList, {}, { token, lang: 'pt' });
  expect(items.find(({ kind }) => kind === 'reward')?.text).toContain('Prêmio da corrida');
  const history = await house.ask(races.raceHistory, {}, { token });
  expect(history.items.find((race) => race.id === id)).toMatchObject({
    state: 'paid',
    me: { place: 1, prize_money: '30.00' },
    winners: [{ place: 1, is_me: true }, { place: 2 }, { place: 3 }],
  });
  const { token: staffToken } = await newStaff(house, 'content');
  const runs = await house.ask(races.staffRaceRuns, {}, { token: staffToken });
  expect(runs.items.find((race) => race.id === id)).toMatchObject({
    state: 'paid',
    players: 5,
    paid_money: '60.00',
  });
  const paid = await house.ask(races.staffRaceStandings, { id }, { token: staffToken });
  expect(paid.items.map(({ account, prize_money }) => [account, prize_money])).toEqual([
    [eva.account, '30.00'],
    [ana.account, '20.00'],
    [caio.account, '10.00'],
  ]);
  const late = await view(id, await house.login(davi));
  expect(late.me).toMatchObject({ place: 5, prize_money: '0.00' });
});

test('an own place among many is the one that a count from the first would give', async () => {
  at('2031-08-01T12:00:00-03:00');
  await house.runTask('races');
  const { id } = await running('wager');
  const player = await newPlayer(house, {});
  const { db } = house.house;
  const client = await db.connect();
  try {
    // Members nobody asks about: 1,700 of them with many equal points.
    await client.query(`begin; set local session_replication_role = replica`);
    await client.query(
      `insert into race_score (race_id, member_id, points, reached_at)
       select $1, gen_random_uuid(), 1000 + n / 400, house_now() - make_interval(secs => n % 5) from generate_series(1, 1700) n`,
      [id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  for (const points of [999n, 1000n, 1001n, 1002n, 1003n, 1004n, 5000n]) {
    await db.query('delete from race_score where member_id = $1', [player.memberId]);
    await db.query(
      `insert into race_score (race_id, member_id, points, reached_at) values ($1, $2, $3, house_now() - interval '2 s')`,
      [id, player.memberId, points],
    );
    house.clock.moveBy(10_000);
    const { rows } = await db.query<{ place: bigint }>(
      `select place from (select member_id, row_number() over (order by points desc, reached_at, member_id) as place
         from race_score where race_id = $1) s where member_id = $2`,
      [id, player.memberId],
    );
    const { me, leaders } = await view(id, player.token);
    expect(me?.place).toBe(Number(rows[0]?.place));
    expect(leaders).toHaveLength(100);
  }
});
