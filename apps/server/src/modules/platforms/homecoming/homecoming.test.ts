import { platforms, protection, staff } from '@arara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { raiseCase } from '../../abuse/raise-case.ts';
import { newStaff, type StaffAtWork } from '../../staff/testing/staff-at-work.ts';
import { keepPlayer } from '../platform.ts';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';

let lab: PlatformsHouse;
let risk: StaffAtWork;
beforeAll(async () => {
  lab = await startPlatformsHouse('40');
  await lab.test.runTask('platform-games');
  risk = await newStaff(lab.test, 'risk');
});
afterAll(() => lab.test.close());

/** After every test both sides say the same, but for what was played there. */
let playedCents = 0n;
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { simulator } of lab.test.house.platforms.sandbox.values()) simulator.faults.clear();
  const books = await lab.books();
  expect([books.isClean, books.platformsCents + playedCents]).toEqual([true, lab.thereCents()]);
});

type Member = Awaited<ReturnType<PlatformsHouse['newMember']>>;
const dayMs = 86_400_000;

const there = (member: Member, code?: string) => lab.simulator(code).balanceOf(member.player(code));
const play = async (member: Member, changeCents: bigint) => {
  await lab.simulator().play(member.player(), changeCents);
  playedCents += changeCents;
};
const cashOf = async ({ memberId }: Member) => {
  const { rows } = await lab.test.house.db.query<{ cents: bigint }>(
    `select balance_cents as cents from ledger_account where member_id = $1 and kind = 'cash'`,
    [memberId],
  );
  return rows[0]?.cents;
};
const homecomingsOf = async ({ memberId }: Member) => {
  const { rows } = await lab.test.house.db.query<{ platform: string; tries: number; is_stuck: boolean }>(
    'select platform, tries, is_stuck from platform_homecoming where member_id = $1 order by platform',
    [memberId],
  );
  return rows;
};
/** It was all brought home, and nothing is left to be tried. */
const isHome = (member: Member, cents: bigint) =>
  eventually(
    async () => ({ cents: await cashOf(member), open: await homecomingsOf(member) }),
    (now) => now.cents === cents && now.open.length === 0,
  );
const pause = ({ token }: Member, days = 1) => lab.test.ask(protection.protectionPause, { days }, { token });
/** A pause of which nobody has told yet, with a homecoming that is due at once or in so many days. */
async function pausedQuietly({ memberId }: Member, dueInDays = 0): Promise<void> {
  const { db } = lab.test.house;
  await db.query(
    `insert into platform_homecoming (member_id, platform, try_at)
     values ($1, 'day7', house_now() + make_interval(days => $2))`,
    [memberId, dueInDays],
  );
  await db.query(
    `insert into protection_pause (member_id, kind, starts_at, ends_at)
     values ($1, 'pause', house_now(), house_now() + interval '1 day')`,
    [memberId],
  );
}
const tryNow = ({ memberId }: Member) =>
  lab.test.runTask('platform-homecoming', { memberId, platform: 'day7' });

const freeze = ({ memberId }: Member) =>
  lab.test.ask(
    staff.staffMemberStatus,
    { id: memberId, status: 'frozen', reason: 'pedido' },
    { token: risk.token },
  );
async function decide({ memberId }: Member, outcome: 'freeze' | 'blacklist'): Promise<void> {
  const { db } = lab.test.house;
  await raiseCase(db, { memberId, signal: 'same_device', cause: `${outcome} ${memberId}`, facts: {} });
  const { rows } = await db.query<{ id: string }>('select id from abuse_case where member_id = $1', [
    memberId,
  ]);
  await lab.test.ask(
    staff.staffCaseDecide,
    { id: rows[0]?.id ?? '', outcome, reason: 'Contas ligadas' },
    { token: risk.token },
  );
}

