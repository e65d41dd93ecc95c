import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { askFirst } from './app/ask-first.ts';
import { store } from './app/store.ts';
import { setLanguage } from './lib/language.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the back office');
askFirst();
// The page begins in its own language; one whose words do not come begins in Portuguese.
await setLanguage(store.getItem<string>('locale') ?? 'pt').catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
