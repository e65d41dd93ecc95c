import { platforms, wallet } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeMembers } from '../../../testing/many-members.ts';
import { refreshBalances } from '../refresh-balances.ts';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse();
});
afterAll(() => lab.test.close());
afterEach(async () => {
  vi.restoreAllMocks();
  lab.simulator().faults.clear();
  lab.test.clock.moveBy(61_000);
  await lab.test.runTask('platform-transfers');
  expect((await lab.books()).isClean).toBe(true);
});

type Member = Awaited<ReturnType<PlatformsHouse['newMember']>>;
const totalOf = async ({ token }: Member) =>
  (await lab.test.ask(wallet.walletBalances, {}, { token })).total_money;
/** What is shown here, there and on its way, together: nothing is shown twice. */
const shownOf = async (member: Member) => {
  const { money, total, transit_money } = await member.there({ platType: 'day7' });
  return [money, total, transit_money].reduce((sum, one) => sum + Number(one), 0);
};
/** As a launch leaves it: asked about each minute. */
const launched = (member: Member) =>
  lab.test.house.db.query('update platform_player set launched_at = house_now() where member_id = $1', [
    member.memberId,
  ]);
/** Something that happens after the platform has said what it holds, and before that is heard. */
function betweenSaidAndHeard(work: () => Promise<unknown>): void {
  const { platforms: reach } = lab.test.house;
  const client = reach.client.bind(reach);
  vi.spyOn(reach, 'client').mockImplementation((code) => {
    const real = client(code);
    return (
      real && {
        ...real,
        balance: async (player) => {
          const said = await real.balance(player);
          await work();
          return said;
        },
      }
    );
  });
}

test('what came home while its balance was asked for is owned once', async () => {
  const member = await lab.newMember(20_000n);
  await member.moveIn('150.00');
  await launched(member);
  betweenSaidAndHeard(() => member.moveOut('50.00'));
  expect(await shownOf(member)).toBe(200);
  vi.restoreAllMocks();
  betweenSaidAndHeard(() => member.moveOut('100.00'));
  await lab.test.runTask('platform-balances');
  expect(await totalOf(member)).toBe('200.00');
  expect(await member.money()).toBe('200.00');
});

test('what left while its balance was asked for is owned once, whether the platform says so or not', async () => {
  const member = await lab.newMember(20_000n);
  await member.moveIn('50.00');
  await launched(member);
  betweenSaidAndHeard(() => member.moveIn('100.00'));
  await lab.test.runTask('platform-balances');
  expect(await totalOf(member)).toBe('200.00');
});

test('[S7.26] what has arrived there without anybody here knowing is owned once', async () => {
  const member = await lab.newMember(20_000n);
  await member.moveIn('50.00');
  await launched(member);
  lab.simulator().faults.next('transfer', { kind: 'wrong_signature' });
  lab.simulator().faults.always('status', { kind: 'broken' });
  expect(await member.moveIn('100.00')).toMatchObject({ data: { state: 'unknown' } });
  await lab.test.runTask('platform-balances');
  expect(await totalOf(member)).toBe('200.00');
  expect(await shownOf(member)).toBe(200);
  // Back, and the answer lost: it is neither gone nor here.
  lab.simulator().faults.clear();
  lab.test.clock.moveBy(61_000);
  await member.loginAgain();
  await lab.test.runTask('platform-transfers');
  lab.simulator().faults.next('transfer', { kind: 'wrong_signature' });
  lab.simulator().faults.always('status', { kind: 'broken' });
  expect(await member.moveOut('150.00')).toMatchObject({ data: { state: 'unknown' } });
  await lab.test.runTask('platform-balances');
  expect(await totalOf(member)).toBe('200.00');
  expect(await shownOf(member)).toBe(200);
});

test('what was won there is heard of', async () => {
  const member = await lab.newMember(20_000n);
  await member.moveIn('50.00');
  await launched(member);
  await lab.simulator().play(member.player(), 3000n);
  await lab.test.runTask('platform-balances');
  expect(await totalOf(member)).toBe('230.00');
  expect((await lab.test.ask(platforms.day7Balances, {}, { token: member.token })).total).toBe('80.00');
});

/** Others who play on a platform that has never heard of them. */
async function others(count: number, platform: string): Promise<string[]> {
  const { db } = lab.test.house;
  const { memberIds } = await makeMembers(db, count, 1n);
  await db.query(
    `insert into platform_player (member_id, platform, player, launched_at)
     select id, $2, $2 || '_' || id, house_now() from unnest($1::uuid[]) as id`,
    [memberIds, platform],
  );
  return [...memberIds];
}

test('who plays on a platform that is silent keeps nobody else from being heard of', async () => {
  const member = await lab.newMember(20_000n);
  await member.moveIn('50.00');
  await launched(member);
  await others(300, 'estrela');
  lab.simulator('estrela').faults.always('all', { kind: 'dead' });
  await lab.simulator().play(member.player(), 3000n);
  await lab.test.runTask('platform-balances');
  lab.simulator('estrela').faults.clear();
  expect(await totalOf(member)).toBe('230.00');
});

test('who cannot be heard of waits for their turn like everybody else', async () => {
  const member = await lab.newMember(20_000n);
  await member.moveIn('50.00');
  await launched(member);
  await lab.simulator().play(member.player(), 3000n);
  const refused = await others(300, 'day7');
  await lab.test.runTask('platform-balances');
  await lab.test.runTask('platform-balances');
  expect(await totalOf(member)).toBe('230.00');
  const { db } = lab.test.house;
  await lab.simulator().play(member.player(), 1000n);
  // Nothing that a platform says of those counts before it is known how their transfers end.
  await db.query(
    `insert into platform_transfer (member_id, platform, direction, amount_cents, cause, sent_at)
     select id, 'day7', 'out', 100, 'member', house_now() from unnest($1::uuid[]) as id`,
    [refused],
  );
  await lab.test.runTask('platform-balances');
  expect(await totalOf(member)).toBe('240.00');
});

test('a platform that takes its time holds up no other: what it is not asked in this minute it is asked in the next', async () => {
  await lab.test.runTask('platform-probe');
  const slow = await others(60, 'estrela');
  lab.simulator('estrela').faults.always('balance', { kind: 'slow', delayMs: 300 });
  await refreshBalances(lab.test.house, 500);
  const askedOf = async () => {
    const { rowCount } = await lab.test.house.db.query(
      `select from platform_player where platform = 'estrela' and member_id = any($1) and asked_at is not null`,
      [slow],
    );
    return rowCount;
  };
  const first = (await askedOf()) ?? 0;
  // Ten at once, as many times as the time allows.
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(60);
  await refreshBalances(lab.test.house, 500);
  expect(await askedOf()).toBeGreaterThan(first);
});
