import type { LinkElement } from '@arara/ui';
import { Link } from '@tanstack/react-router';

/** An empty link to an address that the server gave: a path of the site, or another place in a window of its own. */
export function siteLink(address: string): LinkElement {
  // biome-ignore lint/a11y/useAnchorContent: whoever takes the link gives it its words.
  if (!address.startsWith('/')) return <a href={address} target="_blank" rel="noopener noreferrer" />;
  // The router knows its paths only as they are written in code; one it does not have shows "not found".
  return <Link to={address as '/'} />;
}
