import { expect, test } from 'vitest';
import { startLanguage } from './start-language.ts';
import { memoryStore } from './storage.ts';

test('[S1.10] where no language is stored, pt is stored on first start and used', () => {
  const store = memoryStore();
  expect(startLanguage(store)).toBe('pt');
  expect(store.getItem('language')).toBe('pt');
});

test('[S1.11] the stored language is read from the key `language` and left as it is', () => {
  const store = memoryStore({ language: 'th' });
  expect(startLanguage(store)).toBe('th');
  expect(store.getItem('language')).toBe('th');
});

test('a language that is none of the nine counts as none', () => {
  const store = memoryStore({ language: 'xx' });
  expect(startLanguage(store)).toBe('pt');
  expect(store.getItem('language')).toBe('pt');
});
