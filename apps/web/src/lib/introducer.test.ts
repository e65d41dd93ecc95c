import { expect, test } from 'vitest';
import { keepIntroducer, readIntroducer } from './introducer.ts';
import { memoryStore } from './storage.ts';

test("an inviter's code in the address is kept for the visit", () => {
  const store = memoryStore();
  keepIntroducer('?x=1&code=LUANA27', store);
  expect(readIntroducer(store)).toBe('LUANA27');
  keepIntroducer('', store);
  expect(readIntroducer(store)).toBe('LUANA27');
});

test('what cannot be a code is not kept', () => {
  const store = memoryStore();
  keepIntroducer('?code=%3Cscript%3E', store);
  keepIntroducer(`?code=${'x'.repeat(21)}`, store);
  expect(readIntroducer(store)).toBe('');
});
