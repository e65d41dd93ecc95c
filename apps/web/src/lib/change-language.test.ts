import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage } from './i18n.ts';
import { languageKey } from './language-key.ts';
import { localStore } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('[S4.11] switching the language keeps it under its key and refreshes the page', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  changeLanguage('tr');
  expect(localStore.getItem(languageKey)).toBe('tr');
  expect(reload).toHaveBeenCalledOnce();
});
