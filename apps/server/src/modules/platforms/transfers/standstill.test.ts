import type { PlatformClient } from '@arara/platform-kit';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';
import { askTransfer } from './send-transfer.ts';
import { settleTransfer } from './settle-transfer.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse();
});
afterAll(() => lab.test.close());
/** Whatever happens, both sides say the same. */
afterEach(async () => {
  vi.restoreAllMocks();
  const books = await lab.books();
  expect([books.isClean, books.transitCents, books.platformsCents]).toEqual([true, 0n, lab.thereCents()]);
});

type Member = Awaited<ReturnType<PlatformsHouse['newMember']>>;

/** As for whoever asks meanwhile: a minute has passed, and the platform knows of nothing. */
async function standStill(member: Member): Promise<void> {
  lab.test.clock.moveBy(61_000);
  const { rows } = await lab.test.house.db.query<{ id: string }>(
    'select id from platform_transfer where member_id = $1 order by id desc limit 1',
    [member.memberId],
  );
  expect(await askTransfer(lab.test.house, rows[0]?.id ?? '')).toMatchObject({
    state: 'failed',
    reason: 'not_arrived',
  });
}

/** Whoever sends stands still before the platform's answer is heard, or before the transfer leaves. */
function standingStill(member: Member, when: 'after_player' | 'before_transfer'): void {
  const { platforms } = lab.test.house;
  const open = platforms.client;
  vi.spyOn(platforms, 'client').mockImplementation((code) => {
    const client = open(code);
    if (!client) return undefined;
    const slow: PlatformClient = {
      ...client,
      createPlayer: async (player) => {
        const known = await client.createPlayer(player);
        if (when === 'after_player') await standStill(member);
        return known;
      },
      transfer: async (transfer) => {
        if (when === 'before_transfer') await standStill(member);
        return client.transfer(transfer);
      },
    };
    return slow;
  });
}

const contradicted = async () => {
  const metrics = await lab.test.server.inject({ url: '/metrics' });
  return /^arara_platform_transfers_contradicted (\S+)$/m.exec(metrics.body)?.[1];
};

test.each(['in', 'out'] as const)(
  '%s: a request that came twice is refused, and the first of the two may still be under way: nobody guesses',
  async (direction) => {
    const { platforms } = lab.test.house;
    const open = platforms.client;
    const member = await lab.newMember(10_000n);
    if (direction === 'out') await member.moveIn('100.00');
    /** What was delivered first, and is not done yet. */
    let first: () => Promise<unknown> = async () => null;
    vi.spyOn(platforms, 'client').mockImplementation((code) => {
      const client = open(code);
      if (!client) return undefined;
      return {
        ...client,
        transfer: async (transfer) => {
          first = () => client.transfer(transfer);
          return { kind: 'refused', status: 401, code: 'request_repeated' };
        },
      };
    });
    const moved = await (direction === 'in' ? member.moveIn('100.00') : member.moveOut('100.00'));
    expect(moved).toMatchObject({ data: { state: 'unknown' } });
    await first();
    lab.test.clock.moveBy(61_000);
    await lab.test.runTask('platform-transfers');
    await member.loginAgain();
    expect(await member.money()).toBe(direction === 'in' ? '0.00' : '100.00');
    expect(await contradicted()).toBe('0');
  },
);

describe('who sends a transfer stands still for a minute, while others ask about it', () => {
  test.each([
    ['in', 'after_player'],
    ['in', 'before_transfer'],
    // Who has money there is not made known again.
    ['out', 'before_transfer'],
  ] as const)('%s, %s: what has failed here is never done there', async (direction, when) => {
    const member = await lab.newMember(10_000n);
    if (direction === 'out') await member.moveIn('100.00');
    standingStill(member, when);
    const moved = direction === 'in' ? await member.moveIn('100.00') : await member.moveOut('100.00');
    expect(moved).toMatchObject({ data: { state: 'failed', reason: 'not_arrived' } });
    expect(await member.money()).toBe(direction === 'in' ? '100.00' : '0.00');
    expect(lab.simulator().balanceOf(member.player())).toBe(direction === 'in' ? 0n : 10_000n);
    expect(await contradicted()).toBe('0');
  });
});

test('whoever tells the contrary of what is settled changes nothing, and staff is told', async () => {
  const error = vi.spyOn(lab.test.house.log, 'error');
  const member = await lab.newMember(10_000n);
  const answer = await member.moveIn('30.00');
  const id = answer.status === 'success' ? answer.data.id : '';
  // The same again is nothing new.
  await settleTransfer(lab.test.house, id, { kind: 'done', balanceCents: 3000n });
  expect([error.mock.calls.length, await contradicted()]).toEqual([0, '0']);
  for (let again = 0; again < 2; again += 1)
    expect(await settleTransfer(lab.test.house, id, { kind: 'failed', reason: 'not_arrived' })).toMatchObject(
      { state: 'done' },
    );
  expect(await member.money()).toBe('70.00');
  expect(await contradicted()).toBe('1');
  expect(error).toHaveBeenCalledWith(
    {
      transferId: id,
      platform: 'day7',
      memberId: member.memberId,
      direction: 'in',
      settledAs: 'done',
      told: 'failed',
    },
    expect.any(String),
  );
});
