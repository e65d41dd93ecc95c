import { newKey } from '@arara/contract/intent';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

afterEach(() => void vi.unstubAllGlobals());

test('something new is written on plain http too, where the browser makes no ids', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newId()).not.toBe(newId());
  expect(newKey()).toMatch(/^[\da-f]{32}$/);
});
