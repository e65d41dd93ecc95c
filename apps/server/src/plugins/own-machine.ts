const loopback = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

/**
 * True for an address of this machine: proxies there are believed. Told by its text, for it is asked of each request; reading and
 * comparing addresses cost more than finding a ready answer.
 */
export const isOwnMachine = (address: string): boolean => loopback.test(address);
