import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPlatforms } from './open-platforms.ts';
import { type PlatformsHouse, startPlatformsHouse } from './testing/platforms-house.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse();
});
afterAll(() => lab.test.close());

/** A start with `day7` as it is named in `PLATFORMS`. */
async function startWith(more: Record<string, unknown>): Promise<void> {
  const { env, db, clock } = lab.test.house;
  const day7 = {
    code: 'day7',
    name: 'Day7',
    base_url: 'https://day7.example',
    operator: 'arara',
    secret: 'a secret of the two sides alone',
  };
  const PLATFORMS = JSON.stringify([{ ...day7, ...more }]);
  const { close } = await openPlatforms({
    env: { ...env, PLATFORMS },
    db,
    clock,
    folder: null,
    publicUrl: () => '',
    onAnswering: () => {},
  });
  await close();
}
const seamless = { seamless: { hmac_secret: 'a secret that bets are signed with' } };
const kindNow = async () =>
  (await lab.test.house.db.query<{ kind: string }>(`select kind from platform where code = 'day7'`)).rows[0]
    ?.kind;

test('[R38] what members have on a platform that is connected no more is told to staff', async () => {
  const member = await lab.newMember(10_000n);
  await member.moveIn('70.00');
  const leftBehind = async () =>
    /^arara_platform_left_behind\{platform="day7"\} (\S+)$/m.exec(
      (await lab.test.server.inject('/metrics')).body,
    )?.[1];
  expect(await leftBehind()).toBeUndefined();
  const { platforms } = lab.test.house;
  const connected = platforms.health();
  const gone = vi.spyOn(platforms, 'health').mockReturnValue(connected.filter(({ code }) => code !== 'day7'));
  expect(await leftBehind()).toBe('7000');
  gone.mockRestore();
  expect(await leftBehind()).toBeUndefined();
  await member.allBack();
});

test('[R38] a transfer wallet that members have money in is not taken for a seamless one: it could come home no more', async () => {
  const member = await lab.newMember(10_000n);
  await member.moveIn('70.00');
  await expect(startWith(seamless)).rejects.toThrow(
    'day7: its transfer wallet still has R$ 70.00 of 1 members',
  );
  expect(await kindNow()).toBe('transfer');
  await startWith({});
  // What is on its way, and nobody knows whether it arrived, is there too.
  await member.allBack();
  lab.simulator().faults.next('transfer', { kind: 'wrong_signature' });
  lab.simulator().faults.always('status', { kind: 'broken' });
  expect(await member.moveIn('80.00')).toMatchObject({ data: { state: 'unknown' } });
  await expect(startWith(seamless)).rejects.toThrow('1 open transfers');
  lab.simulator().faults.clear();
  lab.test.clock.moveBy(60_000);
  await lab.test.runTask('platform-transfers');
  await member.loginAgain();
  await member.allBack();
  expect(await member.money()).toBe('100.00');
  await startWith(seamless);
  expect(await kindNow()).toBe('seamless');
  // It is one by now: each start after it asks for nothing.
  await startWith(seamless);
});
