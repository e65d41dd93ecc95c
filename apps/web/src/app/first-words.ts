import { languageKey } from '../lib/language-key.ts';
import { localStore } from '../lib/storage.ts';

/**
 * Says what the first sight says in the page's language, and shows it: the server does not know the language, it is kept in
 * the browser. Where none is kept, or none that is known, the server has written what the page will say.
 */
export function sayFirstWords(): void {
  const language = localStore.getItem(languageKey) ?? '';
  for (const place of document.querySelectorAll<HTMLElement>('.first-words')) {
    // Written by our own server.
    const words = JSON.parse(place.dataset.words ?? '{}') as Partial<Record<string, string>>;
    if (Object.hasOwn(words, language)) place.textContent = words[language] ?? '';
    place.classList.remove('first-words');
  }
}
