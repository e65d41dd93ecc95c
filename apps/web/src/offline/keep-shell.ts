/** Looked for this often while a page stays open. */
const lookMs = 60 * 60_000;

/**
 * Has the browser keep the shell of the site. `onNewer` is told when a newer release waits behind an open page; what it
 * is given takes that release up and loads the page anew.
 */
export async function keepShell(onNewer: (takeUp: () => void) => void): Promise<void> {
  // Plain http and private windows have no service workers; the site works without.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  let wantsReload = false;
  serviceWorker.addEventListener('controllerchange', () => wantsReload && globalThis.location.reload());
  const registration = await serviceWorker.register('/sw.js');
  const tell = () => {
    const { waiting } = registration;
    if (!waiting || !serviceWorker.controller) return;
    onNewer(() => {
      wantsReload = true;
      waiting.postMessage('update');
    });
  };
  tell();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && tell());
  });
  setInterval(() => void registration.update().catch(() => {}), lookMs);
  // What came before the worker is kept too: the words of this language, the page that was opened.
  if (isFirst) (await serviceWorker.ready).active?.postMessage(loadedFiles());
}

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
