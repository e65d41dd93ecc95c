import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { askFirst } from './app/ask-first.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the back office');
askFirst();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
