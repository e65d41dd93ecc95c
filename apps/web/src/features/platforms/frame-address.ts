/** Where a game is framed from. */
export interface FrameAddress {
  readonly src: string;
  /** Its page is served by this house (the sandbox's): it can do without an origin. */
  readonly isOurs: boolean;
}

/** What a server that was told no name of its own calls itself; no platform's page is there. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * Tells this house's page of a game from a platform's by origin and path; the path alone anybody can have. Ours is asked for at
 * the address that this page came from, which may be another of the house's names.
 */
export function frameAddress(url: string, here: string): FrameAddress {
  const address = new URL(url, here);
  const isThisHouse = address.origin === new URL(here).origin || loopback.test(address.hostname);
  const isOurs = isThisHouse && address.pathname.startsWith('/sandbox/');
  return { src: isOurs ? `${address.pathname}${address.search}` : address.href, isOurs };
}
