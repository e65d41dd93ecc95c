import { useEffect } from 'react';
import { setFlags } from '../../lib/ui-flags.ts';
import { useSiteContent } from '../../lib/use-site-content.ts';

/** Keeps the logo and the page background that the server names: the next visit starts with them. */
export function useStoreSiteContent(): void {
  const { data } = useSiteContent();
  useEffect(() => {
    if (!data) return;
    setFlags({
      siteName: data.title,
      siteLogo: data.site_logo,
      siteMark: data.site_mark,
      pageBackground: data.page_background,
    });
  }, [data]);
}
