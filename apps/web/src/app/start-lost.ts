import { languageKey } from '../lib/language-key.ts';
import { localStore, sessionStore } from '../lib/storage.ts';

type Said = readonly [title: string, text: string];
/** Filled in while the site is built: what is said in each language. */
declare const lostWords: Readonly<Record<string, { failed: Said; offline: Said; again: string }>>;

/** A page that came to nothing loads itself anew, not more often than this; after that it says so. */
const onceMs = 30_000;
const restMs = 1500;
const triedKey = 'start-lost';

/**
 * Until the app stands: a script or a style that does not come, as on a line that breaks, would leave an empty frame for good. The page is
 * loaded anew by itself, once and with the connection, and then says what there is to do.
 */
export function watchStart(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      if (isStyle || target instanceof HTMLScriptElement) lost();
    },
    true,
  );
  // The first page's own file did not come (`main.tsx`).
  addEventListener('start-lost', lost);
}

let isLost = false;

function lost(): void {
  if (isLost || document.querySelector('#root > *')) return;
  isLost = true;
  const again = () => globalThis.location.reload();
  const isTried = Date.now() - Number(sessionStore.getItem(triedKey)) < onceMs;
  addEventListener('online', again, { once: true });
  if (navigator.onLine && !isTried) {
    sessionStore.setItem(triedKey, String(Date.now()));
    setTimeout(again, restMs);
    return;
  }
  tell(again);
}

function tell(again: () => void): void {
  const words = lostWords[localStore.getItem(languageKey) ?? ''] ?? lostWords.pt;
  if (!words) return;
  const [title, text] = navigator.onLine ? words.failed : words.offline;
  const place = document.createElement('div');
  place.className = 'start-lost';
  place.role = 'alert';
  const add = (tag: string, said: string) => {
    const part = document.createElement(tag);
    part.textContent = said;
    place.append(part);
    return part;
  };
  add('strong', title);
  add('p', text);
  add('button', words.again).addEventListener('click', again);
  document.body.append(place);
}
