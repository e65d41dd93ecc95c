import { useEffect } from 'react';
import { useSiteName } from './site.ts';

/** Names the page in the browser's tab and for screen readers. */
export function useTitle(title?: string): void {
  const siteName = useSiteName();
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title, siteName]);
}
