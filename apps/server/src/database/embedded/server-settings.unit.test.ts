import { expect, test } from 'vitest';
import { serverSettings } from './server-settings.ts';

const GiB = 1024 ** 3;

test.each([
  [1 * GiB, '128MB'],
  [4 * GiB, '1024MB'],
  [24 * GiB, '6144MB'],
  [256 * GiB, '8192MB'],
])('of %d bytes of memory PostgreSQL takes %s for its pages', (memory, taken) => {
  expect(serverSettings(memory).shared_buffers).toBe(taken);
});

test('what is committed is on the disk', () => {
  expect(serverSettings(4 * GiB)).toMatchObject({ fsync: 'on', synchronous_commit: 'on' });
});
