/** The invitation link on the address this page was opened at: the server may be known by another name inside. */
export function shareLink(shareUrl: string, origin: string): string {
  const { pathname, search } = new URL(shareUrl);
  return new URL(`${pathname}${search}`, origin).href;
}

/** The link as people read it: without its protocol. */
export const shownLink = (link: string): string => link.replace(/^https?:\/\//, '');
