import { expect, test } from 'vitest';
import { newEndToEndId, newRefundId, newReturnId, newTxid, payoutIdOf } from './ids.ts';

test('[R2] a txid has 26 to 35 letters or digits and never comes twice', () => {
  const made = Array.from({ length: 10_000 }, newTxid);
  expect(made.filter((txid) => !/^[a-zA-Z0-9]{26,35}$/.test(txid))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

test('each of the 62 characters is as likely as the others', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 5000; i += 1) {
    for (const character of newTxid()) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const expected = (5000 * 32) / 62;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(counts.size).toBe(62);
  // 61 degrees of freedom: above 140 about once in ten million runs; a plain modulo 62 would give thousands.
  expect(chiSquare).toBeLessThan(140);
});

test('ids carry their institution and minute in UTC', () => {
  const from = { ispb: '12345678', at: new Date('2026-01-02T03:04:59-03:00') };
  expect(newEndToEndId(from)).toMatch(/^E12345678202601020604[a-zA-Z0-9]{11}$/);
  expect(newReturnId(from)).toMatch(/^D12345678202601020604[a-zA-Z0-9]{11}$/);
  expect(
    [newRefundId(), payoutIdOf('0198c0de-0000-7000-8000-000000000001')].every((id) =>
      /^[a-zA-Z0-9]{1,35}$/.test(id),
    ),
  ).toBe(true);
});
