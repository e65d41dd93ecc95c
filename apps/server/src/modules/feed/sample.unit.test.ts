import { expect, test } from 'vitest';
import { sampleRounds, toldMax } from './sample.ts';

const startMs = Date.UTC(2031, 0, 1);
const first = () => 0;

/** So many rounds spread evenly over one second, each of another member, heard as often as a listener hears. */
function oneSecondOf(count: number) {
  let usedSlot = 0n;
  const told: number[] = [];
  for (let heardMs = 50; heardMs <= 1000; heardMs += 50) {
    const from = Math.ceil(((heardMs - 50) * count) / 1000);
    const to = Math.ceil((heardMs * count) / 1000);
    const events = Array.from({ length: to - from }, (_, index) => ({
      at: new Date(startMs + heardMs - 1),
      payload: { members: [`m${from + index}`], rounds: [`r${from + index}`] },
    }));
    if (events.length === 0) continue;
    const now = new Date(startMs + heardMs - 1);
    const { slot, candidates } = sampleRounds(events, { now, usedSlot, draw: first });
    if (slot === null) continue;
    usedSlot = slot;
    told.push(Math.min(candidates.length, toldMax));
  }
  return { messages: told.length, rounds: told.reduce((sum, one) => sum + one, 0) };
}

test('ten thousand rounds in a second are told in as many messages as ten', () => {
  expect(oneSecondOf(10).messages).toBe(4);
  expect(oneSecondOf(10_000)).toEqual({ messages: 4, rounds: 4 * toldMax });
  expect(oneSecondOf(1)).toEqual({ messages: 1, rounds: 1 });
});

const now = new Date(startMs);
const heard = (members: readonly string[], at = now) => ({
  at,
  payload: { members, rounds: members.map((member, index) => `${member}-${index}`) },
});

test('every round is told under as many draws as any other', () => {
  const events = [heard(['a', 'b']), heard(['c']), heard(['d'])];
  const times = new Map<string, number>();
  // All that a fair draw can give for the two places that are told: twelve orders.
  for (let one = 0; one < 4; one += 1)
    for (let other = 0; other < 3; other += 1) {
      const draws = [one, other, 0, 0];
      const { candidates } = sampleRounds(events, { now, usedSlot: 0n, draw: () => draws.shift() ?? 0 });
      for (const { memberId } of candidates.slice(0, toldMax))
        times.set(memberId, (times.get(memberId) ?? 0) + 1);
    }
  expect([...times].toSorted()).toEqual([
    ['a', 6],
    ['b', 6],
    ['c', 6],
    ['d', 6],
  ]);
});

test('a member who plays much is told once a message', () => {
  const { candidates } = sampleRounds([heard(['a', 'a', 'a', 'b', 'a'])], { now, usedSlot: 0n, draw: first });
  expect(candidates.map(({ memberId }) => memberId).toSorted()).toEqual(['a', 'b']);
});

test('what was settled long ago is no news, and a slot is used once', () => {
  const old = heard(['a'], new Date(startMs - 60_000));
  expect(sampleRounds([old], { now, usedSlot: 0n, draw: first }).candidates).toEqual([]);
  const { slot } = sampleRounds([heard(['a'])], { now, usedSlot: 0n, draw: first });
  expect(sampleRounds([heard(['b'])], { now, usedSlot: slot ?? 0n, draw: first })).toEqual({
    slot: null,
    candidates: [],
  });
});

test('a clock that was an hour ahead does not silence the feed for that hour', () => {
  const anHourAhead = new Date(startMs + 3_600_000);
  const early = sampleRounds([heard(['a'], anHourAhead)], { now: anHourAhead, usedSlot: 0n, draw: first });
  const usedSlot = early.slot ?? 0n;
  const told = sampleRounds([heard(['b'])], { now, usedSlot, draw: first });
  expect(told.candidates.map(({ memberId }) => memberId)).toEqual(['b']);
  // Of instances whose clocks differ by a little, none tells before the others' slot is over.
  const moment = new Date(anHourAhead.getTime() - 2_000);
  expect(sampleRounds([heard(['c'], moment)], { now: moment, usedSlot, draw: first }).slot).toBeNull();
});
