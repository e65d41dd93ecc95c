import { useEffect } from 'react';
import { siteName } from './site.ts';

/** Names the page in the browser's tab and for screen readers. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title]);
}
