import { version } from '../../../package.json';
import { currentLanguage } from '../../lib/i18n.ts';
import { languageKey } from '../../lib/language-key.ts';

/** What the page can say of itself and its browser without asking anybody. */
export function readClient() {
  const { code, locale } = currentLanguage();
  return {
    code,
    locale,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    window: `${globalThis.innerWidth} × ${globalThis.innerHeight}`,
    pixelRatio: globalThis.devicePixelRatio,
    hasReducedMotion: globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches,
    isOnline: navigator.onLine,
    hasLocal: works('localStorage'),
    hasSession: works('sessionStorage'),
    storedLanguage: storedIn('localStorage', languageKey),
    // Whether there is one; never which.
    hasToken: storedIn('sessionStorage', 'token') !== null,
    version: [version, buildOf(document.querySelector('script[type=module][src]'))]
      .filter(Boolean)
      .join(' · '),
    userAgent: navigator.userAgent,
  };
}

type StoreName = 'localStorage' | 'sessionStorage';

/** Browsers that block storage throw on the first touch. */
function works(name: StoreName): boolean {
  try {
    const key = 'storage-test';
    globalThis[name].setItem(key, key);
    const isKept = globalThis[name].getItem(key) === key;
    globalThis[name].removeItem(key);
    return isKept;
  } catch {
    return false;
  }
}

function storedIn(name: StoreName, key: string): string | null {
  try {
    return globalThis[name].getItem(key);
  } catch {
    return null;
  }
}

/** The build names its first script after its content: that tells two builds of one version apart. */
function buildOf(script: Element | null): string {
  return /-([\w-]{6,})\.js$/.exec(script?.getAttribute('src') ?? '')?.[1] ?? '';
}
