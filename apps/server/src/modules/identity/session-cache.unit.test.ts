import { expect, test } from 'vitest';
import { createSessionCache } from './session-cache.ts';

const kept = (memberId: string, sessionId: string) => ({
  session: { sessionId, memberId, account: memberId, isDemo: false },
  readAt: 0,
  seenAt: 0,
  notedAt: 0,
});

test('it keeps no more than its limit; what was read longest ago goes first', () => {
  const cache = createSessionCache(3);
  for (const name of ['a', 'b', 'c']) cache.keep(name, kept(name, name), 0);
  cache.keep('a', kept('a', 'a'), 0);
  cache.keep('d', kept('d', 'd'), 0);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
  expect(cache.size()).toBe(3);
});

test('it forgets named sessions of a member, or all of them, and nobody else', () => {
  const cache = createSessionCache(10);
  cache.keep('k1', kept('ana', 's1'), 0);
  cache.keep('k2', kept('ana', 's2'), 0);
  cache.keep('k3', kept('rui', 's3'), 0);
  cache.forget('ana', ['s1', 's3']);
  expect([cache.get('k1'), cache.get('k2') !== undefined]).toEqual([undefined, true]);
  cache.forget('ana', 'all');
  expect([cache.get('k2'), cache.get('k3') !== undefined, cache.size()]).toEqual([undefined, true, 1]);
});

test('it forgets everything, and what was being read meanwhile', () => {
  const cache = createSessionCache(10);
  cache.keep('k1', kept('ana', 's1'), 0);
  cache.clear();
  cache.keep('k2', kept('rui', 's2'), 0);
  expect([cache.get('k1'), cache.get('k2'), cache.size()]).toEqual([undefined, undefined, 0]);
});

test('what was read before something was forgotten is not kept: it may have ended meanwhile', () => {
  const cache = createSessionCache(10);
  const readIn = cache.generation();
  cache.forget('ana', 'all');
  cache.keep('k1', kept('ana', 's1'), readIn);
  expect(cache.get('k1')).toBeUndefined();
});
