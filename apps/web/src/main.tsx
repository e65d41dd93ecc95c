import '@arara/ui/styles.css';
import './app/first-sight.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadFirstPage } from './app/load-first-page.ts';
import { quietTransitions } from './app/quiet-transitions.ts';
import { startAtTop } from './app/start-at-top.ts';
import { keepIntroducer } from './lib/introducer.ts';
import { nextTask } from './lib/next-task.ts';
import { sessionStore } from './lib/storage.ts';
import { keepInstallOffer } from './offline/install.ts';

async function start(): Promise<void> {
  await nextTask();
  // Our policy runs no code made from text: the schemas of forms, loaded later, are told not to try.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  keepIntroducer(globalThis.location.search, sessionStore);
  startAtTop();
  quietTransitions(document);
  keepInstallOffer();
  await loadFirstPage();
  // A transition is drawn in slices: the first page does not hold up the first touch.
  startTransition(() =>
    createRoot(place).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

// Not awaited here: the page's own file, which it waits for, takes parts of this one.
void start().catch((error: unknown) => {
  console.error(error);
  globalThis.dispatchEvent(new Event('start-lost'));
});
