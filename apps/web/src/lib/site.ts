import { useFlag } from './ui-flags.ts';

/** What the operator calls the site, as the server told it last; the product's own name before that. */
export const useSiteName = (): string => useFlag('siteName');
