import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

const charge = { created_at: '2026-11-20T12:00:00.000Z', expires_at: '2026-11-20T12:15:00.000Z' };
const at = (clock: string) => countdown(charge, Date.parse(`2026-11-20T${clock}Z`));

test('counts down by the second', () => {
  expect(at('12:04:12.000')).toMatchObject({ text: '10:48', minutes: 11, tone: 'leaf' });
  expect(at('12:00:00.000')).toMatchObject({ text: '15:00', share: 1 });
});

test('warns before the end and stops at zero', () => {
  expect(at('12:13:01.000').tone).toBe('sun');
  expect(at('12:14:31.000')).toMatchObject({ text: '0:29', tone: 'scarlet' });
  expect(at('12:20:00.000')).toMatchObject({ text: '0:00', share: 0, minutes: 0 });
});
