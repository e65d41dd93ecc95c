import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';
import { findOpenTransfer } from './transfer.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse();
});
afterAll(() => lab.test.close());
/** What is open is known by then, and both sides say the same, but for what was played there. */
let playedCents = 0n;
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { simulator } of lab.test.house.platforms.sandbox.values()) simulator.faults.clear();
  lab.test.clock.moveBy(61_000);
  await lab.test.runTask('platform-transfers');
  const books = await lab.books();
  expect([books.isClean, books.transitCents, books.platformsCents + playedCents]).toEqual([
    true,
    0n,
    lab.thereCents(),
  ]);
});

/** From now on nobody knows how the transfer ended. */
function unsure(code = 'day7'): void {
  lab.simulator(code).faults.next('transfer', { kind: 'broken' });
  lab.simulator(code).faults.always('status', { kind: 'broken' });
}

test('a transfer there that nobody is sure of is named where everything was to come back', async () => {
  const member = await lab.newMember(20_000n);
  await member.moveIn('100.00');
  unsure();
  const answer = await member.moveIn('50.00');
  const sent = answer.status === 'success' ? answer.data : null;
  expect(await member.allBack({ platType: 'day7' })).toEqual({
    items: [sent],
    money: '0.00',
    unreachable: [],
  });
  expect(sent).toMatchObject({ direction: 'in', money: '50.00', state: 'unknown', settled_at: null });
});

test('so is one back, one with a platform that holds nothing else, and one of a platform that does not answer', async () => {
  const member = await lab.newMember(30_000n);
  await member.moveIn('100.00');
  unsure();
  const back = await member.moveOut('40.00');
  unsure('estrela');
  const there = await member.moveIn('30.00', 'estrela');
  expect(await member.allBack()).toMatchObject({
    items: [
      { direction: 'out', money: '40.00', state: 'unknown', platType: 'day7' },
      { direction: 'in', money: '30.00', state: 'unknown', platType: 'estrela' },
    ],
    money: '0.00',
    unreachable: [],
  });
  expect([back, there]).toMatchObject([{ data: { state: 'unknown' } }, { data: { state: 'unknown' } }]);
  lab.simulator('estrela').faults.always('all', { kind: 'dead' });
  expect(await member.allBack({ platType: 'estrela' })).toMatchObject({
    items: [{ direction: 'in', money: '30.00', state: 'unknown' }],
    unreachable: ['estrela'],
  });
});

test('ten at once: all of it moves once, and the others name what moves', async () => {
  const member = await lab.newMember(10_000n);
  await member.moveIn('100.00');
  const { platforms } = lab.test.house;
  const open = platforms.client;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(platforms, 'client').mockImplementation((code) => {
    const client = open(code);
    return client && { ...client, transfer: (transfer) => released.then(() => client.transfer(transfer)) };
  });
  const first = member.allBack();
  const sent = await eventually(
    () => findOpenTransfer(lab.test.house.db, member.memberId, 'day7'),
    (transfer) => transfer?.sent_at !== undefined && transfer?.sent_at !== null,
  );
  const others = await Promise.all(Array.from({ length: 9 }, () => member.allBack()));
  for (const other of others)
    expect(other).toMatchObject({
      items: [{ id: sent?.id, direction: 'out', money: '100.00', state: 'pending' }],
      money: '0.00',
      unreachable: [],
    });
  release();
  expect(await first).toMatchObject({ items: [{ id: sent?.id, state: 'done' }], money: '100.00' });
  expect(await member.money()).toBe('100.00');
  expect(await member.allBack()).toEqual({ items: [], money: '0.00', unreachable: [] });
});

test('[S7.26] ten times at once everything comes home once', async () => {
  const member = await lab.newMember(10_000n);
  await Promise.all([member.moveIn('30.00', 'day7'), member.moveIn('20.00', 'estrela')]);
  await lab.simulator().play(member.player(), 1100n);
  playedCents += 1100n;
  await Promise.all(Array.from({ length: 10 }, () => member.allBack()));
  expect(await member.money()).toBe('111.00');
  expect(lab.simulator().balanceOf(member.player())).toBe(0n);
  expect(await member.allBack()).toEqual({ items: [], money: '0.00', unreachable: [] });
});
