import { createStore, useStore } from '../lib/store.ts';

/** A browser's offer to install the site; the types of pages do not know it yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offer = createStore<InstallOffer | null>(null);

/** Keeps the browser's offer for the moment somebody asks for it. It comes once, early. */
export function keepInstallOffer(): void {
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.set(event as InstallOffer);
  });
  globalThis.addEventListener('appinstalled', () => offer.set(null));
}

/** Installs the site as an app; `null` where the browser does not offer it, or has done it. */
export function useInstall(): (() => void) | null {
  const kept = useStore(offer, (state) => state);
  if (!kept) return null;
  return () => {
    offer.set(null);
    void kept.prompt();
  };
}
