import { expect, test } from 'vitest';
import { withBreaker } from './breaker.ts';
import type { PlatformClient } from './client.ts';
import type { Outcome } from './outcome.ts';

type Balance = Outcome<{ balanceCents: bigint }>;
const good: Balance = { kind: 'ok', value: { balanceCents: 1n } };
const lost: Balance = { kind: 'unknown', reason: 'timeout', detail: '' };
const no: Balance = { kind: 'refused', status: 404, code: 'player_unknown' };

function lab() {
  let at = 0;
  let asked = 0;
  let answer: () => Promise<Balance> = async () => good;
  const refuse = async (): Promise<never> => {
    throw new Error('not asked for here');
  };
  const client: PlatformClient = {
    createPlayer: refuse,
    launch: refuse,
    transfer: refuse,
    findTransfer: refuse,
    games: refuse,
    balance: async () => {
      asked += 1;
      return answer();
    },
  };
  let closed = 0;
  const onClosed = () => {
    closed += 1;
  };
  const breaker = withBreaker(client, { now: () => at, failuresMax: 3, coolMs: 1000, onClosed });
  return {
    breaker,
    asked: () => asked,
    closed: () => closed,
    answers: (next: Balance | (() => Promise<Balance>)) => {
      answer = typeof next === 'function' ? next : async () => next;
    },
    ask: () => breaker.balance('p'),
    moveBy: (ms: number) => {
      at += ms;
    },
  };
}

test('opens after failures in a row, keeps calls back, lets one through after a while, and closes with its answer', async () => {
  const { breaker, asked, closed, answers, ask, moveBy } = lab();
  answers(lost);
  await ask();
  await ask();
  answers(no);
  // A refusal is an answer: the count begins again.
  await ask();
  answers(lost);
  for (let call = 0; call < 3; call += 1) await ask();
  expect([breaker.state(), asked()]).toEqual(['open', 6]);
  expect(await ask()).toMatchObject({ kind: 'unknown', reason: 'kept_back' });
  expect(asked()).toBe(6);
  moveBy(1000);
  let release: (outcome: Balance) => void = () => {};
  answers(() => new Promise((resolve) => (release = resolve)));
  const trial = ask();
  expect(breaker.state()).toBe('trying');
  // One alone is let through to see.
  expect(await ask()).toMatchObject({ kind: 'unknown', reason: 'kept_back' });
  // Told once, by the answer that closes it, and by no other.
  expect(closed()).toBe(0);
  release(good);
  expect(await trial).toEqual(good);
  answers(good);
  expect([breaker.state(), await ask()]).toEqual(['closed', good]);
  expect(closed()).toBe(1);
  expect(breaker.counts()).toEqual({ opened: 1, keptBack: 2 });
});

test('waits longer each time a try fails, at most a minute', async () => {
  const { breaker, answers, ask, moveBy } = lab();
  answers(lost);
  for (let call = 0; call < 3; call += 1) await ask();
  for (const ms of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    moveBy(ms - 1);
    expect(breaker.state()).toBe('open');
    moveBy(1);
    await ask();
  }
  expect(breaker.counts().opened).toBe(9);
});
