import '@arara/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startAtTop } from './app/start-at-top.ts';
import { keepIntroducer } from './lib/introducer.ts';
import { sessionStore } from './lib/storage.ts';

function start(): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  keepIntroducer(globalThis.location.search, sessionStore);
  startAtTop();
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

start();