describe('[R38] who may play no more has their money brought home from every platform that holds some', () => {
  test.each([
    ['a pause', (member: Member) => pause(member)],
    [
      'self-exclusion',
      ({ token, password }: Member) =>
        lab.test.ask(protection.protectionExclude, { months: 6, password }, { token }),
    ],
    ['a freeze', freeze],
    ['a freeze for abuse', (member: Member) => decide(member, 'freeze')],
    ['the blacklist', (member: Member) => decide(member, 'blacklist')],
  ])('after %s', async (_, close) => {
    const member = await lab.newMember(20_000n);
    await Promise.all([member.moveIn('70.00'), member.moveIn('50.00', 'estrela')]);
    await play(member, 1500n);
    // A platform that plays with the money here holds none.
    await keepPlayer(lab.test.house.db, 'mare', member.memberId);
    await close(member);
    await isHome(member, 21_500n);
    expect([there(member), there(member, 'estrela')]).toEqual([0n, 0n]);
    const { rows } = await lab.test.house.db.query(
      `select platform, amount_cents from platform_transfer where member_id = $1 and cause = 'homecoming' order by 1`,
      [member.memberId],
    );
    expect(rows).toEqual([
      { platform: 'day7', amount_cents: 8500n },
      { platform: 'estrela', amount_cents: 5000n },
    ]);
  });

  test('an open frame has nothing left to play with, and the member’s pages are told why', async () => {
    const heard: unknown[] = [];
    const stop = lab.test.house.notices.listen((notice) => {
      if (notice.type === 'member' && notice.topic === 'protection') heard.push(notice.memberId);
    });
    const member = await lab.newMember(10_000n);
    const { name } = await lab.someGame();
    const { token } = member;
    const { url } = await lab.test.ask(platforms.day7Login, { name, platType: 'day7' }, { token });
    const before = there(member) ?? 0n;
    expect(before).toBe(10_000n);
    await pause(member);
    await isHome(member, 10_000n);
    const flipped = await fetch(`${url}/flip?side=heads&stake=10.00`, { method: 'POST' });
    expect(await flipped.json()).toEqual({ error: 'insufficient_funds' });
    await eventually(
      () => heard,
      () => heard.includes(member.memberId),
    );
    stop();
    expect(await lab.test.call(platforms.day7Login, { name, platType: 'day7' }, { token })).toMatchObject({
      error: 'play_paused',
    });
  });

  test('a transfer that was on its way there comes back once it is known', async () => {
    const member = await lab.newMember(10_000n);
    lab.simulator().faults.next('transfer', { kind: 'wrong_signature' });
    lab.simulator().faults.always('status', { kind: 'broken' });
    expect(await member.moveIn('80.00')).toMatchObject({ data: { state: 'unknown' } });
    await pausedQuietly(member);
    await tryNow(member);
    // Nothing can be helped meanwhile, and nothing counts.
    expect([await homecomingsOf(member), there(member), await cashOf(member)]).toEqual([
      [{ platform: 'day7', tries: 0, is_stuck: false }],
      8000n,
      2000n,
    ]);
    lab.simulator().faults.clear();
    lab.test.clock.moveBy(60_000);
    await lab.test.runTask('platform-transfers');
    await lab.test.runTask('platform-homecomings');
    await isHome(member, 10_000n);
  });

  test('what is won later in a round that was open comes home too', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('50.00');
    await pause(member);
    await isHome(member, 5000n);
    await play(member, 700n);
    await lab.test.house.db.query(
      'update platform_player set launched_at = house_now() where member_id = $1',
      [member.memberId],
    );
    await lab.test.runTask('platform-balances');
    await lab.test.runTask('platform-homecomings');
    await isHome(member, 5700n);
  });

  test('what is won hours after the last launch comes home too: a match lasts longer than a sitting', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('50.00');
    await lab.test.house.db.query(
      'update platform_player set launched_at = house_now() where member_id = $1',
      [member.memberId],
    );
    await play(member, -5000n);
    await member.loginAgain();
    await pause(member, 3);
    await lab.test.drain();
    await isHome(member, 0n);
    lab.test.clock.moveBy(dayMs);
    await play(member, 9000n);
    for (const task of ['platform-late-money', 'platform-balances', 'platform-homecomings'])
      await lab.test.runTask(task);
    await isHome(member, 9000n);
    // Of whoever may play again nothing is asked, nor of those who were there long ago.
    lab.test.clock.moveBy(3 * dayMs);
    await play(member, 100n);
    await lab.test.runTask('platform-late-money');
    await lab.test.runTask('platform-homecomings');
    expect(there(member)).toBe(100n);
    await play(member, -100n);
  });

  test('a bet in the same moment only makes it less', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('50.00');
    const { platforms: reach } = lab.test.house;
    const open = reach.client;
    vi.spyOn(reach, 'client').mockImplementation((code) => {
      const client = open(code);
      return (
        client && {
          ...client,
          transfer: async (transfer) => {
            // After the balance was asked about, before it is taken.
            if ((there(member) ?? 0n) === 5000n) await play(member, -1000n);
            return client.transfer(transfer);
          },
        }
      );
    });
    await pausedQuietly(member);
    await tryNow(member);
    await isHome(member, 4000n);
    const { rows } = await lab.test.house.db.query(
      `select amount_cents, state, reason from platform_transfer where member_id = $1 and cause = 'homecoming' order by id`,
      [member.memberId],
    );
    expect(rows).toEqual([
      { amount_cents: 5000n, state: 'failed', reason: 'insufficient_funds' },
      { amount_cents: 4000n, state: 'done', reason: '' },
    ]);
  });

  test('who may play again before it came says where it lies', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('50.00');
    await pausedQuietly(member, 1);
    lab.test.clock.moveBy(2 * dayMs);
    await lab.test.runTask('platform-homecomings');
    await isHome(member, 0n);
    expect(there(member)).toBe(5000n);
  });
});

