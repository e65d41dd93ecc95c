import { expect, test } from 'vitest';
import { keepIntroducer, readIntroducer } from '../../lib/introducer.ts';
import { shareLink, shownLink } from './share-link.ts';

test('the link keeps the address the page was opened at', () => {
  const link = shareLink('http://127.0.0.1:8080/?code=LUANA27K', 'https://arara.example');
  expect(link).toBe('https://arara.example/?code=LUANA27K');
  expect(shownLink(link)).toBe('arara.example/?code=LUANA27K');
});

test('whoever opens the link registers with its code', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  keepIntroducer(
    new URL(shareLink('http://127.0.0.1/?code=LUANA27K', 'https://arara.example')).search,
    store,
  );
  expect(readIntroducer(store)).toBe('LUANA27K');
});
