import { platforms, protection } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse('3');
  await lab.test.runTask('platform-games');
});
afterAll(() => lab.test.close());

type Member = Awaited<ReturnType<PlatformsHouse['newMember']>>;

async function limited(kind: 'loss' | 'stake', cashCents = 100_000n): Promise<Member> {
  const member = await lab.newMember(cashCents);
  await limit(member, kind, '100.00');
  return member;
}
const limit = (member: Member, kind: 'loss' | 'stake', money: string, period: 'day' | 'round' = 'day') =>
  lab.test.ask(protection.protectionSetLimit, { kind, period, money }, { token: member.token });
/** Everything the member has there is lost. */
const loseAll = async (member: Member) => {
  const there = lab.simulator().balanceOf(member.player()) ?? 0n;
  await lab.simulator().play(member.player(), -there);
};
const launch = async (member: Member) => {
  const game = await lab.someGame();
  return lab.test.ask(platforms.day7Login, { name: game.name, platType: 'day7' }, { token: member.token });
};
const state = (answer: { status: string; data?: unknown; error?: string }) =>
  answer.status === 'fail' ? answer.error : (answer.data as { state: string }).state;

describe("what is sent to platforms adds up against a member's limits", () => {
  test('a loss limit is reached by portions that were lost there', async () => {
    const member = await limited('loss');
    expect(state(await member.moveIn('60.00'))).toBe('done');
    await loseAll(member);
    expect(await member.moveIn('40.01')).toMatchObject({
      error: 'limit_reached',
      data: { kind: 'loss', money: '100.00', used_money: '60.00' },
    });
    expect(state(await member.moveIn('40.00'))).toBe('done');
    expect(state(await member.moveIn('1.00'))).toBe('limit_reached');
    expect(await member.money()).toBe('900.00');
  });

  test('what comes home is lost no more, but more than was sent gives nothing on account', async () => {
    const member = await limited('loss');
    await member.moveIn('100.00');
    await lab.simulator().play(member.player(), 20_000n);
    expect(state(await member.moveOut('300.00'))).toBe('done');
    expect(state(await member.moveIn('100.01'))).toBe('limit_reached');
    expect(state(await member.moveIn('100.00'))).toBe('done');
    await loseAll(member);
    expect(state(await member.moveIn('1.00'))).toBe('limit_reached');
  });

  test('what lay there before the limit was set frees nothing when it comes home', async () => {
    const member = await lab.newMember(100_000n);
    await member.moveIn('500.00');
    lab.test.clock.moveBy(24 * 3_600_000);
    await member.loginAgain();
    await limit(member, 'loss', '100.00');
    await member.moveOut('500.00');
    expect(state(await member.moveIn('100.00'))).toBe('done');
    await loseAll(member);
    expect(state(await member.moveIn('1.00'))).toBe('limit_reached');
  });

  test('as a stake counts all that is sent, until the next day', async () => {
    const member = await limited('stake');
    await member.moveIn('70.00');
    await member.moveOut('70.00');
    expect(state(await member.moveIn('30.01'))).toBe('limit_reached');
    expect(state(await member.moveIn('30.00'))).toBe('done');
    lab.test.clock.moveBy(24 * 3_600_000);
    await member.loginAgain();
    expect(state(await member.moveIn('100.00'))).toBe('done');
  });

  test('what failed counts nothing; of two at once only one fits', async () => {
    const member = await limited('loss');
    lab.simulator().faults.next('transfer', { kind: 'refuse' });
    const failed = await member.moveIn('100.00');
    expect(state(failed)).toBe('failed');
    const both = await Promise.all([member.moveIn('60.00'), member.moveIn('60.00')]);
    expect(both.map(state).filter((one) => one === 'done')).toHaveLength(1);
    expect((await lab.books()).isClean).toBe(true);
  });
});

describe('a limit of what is staked at once', () => {
  test('[R37] holds for all that lies on a platform: it could be staked there at once', async () => {
    const member = await lab.newMember(100_000n);
    await limit(member, 'stake', '10.00', 'round');
    expect(state(await member.moveIn('6.00'))).toBe('done');
    expect(await member.moveIn('4.01')).toMatchObject({
      error: 'limit_reached',
      data: { kind: 'stake', period: 'round', money: '10.00', used_money: '6.00' },
    });
    expect(state(await member.moveIn('4.00'))).toBe('done');
    // Another platform is another table; what was lost there leaves room, though nobody has told us of it.
    expect(state(await member.moveIn('10.00', 'estrela'))).toBe('done');
    await loseAll(member);
    expect(state(await member.moveIn('10.00'))).toBe('done');
  });

  test('[R37] lets no more go along with a launch than is missing there', async () => {
    const member = await lab.newMember(100_000n);
    await limit(member, 'stake', '10.00', 'round');
    await member.moveIn('6.00');
    expect(await launch(member)).toMatchObject({ transfer: { money: '4.00', state: 'done' } });
    expect(await launch(member)).toMatchObject({ transfer: null, transfer_refused: 'limit_reached' });
    expect(await member.money()).toBe('990.00');
  });
});

describe('at launch', () => {
  test('as much goes along as the limits leave', async () => {
    const member = await limited('loss', 50_000n);
    const opened = await launch(member);
    expect(opened).toMatchObject({ transfer: { money: '100.00', state: 'done' } });
    expect(opened).not.toHaveProperty('transfer_refused');
    expect(await member.money()).toBe('400.00');
  });

  test('the game opens without money when they leave nothing, and the answer says why', async () => {
    const member = await limited('loss', 50_000n);
    await member.moveIn('100.00');
    await loseAll(member);
    expect(await launch(member)).toMatchObject({ transfer: null, transfer_refused: 'limit_reached' });
    expect(await member.money()).toBe('400.00');
  });

  test('who has nothing, or wants nothing to go along, is told nothing', async () => {
    const poor = await launch(await lab.newMember());
    expect([poor.transfer, poor.transfer_refused]).toEqual([null, undefined]);
  });
});