describe('however often it is tried', () => {
  test('ten at once ask the platform once and move once', async () => {
    const member = await lab.newMember(10_000n);
    await member.moveIn('60.00');
    const { platforms: reach } = lab.test.house;
    const open = reach.client;
    let asked = 0;
    vi.spyOn(reach, 'client').mockImplementation((code) => {
      const client = open(code);
      return (
        client && {
          ...client,
          balance: (player) => {
            if (player === member.player()) asked += 1;
            return client.balance(player);
          },
        }
      );
    });
    await pausedQuietly(member);
    await Promise.all([
      ...Array.from({ length: 10 }, () => tryNow(member)),
      lab.test.runTask('platform-homecomings'),
    ]);
    await isHome(member, 10_000n);
    expect(asked).toBe(1);
    const { rowCount } = await lab.test.house.db.query(
      `select from platform_transfer where member_id = $1 and direction = 'out'`,
      [member.memberId],
    );
    expect(rowCount).toBe(1);
  });

  test('a dead platform is asked again later, and at once when it answers; its silence alarms nobody', async () => {
    const member = await lab.newMember(10_000n);
    await member.moveIn('60.00');
    lab.simulator().faults.always('all', { kind: 'dead' });
    const state = () => lab.test.house.platforms.health().find(({ code }) => code === 'day7')?.state;
    while (state() === 'closed') await lab.test.house.platforms.client('day7')?.games(0);
    await pausedQuietly(member);
    for (let minute = 0; minute < 15; minute += 1) {
      lab.test.clock.moveBy(61_000);
      await lab.test.runTask('platform-homecomings');
    }
    expect(await homecomingsOf(member)).toEqual([{ platform: 'day7', tries: 0, is_stuck: false }]);
    lab.simulator().faults.clear();
    lab.test.clock.moveBy(61_000);
    await lab.test.runTask('platform-probe');
    await isHome(member, 10_000n);
  });

  test('what a platform does not give is tried ever more seldom, and staff is told', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('50.00');
    const { jobs, log } = lab.test.house;
    const error = vi.spyOn(log, 'error');
    const { add } = jobs;
    const pauses: number[] = [];
    vi.spyOn(jobs, 'add').mockImplementation((tx, task, payload, options) => {
      const afterMs = (options?.runAt?.getTime() ?? 0) - Date.now();
      if (task === 'platform-homecoming') pauses.push(Math.round(afterMs / 1000));
      return add(tx, task, payload, options);
    });
    lab.simulator().faults.always('transfer', { kind: 'refuse' });
    await pausedQuietly(member);
    while (pauses.length < 12) {
      await tryNow(member);
      lab.test.clock.moveBy(700_000);
    }
    expect(pauses.slice(0, 12)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
    const metrics = await lab.test.server.inject({ url: '/metrics' });
    expect(metrics.body).toMatch(/^arara_platform_homecomings_stuck 1$/m);
    expect(error.mock.calls.map(([told]) => told)).toEqual([
      { memberId: member.memberId, platform: 'day7', tries: 8 },
    ]);
    lab.simulator().faults.clear();
    await tryNow(member);
    await isHome(member, 5000n);
  });

  test('nobody tries before it is time', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('50.00');
    await pausedQuietly(member, 1);
    await tryNow(member);
    await lab.test.runTask('platform-homecomings');
    expect([there(member), await cashOf(member)]).toEqual([5000n, 0n]);
  });
});
