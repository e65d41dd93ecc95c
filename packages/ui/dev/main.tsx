import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from '../src/gallery.tsx';
import '../src/styles.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
