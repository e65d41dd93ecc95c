import { commitmentOf, createDraws, hmacSha256 } from '@arara/fair';
import { expect, test } from 'vitest';
import { checkDay } from './check-day.ts';

const server_seed = '5e'.repeat(32);
const segments = [{ weight: 1 }, { weight: 2 }, { weight: 1 }];
const segmentOf = (nonce: number) =>
  [0, 1, 1, 2][createDraws(hmacSha256, { serverSeed: server_seed, clientSeed: 'eu', nonce }).int(4)] ?? -1;

test('a day as it was drawn is found right; a changed prize or seed is not', () => {
  const spins = [0, 1, 2, 3].map((nonce) => ({ client_seed: 'eu', nonce, segment: segmentOf(nonce) }));
  const day = { server_seed, server_seed_hash: commitmentOf(server_seed), spins };
  expect(checkDay(day, segments)).toEqual({ isSeedRight: true, spins: [true, true, true, true] });
  const [first, ...rest] = spins;
  if (!first) throw new Error('no spin');
  const changed = { ...first, segment: (first.segment + 1) % 3 };
  expect(checkDay({ ...day, spins: [changed, ...rest] }, segments).spins).toEqual([false, true, true, true]);
  expect(checkDay({ ...day, server_seed: 'ab'.repeat(32) }, segments).isSeedRight).toBe(false);
});
