import '@arara/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startAtTop } from './app/start-at-top.ts';
import { startI18n } from './lib/i18n.ts';
import { keepIntroducer } from './lib/introducer.ts';
import { sessionStore } from './lib/storage.ts';

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  keepIntroducer(globalThis.location.search, sessionStore);
  await startI18n();
  startAtTop();
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
